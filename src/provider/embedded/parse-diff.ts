import type { DiffLine, FileDiff, Hunk } from '../../contract/diff.js';

/** Reads a unified diff as git prints it; text before the first `diff --git` line is passed over. */
export function parseDiff(text: string): FileDiff[] {
  const files: FileDiff[] = [];
  let hunk: HunkReader | undefined;
  for (const line of text.split('\n')) {
    const file = files.at(-1);
    if (hunk?.wants(line)) hunk.read(line);
    else if (line.startsWith('diff --git ')) {
      files.push(newFile(line));
      hunk = undefined;
    } else if (file && line.startsWith('@@ ')) {
      hunk = new HunkReader(file, line);
    } else if (file && line.startsWith('\\') && hunk) hunk.noNewline();
    else if (file) readHeader(file, line);
  }
  return files;
}

class HunkReader {
  readonly #file: FileDiff;
  readonly #hunk: Hunk;
  #old: number;
  #new: number;

  constructor(file: FileDiff, header: string) {
    const [, oldStart, oldLines, newStart, newLines, section] =
      /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/.exec(header) ?? [];
    this.#hunk = {
      oldStart: Number(oldStart ?? 0),
      oldLines: Number(oldLines ?? 1),
      newStart: Number(newStart ?? 0),
      newLines: Number(newLines ?? 1),
      section: section ?? '',
      lines: [],
    };
    this.#file = file;
    this.#old = this.#hunk.oldStart;
    this.#new = this.#hunk.newStart;
    file.hunks.push(this.#hunk);
  }

  /** The header's counts say how long the hunk is: a line that looks like a header may be content. */
  wants(line: string): boolean {
    const { oldStart, oldLines, newStart, newLines } = this.#hunk;
    const isOpen = this.#old < oldStart + oldLines || this.#new < newStart + newLines;
    return isOpen && (line === '' || /^[ +-]/.test(line));
  }

  read(line: string): void {
    const text = line.slice(1);
    const kind = line[0] === '+' ? 'add' : line[0] === '-' ? 'delete' : 'same';
    const entry: DiffLine = { kind, text };
    if (kind !== 'add') entry.old = this.#old++;
    if (kind !== 'delete') entry.new = this.#new++;
    if (kind === 'add') this.#file.added += 1;
    if (kind === 'delete') this.#file.deleted += 1;
    this.#hunk.lines.push(entry);
  }

  noNewline(): void {
    const last = this.#hunk.lines.at(-1);
    if (last) last.noNewline = true;
  }
}

function newFile(header: string): FileDiff {
  const path = headerPath(header);
  return {
    path,
    oldPath: path,
    status: 'modified',
    type: 'file',
    binary: false,
    hunks: [],
    added: 0,
    deleted: 0,
  };
}

function readHeader(file: FileDiff, line: string): void {
  const [, key, value = ''] =
    /^(new file mode|deleted file mode|old mode|new mode|rename from|rename to|copy from|copy to|index|Binary files|GIT binary patch)\b ?(.*)$/.exec(
      line,
    ) ??
    /^(\+\+\+|---) (.*)$/.exec(line) ??
    [];
  if (key === 'new file mode') Object.assign(file, { status: 'added', newMode: value });
  if (key === 'deleted file mode') Object.assign(file, { status: 'deleted', oldMode: value });
  if (key === 'old mode') file.oldMode = value;
  if (key === 'new mode') file.newMode = value;
  if (key === 'index') file.newMode ??= / (\d{6})$/.exec(value)?.[1] ?? '100644';
  if (key === 'rename from' || key === 'copy from') file.oldPath = unquote(value);
  if (key === 'rename to') Object.assign(file, { status: 'renamed', path: unquote(value) });
  if (key === 'copy to') Object.assign(file, { status: 'copied', path: unquote(value) });
  if (key === 'Binary files' || key === 'GIT binary patch') file.binary = true;
  if (key === '+++' && value !== '/dev/null') file.path = stripSide(value);
  if (key === '---' && value !== '/dev/null' && file.status === 'modified') file.oldPath = stripSide(value);
  file.type = file.newMode === '120000' ? 'symlink' : file.newMode === '160000' ? 'submodule' : 'file';
}

/** Both names are the same unless a rename says otherwise, so half of the header is the name. */
function headerPath(header: string): string {
  const rest = header.slice('diff --git '.length).replace(/\r$/, '');
  const quoted = /^"a\/(?:[^"\\]|\\.)*" ("b\/.*"|b\/.*)$/.exec(rest);
  if (quoted?.[1] !== undefined) return stripSide(quoted[1]);
  return stripSide(rest.slice(Math.floor(rest.length / 2) + 1));
}

/** `b/name`, perhaps quoted; git puts a tab after names with spaces. */
function stripSide(name: string): string {
  return unquote(name.replace(/[\t\r]+$/, '')).replace(/^[abciow]\//, '');
}

/** Git quotes names with special characters the way C does, bytes in octal. */
function unquote(name: string): string {
  if (!/^".*"$/.test(name)) return name;
  const bytes: number[] = [];
  const plain: Record<string, string> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' };
  for (const [part] of name.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|[^\\]+/gs)) {
    if (/^\\[0-7]{3}$/.test(part)) bytes.push(Number.parseInt(part.slice(1), 8));
    else bytes.push(...Buffer.from(part.startsWith('\\') ? (plain[part[1] ?? ''] ?? part.slice(1)) : part));
  }
  return Buffer.from(bytes).toString();
}
