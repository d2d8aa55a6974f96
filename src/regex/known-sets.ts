import type { CharSet } from './charset.js';
import { property } from './property.js';
import { digitSet, foldSet, orbits, wordSet } from './unicode.js';

const MOST = 100;

/** Sets that take a while to make, each made once: keep them from pattern to pattern. */
export class KnownSets {
  readonly #properties = new Map<string, CharSet | undefined>();
  #word: CharSet | undefined;
  #digit: CharSet | undefined;
  #orbits: number[][] | undefined;

  /** `\w` */
  get word(): CharSet {
    this.#word ??= wordSet();
    return this.#word;
  }

  /** `\d` */
  get digit(): CharSet {
    this.#digit ??= digitSet();
    return this.#digit;
  }

  /** A named property, see there. */
  property(name: string): CharSet | undefined {
    if (this.#properties.has(name)) return this.#properties.get(name);
    const set = property(name);
    if (this.#properties.size < MOST) this.#properties.set(name, set);
    return set;
  }

  /** Adds what differs from the set's members only by case; with `ascii`, ASCII letters alone. */
  fold(set: CharSet, ascii = false): CharSet {
    return foldSet(set, ascii ? undefined : () => (this.#orbits ??= orbits()));
  }
}
