import { setImmediate as breathe } from 'node:timers/promises';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import { NO_USAGE } from '../contract/message.js';
import type { Delta, Prompt, Provider } from '../contract/provider.js';

/**
 * Plays a transcript's answers back, each agent's one a request, in order. It is stricter than any vendor: roles take turns, each
 * call is answered exactly once in the next message, results come first, and there must be an answer left.
 */
export function replay(name: string, cassette: () => string): Provider {
  let takes: Take[] | undefined;
  const asked = new Map<string, number>();
  return {
    name,
    images: true,
    contextWindow: 0,
    async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Delta> {
      takes ??= readTakes(cassette());
      checkPrompt(prompt);
      const agent = agentOf(prompt);
      const own = takes.filter((each) => each.agent === agent);
      const next = asked.get(agent) ?? 0;
      const take = own[next];
      if (!take) {
        const whose = agent === 'main' ? '' : ` of ${agent}`;
        throw new RunError(
          'model-error',
          `${name} has ${own.length} answers${whose}, and request ${next + 1} wants one more.`,
        );
      }
      asked.set(agent, next + 1);
      for (const delta of deltasOf(take, prompt)) {
        await breathe();
        signal.throwIfAborted();
        yield delta;
      }
    },
  };
}

type Take = Extract<Line, { type: 'assistant' | 'ttsr_injection' }>;

/** A subagent's cache key is the run's with its own id behind it. */
function agentOf({ cacheKey = '' }: Prompt): string {
  return cacheKey.split('/')[1] ?? 'main';
}

/** Every answer of a model, those that were cut included. A summary is no answer to a request of its own. */
function readTakes(text: string): Take[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((json, index) => {
    const line = readLine(json, index, lines.length);
    const isTake = line?.type === 'assistant' || line?.type === 'ttsr_injection';
    return isTake ? [line as Take] : [];
  });
}

/** The last line of a run that was killed may be cut; any other broken line is an error. */
function readLine(json: string, index: number, count: number): Line | undefined {
  try {
    return JSON.parse(json) as Line;
  } catch (cause) {
    if (index === count - 1) return undefined;
    throw new RunError('recipe', `line ${index + 1} of the transcript is no JSON`, { cause });
  }
}

function* deltasOf(take: Take, prompt: Prompt): Generator<Delta> {
  if (take.type === 'ttsr_injection') yield* cutDeltas(take.cut, prompt);
  else
    for (const block of take.blocks) {
      if (block.type !== 'call') yield block;
      else {
        const json = typeof block.args === 'string' ? block.args : JSON.stringify(block.args);
        yield { type: 'call', id: block.id, name: block.name };
        yield { type: 'args', id: block.id, json };
      }
    }
  const usage = take.type === 'ttsr_injection' ? NO_USAGE : take.usage;
  const stop = take.type === 'assistant' ? take.stop : 'end';
  const reason = stop === 'tool' || stop === 'length' || stop === 'filter' ? stop : 'end';
  yield { type: 'stop', reason, usage };
}

/** A cut answer is kept as text, a call as a line with its name and what was written of its arguments. */
function* cutDeltas(cut: string, { tools }: Prompt): Generator<Delta> {
  const lines = cut.split('\n');
  const at = lines.findIndex((line) => tools.some((tool) => line.startsWith(`${tool.name} {`)));
  const text = (at < 0 ? lines : lines.slice(0, at)).join('\n');
  if (text !== '') yield { type: 'text', text };
  if (at < 0) return;
  const [, name = '', json = ''] = /^(\S+) ([\s\S]*)$/.exec(lines.slice(at).join('\n')) ?? [];
  yield { type: 'call', id: 'cut', name };
  yield { type: 'args', id: 'cut', json };
}

/** What every vendor demands, and a little more. Throws RunError('bug'): only the runner can have caused it. */
export function checkPrompt({ messages }: Prompt): void {
  if (messages.at(-1)?.role !== 'user') throw new RunError('bug', "the last message must be the user's");
  messages.forEach((message, index) => {
    const expected = index % 2 === 0 ? 'user' : 'assistant';
    if (message.role !== expected) throw new RunError('bug', `message ${index} must be of role ${expected}`);
    if (message.role === 'assistant') return;
    const before = messages[index - 1]?.blocks ?? [];
    const asked = before.flatMap((block) => (block.type === 'call' ? [block.id] : []));
    const told = message.blocks.flatMap((block) => (block.type === 'result' ? [block.id] : []));
    if (asked.sort().join() !== told.sort().join())
      throw new RunError('bug', `message ${index} answers calls [${told}], and [${asked}] were asked`);
    const late = message.blocks.findLastIndex((block) => block.type === 'result');
    if (late >= told.length) throw new RunError('bug', `message ${index} has text before its last result`);
  });
}
