import fs from 'node:fs';
import { toFile } from './name.js';
import type { Place } from './place.js';
import type { Hit } from './query.js';

/** One search over files, in order. */
export interface Sweep {
  place: Place;
  test(line: string): boolean;
  filter(path: string): boolean;
  dots: boolean;
  limit: number;
  deadline: number;
  signal?: AbortSignal | undefined;
}

/** Lines that match, in path order; gives the event loop a turn between folders. */
export async function sweep(task: Sweep): Promise<{ hits: Hit[]; stopped?: 'limit' | 'time' | 'cancelled' }> {
  const hits: Hit[] = [];
  let breath = performance.now();
  for (const file of filesOf(task)) {
    if (!searchFile(task, file, hits)) return { hits, stopped: 'limit' };
    if (performance.now() - breath < 10) continue;
    await new Promise((resolve) => setImmediate(resolve));
    breath = performance.now();
    if (task.signal?.aborted) return { hits, stopped: 'cancelled' };
    if (Date.now() > task.deadline) return { hits, stopped: 'time' };
  }
  return { hits };
}

function* filesOf({ place, filter, dots }: Sweep): Generator<string> {
  if (place.file !== undefined) return yield place.file;
  const next = place.walker.cursor(place.start, dots);
  for (let folder = next(); folder; folder = next()) {
    const names = dots ? [...folder.files, ...folder.dotFiles].sort() : folder.files;
    for (const name of names)
      if (filter((folder.path + name).slice(place.start.length))) yield folder.path + name;
  }
}

function searchFile({ place, test, limit }: Sweep, path: string, hits: Hit[]): boolean {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(toFile(`${place.root}/${path}`));
  } catch {
    return true;
  }
  if (bytes.includes(0)) return true;
  const lines = bytes.toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (let i = 0; i < lines.length; i++) {
    if (!test(lines[i]!)) continue;
    if (hits.length >= limit) return false;
    hits.push({ path: place.show(path), line: i + 1, text: lines[i]!.replace(/\r$/, '').slice(0, 500) });
  }
  return true;
}
