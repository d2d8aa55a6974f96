import { MATCH, RUN, Scorer } from './score.js';
import type { PathTable } from './table.js';
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
/** A quarter point for each character of the path. */
const SCALE = 4;
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
  const length = (index: number): number => table.start[index + 1]! - table.start[index]!;
  const scored = best.map(({ index }) => {
    const sum = terms.reduce((all, term) => all + scorer.score(term, index, true), 0);
    return { index, score: sum - length(index) / SCALE };
  });
  const added = addNear(table, terms, scored, rest);
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

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.index - b.index;
}

function quickScores(table: PathTable, terms: readonly Term[], scorer: Scorer): Scored[] {
  const mask = terms.reduce((set, term) => set | term.mask, 0);
  const exact = terms.flatMap((term) => (term.exact === undefined ? [] : [term.exact]));
  const scored: Scored[] = [];
  for (let index = 0; index < table.paths.length; index++) {
    if ((table.mask[index]! & mask) !== mask) continue;
    let score = 0;
    for (const term of terms) {
      const own = scorer.score(term, index, false);
      score = own < 0 ? -1 : score + own;
      if (score < 0) break;
    }
    if (score < 0 || !exact.every((word) => isWithin(word, table.paths[index]!))) continue;
    scored.push({ index, score: score * SCALE - (table.start[index + 1]! - table.start[index]!) });
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

/** When nothing matches in one run, paths that match but for typing errors are added or raised; answers how many are new. */
function addNear(
  table: PathTable,
  terms: readonly Term[],
  scored: Scored[],
  rest: readonly Scored[],
): number {
  const length = terms.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  if (terms.length > MOST_TYPO_TERMS || best >= RUN_SCORE * length) return 0;
  const known = new Set(rest.map(({ index }) => index));
  const byIndex = new Map(scored.map((each) => [each.index, each]));
  let added = 0;
  for (const { index, cost } of near(table, terms, MOST_NEAR)) {
    const score = RUN_SCORE * length - cost * NEAR_COST;
    const own = byIndex.get(index);
    if (own) own.score = Math.max(own.score, score);
    else if (!known.has(index)) {
      scored.push({ index, score });
      added++;
    }
  }
  return added;
}
