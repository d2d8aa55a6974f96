import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { RunError } from '../../src/contract/error.js';
import type { Provider } from '../../src/contract/provider.js';
import type { Send } from '../../src/contract/send.js';
import { makeProvider } from '../../src/provider/index.js';
import { makeSend } from '../../src/service/send.js';
import { collect, prompt, summary } from '../helper/deltas.js';
import { render, type Wire } from '../helper/model-wire.js';

const servers: http.Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(answer: http.RequestListener): Promise<{ origin: string; sockets: () => number }> {
  let sockets = 0;
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  server.on('connection', () => {
    sockets += 1;
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets: () => sockets };
}

const WIRES: [string, Wire, string][] = [
  ['openai', 'responses', '/v1'],
  ['openai-chat', 'chat', '/v1'],
  ['anthropic', 'messages', ''],
];

interface Reach {
  base?: string;
  env?: Record<string, string>;
  headers?: Record<string, string>;
  send?: Send;
}

function provider(
  prefix: string,
  origin: string,
  { base = '', env = {}, headers = {}, send = makeSend(env) }: Reach = {},
): Provider {
  const kind = prefix as 'openai' | 'openai-chat' | 'anthropic';
  const mine = { kind, base_url: `${origin}${base}`, api_key_env: 'KEY', headers, query: {} };
  return makeProvider({
    model: 'mine/m',
    config: { providers: { mine }, models: {} },
    keys: () => 'sk-test-key-1234567890',
    retry: { baseMs: 1, max: 1 },
    send,
  });
}

const failed = (promise: Promise<unknown>): Promise<RunError> =>
  promise.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: RunError) => error,
  );

const eventsOf = (wire: Wire, text = 'Grüße 🙂'): string =>
  render(wire, { text }, 0)
    .map(
      ({ event, data }) =>
        `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`,
    )
    .join('');
const STREAM = { 'content-type': 'text/event-stream' };

/** Writes `part` again and again for as long as somebody reads. */
function forEver(response: http.ServerResponse, part: string | Buffer): void {
  const pump = () => {
    while (!response.destroyed) if (!response.write(part)) return void response.once('drain', pump);
  };
  pump();
}

describe.each(WIRES)('%s', (prefix, wire, base) => {
  test.each(['gzip', 'deflate', 'br'])(
    'an answer packed with %s, which nobody asked for, is read',
    async (how) => {
      const pack = { gzip: zlib.gzipSync, deflate: zlib.deflateSync, br: zlib.brotliCompressSync }[how];
      const { origin } = await serve((_, response) => {
        response.writeHead(200, { ...STREAM, 'content-encoding': how });
        response.end(pack?.(eventsOf(wire)));
      });
      expect(summary(await collect(provider(prefix, origin, { base }))).text).toBe('Grüße 🙂');
    },
  );

  test('a packed answer that is broken is asked for again, and one in an unknown packing is named', async () => {
    let hits = 0;
    const { origin } = await serve((request, response) => {
      hits += 1;
      const how = request.url?.includes('odd') ? 'zstd' : 'gzip';
      response.writeHead(200, { ...STREAM, 'content-encoding': how });
      response.end('this is no gzip');
    });
    expect((await failed(collect(provider(prefix, origin, { base })))).outcome).toBe('model-error');
    expect(hits).toBe(2);
    const odd = await failed(collect(provider(prefix, origin, { base: `/odd${base}` })));
    expect([odd.outcome, odd.message, hits]).toEqual([
      'model-error',
      expect.stringContaining('packed as zstd'),
      3,
    ]);
  });

  test('an answer whose connection stays open after its end is an answer, at once, and nothing after the end counts', async () => {
    const { origin } = await serve((_, response) => {
      response.writeHead(200, STREAM);
      response.write(`${eventsOf(wire)}${wire === 'chat' ? 'data: [DONE]\n\n' : ''}`);
      forEver(response, ': still here\n\n');
    });
    const started = performance.now();
    expect(summary(await collect(provider(prefix, origin, { base })))).toMatchObject({
      text: 'Grüße 🙂',
      stops: 1,
    });
    // The patience for what may come after an answer is 5 s.
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('a base URL keeps its path and its query', async () => {
    const asked: string[] = [];
    const { origin } = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, STREAM);
      response.end(eventsOf(wire));
    });
    await collect(provider(prefix, origin, { base: '/gate/v1/?tenant=a%20b' }));
    const path = { responses: 'responses', chat: 'chat/completions', messages: 'messages' }[wire];
    expect(asked).toEqual([`/gate/v1/${path}?tenant=a%20b`]);
  });

  test('the connection of an answer that was read to its end serves later requests', async () => {
    const { origin, sockets } = await serve((_, response) => {
      response.writeHead(200, STREAM);
      response.end(eventsOf(wire));
    });
    const one = provider(prefix, origin, { base });
    for (let turn = 0; turn < 6; turn += 1) await collect(one, prompt());
    expect(sockets()).toBeLessThan(3);
  });
});

