import { FAMILY } from '../symbols/language.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { Fit } from './focus.js';
import type { Ranking } from './rank.js';
import type { MapFile } from './source.js';

/** After so many files others have their turn. */
const MANY_FILES = 256;

/** One definition that may be shown. */
export interface Candidate {
  file: number;
  /** Which of the file's definitions. */
  index: number;
  score: number;
}

/**
 * The `most` most important definitions, best first, and how many there are: what flows to the name, plus the file's
 * fit to the query, of which the best fitting definition of a file gets half, the next a quarter, and so on.
 */
export function* choose(
  files: readonly MapFile[],
  fit: Fit,
  ranking: Ranking,
  most: number,
): Generator<void, { best: Candidate[]; all: number }> {
  let count = 0;
  for (const { symbols } of files) count += symbols.definitions.length / DEFINITION_SIZE;
  const scores = new Float64Array(count);
  let from = 0;
  for (let file = 0; file < files.length; file++) {
    if (file % MANY_FILES === 0) yield;
    const { definitions } = files[file]!.symbols;
    const to = from + definitions.length / DEFINITION_SIZE;
    score(scores, from, files[file]!, ranking);
    if (fit.file[file]! > 0) raise(scores.subarray(from, to), definitions, fit, fit.file[file]!);
    from = to;
  }
  yield;
  const least = leastOf(scores, most);
  yield;
  return pick(files, scores, least, most);
}

/** Scores a file's definitions by what flows to their names; those without a name have none. */
function score(
  scores: Float64Array,
  from: number,
  { symbols, language, weight }: MapFile,
  ranking: Ranking,
): void {
  const { definitions } = symbols;
  const family = FAMILY[language];
  for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
    const name = definitions[at]!;
    scores[from + at / DEFINITION_SIZE] = name < 0 ? -1 : weight * ranking.definition(name, family);
  }
}

function pick(
  files: readonly MapFile[],
  scores: Float64Array,
  least: number,
  most: number,
): { best: Candidate[]; all: number } {
  const best: Candidate[] = [];
  let all = 0;
  let from = 0;
  for (let file = 0; file < files.length; file++) {
    const length = files[file]!.symbols.definitions.length / DEFINITION_SIZE;
    for (let index = 0; index < length; index++) {
      const score = scores[from + index]!;
      if (score < 0) continue;
      all++;
      if (score >= least) best.push({ file, index, score });
    }
    from += length;
  }
  best.sort((a, b) => b.score - a.score || a.file - b.file || a.index - b.index);
  return { best: best.slice(0, most), all };
}

/** Adds a file's fit to the scores of its definitions. */
function raise(scores: Float64Array, definitions: Int32Array, fit: Fit, whole: number): void {
  const order: { index: number; fits: number; score: number }[] = [];
  for (let index = 0; index < scores.length; index++) {
    if (scores[index]! >= 0)
      order.push({ index, fits: fit.name(definitions[index * DEFINITION_SIZE]!), score: scores[index]! });
  }
  order.sort((a, b) => b.fits - a.fits || b.score - a.score || a.index - b.index);
  let share = whole / 2;
  for (const { index, fits, score } of order) {
    scores[index] = score * (1 + fits) + share;
    share /= 2;
  }
}

/** The score that the best `most` have at least. */
function leastOf(scores: Float64Array, most: number): number {
  if (scores.length <= most) return 0;
  return Math.max(0, scores.slice().sort()[scores.length - most]!);
}
