import type { Block } from './resolve.js';

/** A Markdown heading and all that stands under it, up to the next heading of the same or a higher rank. */
export function markdownBlock(lines: string[], levels: (number | undefined)[], line: number): Block {
  const level = levels[line - 1];
  if (level === undefined) return { why: `line ${line} is not a heading` };
  const next = levels.findIndex((each, index) => index >= line && each !== undefined && each <= level);
  return { from: line, to: lastFilled(lines, line, next < 0 ? lines.length : next) };
}

/** The rank of each line that is a heading (`#` or underlined), fenced code and front matter left out. */
export function headingLevels(lines: string[]): (number | undefined)[] {
  let fence: string | undefined;
  const matter =
    lines[0] === '---' ? lines.findIndex((line, at) => at > 0 && /^(---|\.\.\.)\s*$/.test(line)) : -1;
  return lines.map((line, index) => {
    if (index <= matter) return undefined;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return undefined;
    }
    if (mark) {
      fence = mark;
      return undefined;
    }
    const hashes = /^ {0,3}(#{1,6})(\s|$)/.exec(line)?.[1];
    if (hashes) return hashes.length;
    const under = /^ {0,3}(=+|-+)\s*$/.exec(lines[index + 1] ?? '')?.[1];
    const isText = line.trim() !== '' && !/^\s*([-*+>|]|\d+[.)]|={3,}|-{3,}|\t| {4})/.test(line);
    return under && isText ? (under.startsWith('=') ? 1 : 2) : undefined;
  });
}

/** A YAML key or list item and the lines that belong to it: those indented more, and a list at the key's own indent. */
export function indentedBlock(lines: string[], line: number): Block {
  const opening = lines[line - 1]!;
  const indent = indentOf(opening);
  if (/^\s*#/.test(opening)) return { why: `line ${line} is a comment` };
  const isKey = /^\s*(- )?[^#]*:\s*([|>&!#].*)?$/.test(opening) && !/^\s*- /.test(opening);
  let end = line;
  for (; end < lines.length; end++) {
    const next = lines[end]!;
    if (next.trim() === '') continue;
    if (/^(---|\.\.\.)(\s|$)/.test(next)) break;
    const isOwnList = isKey && indentOf(next) === indent && /^\s*-(\s|$)/.test(next);
    if (indentOf(next) <= indent && !isOwnList) break;
  }
  return { from: line, to: lastFilled(lines, line, end) };
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

/** The last line that is not blank, from `first` on, of the first `count` lines. */
function lastFilled(lines: string[], first: number, count: number): number {
  let last = count;
  while (last > first && lines[last - 1]!.trim() === '') last--;
  return last;
}
