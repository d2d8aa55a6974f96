import { editDistance } from '../contract/edit-distance.js';

/** The word of `known` that `word` was most likely meant to be; undefined when none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(Math.min(word.length, 40) / 3)) + 0.5;
  for (const each of known) {
    if (Math.abs(each.length - word.length) > least) continue;
    const away = editDistance(word.toLowerCase(), each.toLowerCase());
    if (away < least) [best, least] = [each, away];
  }
  return best;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
