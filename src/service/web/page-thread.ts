import { Worker } from 'node:worker_threads';
import { ToolError } from '../../contract/error.js';
import type { Body, Page } from './page.js';

const TIMEOUT_MS = 15_000;
const MOST_MEGABYTES = 1_024;
/** Tags whose tree takes longer than that on a slow machine. */
const MOST_TAGS = 400_000;

/** What the thread is handed. `isPlain`: the words alone are wanted. */
export interface PageJob extends Body {
  isPlain?: boolean;
}

/**
 * `pageText` in a thread of its own: a page made to be slow or huge costs its own time and memory, never the run's. One
 * whose tree takes too much of either is its words alone. `file` is the compiled src/workers/page.ts.
 */
export async function pageTextInThread(
  file: string,
  body: Body,
  signal: AbortSignal,
): Promise<Page | undefined> {
  if (!/html/i.test(body.type) || tagsOf(body) <= MOST_TAGS) {
    try {
      return await inThread(file, body, signal);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
    }
  }
  return inThread(file, { ...body, isPlain: true }, signal);
}

function tagsOf({ bytes }: Body): number {
  let tags = 0;
  for (const byte of bytes) if (byte === 0x3c) tags++;
  return tags;
}

function inThread(file: string, job: PageJob, signal: AbortSignal): Promise<Page | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(file, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const timer = setTimeout(() => end(() => reject(tooMuch(job))), TIMEOUT_MS);
    const cancel = (): void => end(() => reject(signal.reason));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
      void worker.terminate();
    };
    signal.addEventListener('abort', cancel, { once: true });
    worker.once('message', (page: Page | undefined) => end(() => resolve(page)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(job) : error)),
    );
    worker.once('exit', () => end(() => reject(tooMuch(job))));
  });
}

function tooMuch({ url, bytes }: Body): ToolError {
  return new ToolError(
    `${url} (${bytes.length} bytes) takes too long to turn into text. Find a simpler page of the same matter.`,
  );
}
