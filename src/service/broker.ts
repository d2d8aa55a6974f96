import fs from 'node:fs';

/** Whether the environment this process was started with can still be read by others, and why if so. */
export interface Hidden {
  hidden: boolean;
  say: string;
}

/**
 * Takes the environment out of sight: variables stay in `env` (the process's own, which libraries read), but
 * `/proc/<pid>/environ` holds nothing any more. Deleting a variable does not do that: the kernel shows the memory the
 * process was started with, so that memory is overwritten here, and the variables are set anew on the heap.
 * Linux only; the rest of the door must not have started a thread or a child yet.
 */
export function hideEnvironment(env: NodeJS.ProcessEnv): Hidden {
  if (process.platform !== 'linux')
    return {
      hidden: false,
      say: `on ${process.platform} other programs of the same user may read the environment`,
    };
  const kept = Object.entries(env);
  try {
    overwrite();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { hidden: !isReadable(kept), say: `the environment could not be overwritten: ${why}` };
  } finally {
    for (const [name, value] of kept) if (value !== undefined) env[name] = value;
  }
  return isReadable(kept)
    ? { hidden: false, say: 'the environment could not be overwritten' }
    : { hidden: true, say: 'no process can read the environment of this one' };
}

/** proc(5), `stat`: fields 50 and 51 are where the first environment begins and ends. */
function overwrite(): void {
  const stat = fs.readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [start, end] = [Number(fields[47]), Number(fields[48])];
  if (!(start > 0 && end > start && Number.isSafeInteger(end))) throw new Error('its place is not told');
  const memory = fs.openSync('/proc/self/mem', 'r+');
  try {
    const zeros = Buffer.alloc(end - start);
    for (let done = 0; done < zeros.length; )
      done += fs.writeSync(memory, zeros, done, zeros.length - done, start + done);
  } finally {
    fs.closeSync(memory);
  }
}

/** Looks as another process would. */
function isReadable(kept: [string, string | undefined][]): boolean {
  try {
    const shown = fs.readFileSync('/proc/self/environ');
    return kept.some(([name, value]) => value && shown.includes(`${name}=${value}`));
  } catch {
    return false;
  }
}
