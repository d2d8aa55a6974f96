import { type CharSet, intersect } from './charset.js';

/** A small automaton: tables of 256 entries each (byte to the next table's index); entry 0 starts. */
export interface Template {
  tables: Int16Array[];
}

/** In a template's table: no way on, and the way out. */
export const STOP = -2;
export const OUT = -1;

/** The automaton that reads one byte of `set`. */
export function byteTemplate(set: CharSet): Template {
  const table = nowhere();
  for (const [low, high] of set) table.fill(OUT, low, high + 1);
  return { tables: [table] };
}

/** The automaton that reads one code point of `set`, written in UTF-8. Equal ends are shared. */
export function utf8Template(set: CharSet): Template {
  const { tables } = new Utf8Builder(set);
  return { tables };
}

/** Code points that take 2, 3 and 4 bytes: their first bytes, and how many blocks of 64 lie in one another below each. */
const LEADS = [
  { first: 0xc2, last: 0xdf, base: 0x80, depth: 1, points: [[0x80, 0x7ff]] },
  {
    ...{ first: 0xe0, last: 0xef, base: 0, depth: 2 },
    points: [
      [0x800, 0xd7ff],
      [0xe000, 0xffff],
    ],
  },
  { first: 0xf0, last: 0xf4, base: 0, depth: 3, points: [[0x10000, 0x10ffff]] },
] as const;
const CONTINUATION = 0x80;
const BLOCK = 64;

class Utf8Builder {
  readonly tables: Int16Array[] = [];
  readonly #known = new Map<string, number>();
  readonly #whole: number[] = [OUT];
  /** What is left of the set. */
  #ranges: CharSet = [];
  #at = 0;

  constructor(set: CharSet) {
    const first = nowhere();
    this.tables.push(first);
    for (const [low, high] of set) first.fill(OUT, low, Math.min(high, 0x7f) + 1);
    for (const { first: byte, last, base, depth, points } of LEADS) {
      this.#ranges = intersect(set, points);
      this.#at = 0;
      const size = BLOCK ** depth;
      for (let lead = byte; lead <= last && this.#at < this.#ranges.length; lead++)
        first[lead] = this.#block(base + (lead - byte) * size, depth);
    }
  }

  /** Where to go for the code points of a block that begins at `base`; blocks are asked for in order. */
  #block(base: number, depth: number): number {
    const end = base + BLOCK ** depth - 1;
    while (this.#at < this.#ranges.length && this.#ranges[this.#at]![1] < base) this.#at++;
    const range = this.#ranges[this.#at];
    if (!range || range[0] > end) return STOP;
    if (range[0] <= base && range[1] >= end) return this.#wholeBlock(depth);
    return depth === 1 ? this.#leaf(base, end) : this.#branch(base, depth);
  }

  #wholeBlock(depth: number): number {
    this.#whole[depth] ??= this.#shared(`${depth}`, (table) => {
      table.fill(this.#wholeBlock(depth - 1), CONTINUATION, CONTINUATION + BLOCK);
    });
    return this.#whole[depth]!;
  }

  #leaf(base: number, end: number): number {
    const parts: number[] = [];
    for (let at = this.#at; at < this.#ranges.length && this.#ranges[at]![0] <= end; at++) {
      const [low, high] = this.#ranges[at]!;
      parts.push(Math.max(low, base) - base, Math.min(high, end) - base);
    }
    return this.#shared(`leaf ${parts}`, (table) => {
      for (let i = 0; i < parts.length; i += 2)
        table.fill(OUT, CONTINUATION + parts[i]!, CONTINUATION + parts[i + 1]! + 1);
    });
  }

  #branch(base: number, depth: number): number {
    const size = BLOCK ** (depth - 1);
    const to: number[] = [];
    for (let at = 0; at < BLOCK; at++) to.push(this.#block(base + at * size, depth - 1));
    return this.#shared(`${to}`, (table) => table.set(to, CONTINUATION));
  }

  #shared(key: string, fill: (table: Int16Array) => void): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const table = nowhere();
    fill(table);
    const index = this.tables.push(table) - 1;
    this.#known.set(key, index);
    return index;
  }
}

/** A table that takes no byte. */
function nowhere(): Int16Array {
  return new Int16Array(256).fill(STOP);
}

const LOWEST = [0, 0, 0x80, 0x800, 0x10000];

/** The code point whose UTF-8 starts at `at`; -1 when there is none. */
export function pointAt(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return first;
  const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (size === 0 || at + size > end) return -1;
  let point = first & (0xff >> (size + 1));
  for (let i = 1; i < size; i++) {
    if ((bytes[at + i]! & 0xc0) !== 0x80) return -1;
    point = (point << 6) | (bytes[at + i]! & 0x3f);
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  return point < LOWEST[size]! || point > 0x10ffff || isSurrogate ? -1 : point;
}

/** How many bytes a code point takes. */
export function widthOf(point: number): number {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
