import type { Files, LoadedText } from '../files.js';
import type { Change, Edit } from './apply.js';
import { excerpt, header, row } from './page.js';
import type { Snapshot } from './snapshots.js';
import { intersect, type Ranges, Text } from './text.js';

const MAX_COLUMNS = 512;
const MAX_ROWS = 40;
/** Of a long change, the first and last rows are shown. */
const EDGE_ROWS = 10;
const MAX_PREVIEW_ROWS = 200;

/** The rows around `marks` as the file is now, under its fresh header. Rows that were shown whole can be edited. */
export function reveal(files: Files, file: LoadedText, marks: Ranges): { text: string; isWhole: boolean } {
  const snapshot = files.snapshots.record(file.name, file.text, false);
  const text = new Text(file.text);
  const inside = marks.filter(([from]) => from <= text.count);
  const rows = limited(inside, MAX_ROWS);
  const isMarked = (number: number) => rows.ranges.some(([from, to]) => from <= number && number <= to);
  const part = excerpt(
    text,
    rows.ranges,
    2,
    (number, line) => `${isMarked(number) ? '*' : ' '}${cutRow(number, line)}`,
  );
  const wide = numbersOf(part.shown).some((number) => text.line(number).length > MAX_COLUMNS);
  const isWhole = !wide && !rows.isCut;
  if (isWhole) files.snapshots.see(snapshot, part.shown);
  return {
    text: [header(file.name, snapshot.tag), ...(part.text === '' ? [] : [part.text])].join('\n'),
    isWhole,
  };
}

/** Where a file changed, and how its lines are to be written. */
export interface Shown {
  snapshot: Snapshot;
  name: string;
  changes: Change[];
  format: 'hashline' | 'numbered';
}

/** The changed lines with two around them; what is shown whole counts as seen under the new tag. */
export function preview(files: Files, { snapshot, name, changes, format }: Shown): string {
  const text = new Text(snapshot.text);
  const marks = changes.flatMap(({ from, to }): Ranges => {
    if (to < from) return [[from - 1, from]];
    if (to - from < 2 * EDGE_ROWS) return [[from, to]];
    return [
      [from, from + EDGE_ROWS - 1],
      [to - EDGE_ROWS + 1, to],
    ];
  });
  const part = excerpt(text, limited(marks, MAX_PREVIEW_ROWS).ranges, 2, (number, line) =>
    cutRow(number, line, format),
  );
  const uncut = numbersOf(part.shown).filter((number) => text.line(number).length <= MAX_COLUMNS);
  files.snapshots.see(
    snapshot,
    uncut.map((number) => [number, number]),
  );
  const head = format === 'hashline' ? [header(name, snapshot.tag)] : [];
  return [...head, ...(part.text === '' ? [] : [part.text])].join('\n');
}

/** Lines that kept both text and number stay seen; what has moved must be shown again before it is an anchor. */
export function carrySeen(files: Files, old: Snapshot, edits: Edit[], fresh: Snapshot): void {
  const unmoved: Ranges = [];
  let [from, shift] = [1, 0];
  for (const edit of edits) {
    if (shift === 0 && from < edit.from) unmoved.push([from, edit.from - 1]);
    shift += edit.body.length - (edit.to - edit.from + 1);
    from = edit.to + 1;
  }
  if (shift === 0) unmoved.push([from, Number.MAX_SAFE_INTEGER]);
  files.snapshots.see(fresh, intersect(old.seen, unmoved));
}

function numbersOf(ranges: Ranges): number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function cutRow(number: number, line: string, format: 'hashline' | 'numbered' = 'hashline'): string {
  return row(format, number, line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)}…` : line);
}

function limited(ranges: Ranges, rows: number): { ranges: Ranges; isCut: boolean } {
  const kept: Ranges = [];
  let left = rows;
  for (const [from, to] of ranges) {
    if (left <= 0) return { ranges: kept, isCut: true };
    kept.push([from, Math.min(to, from + left - 1)]);
    if (to - from + 1 > left) return { ranges: kept, isCut: true };
    left -= Math.max(1, to - from + 1);
  }
  return { ranges: kept, isCut: false };
}
