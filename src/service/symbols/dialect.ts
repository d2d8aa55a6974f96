import { classesOf, type Dialect, type Scan, skipComment, skipLine, skipString } from './lexer.js';
import { TEXT } from './tokens.js';

const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const BACKTICK = 96;

/** How Go is read. */
export const goDialect: Dialect = {
  classes: classesOf('/"\'`'),
  special(scan, byte) {
    if (byte === 47) return comment(scan, false);
    return skipString(scan, scan.at + 1, byte, { lines: byte === BACKTICK, escapes: byte !== BACKTICK });
  },
};

/** How Rust is read: comments nest, strings may be raw, an apostrophe may be a lifetime's. */
export const rustDialect: Dialect = {
  classes: classesOf('/"\'#'),
  special(scan, byte) {
    if (byte === 47) return comment(scan, true);
    if (byte === APOSTROPHE) return character(scan);
    const isRaw = scan.at > 0 && scan.bytes[scan.at - 1] === 114;
    if (isRaw && raw(scan)) return true;
    if (isRaw && byte === HASH) return rawName(scan);
    return byte === QUOTE && skipString(scan, scan.at + 1, QUOTE, { lines: true });
  },
};

/** How Python is read: strings may be tripled and carry prefixes. */
export const pythonDialect: Dialect = {
  classes: classesOf('#"\''),
  special(scan, byte) {
    if (byte === 35) return skipLine(scan);
    const { bytes, at } = scan;
    if (bytes[at + 1] !== byte || bytes[at + 2] !== byte) return skipString(scan, at + 1, byte);
    return tripled(scan, byte);
  },
};

function comment(scan: Scan, nests: boolean): boolean {
  const next = scan.bytes[scan.at + 1];
  if (next === 47) return skipLine(scan);
  return next === 42 && skipComment(scan, nests);
}

/** `r"..."`, `r#"..."#` and so on; `at` is the first byte behind the r. A raw name (`r#type`) is none. */
function raw(scan: Scan): boolean {
  const { bytes, end } = scan;
  let quote = scan.at;
  while (bytes[quote] === HASH) quote++;
  if (bytes[quote] !== QUOTE) return false;
  const hashes = quote - scan.at;
  scan.tokens.add(TEXT, scan.at, scan.line);
  let at = quote + 1;
  for (; at < end; at++) {
    if (bytes[at] === 10) scan.line++;
    if (bytes[at] !== QUOTE) continue;
    let found = 0;
    while (found < hashes && bytes[at + 1 + found] === HASH) found++;
    if (found === hashes) break;
  }
  scan.at = Math.min(at + 1 + hashes, end);
  return true;
}

/** In `r#type` the name is `type`. */
function rawName(scan: Scan): boolean {
  const { tokens, at } = scan;
  if (tokens.count === 0 || tokens.start[tokens.count - 1] !== at - 1) return false;
  tokens.count--;
  scan.at++;
  return true;
}

function tripled(scan: Scan, quote: number): true {
  const { bytes, end } = scan;
  scan.tokens.add(TEXT, scan.at, scan.line);
  let at = scan.at + 3;
  for (; at < end; at++) {
    if (bytes[at] === quote && bytes[at + 1] === quote && bytes[at + 2] === quote) break;
    if (bytes[at] === 92) at++;
    if (bytes[at] === 10) scan.line++;
  }
  scan.at = Math.min(at + 3, end);
  return true;
}

/** `'a'`, `'\n'` and `'é'` are characters, `'a` and `'static` lifetimes. */
function character(scan: Scan): true {
  const { bytes, at } = scan;
  if (bytes[at + 1] === 92) return skipString(scan, at + 1, APOSTROPHE);
  for (let size = 1; size <= 4; size++) {
    if (bytes[at + 1 + size] !== APOSTROPHE) continue;
    if (size > 1 && bytes[at + 1]! < 128) continue;
    scan.tokens.add(TEXT, at, scan.line);
    scan.at = at + size + 2;
    return true;
  }
  scan.at = at + 1;
  while (/\w/.test(String.fromCharCode(bytes[scan.at]!))) scan.at++;
  return true;
}
