import { MATCH, RUN, Scorer, stemScore } from './score.js';
import { type PathTable, SLASH } from './table.js';
import { isWithin, type Term, termsOf } from './term.js';
import { near } from './typo.js';

/** Paths by how well they match, best first. The order does not depend on how many are asked for. */
export interface Matches {
  readonly total: number;
  /** Indexes into the table. */
  page(offset: number, limit: number): number[];
}

/** So many of the best by the quick score are scored thoroughly; the rest keeps the quick order behind them. */
const THOROUGH = 500;
const MOST_NEAR = 200;
const MOST_TYPO_TERMS = 3;
/** So many characters of a path cost a point: one word is short for a name, several stand anywhere in a path. */
const CHARACTERS = { one: 4, several: 16 };
/** For each of several words that the path holds as a word. */
const WHOLE_WORD = 16;
/** A match this good a character is one run; below that, paths with typing errors compete. */
const RUN_SCORE = MATCH + RUN + 2;
const NEAR_COST = 0.35;

interface Scored {
  index: number;
  score: number;
}

/** Finds all paths that match every word of a query. */
export function match(table: PathTable, query: string): Matches {
  const terms = termsOf(query);
  const scorer = new Scorer(table);
  const quick = quickScores(table, terms, scorer);
  const { best, rest } = split(quick);
  const scored = best.map(({ index }) => ({ index, score: thoroughScore(table, terms, scorer, index) }));
  const added = isRun(terms, scored, scorer) ? 0 : addNear(table, terms, scored, rest);
  scored.sort(byScore);
  const total = quick.length + added;
  let all: number[] | undefined;
  return {
    total,
    page(offset, limit) {
      const first = scored.slice(offset, offset + limit).map(({ index }) => index);
      if (offset + limit <= scored.length || rest.length === 0) return first;
      all ??= [...scored, ...rest.sort(byScore)].map(({ index }) => index);
      return all.slice(offset, offset + limit);
    },
  };
}

function thoroughScore(table: PathTable, terms: readonly Term[], scorer: Scorer, index: number): number {
  const length = table.start[index + 1]! - table.start[index]!;
  if (terms.length === 1) return scorer.score(terms[0]!, index, true) - length / CHARACTERS.one;
  let score = -length / CHARACTERS.several;
  for (const term of terms) {
    score += scorer.among(term, index, true);
    if (scorer.isWord(term.bytes, index)) score += WHOLE_WORD;
  }
  return score;
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.index - b.index;
}

function quickScores(table: PathTable, terms: readonly Term[], scorer: Scorer): Scored[] {
  const mask = terms.reduce((set, term) => set | term.mask, 0);
  const exact = terms.flatMap((term) => (term.exact === undefined ? [] : [term.exact]));
  const isOne = terms.length === 1;
  const scale = isOne ? CHARACTERS.one : CHARACTERS.several;
  const scored: Scored[] = [];
  for (let index = 0; index < table.paths.length; index++) {
    if ((table.mask[index]! & mask) !== mask) continue;
    let score = 0;
    for (const term of terms) {
      const own = isOne ? scorer.score(term, index, false) : scorer.among(term, index, false);
      score = own < 0 ? -1 : score + own;
      if (score < 0) break;
    }
    if (score < 0 || !exact.every((word) => isWithin(word, table.paths[index]!))) continue;
    scored.push({ index, score: score * scale - (table.start[index + 1]! - table.start[index]!) });
  }
  return scored;
}

/** The best THOROUGH, and the rest: by counting scores, for sorting all of a hundred thousand would take longer than matching. */
function split(scored: Scored[]): { best: Scored[]; rest: Scored[] } {
  if (scored.length <= THOROUGH) return { best: scored, rest: [] };
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const { score } of scored) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const counts = new Int32Array(most - least + 1);
  for (const { score } of scored) counts[score - least]!++;
  let bar = most;
  let above = 0;
  while (above + counts[bar - least]! <= THOROUGH) above += counts[bar-- - least]!;
  let ties = THOROUGH - above;
  const best: Scored[] = [];
  const rest: Scored[] = [];
  for (const each of scored) {
    const isIn = each.score > bar || (each.score === bar && ties-- > 0);
    (isIn ? best : rest).push(each);
  }
  return { best, rest };
}

/** Whether the best paths hold what was asked for as it was written: then nothing was mistyped. */
function isRun(terms: readonly Term[], scored: readonly Scored[], scorer: Scorer): boolean {
  const [only] = terms;
  if (only && terms.length === 1 && !only.bytes.includes(SLASH))
    return scored.some(({ index }) => scorer.holds(only.bytes, index));
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  return terms.length > MOST_TYPO_TERMS || best >= RUN_SCORE * lengthOf(terms);
}

function lengthOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

/** Paths that match but for typing errors are added or raised; answers how many are new. */
function addNear(
  table: PathTable,
  terms: readonly Term[],
  scored: Scored[],
  rest: readonly Scored[],
): number {
  const length = lengthOf(terms);
  const known = new Set(rest.map(({ index }) => index));
  const byIndex = new Map(scored.map((each) => [each.index, each]));
  let added = 0;
  for (const { index, cost, isStem } of near(table, terms, MOST_NEAR)) {
    const score = (isStem ? stemScore(length) : RUN_SCORE * length) - cost * NEAR_COST;
    const own = byIndex.get(index);
    if (own) own.score = Math.max(own.score, score);
    else if (!known.has(index)) {
      scored.push({ index, score });
      added++;
    }
  }
  return added;
}
