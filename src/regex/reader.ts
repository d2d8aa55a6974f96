import { BYTES, type CharSet, EVERYTHING, subtract } from './charset.js';
import { RegexError } from './error.js';
import { KnownSets } from './known-sets.js';
import { ASCII_DIGIT, ASCII_SPACE, ASCII_WORD, SPACE } from './unicode.js';

const CONTROL: Record<string, number> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const HEX_DIGITS: Record<string, number> = { x: 2, u: 4, U: 8 };

/** What `(?imsxu)` turns on; only `u` is on from the start. */
export interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly x: boolean;
  readonly u: boolean;
}

/** A place in a pattern, the flags in force there, and the escapes that mean the same inside and outside a class. */
export class Reader {
  at = 0;
  flags: Flags = { i: false, m: false, s: false, x: false, u: true };

  /** `overBytes`: with `(?-u)`, sets are of bytes. */
  constructor(
    readonly pattern: string,
    readonly overBytes = false,
    readonly known = new KnownSets(),
  ) {}

  /** What a set is the complement in. */
  get everything(): CharSet {
    return this.readsBytes ? BYTES : EVERYTHING;
  }

  get readsBytes(): boolean {
    return !this.flags.u && this.overBytes;
  }

  negate(set: CharSet): CharSet {
    return subtract(this.everything, set);
  }

  /** With `(?i)`, the set and what differs from its members only by case. */
  folded(set: CharSet): CharSet {
    return this.flags.i ? this.known.fold(set, !this.flags.u) : set;
  }

  /** Passes blanks and comments, where they mean nothing. */
  skipBlanks(): void {
    if (!this.flags.x) return;
    for (let next = this.peek(); next !== undefined; next = this.peek()) {
      if (next === '#') while (!this.done && this.peek() !== '\n') this.at++;
      else if (!/\p{White_Space}/u.test(next)) return;
      else this.at++;
    }
  }

  get done(): boolean {
    return this.at >= this.pattern.length;
  }

  peek(): string | undefined {
    return this.pattern[this.at];
  }

  rest(length: number): string {
    return this.pattern.slice(this.at, this.at + length);
  }

  startsWith(text: string): boolean {
    return this.pattern.startsWith(text, this.at);
  }

  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.at += text.length;
    return true;
  }

  /** The next code point. */
  point(): number {
    const point = this.pattern.codePointAt(this.at)!;
    this.at += point > 0xffff ? 2 : 1;
    return point;
  }

  fail(say: string, at = this.at, backtracks = false): never {
    throw new RegexError(`${say} (at character ${at + 1})`, at, backtracks);
  }

  /** `\d`, `\W`, `\p{..}` after their backslash; undefined (nothing read) when it is no class. */
  classEscape(): CharSet | undefined {
    const letter = this.peek() ?? '';
    if (letter === 'p' || letter === 'P') return this.#property(letter === 'P');
    const set = this.#perl(letter.toLowerCase());
    if (!set) return undefined;
    this.at++;
    return letter === letter.toLowerCase() ? set : this.negate(set);
  }

  #perl(letter: string): CharSet | undefined {
    const { u } = this.flags;
    if (letter === 'd') return u ? this.known.digit : ASCII_DIGIT;
    if (letter === 'w') return u ? this.known.word : ASCII_WORD;
    if (letter === 's') return u ? SPACE : ASCII_SPACE;
    return undefined;
  }

  #property(negated: boolean): CharSet {
    const start = this.at - 1;
    if (!this.flags.u) this.fail('(?-u) knows no Unicode properties', start);
    this.at++;
    const braced = /^\{([^{}]*)\}/.exec(this.rest(80));
    const name = braced ? braced[1]! : (this.peek() ?? '');
    this.at += braced ? braced[0].length : 1;
    const set = this.known.property(name.replace('!=', '='));
    if (!set) return this.fail(`there is no Unicode property "${name}"`, start);
    return negated !== name.includes('!=') ? this.negate(this.folded(set)) : this.folded(set);
  }

  /** With `(?-u)`, the byte that `\xHH` stands for beyond ASCII, after its backslash; undefined when it is something else. */
  byteEscape(): number | undefined {
    const found = this.readsBytes ? /^x[89A-Fa-f][0-9A-Fa-f]/.exec(this.rest(3)) : null;
    if (!found) return undefined;
    this.at += 3;
    return Number.parseInt(found[0].slice(1), 16);
  }

  /** The code point an escape stands for, after its backslash. */
  pointEscape(inClass: boolean): number {
    const start = this.at - 1;
    if (this.done) return this.fail('a backslash at the end: write \\\\ for a backslash', start);
    const point = this.point();
    const char = String.fromCodePoint(point);
    if (CONTROL[char] !== undefined) return CONTROL[char];
    if (HEX_DIGITS[char] !== undefined) return this.#hex(HEX_DIGITS[char], start);
    if (/[0-9]/.test(char) || (char === 'k' && this.peek() === '<')) {
      return this.fail(
        'back-references are not supported: match the alternatives one by one, or filter the result',
        start,
        char !== '0',
      );
    }
    if (point > 127 || /[A-Za-z<>]/.test(char)) {
      const where = inClass ? ' in a class' : '';
      return this.fail(`\\${char} is no escape sequence${where}: write \\\\ for a backslash`, start);
    }
    return point;
  }

  #hex(digits: number, start: number): number {
    const braced = /^\{0*([0-9A-Fa-f]{1,8})\}/.exec(this.rest(80));
    const plain = this.rest(digits);
    const text = braced ? braced[1]! : /^[0-9A-Fa-f]+$/.test(plain) && plain.length === digits ? plain : '';
    if (text === '') return this.fail('a hexadecimal escape is \\xHH, \\uHHHH or \\x{H...}', start);
    this.at += braced ? braced[0].length : digits;
    const point = Number.parseInt(text, 16);
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) this.fail('no such code point', start);
    return point;
  }
}
