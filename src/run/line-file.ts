import fs from 'node:fs';
import type { Line } from '../contract/event.js';

const CHUNK = 4 * 1024 * 1024;
const LF = 10;

/** The whole lines of a transcript, read piece by piece: a file may be longer than any string. Throws at a line that is no JSON. */
export function* linesIn(file: string): Generator<Line> {
  const fd = fs.openSync(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let rest: Buffer[] = [];
    let number = 1;
    for (let got = fs.readSync(fd, buffer); got > 0; got = fs.readSync(fd, buffer)) {
      const chunk = buffer.subarray(0, got);
      let from = 0;
      for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
        const piece = chunk.subarray(from, end);
        const row = rest.length > 0 ? Buffer.concat([...rest, piece]) : piece;
        if (row.length > 0) yield parse(row, number);
        rest = [];
        from = end + 1;
        number += 1;
      }
      if (from < got) rest.push(Buffer.from(chunk.subarray(from)));
    }
  } finally {
    fs.closeSync(fd);
  }
}

function parse(row: Buffer, number: number): Line {
  try {
    return JSON.parse(row.toString('utf8')) as Line;
  } catch (cause) {
    throw new Error(`line ${number} is not JSON`, { cause });
  }
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
