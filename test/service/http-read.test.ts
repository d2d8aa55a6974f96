import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ToolError } from '../../src/contract/error.js';
import { checkAddress } from '../../src/policy/network.js';
import type { GuardedScene } from '../../src/service/http.js';
import { type Ask, httpReader } from '../../src/service/http-read.js';

/** What the server was asked for, and the URLs the policy was asked about. */
const asked: { url: string; method: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
const judged: string[] = [];
const sockets = new Set<Socket>();

const server = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { url = '', method = '', headers } = request;
  asked.push({ url, method, headers, body });
  const [, kind, rest = ''] = /^\/(\w+)\/?(.*)$/s.exec(url) ?? [];
  if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(rest) }).end();
  else if (kind === 'see') response.writeHead(303, { location: '/ok' }).end();
  else if (kind === 'keep') response.writeHead(307, { location: '/ok' }).end();
  else if (kind === 'loop') response.writeHead(302, { location: '/loop' }).end();
  else if (kind === 'endless') response.writeHead(200).write('x'.repeat(1_000), () => flood(response));
  else if (kind === 'bomb')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(zlib.gzipSync(Buffer.alloc(30_000_000)));
  else if (kind === 'silent') return;
  else if (kind === 'drip') response.writeHead(200).write('a');
  else if (kind === 'cut')
    response.writeHead(200, { 'content-length': '10' }).write('abc', () => response.destroy());
  else if (kind === 'gone') response.writeHead(410).end('gone');
  else response.writeHead(200, { 'content-type': 'text/plain' }).end(`answer ${url}`);
});
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});

function flood(response: http.ServerResponse): void {
  if (response.destroyed) return;
  response.write('x'.repeat(60_000), () => setImmediate(() => flood(response)));
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return free;
}

let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  judged.length = 0;
});

