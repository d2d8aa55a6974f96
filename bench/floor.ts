// What a search with a limit cannot go below: opening, reading and closing the files up to the last line shown, by one
// thread of Node and by two, with nothing else done. Also the entry of the second thread.
import fs from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Search } from '../src/service/search/search.js';
import { median } from './quiet.js';

const FILES_A_TURN = 4;
const MOST_BYTES = 131_072;
/** Places in shared memory: the file that is next, the round that both are to read, the one that the second has read. */
const [NEXT, ROUND, READ] = [0, 1, 2];
const bytes = Buffer.alloc(MOST_BYTES);

/** The files of a tree that a search reads, in order, until it is through with `last`; all of them without. */
export function filesUpTo(search: Search, tree: string, last: string | undefined): string[] {
  const files: string[] = [];
  const next = search.walker.cursor();
  for (let folder = next(); folder; folder = next()) {
    for (const name of folder.files) {
      files.push(`${tree}/${folder.path}${name}`);
      if (folder.path + name === last) return files;
    }
  }
  return files;
}

/** Milliseconds in which one thread reads the files, and in which two do; medians of `rounds`. */
export async function floor(files: readonly string[], rounds: number): Promise<{ one: number; two: number }> {
  const state = new Int32Array(new SharedArrayBuffer(12));
  const second = new Worker(new URL(import.meta.url), { workerData: { files, state } });
  await new Promise((resolve) => second.once('message', resolve));
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const began = performance.now();
    readOn(files, state);
    const between = performance.now();
    Atomics.store(state, NEXT, 0);
    Atomics.store(state, ROUND, round);
    Atomics.notify(state, ROUND);
    readOn(files, state);
    Atomics.wait(state, READ, round - 1);
    one.push(between - began);
    two.push(performance.now() - between);
    Atomics.store(state, NEXT, 0);
  }
  await second.terminate();
  return { one: median(one), two: median(two) };
}

/** Takes and reads a few files at a time, until none is left. */
function readOn(files: readonly string[], state: Int32Array): void {
  for (;;) {
    const from = Atomics.add(state, NEXT, FILES_A_TURN);
    if (from >= files.length) return;
    for (const file of files.slice(from, from + FILES_A_TURN)) {
      const opened = fs.openSync(file, 'r');
      fs.readSync(opened, bytes, 0, MOST_BYTES, null);
      fs.closeSync(opened);
    }
  }
}

if (!isMainThread) {
  const { files, state } = workerData as { files: string[]; state: Int32Array };
  parentPort!.postMessage('ready');
  for (let round = 1; ; round++) {
    Atomics.wait(state, ROUND, round - 1);
    readOn(files, state);
    Atomics.store(state, READ, round);
    Atomics.notify(state, READ);
  }
}
