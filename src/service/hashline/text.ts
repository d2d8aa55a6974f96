const BOM = '\uFEFF';

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
  readonly #starts: number[];

  constructor(text: string) {
    const starts = [text.startsWith(BOM) ? 1 : 0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.final = starts.at(-1) === text.length;
    if (!this.final) starts.push(text.length);
    this.text = text;
    this.count = starts.length - 1;
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
