import { type Entry, KINDS } from './entry.js';

/** Where project memories are listed for people. */
export const KNOWLEDGE = '.galley/GALLEY.md';

const TITLE = '# Project knowledge';

/** `.galley/GALLEY.md` with a memory's line in its section, once. Everything else stays as people wrote it. */
export function noted(text: string, entry: Entry): string {
  const heading = KINDS[entry.kind];
  const lines = linesOf(dropped(text === '' ? `${TITLE}\n` : text, entry.name));
  const line = `- [${entry.name}](memory/${entry.name}.md): ${entry.description}`;
  const at = lines.findIndex((each) => /^##\s/.test(each) && sameHeading(each, heading));
  if (at < 0) {
    while (lines.at(-1) === '') lines.pop();
    return joined([...lines, '', `## ${heading}`, '', line, ''], text);
  }
  let end = lines.findIndex((each, index) => index > at && /^#{1,2}\s/.test(each));
  if (end < 0) end = lines.length;
  while (end > at + 1 && lines[end - 1] === '') end--;
  const gap = end === at + 1 ? [''] : [];
  return joined([...lines.slice(0, end), ...gap, line, ...lines.slice(end)], text);
}

/** Without the line of a memory. */
export function dropped(text: string, name: string): string {
  const own = `- [${name}](memory/${name}.md)`;
  const lines = linesOf(text);
  const kept = lines.filter((each) => !each.startsWith(own));
  return kept.length === lines.length ? text : joined(kept, text);
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** With the line ends of the file as it was. */
function joined(lines: readonly string[], was: string): string {
  return lines.join(was.includes('\r\n') ? '\r\n' : '\n');
}

function sameHeading(line: string, heading: string): boolean {
  return (
    line
      .replace(/^#+\s*/, '')
      .replace(/[\s#]+$/, '')
      .toLowerCase() === heading.toLowerCase()
  );
}
