import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { OverflowError, RunError } from '../../src/contract/error.js';
import type { Delta, Provider } from '../../src/contract/provider.js';
import { makeProvider, type ProviderOptions } from '../../src/provider/index.js';
import { makeSend } from '../../src/service/send.js';
import { carryOn, collect, prompt, summary } from '../helper/deltas.js';
import { type Asked, type ModelServer, modelServer, type Take } from '../helper/model-server.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** FAULT_TABLE=1 prints what came of each fault: outcome, requests made, time. */
const table: string[] = [];
afterAll(() => {
  if (process.env.FAULT_TABLE) process.stdout.write(`${table.join('\n')}\n`);
});

function note(provider: string, fault: string, error: RunError, { asked }: ModelServer): void {
  const ms = Math.round(performance.now() - (asked[0]?.at ?? 0));
  table.push(`| ${provider} | ${fault} | ${error.outcome} | ${asked.length} | ${ms} ms |`);
}

async function serve(script: Take[] | ((asked: Asked, turn: number) => Take)): Promise<ModelServer> {
  const server = await modelServer(script);
  servers.push(server);
  return server;
}

/** Every wire protocol, as it is made for a run: each must pass everything below. */
const WIRES: Record<string, (server: ModelServer, more?: Partial<ProviderOptions>) => Provider> = {
  openai: (server, more) => make({ model: 'openai/gpt-5', baseUrls: { openai: server.url }, ...more }),
  'openai-chat': (server, more) =>
    make({ model: 'openai-chat/some-model', baseUrls: { 'openai-chat': server.url }, ...more }),
  anthropic: (server, more) =>
    make({ model: 'anthropic/claude-sonnet-5-5', baseUrls: { anthropic: server.origin }, ...more }),
};

function make(options: Partial<ProviderOptions> & { model: string }): Provider {
  return makeProvider({
    config: { providers: {}, models: {} },
    keys: () => 'sk-test-key-1234567890',
    retry: { baseMs: 5, max: 1 },
    send: makeSend({}),
    ...options,
  });
}

async function failure(promise: Promise<unknown>): Promise<RunError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RunError) return error;
  throw new Error(`expected a RunError, got ${String(error)}`, { cause: error });
}

const CALLS = [
  { name: 'read', args: { path: 'ä/€/🙂.txt' } },
  { name: 'read', args: { path: 'b "quoted"\n' } },
];

