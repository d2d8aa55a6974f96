import { expect, test } from '@jest/globals';
import type { Prompt } from '../../src/contract/provider.js';
import { makeProvider } from '../../src/provider/index.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';

const line = (value: object) => JSON.stringify({ v: 1, seq: 0, at: '', agent: 'main', ...value });
const usage = { input: 3, output: 2, cached: 0, usd: 0.5 };
const LINES = [
  line({ type: 'user', source: 'prompt', blocks: [] }),
  line({
    type: 'assistant',
    blocks: [
      { type: 'thought', text: 'hm', data: { from: 'openai/gpt-5', value: 1 } },
      { type: 'text', text: 'look' },
      { type: 'call', id: 'c1', name: 'read', args: { path: 'a' } },
      { type: 'call', id: 'c2', name: 'read', args: '{"broken' },
    ],
    stop: 'tool',
    usage,
    ms: 1,
  }),
  line({
    type: 'assistant',
    agent: 'sub',
    blocks: [{ type: 'text', text: 'not this' }],
    stop: 'end',
    usage,
    ms: 1,
  }),
  line({
    type: 'ttsr_injection',
    rules: ['r'],
    reminder: 'no',
    source: 'args',
    cut: 'first\nread {"path": "/etc',
  }),
  line({ type: 'compact', before: 2, summary: 'so far', usage }),
  line({ type: 'assistant', blocks: [{ type: 'text', text: 'done' }], stop: 'end', usage, ms: 1 }),
];

function recording(text: string) {
  const paths: string[] = [];
  const provider = makeProvider({
    model: 'replay/runs/7/transcript.jsonl',
    config: { providers: {}, models: {} },
    keys: () => undefined,
    readCassette: (path) => {
      paths.push(path);
      return text;
    },
  });
  return { provider, paths };
}

test('a transcript plays its answers back, cuts included and summaries left out, with what they cost', async () => {
  const { provider, paths } = recording(LINES.join('\n'));
  const first = await collect(provider);
  expect(summary(first)).toMatchObject({
    text: 'look',
    thought: 'hm',
    calls: [
      { name: 'read', json: '{"path":"a"}' },
      { name: 'read', json: '{"broken' },
    ],
    ids: ['c1', 'c2'],
    stop: 'tool',
    usage,
  });
  const next = carryOn(prompt(), first);
  const cut = summary(await collect(provider, next));
  expect([cut.text, cut.calls]).toEqual(['first', [{ name: 'read', json: '{"path": "/etc' }]]);
  expect(summary(await collect(provider, next)).text).toBe('done');
  await expect(collect(provider, next)).rejects.toMatchObject({
    outcome: 'model-error',
    message: expect.stringContaining('request 4'),
  });
  expect(paths).toEqual(['runs/7/transcript.jsonl']);
});

test('the cut last line of a killed run is left out, and any other broken line is an error', async () => {
  const whole = recording(`${LINES.slice(0, 2).join('\n')}\n{"v":1,"se`);
  expect(summary(await collect(whole.provider)).text).toBe('look');
  const broken = recording(`{"v":1,"se\n${LINES.join('\n')}`);
  await expect(collect(broken.provider)).rejects.toMatchObject({
    outcome: 'recipe',
    message: expect.stringContaining('line 1'),
  });
});

const user = (...blocks: unknown[]) => ({ role: 'user', blocks });
const call = (id: string) => ({ type: 'call', id, name: 'read', args: {} });
const result = (id: string) => ({ type: 'result', id, ok: true, text: '' });
const text = { type: 'text', text: 'x' };

const WRONG: [string, unknown[]][] = [
  ['two messages of one role', [user(text), user(text)]],
  ['an answer at the end', [user(text), { role: 'assistant', blocks: [text] }]],
  [
    'a call without its answer',
    [user(text), { role: 'assistant', blocks: [call('a'), call('b')] }, user(result('a'))],
  ],
  [
    'a call answered twice',
    [user(text), { role: 'assistant', blocks: [call('a')] }, user(result('a'), result('a'))],
  ],
  ['an answer nobody asked for', [user(text, result('z'))]],
  ['text before a result', [user(text), { role: 'assistant', blocks: [call('a')] }, user(text, result('a'))]],
  ['nothing', []],
];
for (const [what, messages] of WRONG)
  test(`a conversation with ${what} is refused as a bug of the runner`, async () => {
    const { provider } = recording(LINES.join('\n'));
    await expect(
      collect(provider, prompt('x', { messages: messages as Prompt['messages'] })),
    ).rejects.toMatchObject({ outcome: 'bug' });
  });
