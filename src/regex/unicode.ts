import { type CharSet, EVERYTHING, type Range, toSet, union } from './charset.js';
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

/** A named property (`L`, `Greek`, `sc=Greek`, `Alphabetic` ...) in any spelling Unicode allows; undefined if there is none. */
export function property(name: string): CharSet | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
  if (plain === 'any') return EVERYTHING;
  if (plain === 'ascii') return [[0, 127]];
  if (plain === 'assigned') return invertedScan('\\P{Cn}');
  const [key, value] =
    plain.includes('=') || plain.includes(':') ? plain.split(/[=:]/, 2) : [undefined, plain];
  for (const source of spellings(key, value ?? '')) {
    if (isProperty(source)) return invertedScan(source);
  }
  return undefined;
}

function* spellings(key: string | undefined, value: string): Generator<string> {
  const titled = value.replace(
    /(^|_)([a-z])/g,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
  const forms = [
    titled,
    value,
    value.toUpperCase(),
    titled.replace(/^(.)(.*)$/, (_, a: string, b: string) => a + b.toLowerCase()),
  ];
  for (const form of forms) {
    const script = key === 'sc' || key === 'script' || key === 'scx' || key === 'script_extensions';
    if (key === undefined || key === 'gc' || key === 'general_category') yield `\\p{${form}}`;
    if (key === undefined || script)
      yield `\\p{${key?.startsWith('scx') || key === 'script_extensions' ? 'scx' : 'sc'}=${form}}`;
  }
}

function isProperty(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

/** All code points that match; planes 4 to 13 hold nothing, 15 and 16 are uniform. */
function invertedScan(source: string): CharSet {
  const one = new RegExp(source, 'u');
  const ranges: Range[] = [];
  for (const [from, to] of [
    [0, 0xd7ff],
    [0xe000, 0x3ffff],
    [0xe0000, 0xe0fff],
  ] as const) {
    scan(source, from, to, ranges);
  }
  for (const [from, to] of [
    [0xd800, 0xdfff],
    [0x40000, 0xdffff],
    [0xe1000, 0xeffff],
    [0xf0000, 0xffffd],
    [0xffffe, 0xfffff],
    [0x100000, 0x10fffd],
    [0x10fffe, 0x10ffff],
  ] as const) {
    if (one.test(String.fromCodePoint(from))) ranges.push([from, to]);
  }
  return toSet(ranges);
}

function scan(source: string, from: number, to: number, ranges: Range[]): void {
  let text = '';
  for (let block = from; block <= to; block += 4096) {
    const points: number[] = [];
    for (let point = block; point <= Math.min(block + 4095, to); point++) points.push(point);
    text += String.fromCodePoint(...points);
  }
  const astral = Math.max(0, 0x10000 - from);
  for (const run of text.matchAll(new RegExp(`(?:${source})+`, 'gu'))) {
    const at = run.index <= astral ? from + run.index : 0x10000 + (run.index - astral) / 2;
    const first = from >= 0x10000 ? from + run.index / 2 : at;
    let length = 0;
    for (let unit = 0; unit < run[0].length; unit += run[0].codePointAt(unit)! > 0xffff ? 2 : 1) length++;
    ranges.push([first, first + length - 1]);
  }
}

/** Adds what differs from the set's members only by case, by Unicode's simple folding. */
export function foldSet(set: CharSet): CharSet {
  const extra: Range[] = [];
  for (const [low, high] of set) {
    for (let point = Math.max(low, 65); point <= Math.min(high, 90); point++)
      extra.push([point + 32, point + 32]);
    for (let point = Math.max(low, 97); point <= Math.min(high, 122); point++)
      extra.push([point - 32, point - 32]);
  }
  const ascii = union(set, extra);
  const kelvin = ascii.some(([low, high]) => low <= 107 && high >= 107);
  const longS = ascii.some(([low, high]) => low <= 115 && high >= 115);
  const special: Range[] = [
    ...(kelvin ? [[0x212a, 0x212a] as const] : []),
    ...(longS ? [[0x17f, 0x17f] as const] : []),
  ];
  if (set.every(([, high]) => high < 128)) return union(ascii, special);
  for (const orbit of orbits()) {
    if (!orbit.some((point) => ascii.some(([low, high]) => low <= point && point <= high))) continue;
    for (const point of orbit) special.push([point, point]);
  }
  return union(ascii, special);
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

/** Groups of code points that fold to the same one. */
function orbits(): number[][] {
  const groups = new Map<number, Set<number>>();
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
