import { createHash } from 'node:crypto';
import { dataBlock } from '../contract/data-block.js';
import { ToolError } from '../contract/error.js';
import type { Output } from '../contract/tool.js';

/** What a subagent is asked to do, and on how long a leash. */
export interface Brief {
  /** Everything it needs to know: it sees nothing of the conversation it comes from. */
  task: string;
  /** A few words for people. */
  label: string;
  /** The name of an agent type. */
  agent?: string;
  /** `provider/model`; default: the agent type's, else the parent's. */
  model?: string;
  readOnly: boolean;
  /** A work tree of its own, whose changes come back as one patch. */
  worktree: boolean;
  /** The folder it works in, relative to the workspace. */
  cwd?: string;
}

/** Where a subagent stands. `text` is its last words, or why it failed. */
export interface Report {
  id: string;
  label: string;
  role: string;
  status: 'working' | 'completed' | 'failed' | 'cancelled';
  text: string;
  turns: number;
  tokens: number;
  usd: number;
  /** Files it changed with its tools. */
  changed: string[];
}

/** The subagents of one agent. Made by the hall out of the agent loop; refusals are ToolErrors. */
export interface Crew {
  /** Starts one and answers with its id at once. `call` is the tool call that asks for it. */
  start(brief: Brief, call: string): string;
  /** Resolves when all of them have ended, or with what there is after `timeoutMs`. No ids = all that are still working. */
  wait(ids: readonly string[], options: { timeoutMs?: number; signal: AbortSignal }): Promise<Report[]>;
  /** Gives one a further message: at its next turn while it works, else it goes on with its conversation. */
  send(id: string, message: string, call: string): void;
  list(): Report[];
  /** Whether `parallel_subagents` may be called from here (`tools.parallel_subagents.max_depth`). */
  mayFanOut(): boolean;
  /** Keeps a whole text in a file that `read` reads, and answers with its path. */
  keep(text: string): string | undefined;
}

/** The crew of whoever calls; there is none outside of a run. */
export function crewOf({ crew }: { crew?: Crew }): Crew {
  if (crew) return crew;
  throw new ToolError('Subagents are not to be had here: do the work yourself.');
}

/** Most characters of one report that the parent is shown; of a batch, all reports share them. */
export const REPORT_CHARACTERS = 32_000;

/** One report as the parent reads it: a headline, and the subagent's words as data that cannot close their own block. */
export function reportText(report: Report, crew: Crew, room = REPORT_CHARACTERS): string {
  const { id, text } = report;
  const headline = reportLine(report);
  if (text === '') return headline;
  const shown = text.length <= room ? text : cut(text, room, crew);
  // A text cannot hold its own hash, so it cannot end the block; the same text gives the same bytes.
  const boundary = createHash('sha256').update(text).digest('hex').slice(0, 24);
  return `${headline}\n${dataBlock(`report of ${id}`, shown, boundary)}`;
}

/** The answer of a tool that has waited for one subagent's report. */
export async function reportOf(id: string, crew: Crew, signal: AbortSignal): Promise<Output> {
  const [report] = await crew.wait([id], { signal });
  if (!report) return { text: `${id} is gone.`, failed: true };
  const { status, turns, tokens } = report;
  return {
    text: reportText(report, crew),
    keep: 'whole',
    meta: { id, status, turns, tokens },
    ...(status !== 'completed' && { failed: true }),
  };
}

/** `a1 (find the bug) completed: 3 turns, 1200 tokens; changed src/a.ts`. */
export function reportLine({ id, label, status, turns, tokens, changed }: Report): string {
  const words = label === '' ? id : `${id} (${label})`;
  const files = changed.length > 0 ? `; changed ${changed.join(', ')}` : '';
  const state = status === 'working' ? 'is still working' : status;
  return `${words} ${state}: ${turns} ${turns === 1 ? 'turn' : 'turns'}, ${tokens} tokens${files}`;
}

function cut(text: string, room: number, crew: Crew): string {
  const where = crew.keep(text);
  const tail = text.slice(-Math.floor(room * 0.6)).replace(/^[\udc00-\udfff]/, '');
  const head = text.slice(0, Math.floor(room * 0.4)).replace(/[\ud800-\udbff]$/, '');
  const left = text.length - head.length - tail.length;
  return `${head}\n[${left} characters left out${where ? `; the whole report is in ${where}` : ''}]\n${tail}`;
}
