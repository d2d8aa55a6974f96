import { z } from 'zod';
import type { Access } from '../contract/access.js';
import { OverflowError, RunError } from '../contract/error.js';
import type { Call, Image, Text } from '../contract/message.js';
import type { Prompt, Provider } from '../contract/provider.js';
import type { MakeRoom } from './compact.js';
import { type Bench, dispatch } from './dispatch.js';
import { type Turn, takeTurn } from './turn.js';

export interface Task<Kit> {
  provider: Provider;
  bench: Bench<Kit>;
  system: string;
  /** The first message; absent when a transcript is resumed as it is. */
  request?: (Text | Image)[];
  source?: 'prompt' | 'runner' | 'parent';
  signal: AbortSignal;
  /** Stable for the run; providers use it for their prompt cache. */
  cacheKey: string;
  now?: () => number;
  /** Called before each turn; may add what has come in meanwhile. */
  beforeTurn?: (task: Task<Kit>) => Promise<void>;
  /** Asked before each request, and once more when the server says that it is too long; absent = nothing makes room. */
  makeRoom?: MakeRoom;
}

/** Answers with neither words nor calls that are answered with a nudge before the run ends as `empty-response`. */
const MAX_EMPTY = 2;
/** Answers in a row whose every call was unreadable JSON before the run ends as `model-error`. */
const MAX_BROKEN = 4;
/** Answers in a row that were cut at the output limit before the run ends as `model-error`. */
const MAX_CUT = 3;

/** The whole agent: ask, listen, act, until the model asks for nothing more. Answers with its last words. */
export async function runAgent<Kit>(task: Task<Kit>): Promise<string> {
  const { bench, request, source = 'prompt' } = task;
  const { transcript, policy } = bench;
  const now = task.now ?? Date.now;
  const tools = describeTools(bench);
  answerOpenCalls(task);
  if (request) transcript.add({ type: 'user', source, blocks: request });
  const strikes = { empty: 0, broken: 0, cut: 0 };
  for (;;) {
    task.signal.throwIfAborted();
    const verdict = policy.turn(transcript.turns, transcript.spent, now());
    if (verdict.action !== 'allow') {
      const last = verdict.action === 'deny' ? await wrapUp(task, tools, verdict.say) : '';
      throw new RunError('limit', `${verdict.rule}: ${verdict.say}${last && `\n\n${last}`}`);
    }
    await task.beforeTurn?.(task);
    const turn = await ask(task, tools);
    if (turn.cut) continue;
    const calls = callsOf(turn);
    const again = judgeAnswer(turn, calls, strikes);
    if (calls.length > 0) await dispatch(calls, bench, task.signal);
    const heard = await hearHooks(turn, bench);
    if (heard) transcript.add({ type: 'user', source: 'runner', blocks: [{ type: 'text', text: heard }] });
    if (again !== undefined)
      transcript.add({ type: 'user', source: 'runner', blocks: [{ type: 'text', text: again }] });
    else if (calls.length === 0 && !heard) return textOf(turn);
  }
}

/** One answer, recorded: either an assistant line, or the injection that cut it. */
async function ask<Kit>(
  task: Task<Kit>,
  tools: Prompt['tools'],
  answer?: Record<string, unknown>,
): Promise<Turn> {
  const { provider, bench, system, signal, cacheKey, makeRoom } = task;
  const { transcript, policy } = bench;
  const take = (): Promise<Turn> => {
    const base = { system, messages: transcript.messages, tools, cacheKey };
    const prompt: Prompt = { ...base, ...(answer && { answer }) };
    return takeTurn({ provider, policy, prompt, signal, tell: (event) => transcript.add(event) });
  };
  await makeRoom?.('turn');
  const turn = await take().catch(async (error: unknown) => {
    if (!(error instanceof OverflowError) || !(await makeRoom?.('overflow'))) throw error;
    return take();
  });
  if (turn.cut) {
    const { rules, say, source } = turn.reminder;
    transcript.add({ type: 'ttsr_injection', rules, reminder: say, source, cut: turn.draft });
  } else {
    transcript.add({
      type: 'assistant',
      blocks: turn.blocks,
      stop: turn.stop,
      usage: turn.usage,
      ms: turn.ms,
      ...(answer && { structured: true as const }),
    });
  }
  return turn;
}

