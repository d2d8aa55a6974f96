import type { Message } from '../../src/contract/message.js';
import type { Delta, Prompt, Provider } from '../../src/contract/provider.js';

const USAGE = { input: 10, output: 5, cached: 0, usd: 0.01 };

/** One written answer: text, calls, or raw deltas. */
export interface Answer {
  text?: string;
  calls?: { id: string; name: string; args: unknown }[];
  deltas?: Delta[];
  stop?: Extract<Delta, { type: 'stop' }>['reason'];
}

/** A provider that plays written answers, and is stricter than any vendor: roles alternate, each call is answered once. */
export function scripted(
  answers: (Answer | ((prompt: Prompt) => Answer))[],
): Provider & { seen: Prompt[]; closed: number } {
  const left = [...answers];
  const self = {
    name: 'test/scripted',
    images: false,
    contextWindow: 0,
    seen: [] as Prompt[],
    closed: 0,
    async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Delta> {
      checkPrompt(prompt.messages);
      self.seen.push(structuredClone(prompt));
      const next = left.shift();
      if (!next) throw new Error(`no answer is written for turn ${self.seen.length}`);
      const answer = typeof next === 'function' ? next(prompt) : next;
      try {
        for (const delta of answer.deltas ?? deltasOf(answer)) {
          await new Promise((resolve) => setImmediate(resolve));
          signal.throwIfAborted();
          yield delta;
        }
      } finally {
        self.closed += 1;
      }
    },
  };
  return self;
}

function deltasOf({ text, calls = [], stop }: Answer): Delta[] {
  const deltas: Delta[] = [];
  if (text !== undefined)
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) deltas.push({ type: 'text', text: piece });
  for (const { id, name, args } of calls) {
    deltas.push({ type: 'call', id, name });
    for (const json of (typeof args === 'string' ? args : JSON.stringify(args)).match(/[\s\S]{1,9}/g) ?? [])
      deltas.push({ type: 'args', id, json });
  }
  deltas.push({ type: 'stop', reason: stop ?? (calls.length > 0 ? 'tool' : 'end'), usage: USAGE });
  return deltas;
}

export function checkPrompt(messages: readonly Message[]): void {
  messages.forEach((message, index) => {
    if (message.role !== (index % 2 === 0 ? 'user' : 'assistant'))
      throw new Error(`message ${index} is out of turn`);
    if (message.role === 'assistant') return;
    const asked = (messages[index - 1]?.blocks ?? []).flatMap((block) =>
      block.type === 'call' ? [block.id] : [],
    );
    const told = message.blocks.flatMap((block) => (block.type === 'result' ? [block.id] : []));
    if (asked.join() !== told.join()) throw new Error(`calls ${asked} were answered by ${told}`);
    const late = message.blocks.findIndex((block) => block.type !== 'result');
    if (late >= 0 && message.blocks.slice(late).some((block) => block.type === 'result'))
      throw new Error('a result stands after other text');
  });
}
