import v8 from 'node:v8';

/** From here on optimized code pays, whatever it takes to make. */
const LONGEST_MILLIS = 1000;

/**
 * Runs a first search. In a new process everything becomes hot at once: V8 would compile it on threads of its own, all
 * through that search and in the way of its threads, for code that is ready when the search is over. So it waits until
 * then, as do the helpers of its garbage collector, which have little to do and are woken often.
 */
export async function unoptimized<Result>(work: () => Promise<Result>): Promise<Result> {
  set('no-');
  const timer = setTimeout(() => set(''), LONGEST_MILLIS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    set('');
  }
}

function set(no: '' | 'no-'): void {
  v8.setFlagsFromString(`--${no}opt`);
  v8.setFlagsFromString(`--${no}parallel-scavenge`);
}
