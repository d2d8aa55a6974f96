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
/** Of a long form every so many grams is enough: any piece that is worth sealing holds one of them. */
const STRIDE = RANDOM_PIECE - GRAM;
const BITS = 18;
const CHUNK = 16_384;

const BACKSLASH = 92;
/** After a backslash these are part of an escape, not of a word. */
const ESCAPES = new Set([...'nrtx'].map((char) => char.charCodeAt(0)));

/** By UTF-16 unit: the lower-case letter or digit; 1 for `_` and `-`, which words hold too; 0 for all the rest. */
const CLASS = new Uint8Array(65_536);
for (const char of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  CLASS[char.charCodeAt(0)] = char.charCodeAt(0);
  CLASS[char.toUpperCase().charCodeAt(0)] = char.charCodeAt(0);
}
CLASS['_'.charCodeAt(0)] = 1;
CLASS['-'.charCodeAt(0)] = 1;
/** By UTF-16 unit: what a letter or digit adds to the hash, never 0 or 1; 1 for `_` and `-`; 0 for all the rest. */
const MIX = Int32Array.from(CLASS, (char) => {
  if (char <= 1) return char;
  const mixed = Math.imul(char + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) | 2;
});
/** A second view of a hash: a gram has both bits. */
const again = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);

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
  readonly #bits = new Int32Array((1 << BITS) / 32);
  /** Hash of a gram to the places it ends at: form index, end offset. */
  readonly #grams = new Map<number, [form: number, end: number][]>();
  readonly #units = new Uint16Array(CHUNK);
  readonly #bytes = Buffer.from(this.#units.buffer);

  constructor(forms: readonly string[]) {
    this.#forms = [...new Set(forms)].filter((form) => form.length >= GRAM);
    for (const [index, form] of this.#forms.entries()) this.#learn(form, index);
  }

  #learn(form: string, index: number): void {
    const stride = form.length < 2 * GRAM ? 1 : STRIDE;
    let hash = 0;
    for (let end = 1; end <= form.length; end++) {
      hash = (hash << 4) ^ MIX[form.charCodeAt(end - 1)]!;
      if (end < GRAM || (end % stride !== 0 && end !== form.length)) continue;
      for (const view of [hash, again(hash)])
        this.#bits[view >>> (37 - BITS)]! |= 1 << (view >>> (32 - BITS));
      const places = this.#grams.get(hash);
      if (places) places.push([index, end]);
      else this.#grams.set(hash, [[index, end]]);
    }
  }

  /** One pass over the text. */
  scan(text: string): Scan {
    const scan: Scan = { found: [], words: [] };
    const state: State = { hash: 0, word: 0, skipTo: 0 };
    for (let from = 0; from < text.length; from += CHUNK) {
      const length = Math.min(CHUNK, text.length - from);
      this.#bytes.write(text.length <= CHUNK ? text : text.slice(from, from + length), 'ucs2');
      this.#chunk(text, from, length, { state, scan });
    }
    if (text.length - state.word >= TOKEN_RUN) noteWord(text, state.word, text.length, scan);
    return scan;
  }

  /** The hot loop: a letter or digit costs a table look-up and a bit test. */
  #chunk(text: string, from: number, length: number, { state, scan }: { state: State; scan: Scan }): void {
    const units = this.#units;
    const bits = this.#bits;
    let hash = state.hash;
    let word = state.word - from;
    for (let at = Math.max(0, state.skipTo - from); at < length; at++) {
      const mix = MIX[units[at]!]!;
      if (mix >> 1 !== 0) {
        hash = (hash << 4) ^ mix;
        if ((bits[hash >>> (37 - BITS)]! & (1 << (hash >>> (32 - BITS)))) === 0) continue;
        const end = this.#hit(text, from + at, hash, scan);
        if (end < 0) continue;
        state.skipTo = end;
        word = end - from;
        at = word - 1;
        hash = 0;
      } else if (mix === 0) {
        if (at - word >= TOKEN_RUN) noteWord(text, from + word, from + at, scan);
        word = at + 1;
        if (units[at] === BACKSLASH && ESCAPES.has(text.charCodeAt(from + word))) {
          at++;
          state.skipTo = from + word + 1;
        }
      }
    }
    state.hash = hash;
    state.word = word + from;
  }

  /** The end of what is sealed here; -1 when the bit was somebody else's, or the match tells nothing. */
  #hit(text: string, at: number, hash: number, { found }: Scan): number {
    const view = again(hash);
    if ((this.#bits[view >>> (37 - BITS)]! & (1 << (view >>> (32 - BITS)))) === 0) return -1;
    const range = this.#look(text, at, hash);
    if (range) found.push(range);
    return range ? range[1] : -1;
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
      const char = CLASS[text.charCodeAt(at)]!;
      if (char <= 1) continue;
      tail = String.fromCharCode(char) + tail;
      if (!this.#forms.some((form) => form.includes(tail))) break;
      open = at;
    }
    return tail.length > LET_GO ? open : text.length;
  }
}

interface State {
  hash: number;
  /** Where the word that is being read began. */
  word: number;
  /** Where to go on, when that is in a later chunk. */
  skipTo: number;
}

/** A long word without a digit is a name, not a token. */
function noteWord(text: string, start: number, end: number, { words }: Scan): void {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      words.push([start, end]);
      return;
    }
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
    const char = CLASS[code]!;
    const escaped = ESCAPES.has(code) && at > 0 && text.charCodeAt(at - 1) === BACKSLASH;
    if (char <= 1 || escaped) {
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
