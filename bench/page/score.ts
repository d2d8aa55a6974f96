import type { Case } from './corpus.js';

/** Shares between 0 and 1. */
export interface Score {
  recall: number;
  precision: number;
}

export const f1 = ({ recall, precision }: Score): number =>
  recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);

/**
 * How much of a page's main part is in `text`, and how much of `text` is of it: in runs of four words where the whole of
 * it is known, in phrases where those are.
 */
export function score({ truth, must, mustNot }: Case, text: string): Score {
  if (truth === undefined) return phrases(must, mustNot, text);
  const [wanted, out] = [runs(truth), runs(text)];
  const both = [...wanted].filter((run) => out.has(run)).length;
  return { recall: both / Math.max(1, wanted.size), precision: both / Math.max(1, out.size) };
}

function phrases(must: readonly string[], mustNot: readonly string[], text: string): Score {
  const all = letters(text);
  const found = missing(must, all, false).length;
  const kept = missing(mustNot, all, false).length;
  return { recall: found / Math.max(1, must.length), precision: found === 0 ? 0 : found / (found + kept) };
}

/** The phrases that are (or with `not`, are not) in a text, whatever the marks and blanks between their words. */
export function missing(phrases: readonly string[], all: string, not = true): string[] {
  return phrases.filter((phrase) => all.includes(letters(phrase)) !== not);
}

export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function runs(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, -3).map((_, at) => words.slice(at, at + 4).join(' ')));
}
