import type { DiffLine, FileDiff, Hunk } from '../../contract/diff.js';
import { type Name, readName, unquoteName } from '../git/name.js';

const LF = 10;
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*?)\r?$/s;

/** The text is not a diff in git's format; `line` is 1-based. */
export class DiffError extends Error {
  override readonly name = 'DiffError';
  constructor(
    readonly line: number,
    what: string,
  ) {
    super(`diff line ${line}: ${what}`);
  }
}

/** One file of a diff, and its part of the text. */
export interface DiffPart {
  file: FileDiff;
  text: string;
}

/**
 * Reads a diff as git and GitHub write it (`diff --git`, prefixes a/ and b/). Hunks are read by their counts, so that
 * content which looks like a header is content. Throws DiffError where the text is cut or damaged.
 */
export function parseDiff(diff: Uint8Array | string): FileDiff[] {
  return parseParts(diff).map((part) => part.file);
}

/** The same, with each file's own text beside it. */
export function parseParts(diff: Uint8Array | string): DiffPart[] {
  const lines = new Lines(typeof diff === 'string' ? Buffer.from(diff, 'utf8') : diff);
  const parts: DiffPart[] = [];
  while (!lines.done) {
    const start = lines.at;
    if (lines.starts('diff --git ')) addPart(parts, { file: readFile(lines), text: lines.text(start) });
    else if (lines.starts('diff --')) addPart(parts, { file: readCombined(lines), text: lines.text(start) });
    else lines.next(); // text before the first file: a mail's or a commit's header
  }
  return parts;
}

/** Reads the hunks of one file, as GitHub's files API gives them in `patch`. */
export function parseHunks(patch: string): Hunk[] {
  const lines = new Lines(Buffer.from(patch, 'utf8'));
  const hunks: Hunk[] = [];
  while (!lines.done) hunks.push(readHunk(lines));
  return hunks;
}

/** The lines of a diff as bytes, one after the other. A last line without a line feed is a line. */
class Lines {
  number = 1;
  /** Where the line in front starts. */
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get done(): boolean {
    return this.at >= this.#bytes.length;
  }

  /** The line in front, without its line feed. */
  peek(): Buffer {
    const end = this.#bytes.indexOf(LF, this.at);
    return this.#bytes.subarray(this.at, end === -1 ? this.#bytes.length : end);
  }

  next(): Buffer {
    const line = this.peek();
    this.at += line.length + 1;
    this.number += 1;
    return line;
  }

  /** Everything from `start` up to the line in front. */
  text(start: number): string {
    return this.#bytes.toString('utf8', start, this.at);
  }

  starts(text: string): boolean {
    return this.#bytes.toString('latin1', this.at, this.at + text.length) === text;
  }
}

/** A file that turned into a symlink is a deletion and an addition of one path: they are one file here. */
function addPart(parts: DiffPart[], { file, text }: DiffPart): void {
  const last = parts.at(-1);
  if (!last || last.file.path !== file.path || last.file.status !== 'deleted' || file.status !== 'added') {
    parts.push({ file, text });
    return;
  }
  const merged: FileDiff = {
    ...file,
    status: 'modified',
    ...(last.file.oldMode && { oldMode: last.file.oldMode }),
    binary: last.file.binary || file.binary,
    hunks: [...last.file.hunks, ...file.hunks],
    deleted: last.file.deleted,
  };
  parts[parts.length - 1] = { file: merged, text: last.text + text };
}

interface Header {
  from?: Name | undefined;
  to?: Name | undefined;
  status: FileDiff['status'];
  oldMode?: string;
  newMode?: string;
  binary: boolean;
}

function readFile(lines: Lines): FileDiff {
  const start = lines.number;
  const first = lines.next().subarray('diff --git '.length);
  const header: Header = { status: 'modified', binary: false };
  while (!lines.done && !lines.starts('diff --') && !lines.starts('@@ ')) readHeader(lines, header);
  const named = header.from && header.to ? undefined : readTwice(first);
  const to = header.to ?? named ?? header.from;
  const from = header.from ?? named ?? header.to;
  if (!to || !from) throw new DiffError(start, 'no file name');
  const hunks: Hunk[] = [];
  while (lines.starts('@@ ')) hunks.push(readHunk(lines));
  return makeFile({ header, from, to, hunks });
}

function makeFile({
  header,
  from,
  to,
  hunks,
}: {
  header: Header;
  from: Name;
  to: Name;
  hunks: Hunk[];
}): FileDiff {
  const moved = header.status === 'renamed' || header.status === 'copied';
  const name = header.status === 'deleted' ? from : to;
  return {
    path: name.path,
    oldPath: moved ? from.path : name.path,
    ...(name.bytes && { bytes: name.bytes }),
    status: header.status,
    ...(header.oldMode && { oldMode: header.oldMode }),
    ...(header.newMode && { newMode: header.newMode }),
    type: fileType(header.newMode ?? header.oldMode),
    binary: header.binary,
    hunks,
    added: countLines(hunks, 'add'),
    deleted: countLines(hunks, 'delete'),
  };
}

/** How many lines of a kind the hunks hold. */
export function countLines(hunks: readonly Hunk[], kind: DiffLine['kind']): number {
  return hunks.reduce((sum, hunk) => sum + hunk.lines.filter((line) => line.kind === kind).length, 0);
}

