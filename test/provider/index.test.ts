import { expect, test } from '@jest/globals';
import type { Config } from '../../src/contract/config.js';
import { ConfigSchema } from '../../src/contract/config.js';
import { defaultModel, makeProvider, type ProviderOptions } from '../../src/provider/index.js';
import { parseDiff } from '../../src/service/github/diff.js';
import { collect, summary } from '../helper/deltas.js';
import { modelServer } from '../helper/model-server.js';

const NONE: Pick<Config, 'providers' | 'models'> = { providers: {}, models: {} };
const make = (options: Partial<ProviderOptions> & { model: string }) =>
  makeProvider({ config: NONE, keys: () => 'key-1234567', parseDiff, ...options });

function failure(options: Partial<ProviderOptions> & { model: string }): unknown {
  try {
    make(options);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('without any key the checklist is used, which needs none', () => {
  expect(defaultModel(() => undefined)).toBe('embedded/checklist');
  expect(defaultModel((name) => (name === 'OPENAI_API_KEY' ? ' ' : undefined))).toBe('embedded/checklist');
  expect(defaultModel((name) => (name === 'OPENAI_API_KEY' ? 'sk' : undefined))).toMatch(/^openai\//);
  expect(make({ model: 'embedded/checklist', keys: () => undefined }).name).toBe('embedded/checklist');
});

test('a model that leads nowhere is a recipe error that says what there is', () => {
  for (const model of [
    'gpt-5',
    '/x',
    'openai/',
    'opnai/gpt-5',
    'embedded/other',
    'replay/',
    '',
    'replay/x.jsonl',
  ])
    expect([model, failure({ model })]).toEqual([model, expect.objectContaining({ outcome: 'recipe' })]);
  expect(String(failure({ model: 'opnai/gpt-5' }))).toContain('openai, openai-chat');
});

test("an empty base URL is an error and never the vendor's own host", () => {
  for (const url of ['', '  ', 'localhost:80', 'ftp://x/', 'https://'])
    expect([url, failure({ model: 'openai/gpt-5', baseUrls: { openai: url } })]).toEqual([
      url,
      expect.objectContaining({ outcome: 'recipe', message: expect.stringContaining('base URL') }),
    ]);
});

test("a missing key is an auth error that names the variable; a server of one's own may need none", () => {
  expect(failure({ model: 'openai/gpt-5', keys: () => '' })).toMatchObject({
    outcome: 'auth',
    message: expect.stringContaining('OPENAI_API_KEY'),
  });
  const baseUrls = { 'openai-chat': 'http://127.0.0.1:11434/v1' };
  expect(make({ model: 'openai-chat/qwen', keys: () => undefined, baseUrls }).name).toBe('openai-chat/qwen');
});

test('a key with a line break in it is refused before it can show up in an error of the network', () => {
  const error = failure({ model: 'openai/gpt-5', keys: () => 'sk-one\nsk-two' });
  expect(error).toMatchObject({ outcome: 'auth', message: expect.stringContaining('OPENAI_API_KEY') });
  expect(String(error)).not.toContain('sk-');
});

test('a provider of the config is reached with its own URL, key, headers and query', async () => {
  const server = await modelServer([
    { text: 'hi', usage: { input: 1_000_000, output: 100_000, cached: 500_000 } },
  ]);
  try {
    const config = ConfigSchema.parse({
      providers: {
        acme: {
          kind: 'openai-chat',
          base_url: `${server.url}/`,
          api_key_env: 'ACME_KEY',
          headers: { 'x-team': 'ci' },
          query: { 'api-version': '7' },
        },
      },
      models: {
        'acme/big/model': {
          context_window: 64_000,
          vision: false,
          prices: { input: 2, cached: 0.5, output: 10 },
        },
      },
    });
    const provider = make({
      model: 'acme/big/model',
      config,
      keys: (name) => (name === 'ACME_KEY' ? 'k-acme' : undefined),
    });
    expect(provider).toMatchObject({ name: 'acme/big/model', images: false, contextWindow: 64_000 });
    const { usage } = summary(await collect(provider));
    expect(usage?.usd).toBeCloseTo(1 + 0.25 + 1);
    expect(server.asked[0]).toMatchObject({
      url: '/v1/chat/completions?api-version=7',
      headers: { authorization: 'Bearer k-acme', 'x-team': 'ci', 'user-agent': 'galley' },
      body: { model: 'big/model' },
    });
  } finally {
    await server.close();
  }
});

test('a provider of the config whose key is not set is an auth error', () => {
  const config = ConfigSchema.parse({
    providers: { acme: { kind: 'openai', base_url: 'https://acme.example/v1', api_key_env: 'ACME_KEY' } },
  });
  expect(failure({ model: 'acme/m', config, keys: () => undefined })).toMatchObject({
    outcome: 'auth',
    message: expect.stringContaining('ACME_KEY'),
  });
});

test('Azure is sent its key in the header it wants, and the deployment and version in the URL', async () => {
  const server = await modelServer([{ text: 'hi' }]);
  try {
    const config = ConfigSchema.parse({
      providers: {
        azure: {
          kind: 'openai-chat',
          base_url: 'https://r.openai.azure.com/openai/deployments/d',
          api_key_env: 'AZURE_KEY',
          query: { 'api-version': '2024-10-21' },
        },
      },
    });
    const urls: string[] = [];
    const provider = make({
      model: 'azure/d',
      config,
      send: (url, init) => {
        urls.push(String(url));
        return fetch(`${server.url}/chat/completions`, init);
      },
    });
    await collect(provider);
    expect(urls).toEqual([
      'https://r.openai.azure.com/openai/deployments/d/chat/completions?api-version=2024-10-21',
    ]);
    expect(server.asked[0]?.headers).toMatchObject({ 'api-key': 'key-1234567' });
    expect(server.asked[0]?.headers.authorization).toBeUndefined();
  } finally {
    await server.close();
  }
});
