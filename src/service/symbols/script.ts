import { classesOf, type Dialect, type Scan, skipComment, skipLine, skipString, wordEnd } from './lexer.js';
import type { Names } from './names.js';
import { ARROW, FIRST_NAME, NUMBER, OPERATOR, TEXT } from './tokens.js';

const BACKTICK = 96;
const OPEN = 123;
const CLOSE = 125;
const LESS = 60;
const MORE = 62;
const SLASH = 47;
const EQUALS = 61;

/** Words after which a value begins, so that a slash opens a regular expression and `<` an element. */
const BEFORE_VALUE =
  'return typeof case in of do else void delete throw new instanceof await yield default'.split(' ');

/** What an open brace, an element, or a tag's type arguments belong to. */
type Inside = 'braces' | 'template' | 'tag' | 'types' | 'children';

/** How JavaScript and TypeScript are read; with `elements` also JSX. It remembers what is open: `reset` it for each file. */
export class ScriptDialect implements Dialect {
  readonly classes = classesOf('/"\'`{}<', '$');
  readonly #names: Names;
  readonly #elements: boolean;
  readonly #beforeValue: ReadonlySet<number>;
  readonly #open: Inside[] = [];
  /** Up to here no regular expression is looked for: a slash that seemed to begin one did not. */
  #regexFrom = 0;

  constructor(names: Names, elements: boolean) {
    this.#names = names;
    this.#elements = elements;
    this.#beforeValue = new Set(BEFORE_VALUE.map((word) => FIRST_NAME + names.ofText(word)));
  }

  reset(): this {
    this.#open.length = 0;
    this.#regexFrom = 0;
    return this;
  }

  special(scan: Scan, byte: number): boolean {
    if (byte === OPEN) return this.#brace(scan, 'braces');
    if (byte === CLOSE) return this.#closeBrace(scan);
    if (byte === LESS) return this.#element(scan);
    if (byte === SLASH) return this.#slash(scan);
    if (byte !== BACKTICK) return skipString(scan, scan.at + 1, byte);
    scan.tokens.add(TEXT, scan.at++, scan.line);
    return this.#template(scan);
  }

  #slash(scan: Scan): boolean {
    const next = scan.bytes[scan.at + 1];
    if (next === SLASH) return skipLine(scan);
    if (next === 42) return skipComment(scan, false);
    if (scan.at < this.#regexFrom || !this.#valueFollows(scan)) return false;
    const end = regexEnd(scan);
    if (end < 0) {
      this.#regexFrom = -end;
      return false;
    }
    scan.tokens.add(TEXT, scan.at, scan.line);
    scan.at = wordEnd(scan.bytes, end - 1, this.classes);
    return true;
  }

