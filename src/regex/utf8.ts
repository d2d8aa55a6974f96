import type { CharSet } from './charset.js';

/** A small automaton: tables of 256 entries each (byte to the next table's index); entry 0 starts. */
export interface Template {
  tables: Int16Array[];
}

/** In a template's table: no way on, and the way out. */
export const STOP = -2;
export const OUT = -1;

type ByteRange = readonly [low: number, high: number];

/** The automaton that reads one byte of `set`. */
export function byteTemplate(set: CharSet): Template {
  const table = new Int16Array(256).fill(STOP);
  for (const [low, high] of set) table.fill(OUT, low, high + 1);
  return { tables: [table] };
}

/** The automaton that reads one code point of `set`, written in UTF-8. Equal ends are shared. */
export function utf8Template(set: CharSet): Template {
  const tables: Int16Array[] = [new Int16Array(256).fill(STOP)];
  const known = new Map<string, number>();
  const build = (sequences: ByteRange[][], depth: number, own?: number): number => {
    const edges = grouped(sequences, depth).map(([range, below]) => {
      const ends = below[0]!.length === depth + 1;
      return { range, to: ends ? OUT : build(below, depth + 1) };
    });
    const key = edges.map(({ range, to }) => `${range[0]}-${range[1]}>${to}`).join();
    const same = own ?? known.get(key);
    if (own === undefined && same !== undefined) return same;
    const index = own ?? tables.push(new Int16Array(256).fill(STOP)) - 1;
    for (const { range, to } of edges) tables[index]!.fill(to, range[0], range[1] + 1);
    known.set(key, index);
    return index;
  };
  build(
    set.flatMap(([low, high]) => [...sequences(low, high)]),
    0,
    0,
  );
  return { tables };
}

/** Sequences that begin alike at `depth`, together; they come sorted. */
function grouped(sequences: ByteRange[][], depth: number): [ByteRange, ByteRange[][]][] {
  const groups: [ByteRange, ByteRange[][]][] = [];
  for (const sequence of sequences) {
    const range = sequence[depth]!;
    const last = groups.at(-1);
    if (last && last[0][0] === range[0] && last[0][1] === range[1]) last[1].push(sequence);
    else groups.push([range, [sequence]]);
  }
  return groups;
}

/** Byte sequences that together are the UTF-8 of `low` to `high`; surrogates have none. */
export function* sequences(low: number, high: number): Generator<ByteRange[]> {
  if (low > high) return;
  if (low <= 0xdfff && high >= 0xd800) {
    yield* sequences(low, 0xd7ff);
    yield* sequences(0xe000, high);
    return;
  }
  const split = splitPoint(low, high);
  if (split !== undefined) {
    yield* sequences(low, split);
    yield* sequences(split + 1, high);
    return;
  }
  const first = encode(low);
  const last = encode(high);
  yield first.map((byte, i): ByteRange => [byte, last[i]!]);
}

/** Where the range must be cut so that both ends have as many bytes and free choice after the first difference. */
function splitPoint(low: number, high: number): number | undefined {
  for (const end of [0x7f, 0x7ff, 0xffff]) if (low <= end && end < high) return end;
  if (high < 0x80) return undefined;
  for (let i = 1; i < 4; i++) {
    const mask = 2 ** (6 * i) - 1;
    if ((low & ~mask) === (high & ~mask)) continue;
    if ((low & mask) !== 0) return low | mask;
    if ((high & mask) !== mask) return (high & ~mask) - 1;
  }
  return undefined;
}

/** UTF-8 of a code point. */
export function encode(point: number): number[] {
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), 0x80 | (point & 63)];
  if (point < 0x10000) return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
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
