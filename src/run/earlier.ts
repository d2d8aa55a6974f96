import fs from 'node:fs';
import type { Line } from '../contract/event.js';
import { parseRow, parseShort, rowsIn } from './line-file.js';

/** What an answer of a tool keeps of its text, in bytes, once the model is not shown it any more. */
const KEPT = 300;

export interface Earlier {
  lines: Line[];
  /** Whether long answers were cut. */
  isCut: boolean;
}

/**
 * The lines of a run that goes on. A long record is mostly old answers of tools, which a summary has taken out of the
 * conversation: of those only the beginning is read. Throws at a line that is no JSON.
 */
export function readEarlier(file: string): Earlier {
  const lines: Line[] = [];
  const places = new Map<number, { at: number; length: number; number: number }>();
  for (const row of rowsIn(file)) {
    const short = parseShort(row, KEPT);
    if (short) places.set(lines.length, { at: row.at, length: row.bytes.length, number: row.number });
    lines.push(short ?? parseRow(row));
  }
  const since = sinceSummary(lines);
  const fd = fs.openSync(file, 'r');
  try {
    for (const [index, { at, length, number }] of places) {
      const { agent, seq } = lines[index] as Line;
      if (seq < (since.get(agent) ?? 0)) continue;
      const bytes = Buffer.allocUnsafe(length);
      fs.readSync(fd, bytes, 0, length, at);
      lines[index] = parseRow({ bytes, number });
      places.delete(index);
    }
  } finally {
    fs.closeSync(fd);
  }
  return { lines, isCut: places.size > 0 };
}

/** Of each agent, the first line that its conversation still holds. */
function sinceSummary(lines: readonly Line[]): Map<string, number> {
  const since = new Map<string, number>();
  for (const line of lines)
    if (line.type === 'compact' && line.how !== 'results') since.set(line.agent, line.before);
  return since;
}
