import { afterEach, expect, test } from '@jest/globals';
import { makeProvider } from '../../src/provider/index.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';
import { type ModelServer, modelServer } from '../helper/model-server.js';

let server: ModelServer | undefined;
afterEach(async () => server?.close());

/** What comes of these chunks when a server sends them. */
async function play(...raw: unknown[]) {
  server = await modelServer([{ raw }]);
  const provider = makeProvider({
    model: 'openai-chat/m',
    baseUrls: { 'openai-chat': server.url },
    config: { providers: {}, models: {} },
    keys: () => undefined,
    retry: { max: 0 },
  });
  const tools = ['read', 'get_weather'].map((name) => ({ name, about: '', schema: { type: 'object' } }));
  return summary(await collect(provider, prompt('x', { tools })));
}

const delta = (value: unknown, finish_reason: string | null = null) => ({
  choices: [{ delta: value, finish_reason }],
});
const pieces = (...tool_calls: unknown[]) => delta({ tool_calls });
const end = (reason = 'tool_calls') => delta({}, reason);
const read = (json = '{"path":"a"}') => ({ name: 'read', json });

test('the shape OpenAI documents', async () => {
  const { calls, ids, stop } = await play(
    pieces({ index: 0, id: 'a', type: 'function', function: { name: 'read', arguments: '' } }),
    pieces({ index: 0, function: { arguments: '{"path"' } }),
    pieces({ index: 0, function: { arguments: ':"a"}' } }),
    end(),
  );
  expect([calls, ids, stop]).toEqual([[read()], ['a'], 'tool']);
});

test('whole calls without an index, each in one chunk (Gemini, Ollama)', async () => {
  const { calls, stop } = await play(
    pieces({ id: 'a', function: { name: 'read', arguments: '{"path":"a"}' } }),
    pieces({ id: 'b', function: { name: 'read', arguments: '{"path":"b"}' } }),
    end('stop'),
  );
  expect([calls, stop]).toEqual([[read(), read('{"path":"b"}')], 'tool']);
});

test('whole calls without index or id, several in one chunk, with the arguments as an object', async () => {
  const { calls, ids } = await play(
    pieces(
      { function: { name: 'read', arguments: { path: 'a' } } },
      { function: { name: 'read', arguments: { path: 'b' } } },
    ),
    end('stop'),
  );
  expect(calls).toEqual([read(), read('{"path":"b"}')]);
  expect(new Set(ids).size).toBe(2);
});

test('every call at index 0, told apart by id', async () => {
  const { calls } = await play(
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"path":"a"}' } }),
    pieces({ index: 0, id: 'b', function: { name: 'read', arguments: '{"path":"b"}' } }),
    end(),
  );
  expect(calls).toEqual([read(), read('{"path":"b"}')]);
});

test('the same id for every call, told apart by index', async () => {
  const { calls, ids } = await play(
    pieces({ index: 0, id: 'x', function: { name: 'read', arguments: '' } }),
    pieces({ index: 1, id: 'x', function: { name: 'get_weather', arguments: '' } }),
    pieces({ index: 0, id: 'x', function: { arguments: '{"path":"a"}' } }),
    pieces({ index: 1, id: 'x', function: { arguments: '{}' } }),
    end(),
  );
  expect(calls).toEqual([read(), { name: 'get_weather', json: '{}' }]);
  expect(new Set(ids).size).toBe(2);
});

test('the id first and alone, the name later, and an empty id in what follows', async () => {
  const { calls, ids } = await play(
    pieces({ index: 0, id: 'a' }),
    pieces({ index: 0, id: '', function: { name: 'read' } }),
    pieces({ index: 0, id: '', function: { name: null, arguments: '{"path":"a"}' } }),
    end(),
  );
  expect([calls, ids]).toEqual([[read()], ['a']]);
});

test('the name in every piece', async () => {
  const { calls } = await play(
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"pa' } }),
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: 'th":"a"}' } }),
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '' } }),
    end(),
  );
  expect(calls).toEqual([read()]);
});

test('another id in every piece of the same call', async () => {
  const { calls } = await play(
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"pa' } }),
    pieces({ index: 0, id: 'b', function: { name: 'read', arguments: 'th":' } }),
    pieces({ index: 0, id: 'c', function: { arguments: '"a"}' } }),
    end(),
  );
  expect(calls).toEqual([read()]);
});

test('the name in parts', async () => {
  const { calls } = await play(
    pieces({ index: 0, id: 'a', function: { name: 'get_' } }),
    pieces({ index: 0, function: { name: 'weather' } }),
    pieces({ index: 0, function: { arguments: '{}' } }),
    end(),
  );
  expect(calls).toEqual([{ name: 'get_weather', json: '{}' }]);
});

