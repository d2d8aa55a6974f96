import { atOnce } from '../turn.js';
import { NONE, QuickScores } from './quick.js';
import { MATCH, RUN, Scorer, stemScore } from './score.js';
import type { PathTable } from './table.js';
import { isWithin, type Term, termsOf } from './term.js';
import { near } from './typo.js';

/** Paths by how well they match, best first. The order does not depend on how many are asked for. */
export interface Matches<Page> {
  readonly total: number;
  /** Indexes into the table. */
  page(offset: number, limit: number): Page;
}

/** So many of the best by the quick score are scored thoroughly; the rest keeps the quick order behind them. */
const THOROUGH = 500;
const MOST_NEAR = 200;
const MOST_TYPO_TERMS = 3;
/** So many characters of a path cost a point: one word is short for a name, a path or several words stand anywhere. */
const CHARACTERS = { name: 4, path: 16 };
/** For each of several words that the path holds as a word. */
const WHOLE_WORD = 16;
/** For a word with capitals that the path holds as it is written: whoever writes them means them. */
const CAPITALS = 12;
/** A match this good a character is one run; below that, paths with typing errors compete. */
const RUN_SCORE = MATCH + RUN + 2;
const NEAR_COST = 0.35;

interface Scored {
  index: number;
  score: number;
}

/** Paths that are looked at between two turns. */
const STEP = 2048;
const THOROUGH_STEP = 16;

/** Finds all paths that match every word of a query; yields often, and so do its pages. */
export function* matching(
  table: PathTable,
  query: string,
): Generator<void, Matches<Generator<void, number[]>>> {
  const terms = termsOf(query);
  const scorer = new Scorer(table);
  const quick = new QuickScores(table.size);
  for (let from = 0; from < table.size; from += STEP) {
    scoreQuickly(table, terms, scorer, { quick, from });
    yield;
  }
  const best = yield* quick.best(THOROUGH);
  const scored: Scored[] = [];
  for (const index of best) {
    scored.push({ index, score: thoroughScore(table, terms, scorer, index) });
    if (scored.length % THOROUGH_STEP === 0) yield;
  }
  const added = isRun(terms, scored, scorer) ? 0 : yield* addNear(table, terms, scored, quick);
  const first = scored.sort(byScore).map(({ index }) => index);
  const total = quick.total + added;
  let rest: Int32Array | undefined;
  return {
    total,
    *page(offset, limit) {
      const page = first.slice(offset, offset + limit);
      if (page.length === limit || total === first.length) return page;
      rest ??= yield* quick.rest(best);
      const from = Math.max(0, offset - first.length);
      return [...page, ...rest.subarray(from, from + limit - page.length)];
    },
  };
}

/** The same in one go. */
export function match(table: PathTable, query: string): Matches<number[]> {
  const { total, page } = atOnce(matching(table, query));
  return { total, page: (offset, limit) => atOnce(page(offset, limit)) };
}

function thoroughScore(table: PathTable, terms: readonly Term[], scorer: Scorer, index: number): number {
  const length = table.start[index + 1]! - table.start[index]!;
  let score = -length / scaleOf(terms);
  for (const { capital } of terms)
    if (capital !== undefined && table.path(index).includes(capital)) score += CAPITALS;
  if (terms.length === 1) return score + scorer.score(terms[0]!, index, true);
  for (const term of terms) {
    score += scorer.among(term, index, true);
    if (scorer.isWord(term.bytes, index)) score += WHOLE_WORD;
  }
  return score;
}

function scaleOf([first, ...others]: readonly Term[]): number {
  return others.length > 0 || first?.folder ? CHARACTERS.path : CHARACTERS.name;
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.index - b.index;
}

function scoreQuickly(
  table: PathTable,
  terms: readonly Term[],
  scorer: Scorer,
  { quick, from }: { quick: QuickScores; from: number },
): void {
  const mask = terms.reduce((set, term) => set | term.mask, 0);
  const exact = terms.flatMap((term) => (term.exact === undefined ? [] : [term.exact]));
  const scale = scaleOf(terms);
  const to = Math.min(from + STEP, table.size);
  for (let index = from; index < to; index++) {
    if ((table.mask[index]! & mask) !== mask) continue;
    if (!isOrdered(terms, table.quarters, index)) continue;
    const score = quickScore(terms, scorer, index);
    if (score < 0 || !exact.every((word) => isWithin(word, table.path(index)))) continue;
    quick.add(index, score * scale - (table.start[index + 1]! - table.start[index]!));
  }
}

/** Whether the characters of each term may stand in a path in this order, by what its quarters hold. */
function isOrdered(terms: readonly Term[], quarters: Int32Array, index: number): boolean {
  for (const { bits } of terms) {
    let done = 0;
    for (let quarter = 4 * index; quarter < 4 * index + 4; quarter++) {
      const set = quarters[quarter]!;
      while (done < bits.length && (bits[done]! & set) !== 0) done++;
    }
    if (done < bits.length) return false;
  }
  return true;
}

/** -1 when a term does not match. */
function quickScore(terms: readonly Term[], scorer: Scorer, index: number): number {
  if (terms.length === 1) return scorer.score(terms[0]!, index, false);
  let score = 0;
  for (const term of terms) {
    const own = scorer.among(term, index, false);
    if (own < 0) return -1;
    score += own;
  }
  return score;
}

/** Whether the best paths hold what was asked for as it was written: then nothing was mistyped. */
function isRun(terms: readonly Term[], scored: readonly Scored[], scorer: Scorer): boolean {
  const [only] = terms;
  if (only && terms.length === 1 && !only.folder)
    return scored.some(({ index }) => scorer.holds(only.bytes, index));
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  return terms.length > MOST_TYPO_TERMS || best >= RUN_SCORE * lengthOf(terms);
}

function lengthOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

/** Paths that match but for typing errors are added or raised; answers how many are new. */
function* addNear(
  table: PathTable,
  terms: readonly Term[],
  scored: Scored[],
  quick: QuickScores,
): Generator<void, number> {
  const length = lengthOf(terms);
  const byIndex = new Map(scored.map((each) => [each.index, each]));
  let added = 0;
  for (const { index, cost, isName } of yield* near(table, terms, MOST_NEAR)) {
    const score = (isName ? stemScore(length) : RUN_SCORE * length) - cost * NEAR_COST;
    const own = byIndex.get(index);
    if (own) own.score = Math.max(own.score, score);
    else if (quick.scores[index] === NONE) {
      scored.push({ index, score });
      added++;
    }
  }
  return added;
}
