import fs from 'node:fs';
import path from 'node:path';
import { readLines } from '../agent/transcript.js';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { RUN_FILES } from '../contract/result.js';
import { makeConsole } from '../report/console.js';
import type { Resource } from '../tool/kit.js';

const MAX_TRANSCRIPT_BYTES = 64 * 1024 * 1024;
/** Longest text of one session. Source: seed A, bounded readers. */
const MAX_CHARACTERS = 1024 * 1024;
const MAX_LISTED = 20;

/** A run of this workspace as people saw it go on; without an id, which runs there are. */
export function readSession({ runs, guard }: { runs: string; guard: Guard }, id: string): Resource {
  const known = runsIn(runs);
  if (id === '') return { text: list(known) };
  if (!known.includes(id)) throw new ToolError(`There is no session ${id}. ${list(known)}`);
  const file = path.join(runs, id, RUN_FILES.transcript);
  guard({ kind: 'read', path: file });
  if (fs.statSync(file).size > MAX_TRANSCRIPT_BYTES)
    throw new ToolError(`The transcript of session ${id} is too large to read.`);
  return { text: bounded(render(fs.readFileSync(file, 'utf8'), id)), data: `session ${id}` };
}

/** Ids of the runs that have a transcript, newest first. */
function runsIn(runs: string): string[] {
  if (!fs.existsSync(runs)) return [];
  const names = fs
    .readdirSync(runs)
    .filter((name) => fs.existsSync(path.join(runs, name, RUN_FILES.transcript)));
  return names.sort().reverse();
}

function list(known: string[]): string {
  if (known.length === 0) return 'No run of this workspace has left a record.';
  const more = known.length > MAX_LISTED ? `\nand ${known.length - MAX_LISTED} older ones` : '';
  return `Sessions, newest first:\n${known.slice(0, MAX_LISTED).join('\n')}${more}`;
}

function render(transcript: string, id: string): string {
  const parts: string[] = [];
  const see = makeConsole({
    out: (text) => void parts.push(text),
    tty: false,
    color: false,
    format: 'text',
    actions: false,
  });
  try {
    for (const line of readLines(transcript)) see(line);
  } catch (cause) {
    throw new ToolError(`The transcript of session ${id} is broken: ${String(cause)}`, { cause });
  }
  return parts.join('');
}

/** Of a long session the end is kept: it says how it came out. */
function bounded(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const from = text.indexOf('\n', text.length - MAX_CHARACTERS) + 1;
  return `[${from} characters left out]\n${text.slice(from)}`;
}
