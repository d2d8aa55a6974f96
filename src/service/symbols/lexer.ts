import { hashed, type Names } from './names.js';
import { ARROW, FIRST_NAME, NUMBER, OPERATOR, TEXT, type Tokens } from './tokens.js';

/** Classes of bytes; 0 is a mark. */
const SPACE = 1;
const NEWLINE = 2;
const LETTER = 3;
const DIGIT = 4;
const SPECIAL = 5;
const EQUALS = 6;

/** Where the reading of a file stands. The byte at `end` is a newline, so that a scan need not ask for the end. */
export interface Scan {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;
  line: number;
  readonly tokens: Tokens;
}

/** What a language's lexer knows beyond words, numbers and marks. */
export interface Dialect {
  readonly classes: Uint8Array;
  /** Reads on from a special byte, adding tokens; false when the byte is an ordinary mark after all. */
  special(scan: Scan, byte: number): boolean;
}

/** Byte classes in which the bytes of `special` are handed to the dialect, and those of `letters` belong to names. */
export function classesOf(special: string, letters = ''): Uint8Array {
  const classes = new Uint8Array(256).fill(LETTER, 128);
  for (let byte = 0; byte <= 32; byte++) classes[byte] = SPACE;
  classes[10] = NEWLINE;
  classes[61] = EQUALS;
  for (let byte = 48; byte < 58; byte++) classes[byte] = DIGIT;
  for (const byte of Buffer.from(`abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_${letters}`)) {
    classes[byte] = LETTER;
  }
  for (const byte of Buffer.from(special)) classes[byte] = SPECIAL;
  return classes;
}

/** Reads tokens up to `to`, and the one that goes beyond it; what it is called with next goes on from there. */
export function lex(scan: Scan, dialect: Dialect, names: Names, to: number): void {
  const { bytes, tokens } = scan;
  const { classes } = dialect;
  const { seed } = names;
  while (scan.at < to) {
    const start = scan.at;
    const byte = bytes[start]!;
    const kind = classes[byte]!;
    if (kind === SPACE) {
      scan.at = start + 1;
    } else if (kind === LETTER) {
      let at = start;
      let hash = seed;
      for (let next = byte, sort = kind; sort === LETTER || sort === DIGIT; sort = classes[next]!) {
        hash = hashed(hash, next);
        next = bytes[++at]!;
      }
      scan.at = at;
      tokens.add(FIRST_NAME + names.ofHashed(bytes, start, at, hash), start, scan.line);
    } else if (kind === NEWLINE) {
      scan.line++;
      scan.at = start + 1;
    } else if (kind === DIGIT) {
      scan.at = numberEnd(bytes, start, classes);
      tokens.add(NUMBER, start, scan.line);
    } else if (kind === EQUALS) {
      equals(scan);
    } else if (kind !== SPECIAL || !dialect.special(scan, byte)) {
      tokens.add(byte, start, scan.line);
      scan.at = start + 1;
    }
  }
}

/** Where the word that holds `at` ends. */
export function wordEnd(bytes: Uint8Array, at: number, classes: Uint8Array): number {
  let end = at + 1;
  while (classes[bytes[end]!] === LETTER || classes[bytes[end]!] === DIGIT) end++;
  return end;
}

/** A point belongs to a number only before a digit: `1.5`, but not `0..n` or `1.max(2)`. */
function numberEnd(bytes: Uint8Array, at: number, classes: Uint8Array): number {
  let end = wordEnd(bytes, at, classes);
  while (bytes[end] === 46 && classes[bytes[end + 1]!] === DIGIT) end = wordEnd(bytes, end, classes);
  return end;
}

const BEFORE_EQUALS = new Set(Buffer.from('!<>+-*/%&|^?~'));

function equals(scan: Scan): void {
  const { bytes, at, tokens } = scan;
  const next = bytes[at + 1];
  if (next === 62) {
    tokens.add(ARROW, at, scan.line);
    scan.at = at + 2;
  } else if (next === 61) {
    scan.at = at + (bytes[at + 2] === 61 ? 3 : 2);
    tokens.add(OPERATOR, at, scan.line);
  } else {
    tokens.add(at > 0 && BEFORE_EQUALS.has(bytes[at - 1]!) ? OPERATOR : 61, at, scan.line);
    scan.at = at + 1;
  }
}

/** Goes on to the end of the line. */
export function skipLine(scan: Scan): true {
  const { bytes, end } = scan;
  let at = scan.at;
  while (at < end && bytes[at] !== 10) at++;
  scan.at = at;
  return true;
}

/** Goes on behind the end of a comment in slashes and stars. */
export function skipComment(scan: Scan, nests: boolean): true {
  const { bytes, end } = scan;
  let depth = 1;
  let at = scan.at + 2;
  for (; at < end; at++) {
    const byte = bytes[at];
    if (byte === 10) scan.line++;
    else if (byte === 42 && bytes[at + 1] === 47) {
      at++;
      if (--depth === 0) break;
    } else if (nests && byte === 47 && bytes[at + 1] === 42) {
      at++;
      depth++;
    }
  }
  scan.at = Math.min(at + 1, end);
  return true;
}

/**
 * Reads a string from `from` (behind the opening quote) to `quote`. `lines`: it may hold line ends that no backslash
 * escapes; otherwise it ends, at the latest, where the line does. `escapes`: a backslash takes the next byte with it.
 */
export function skipString(
  scan: Scan,
  from: number,
  quote: number,
  { lines = false, escapes = true } = {},
): true {
  const { bytes, end } = scan;
  scan.tokens.add(TEXT, scan.at, scan.line);
  let at = from;
  for (; at < end && bytes[at] !== quote; at++) {
    if (bytes[at] === 92 && escapes) at++;
    else if (bytes[at] === 10 && !lines) {
      scan.at = at;
      return true;
    }
    if (bytes[at] === 10) scan.line++;
  }
  scan.at = Math.min(at + 1, end);
  return true;
}
