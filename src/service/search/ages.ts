import type { Chunk } from './chunk.js';
import { stateOf } from './listing.js';
import { hasStray, toFile } from './name.js';

/** When each file of a chunk changed last, in milliseconds; 0 where that cannot be seen. `base`: the folder it is named from. */
export function agesOf(base: string, chunk: Chunk): Float64Array<ArrayBuffer> {
  const ages: number[] = [];
  for (const [below, names] of chunk) {
    const folder = `${base}/${below}`;
    const odd = hasStray(folder) || hasStray(names);
    for (const name of names.split('/'))
      ages.push(stateOf(odd ? toFile(folder + name) : folder + name)?.mtimeMs ?? 0);
  }
  return Float64Array.from(ages);
}

/** Of files whose ages come part by part, the `most` with the highest; the earlier file among equals. */
export class Newest {
  readonly #most: number;
  #kept: { index: number; age: number }[] = [];
  #bar = Number.NEGATIVE_INFINITY;
  #seen = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The ages of the files that come next. */
  add(ages: Float64Array): void {
    for (const age of ages) {
      const index = this.#seen++;
      if (age <= this.#bar) continue;
      this.#kept.push({ index, age });
      if (this.#kept.length >= 2 * this.#most) this.#cut();
    }
  }

  /** Which files those are, newest first. */
  get files(): number[] {
    this.#cut();
    return this.#kept.map(({ index }) => index);
  }

  #cut(): void {
    const sorted = this.#kept.sort((a, b) => b.age - a.age || a.index - b.index);
    if (sorted.length < this.#most) return;
    sorted.length = this.#most;
    this.#bar = sorted.at(-1)?.age ?? this.#bar;
  }
}
