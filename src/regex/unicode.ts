import { type CharSet, has, type Range, union } from './charset.js';
import { DIGIT_TABLE, WORD_TABLE } from './word-table.js';

export const ASCII_DIGIT: CharSet = [[48, 57]];
export const ASCII_WORD: CharSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
export const ASCII_SPACE: CharSet = [
  [9, 13],
  [32, 32],
];
/** White_Space. */
export const SPACE: CharSet = [
  [9, 13],
  [32, 32],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/** `\w`: Alphabetic, M, Nd, Pc, Join_Control. */
export function wordSet(): CharSet {
  return decode(WORD_TABLE);
}

/** Whether a code point is in `\w`. */
export function isWordPoint(point: number): boolean {
  return point >= 0 && WORD_CHARACTER.test(String.fromCodePoint(point));
}

const WORD_CHARACTER = /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]/u;

/** `\d`: Nd. */
export function digitSet(): CharSet {
  return decode(DIGIT_TABLE);
}

/** Adds what differs from the set's members only by case, by Unicode's simple folding; ASCII letters alone without `orbits`. */
export function foldSet(set: CharSet, orbits: (() => number[][]) | undefined): CharSet {
  const extra: Range[] = [];
  for (const [low, high] of set) {
    for (let point = Math.max(low, 65); point <= Math.min(high, 90); point++)
      extra.push([point + 32, point + 32]);
    for (let point = Math.max(low, 97); point <= Math.min(high, 122); point++)
      extra.push([point - 32, point - 32]);
  }
  const plain = union(set, extra);
  if (!orbits) return plain;
  const special: Range[] = [];
  if (has(plain, 107)) special.push([0x212a, 0x212a]);
  if (has(plain, 115)) special.push([0x17f, 0x17f]);
  if (!set.some(([low, high]) => high > 127 && FOLDING.some(([from, to]) => low <= to && high >= from)))
    return special.length > 0 ? union(plain, special) : plain;
  for (const orbit of orbits()) {
    if (orbit.some((point) => has(plain, point))) for (const point of orbit) special.push([point, point]);
  }
  return union(plain, special);
}

/** Where letters with two cases live. */
const CASED: CharSet = [
  [0x41, 0x588],
  [0x10a0, 0x10ff],
  [0x13a0, 0x13fd],
  [0x1c80, 0x1cbf],
  [0x1d79, 0x1d8e],
  [0x1e00, 0x1fff],
  [0x2126, 0x2184],
  [0x24b6, 0x24e9],
  [0x2c00, 0x2d2d],
  [0xa640, 0xa7ff],
  [0xab30, 0xabbf],
  [0xff21, 0xff5a],
  [0x10400, 0x105ff],
  [0x10c80, 0x10dff],
  [0x118a0, 0x118df],
  [0x16e40, 0x16eff],
  [0x1e900, 0x1e943],
];

/** Pairs whose other case is more than one character. */
const UNCASED_PAIRS = [
  [0x390, 0x1fd3],
  [0x3b0, 0x1fe3],
  [0xfb05, 0xfb06],
] as const;

/** Where letters live that fold. */
const FOLDING: CharSet = [...CASED, [0xfb05, 0xfb06]];

/** Groups of code points that fold to the same one. */
export function orbits(): number[][] {
  const groups = new Map<number, Set<number>>();
  for (const [one, other] of UNCASED_PAIRS) join(groups, one, other);
  const isSame = /^(.)\1$/iu;
  for (const [first, last] of CASED) {
    for (let point = first; point <= last; point++) {
      const char = String.fromCodePoint(point);
      for (const other of [char.toUpperCase(), char.toLowerCase()]) {
        if (other === char || [...other].length !== 1 || !isSame.test(char + other)) continue;
        join(groups, point, other.codePointAt(0)!);
      }
    }
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

function join(groups: Map<number, Set<number>>, a: number, b: number): void {
  const group = new Set([...(groups.get(a) ?? [a]), ...(groups.get(b) ?? [b])]);
  for (const point of group) groups.set(point, group);
}

/** Ranges as gaps and lengths, base 36: see scripts/make-word-table.mjs. */
function decode(table: string): CharSet {
  const numbers = table.split(' ').map((digits) => Number.parseInt(digits, 36));
  const set: Range[] = [];
  let at = 0;
  for (let i = 0; i < numbers.length; i += 2) {
    at += numbers[i]!;
    set.push([at, at + numbers[i + 1]!]);
    at += numbers[i + 1]!;
  }
  return set;
}
