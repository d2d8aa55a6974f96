import type { FileDiff, Hunk } from '../contract/diff.js';
import type { Finding } from '../contract/intent.js';

/**
 * Where a finding can stand on GitHub. `exact` = on the very lines that it names (only then may a suggestion be
 * applied); otherwise it was moved to the nearest line that the diff shows.
 */
export type Place =
  | { at: 'line'; path: string; line: number; start_line?: number; side: 'LEFT' | 'RIGHT'; exact: boolean }
  | { at: 'file'; path: string }
  | { at: 'body' };

/** A line further away than this from a hunk is not moved to it: the comment would stand beside foreign code. */
const NEAR = 10;

/**
 * GitHub takes an inline comment only on lines that a hunk shows, both ends in the same hunk, and the start before the
 * end; one bad anchor refuses the whole review. A finding that cannot stand on its line goes to the nearest line of the
 * hunk, else to the file, else (a file that the diff does not hold) into the body.
 */
export function place(finding: Finding, files: ReadonlyMap<string, FileDiff>): Place {
  const file = files.get(finding.path);
  if (!file || file.bytes) return { at: 'body' };
  const { line } = finding;
  if (line === undefined || file.type === 'submodule' || file.binary) return { at: 'file', path: file.path };
  const side = file.status === 'deleted' ? 'LEFT' : file.status === 'added' ? 'RIGHT' : finding.side;
  const first = Math.min(finding.start_line ?? line, line);
  const last = Math.max(finding.start_line ?? line, line);
  const spot = nearest(file.hunks, side, { first, last });
  if (!spot) return { at: 'file', path: file.path };
  return {
    at: 'line',
    path: file.path,
    line: spot.last,
    ...(spot.first < spot.last && { start_line: spot.first }),
    side,
    exact: spot.first === first && spot.last === last && side === finding.side,
  };
}

/** The diff by every name a finding may use: the new path, and the old one where no other file has it. */
export function byPath(diff: readonly FileDiff[]): Map<string, FileDiff> {
  const files = new Map(diff.map((file) => [file.path, file]));
  for (const file of diff) {
    if (file.status === 'renamed' && !files.has(file.oldPath)) files.set(file.oldPath, file);
  }
  return files;
}

/** The text of the lines a place stands on, as the diff shows them; empty for a file. */
export function anchoredText(spot: Place, files: ReadonlyMap<string, FileDiff>): string {
  if (spot.at !== 'line') return '';
  const key = spot.side === 'RIGHT' ? 'new' : 'old';
  const lines = files.get(spot.path)?.hunks.flatMap((hunk) => hunk.lines) ?? [];
  return lines
    .filter((line) => (line[key] ?? 0) >= (spot.start_line ?? spot.line) && (line[key] ?? 0) <= spot.line)
    .map((line) => line.text)
    .join('\n');
}

interface Span {
  first: number;
  last: number;
}

function nearest(hunks: readonly Hunk[], side: 'LEFT' | 'RIGHT', want: Span): Span | undefined {
  let best: { span: Span; away: number } | undefined;
  for (const hunk of hunks) {
    const [start, count] = side === 'RIGHT' ? [hunk.newStart, hunk.newLines] : [hunk.oldStart, hunk.oldLines];
    if (count === 0) continue;
    const end = start + count - 1;
    const away = want.last < start ? start - want.last : want.first > end ? want.first - end : 0;
    if (best && best.away <= away) continue;
    const clamp = (line: number) => Math.min(Math.max(line, start), end);
    best = { span: { first: clamp(want.first), last: clamp(want.last) }, away };
  }
  return best && best.away <= NEAR ? best.span : undefined;
}
