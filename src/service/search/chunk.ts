import type { Engine } from './engine.js';
import type { Lines } from './lines.js';
import { hasStray, toFile } from './name.js';
import type { Pattern } from './plan.js';

/** Files to search: folders (empty or ending in `/`), each with its file names joined by `/`. */
export type Chunk = [folder: string, names: string][];

/** What every chunk of a search has in common; plain data, it goes to the workers. */
export interface Job {
  root: string;
  pattern: Pattern;
  /** Most matching lines wanted of one chunk. */
  most: number;
  /** Only which files match, not which lines. */
  filesOnly: boolean;
  /** Shared memory. Not 0 = stop; and how much all have found. */
  stop: Int32Array;
}

/** One file's matches; `lines` is empty when only files are wanted. */
export interface FileHits {
  path: string;
  found: number;
  lines: Lines;
}

/** Searches a chunk's files in order, until `job.most` lines (or files) match or the job is stopped. */
export function searchChunk(engine: Engine, job: Job, chunk: Chunk): FileHits[] {
  const hits: FileHits[] = [];
  let found = 0;
  let lines: Lines = [];
  for (const [folder, names] of chunk) {
    const base = `${job.root}/${folder}`;
    const odd = hasStray(base) || hasStray(names);
    for (const name of names.split('/')) {
      if (job.stop[0] !== 0) return hits;
      const most = job.filesOnly ? 1 : job.most - found;
      const path = base + name;
      const matched = engine.search(odd ? toFile(path) : path, most, job.filesOnly ? undefined : lines);
      if (matched === 0) continue;
      hits.push({ path: folder + name, found: matched, lines });
      lines = [];
      found += matched;
      Atomics.add(job.stop, 1, matched);
      if (found >= job.most) return hits;
    }
  }
  return hits;
}

/** What a message to the main thread may hold, in characters: it is read in one go there. */
const MOST_IN_PART = 524_288;

/** Hits in parts small enough for a message each, one at least; a file with many lines goes over several. */
export function* parts(hits: FileHits[]): Generator<FileHits[]> {
  let part: FileHits[] = [];
  let size = 0;
  for (const { path, found, lines } of hits) {
    let file: FileHits = { path, found, lines: [] };
    part.push(file);
    for (const piece of lines) {
      if (size > MOST_IN_PART) {
        yield part;
        file = { path, found: 0, lines: [] };
        part = [file];
        size = 0;
      }
      file.lines.push(piece);
      size += piece.length;
    }
  }
  yield part;
}

/** Puts a further part to what came before. */
export function joined(before: FileHits[], part: FileHits[]): FileHits[] {
  const last = before.at(-1);
  const [first] = part;
  if (!last || !first || last.path !== first.path) return [...before, ...part];
  const { path, found } = last;
  const whole = { path, found: found + first.found, lines: [...last.lines, ...first.lines] };
  return [...before.slice(0, -1), whole, ...part.slice(1)];
}
