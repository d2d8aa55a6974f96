import { ToolError } from '../../contract/error.js';

/** One operation of a patch. `source` is the line as it was written, `at` its number in the patch. */
export type Op = { source: string; at: number } & (
  | { kind: 'replace'; from: number; to: number; body: string[] }
  | { kind: 'replace-block'; line: number; body: string[] }
  | { kind: 'insert'; place: Place; line: number; body: string[] }
  | { kind: 'move'; to: string }
  | { kind: 'remove' }
);

export type Place = 'head' | 'before' | 'after' | 'after-block' | 'tail';

/** Everything a patch does to one file: numbers are those of the tagged text and never shift. */
export interface Section {
  path: string;
  tag: string;
  at: number;
  ops: Op[];
}

const MAX_SECTIONS = 64;
const MAX_OPS = 10_000;

/** How each operation is written. Source: seed A. */
const FORMS = {
  SWAP: 'SWAP N.=M:',
  'SWAP.BLK': 'SWAP.BLK N:',
  DEL: 'DEL N.=M',
  'DEL.BLK': 'DEL.BLK N',
  'INS.PRE': 'INS.PRE N:',
  'INS.POST': 'INS.POST N:',
  'INS.BLK.POST': 'INS.BLK.POST N:',
  'INS.HEAD': 'INS.HEAD:',
  'INS.TAIL': 'INS.TAIL:',
  MV: 'MV new/path',
  REM: 'REM',
} as const;
type Verb = keyof typeof FORMS;

const PLACES: Partial<Record<Verb, Place>> = {
  'INS.HEAD': 'head',
  'INS.PRE': 'before',
  'INS.POST': 'after',
  'INS.BLK.POST': 'after-block',
  'INS.TAIL': 'tail',
};

/** The paths a patch names: each section's, and where MV leads. Lenient, for the policy; `parsePatch` is the judge. */
export function pathsOf(patch: string): string[] {
  const paths = parsePatch(patch).flatMap(({ path, ops }) => [
    path,
    ...ops.flatMap((op) => (op.kind === 'move' ? op.to : [])),
  ]);
  return [...new Set(paths)];
}

/** Reads a patch whole; the first thing that is wrong is a ToolError that names the line and the right form. */
export function parsePatch(patch: string): Section[] {
  const reader = new Reader(patch);
  const sections: Section[] = [];
  let count = 0;
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    if (line.trim() === '' || /^\*\*\* (Begin|End) Patch$/.test(line.trim())) continue;
    if (line.trim() === '*** Abort') throw new ToolError('The patch says *** Abort: nothing was written.');
    const head = headerOf(line, reader);
    if (head) {
      if (sections.push({ ...head, at: reader.at, ops: [] }) > MAX_SECTIONS)
        throw new ToolError(`More than ${MAX_SECTIONS} sections: split the patch. Nothing was written.`);
      continue;
    }
    const section = sections.at(-1);
    if (!section) throw reader.wrong('a patch starts with a header [path#TAG], as read prints it');
    if (++count > MAX_OPS)
      throw new ToolError(`More than ${MAX_OPS} operations: split the patch. Nothing was written.`);
    section.ops.push(opOf(line, reader));
  }
  if (sections.length === 0) throw new ToolError('The patch is empty: start with a header [path#TAG].');
  for (const section of sections) checkFileOps(section);
  return sections;
}

/** The patch's lines, one after the other; when all of them end in CR LF, the CR is the patch's, not the body's. */
class Reader {
  readonly #lines: string[];
  at = 0;

  constructor(patch: string) {
    const lines = patch.split('\n');
    const isCrlf = lines.length > 1 && lines.slice(0, -1).every((line) => line.endsWith('\r'));
    this.#lines = isCrlf ? lines.map((line) => line.replace(/\r$/, '')) : lines;
  }

  next(): string | undefined {
    return this.at < this.#lines.length ? this.#lines[this.at++] : undefined;
  }

