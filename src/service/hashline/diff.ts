import type { Edit } from './apply.js';
import type { Text } from './text.js';

const CONTEXT = 3;
/** More edits than this, close together, fill what is kept of a diff anyway. */
const MAX_GROUP = 2_000;

/** Most characters of a diff that is kept for people. */
const MAX_CHARACTERS = 20_000;

/** Diffs of several files as one, cut to what is kept. */
export function bounded(diffs: string[]): string {
  const diff = diffs.join('');
  return diff.length <= MAX_CHARACTERS
    ? diff
    : `${diff.slice(0, diff.lastIndexOf('\n', MAX_CHARACTERS))}\n…\n`;
}

/** A unified diff of ordered edits, for people; no more hunks are made than are kept. */
export function unifiedDiff(name: string, text: Text, edits: Edit[]): string {
  if (edits.length === 0) return '';
  const parts = [`--- a/${name}\n+++ b/${name}\n`];
  let [shift, length] = [0, 0];
  for (let index = 0; index < edits.length && length <= MAX_CHARACTERS; ) {
    const first = index;
    while (index + 1 < edits.length && edits[index + 1]!.from - edits[index]!.to <= 2 * CONTEXT + 1) index++;
    const group = edits.slice(first, Math.min(++index, first + MAX_GROUP));
    const start = Math.max(1, group[0]!.from - CONTEXT);
    const end = Math.min(text.count, group.at(-1)!.to + CONTEXT);
    const removed = group.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    const added = group.reduce((sum, { body }) => sum + body.length, 0);
    const size = end - start + 1;
    const head = `@@ -${span(start, size)} +${span(start + shift, size - removed + added)} @@`;
    parts.push(`${[head, ...hunk(text, group, start, end)].join('\n')}\n`);
    length += parts.at(-1)!.length;
    shift += added - removed;
  }
  return parts.join('');
}

/** No lines at all are named by the line before them. */
function span(start: number, size: number): string {
  return `${size === 0 ? start - 1 : start},${size}`;
}

function hunk(text: Text, group: Edit[], start: number, end: number): string[] {
  const rows: string[] = [];
  let next = start;
  const keep = (to: number) => {
    for (; next <= to; next++) rows.push(` ${text.line(next)}`);
  };
  for (const { from, to, body } of group) {
    keep(from - 1);
    for (; next <= to; next++) rows.push(`-${text.line(next)}`);
    for (const line of body) rows.push(`+${line}`);
  }
  keep(end);
  return rows;
}