for (const [name, provide] of Object.entries(WIRES))
  describe(name, () => {
    test('streams text and thoughts in pieces and stops exactly once, with usage', async () => {
      const server = await serve([
        { thought: 'let me see', text: 'Grüße, 世界 🙂', usage: { input: 100, output: 7, cached: 60 } },
      ]);
      const deltas = await collect(provide(server));
      expect(summary(deltas)).toMatchObject({
        text: 'Grüße, 世界 🙂',
        thought: 'let me see',
        stop: 'end',
        stops: 1,
        usage: { input: 100, output: 7, cached: 60, usd: 0 },
      });
      expect(deltas.at(-1)?.type).toBe('stop');
      expect(deltas.filter((delta) => delta.type === 'text').length).toBeGreaterThan(2);
    });

    test('several calls after a text come with their own ids and whole arguments', async () => {
      const server = await serve([{ text: 'looking', calls: CALLS }]);
      const { text, calls, ids, stop } = summary(await collect(provide(server)));
      expect([text, stop]).toEqual(['looking', 'tool']);
      expect(calls.map(({ json }) => JSON.parse(json))).toEqual(CALLS.map(({ args }) => args));
      expect(new Set(ids).size).toBe(2);
    });

    test('a conversation of many turns is accepted by a strict server, and each request goes on from the last', async () => {
      const server = await serve((_, turn) =>
        turn < 6 ? { thought: `t${turn}`, text: `step ${turn}`, calls: CALLS } : { text: 'done' },
      );
      const provider = provide(server);
      let request = prompt();
      for (let turn = 0; turn < 7; turn += 1) {
        const deltas = await collect(provider, request);
        request = carryOn(request, deltas, `result ${turn}`, turn === 3 ? 'a reminder from the runner' : '');
      }
      expect(server.asked.map((one) => [one.wrong, one.prefixKept])).toEqual(
        Array(7).fill([undefined, true]),
      );
    });

    test('an image of a result and an empty result reach the server in the legal places', async () => {
      const server = await serve([{ calls: CALLS }, { text: 'seen' }]);
      const provider = provide(server);
      const first = await collect(provider);
      const next = carryOn(prompt(), first, '');
      const result = next.messages.at(-1)?.blocks[0];
      if (result?.type === 'result') result.images = [{ type: 'image', mime: 'image/png', data: 'aWNvbg==' }];
      await collect(provider, next);
      expect(server.asked[1]?.wrong).toBeUndefined();
      expect(JSON.stringify(server.asked[1]?.body)).toContain('aWNvbg==');
    });

    test('arguments that are no JSON come through as written, and the next request is still legal', async () => {
      const server = await serve([{ calls: [{ name: 'read', args: '{"path": "a' }] }, { text: 'ok' }]);
      const provider = provide(server);
      const deltas = await collect(provider);
      expect(summary(deltas).calls).toEqual([{ name: 'read', json: '{"path": "a' }]);
      await collect(provider, carryOn(prompt(), deltas));
      expect(server.asked[1]?.wrong).toBeUndefined();
    });

    test('a last turn without tools still names the tools that were used, and forbids them', async () => {
      const server = await serve([{ calls: CALLS }, { text: 'bye' }]);
      const provider = provide(server);
      const next = carryOn(prompt(), await collect(provider));
      await collect(provider, { ...next, tools: [] });
      const { body } = server.asked[1] as Asked;
      expect(JSON.stringify(body.tools)).toContain('"read"');
      expect(JSON.stringify(body.tool_choice)).toContain('none');
    });

    test('ids that a server repeats in every answer are made unique', async () => {
      const server = await serve(() => ({ calls: [{ id: 'call_0', name: 'read', args: { path: 'a' } }] }));
      const provider = provide(server);
      const first = await collect(provider);
      const second = await collect(provider, carryOn(prompt(), first));
      expect(summary(first).ids).not.toEqual(summary(second).ids);
      await collect(provider, carryOn(carryOn(prompt(), first), second));
      expect(server.asked.map((one) => one.wrong)).toEqual([undefined, undefined, undefined]);
    });

    for (const fault of ['bytes', 'crlf', 'comments'] as const)
      test(`a stream with ${fault} is read as any other`, async () => {
        const server = await serve([{ text: 'Grüße 🙂', calls: CALLS, fault }]);
        const { text, calls } = summary(await collect(provide(server)));
        expect([text, calls.length]).toEqual(['Grüße 🙂', 2]);
      });

    test('an answer cut at the output limit, and one withheld by a filter, say so', async () => {
      const server = await serve([
        { text: 'so f', stop: 'length' },
        { text: '', stop: 'filter' },
      ]);
      const provider = provide(server);
      expect(summary(await collect(provider)).stop).toBe('length');
      expect(summary(await collect(provider)).stop).toBe('filter');
    });

    const FATAL: [string, Take['fault'], string][] = [
      ['401', { status: 401, code: 'invalid_api_key' }, 'auth'],
      ['403', { status: 403 }, 'auth'],
      ['402', { status: 402 }, 'quota'],
      ['an empty account (429)', 'quota', 'quota'],
      ['400', { status: 400 }, 'model-error'],
      [
        '404',
        { status: 404, body: '404 page not found', headers: { 'content-type': 'text/plain' } },
        'model-error',
      ],
      ['422', { status: 422, body: '{"detail":"no"}' }, 'model-error'],
      ['a redirect', { status: 307, headers: { location: 'https://elsewhere.example/' } }, 'model-error'],
      ['a web page with 200', 'html', 'model-error'],
      ['an error frame that is our fault', 'error-frame', 'model-error'],
    ];
    for (const [what, fault, outcome] of FATAL)
      test(`${what} ends the run as ${outcome}, and nothing is asked again`, async () => {
        const server = await serve(() => ({ text: 'some text here', ...(fault && { fault }) }));
        const error = await failure(collect(provide(server)));
        note(name, what, error, server);
        expect([error.outcome, server.asked.length]).toEqual([outcome, 1]);
      });

    const PASSING: [string, Take['fault']][] = [
      ['408', { status: 408 }],
      ['409', { status: 409 }],
      ['429', { status: 429 }],
      ['500', { status: 500, body: '<html>oops</html>', headers: { 'content-type': 'text/html' } }],
      ['503', { status: 503 }],
      ['529', { status: 529 }],
      ['an answer that just ends', 'cut'],
      ['a connection that is reset', 'reset'],
      ['an error frame that is theirs', 'overloaded-frame'],
      ['a chunk that is no JSON', 'bad-chunk'],
      ['an empty body', 'empty'],
      ['[DONE] and nothing else', 'done-only'],
      ['a stream that stalls', 'stall'],
      ['a server that never answers', 'silent'],
    ];
    for (const [what, fault] of PASSING)
      test(`${what} is asked again, and ends as model-error when it does not pass`, async () => {
        const isSilence = fault === 'stall' || fault === 'silent';
        const more = isSilence ? { patience: { firstMs: 600, idleMs: 400 } } : {};
        const server = await serve((_, turn) => ({
          text: 'some text here',
          ...(turn < 1 && fault && { fault }),
        }));
        const again = summary(await collect(provide(server, more)));
        expect(again).toMatchObject({ text: 'some text here', retries: 1, stops: 1 });
        const lasting = await serve(() => ({ text: 'some text here', ...(fault && { fault }) }));
        const error = await failure(collect(provide(lasting, more)));
        note(name, what, error, lasting);
        expect([error.outcome, lasting.asked.length]).toEqual(['model-error', 2]);
      });

    test('a prompt that is too long is told apart from other refusals', async () => {
      const server = await serve(() => ({ fault: { status: 400, code: 'context_length_exceeded' } }));
      const error = await failure(collect(provide(server)));
      expect(error).toBeInstanceOf(OverflowError);
      expect(server.asked.length).toBe(1);
    });

    test('a retry-after of an hour is capped', async () => {
      const fault = { status: 429, headers: { 'retry-after': '3600' } };
      const server = await serve([{ fault }, { text: 'ok' }]);
      const deltas = await collect(provide(server, { retry: { baseMs: 5, capMs: 20 } }));
      expect(deltas[0]).toMatchObject({ type: 'retry', waitMs: 20, attempt: 1 });
    });

    test('leaving the loop closes the connection at once', async () => {
      const server = await serve([{ text: 'one two three four five six', fault: 'stall' }]);
      for await (const delta of provide(server).stream(prompt(), new AbortController().signal))
        if (delta.type === 'text') break;
      const left = performance.now();
      await server.left();
      expect((server.asked[0]?.leftAt ?? 0) - left).toBeLessThan(100);
      expect(server.asked.length).toBe(1);
    });

    test('an abort throws its reason: in the middle of a stream, before the headers, and while waiting to ask again', async () => {
      const reason = new Error('the job was cancelled');
      const faults: Take['fault'][] = ['stall', 'silent', { status: 500 }];
      for (const fault of faults) {
        const controller = new AbortController();
        const server = await serve(() => {
          setTimeout(() => controller.abort(reason), 40);
          return { text: 'one two three', ...(fault && { fault }) };
        });
        const provider = provide(server, { retry: { baseMs: 10_000, capMs: 10_000 } });
        await expect(collect(provider, prompt(), controller.signal)).rejects.toBe(reason);
        expect(server.asked.length).toBe(1);
      }
      const controller = new AbortController();
      controller.abort(reason);
      const server = await serve([]);
      await expect(collect(provide(server), prompt(), controller.signal)).rejects.toBe(reason);
      expect(server.asked.length).toBe(0);
    });

    test('what was streamed before a failure is void after the retry', async () => {
      const server = await serve([{ text: 'wrong start', fault: 'cut' }, { text: 'right' }]);
      const deltas = await collect(provide(server));
      const at = deltas.findIndex((delta) => delta.type === 'retry');
      expect(deltas.slice(0, at).some((delta) => delta.type === 'text')).toBe(true);
      expect(summary(deltas).text).toBe('right');
    });

    test('no server at all is a model-error that says why', async () => {
      const server = await serve([]);
      await server.close();
      const error = await failure(collect(provide(server)));
      expect([error.outcome, error.message]).toEqual([
        'model-error',
        expect.stringContaining('ECONNREFUSED'),
      ]);
    });

    test('environment variables of the vendor change neither where it asks nor what it sends', async () => {
      const server = await serve([{ text: 'ok' }]);
      const before = { ...process.env };
      Object.assign(process.env, {
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
        OPENAI_API_KEY: 'env-key',
        OPENAI_ADMIN_KEY: 'env-admin',
        OPENAI_ORG_ID: 'env-org',
        OPENAI_PROJECT_ID: 'env-project',
        OPENAI_CUSTOM_HEADERS: 'x-env: 1',
        OPENAI_LOG: 'debug',
        ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
        ANTHROPIC_API_KEY: 'env-key',
        ANTHROPIC_AUTH_TOKEN: 'env-token',
        ANTHROPIC_CUSTOM_HEADERS: 'x-env: 1',
        ANTHROPIC_LOG: 'debug',
      });
      try {
        await collect(provide(server));
      } finally {
        process.env = before;
      }
      const { headers } = server.asked[0] as Asked;
      expect(JSON.stringify(headers)).not.toMatch(/env-|x-env|stainless|organization|openai-project/i);
      expect(JSON.stringify(headers)).toContain('sk-test-key-1234567890');
    });

    test('settings of the recipe reach the request', async () => {
      const server = await serve([{ text: 'ok' }]);
      const settings = { temperature: 0.2, max_output_tokens: 4_321, reasoning_effort: 'low' as const };
      await collect(provide(server, { settings }), prompt('x', { cacheKey: 'run-7' }));
      const text = JSON.stringify(server.asked[0]?.body);
      expect(text).toContain('4321');
      expect(text).toMatch(/low|budget/);
    });

    test("an answer of a given form is asked for in the vendor's own way, and only where the vendor can enforce it", async () => {
      const closed = {
        type: 'object',
        properties: { labels: { type: 'array', items: { type: 'string', enum: ['bug'] } } },
        required: ['labels'],
        additionalProperties: false,
      };
      const server = await serve([{ text: '{"labels":["bug"]}' }, { text: '{}' }]);
      const provider = provide(server);
      await collect(provider, prompt('x', { answer: closed }));
      expect(JSON.stringify(server.asked[0]?.body)).toMatch(/"json_schema".*"labels"/);
      await collect(provider, prompt('x', { answer: { type: 'object', properties: { a: {} } } }));
      const open = JSON.stringify(server.asked[1]?.body);
      expect(open).not.toContain('"strict":true');
      expect(open.includes('json_schema')).toBe(name !== 'anthropic');
      expect(server.asked.map((one) => one.wrong)).toEqual([undefined, undefined]);
    });

    test('answers can be read at any speed: a slow reader is no stall', async () => {
      const server = await serve([{ text: 'one two three' }]);
      const deltas: Delta[] = [];
      const provider = provide(server, { patience: { idleMs: 300 } });
      for await (const delta of provider.stream(prompt(), new AbortController().signal)) {
        if (deltas.push(delta) === 1) await new Promise((resolve) => setTimeout(resolve, 400));
      }
      expect(summary(deltas)).toMatchObject({ text: 'one two three', retries: 0 });
    });

    test('usage that never comes after the answer is whole does not hold it up', async () => {
      const server = await serve([{ text: 'one two three', fault: 'no-tail' }]);
      const deltas = await collect(provide(server, { patience: { tailMs: 100 } }));
      expect(summary(deltas)).toMatchObject({ text: 'one two three', retries: 0, stop: 'end' });
    });
  });
