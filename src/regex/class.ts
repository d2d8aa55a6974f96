import { type CharSet, intersect, negate, subtract, toSet, union } from './charset.js';
import type { Reader } from './reader.js';
import { foldSet } from './unicode.js';

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

/** Reads a bracket class; the reader stands after its `[`. Nested classes and `&&`, `--`, `~~` are Rust's. */
export function readClass(reader: Reader, ignoreCase: boolean, depth = 0): CharSet {
  const start = reader.at - 1;
  if (depth > 100) reader.fail('classes are nested too deeply');
  const negated = reader.take('^');
  let left: CharSet | undefined;
  let operator = '';
  let items: CharSet[] = [];
  const close = (): CharSet => {
    const right = maybeFolded(union(...items), ignoreCase);
    items = [];
    return left === undefined ? right : combine(left, operator, right);
  };
  for (let first = true; ; first = false) {
    if (reader.done) reader.fail('unclosed character class: write \\[ for a bracket', start);
    const isDash = first && reader.peek() === '-';
    const wanted = ['&&', '--', '~~'].find((each) => !first && reader.startsWith(each));
    if (!first && reader.take(']')) break;
    if (wanted !== undefined) {
      left = close();
      operator = wanted;
      reader.at += 2;
      continue;
    }
    if (isDash || !reader.take('[')) items.push(readItem(reader));
    else items.push(readPosix(reader) ?? readClass(reader, ignoreCase, depth + 1));
  }
  const set = close();
  return negated ? negate(set) : set;
}

function combine(left: CharSet, operator: string, right: CharSet): CharSet {
  if (operator === '&&') return intersect(left, right);
  if (operator === '--') return subtract(left, right);
  return union(subtract(left, right), subtract(right, left));
}

function maybeFolded(set: CharSet, ignoreCase: boolean): CharSet {
  return ignoreCase ? foldSet(set) : set;
}

/** `[:alpha:]`, the reader standing after its `[`; undefined (nothing read) when it is something else. */
function readPosix(reader: Reader): CharSet | undefined {
  const found = /^:(\^?)([a-z]+):\]/.exec(reader.rest(16));
  const set = found ? POSIX[found[2]!] : undefined;
  if (!found || !set) return undefined;
  reader.at += found[0].length;
  return found[1] === '^' ? negate(set) : set;
}

function readItem(reader: Reader): CharSet {
  const start = reader.at;
  const low = readBound(reader);
  const rest = reader.rest(2);
  if (rest[0] !== '-' || rest === '-]' || rest === '--' || rest.length < 2) {
    return typeof low === 'number' ? [[low, low]] : low;
  }
  reader.at++;
  const high = readBound(reader);
  if (typeof low !== 'number' || typeof high !== 'number') {
    return reader.fail('a range in a class needs a single character at both ends', start);
  }
  if (low > high) reader.fail('a range in a class must go upwards', start);
  return [[low, high]];
}

function readBound(reader: Reader): number | CharSet {
  if (!reader.take('\\')) return reader.point();
  const set = reader.classEscape();
  return set ?? reader.pointEscape(true);
}
