import fs from 'node:fs';
import type { PathFilter } from './filter.js';
import { leftOutNotes, OUT_OF_TIME } from './left-out.js';
import { nearest, toFile } from './name.js';
import type { Place } from './place.js';
import { reach, visit } from './visit.js';
import { merged } from './walk.js';

/** Files, and what the model should know of those that are not among them. */
export interface GlobAnswer {
  paths: string[];
  notes: string[];
}

const MILLIS = 20_000;
const QUIETLY = { throwIfNoEntry: false } as const;

/** The files below `place` that `filter` lets through, by their last change, newest first; then by name. */
export async function newestFirst(
  place: Place,
  filter: PathFilter,
  signal?: AbortSignal,
): Promise<GlobAnswer> {
  const start = reach(place.walker, place.start, filter.base);
  if (start === undefined) return { paths: [], notes: [] };
  const { dots } = filter;
  const left = { special: 0, unreadable: 0 };
  const near = nearest(place.root);
  const deadline = Date.now() + MILLIS;
  const found: { path: string; time: number }[] = [];
  const isWhole = await visit(place.walker, { start, dots, left, signal, deadline }, (folder) => {
    for (const name of dots ? merged(folder.files, folder.dotFiles) : folder.files) {
      const file = folder.path + name;
      if (!filter.matches(file.slice(place.start.length))) continue;
      found.push({ path: place.show(file), time: timeOf(toFile(`${near}/${file}`)) });
    }
  });
  found.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1));
  return {
    paths: found.map((entry) => entry.path),
    notes: [...leftOutNotes(left), ...(isWhole ? [] : [OUT_OF_TIME])],
  };
}

/** When a file changed last; 0 when that cannot be seen. */
function timeOf(file: string | Buffer): number {
  try {
    return fs.lstatSync(file, QUIETLY)?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
}
