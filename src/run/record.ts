import fs from 'node:fs';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import type { Line, Seen } from '../contract/event.js';
import { RUN_FILES } from '../contract/result.js';
import { type Earlier, readEarlier } from './earlier.js';
import { runId } from './id.js';
import { dropUnfinished, linesIn, parseRow, parseShort } from './line-file.js';
import type { Order } from './order.js';

/** A run's directory and its open transcript. */
export interface RunRecord {
  id: string;
  dir: string;
  /** Lines of the earlier part, when a run is resumed; of long answers that have left the conversation only the beginning. */
  earlier: Line[];
  /** Whether any of those was cut. */
  isCut: boolean;
  /** What was told so far, the earlier part included; of what subagents say and hear only the file has a record. */
  lines: Line[];
  /** Every line of the file so far that `pick` takes, read again. */
  linesOf(pick: (line: Line) => boolean): Line[];
  /** Every line of the file so far, one at a time; `most` = so many bytes of a tool's answer are enough. */
  all(most?: number): Iterable<Line>;
  write(line: string): void;
  note(seen: Seen): void;
  file(name: keyof typeof RUN_FILES): string;
  close(): void;
}

/** Which run this is: a new one, or the one that is resumed. Nothing is written yet. */
export function nameRun(order: Order): { id: string; dir: string } {
  const runs = order.places.runs ?? path.join(order.places.workspace, '.galley', 'runs');
  if (order.resume === undefined) {
    const id = runId();
    return { id, dir: path.join(runs, id) };
  }
  const dir = findRun(runs, order.resume);
  return { id: path.basename(dir), dir };
}

/** Makes the run's directory and opens its transcript; takes over the lines of a run that is resumed. */
export function openRecord({ id, dir: named }: { id: string; dir: string }): RunRecord {
  const dir = makeFolder(named);
  const transcript = path.join(dir, RUN_FILES.transcript);
  const { lines: earlier, isCut } = fs.existsSync(transcript) ? readTranscript(transcript) : NOTHING;
  const fd = fs.openSync(transcript, 'a', 0o600);
  const lines = earlier.filter(isKept);
  const all = (most = Number.POSITIVE_INFINITY): Iterable<Line> =>
    linesIn(transcript, (row) => parseShort(row, most) ?? parseRow(row));
  return {
    id,
    dir,
    earlier,
    isCut,
    lines,
    linesOf: (pick) => [...pickFrom(all(), pick)],
    all,
    write: (line) => void fs.writeSync(fd, `${line}\n`),
    note: (seen) => {
      if ('seq' in seen && isKept(seen)) lines.push(seen);
    },
    file: (name) => path.join(dir, RUN_FILES[name]),
    close: () => fs.closeSync(fd),
  };
}

/** A run may have hundreds of subagents: what they say, hear and are answered is not kept in memory. */
function isKept({ agent, type }: Line): boolean {
  return (
    agent === 'main' || !['user', 'assistant', 'call', 'result', 'ttsr_injection', 'compact'].includes(type)
  );
}

function* pickFrom(lines: Iterable<Line>, pick: (line: Line) => boolean): Generator<Line> {
  for (const line of lines) if (pick(line)) yield line;
}

/** The folder of all runs keeps itself out of git. */
function makeFolder(dir: string): string {
  const runs = path.dirname(dir);
  fs.mkdirSync(runs, { recursive: true });
  const ignore = path.join(runs, '.gitignore');
  if (!fs.existsSync(ignore)) fs.writeFileSync(ignore, '*\n');
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  return fs.realpathSync(dir);
}

/** `wanted` is a run's id, or the path of its directory. */
function findRun(runs: string, wanted: string): string {
  for (const dir of [path.join(runs, wanted), wanted])
    if (fs.existsSync(path.join(dir, RUN_FILES.transcript))) return fs.realpathSync(dir);
  throw new RunError(
    'recipe',
    `There is no run ${wanted} in ${runs}: --resume takes a run's id or the path of its directory.`,
  );
}

const NOTHING: Earlier = { lines: [], isCut: false };

/** The lines of an earlier part. */
function readTranscript(file: string): Earlier {
  dropUnfinished(file);
  try {
    return readEarlier(file);
  } catch (cause) {
    throw new RunError(
      'recipe',
      `${file} cannot be resumed: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
