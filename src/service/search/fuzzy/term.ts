import { characterBit, folded } from './table.js';

/** One word of a query. */
export interface Term {
  readonly bytes: Uint8Array;
  readonly mask: number;
  /** The word in lower case, where its bytes alone do not tell whether it matches. */
  readonly exact?: string;
}

/** The words of a query; all of them must match. */
export function termsOf(query: string): Term[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const bytes = Uint8Array.from({ length: word.length }, (_, at) => folded(word.charCodeAt(at)));
      const mask = bytes.reduce((set, byte) => set | characterBit(byte), 0);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: whether it is ASCII
      return { bytes, mask, ...(!/^[\x00-\x7f]*$/.test(word) && { exact: word.toLowerCase() }) };
    });
}

/** Whether the characters of `word` occur in `path` in this order, whatever lies between. */
export function isWithin(word: string, path: string): boolean {
  const text = path.toLowerCase();
  let at = 0;
  for (const char of word) {
    at = text.indexOf(char, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
