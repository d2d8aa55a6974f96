import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makeProvider } from '../../src/provider/index.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';

/** An OpenAI-compatible server that is not ours: it knows nothing of what we believe about the wire. */
const mock = new LLMock({ port: 0, logLevel: 'silent', strict: true, chunkSize: 4 });
beforeAll(async () => {
  await mock.start();
});
afterAll(async () => {
  await mock.stop();
});
beforeEach(() => {
  mock.reset();
  mock.on({ userMessage: 'look', hasToolResult: true }, { content: 'It says hello.' });
  mock.on(
    { userMessage: 'look', hasToolResult: false },
    {
      toolCalls: [
        { name: 'read', arguments: '{"path":"a.txt"}' },
        { name: 'read', arguments: '{"path":"b.txt"}' },
      ],
    },
  );
  mock.onMessage('cut', { content: 'this is cut short by the server' }, { truncateAfterChunks: 3 });
});

for (const prefix of ['openai', 'openai-chat']) {
  const make = () =>
    makeProvider({
      model: `${prefix}/gpt-4.1`,
      baseUrls: { [prefix]: `${mock.url}/v1` },
      config: { providers: {}, models: {} },
      keys: () => 'key',
      retry: { max: 1, baseMs: 1 },
    });

  test(`${prefix} does a tool loop with an independent mock server`, async () => {
    const provider = make();
    const first = await collect(provider, prompt('look'));
    expect(summary(first)).toMatchObject({
      calls: [
        { name: 'read', json: '{"path":"a.txt"}' },
        { name: 'read', json: '{"path":"b.txt"}' },
      ],
      stop: 'tool',
    });
    const second = await collect(provider, carryOn(prompt('look'), first, 'hello'));
    expect(summary(second)).toMatchObject({ text: 'It says hello.', stop: 'end' });
    expect(JSON.stringify(mock.getLastRequest()?.body)).toContain('hello');
  });

  test(`${prefix} asks again after a 503 of that server, and names an answer that was cut`, async () => {
    mock.nextRequestError(503, { message: 'overloaded' });
    expect(summary(await collect(make(), prompt('look')))).toMatchObject({ retries: 1, stop: 'tool' });
    await expect(collect(make(), prompt('cut'))).rejects.toMatchObject({ outcome: 'model-error' });
  });
}
