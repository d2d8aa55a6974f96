import type { FileDiff } from '../contract/diff.js';
import type { Line, LineOf } from '../contract/event.js';
import type { Coverage } from '../contract/result.js';

/** Lines of each file that tool answers showed the agent, by number in the new file. */
class Shown {
  readonly #lines = new Map<string, Set<number>>();

  add(path: string, line: number): void {
    const lines = this.#lines.get(path) ?? new Set();
    lines.add(line);
    this.#lines.set(path, lines);
  }

  of(path: string): ReadonlySet<number> {
    return this.#lines.get(path) ?? new Set();
  }
}

/**
 * How much of the change the agent was shown: the added lines that stood in an answer of `diff` or `read`. What was
 * not shown was not reviewed, and is said with its reason.
 */
export function coverageOf(files: readonly FileDiff[], lines: Iterable<Line>): Coverage[] {
  const shown = new Shown();
  const touched = new Set<string>();
  for (const line of lines) {
    if (line.type !== 'result' || !line.ok) continue;
    if (line.name === 'diff') noteDiff(line, shown, touched);
    if (line.name === 'read') noteRead(line, shown, touched);
  }
  return files.map((file) => {
    const changed = file.hunks.flatMap((hunk) => hunk.lines).filter((each) => each.kind === 'add');
    const seen = shown.of(file.path);
    const read = changed.filter((each) => each.new !== undefined && seen.has(each.new)).length;
    const counts = { path: file.path, changed: changed.length, read };
    if (changed.length === 0)
      return touched.has(file.path)
        ? { ...counts, status: 'read' }
        : { ...counts, status: 'not-read', why: whyNot(file) };
    if (read === changed.length) return { ...counts, status: 'read' };
    if (read === 0) return { ...counts, status: 'not-read', why: 'the agent did not look at it' };
    const missed = changed.flatMap((each) => (each.new && !seen.has(each.new) ? [each.new] : []));
    return { ...counts, status: 'partly', unread: ranges(missed), why: 'the agent was not shown all of it' };
  });
}

/** `12-40, 88`, at most 20 of them. */
function ranges(lines: readonly number[]): string {
  const found: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  const shown = found.slice(0, 20).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  return `${shown.join(', ')}${found.length > shown.length ? ', …' : ''}`;
}

function whyNot(file: FileDiff): string {
  if (file.binary) return 'binary';
  if (file.missing)
    return file.missing === 'too-large' ? 'too large to be compared' : 'its diff was not given';
  if (file.status === 'renamed') return 'renamed without a change';
  return 'the agent did not look at it';
}

/** Walks the headers and hunks that an answer of `diff` holds; pages may start in the middle of a file. */
function noteDiff({ text, meta }: LineOf<'result'>, shown: Shown, touched: Set<string>): void {
  let path = typeof meta?.path === 'string' ? meta.path : '';
  let next = 0;
  for (const row of text.split('\n')) {
    const header = /^\+\+\+ "?b\/(.*?)"?\t?$/.exec(row);
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(row);
    const listed = /^(?:added|deleted|modified|renamed|copied) +(.*?) \(/.exec(row);
    if (row.startsWith('diff --git ')) next = 0;
    if (listed) touched.add((listed[1] ?? '').replace(/^.* -> /, ''));
    else if (header) path = header[1] ?? '';
    else if (hunk) next = Number(hunk[1]);
    else if (next > 0 && (row.startsWith('+') || row.startsWith(' '))) {
      if (row.startsWith('+')) shown.add(path, next);
      next += 1;
    }
  }
}

/** Rows `N:TEXT` under `[path#TAG]`, or numbered rows of the one path that was asked for. */
function noteRead({ text, meta }: LineOf<'result'>, shown: Shown, touched: Set<string>): void {
  const paths = Array.isArray(meta?.paths) ? meta.paths : [];
  let path = paths.length === 1 ? plain(paths[0] ?? '') : '';
  for (const row of text.split('\n')) {
    const header = /^\[(.+)#[0-9A-F]{4}\]$/.exec(row) ?? /^--- FILE: (.+) ---$/.exec(row);
    const numbered = /^\s*(\d+)[:\t]/.exec(row);
    if (header) path = plain(header[1] ?? '');
    else if (numbered && path) shown.add(path, Number(numbered[1]));
    if (path) touched.add(path);
  }
}

/** A path without selector and leading `./`. */
function plain(path: string): string {
  return path.replace(/^\.\//, '').replace(/:(?:raw|\d+[-+]?\d*)(?::\d+-\d+)?$/, '');
}
