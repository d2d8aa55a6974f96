import { agesOf, newest } from './ages.js';
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
  const files: string[] = [];
  const ages: (Float64Array | Promise<Float64Array>)[] = [];
  let batch: Chunk = [];
  let size = 0;
  const isWhole = await visit(place.walker, { start, dots, left, signal, deadline }, (folder) => {
    const names = dots ? merged(folder.files, folder.dotFiles) : folder.files;
    const fits = names.filter((name) => filter.matches((folder.path + name).slice(place.start.length)));
    if (fits.length === 0) return;
    for (const name of fits) files.push(folder.path + name);
    batch.push([folder.path, fits.join('/')]);
    size += fits.length;
    if (size < BATCH) return;
    ages.push(pool?.ages(base, batch) ?? agesOf(base, batch));
    batch = [];
    size = 0;
  });
  ages.push(agesOf(base, batch));
  const all = new Float64Array(files.length);
  let at = 0;
  for (const part of await Promise.all(ages)) {
    all.set(part, at);
    at += part.length;
  }
  return {
    paths: newest(all, most).map((index) => place.show(files[index]!)),
    total: files.length,
    notes: [...leftOutNotes(left), ...(isWhole ? [] : [OUT_OF_TIME])],
  };
}
