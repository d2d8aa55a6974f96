import { classesOf, type Dialect, type Scan, skipComment, skipLine, skipString, wordEnd } from './lexer.js';
import type { Names } from './names.js';
import { ARROW, FIRST_NAME, NUMBER, OPERATOR, TEXT } from './tokens.js';

const BACKTICK = 96;
const OPEN = 123;
const CLOSE = 125;
const LESS = 60;
const MORE = 62;
const SLASH = 47;

/** Words after which a value begins, so that a slash opens a regular expression and `<` an element. */
const BEFORE_VALUE =
  'return typeof case in of do else void delete throw new instanceof await yield default'.split(' ');

/** What an open brace, or an element, belongs to. */
type Inside = 'braces' | 'template' | 'tag' | 'children';

/**
 * How JavaScript and TypeScript are read; with `elements` also JSX. Made anew for each file, for it remembers what is open.
 */
export function scriptDialect(names: Names, elements: boolean): Dialect {
  const open: Inside[] = [];
  const values = new Set(BEFORE_VALUE.map((word) => FIRST_NAME + names.ofText(word)));
  const classes = classesOf('/"\'`{}<>', '$');

  /** Whether a value may begin here, judged by the token before. */
  const valueFollows = (scan: Scan): boolean => {
    const last = scan.tokens.last;
    if (last >= FIRST_NAME) return values.has(last);
    if (last === CLOSE) return scan.tokens.line[scan.tokens.count - 1] !== scan.line;
    return last !== 41 && last !== 93 && last !== TEXT && last !== NUMBER;
  };

  const brace = (scan: Scan, inside: Inside): true => {
    open.push(inside);
    scan.tokens.add(OPEN, scan.at++, scan.line);
    return true;
  };

  /** The text of a template, from behind a backtick or a hole's brace to the next hole or the end. */
  const template = (scan: Scan): true => {
    const { bytes, end } = scan;
    for (; scan.at < end; scan.at++) {
      const byte = bytes[scan.at];
      if (byte === BACKTICK) {
        scan.at++;
        return true;
      }
      if (byte === 36 && bytes[scan.at + 1] === OPEN) {
        scan.at++;
        return brace(scan, 'template');
      }
      if (byte === 92) scan.at++;
      if (bytes[scan.at] === 10) scan.line++;
    }
    return true;
  };

  /** Reads a tag from its name to `>`, `/>` or the brace of an attribute's value. */
  const tag = (scan: Scan): true => {
    const { bytes, end, tokens } = scan;
    while (scan.at < end) {
      const byte = bytes[scan.at]!;
      if (byte === OPEN) return brace(scan, 'braces');
      if (byte === MORE) {
        const closes = bytes[scan.at - 1] === SLASH;
        scan.at++;
        open.pop();
        if (!closes) open.push('children');
        return closes ? after(scan) : children(scan);
      }
      if (byte === 34 || byte === 39) {
        skipString(scan, scan.at + 1, byte, { lines: true, escapes: false });
      } else if (byte >= 128 || ((byte | 32) - 97 < 26 && (byte | 32) >= 97)) {
        const start = scan.at;
        scan.at = wordEnd(bytes, start, classes);
        tokens.add(FIRST_NAME + names.of(bytes, start, scan.at), start, scan.line);
      } else {
        if (byte === 10) scan.line++;
        scan.at++;
      }
    }
    return true;
  };

  /** Reads what stands between two tags. */
  const children = (scan: Scan): true => {
    const { bytes, end } = scan;
    for (; scan.at < end; scan.at++) {
      const byte = bytes[scan.at];
      if (byte === 10) scan.line++;
      if (byte === OPEN) return brace(scan, 'braces');
      if (byte !== LESS) continue;
      if (bytes[scan.at + 1] !== SLASH) {
        scan.at++;
        open.push('tag');
        return tag(scan);
      }
      while (scan.at < end && bytes[scan.at] !== MORE) if (bytes[scan.at++] === 10) scan.line++;
      scan.at++;
      open.pop();
      return after(scan);
    }
    return true;
  };

  /** An element is a value; when it lies in another, the reading goes on there. */
  const after = (scan: Scan): true => {
    scan.tokens.add(TEXT, scan.at - 1, scan.line);
    return open.at(-1) === 'children' ? children(scan) : true;
  };

  /** Back to what a closed brace was in. */
  const closeBrace = (scan: Scan): true => {
    const inside = open.pop();
    scan.tokens.add(CLOSE, scan.at++, scan.line);
    if (inside === 'template') return template(scan);
    const around = open.at(-1);
    if (around === 'tag') return tag(scan);
    return around === 'children' ? children(scan) : true;
  };

  const element = (scan: Scan): boolean => {
    if (!elements || !valueFollows(scan) || !opensElement(scan, classes)) return false;
    scan.at++;
    open.push('tag');
    return tag(scan);
  };

  return {
    classes,
    special(scan, byte) {
      if (byte === OPEN) return brace(scan, 'braces');
      if (byte === CLOSE) return closeBrace(scan);
      if (byte === LESS) return element(scan);
      if (byte === MORE) return false;
      if (byte === SLASH) return slash(scan, valueFollows(scan));
      if (byte !== BACKTICK) return skipString(scan, scan.at + 1, byte);
      scan.tokens.add(TEXT, scan.at++, scan.line);
      return template(scan);
    },
  };
}

function slash(scan: Scan, mayBeRegex: boolean): boolean {
  const next = scan.bytes[scan.at + 1];
  if (next === SLASH) return skipLine(scan);
  if (next === 42) return skipComment(scan, false);
  return mayBeRegex && regex(scan);
}

/** A regular expression ends on its line; otherwise the slash was something else. */
function regex(scan: Scan): boolean {
  const { bytes, end } = scan;
  let inClass = false;
  for (let at = scan.at + 1; at < end && bytes[at] !== 10; at++) {
    const byte = bytes[at];
    if (byte === 92) at++;
    else if (byte === 91) inClass = true;
    else if (byte === 93) inClass = false;
    else if (byte === SLASH && !inClass) {
      scan.tokens.add(TEXT, scan.at, scan.line);
      scan.at = at + 1;
      while (/[a-z]/.test(String.fromCharCode(bytes[scan.at]!))) scan.at++;
      return true;
    }
  }
  return false;
}

/** `<div`, `<A.B` and `<>` open an element; `<T,>(` and `<T extends X>(` are a function's type parameters. */
function opensElement({ bytes, at }: Scan, classes: Uint8Array): boolean {
  const next = bytes[at + 1]!;
  if (next === MORE) return true;
  if (!(next >= 128 || /[A-Za-z_$]/.test(String.fromCharCode(next)))) return false;
  let end = wordEnd(bytes, at + 1, classes);
  while (bytes[end] === 32) end++;
  if (bytes[end] === 44) return false;
  return Buffer.from(bytes.subarray(end, end + 8)).toString('latin1') !== 'extends ';
}

/** Types of tokens after which a new member of a class cannot begin, though a line does. */
export const GOES_ON = new Set([...Buffer.from('=:|&<,?.+-*/%({['), ARROW, OPERATOR]);
