import { posix } from 'node:path';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { MapFile } from './source.js';

/** How well files and names fit the query: 0 is not at all. */
export interface Fit {
  /** A share a file; sums to 1, or is all zero when nothing fits. */
  readonly file: Float64Array;
  name(name: number): number;
  /** How many words the query has. */
  readonly words: number;
}

const STOP = new Set(
  'the and for with from into that this when not but are was has have can all its use used using add added adds fix fixed fixes bug issue make more some should would will than then'.split(' '),
); // biome-ignore format: a word list
const MOST_WORDS = 24;
/** After so many files others have their turn. */
const MANY_FILES = 64;
const IN_PATH = 6;
const IN_DEFINITION = 3;

/** The query's words: whole identifiers, and their parts, in lower case and without common endings. */
export function queryWords(query: string): string[] {
  const words = new Set<string>();
  for (const name of query.match(/[\p{L}\p{N}_$]+/gu) ?? []) {
    const parts = name.split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
    for (const part of [name, ...parts]) {
      const lower = part.toLowerCase();
      if (lower.length < 3 || STOP.has(lower)) continue;
      words.add(
        lower.length > 5 && !/[_$]/.test(lower) ? lower.replace(/(?:ies|ing|ers?|ed|es|s)$/, '') : lower,
      );
    }
  }
  return [...words].slice(0, MOST_WORDS);
}

/** Scores files by the query's words in their paths, in the names they define and in those they use; rare words count more. */
export function* fitTo(files: readonly MapFile[], names: Names, query: string): Generator<void, Fit> {
  const words = queryWords(query);
  if (words.length === 0) return { file: new Float64Array(files.length), name: () => 0, words: 0 };
  const hits = yield* nameHits(names, words);
  const scores: number[][] = [];
  for (const file of files) {
    scores.push(wordScores(file, words, hits));
    if (scores.length % MANY_FILES === 0) yield;
  }
  const rarity = words.map((_, word) => {
    const count = scores.reduce((sum, score) => sum + (score[word]! > 0 ? 1 : 0), 0);
    return Math.log(1 + files.length / (1 + count));
  });
  const file = Float64Array.from(scores, (score, index) => {
    const sum = score.reduce((all, value, word) => all + (value / (value + 3)) * rarity[word]!, 0);
    return sum ** 2 * files[index]!.weight;
  });
  const all = file.reduce((sum, value) => sum + value, 0);
  return {
    words: words.length,
    file: all > 0 ? file.map((value) => value / all) : file,
    name: (name) => wordsIn(hits[name]!).reduce((sum, word) => sum + rarity[word]!, 0),
  };
}

/** Which words each name holds, a bit a word. */
function* nameHits(names: Names, words: string[]): Generator<void, Uint32Array> {
  const hits = new Uint32Array(names.count);
  for (const [index, word] of words.entries()) {
    names.holding(word, (name) => {
      hits[name]! |= 1 << index;
    });
    yield;
  }
  return hits;
}

const NO_WORDS: readonly number[] = [];

function wordsIn(bits: number): readonly number[] {
  if (bits === 0) return NO_WORDS;
  const words: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) words.push(31 - Math.clz32(left & -left));
  return words;
}

function wordScores({ path, symbols }: MapFile, words: string[], hits: Uint32Array): number[] {
  const lower = path.toLowerCase();
  const base = posix.basename(lower);
  const scores = words.map((word) =>
    base.includes(word) ? IN_PATH : lower.includes(word) ? IN_PATH / 2 : 0,
  );
  const { definitions, uses } = symbols;
  for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
    const bits = hits[definitions[at]!];
    if (bits) for (const word of wordsIn(bits)) scores[word]! += IN_DEFINITION;
  }
  for (let at = 0; at < uses.length; at += 2) {
    const bits = hits[uses[at]!]!;
    if (bits !== 0) for (const word of wordsIn(bits)) scores[word]! += Math.log2(1 + uses[at + 1]!) / 4;
  }
  return scores;
}

const TOUCHED = 20;

/** Where PageRank starts: everywhere by a file's weight, more where the query fits, and most where the run has been. */
export function startOf(files: readonly MapFile[], fit: Fit, touched: ReadonlySet<string>): Float64Array {
  const weights = files.reduce((sum, file) => sum + file.weight, 0) || 1;
  const start = Float64Array.from(
    files,
    (file, index) => (file.weight / weights) * (touched.has(file.path) ? TOUCHED : 1) + 3 * fit.file[index]!,
  );
  const all = start.reduce((sum, value) => sum + value, 0) || 1;
  return start.map((value) => value / all);
}
