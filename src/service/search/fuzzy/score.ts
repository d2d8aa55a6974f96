import { AFTER_DELIMITER, AFTER_SLASH, type PathTable, SLASH } from './table.js';
import type { Term } from './term.js';

/** Points as fzf gives them (its algo.go): a matched character, a gap's start and its length, a run. */
export const MATCH = 16;
const GAP_START = -3;
const GAP = -1;
export const RUN = 4;

const IN_NAME = 4;
const NAME_PREFIX = 8;
const NAME_STEM = 24;
const NAME_WHOLE = 30;
/** What a term of one run that is a name but for its ending is worth, `length` characters long. */
export const stemScore = (length: number): number =>
  length * (MATCH + AFTER_SLASH + IN_NAME) + AFTER_SLASH + NAME_PREFIX + NAME_STEM;
const MOST_CHARACTERS = 1_024;
const MOST_TERM = 64;

/** Points for how well terms match paths of a table; -1 where they do not. */
export class Scorer {
  readonly #table: PathTable;
  #above = new Int32Array(MOST_CHARACTERS);
  #aboveRun = new Int32Array(MOST_CHARACTERS);
  #row = new Int32Array(MOST_CHARACTERS);
  #run = new Int32Array(MOST_CHARACTERS);

  constructor(table: PathTable) {
    this.#table = table;
  }

  /** Whether a path holds a term as it is written. */
  holds(term: Uint8Array, index: number): boolean {
    return this.#occurs(term, index, () => true);
  }

