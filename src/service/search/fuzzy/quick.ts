/** The score of a path that does not match; others are above it. */
export const NONE = 0;
const LEAST = 0x40000000;

/** Paths that are looked at between two turns. */
const STEP = 16_384;

/** A quick score for each path, and orders by it: by counting, for sorting a hundred thousand takes longer than matching. */
export class QuickScores {
  readonly scores: Int32Array;
  /** How many paths match. */
  total = 0;
  #most = NONE;
  #least = Number.POSITIVE_INFINITY;

  constructor(paths: number) {
    this.scores = new Int32Array(paths);
  }

  add(index: number, points: number): void {
    const score = LEAST + points;
    this.scores[index] = score;
    this.total++;
    if (score > this.#most) this.#most = score;
    if (score < this.#least) this.#least = score;
  }

  /** Indexes of the best, in the order of the paths. */
  *best(most: number): Generator<void, number[]> {
    const { scores, total } = this;
    const best: number[] = [];
    let { bar, ties } = total <= most ? { bar: NONE, ties: 0 } : yield* this.#bar(most);
    for (let index = 0; index < scores.length; index++) {
      const score = scores[index]!;
      if (score > bar || (score === bar && ties-- > 0)) best.push(index);
      if (index % STEP === 0) yield;
    }
    return best;
  }

  /** What `best` leaves over, best first. */
  *rest(best: readonly number[]): Generator<void, Int32Array> {
    const { scores, total } = this;
    const most = this.#most;
    const counts = yield* this.#counts();
    for (const index of best) counts[most - scores[index]!]!--;
    let before = 0;
    for (let place = 0; place < counts.length; place++) {
      const count = counts[place]!;
      counts[place] = before;
      before += count;
    }
    const rest = new Int32Array(total - best.length);
    for (let index = 0, left = 0; index < scores.length; index++) {
      const score = scores[index]!;
      if (best[left] === index) left++;
      else if (score !== NONE) rest[counts[most - score]!++] = index;
      if (index % STEP === 0) yield;
    }
    return rest;
  }

  /** The score that the last of the best has, and how many of those that have it are among the best. */
  *#bar(wanted: number): Generator<void, { bar: number; ties: number }> {
    const counts = yield* this.#counts();
    let ties = wanted;
    let place = 0;
    for (; counts[place]! < ties; place++) ties -= counts[place]!;
    return { bar: this.#most - place, ties };
  }

  /** How many have each score, from the highest down. */
  *#counts(): Generator<void, Int32Array> {
    const { scores } = this;
    const most = this.#most;
    const counts = new Int32Array(most < this.#least ? 0 : most - this.#least + 1);
    for (let index = 0; index < scores.length; index++) {
      const score = scores[index]!;
      if (score !== NONE) counts[most - score]!++;
      if (index % STEP === 0) yield;
    }
    return counts;
  }
}