test('several calls interleaved, by index and by id', async () => {
  const byIndex = await play(
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"path"' } }),
    pieces({ index: 1, id: 'b', function: { name: 'get_weather', arguments: '{' } }),
    pieces({ index: 0, function: { arguments: ':"a"}' } }),
    pieces({ index: 1, function: { arguments: '}' } }),
    end(),
  );
  expect(byIndex.calls).toEqual([read(), { name: 'get_weather', json: '{}' }]);
  await server?.close();
  const byId = await play(
    pieces({ id: 'a', function: { name: 'read', arguments: '{"path"' } }),
    pieces({ id: 'b', function: { name: 'get_weather', arguments: '{' } }),
    pieces({ id: 'a', function: { arguments: ':"a"}' } }),
    pieces({ id: 'b', function: { arguments: '}' } }),
    end(),
  );
  expect(byId.calls).toEqual(byIndex.calls);
});

test('whole arguments sent once more at the end are not doubled', async () => {
  const { calls } = await play(
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"path":"a"}' } }),
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"path":"a"}' } }),
    end(),
  );
  expect(calls).toEqual([read()]);
});

test('the old function_call', async () => {
  const { calls, stop } = await play(
    delta({ function_call: { name: 'read', arguments: '' } }),
    delta({ function_call: { arguments: '{"path":"a"}' } }),
    end('function_call'),
  );
  expect([calls, stop]).toEqual([[read()], 'tool']);
});

test('a call without arguments, empty pieces, null pieces, and chunks without choices', async () => {
  const { calls, text } = await play(
    { choices: [] },
    delta({ content: null, tool_calls: null }),
    pieces({ index: 0, id: 'a', function: { name: 'read' } }),
    pieces({}),
    pieces(null),
    { choices: null, usage: { prompt_tokens: 1, completion_tokens: 1 } },
    end(),
  );
  expect([calls, text]).toEqual([[{ name: 'read', json: '' }], '']);
});

test('content in parts, and a refusal as text', async () => {
  const { text } = await play(
    delta({ content: [{ type: 'text', text: 'so ' }] }),
    delta({ refusal: 'no' }),
    end('stop'),
  );
  expect(text).toBe('so no');
});

test('"tool_calls" with arguments that were cut at the output limit is a length stop', async () => {
  const usage = { prompt_tokens: 5, completion_tokens: 50 };
  const raw = [
    pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{"path":"a' } }),
    { ...end(), usage },
  ];
  server = await modelServer([{ raw }]);
  const provider = makeProvider({
    model: 'openai-chat/m',
    baseUrls: { 'openai-chat': server.url },
    config: { providers: {}, models: {} },
    keys: () => undefined,
    settings: { max_output_tokens: 50 },
  });
  expect(summary(await collect(provider)).stop).toBe('length');
});

test('a whole JSON answer, although a stream was asked for', async () => {
  server = await modelServer([
    { text: 'hi', calls: [{ name: 'read', args: { path: 'a' } }], fault: 'whole' },
  ]);
  const provider = makeProvider({
    model: 'openai-chat/m',
    baseUrls: { 'openai-chat': server.url },
    config: { providers: {}, models: {} },
    keys: () => undefined,
  });
  expect(summary(await collect(provider))).toMatchObject({ text: 'hi', calls: [read()], stop: 'tool' });
});

test('an error object in a chunk with 200 is an error, whatever its form', async () => {
  for (const raw of [{ error: 'model crashed' }, { message: 'overloaded', code: 500 }, { detail: 'x' }])
    await expect(play(raw).finally(() => server?.close())).rejects.toThrow(/broke off/);
});

test('signed reasoning of OpenRouter goes back with the answer it belongs to, and plain reasoning does not', async () => {
  const details = [{ type: 'reasoning.encrypted', data: 'opaque', id: 'r1' }];
  server = await modelServer([
    {
      raw: [
        delta({ reasoning: 'hm', reasoning_details: details }),
        pieces({ index: 0, id: 'a', function: { name: 'read', arguments: '{}' } }),
        end(),
      ],
    },
    { text: 'ok' },
  ]);
  const provider = makeProvider({
    model: 'openai-chat/m',
    baseUrls: { 'openai-chat': server.url },
    config: { providers: {}, models: {} },
    keys: () => undefined,
  });
  const first = await collect(provider);
  expect(summary(first).thought).toBe('hm');
  await collect(provider, carryOn(prompt(), first));
  expect(server.asked[1]?.body.messages[2]).toMatchObject({ role: 'assistant', reasoning_details: details });
  expect(server.asked[1]?.wrong).toBeUndefined();
});

test('usage is guessed when a server does not count, so that token limits still hold', async () => {
  const { usage } = await play(delta({ content: 'x'.repeat(400) }), end('stop'));
  expect(usage?.output).toBe(100);
  expect(usage?.input).toBeGreaterThan(10);
});
