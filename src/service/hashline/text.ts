/**
 * A file's text as lines, without losing a byte. A line is what stands between two line feeds, so one that ended in
 * CR LF keeps its CR; `crlf` says that the first line end was CR LF, which is what new lines get; `final` whether the
 * last line is ended (an empty file counts as ended). A lone CR is content.
 */
export interface Lines {
  bom: boolean;
  lines: string[];
  crlf: boolean;
  final: boolean;
}

const BOM = '\uFEFF';

/** Splits a text; `joinLines` is its exact inverse. */
export function splitLines(text: string): Lines {
  const bom = text.startsWith(BOM);
  const lines = (bom ? text.slice(1) : text).split('\n');
  const crlf = lines.length > 1 && lines[0]!.endsWith('\r');
  const final = lines.at(-1) === '';
  if (final) lines.pop();
  return { bom, lines, crlf, final };
}

/** The text of lines. */
export function joinLines({ bom, lines, final }: Lines): string {
  return (bom ? BOM : '') + lines.join('\n') + (final && lines.length > 0 ? '\n' : '');
}

/** A line without the CR that belongs to its line end: what is shown and compared. */
export function shown(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** Line numbers as sorted, disjoint, inclusive ranges. */
export type Ranges = [from: number, to: number][];

/** Ranges with one more; touching ones become one. */
export function addRange(ranges: Ranges, from: number, to: number): Ranges {
  if (to < from) return ranges;
  const before = ranges.filter((range) => range[1] < from - 1);
  const after = ranges.filter((range) => range[0] > to + 1);
  const touched = ranges.slice(before.length, ranges.length - after.length);
  const merged: [number, number] = [
    Math.min(from, touched[0]?.[0] ?? from),
    Math.max(to, touched.at(-1)?.[1] ?? to),
  ];
  return [...before, merged, ...after];
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
