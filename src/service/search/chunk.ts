import type { Engine, Lines } from './engine.js';
import type { Place } from './place.js';
import type { Pattern } from './plan.js';
import { type LeftOut, merged } from './walk.js';

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
  /** Not 0 = stop. */
  stop: Int32Array;
}

/** One file's matches; `lines` is empty when only files are wanted. */
export interface FileHits {
  path: string;
  found: number;
  lines: Lines;
}

const FILES = 96;

/** Cuts what `place` holds into chunks, in path order, as they are asked for. */
export function chunks(
  place: Place,
  filter: ((path: string) => boolean) | undefined,
  dots: boolean,
  left: LeftOut,
): () => Chunk | undefined {
  if (place.file !== undefined) return single(place.file);
  const next = place.walker.cursor(place.start, dots, left);
  return () => {
    const chunk: Chunk = [];
    for (let files = 0; files < FILES; ) {
      const folder = next();
      if (!folder) break;
      let names = dots ? merged(folder.files, folder.dotFiles) : folder.files;
      if (filter) names = names.filter((name) => filter((folder.path + name).slice(place.start.length)));
      if (names.length > 0) chunk.push([folder.path, names.join('/')]);
      files += names.length;
    }
    return chunk.length > 0 ? chunk : undefined;
  };
}

function single(file: string): () => Chunk | undefined {
  const slash = file.lastIndexOf('/') + 1;
  let chunk: Chunk | undefined = [[file.slice(0, slash), file.slice(slash)]];
  return () => {
    const once = chunk;
    chunk = undefined;
    return once;
  };
}

/** Searches a chunk's files in order, until `job.most` lines (or files) match or the job is stopped. */
export function searchChunk(engine: Engine, job: Job, chunk: Chunk): FileHits[] {
  const hits: FileHits[] = [];
  let found = 0;
  for (const [folder, names] of chunk) {
    for (const name of names.split('/')) {
      if (Atomics.load(job.stop, 0) !== 0) return hits;
      const path = folder + name;
      const lines: Lines = [];
      const most = job.filesOnly ? 1 : job.most - found;
      const matched = engine.search(`${job.root}/${path}`, most, job.filesOnly ? undefined : lines);
      if (matched === 0) continue;
      hits.push({ path, found: matched, lines });
      found += matched;
      if (found >= job.most) return hits;
    }
  }
  return hits;
}