export function fileType(mode: string | undefined): FileDiff['type'] {
  if (mode === '120000') return 'symlink';
  return mode === '160000' ? 'submodule' : 'file';
}

function readHeader(lines: Lines, header: Header): void {
  const line = lines.next();
  const text = line.toString('latin1').replace(/\r$/, '');
  const value = (prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : undefined);
  const mode = value('old mode ') ?? value('deleted file mode ');
  const newMode = value('new mode ') ?? value('new file mode ');
  if (mode) header.oldMode = mode;
  if (newMode) header.newMode = newMode;
  if (text.startsWith('deleted file mode')) header.status = 'deleted';
  if (text.startsWith('new file mode')) header.status = 'added';
  const both = /^index [0-9a-f]+\.\.[0-9a-f]+ (\d+)$/.exec(text)?.[1];
  if (both) {
    header.oldMode ??= both;
    header.newMode ??= both;
  }
  for (const [word, status] of [
    ['rename', 'renamed'],
    ['copy', 'copied'],
  ] as const) {
    if (value(`${word} from `) !== undefined) header.from = readPlain(line.subarray(`${word} from `.length));
    if (value(`${word} to `) !== undefined) {
      header.to = readPlain(line.subarray(`${word} to `.length));
      header.status = status;
    }
  }
  if (text.startsWith('--- ')) header.from ??= readPrefixed(line.subarray(4));
  if (text.startsWith('+++ ')) header.to ??= readPrefixed(line.subarray(4));
  if (text.startsWith('Binary files ') || text === 'GIT binary patch') header.binary = true;
}

/** The two names of `diff --git a/x b/x`, where no other line names the file: then both are the same. */
function readTwice(line: Buffer): Name | undefined {
  if (line[0] === 34) {
    const quoted = unquoteName(line);
    return quoted && readName(quoted.bytes.subarray(2));
  }
  const bare = line.at(-1) === 13 && line.length % 2 === 0 ? line.subarray(0, -1) : line;
  const length = (bare.length - 5) / 2;
  const name = bare.subarray(2, 2 + length);
  const twin = bare.subarray(length + 5);
  return Number.isInteger(length) && length > 0 && name.equals(twin) ? readName(name) : undefined;
}

function readPlain(line: Buffer): Name {
  const quoted = line[0] === 34 ? unquoteName(line) : undefined;
  return readName(quoted?.bytes ?? line);
}

/** A name after `---` or `+++`: prefix a/ or b/, and a TAB behind it when it has a space. /dev/null is no name. */
function readPrefixed(line: Buffer): Name | undefined {
  if (/^\/dev\/null\r?$/.test(line.toString('latin1'))) return undefined;
  if (line[0] === 34) {
    const quoted = unquoteName(line);
    return quoted && readName(quoted.bytes.subarray(2));
  }
  const tab = line.indexOf(9);
  return readName(line.subarray(2, tab === -1 ? line.length : tab));
}

function readHunk(lines: Lines): Hunk {
  const number = lines.number;
  const [, a, b, c, d, section = ''] = HUNK.exec(lines.next().toString('utf8')) ?? [];
  if (a === undefined || c === undefined) throw new DiffError(number, 'not a hunk header');
  const hunk: Hunk = {
    oldStart: Number(a),
    oldLines: b === undefined ? 1 : Number(b),
    newStart: Number(c),
    newLines: d === undefined ? 1 : Number(d),
    section,
    lines: [],
  };
  let old = hunk.oldStart;
  let now = hunk.newStart;
  const oldEnd = old + hunk.oldLines;
  const newEnd = now + hunk.newLines;
  while (old < oldEnd || now < newEnd) {
    if (lines.done) throw new DiffError(lines.number, 'the hunk is cut');
    const line = lines.next();
    if (line[0] === 92) {
      markNoNewline(hunk);
      continue;
    }
    const read = readLine(line, old, now);
    if (!read) throw new DiffError(lines.number - 1, 'not a line of a hunk');
    hunk.lines.push(read);
    if (read.old !== undefined) old += 1;
    if (read.new !== undefined) now += 1;
  }
  if (lines.starts('\\ ')) {
    lines.next();
    markNoNewline(hunk);
  }
  if (old !== oldEnd || now !== newEnd) throw new DiffError(lines.number - 1, "the hunk's counts are wrong");
  return hunk;
}

function readLine(line: Buffer, old: number, now: number): DiffLine | undefined {
  const text = line.toString('utf8', 1);
  if (line[0] === 43) return { kind: 'add', text, new: now };
  if (line[0] === 45) return { kind: 'delete', text, old };
  // Some tools strip the blank that stands for an unchanged empty line.
  return line.length === 0 || line[0] === 32 ? { kind: 'same', text, old, new: now } : undefined;
}

function markNoNewline(hunk: Hunk): void {
  const last = hunk.lines.at(-1);
  if (last) last.noNewline = true;
}

/** A merge's combined diff has several old sides: the file is named, its hunks are not read. */
function readCombined(lines: Lines): FileDiff {
  const line = lines.next();
  const name = readPlain(line.subarray(line.indexOf(32, 'diff --'.length) + 1));
  while (!lines.done && !lines.starts('diff --')) lines.next();
  const header: Header = { status: 'modified', binary: false };
  return { ...makeFile({ header, from: name, to: name, hunks: [] }), missing: 'not-given' };
}