  /** The `+` rows that follow, without their `+`. */
  body(): string[] {
    const rows: string[] = [];
    while (this.#lines[this.at]?.startsWith('+')) rows.push(this.#lines[this.at++]!.slice(1));
    let after = this.at;
    while (this.#lines[after]?.trim() === '') after++;
    if (after > this.at && this.#lines[after]?.startsWith('+')) {
      this.at++;
      throw this.wrong('an empty row inside a body: a blank line is written as "+" alone');
    }
    return rows;
  }

  wrong(why: string): ToolError {
    const line = (this.#lines[this.at - 1] ?? '').slice(0, 80);
    return new ToolError(`Line ${this.at} of the patch, "${line}": ${why}. Nothing was written.`);
  }
}

function headerOf(line: string, reader: Reader): { path: string; tag: string } | undefined {
  if (!line.startsWith('[')) return undefined;
  const [, written, tag] = /^\[(.+)#([0-9A-Fa-f]{4})\]\s*$/.exec(line) ?? [];
  if (written !== undefined && tag !== undefined)
    return { path: unquoted(written, reader), tag: tag.toUpperCase() };
  if (/^\[[^#]*\]\s*$/.test(line))
    throw reader.wrong(
      'the header has no tag: read the file and copy [path#TAG]; new files are made with write',
    );
  throw reader.wrong('a header is [path#TAG] with four hex digits, alone on its line');
}

/** A path in double quotes is JSON text: the way to write names with line breaks in them. */
function unquoted(path: string, reader: Reader): string {
  if (!path.startsWith('"')) return path;
  try {
    return String(JSON.parse(path));
  } catch {
    throw reader.wrong('a path that starts with a quote is JSON text, such as "a\\nb"');
  }
}

function opOf(line: string, reader: Reader): Op {
  const [, word = '', rest = ''] = /^([A-Za-z]+(?:\.[A-Za-z]+)*)(?=[\s:]|$)\s*(.*?)\s*$/s.exec(line) ?? [];
  if (!Object.hasOwn(FORMS, word)) throw unknownOp(line, word, reader);
  const verb = word as Verb;
  const [source, at, form] = [line.trim(), reader.at, FORMS[verb]];
  if (verb === 'REM') {
    if (rest !== '') throw reader.wrong('REM stands alone: it removes the whole file');
    return { kind: 'remove', source, at };
  }
  if (verb === 'MV') return { kind: 'move', to: destination(rest, reader), source, at };
  const takesBody = form.endsWith(':');
  if (takesBody && !rest.endsWith(':')) throw reader.wrong(`${verb} ends with a colon: ${form}`);
  if (!takesBody && rest.endsWith(':'))
    throw reader.wrong(`${verb} takes no colon and no body: ${form}. To replace lines use SWAP`);
  const where = takesBody ? rest.slice(0, -1) : rest;
  const [from, to] = numbers(verb, where, reader);
  const body = reader.body();
  if (takesBody && body.length === 0)
    throw reader.wrong(
      verb.startsWith('SWAP')
        ? `${verb} has no + rows: to delete use ${verb.replace('SWAP', 'DEL')}`
        : `${verb} has no + rows`,
    );
  if (!takesBody && body.length > 0) throw reader.wrong(`${verb} takes no body: to replace lines use SWAP`);
  const place = PLACES[verb];
  if (place) return { kind: 'insert', place, line: from, body, source, at };
  if (verb.endsWith('.BLK')) return { kind: 'replace-block', line: from, body, source, at };
  return { kind: 'replace', from, to, body, source, at };
}

/** Longest range that can mean something: two numbers of 16 digits, a separator and blanks. */
const MAX_RANGE = 100;

/** `N`, or `N.=M` for SWAP and DEL; models also write `N-M`, `N..M` and a dot before the colon: that can mean one thing only. */
function numbers(verb: Verb, text: string, reader: Reader): [from: number, to: number] {
  const form = FORMS[verb];
  if (verb === 'INS.HEAD' || verb === 'INS.TAIL') {
    if (text.trim() !== '') throw reader.wrong(`${verb} takes no line number: ${form}`);
    return [0, 0];
  }
  const range = text.trim();
  // A long run of digits would need as deep a stack in the regular expression as it has digits.
  if (range.length > MAX_RANGE) throw reader.wrong('there is no such line');
  const [, first, second] = /^(\d+)(?:\s*(?:\.=|\.\.|[-–…])\s*(\d+))?\s*\.?$/.exec(range) ?? [];
  if (first === undefined) throw reader.wrong(`${verb} needs a line number as read prints it: ${form}`);
  const [from, to] = [Number(first), Number(second ?? first)];
  if (second !== undefined && !form.includes('M'))
    throw reader.wrong(`${verb} takes one line number: ${form}`);
  if (from < 1) throw reader.wrong('lines count from 1; the top of the file is INS.HEAD:');
  if (!Number.isSafeInteger(to) || !Number.isSafeInteger(from)) throw reader.wrong('there is no such line');
  if (to < from) throw reader.wrong(`the range is reversed: write ${verb} ${to}.=${from}`);
  return [from, to];
}

function destination(text: string, reader: Reader): string {
  const [, , quoted] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  const path =
    text.startsWith('"') && text.endsWith('"') && text.length > 1 ? unquoted(text, reader) : (quoted ?? text);
  if (path.trim() === '') throw reader.wrong('MV names the new path: MV new/path');
  return path;
}

function unknownOp(line: string, word: string, reader: Reader): ToolError {
  const known = Object.values(FORMS).join('  ');
  if (line.startsWith('+')) return reader.wrong('a + row belongs under SWAP or INS');
  if (line.startsWith('-')) return reader.wrong('there are no - rows: DEL N.=M deletes, SWAP N.=M: replaces');
  if (line.startsWith('\\ No newline'))
    return reader.wrong('hash_edit keeps the end of the last line; edit or write takes it away');
  if (line.startsWith('@@')) return reader.wrong('there are no @@ hunks: name lines, as in SWAP N.=M:');
  if (line.startsWith('***'))
    return reader.wrong('this is another patch format: start with [path#TAG], then operations');
  if (Object.hasOwn(FORMS, word.toUpperCase()))
    return reader.wrong(`operations are written in capitals: ${FORMS[word.toUpperCase() as Verb]}`);
  if (/^\s*\d/.test(line))
    return reader.wrong('a line number needs an operation before it: SWAP N.=M: or DEL N.=M');
  return reader.wrong(`this is no operation; every body row starts with "+". Operations: ${known}`);
}

function checkFileOps({ path, ops }: Section): void {
  const fileOps = ops.filter((op) => op.kind === 'move' || op.kind === 'remove');
  if (ops.length === 0) throw new ToolError(`The section of ${path} has no operation. Nothing was written.`);
  if (fileOps.length > 1)
    throw new ToolError(`The section of ${path} has more than one MV or REM. Nothing was written.`);
  if (fileOps[0]?.kind === 'remove' && ops.length > 1)
    throw new ToolError(
      `REM removes ${path} whole: it must be the section's only operation. Nothing was written.`,
    );
}
