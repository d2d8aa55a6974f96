import { type Chunk, type FileHits, joined } from './chunk.js';
import { closeRound, foundIn, type Round, total } from './round.js';

interface Shared {
  first: number;
  round: Round;
  /** Workers that are not through with it. */
  workers: number;
}

/**
 * What the chunks of a search hold, numbered in path order, whoever searches them and whenever it tells. How much is in
 * a chunk of a round is known as soon as it is searched, before the lines themselves arrive.
 */
export class Gathered {
  readonly #hits: (FileHits[] | undefined)[] = [];
  /** Of chunks that are told in parts. */
  readonly #parts = new Map<number, FileHits[]>();
  readonly #rounds: Shared[] = [];
  /** Chunks that were counted and whose lines are on their way. */
  readonly #awaited = new Set<number>();
  /** So many chunks, from the first on, are searched, and hold so much. */
  #complete = 0;
  #found = 0;

  get complete(): number {
    return this.#complete;
  }

  get found(): number {
    return this.#found;
  }

  /** Whether the lines of all that was counted are here. */
  get isWhole(): boolean {
    return this.#awaited.size === 0;
  }

  /** All that is here, in path order. */
  get all(): FileHits[] {
    return this.#hits.flatMap((each) => each ?? []);
  }

  /** Takes what a chunk holds, or a further part of it. */
  put(at: number, part: FileHits[], isLast = true): void {
    const before = this.#parts.get(at);
    const hits = before ? joined(before, part) : part;
    this.#parts.delete(at);
    if (!isLast) this.#parts.set(at, hits);
    else {
      this.#hits[at] = hits;
      this.#awaited.delete(at);
      this.#count();
    }
  }

  /** Forgets the parts of a chunk, which is to be searched again. */
  drop(at: number): void {
    this.#parts.delete(at);
  }

  /** Takes up a round whose first chunk is `first`, on which so many workers are as well. */
  begin(first: number, round: Round, workers: number): void {
    this.#rounds.push({ first, round, workers });
  }

  /** A worker is through with a round, or lost. When it was the last, its chunks that nobody told of are given back. */
  through(first: number): [at: number, chunk: Chunk][] {
    const place = this.#rounds.findIndex((each) => each.first === first);
    const shared = this.#rounds[place]!;
    if (--shared.workers > 0) return [];
    this.#rounds.splice(place, 1);
    const { round } = shared;
    closeRound(round);
    const left: [at: number, chunk: Chunk][] = [];
    for (const [at, chunk] of round.chunks.entries()) {
      if (this.#hits[first + at]) continue;
      if (foundIn(round, at) === 0) this.#hits[first + at] = [];
      else left.push([first + at, chunk]);
    }
    this.#count();
    return left;
  }

  /** Lets nobody begin with a further chunk of the rounds under way. */
  close(): void {
    for (const { round } of this.#rounds) closeRound(round);
  }

  #count(): void {
    for (
      let found = this.#foundAt(this.#complete);
      found !== undefined;
      found = this.#foundAt(this.#complete)
    ) {
      if (found > 0 && !this.#hits[this.#complete]) this.#awaited.add(this.#complete);
      this.#found += found;
      this.#complete++;
    }
  }

  #foundAt(at: number): number | undefined {
    const hits = this.#hits[at];
    if (hits) return total(hits);
    const shared = this.#rounds.find(({ first, round }) => at >= first && at < first + round.chunks.length);
    return shared && foundIn(shared.round, at - shared.first);
  }
}