const PAD = 'x'.repeat(1 << 20);

test.each([
  ['one line', PAD],
  ['comments', `: ${PAD}\n\n`],
  ['data without an end', `data: ${PAD}\n`],
  ['events', `data: {"choices":[{"delta":{"content":""}}],"pad":"${PAD}"}\n\n`],
])(
  'a server that sends %s for ever is left, with an error that says so, and is not asked again',
  async (_what, part) => {
    const chunk = Buffer.from(part);
    let sent = 0;
    async function* forEverMore() {
      for (;;) {
        sent += chunk.length;
        yield chunk;
      }
    }
    const send = async () => ({ status: 200, headers: new Headers(STREAM), body: forEverMore() });
    const error = await failed(collect(provider('openai-chat', 'http://127.0.0.1:9', { send })));
    expect([error.outcome, error.message]).toEqual([
      'model-error',
      expect.stringContaining('longer than 128 MB'),
    ]);
    expect(sent).toBeLessThan(131 << 20);
  },
);

test('a small packed answer that unpacks without end is left as well, and its connection closed', async () => {
  const member = zlib.gzipSync(Buffer.alloc(1 << 20, 'x'));
  let isLeft = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  const { origin } = await serve((_, response) => {
    response.on('close', isLeft);
    response.writeHead(200, { ...STREAM, 'content-encoding': 'gzip' });
    forEver(response, member);
  });
  expect((await failed(collect(provider('openai-chat', origin)))).message).toContain('longer than 128 MB');
  await left;
});

test('a proxy that hangs up is asked once a try, and an abort does not wait for one that is silent', async () => {
  for (const isSilent of [false, true]) {
    let hits = 0;
    const proxy = net.createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => {
        hits += 1;
        if (isSilent) controller.abort(new Error('the job was cancelled'));
        else socket.end();
      });
    });
    const controller = new AbortController();
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const env = { http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
    const asked = collect(provider('openai', 'http://model.example', { env }), prompt(), controller.signal);
    expect([(await failed(asked)).message, hits]).toEqual(
      isSilent ? ['the job was cancelled', 1] : ['no connection to the model server: other side closed', 2],
    );
    proxy.close();
  }
});

test('what no header can hold, and what belongs to the connection, is refused before anything is sent, and is not repeated', () => {
  const wrong: Record<string, string>[] = [
    { 'x-a': 'one\r\nauthorization: sk-secret' },
    { 'x a': 'sk-secret' },
    { 'x-a\r\nb': 'sk-secret' },
    { Host: 'sk-secret' },
    { 'content-length': '3' },
    { 'x-a': 'ü sk-secret' },
  ];
  for (const headers of wrong) {
    const make = () => provider('openai', 'http://127.0.0.1:9', { headers });
    expect(make).toThrow('cannot be sent');
    expect(make).not.toThrow('sk-secret');
  }
});

test('a base URL with a password or an anchor is refused, and the password is not repeated', () => {
  for (const url of ['http://ann:hush-hush@127.0.0.1:9', 'http://127.0.0.1:9/v1#x']) {
    const make = () => provider('openai', url);
    expect(make).toThrow(/the base URL of mine/);
    expect(make).not.toThrow('hush-hush');
  }
});

test('the password of a proxy stands in no error, whether the proxy is dead or refuses', async () => {
  const { origin } = await serve((_, response) => response.writeHead(407).end('no'));
  for (const at of [new URL(origin).host, '127.0.0.1:9'])
    for (const [target, name] of [
      ['http://model.example', 'http_proxy'],
      ['https://model.example', 'https_proxy'],
    ] as const) {
      const env = { [name]: `http://ann:hush-hush@${at}` };
      const error = await failed(collect(provider('openai-chat', target, { env })));
      const said = [error.message, JSON.stringify(error), String(error.stack), String(error.cause)].join();
      expect([error.outcome, said.includes('hush'), said.includes(btoa('ann:hush-hush'))]).toEqual([
        'model-error',
        false,
        false,
      ]);
    }
});
