import { afterEach, expect, test } from '@jest/globals';
import { ConfigSchema } from '../../src/contract/config.js';
import { OverflowError } from '../../src/contract/error.js';
import { makeProvider } from '../../src/provider/index.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';
import { type ModelServer, modelServer, type Take } from '../helper/model-server.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Three providers of a config, each with its own server and script. */
async function three(scripts: Take[][], keys: (name: string) => string | undefined = () => 'k') {
  const made = await Promise.all(scripts.map((script) => modelServer(script)));
  servers.push(...made);
  const kinds = ['openai', 'openai-chat', 'anthropic'];
  const providers = Object.fromEntries(
    made.map((server, index) => [
      `p${index}`,
      { kind: kinds[index], base_url: server.url, api_key_env: `KEY_${index}` },
    ]),
  );
  const provider = makeProvider({
    model: 'p0/gpt-5',
    config: ConfigSchema.parse({ providers }),
    keys,
    settings: { fallback_models: made.slice(1).map((_, index) => `p${index + 1}/m`) },
    retry: { max: 0 },
  });
  return { provider, asked: made.map((server) => server.asked) };
}

test('when a model fails for good the next goes on with the same conversation, and stays in use', async () => {
  const { provider, asked } = await three([
    [{ thought: 't', calls: [{ name: 'read', args: { path: 'a' } }] }, { fault: { status: 400 } }],
    [{ fault: 'quota' }],
    [{ text: 'rescued' }, { text: 'again' }],
  ]);
  expect(provider.name).toBe('p0/gpt-5');
  const next = carryOn(prompt(), await collect(provider));
  const deltas = await collect(provider, next);
  expect(summary(deltas)).toMatchObject({ text: 'rescued', stops: 1 });
  expect(deltas.flatMap((delta) => (delta.type === 'retry' ? [delta.reason] : []))).toEqual([
    expect.stringContaining('p0/gpt-5 failed'),
    expect.stringContaining('going on with p2/m'),
  ]);
  expect(provider.name).toBe('p2/m');
  await collect(provider, carryOn(next, deltas));
  expect(asked.map((each) => each.length)).toEqual([2, 1, 2]);
  expect(asked.flat().map((one) => one.wrong)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(asked[2])).not.toContain('sealed-0');
});

test('a fallback without a key is passed over, and the last failure is what the run ends with', async () => {
  const keys = (name: string) => (name === 'KEY_1' ? undefined : 'k');
  const { provider, asked } = await three(
    [[{ fault: { status: 404 } }], [], [{ fault: { status: 401 } }]],
    keys,
  );
  await expect(collect(provider)).rejects.toMatchObject({ outcome: 'auth' });
  expect(asked.map((each) => each.length)).toEqual([1, 0, 1]);
});

test('a conversation that is too long does not change the model: it must be compacted', async () => {
  const { provider, asked } = await three([
    [{ fault: { status: 400, code: 'context_length_exceeded' } }],
    [{ text: 'no' }],
    [],
  ]);
  await expect(collect(provider)).rejects.toBeInstanceOf(OverflowError);
  expect(asked[1]?.length).toBe(0);
});
