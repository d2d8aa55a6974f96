/** The score of a path that does not match. */
export const NONE = -0x80000000;

/** A quick score for each path, and orders by it: by counting, for sorting a hundred thousand takes longer than matching. */
export class QuickScores {
  readonly scores: Int32Array;
  /** How many paths match. */
  total = 0;

  constructor(paths: number) {
    this.scores = new Int32Array(paths).fill(NONE);
  }

  /** Indexes of the best, in the order of the paths. */
  best(most: number): number[] {
    const { scores, total } = this;
    const best: number[] = [];
    let { bar, ties } = total <= most ? { bar: NONE, ties: 0 } : this.#bar(most);
    for (let index = 0; index < scores.length; index++) {
      const score = scores[index]!;
      if (score > bar || (score === bar && ties-- > 0)) best.push(index);
    }
    return best;
  }

  /** What `best` leaves over, best first. */
  rest(best: readonly number[]): Int32Array {
    const { scores, total } = this;
    const { most, counts } = this.#counts();
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
    }
    return rest;
  }

  /** The score that the last of the best has, and how many of those that have it are among the best. */
  #bar(wanted: number): { bar: number; ties: number } {
    const { most, counts } = this.#counts();
    let ties = wanted;
    let place = 0;
    for (; counts[place]! < ties; place++) ties -= counts[place]!;
    return { bar: most - place, ties };
  }

  /** How many have each score, from the highest down. */
  #counts(): { most: number; counts: Int32Array } {
    let least = Number.POSITIVE_INFINITY;
    let most = NONE;
    for (const score of this.scores) {
      if (score > most) most = score;
      if (score < least && score !== NONE) least = score;
    }
    const counts = new Int32Array(most < least ? 0 : most - least + 1);
    for (const score of this.scores) if (score !== NONE) counts[most - score]!++;
    return { most, counts };
  }
}
