const SLICE_MILLIS = 8;

/** Resolves when the event loop has turned once. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Lets the event loop turn when this thread has been busy for some milliseconds since `from`; answers with when it went on. */
export async function rest(from: number): Promise<number> {
  if (performance.now() - from < SLICE_MILLIS) return from;
  await turn();
  return performance.now();
}

/** Runs work that yields often: every few milliseconds the event loop turns, so that nobody waits long. */
export async function inTurns<Result>(work: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    await turn();
    signal?.throwIfAborted();
    for (const until = performance.now() + SLICE_MILLIS; performance.now() < until; ) {
      const step = work.next();
      if (step.done) return step.value;
    }
  }
}

/** Runs the same work in one go. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
