import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeGitHub } from '../../src/service/github/client.js';
import { makeFetch } from '../../src/service/http.js';
import { makeSend } from '../../src/service/send.js';
import { GitHubServer } from '../helper/github-server.js';
import { folder } from '../helper/workspace.js';

/** A proxy that notes what it is asked for and leads every name to one server. */
class ProxyServer {
  readonly asked: string[] = [];
  readonly #server = http.createServer((request, response) => {
    this.asked.push(`${request.method} ${request.url}`);
    const { pathname, search } = new URL(request.url ?? '/');
    const onward = http.request({
      port: this.target,
      method: request.method,
      path: pathname + search,
      headers: request.headers,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });

  constructor(readonly target: number) {
    this.#server.on('connect', (request, socket: net.Socket) => {
      this.asked.push(`CONNECT ${request.url}`);
      const onward = net.connect(this.target, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
      onward.pipe(socket).pipe(onward);
      for (const end of [onward, socket]) end.on('error', () => {});
    });
  }

  listen = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  close = () => {
    this.#server.closeAllConnections();
    this.#server.close();
  };
  get url() {
    return `http://127.0.0.1:${(this.#server.address() as net.AddressInfo).port}`;
  }
}

const port = (url: string) => Number(new URL(url).port);
let github: GitHubServer;
let proxy: ProxyServer;

beforeAll(async () => {
  github = await GitHubServer.start();
  github.state.addPerson('ada', 'write');
  proxy = new ProxyServer(port(github.url));
  await proxy.listen();
});
afterAll(async () => {
  proxy.close();
  await github.close();
});

const repo = { owner: 'octo', repo: 'hello' };
const permission = async (apiUrl: string, env: Record<string, string>) =>
  (await makeGitHub({ token: 't', apiUrl, fetch: makeFetch(env), throttle: false, retry: false })).permission(
    repo,
    'ada',
  );

test.each(['HTTP_PROXY', 'http_proxy'])(
  'every request goes through the proxy that %s names',
  async (name) => {
    proxy.asked.length = 0;
    expect(await permission('http://github.invalid', { [name]: proxy.url })).toBe('write');
    expect(proxy.asked.length).toBeGreaterThan(0);
    expect(proxy.asked[0]).toContain('github.invalid');
  },
);

test('a model is asked through the proxy as well, and a host that NO_PROXY names is not', async () => {
  const model = http.createServer((_, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port: own } = model.address() as net.AddressInfo;
  const way = new ProxyServer(own);
  await way.listen();
  const send = makeSend({ HTTP_PROXY: way.url, NO_PROXY: '127.0.0.1' });
  const ask = async (origin: string) => {
    const body = Buffer.from('{}');
    const signal = AbortSignal.timeout(5_000);
    const init = { method: 'POST', headers: {}, body, signal, redirect: 'manual' } as const;
    return (await send(new URL('/v1/responses', origin), init)).status;
  };
  try {
    expect([await ask(`http://127.0.0.1:${own}`), way.asked]).toEqual([204, []]);
    expect([await ask('http://model.invalid'), way.asked.join()]).toEqual([
      204,
      expect.stringContaining('model.invalid'),
    ]);
  } finally {
    way.close();
    model.closeAllConnections();
    model.close();
  }
});

test('NO_PROXY is honoured, and without a proxy none is used', async () => {
  proxy.asked.length = 0;
  expect(await permission(github.url, { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1,localhost' })).toBe(
    'write',
  );
  expect(await permission(github.url, {})).toBe('write');
  expect(await permission(github.url, { HTTP_PROXY: '', https_proxy: '' })).toBe('write');
  expect(proxy.asked).toEqual([]);
});

test('a dead proxy is an error, not a way around it', async () => {
  await expect(permission(github.url, { HTTP_PROXY: 'http://127.0.0.1:1' })).rejects.toThrow();
});

test('GitHub Enterprise Server is reached below /api/v3, GraphQL beside it, and github.com never', async () => {
  const github_ = await makeGitHub({
    token: 't',
    apiUrl: `${github.url}/api/v3/`,
    throttle: false,
    retry: false,
  });
  expect(await github_.permission(repo, 'ada')).toBe('write');
  expect(await github_.self()).toMatchObject({ login: 'github-actions[bot]' });
  expect(github.invalid).toEqual([]);
});

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

(hasOpenssl ? test : test.skip)(
  'a certificate authority of its own is trusted through NODE_EXTRA_CA_CERTS, directly and behind a proxy',
  async () => {
    const dir = folder();
    const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:ghe.invalid'];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '2',
        '-keyout',
        key,
        '-out',
        cert,
        ...name,
      ],
      { stdio: 'ignore' },
    );
    const server = https.createServer(
      { key: fs.readFileSync(key), cert: fs.readFileSync(cert) },
      (_request, response) => response.end('ok'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = (server.address() as net.AddressInfo).port;
    const tunnel = new ProxyServer(at);
    await tunnel.listen();
    // Node reads the variable when it starts: another process, on the same two lines of code that makeFetch is made of.
    const script = `
    const { EnvHttpProxyAgent, fetch: send } = await import('undici');
    const dispatcher = new EnvHttpProxyAgent({ httpsProxy: '${tunnel.url}' });
    const direct = await (await fetch('https://localhost:${at}/')).text();
    const tunnelled = await (await send('https://ghe.invalid/', { dispatcher })).text();
    console.log(direct, tunnelled);
    process.exit(0);`;
    const run = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
        cwd: process.cwd(),
        env: { PATH: process.env.PATH, ...env },
      });
    expect((await run({ NODE_EXTRA_CA_CERTS: cert })).stdout).toBe('ok ok\n');
    await expect(run({})).rejects.toThrow();
    expect(tunnel.asked).toEqual(['CONNECT ghe.invalid:443']);
    tunnel.close();
    server.closeAllConnections();
    server.close();
  },
);
