import { ToolError } from '../../contract/error.js';
import type { Window } from './selector.js';
import type { Ranges, Text } from './text.js';

/** How lines are written: `LINE:TEXT` for hash_edit, numbers as `cat -n` writes them, or as they are. */
export type Format = 'hashline' | 'numbered' | 'raw';

/** Most characters of one file in one answer: what is left is the next page. */
const PAGE_CHARACTERS = 40_000;
/** Longer lines are cut. Numbered: seed B; hashline lines stay whole as long as they fit a page. */
const LINE_CHARACTERS = { numbered: 2_000, hashline: 20_000, raw: 20_000 };

/** A part of a file, as rows. `seen` are the numbers of lines that were shown uncut; `next` where the next page starts. */
export interface Page {
  text: string;
  from: number;
  to: number;
  total: number;
  seen: Ranges;
  next?: number;
}

/** One row of an answer. */
export function row(format: Format, number: number, line: string): string {
  if (format === 'raw') return line;
  return format === 'hashline' ? `${number}:${line}` : `${String(number).padStart(6)}\t${line}`;
}

/** The header that carries a file's tag. A name that would break the header's line is quoted as JSON. */
export function header(name: string, tag: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  const odd = /[\u0000-\u001f\u007f\u2028\u2029]|^["\s]|\s$/.test(name);
  return `[${odd ? JSON.stringify(name) : name}#${tag}]`;
}

/** The lines of a window, as many as fit a page; at least one. */
export function page(file: Text, { from, to, end }: Window, format: Format): Page {
  const total = file.count;
  if (from > Math.max(total, 1))
    throw new ToolError(`There is no line ${from}: the file has ${total} line${total === 1 ? '' : 's'}.`);
  const wanted = Math.min(to, total);
  if (wanted < from && total > 0) throw new ToolError(`No line is both in the selector and in offset/limit.`);
  const rows: string[] = [];
  const seen: Ranges = [];
  let size = 0;
  let number = from;
  for (; number <= wanted; number++) {
    const line = file.line(number);
    const written = row(format, number, cut(line, LINE_CHARACTERS[format]));
    size += written.length + 1;
    if (size > PAGE_CHARACTERS && rows.length > 0) break;
    rows.push(written);
    if (line.length <= LINE_CHARACTERS[format]) extend(seen, number);
  }
  const next = number <= Math.min(end, total) ? { next: number } : {};
  return { text: rows.join('\n'), from, to: number - 1, total, seen, ...next };
}

/** Whether a line can be shown whole as an anchor. */
export function isShowable(line: string): boolean {
  return line.length <= LINE_CHARACTERS.hashline;
}

function extend(ranges: Ranges, number: number): void {
  const last = ranges.at(-1);
  if (last?.[1] === number - 1) last[1] = number;
  else ranges.push([number, number]);
}

function cut(line: string, most: number): string {
  return line.length <= most ? line : `${line.slice(0, most)}… (line cut: ${line.length} characters)`;
}

/** Numbered rows of `marks` and `around` lines beside them, gaps as `...`; answers with the lines that were shown. */
export function excerpt(
  file: Text,
  marks: Ranges,
  around: number,
  write: (number: number, line: string) => string,
): { text: string; shown: Ranges } {
  const windows: Ranges = [];
  for (const [from, to] of marks) {
    const [first, last] = [Math.max(1, from - around), Math.min(file.count, to + around)];
    const before = windows.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else if (first <= last) windows.push([first, last]);
  }
  const parts = windows.map(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => write(from + index, file.line(from + index))).join(
      '\n',
    ),
  );
  return { text: parts.join('\n...\n'), shown: windows };
}
