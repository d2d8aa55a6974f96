import { Fault } from './fault.js';

/** Milliseconds: until the answer starts, between two events, and how long to wait for trailing usage once it is whole. */
export interface Patience {
  firstMs: number;
  idleMs: number;
  tailMs: number;
}

/** undici gives up on a silent body after 300 s; ours speaks first. */
export const PATIENCE: Patience = { firstMs: 290_000, idleMs: 240_000, tailMs: 5_000 };

/**
 * Yields what `open` streams. A silence longer than `patience` is a Fault; when `isWhole` says that the answer is
 * complete, a silence or a cut merely ends it. However the loop is left, the connection is closed.
 */
export async function* watched<T>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  patience: Patience,
  outer: AbortSignal,
  isWhole: () => boolean = () => false,
): AsyncGenerator<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  outer.addEventListener('abort', abort, { once: true });
  try {
    outer.throwIfAborted();
    const events = (await within(open(controller.signal), patience.firstMs))[Symbol.asyncIterator]();
    for (;;) {
      const step = await within(events.next(), isWhole() ? patience.tailMs : patience.idleMs).catch(
        (error: unknown) => {
          if (isWhole() && !outer.aborted) return undefined;
          throw error;
        },
      );
      // The vendors' clients end the loop silently when they are aborted.
      outer.throwIfAborted();
      if (!step || step.done) return;
      yield step.value;
    }
  } finally {
    outer.removeEventListener('abort', abort);
    controller.abort();
  }
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `the model server was silent for ${Math.round(ms / 100) / 10} s`;
      reject(new Fault(message, { outcome: 'model-error', again: true }));
    }, ms);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
