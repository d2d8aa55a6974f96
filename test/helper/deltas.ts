import type { Message } from '../../src/contract/message.js';
import type { Delta, Prompt, Provider } from '../../src/contract/provider.js';

/** A prompt whose first message is `text`. */
export function prompt(text = 'hello', rest: Partial<Prompt> = {}): Prompt {
  return {
    system: 'be brief',
    messages: [{ role: 'user', blocks: [{ type: 'text', text }] }],
    tools: [READ],
    ...rest,
  };
}

export const READ = {
  name: 'read',
  about: 'reads',
  schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};

/** Everything a provider streams for a prompt. */
export async function collect(
  provider: Provider,
  request: Prompt = prompt(),
  signal: AbortSignal = new AbortController().signal,
): Promise<Delta[]> {
  const deltas: Delta[] = [];
  for await (const delta of provider.stream(request, signal)) deltas.push(delta);
  return deltas;
}

/** What the deltas amount to: text, calls with their arguments' JSON, why it stopped. A retry voids what was before it. */
export function summary(all: Delta[]) {
  const deltas = all.slice(all.findLastIndex((delta) => delta.type === 'retry') + 1);
  const calls = deltas.flatMap((delta) =>
    delta.type === 'call' ? [{ id: delta.id, name: delta.name, json: '' }] : [],
  );
  for (const delta of deltas)
    if (delta.type === 'args') {
      const call = calls.find((each) => each.id === delta.id);
      if (!call) throw new Error(`arguments for ${delta.id}, which was not announced`);
      call.json += delta.json;
    }
  const pick = (type: 'text' | 'thought') =>
    deltas.map((delta) => (delta.type === type ? delta.text : '')).join('');
  const stop = deltas.at(-1);
  return {
    text: pick('text'),
    thought: pick('thought'),
    calls: calls.map(({ name, json }) => ({ name, json })),
    ids: calls.map(({ id }) => id),
    stop: stop?.type === 'stop' ? stop.reason : undefined,
    usage: stop?.type === 'stop' ? stop.usage : undefined,
    stops: deltas.filter((delta) => delta.type === 'stop').length,
    retries: all.filter((delta) => delta.type === 'retry').length,
  };
}

/** The next request's messages: what was there, the answer as the agent records it, and a result for each call. */
export function carryOn(before: Prompt, all: Delta[], result = 'contents', more = ''): Prompt {
  const deltas = all.slice(all.findLastIndex((delta) => delta.type === 'retry') + 1);
  const blocks: Extract<Message, { role: 'assistant' }>['blocks'] = [];
  const json = new Map<string, string>();
  for (const delta of deltas) {
    const last = blocks.at(-1);
    if (delta.type === 'text' && last?.type === 'text') last.text += delta.text;
    else if (delta.type === 'text') blocks.push({ ...delta });
    else if (
      delta.type === 'thought' &&
      last?.type === 'thought' &&
      last.signature === undefined &&
      last.data === undefined
    )
      Object.assign(last, delta, { text: last.text + delta.text });
    else if (delta.type === 'thought') blocks.push({ ...delta });
    else if (delta.type === 'call') blocks.push({ type: 'call', id: delta.id, name: delta.name, args: {} });
    else if (delta.type === 'args') json.set(delta.id, (json.get(delta.id) ?? '') + delta.json);
  }
  for (const block of blocks) if (block.type === 'call') block.args = parse(json.get(block.id) ?? '{}');
  const results = blocks.flatMap((block) =>
    block.type === 'call' ? [{ type: 'result' as const, id: block.id, ok: true, text: result }] : [],
  );
  const words = more === '' && results.length > 0 ? [] : [{ type: 'text' as const, text: more || 'go on' }];
  return {
    ...before,
    messages: [
      ...before.messages,
      { role: 'assistant', blocks },
      { role: 'user', blocks: [...results, ...words] },
    ],
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
