import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readLines } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import { RUN_FILES } from '../contract/result.js';
import { differences } from '../run/differences.js';
import { patchDifferences } from '../run/patch-differences.js';
import type { Command } from './command.js';
import { run } from './run.js';

const HELP = `Usage: galley replay <transcript.jsonl | run-dir> [options]

Runs a recorded model against the real tools, in a copy of the work tree, and names every difference: calls, verdicts,
tool answers, how it ended. Exit 0 when there is none, 1 otherwise. Nothing is posted.

  --recipe NAME     default: the recipe the transcript names
  --workspace DIR   the repository, at the state the recording started from; default here
  --event FILE, --event-name NAME, --param KEY=VALUE, --mode MODE as for galley run`;

const OPTIONS = {
  recipe: { type: 'string' },
  workspace: { type: 'string' },
  event: { type: 'string' },
  'event-name': { type: 'string' },
  param: { type: 'string', multiple: true },
  mode: { type: 'string' },
  'run-dir': { type: 'string' },
} as const;

export const replay: Command = {
  name: 'replay',
  about: 'run a recorded model against the real tools',
  help: HELP,
  async run(door) {
    const { values, positionals } = parseArgs({ args: door.argv, options: OPTIONS, allowPositionals: true });
    const [where, ...more] = positionals;
    if (!where || more.length > 0)
      throw new RunError('recipe', 'name one transcript: galley replay <transcript.jsonl>');
    const file = transcriptOf(path.resolve(door.cwd, where));
    const recorded = readRecorded(file);
    const start = recorded.find((line) => line.type === 'start');
    const recipe = values.recipe ?? start?.recipe;
    if (!recipe)
      throw new RunError('recipe', `${file} does not say which recipe it ran: name it with --recipe`);
    const { recipe: _, 'run-dir': _dir, ...rest } = values;
    const flags = Object.entries(rest).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => [`--${name}`, String(each)]),
    );
    const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-replay-'));
    const runs = values['run-dir'] ?? temp;
    const fresh: Line[] = [];
    const out = (text: string): void => {
      for (const row of text.split('\n')) if (row.startsWith('{')) fresh.push(JSON.parse(row) as Line);
    };
    try {
      await run.run({
        ...door,
        out,
        argv: [
          recipe,
          ...flags,
          ...['--run-dir', runs, '--model', `replay/${file}`, '--dry-run', '--output', 'stream-json'],
        ],
      });
      const found = [...differences(recorded, fresh), ...patches(file, path.resolve(door.cwd, runs), fresh)];
      for (const each of found) door.out(`${each}\n`);
      door.out(found.length === 0 ? `identical: ${fresh.length} lines\n` : `${found.length} differences\n`);
      return found.length === 0 ? 0 : 1;
    } finally {
      fs.rmSync(temp, { recursive: true, force: true });
    }
  },
};

/** Where the recording's patch stands beside it, what the new one does differently. */
function patches(recording: string, runs: string, fresh: readonly Line[]): string[] {
  const before = path.join(path.dirname(recording), RUN_FILES.patch);
  const id = fresh.find((line) => line.type === 'start')?.run;
  const now = id === undefined ? '' : path.join(runs, id, RUN_FILES.patch);
  if (!fs.existsSync(before) || !fs.existsSync(now)) return [];
  return patchDifferences(fs.readFileSync(before), fs.readFileSync(now));
}

function transcriptOf(where: string): string {
  const inside = path.join(where, RUN_FILES.transcript);
  return fs.existsSync(inside) ? inside : where;
}

function readRecorded(file: string): Line[] {
  try {
    return readLines(fs.readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new RunError(
      'recipe',
      `${file} is no transcript: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
