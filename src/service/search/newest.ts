import { agesOf, Newest } from './ages.js';
import type { Chunk } from './chunk.js';
import type { PathFilter } from './filter.js';
import { Groups } from './groups.js';
import { leftOutNotes, OUT_OF_TIME } from './left-out.js';
import { nearest } from './name.js';
import type { Place } from './place.js';
import type { Pool } from './pool.js';
import { inTurns, turn } from './turn.js';
import { reach, visit } from './visit.js';
import { merged } from './walk.js';

/** Files, how many there are in all, and what the model should know of those that are not among them. */
export interface GlobAnswer {
  paths: string[];
  total: number;
  notes: string[];
}

/** What a glob runs with. `most`: how many paths are wanted; `deadline`: Date.now() after which it walks no further. */
export interface GlobMeans {
  place: Place;
  pool: Pool | undefined;
  most: number;
  deadline: number;
  signal: AbortSignal | undefined;
}

/** Of how many files the ages are asked for at a time. */
const BATCH = 256;

/** The files below `place` that `filter` lets through, by their last change, newest first; then in the walk's order. */
export async function newestFirst(filter: PathFilter, means: GlobMeans): Promise<GlobAnswer> {
  const { place, pool, most, deadline, signal } = means;
  const start = reach(place.walker, place.start, filter.base);
  if (start === undefined) return { paths: [], total: 0, notes: [] };
  const { dots } = filter;
  const left = { special: 0, unreadable: 0 };
  // Thousands of files: no path is put together but for those that are shown.
  const files = new Groups();
  const ages = new Ages(nearest(place.root), pool);
  const isWhole = await visit(place.walker, { start, dots, left, signal, deadline }, (folder) => {
    const names = dots ? merged(folder.files, folder.dotFiles) : folder.files;
    const below = filter.byName ? '' : folder.path.slice(place.start.length);
    const fits = names.filter((name) => filter.matches(below + name));
    files.add(folder.path, fits.length === names.length ? names : fits);
    ages.add(folder.path, fits);
    ages.ask();
  });
  const newest = await inTurns(newestOf(await ages.all(signal), most), signal);
  return {
    paths: newest.map((index) => place.show(files.path(index))),
    total: files.size,
    notes: [...leftOutNotes(left), ...(isWhole ? [] : [OUT_OF_TIME])],
  };
}

/** The ages of files, asked for in batches: workers take as many as they like. */
class Ages {
  readonly #told: (Float64Array | Promise<Float64Array>)[] = [];
  readonly #waiting: Chunk[] = [];
  #batch: Chunk = [];
  #free = BATCH;

  constructor(
    readonly base: string,
    readonly pool: Pool | undefined,
  ) {}

  /** Files of a folder whose ages are wanted. */
  add(folder: string, names: readonly string[]): void {
    for (let at = 0; at < names.length; ) {
      const part = names.slice(at, at + this.#free);
      this.#batch.push([folder, part.join('/')]);
      at += part.length;
      this.#free -= part.length;
      if (this.#free > 0) return;
      this.#waiting.push(this.#batch);
      this.#batch = [];
      this.#free = BATCH;
    }
  }

  /** Gives workers what they take, and sees to the next batch on this thread. */
  ask(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const told = this.pool?.ages(this.base, next);
      this.#told.push(told ?? agesOf(this.base, next));
      if (!told) return;
    }
  }

  /** All ages, in the order in which they were asked for. */
  async all(signal: AbortSignal | undefined): Promise<Float64Array[]> {
    for (; this.#waiting.length > 0; this.ask()) {
      await turn();
      signal?.throwIfAborted();
    }
    this.#told.push(agesOf(this.base, this.#batch));
    return Promise.all(this.#told);
  }
}

function* newestOf(parts: readonly Float64Array[], most: number): Generator<void, number[]> {
  const newest = new Newest(most);
  for (const part of parts) {
    newest.add(part);
    yield;
  }
  return newest.files;
}
