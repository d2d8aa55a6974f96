import { afterEach, expect, test } from '@jest/globals';
import { makeProvider, type ProviderOptions } from '../../src/provider/index.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';
import { type Asked, type ModelServer, modelServer, type Take } from '../helper/model-server.js';

let server: ModelServer | undefined;
afterEach(async () => server?.close());

async function serve(script: Take[], more: Partial<ProviderOptions> = {}) {
  server = await modelServer(script);
  const provider = makeProvider({
    model: 'anthropic/claude-sonnet-5-5',
    baseUrls: { anthropic: `${server.origin}/v1/` },
    config: { providers: {}, models: {} },
    keys: () => 'sk-ant-key',
    retry: { max: 0 },
    ...more,
  });
  return { provider, asked: server.asked };
}

const CALL = [{ name: 'read', args: { path: 'a' } }];
const body = (asked: Asked[], turn: number) => asked[turn]?.body;

test('thinking blocks go back word for word, signature and all, before the call they led to', async () => {
  const { provider, asked } = await serve([
    { thought: 'I must look', text: 'looking', calls: CALL },
    { text: 'ok' },
  ]);
  await collect(provider, carryOn(prompt(), await collect(provider)));
  expect(body(asked, 1).messages[1].content).toEqual([
    { type: 'thinking', thinking: 'I must look', signature: 'signed-0' },
    { type: 'text', text: 'looking' },
    { type: 'tool_use', id: 'call_0_0', name: 'read', input: { path: 'a' } },
  ]);
});

test('redacted thinking is kept as it is', async () => {
  const raw = [
    { type: 'message_start', message: { usage: { input_tokens: 3 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'redacted_thinking', data: 'opaque' } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'tool_use', id: 't', name: 'read', input: { path: 'x' } },
    },
    { type: 'content_block_stop', index: 1 },
    { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 4 } },
    { type: 'message_stop' },
  ];
  const { provider, asked } = await serve([{ raw }, { text: 'ok' }]);
  const first = await collect(provider);
  expect(summary(first)).toMatchObject({
    calls: [{ name: 'read', json: '{"path":"x"}' }],
    usage: { input: 3, output: 4 },
  });
  await collect(provider, carryOn(prompt(), first));
  expect(body(asked, 1).messages[1].content[0]).toEqual({ type: 'redacted_thinking', data: 'opaque' });
});

test('thinking of another model is not sent: it would be refused', async () => {
  const { provider, asked } = await serve([{ text: 'ok' }]);
  const request = prompt();
  await collect(provider, {
    ...request,
    messages: [
      ...request.messages,
      {
        role: 'assistant',
        blocks: [
          { type: 'thought', text: 'secret', data: { from: 'openai/gpt-5', value: { signature: 's' } } },
        ],
      },
      { role: 'user', blocks: [{ type: 'text', text: 'go on' }] },
    ],
  });
  expect(body(asked, 0).messages[1].content).toEqual([{ type: 'text', text: '(no text)' }]);
  expect(asked[0]?.wrong).toBeUndefined();
});

test('the system prompt and the ends of the last two user messages are marked for the cache, and no more than four marks are set', async () => {
  const { provider, asked } = await serve([
    { calls: CALL },
    { calls: CALL },
    { calls: CALL },
    { text: 'ok' },
  ]);
  let request = prompt();
  for (let turn = 0; turn < 4; turn += 1) request = carryOn(request, await collect(provider, request));
  const { system, messages } = body(asked, 3);
  expect(system[0].cache_control).toEqual({ type: 'ephemeral' });
  const marked = messages.map((message: { content: { cache_control?: unknown }[] }) =>
    message.content.some((block) => block.cache_control),
  );
  expect(marked).toEqual([false, false, false, false, true, false, true]);
  expect(asked.every((one) => one.prefixKept)).toBe(true);
});

test('cache reads and writes are counted as input, at their own price', async () => {
  const raw = [
    {
      type: 'message_start',
      message: {
        usage: {
          input_tokens: 100_000,
          cache_read_input_tokens: 600_000,
          cache_creation_input_tokens: 300_000,
          output_tokens: 1,
        },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'hi' } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 100_000 } },
    { type: 'message_stop' },
  ];
  const models = { 'anthropic/claude-sonnet-5-5': { prices: { input: 2, cached: 0.1, output: 10 } } };
  const { provider } = await serve([{ raw }], { config: { providers: {}, models } });
  const { usage } = summary(await collect(provider));
  expect(usage).toMatchObject({ input: 1_000_000, cached: 600_000, output: 100_000 });
  expect(usage?.usd).toBeCloseTo(0.2 + 0.06 + 0.6 + 1);
});

test('effort is a word for newer models and a budget of tokens for older ones', async () => {
  const forms: Record<string, unknown> = {
    'claude-sonnet-5-5': { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
    'claude-opus-4-6': { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
    'claude-haiku-4-5-20251001': { thinking: { type: 'enabled', budget_tokens: 16_384 } },
    'claude-sonnet-4-20250514': { thinking: { type: 'enabled', budget_tokens: 16_384 } },
  };
  for (const [model, form] of Object.entries(forms)) {
    const { provider, asked } = await serve([{ text: 'ok' }], {
      model: `anthropic/${model}`,
      settings: { reasoning_effort: 'high' },
    });
    await collect(provider);
    expect(body(asked, 0)).toMatchObject(form as object);
    await server?.close();
  }
  const { provider, asked } = await serve([{ text: 'ok' }], {
    model: 'anthropic/claude-haiku-4-5',
    settings: { reasoning_effort: 'high', max_output_tokens: 4_000 },
  });
  await collect(provider);
  expect(body(asked, 0).thinking.budget_tokens).toBeLessThan(4_000);
});

test('a context window that ran full in the middle of an answer is an overflow', async () => {
  const raw = [
    { type: 'message_start', message: { usage: { input_tokens: 3 } } },
    {
      type: 'message_delta',
      delta: { stop_reason: 'model_context_window_exceeded' },
      usage: { output_tokens: 4 },
    },
    { type: 'message_stop' },
  ];
  const { provider } = await serve([{ raw }]);
  await expect(collect(provider)).rejects.toMatchObject({
    outcome: 'model-error',
    message: expect.stringContaining('context window'),
  });
});

test('an account without credit (400 with words only) is a quota, and a long prompt an overflow', async () => {
  const credit = await serve([
    { fault: { status: 400, message: 'Your credit balance is too low to access the Anthropic API.' } },
  ]);
  await expect(collect(credit.provider)).rejects.toMatchObject({ outcome: 'quota' });
  await server?.close();
  const long = await serve([
    { fault: { status: 400, message: 'prompt is too long: 210000 tokens > 200000 maximum' } },
  ]);
  await expect(collect(long.provider)).rejects.toThrow(/too long/);
});
