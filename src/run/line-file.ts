import fs from 'node:fs';
import type { Line } from '../contract/event.js';

const CHUNK = 4 * 1024 * 1024;
const LF = 10;

/** One line as it stands in a file: its bytes (good until the next one is asked for) and where they begin. */
export interface Row {
  bytes: Buffer;
  at: number;
  number: number;
}

/** The whole lines of a transcript, read piece by piece: a file may be longer than any string. Throws at a line that is no JSON. */
export function* linesIn(file: string, read: (row: Row) => Line = parseRow): Generator<Line> {
  for (const row of rowsIn(file)) yield read(row);
}

export function* rowsIn(file: string): Generator<Row> {
  const fd = fs.openSync(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let rest: Buffer[] = [];
    let number = 1;
    let start = 0;
    for (let got = fs.readSync(fd, buffer); got > 0; got = fs.readSync(fd, buffer)) {
      const chunk = buffer.subarray(0, got);
      let from = 0;
      for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
        const piece = chunk.subarray(from, end);
        const bytes = rest.length > 0 ? Buffer.concat([...rest, piece]) : piece;
        if (bytes.length > 0) yield { bytes, at: start, number };
        rest = [];
        start += bytes.length + 1;
        from = end + 1;
        number += 1;
      }
      if (from < got) rest.push(Buffer.from(chunk.subarray(from)));
    }
  } finally {
    fs.closeSync(fd);
  }
}

export function parseRow({ bytes, number }: Pick<Row, 'bytes' | 'number'>): Line {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Error(`line ${number} is not JSON`, { cause });
  }
  if (typeof value === 'object' && value !== null && 'type' in value) return value as Line;
  throw new Error(`line ${number} is no line of a transcript`);
}

const TEXT = '"text":"';
/** Two quotes with a bare comma between cannot stand inside a JSON string: where they stand, one has ended. */
const NEXT_KEY = '","';
/** The head of a line is short: its text is looked for no further. */
const HEAD = 2_000;
const SPACE = 32;

/**
 * A tool's answer with no more than about `most` bytes of its text, read without looking at the rest; undefined where the
 * line is no long answer. For lines as this program writes them; others are found to be none.
 */
export function parseShort({ bytes, number }: Row, most: number): Line | undefined {
  if (bytes.length <= most + HEAD) return undefined;
  const head = bytes.subarray(0, HEAD);
  const at = head.indexOf(TEXT);
  if (at < 0 || head.indexOf('"type":"result"') < 0 || head.lastIndexOf('{', at) !== 0) return undefined;
  const from = at + TEXT.length;
  // No escape and no character of several bytes holds a space.
  const cut = bytes.lastIndexOf(SPACE, from + most);
  const next = bytes.indexOf(NEXT_KEY, from);
  const end = next < 0 ? bytes.lastIndexOf('"}') : next;
  if (cut < from || end < cut) return undefined;
  const short = [bytes.subarray(0, cut), Buffer.from(' …'), bytes.subarray(end)];
  return parseRow({ bytes: Buffer.concat(short), number });
}

/** Cuts off what a killed process left of a last line, so that new lines start clean. */
export function dropUnfinished(file: string): void {
  const fd = fs.openSync(file, 'r+');
  try {
    const { size } = fs.fstatSync(fd);
    const buffer = Buffer.allocUnsafe(64 * 1024);
    for (let end = size; end > 0; ) {
      const from = Math.max(0, end - buffer.length);
      const got = fs.readSync(fd, buffer, 0, end - from, from);
      const at = buffer.subarray(0, got).lastIndexOf(LF);
      if (at >= 0) {
        if (from + at + 1 < size) fs.ftruncateSync(fd, from + at + 1);
        return;
      }
      end = from;
    }
    fs.ftruncateSync(fd, 0);
  } finally {
    fs.closeSync(fd);
  }
}
