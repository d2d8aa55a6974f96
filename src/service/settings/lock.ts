import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../contract/error.js';

const WAIT_MILLIS = 20;
const MOST_MILLIS = 5_000;
/** Nobody changes a file for so long: whoever made the lock is gone. */
const STALE_MILLIS = 10_000;

/** Changes a file of the person's own while no other process does: one reads what the other has written. */
export function alone<T>(file: string, work: () => T): T {
  const lock = `${file}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  for (let waited = 0; !taken(lock); waited += WAIT_MILLIS) {
    if (waited > MOST_MILLIS)
      throw new ToolError(`${file} is being changed by another process. Nothing was changed: try again.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MILLIS);
  }
  try {
    return work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    fs.closeSync(fs.openSync(lock, 'wx', 0o600));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const made = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && Date.now() - made > STALE_MILLIS) fs.rmSync(lock, { force: true });
    return false;
  }
}
