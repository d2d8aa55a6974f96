import { afterEach, expect, test } from '@jest/globals';
import { makeProvider } from '../../src/provider/index.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';
import { type ModelServer, modelServer } from '../helper/model-server.js';

let server: ModelServer | undefined;
afterEach(async () => server?.close());

async function serve(
  takes: { raw?: unknown[]; text?: string; thought?: string; calls?: { name: string; args: unknown }[] }[],
  model = 'openai/gpt-5',
) {
  server = await modelServer(takes);
  return makeProvider({
    model,
    baseUrls: { openai: server.url },
    config: { providers: {}, models: {} },
    keys: () => 'k-123456',
    retry: { max: 0 },
  });
}

const call = { type: 'function_call', id: 'fc_1', call_id: 'c1', name: 'read', arguments: '{"path":"a"}' };
const message = {
  type: 'message',
  id: 'm_1',
  role: 'assistant',
  content: [{ type: 'output_text', text: 'hello' }],
};
const completed = (output: unknown[] = []) => ({
  type: 'response.completed',
  response: { status: 'completed', output },
});
const READ = [{ name: 'read', json: '{"path":"a"}' }];

test('a server that announces nothing and only sends finished items', async () => {
  const provider = await serve([
    {
      raw: [
        { type: 'response.output_item.done', output_index: 0, item: message },
        { type: 'response.output_item.done', output_index: 1, item: call },
        completed(),
      ],
    },
  ]);
  expect(summary(await collect(provider))).toMatchObject({ text: 'hello', calls: READ, stop: 'tool' });
});

test('a server that sends everything in the last event', async () => {
  const provider = await serve([{ raw: [completed([message, call])] }]);
  expect(summary(await collect(provider))).toMatchObject({ text: 'hello', calls: READ, stop: 'tool' });
});

test('a server that sends everything three times says it once', async () => {
  const raw = [
    { type: 'response.output_item.added', output_index: 0, item: { ...call, arguments: '' } },
    { type: 'response.function_call_arguments.delta', output_index: 0, item_id: 'fc_1', delta: '{"pa' },
    { type: 'response.function_call_arguments.delta', output_index: 0, item_id: 'fc_1', delta: 'th":"a"}' },
    {
      type: 'response.function_call_arguments.done',
      output_index: 0,
      item_id: 'fc_1',
      arguments: call.arguments,
    },
    { type: 'response.output_item.done', output_index: 0, item: call },
    completed([call]),
  ];
  expect(summary(await collect(await serve([{ raw }]))).calls).toEqual(READ);
});

test('events without a place are put together by id, and ids that change by place', async () => {
  const byId = [
    { type: 'response.output_item.added', item: { ...call, arguments: '' } },
    { type: 'response.function_call_arguments.delta', item_id: 'fc_1', delta: call.arguments },
    completed([call]),
  ];
  expect(summary(await collect(await serve([{ raw: byId }]))).calls).toEqual(READ);
  await server?.close();
  const byPlace = [
    { type: 'response.output_item.added', output_index: 0, item: { ...call, id: 'x', arguments: '' } },
    { type: 'response.function_call_arguments.delta', output_index: 0, item_id: 'y', delta: call.arguments },
    { type: 'response.output_item.done', output_index: 0, item: { ...call, id: 'z' } },
    completed([{ ...call, id: 'w' }]),
  ];
  expect(summary(await collect(await serve([{ raw: byPlace }]))).calls).toEqual(READ);
});

test('reasoning comes encrypted, is not stored, and goes back before the call it led to', async () => {
  const provider = await serve([
    { thought: 'hm', calls: [{ name: 'read', args: { path: 'a' } }] },
    { text: 'ok' },
  ]);
  await collect(provider, carryOn(prompt(), await collect(provider)));
  const [first, second] = server?.asked ?? [];
  expect(first?.body).toMatchObject({ store: false, include: ['reasoning.encrypted_content'] });
  expect(second?.body.input.map((item: { type: string }) => item.type)).toEqual([
    'message',
    'reasoning',
    'function_call',
    'function_call_output',
  ]);
  expect(second?.body.input[1]).toEqual({
    type: 'reasoning',
    id: 'rs_0',
    summary: [{ type: 'summary_text', text: 'hm' }],
    encrypted_content: 'sealed-0',
  });
});

test('models that do not reason are not asked for their reasoning: they refuse that', async () => {
  const provider = await serve([{ text: 'ok' }], 'openai/gpt-4.1');
  await collect(provider);
  expect(server?.asked[0]?.body.include).toBeUndefined();
});

test('a failed response and an error event are failures, with the words of the server', async () => {
  for (const raw of [
    {
      type: 'response.failed',
      response: { error: { code: 'invalid_prompt', message: 'refused for a reason' } },
    },
    { type: 'error', code: 'invalid_prompt', message: 'refused for a reason', param: null },
  ]) {
    await expect(collect(await serve([{ raw: [raw] }]))).rejects.toThrow('refused for a reason');
    await server?.close();
  }
});