  /** Whether a value may begin here, judged by the token before. */
  #valueFollows({ tokens, line }: Scan): boolean {
    const last = tokens.last;
    if (last >= FIRST_NAME) return this.#beforeValue.has(last);
    if (last === CLOSE) return tokens.line[tokens.count - 1] !== line;
    return last !== 41 && last !== 93 && last !== TEXT && last !== NUMBER;
  }

  #brace(scan: Scan, inside: Inside): true {
    this.#open.push(inside);
    scan.tokens.add(OPEN, scan.at++, scan.line);
    return true;
  }

  /** Back to what a closed brace was in. */
  #closeBrace(scan: Scan): true {
    const inside = this.#open.pop();
    scan.tokens.add(CLOSE, scan.at++, scan.line);
    if (inside === 'template') return this.#template(scan);
    return this.#markup(scan);
  }

  /** Reads tags and what lies between them, until code begins; a loop, for elements may be nested without end. */
  #markup(scan: Scan): true {
    while (scan.at < scan.end) {
      const around = this.#open.at(-1);
      if (around === 'tag') this.#tag(scan, false);
      else if (around === 'types') this.#tag(scan, true);
      else if (around === 'children') this.#children(scan);
      else return true;
    }
    return true;
  }

  /** The text of a template, from behind a backtick or a hole's brace to the next hole or the end. */
  #template(scan: Scan): true {
    const { bytes, end } = scan;
    for (; scan.at < end; scan.at++) {
      const byte = bytes[scan.at];
      if (byte === BACKTICK) {
        scan.at++;
        return true;
      }
      if (byte === 36 && bytes[scan.at + 1] === OPEN) {
        scan.at++;
        return this.#brace(scan, 'template');
      }
      if (byte === 92) scan.at++;
      if (bytes[scan.at] === 10) scan.line++;
    }
    return true;
  }

  #element(scan: Scan): boolean {
    if (!this.#elements || !this.#valueFollows(scan) || !opensElement(scan, this.classes)) return false;
    scan.at++;
    this.#open.push('tag');
    return this.#markup(scan);
  }

  /** Reads a tag from its name, or its type arguments, to `>`, `/>`, type arguments or the brace of a value. */
  #tag(scan: Scan, inTypes: boolean): unknown {
    const { bytes, end, tokens } = scan;
    while (scan.at < end) {
      const byte = bytes[scan.at]!;
      if (byte === OPEN) return this.#brace(scan, 'braces');
      if (byte === LESS) return this.#inTag(scan);
      if (byte === MORE && bytes[scan.at - 1] !== EQUALS) {
        if (!inTypes) return this.#endTag(scan);
        scan.at++;
        return this.#open.pop();
      }
      if (byte === 34 || byte === 39) {
        skipString(scan, scan.at + 1, byte, IN_TAG);
      } else if (byte === SLASH && bytes[scan.at + 1] === SLASH) {
        skipLine(scan);
      } else if (byte === SLASH && bytes[scan.at + 1] === 42) {
        skipComment(scan, false);
      } else if (isLetter(byte)) {
        const start = scan.at;
        scan.at = wordEnd(bytes, start, this.classes);
        tokens.add(FIRST_NAME + this.#names.of(bytes, start, scan.at), start, scan.line);
      } else {
        if (byte === 10) scan.line++;
        scan.at++;
      }
    }
    return true;
  }

  /** `<` in a tag opens type arguments, or an element that is an attribute's value. */
  #inTag(scan: Scan): unknown {
    const isValue = scan.bytes[scan.at - 1] === EQUALS;
    scan.at++;
    return this.#open.push(isValue ? 'tag' : 'types');
  }

  #endTag(scan: Scan): void {
    const closes = scan.bytes[scan.at - 1] === SLASH;
    scan.at++;
    this.#open.pop();
    if (closes) this.#after(scan);
    else this.#open.push('children');
  }

  /** Reads what stands between two tags. */
  #children(scan: Scan): unknown {
    const { bytes, end } = scan;
    for (; scan.at < end; scan.at++) {
      const byte = bytes[scan.at];
      if (byte === 10) scan.line++;
      if (byte === OPEN) return this.#brace(scan, 'braces');
      if (byte !== LESS) continue;
      if (bytes[scan.at + 1] !== SLASH) {
        scan.at++;
        return this.#open.push('tag');
      }
      while (scan.at < end && bytes[scan.at] !== MORE) if (bytes[scan.at++] === 10) scan.line++;
      scan.at++;
      this.#open.pop();
      return this.#after(scan);
    }
    return true;
  }

  /** A whole element is a value. */
  #after(scan: Scan): void {
    scan.tokens.add(TEXT, scan.at - 1, scan.line);
  }
}

const IN_TAG = { lines: true, escapes: false };

function isLetter(byte: number): boolean {
  return byte >= 128 || ((byte | 32) >= 97 && (byte | 32) <= 122);
}

const MOST_REGEX = 2_000;

/** Behind the slash that ends a regular expression, on its line; when none does, minus where the search for it ended. */
function regexEnd({ bytes, end, at: from }: Scan): number {
  const last = Math.min(end, from + MOST_REGEX);
  let inClass = false;
  let at = from + 1;
  for (; at < last && bytes[at] !== 10; at++) {
    const byte = bytes[at];
    if (byte === 92) at++;
    else if (byte === 91) inClass = true;
    else if (byte === 93) inClass = false;
    else if (byte === SLASH && !inClass) return at + 1;
  }
  return -at;
}

const MOST_PARAMETERS = 400;

/** `<div`, `<A.B` and `<>` open an element; `<T,>(`, `<T extends X>(`, `<T = X>(` and `<T>(x: T) =>` are type parameters. */
function opensElement({ bytes, at }: Scan, classes: Uint8Array): boolean {
  const next = bytes[at + 1]!;
  if (next === MORE) return true;
  if (!(next >= 128 || /[A-Za-z_$]/.test(String.fromCharCode(next)))) return false;
  const word = wordEnd(bytes, at + 1, classes);
  let end = word;
  while (bytes[end]! <= 32 && end < word + MOST_PARAMETERS) end++;
  if (bytes[end] === 44 || bytes[end] === EQUALS) return false;
  if (Buffer.from(bytes.subarray(at + 1, at + 7)).toString('latin1') === 'const ') return false;
  if (bytes[end] === MORE && bytes[end + 1] === 40) return !isArrow(bytes, end + 1);
  return !/^extends\s/.test(Buffer.from(bytes.subarray(end, end + 8)).toString('latin1'));
}

/** Whether an arrow stands behind the parameters that open here. */
function isArrow(bytes: Uint8Array, from: number): boolean {
  let depth = 0;
  for (let at = from; at < Math.min(from + MOST_PARAMETERS, bytes.length); at++) {
    if (bytes[at] === 40) depth++;
    else if (bytes[at] === 41 && --depth === 0) {
      return /^\s*=>/.test(Buffer.from(bytes.subarray(at + 1, at + 40)).toString('latin1'));
    }
  }
  return false;
}

/** Types of tokens after which a new member of a class cannot begin, though a line does. */
export const GOES_ON = new Set([...Buffer.from('=:|&<,?.+-*/%({['), ARROW, OPERATOR]);
