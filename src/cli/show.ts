import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readLines } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { type ResultFile, RUN_FILES } from '../contract/result.js';
import { makeConsole } from '../report/console.js';
import { contextText } from '../report/context.js';
import { renderHtml } from '../report/html.js';
import { readResult } from '../report/run-dir.js';
import type { Command, Door } from './command.js';

/** `galley show`: what happened in a run, as text or as one HTML file. */
export const show: Command = {
  name: 'show',
  about: 'show what happened in a run',
  help: `galley show <run-dir or transcript.jsonl> [--html FILE | --context]

Prints a run as it was seen while it went on. With --html it writes one self-contained page instead: the turns and tool
calls on a time line, what they cost, the findings and the change. The transcript of a run that was killed can be shown
too; an unfinished last line is left out. With --context it says which instruction files, skills, agent types, memories,
MCP servers and plugins the run was given, their size, and why others were left out.

Exit code: 0, or 2 when there is nothing to show.
`,
  async run(door) {
    const { values, positionals } = parseArgs({
      args: door.argv,
      allowPositionals: true,
      options: { html: { type: 'string' }, context: { type: 'boolean' } },
    });
    const [where, ...more] = positionals;
    if (!where || more.length > 0)
      throw new RunError('recipe', 'galley show: name one run directory or transcript');
    const run = await readRun(path.resolve(door.cwd, where));
    if (values.context) door.out(contextText(run.lines));
    else if (values.html === undefined) print(run.lines, door);
    else {
      await fs.writeFile(path.resolve(door.cwd, values.html), renderHtml(run));
      door.out(`${values.html}\n`);
    }
    return EXIT_CODE.done;
  },
};

function print(lines: readonly Line[], door: Door): void {
  const see = makeConsole({
    out: door.out,
    tty: false,
    color: door.color,
    format: 'text',
    actions: door.env.GITHUB_ACTIONS === 'true',
  });
  for (const line of lines) see(line);
}

async function readRun(where: string): Promise<{ lines: Line[]; result?: ResultFile; patch: string }> {
  const isFolder = (await fs.stat(where).catch(() => undefined))?.isDirectory() ?? false;
  const transcript = isFolder ? path.join(where, RUN_FILES.transcript) : where;
  const runDir = path.dirname(transcript);
  const text = await fs.readFile(transcript, 'utf8').catch((cause: unknown) => {
    throw new RunError('recipe', `galley show: ${transcript} cannot be read`, { cause });
  });
  const lines = parseTranscript(text, transcript);
  const result = await readResult(runDir).catch(() => undefined);
  const patch = await fs.readFile(path.join(runDir, RUN_FILES.patch), 'utf8').catch(() => '');
  return { lines, patch, ...(result && { result }) };
}

/** The lines of a transcript, or a RunError that says what the file is not. */
export function parseTranscript(text: string, file: string): Line[] {
  try {
    const lines = readLines(text);
    if (lines.length === 0 || lines.some((line) => typeof line?.type !== 'string'))
      throw new Error('no transcript lines');
    return lines;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RunError('recipe', `${file} is not a transcript: ${why}`, { cause });
  }
}