  /** Whether a term stands as a word of its own, anywhere in the path. */
  isWord(term: Uint8Array, index: number): boolean {
    const { bytes, bonus, start } = this.#table;
    const end = start[index + 1]!;
    return this.#occurs(term, index, (at) => {
      const behind = at + term.length;
      return bonus[at]! > 0 && (behind === end || bonus[behind]! > 0 || !isLetterOrDigit(bytes[behind]!));
    });
  }

  #occurs(term: Uint8Array, index: number, fits: (at: number) => boolean): boolean {
    const { bytes, start } = this.#table;
    const last = start[index + 1]! - term.length;
    for (let at = start[index]!; at <= last; at++) if (isAt(bytes, term, at) && fits(at)) return true;
    return false;
  }

  /** Points for a match in the whole path, a run first: for a term among others, which may name a folder as well. */
  among(term: Term, index: number, best: boolean): number {
    const { start } = this.#table;
    const [from, to] = [start[index]!, start[index + 1]!];
    if (best) return this.#best(term.bytes, from, to);
    const last = firstEnd(this.#table.bytes, term.bytes, from, to);
    if (last < 0) return -1;
    const run = this.#runAt(term.bytes, Math.max(from, last - term.bytes.length + 1), to);
    return run < 0 ? this.#upTo(last, term.bytes) : this.#span(term.bytes, run, run + term.bytes.length - 1);
  }

  /** `best` finds the best way to match; otherwise the first is taken, which is quick and never scores higher. */
  score(term: Term, index: number, best: boolean): number {
    const table = this.#table;
    const end = table.start[index + 1]!;
    const name = table.name[index]!;
    let score = -1;
    if ((table.nameMask[index]! & term.mask) === term.mask) {
      const inName = best ? this.#best(term.bytes, name, end) : this.#first(term.bytes, name, end);
      if (inName >= 0) score = inName + term.bytes.length * IN_NAME + this.#nameBonus(term.bytes, index);
    }
    if (score >= 0 && !best) return score;
    const start = table.start[index]!;
    const anywhere = best ? this.#best(term.bytes, start, end) : this.#first(term.bytes, start, end);
    return Math.max(score, anywhere < 0 ? -1 : anywhere + this.#placeBonus(term, index));
  }

  /** For a name that stands in the folder it is asked in, not only somewhere below it. */
  #placeBonus({ folder, name }: Term, index: number): number {
    if (folder === undefined || name.length === 0) return 0;
    const { bytes, start, name: names } = this.#table;
    const from = names[index]!;
    const parent = Math.max(bytes.lastIndexOf(SLASH, from - 2) + 1, start[index]!);
    const fits =
      from > parent &&
      firstEnd(bytes, name, from, start[index + 1]!) >= 0 &&
      firstEnd(bytes, folder, parent, from - 1) >= 0;
    return fits ? name.length * IN_NAME : 0;
  }

  #nameBonus(term: Uint8Array, index: number): number {
    const { bytes, name, nameEnd } = this.#table;
    const from = name[index]!;
    if (!isAt(bytes, term, from)) return 0;
    const behind = from + term.length;
    if (behind === nameEnd[index]) return NAME_PREFIX + NAME_WHOLE;
    return bytes[behind] === 46 ? NAME_PREFIX + NAME_STEM : NAME_PREFIX;
  }

  /** The first place where the term ends, shortened from its left: fzf's quick algorithm. */
  #first(term: Uint8Array, start: number, end: number): number {
    const last = firstEnd(this.#table.bytes, term, start, end);
    return last < 0 ? -1 : this.#upTo(last, term);
  }

  #upTo(last: number, term: Uint8Array): number {
    const { bytes } = this.#table;
    let from = last;
    for (let left = term.length - 1; ; from--) if (bytes[from] === term[left] && --left < 0) break;
    return this.#span(term, from, last);
  }

  /** Where the term stands as it is written: at the beginning of a word if it does, else first; -1 when nowhere. */
  #runAt(term: Uint8Array, start: number, end: number): number {
    const { bytes, bonus } = this.#table;
    let first = -1;
    for (let at = start; at <= end - term.length; at++) {
      if (bytes[at] !== term[0] || !isAt(bytes, term, at)) continue;
      if (bonus[at]! > 0) return at;
      if (first < 0) first = at;
    }
    return first;
  }

  /** What a term is worth whose first character is at `from` and whose last is at `last`, each taken as soon as it comes. */
  #span(term: Uint8Array, from: number, last: number): number {
    const { bytes, bonus } = this.#table;
    let score = 0;
    let done = 0;
    let run = 0;
    let runBonus = 0;
    let inGap = false;
    for (let at = from; at <= last; at++) {
      if (bytes[at] !== term[done]) {
        score += inGap ? GAP : GAP_START;
        inGap = true;
        run = 0;
        continue;
      }
      let worth = bonus[at]!;
      if (run === 0) runBonus = worth;
      else {
        if (worth >= AFTER_DELIMITER && worth > runBonus) runBonus = worth;
        worth = Math.max(worth, runBonus, RUN);
      }
      score += MATCH + (done === 0 ? 2 * worth : worth);
      done++;
      run++;
      inGap = false;
    }
    return score;
  }

  /** The best of all ways to match, by rows of the term's characters: fzf's thorough algorithm. */
  #best(term: Uint8Array, start: number, end: number): number {
    if (end - start > MOST_CHARACTERS || term.length > MOST_TERM) return this.#first(term, start, end);
    if (firstEnd(this.#table.bytes, term, start, end) < 0) return -1;
    let best = -1;
    for (let at = 0; at < term.length; at++) {
      best = this.#nextRow(term[at]!, at === 0, start, end);
      if (best <= 0) return -1;
      [this.#above, this.#row] = [this.#row, this.#above];
      [this.#aboveRun, this.#run] = [this.#run, this.#aboveRun];
    }
    return best;
  }

  /** Fills a row: the best score of the term so far that ends at, or in a gap before, each character. */
  #nextRow(wanted: number, isFirst: boolean, start: number, end: number): number {
    const { bytes, bonus } = this.#table;
    const above = this.#above;
    const aboveRun = this.#aboveRun;
    const row = this.#row;
    const runs = this.#run;
    let best = 0;
    let left = 0;
    let inGap = false;
    for (let at = 0; at < end - start; at++) {
      const gap: number = left + (inGap ? GAP : GAP_START);
      let hit = 0;
      let run = 0;
      if (bytes[start + at] === wanted) {
        const diagonal = isFirst ? 0 : at > 0 ? above[at - 1]! : 0;
        if (isFirst || diagonal > 0) {
          let worth = bonus[start + at]!;
          run = isFirst ? 1 : aboveRun[at - 1]! + 1;
          if (run > 1) {
            const runBonus = bonus[start + at - run + 1]!;
            if (worth >= AFTER_DELIMITER && worth > runBonus) run = 1;
            else worth = Math.max(worth, runBonus, RUN);
          }
          hit = diagonal + MATCH + (isFirst ? 2 * worth : worth);
        }
      }
      const isHit: boolean = hit > 0 && hit >= gap;
      left = isHit ? hit : Math.max(gap, 0);
      runs[at] = isHit ? run : 0;
      row[at] = left;
      inGap = !isHit;
      if (isHit && hit > best) best = hit;
    }
    return best;
  }
}

function isAt(bytes: Uint8Array, term: Uint8Array, from: number): boolean {
  for (let at = 0; at < term.length; at++) if (bytes[from + at] !== term[at]) return false;
  return true;
}

function isLetterOrDigit(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || byte >= 128;
}

/** Where the term, as a subsequence, ends first; -1 when it is none. */
function firstEnd(bytes: Uint8Array, term: Uint8Array, start: number, end: number): number {
  let done = 0;
  let wanted = term[0];
  for (let at = start; at < end; at++) {
    if (bytes[at] !== wanted) continue;
    if (++done === term.length) return at;
    wanted = term[done];
  }
  return -1;
}