/** Names lead to the test's own server, which stands for the public network; what else is private stays private. */
function reader(change: Partial<GuardedScene> & { names?: Record<string, string[]> } = {}) {
  const { names = {}, ...rest } = change;
  return httpReader({
    guard: (access) => {
      if (access.kind !== 'net') throw new Error('only the network is asked for');
      judged.push(access.url);
      if (new URL(access.url).hostname.includes('evil'))
        throw new ToolError(`${new URL(access.url).hostname} is not among the hosts`);
    },
    refuse: (ip, host) => (ip === '127.0.0.1' && host !== '127.0.0.1' ? undefined : checkAddress(ip)),
    lookup: async (host) =>
      (names[host] ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    env: {},
    ...rest,
  });
}

const ask = (path: string, more: Partial<Ask> = {}): Ask => ({
  url: path.startsWith('http') ? path : `http://docs.example:${port}${path}`,
  mostBytes: 1_000_000,
  timeoutMs: 5_000,
  signal: new AbortController().signal,
  ...more,
});
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test('an answer comes back whole, with where it came from; any status is an answer', async () => {
  const read = reader();
  const answer = await read(ask('/ok'));
  expect(answer).toMatchObject({ status: 200, type: 'text/plain', url: `http://docs.example:${port}/ok` });
  expect(text(answer.bytes)).toBe('answer /ok');
  expect(await read(ask('/gone'))).toMatchObject({ status: 410 });
});

test.each([
  ['127.0.0.1', 'is a private address'],
  ['[::1]', 'is a private address'],
  ['[::ffff:127.0.0.1]', 'is a private address'],
  ['0x7f.1', 'is a private address'],
  ['2130706433', 'is a private address'],
  ['169.254.169.254', 'is a metadata address'],
  ['[::ffff:a9fe:a9fe]', 'is a metadata address'],
  ['[fd00:ec2::254]', 'is a metadata address'],
  ['10.0.0.1', 'is a private address'],
  ['[64:ff9b::7f00:1]', 'is a private address'],
])('an address inside the network is refused before anything is sent: %s', async (host, why) => {
  await expect(reader()(ask(`http://${host}:${port}/ok`))).rejects.toThrow(why);
  expect(asked).toEqual([]);
});

test.each([
  [['10.1.2.3']],
  [['127.0.0.1', '169.254.169.254']],
  [['::ffff:192.168.0.1']],
  [['fe80::1']],
  [[]],
])('a name that leads to %j is refused, even if another of its addresses is public', async (addresses) => {
  const read = reader({ names: { 'rebind.example': addresses } });
  await expect(read(ask(`http://rebind.example:${port}/ok`))).rejects.toThrow(ToolError);
  expect(asked).toEqual([]);
});

test('DNS is asked once for a connection: a second answer cannot lead elsewhere', async () => {
  let answers = 0;
  const read = reader({
    lookup: async () => [{ address: answers++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
  });
  expect(text((await read(ask('/ok'))).bytes)).toBe('answer /ok');
  expect(answers).toBe(1);
});

test('each redirect is judged again: one to a refused host, to a private address or to another scheme ends there', async () => {
  const read = reader({ names: { 'inner.example': ['10.0.0.8'] } });
  const to = (target: string) => ask(`/to/${encodeURIComponent(target)}`);
  await expect(read(to(`http://evil.example:${port}/ok`))).rejects.toThrow(
    'evil.example is not among the hosts',
  );
  await expect(read(to(`http://127.0.0.1:${port}/ok`))).rejects.toThrow('private address');
  await expect(read(to(`http://inner.example:${port}/ok`))).rejects.toThrow('leads to 10.0.0.8');
  await expect(read(to('http://169.254.169.254/latest/meta-data'))).rejects.toThrow('metadata');
  await expect(read(to('file:///etc/passwd'))).rejects.toThrow(ToolError);
  await expect(read(to('http://['))).rejects.toThrow('not a URL');
  await expect(read(ask('/loop'))).rejects.toThrow('more than 5 redirects');
  expect(asked.every(({ url }) => /^\/(to|loop)/.test(url))).toBe(true);
  const answer = await read(to(`http://other.example:${port}/ok`));
  expect(answer.url).toBe(`http://other.example:${port}/ok`);
  expect(judged.slice(-2).map((url) => new URL(url).hostname)).toEqual(['docs.example', 'other.example']);
});

test('another host gets no credentials of the first; POST becomes GET where the status says so', async () => {
  const read = reader();
  const headers = {
    authorization: 'Bearer s3cret',
    'x-api-key': 's3cret',
    cookie: 'a=b',
    accept: 'text/html',
  };
  await read(ask(`/to/${encodeURIComponent(`http://other.example:${port}/ok`)}`, { headers }));
  expect(asked[0]?.headers.authorization).toBe('Bearer s3cret');
  expect(JSON.stringify(asked[1]?.headers)).not.toMatch(/s3cret|a=b/);
  expect(asked[1]?.headers.accept).toBe('text/html');
  await read(ask('/see', { method: 'POST', body: 'q', headers }));
  expect(asked.at(-1)).toMatchObject({ method: 'GET', body: '', url: '/ok' });
  expect(asked.at(-1)?.headers.authorization).toBe('Bearer s3cret');
  await read(ask('/keep', { method: 'POST', body: 'q' }));
  expect(asked.at(-1)).toMatchObject({ method: 'POST', body: 'q', url: '/ok' });
});

test('what is too large is refused and the connection closed, packed or not', async () => {
  const read = reader();
  const before = new Set(sockets);
  const own = (): number => [...sockets].filter((socket) => !before.has(socket)).length;
  await expect(read(ask('/endless'))).rejects.toThrow('larger than 1000000 bytes');
  await expect(read(ask('/bomb'))).rejects.toThrow('larger than 1000000 bytes');
  for (let i = 0; i < 100 && own() > 0; i++) await new Promise((done) => setTimeout(done, 20));
  expect(own()).toBe(0);
});

test('what is too slow, cut short, or not there is told as such; an abort stays an abort', async () => {
  const read = reader();
  await expect(read(ask('/silent', { timeoutMs: 200 }))).rejects.toThrow('took longer than 0.2 s');
  await expect(read(ask('/drip', { timeoutMs: 200 }))).rejects.toThrow('took longer than 0.2 s');
  await expect(read(ask('/cut'))).rejects.toThrow(/docs\.example:\d+ cannot be read/);
  const closed = await freePort();
  await expect(read(ask(`http://docs.example:${closed}/`))).rejects.toThrow(
    /docs\.example:\d+ cannot be read: .*ECONNREFUSED/,
  );
  await expect(read(ask('http://['))).rejects.toThrow('is not a URL');
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('enough')), 100);
  await expect(read(ask('/silent', { signal: stop.signal }))).rejects.toThrow('enough');
});

test('a proxy is used for what NO_PROXY does not name, and a name that leads inside is refused before it', async () => {
  const seen: string[] = [];
  const proxy = http.createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end('through the proxy');
  });
  proxy.on('connect', (request, socket: Socket) => {
    seen.push(`CONNECT ${request.url}`);
    const onward = net.connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    onward.pipe(socket).pipe(onward);
    for (const end of [onward, socket]) end.on('error', () => {});
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const unknown = async (host: string) => {
    if (host === 'inner.example') return [{ address: '10.0.0.1', family: 4 }];
    if (host === 'direct.example') return [{ address: '127.0.0.1', family: 4 }];
    throw new Error('no such name here');
  };
  const read = reader({ env: { http_proxy: url, NO_PROXY: 'direct.example' }, lookup: unknown });
  expect(text((await read(ask('http://far.example/x'))).bytes)).toMatch(/through the proxy|answer \/x/);
  expect(seen.join()).toContain('far.example');
  const before = seen.length;
  expect(text((await read(ask(`http://direct.example:${port}/ok`))).bytes)).toBe('answer /ok');
  await expect(read(ask('http://inner.example/x'))).rejects.toThrow('leads to 10.0.0.1');
  await expect(read(ask('http://169.254.169.254/x'))).rejects.toThrow('metadata');
  expect(seen.length).toBe(before);
  proxy.closeAllConnections();
  proxy.close();
});
