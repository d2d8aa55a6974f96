import { characterBit, folded, SLASH } from './table.js';

/** One word of a query. */
export interface Term {
  readonly bytes: Uint8Array;
  readonly mask: number;
  /** The bit of each byte, see `characterBit`. */
  readonly bits: Int32Array;
  /** Of a word with slashes: what is asked of the file's name, and of the name of the folder that it stands in. */
  readonly name: Uint8Array;
  readonly folder: Uint8Array | undefined;
  /** The word as written, where it has capitals. */
  readonly capital?: string;
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
      const bits = Int32Array.from(bytes, characterBit);
      const mask = bits.reduce((set, bit) => set | bit, 0);
      const slash = bytes.lastIndexOf(SLASH);
      const name = bytes.subarray(slash + 1);
      const folder = slash < 0 ? undefined : bytes.subarray(bytes.lastIndexOf(SLASH, slash - 1) + 1, slash);
      return {
        bytes,
        mask,
        bits,
        name,
        folder,
        ...(word !== word.toLowerCase() && { capital: word }),
        // biome-ignore lint/suspicious/noControlCharactersInRegex: whether it is ASCII
        ...(!/^[\x00-\x7f]*$/.test(word) && { exact: word.toLowerCase() }),
      };
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
