import { squeeze } from './seal-forms.js';

/** Letters and digits in a row that must match before a form is looked at. Shorter secrets are found by their exact text only. */
export const GRAM = 8;
/** Letters that a stream may let go before it waits for more. */
const LET_GO = 3;
/** A piece of a secret this long is sealed when it looks random; any other piece when it is a good part of the whole. */
const RANDOM_PIECE = 12;
const GOOD_PART = 0.4;
/** Characters that may stand between two letters of a secret that is spelled out. */
const MAX_GAP = 64;
/** A run of word characters this long, with a digit in it, may be a token. */
const TOKEN_RUN = 16;
const BITS = 20;

const WORD = 0x80;
const BACKSLASH = 92;

/** By character: the lower-case letter or digit, with `WORD` set also for `_` and `-`; 0 for all the rest. */
const CLASS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(char)) return char.toLowerCase().charCodeAt(0) | WORD;
  return char === '_' || char === '-' ? WORD : 0;
});
const MIX = Int32Array.from(
  { length: 128 },
  (_, code) => Math.imul(code + 1, 0x9e3779b1) ^ Math.imul(code + 7, 0x85ebca6b),
);
/** After a backslash these are part of an escape, not of a word. */
const ESCAPES = new Set([...'nrtx'].map((char) => char.charCodeAt(0)));

export type Range = [start: number, end: number];

export interface Scan {
  /** Where a known secret stands, whole or a telling piece of it. */
  found: Range[];
  /** Long words that a token pattern may match. */
  words: Range[];
}

/** Finds many forms in one pass: a rolling hash over the last letters and digits, whatever stands between them. */
export class Scanner {
  readonly #forms: string[];
  readonly #bits = new Uint8Array((1 << BITS) / 8);
  /** Hash of a gram to the places it ends at: form index, end offset. */
  readonly #grams = new Map<number, [form: number, end: number][]>();

  constructor(forms: readonly string[]) {
    this.#forms = [...new Set(forms)].filter((form) => form.length >= GRAM);
    for (const [index, form] of this.#forms.entries()) this.#learn(form, index);
  }

  #learn(form: string, index: number): void {
    let hash = 0;
    for (let at = 0; at < form.length; at++) {
      hash = (hash << 4) ^ MIX[form.charCodeAt(at)]!;
      if (at + 1 < GRAM) continue;
      const bit = Math.imul(hash, 0x9e3779b1) >>> (32 - BITS);
      this.#bits[bit >>> 3]! |= 1 << (bit & 7);
      const places = this.#grams.get(hash);
      if (places) places.push([index, at + 1]);
      else this.#grams.set(hash, [[index, at + 1]]);
    }
  }

  /** One pass over the text. */
  scan(text: string): Scan {
    const found: Range[] = [];
    const words: Range[] = [];
    const bits = this.#bits;
    let hash = 0;
    let start = -1;
    let digits = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const kind = code < 128 ? CLASS[code]! : 0;
      if (kind === 0) {
        if (start >= 0) {
          if (at - start >= TOKEN_RUN && digits > 0) words.push([start, at]);
          start = -1;
          digits = 0;
        }
        if (code === BACKSLASH && ESCAPES.has(text.charCodeAt(at + 1))) at++;
        continue;
      }
      if (start < 0) start = at;
      const char = kind & 0x7f;
      if (char === 0) continue;
      if (char < 58) digits++;
      hash = (hash << 4) ^ MIX[char]!;
      const bit = Math.imul(hash, 0x9e3779b1) >>> (32 - BITS);
      if ((bits[bit >>> 3]! & (1 << (bit & 7))) === 0) continue;
      const range = this.#look(text, at, hash);
      if (!range) continue;
      found.push(range);
      at = range[1] - 1;
      hash = 0;
      start = -1;
      digits = 0;
    }
    if (start >= 0 && text.length - start >= TOKEN_RUN && digits > 0) words.push([start, text.length]);
    return { found, words };
  }

  /** The longest piece of a form that ends a gram at `at`, when it is worth sealing. */
  #look(text: string, at: number, hash: number): Range | undefined {
    let best: Range | undefined;
    for (const [index, end] of this.#grams.get(hash) ?? []) {
      const form = this.#forms[index]!;
      const back = reach(text, at, form, end - 1, -1);
      if (back.count < GRAM) continue;
      const forth = reach(text, at, form, end - 1, 1);
      const count = back.count + forth.count - 1;
      if (!isTelling(form.slice(end - back.count, end - back.count + count), form)) continue;
      if (!best || forth.at + 1 - back.at > best[1] - best[0]) best = [back.at, forth.at + 1];
    }
    return best;
  }

  /**
   * Where a text ends in what may be the start of a match: its end must be held back until more is known. A few letters
   * are let go, for every text ends in some letters of a secret; the rest of it would still be found.
   */
  openAt(text: string): number {
    let tail = '';
    let open = text.length;
    for (let at = text.length - 1; at >= 0; at--) {
      const kind = text.charCodeAt(at) < 128 ? CLASS[text.charCodeAt(at)]! & 0x7f : 0;
      if (kind === 0) continue;
      tail = squeeze(String.fromCharCode(kind)) + tail;
      if (!this.#forms.some((form) => form.includes(tail))) break;
      open = at;
    }
    return tail.length > LET_GO ? open : text.length;
  }
}

/** How far text and form agree from a place on, letters and digits only; `at` is the last character that does. */
function reach(
  text: string,
  from: number,
  form: string,
  place: number,
  step: 1 | -1,
): { at: number; count: number } {
  let count = 0;
  let last = from;
  let gap = 0;
  let spot = place;
  for (let at = from; at >= 0 && at < text.length && spot >= 0 && spot < form.length; at += step) {
    const code = text.charCodeAt(at);
    const char = code < 128 ? CLASS[code]! & 0x7f : 0;
    const escaped = char !== 0 && ESCAPES.has(code) && at > 0 && text.charCodeAt(at - 1) === BACKSLASH;
    if (char === 0 || escaped) {
      if (++gap > MAX_GAP) break;
      continue;
    }
    if (char !== form.charCodeAt(spot)) break;
    spot += step;
    gap = 0;
    last = at;
    count++;
  }
  return { at: last, count };
}

/** A whole secret, a good part of one, or a piece that nobody writes by chance. */
function isTelling(piece: string, form: string): boolean {
  if (piece.length >= form.length * GOOD_PART && piece.length >= GRAM) return true;
  if (piece.length < RANDOM_PIECE) return false;
  const changes = piece.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  return changes * 5 >= piece.length;
}
