import { isAscii } from 'node:buffer';

const BOM = '\uFEFF';

/** UTF-8 bytes as a string. Plain ASCII needs no decoding, which is most of what reading a large file costs. */
export function decoded(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** Characters that are turned into bytes at once. */
const CHUNK = 65_536;

/** Pieces as bytes, but for the last `cut` of them: a lone surrogate becomes what the file will say. */
export function joined(pieces: string[], cut: number): Buffer {
  const chunks = chunked(pieces);
  const size = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const chunk of chunks) at += bytes.write(chunk, at);
  return bytes.subarray(0, size - cut);
}

/** Small pieces together, large ones as they are. */
function chunked(pieces: string[]): string[] {
  const chunks = [''];
  for (const piece of pieces) {
    const last = chunks.length - 1;
    if (chunks[last]!.length + piece.length <= CHUNK) chunks[last] += piece;
    else chunks.push(piece);
  }
  return chunks;
}

/**
 * A file's text with its lines, without losing a byte. Lines end in LF or CR LF and are counted from 1; a lone CR is
 * content, a byte order mark belongs to no line. New lines get the first line end there is.
 */
export class Text {
  readonly text: string;
  readonly count: number;
  /** The first line end is CR LF. */
  readonly crlf: boolean;
  /** The last line has a line end; an empty text counts as ended. */
  readonly final: boolean;
  /** Where each line starts, and where the last one stops. */
  readonly #starts: Uint32Array;

  constructor(text: string) {
    const first = text.startsWith(BOM) ? 1 : 0;
    let ends = 0;
    for (let at = text.indexOf('\n', first); at >= 0; at = text.indexOf('\n', at + 1)) ends++;
    this.final = text.length === first || text.endsWith('\n');
    this.text = text;
    this.count = this.final ? ends : ends + 1;
    const starts = new Uint32Array(this.count + 1).fill(text.length);
    starts[0] = first;
    let line = 1;
    for (let at = text.indexOf('\n', first); at >= 0; at = text.indexOf('\n', at + 1))
      starts[line++] = at + 1;
    this.crlf = text.endsWith('\r\n', starts[1]);
    this.#starts = starts;
  }

  get bom(): string {
    return this.text.slice(0, this.#starts[0]);
  }

  /** A line without its line end. */
  line(number: number): string {
    const line = this.raw(number, number);
    return line.endsWith('\n') ? line.slice(0, line.endsWith('\r\n') ? -2 : -1) : line;
  }

  /** Lines as they stand, line ends included. */
  raw(from: number, to: number): string {
    return this.text.slice(this.#starts[from - 1], this.#starts[to]);
  }

  /** All lines without their line ends. */
  lines(): string[] {
    return Array.from({ length: this.count }, (_, index) => this.line(index + 1));
  }
}

/** Line numbers as sorted, disjoint, inclusive ranges. */
export type Ranges = [from: number, to: number][];

/** Two lists of ranges as one; ranges that touch become one. */
export function unite(some: Ranges, more: Ranges): Ranges {
  const all: Ranges = [];
  for (const [from, to] of [...some, ...more].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else if (from <= to) all.push([from, to]);
  }
  return all;
}

/** What two lists of ranges have in common. */
export function intersect(some: Ranges, more: Ranges): Ranges {
  const common: Ranges = [];
  let [a, b] = [0, 0];
  while (a < some.length && b < more.length) {
    const [from, to] = [Math.max(some[a]![0], more[b]![0]), Math.min(some[a]![1], more[b]![1])];
    if (from <= to) common.push([from, to]);
    if (some[a]![1] < more[b]![1]) a++;
    else b++;
  }
  return common;
}

/** The parts of `from`..`to` that no range covers. */
export function missingFrom(ranges: Ranges, from: number, to: number): Ranges {
  const gaps: Ranges = [];
  let next = from;
  for (const [start, end] of ranges) {
    if (end < next) continue;
    if (start > to) break;
    if (start > next) gaps.push([next, start - 1]);
    next = end + 1;
  }
  if (next <= to) gaps.push([next, to]);
  return gaps;
}

/** Ranges as people write them: `1-4, 7`. */
export function rangesText(ranges: Ranges): string {
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
