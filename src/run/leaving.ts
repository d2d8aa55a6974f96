import type { Line } from '../contract/event.js';
import { randomWords } from '../policy/entropy.js';
import { answerOf } from '../report/render.js';
import { stripHidden } from '../service/hidden-text.js';

/**
 * What people should know of the text that a run wants posted, where nothing is wrong for sure: words as random as a key
 * that no seal knows, and how many hidden characters are taken out of it on the way.
 */
export function leavingNotices(lines: readonly Line[]): string[] {
  const staged = lines.flatMap((line) => (line.type === 'staged' ? stringsOf(line.staged) : []));
  const texts = [...new Set([answerOf(lines, undefined), ...staged])];
  const told: string[] = [];
  const words = [...new Set(texts.flatMap(randomWords))];
  if (words.length > 0) {
    const shown = words.slice(0, 5).map((word) => `${word.slice(0, 4)}… (${word.length} characters)`);
    told.push(
      `What is to be posted holds ${words.length === 1 ? 'a word' : `${words.length} words`} as random as a key that nobody has named a secret: ${shown.join(', ')}. Look before you trust it.`,
    );
  }
  const hidden = texts.reduce((sum, text) => sum + text.length - stripHidden(text).length, 0);
  if (hidden > 0) told.push(`${hidden} hidden characters were taken out of what is to be posted.`);
  return told;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
