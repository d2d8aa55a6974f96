import v8 from 'node:v8';

/** The first worker has loaded most of Node's own code by then, compiled: under other flags V8 would compile it anew. */
const LOADED_MILLIS = 60;
/** From here on optimized code pays, whatever it takes to make. */
const LONGEST_MILLIS = 1000;

/**
 * Runs a first search. In a new process everything becomes hot at once: V8 would compile it on threads of its own, all
 * through that search and in the way of its threads, for code that is ready when the search is over. So it waits until
 * then. (Flags of the garbage collector would help as well, but some end the process when they change under way.)
 */
export async function unoptimized<Result>(work: () => Promise<Result>): Promise<Result> {
  // Absent where V8 may not compile at all.
  if (!('WebAssembly' in globalThis)) return work();
  let waits = false;
  const wait = (value: boolean): void => {
    if (value === waits) return;
    waits = value;
    v8.setFlagsFromString(value ? '--no-opt' : '--opt');
  };
  const begin = setTimeout(() => wait(true), LOADED_MILLIS).unref();
  const end = setTimeout(() => wait(false), LONGEST_MILLIS).unref();
  try {
    return await work();
  } finally {
    clearTimeout(begin);
    clearTimeout(end);
    wait(false);
  }
}
