import { z } from 'zod';
import { type Access, strictest, type Verdict } from '../contract/access.js';
import { RunError, ToolError } from '../contract/error.js';
import type { Call } from '../contract/message.js';
import type { Policy } from '../contract/policy.js';
import type { Output, Tool } from '../contract/tool.js';
import { clip } from './clip.js';
import type { Transcript } from './transcript.js';

// biome-ignore lint/suspicious/noExplicitAny: tools of different inputs stand in one list
export type AnyTool<Kit> = Tool<any, Kit>;

/** Around a tool call: `before` may block it, `after` may add text for the model. Made by the hall; absent = no hooks. */
export interface Hooks {
  /** After an answer: its visible text, and its reasoning where the vendor shows it. */
  assistant(text: string): Promise<{ context?: string; block?: string }>;
  reasoning(text: string): Promise<{ context?: string; block?: string }>;
  before(call: Call, access: Access[]): Promise<{ block?: string }>;
  after(
    call: Call,
    access: Access[],
    output: { ok: boolean; text: string },
  ): Promise<{ context?: string; block?: string }>;
}

/** What the agent works with. */
export interface Bench<Kit> {
  tools: Map<string, AnyTool<Kit>>;
  kit: Kit;
  policy: Policy;
  transcript: Transcript;
  /** Keeps a whole output in a file and says where; undefined where nothing can be kept. */
  spill(text: string): string | undefined;
  /** Asks a person; absent = nobody can answer. */
  approve?: (call: Call, access: Access[], verdict: Verdict) => Promise<boolean>;
  hooks?: Hooks;
  /** Shortens recognised command output for the model only. */
  compress?: (call: Call, output: Output) => string | undefined;
}

interface Planned<Kit> {
  call: Call;
  tool: AnyTool<Kit>;
  args: unknown;
  access: Access[];
}

type Answer = Omit<Extract<Parameters<Transcript['add']>[0], { type: 'result' }>, 'type'>;

/** True when running a call next to others cannot matter: it reads, delegates or stages, and nothing else. */
function isSafe(access: Access[]): boolean {
  return access.every(
    ({ kind, ...rest }) =>
      kind === 'read' || kind === 'agent' || kind === 'stage' || ('readOnly' in rest && rest.readOnly),
  );
}

/**
 * Runs one answer's calls: each is parsed, judged, and only then run. Consecutive safe calls run together; the others
 * run alone, in order. Results are written in the order of the calls. `only` names what may run in a wrap-up turn.
 */
export async function dispatch<Kit>(
  calls: Call[],
  bench: Bench<Kit>,
  signal: AbortSignal,
  only?: (access: Access[]) => boolean,
): Promise<void> {
  let batch: Promise<Answer>[] = [];
  const flush = async (): Promise<void> => {
    const running = batch;
    batch = [];
    // Heard from the start: a cancelled run rejects them all at once.
    const all = Promise.allSettled(running);
    try {
      for (const each of running) bench.transcript.add({ type: 'result', ...(await each) });
    } finally {
      await all;
    }
  };
  try {
    for (const call of calls) {
      const planned = await plan(call, bench, only);
      if ('answer' in planned) {
        batch.push(Promise.resolve(planned.answer));
        continue;
      }
      if (!isSafe(planned.access)) await flush();
      batch.push(perform(planned, bench, signal));
      if (!isSafe(planned.access)) await flush();
    }
    await flush();
  } finally {
    await Promise.allSettled(batch);
  }
}

const refusal = (call: Call, text: string): { answer: Answer } => ({
  answer: { id: call.id, name: call.name, ok: false, text, ms: 0 },
});

