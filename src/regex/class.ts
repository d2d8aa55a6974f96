import { type CharSet, intersect, subtract, toSet, union } from './charset.js';
import type { Reader } from './reader.js';

const POSIX: Record<string, CharSet> = {
  alnum: toSet([
    [48, 57],
    [65, 90],
    [97, 122],
  ]),
  alpha: toSet([
    [65, 90],
    [97, 122],
  ]),
  ascii: [[0, 127]],
  blank: toSet([
    [9, 9],
    [32, 32],
  ]),
  cntrl: toSet([
    [0, 31],
    [127, 127],
  ]),
  digit: [[48, 57]],
  graph: [[33, 126]],
  lower: [[97, 122]],
  print: [[32, 126]],
  punct: toSet([
    [33, 47],
    [58, 64],
    [91, 96],
    [123, 126],
  ]),
  space: toSet([
    [9, 13],
    [32, 32],
  ]),
  upper: [[65, 90]],
  word: toSet([
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ]),
  xdigit: toSet([
    [48, 57],
    [65, 70],
    [97, 102],
  ]),
};

const OPERATORS = ['&&', '--', '~~'];
const DASH: CharSet = [[45, 45]];
const BRACKET: CharSet = [[93, 93]];
const DEEPEST = 250;

/** Reads a bracket class; the reader stands after its `[`. Nested classes and `&&`, `--`, `~~` are Rust's. */
export function readClass(reader: Reader, depth = 0): CharSet {
  const start = reader.at - 1;
  if (depth > DEEPEST) reader.fail('classes are nested too deeply');
  reader.skipBlanks();
  const negated = reader.take('^');
  let items = readFirst(reader);
  let left: CharSet | undefined;
  let operator = '';
  const close = (): CharSet => {
    const right = reader.folded(union(...items));
    items = [];
    return left === undefined ? right : combine(left, operator, right);
  };
  for (;;) {
    reader.skipBlanks();
    if (reader.done) reader.fail('unclosed character class: write \\[ for a bracket', start);
    if (reader.take(']')) break;
    const wanted = OPERATORS.find((each) => reader.take(each));
    if (wanted !== undefined) {
      left = close();
      operator = wanted;
    } else if (reader.take('[')) items.push(readPosix(reader) ?? readClass(reader, depth + 1));
    else items.push(readItem(reader));
  }
  const set = close();
  return negated ? reader.negate(set) : set;
}

/** Dashes at the beginning stand for themselves, and so does a bracket where there are none. */
function readFirst(reader: Reader): CharSet[] {
  const items: CharSet[] = [];
  reader.skipBlanks();
  for (; reader.take('-'); reader.skipBlanks()) items.push(DASH);
  if (items.length === 0 && reader.take(']')) items.push(BRACKET);
  return items;
}

function combine(left: CharSet, operator: string, right: CharSet): CharSet {
  if (operator === '&&') return intersect(left, right);
  if (operator === '--') return subtract(left, right);
  return union(subtract(left, right), subtract(right, left));
}

/** `[:alpha:]`, the reader standing after its `[`; undefined (nothing read) when it is something else. */
function readPosix(reader: Reader): CharSet | undefined {
  const found = /^:(\^?)([a-z]+):\]/.exec(reader.rest(16));
  const set = found ? POSIX[found[2]!] : undefined;
  if (!found || !set) return undefined;
  reader.at += found[0].length;
  return found[1] === '^' ? reader.negate(reader.folded(set)) : set;
}

function readItem(reader: Reader): CharSet {
  const start = reader.at;
  const low = readBound(reader);
  reader.skipBlanks();
  if (!startsRange(reader)) return typeof low === 'number' ? [[low, low]] : low;
  const high = readBound(reader);
  if (typeof low !== 'number' || typeof high !== 'number') {
    return reader.fail('a range in a class needs a single character at both ends', start);
  }
  if (low > high) reader.fail('a range in a class must go upwards', start);
  return [[low, high]];
}

/** Passes a dash that has something to go up to after it. */
function startsRange(reader: Reader): boolean {
  const before = reader.at;
  if (!reader.take('-')) return false;
  reader.skipBlanks();
  if (!reader.done && reader.peek() !== ']' && reader.peek() !== '-') return true;
  reader.at = before;
  return false;
}

function readBound(reader: Reader): number | CharSet {
  const start = reader.at;
  const escaped = reader.take('\\');
  const special = escaped ? (reader.byteEscape() ?? reader.classEscape()) : undefined;
  if (special !== undefined) return special;
  const point = escaped ? reader.pointEscape(true) : reader.point();
  if (point > 127 && reader.readsBytes)
    reader.fail('a class under (?-u) holds ASCII and bytes (\\xFF) alone', start);
  return point;
}