/** One more answer, without tools, that must have the form of `schema`; undefined when it was cut or no turn is left. */
export async function askForm<Kit>(
  task: Task<Kit>,
  { say, schema }: { say: string; schema: Record<string, unknown> },
): Promise<string | undefined> {
  const { transcript, policy } = task.bench;
  const verdict = policy.turn(transcript.turns, transcript.spent, (task.now ?? Date.now)());
  if (verdict.action === 'halt') return undefined;
  transcript.add({ type: 'user', source: 'runner', blocks: [{ type: 'text', text: say }] });
  const turn = await ask(task, [], schema);
  return turn.cut ? undefined : textOf(turn);
}

type Whole = Extract<Turn, { cut: false }>;

/** What the runner says to an answer that leads nowhere; undefined when the answer stands. */
function judgeAnswer(
  turn: Whole,
  calls: Call[],
  strikes: { empty: number; broken: number; cut: number },
): string | undefined {
  if (turn.stop === 'filter')
    throw new RunError('model-error', 'The provider withheld the answer (content filter).');
  strikes.broken =
    calls.length > 0 && calls.every((call) => typeof call.args === 'string') ? strikes.broken + 1 : 0;
  if (strikes.broken >= MAX_BROKEN)
    throw new RunError(
      'model-error',
      `The model wrote unreadable tool arguments ${MAX_BROKEN} times in a row.`,
    );
  strikes.cut = turn.stop === 'length' ? strikes.cut + 1 : 0;
  if (strikes.cut > MAX_CUT)
    throw new RunError(
      'model-error',
      `The model's answer was cut at its output limit ${strikes.cut} times in a row.`,
    );
  if (turn.stop === 'length')
    return 'Your answer was cut at the output limit. Go on from where it stopped, in smaller steps.';
  const empty = calls.length === 0 && textOf(turn).trim() === '';
  strikes.empty = empty ? strikes.empty + 1 : 0;
  if (strikes.empty > MAX_EMPTY)
    throw new RunError('empty-response', `The model answered with nothing ${strikes.empty} times in a row.`);
  return empty
    ? 'Your answer was empty. Go on with the task, or say in words that it is done and what came of it.'
    : undefined;
}

/** What the user's hooks have to say to an answer; a hook that blocks ends the run. */
async function hearHooks<Kit>(turn: Whole, { hooks }: Bench<Kit>): Promise<string | undefined> {
  if (!hooks) return undefined;
  const thoughts = turn.blocks.flatMap((block) =>
    block.type === 'thought' && block.text ? [block.text] : [],
  );
  const said = [
    ...(thoughts.length > 0 ? [await hooks.reasoning(thoughts.join('\n'))] : []),
    ...(textOf(turn) ? [await hooks.assistant(textOf(turn))] : []),
  ];
  const block = said.find((each) => each.block !== undefined)?.block;
  if (block !== undefined) throw new RunError('policy', `A hook stopped the run: ${block}`);
  const context = said.flatMap((each) => each.context ?? []).join('\n');
  return context === '' ? undefined : context;
}

/** Over a limit: one last turn in which only staging still works, so that what was found is not lost. */
async function wrapUp<Kit>(task: Task<Kit>, tools: Prompt['tools'], why: string): Promise<string> {
  const { bench } = task;
  const text = `${why} This is your last turn: hand in what you have found with the output tools if you have not, and close with a summary of what is done and what is not.`;
  bench.transcript.add({ type: 'user', source: 'runner', blocks: [{ type: 'text', text }] });
  const turn = await ask(task, tools);
  if (turn.cut) return '';
  const calls = callsOf(turn);
  if (calls.length > 0) await dispatch(calls, bench, task.signal, isStaging);
  return textOf(turn);
}

const isStaging = (access: Access[]): boolean => access.every(({ kind }) => kind === 'stage');

/** A run that was killed leaves calls without results: they are written as failed, so that the conversation is whole. */
function answerOpenCalls<Kit>({ bench }: Task<Kit>): void {
  for (const call of bench.transcript.openCalls) {
    const text =
      'The run was interrupted before this call had a result; whether it took effect is not known. Look before you repeat it.';
    bench.transcript.add({ type: 'result', id: call.id, name: call.name, ok: false, text, ms: 0 });
  }
}

/** The tools as the model is shown them. */
export function describeTools<Kit>(bench: Pick<Bench<Kit>, 'tools'>): Prompt['tools'] {
  return [...bench.tools.values()].map(({ name, about, input, schema }) => ({
    name,
    about,
    schema:
      schema ?? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>),
  }));
}

function callsOf(turn: Whole): Call[] {
  return turn.blocks.filter((block): block is Call => block.type === 'call');
}

function textOf(turn: Whole): string {
  return turn.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
}
