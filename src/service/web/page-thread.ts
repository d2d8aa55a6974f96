import { Worker } from 'node:worker_threads';
import { ToolError } from '../../contract/error.js';
import type { Body, Page } from './page.js';

const TIMEOUT_MS = 15_000;
const MOST_MEGABYTES = 1_024;

/**
 * `pageText` in a thread of its own: a page made to be slow or huge costs its own time and memory, never the run's.
 * `file` is the compiled src/workers/page.ts.
 */
export function pageTextInThread(file: string, body: Body, signal: AbortSignal): Promise<Page | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(file, {
      workerData: body,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const timer = setTimeout(() => end(() => reject(tooMuch(body))), TIMEOUT_MS);
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
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(body) : error)),
    );
    worker.once('exit', () => end(() => reject(tooMuch(body))));
  });
}

function tooMuch({ url, bytes }: Body): ToolError {
  return new ToolError(
    `${url} (${bytes.length} bytes) takes too long to turn into text. Find a simpler page of the same matter.`,
  );
}
