import { agesOf, Newest } from './ages.js';
import type { Chunk } from './chunk.js';
import type { PathFilter } from './filter.js';
import { leftOutNotes, MOST_MILLIS, OUT_OF_TIME } from './left-out.js';
import { nearest } from './name.js';
import type { Place } from './place.js';
import type { Pool } from './pool.js';
import { reach, visit } from './visit.js';
import { merged } from './walk.js';

/** Files, how many there are in all, and what the model should know of those that are not among them. */
export interface GlobAnswer {
  paths: string[];
  total: number;
  notes: string[];
}

/** What a glob runs with. `most`: how many paths are wanted. */
export interface GlobMeans {
  place: Place;
  pool: Pool | undefined;
  most: number;
  signal: AbortSignal | undefined;
}

/** Of how many files the ages are asked for at a time. */
const BATCH = 256;

/** The files below `place` that `filter` lets through, by their last change, newest first; then in the walk's order. */
export async function newestFirst(filter: PathFilter, means: GlobMeans): Promise<GlobAnswer> {
  const { place, pool, most, signal } = means;
  const start = reach(place.walker, place.start, filter.base);
  if (start === undefined) return { paths: [], total: 0, notes: [] };
  const { dots } = filter;
  const base = nearest(place.root);
  const left = { special: 0, unreadable: 0 };
  const deadline = Date.now() + MOST_MILLIS;
  // Thousands of files: no path is put together but for those that are shown.
  const folders: string[] = [];
  const files: string[] = [];
  const ages: (Float64Array | Promise<Float64Array>)[] = [];
  let batch: Chunk = [];
  let asked = 0;
  const isWhole = await visit(place.walker, { start, dots, left, signal, deadline }, (folder) => {
    const names = dots ? merged(folder.files, folder.dotFiles) : folder.files;
    const below = filter.byName ? '' : folder.path.slice(place.start.length);
    const fits = names.filter((name) => filter.matches(below + name));
    if (fits.length === 0) return;
    for (const name of fits) {
      folders.push(folder.path);
      files.push(name);
    }
    batch.push([folder.path, fits.join('/')]);
    if (files.length < asked + BATCH) return;
    ages.push(pool?.ages(base, batch) ?? agesOf(base, batch));
    batch = [];
    asked = files.length;
  });
  ages.push(agesOf(base, batch));
  const newest = new Newest(most);
  for (const part of ages) newest.add(await part);
  return {
    paths: newest.files.map((index) => place.show(folders[index]! + files[index]!)),
    total: files.length,
    notes: [...leftOutNotes(left), ...(isWhole ? [] : [OUT_OF_TIME])],
  };
}
