import type { Chunk } from './chunk.js';
import { merged } from './listing.js';
import type { Place } from './place.js';
import type { Folder, LeftOut } from './walk.js';

/** Gives the next chunk, of about so many files (perhaps none: much was walked and filtered out); undefined at the end. */
export type NextChunk = (files: number) => Chunk | undefined;

/** What walking a folder without a file to search counts as. */
const EMPTY_FOLDER = 1 / 8;
/** Where folders are slow to come by, a chunk holds what came so far. */
const MOST_MILLIS = 4;

/** Cuts what `place` holds into chunks, in path order, as they are asked for. */
export function chunks(
  place: Place,
  filter: ((path: string) => boolean) | undefined,
  dots: boolean,
  left: LeftOut,
): NextChunk {
  const next = place.file === undefined ? place.walker.cursor(place.start, dots, left) : once(place.file);
  let folder: FolderFiles | undefined;
  let names: readonly string[] = [];
  let at = 0;
  const refill = (): FolderFiles | undefined => {
    folder = next();
    if (!folder) return undefined;
    const { path, files, dotFiles } = folder;
    at = 0;
    names = dots ? merged(files, dotFiles) : files;
    if (filter) names = names.filter((name) => filter((path + name).slice(place.start.length)));
    return folder;
  };
  /** The names that come next: a folder's that fits whole are joined but once. */
  const join = (from: FolderFiles, count: number): string => {
    if (count < names.length || names !== from.files) return names.slice(at, at + count).join('/');
    from.joined ??= names.join('/');
    return from.joined;
  };
  return (files) => {
    const chunk: Chunk = [];
    const until = performance.now() + MOST_MILLIS;
    for (let free = files; free > 0 && performance.now() < until; ) {
      const from = at < names.length ? folder : refill();
      if (!from) return chunk.length > 0 ? chunk : undefined;
      const count = at === 0 && names.length <= files ? names.length : Math.min(names.length - at, free);
      if (count > 0) chunk.push([from.path, join(from, count)]);
      at += count;
      free -= Math.max(count, EMPTY_FOLDER);
    }
    return chunk;
  };
}

type FolderFiles = Pick<Folder, 'path' | 'files' | 'dotFiles' | 'joined'>;

/** A cursor over one file. */
function once(file: string): () => FolderFiles | undefined {
  const slash = file.lastIndexOf('/') + 1;
  let folder: FolderFiles | undefined = {
    path: file.slice(0, slash),
    files: [file.slice(slash)],
    dotFiles: [],
  };
  return () => {
    const only = folder;
    folder = undefined;
    return only;
  };
}