/** The gate. Every call passes here before its tool runs, and nowhere else. */
async function plan<Kit>(
  call: Call,
  bench: Bench<Kit>,
  only?: (access: Access[]) => boolean,
): Promise<Planned<Kit> | { answer: Answer }> {
  const { tools, policy, transcript } = bench;
  const tool = tools.get(call.name) ?? [...tools.values()].find((each) => each.aliases?.includes(call.name));
  if (!tool)
    return refusal(call, `There is no tool "${call.name}". There are: ${[...tools.keys()].join(', ')}.`);
  if (typeof call.args === 'string')
    return refusal(
      call,
      `The arguments of ${call.name} are not complete JSON; nothing was run. Send the call again, smaller if it was cut.`,
    );
  const parsed = tool.input.safeParse(call.args);
  if (!parsed.success)
    return refusal(
      call,
      `Bad arguments for ${call.name}; nothing was run.\n${z.prettifyError(parsed.error)}`,
    );
  const access = accessOf(tool, parsed.data);
  if (typeof access === 'string') return refusal(call, access);
  const verdict = judge(policy, access, tool.name);
  const preview = tool.preview?.(parsed.data);
  transcript.add({
    type: 'call',
    id: call.id,
    name: call.name,
    args: call.args,
    access,
    verdict,
    ...(preview && { preview }),
  });
  if (verdict.action === 'halt') throw new RunError('policy', `${verdict.rule}: ${verdict.say}`);
  if (verdict.action === 'deny') return refusal(call, verdict.say);
  if (only && !only(access))
    return refusal(call, 'The run is being wrapped up: only findings and the result may still be handed in.');
  if (verdict.action === 'ask' && !(await bench.approve?.(call, access, verdict)))
    return refusal(call, verdict.say);
  const hooked = await bench.hooks?.before(call, access);
  if (hooked?.block !== undefined) return refusal(call, hooked.block);
  return { call, tool, args: parsed.data, access };
}

/** A tool that cannot say what it will touch does not run; text is the reason for the model. */
function accessOf<Kit>(tool: AnyTool<Kit>, args: unknown): Access[] | string {
  try {
    return tool.access(args);
  } catch (error) {
    if (error instanceof ToolError) return error.message;
    throw error;
  }
}

/** Fails shut: a judge that breaks ends the run. */
function judge(policy: Policy, access: Access[], tool: string): Verdict {
  try {
    return strictest(access.map((touched) => policy.touch(touched, { tool, moment: 'call' })));
  } catch (cause) {
    if (cause instanceof RunError) throw cause;
    throw new RunError('policy', `the policy could not judge a call of ${tool}: ${String(cause)}`, { cause });
  }
}

async function perform<Kit>(
  { call, tool, args, access }: Planned<Kit>,
  bench: Bench<Kit>,
  signal: AbortSignal,
): Promise<Answer> {
  const started = performance.now();
  const base = (): { id: string; name: string; ms: number } => ({
    id: call.id,
    name: call.name,
    ms: Math.round(performance.now() - started),
  });
  const tell = (text: string): void => void bench.transcript.add({ type: 'progress', id: call.id, text });
  try {
    signal.throwIfAborted();
    const output: Output = await tool.run(args, { kit: bench.kit, signal, id: call.id, progress: tell });
    const { text, spill } = clip(output, bench.spill);
    const shown = bench.compress?.(call, output);
    const answer: Answer = { ...base(), ok: output.failed !== true, text: unimitated(text) };
    if (spill !== undefined) answer.spill = spill;
    if (output.images) answer.images = output.images;
    if (output.meta) answer.meta = output.meta;
    if (shown !== undefined) answer.shown = shown;
    return await withHooks(call, access, answer, bench);
  } catch (error) {
    if (error instanceof RunError || signal.aborted) throw error;
    const text =
      error instanceof ToolError
        ? error.message
        : `${call.name} broke: ${error instanceof Error ? error.message : String(error)}`;
    return withHooks(call, access, { ...base(), ok: false, text: unimitated(text) }, bench);
  }
}

async function withHooks<Kit>(
  call: Call,
  access: Access[],
  answer: Answer,
  bench: Bench<Kit>,
): Promise<Answer> {
  const said = await bench.hooks?.after(call, access, { ok: answer.ok, text: answer.text });
  if (said?.block !== undefined) return { ...answer, ok: false, text: `${answer.text}\n\n${said.block}` };
  if (said?.context) return { ...answer, text: `${answer.text}\n\n${said.context}` };
  return answer;
}

/** Tool output cannot pass for the runner: the tag of reminders is broken where it appears in it. */
export function unimitated(text: string): string {
  return text.replace(/<(\/?)(runner-reminder)/gi, '<\u2060$1$2');
}
