import dns from 'node:dns/promises';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { PROXY_PORT } from './sandbox-network.js';

export interface ProxyOptions {
  /** Exact names, or `*.` for subdomains. */
  hosts: readonly string[];
  /** The unix socket to listen on; its folder is made. */
  socket: string;
  isPublic: (ip: string) => boolean;
  /** Looks a name up; the system's own by default. */
  lookup?: (host: string) => Promise<string>;
}

export interface FilterProxy {
  socket: string;
  /** What programs must know to use it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** A forward proxy for HTTP and HTTPS (CONNECT) that reaches the listed hosts and nothing else. It sees no contents of HTTPS. */
export async function openProxy(options: ProxyOptions): Promise<FilterProxy> {
  const { socket } = options;
  fs.mkdirSync(path.dirname(socket), { recursive: true, mode: 0o700 });
  fs.rmSync(socket, { force: true });
  const open = new Set<Duplex>();
  const server = http.createServer((request, response) => void forward(options, request, response));
  server.on(
    'connect',
    (request, client: Duplex, head: Buffer) => void tunnel(options, request.url ?? '', client, head),
  );
  server.on('connection', (one: Duplex) => {
    open.add(one);
    one.once('close', () => open.delete(one));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  server.unref();
  return { socket, env: variables(), close: () => shut(server, open) };
}

function variables(): Record<string, string> {
  const url = `http://127.0.0.1:${PROXY_PORT}`;
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY'];
  const none = 'localhost,127.0.0.1,::1';
  return {
    ...Object.fromEntries(names.map((name) => [name, url])),
    NO_PROXY: none,
    no_proxy: none,
    NODE_USE_ENV_PROXY: '1',
  };
}

function shut(server: http.Server, open: Set<Duplex>): Promise<void> {
  for (const one of open) one.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The address to connect to, or why not. What is looked up here is what is connected to: a second answer cannot differ. */
async function reach(
  options: ProxyOptions,
  host: string,
  port: number,
): Promise<{ ip: string } | { why: string }> {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (!options.hosts.some((listed) => isListed(listed.toLowerCase(), name, port)))
    return { why: `${host}:${port} is not in tools.bash.network` };
  try {
    const ip = net.isIP(name) ? name : await (options.lookup ?? systemLookup)(name);
    if (!net.isIP(name) && !options.isPublic(ip))
      return { why: `${host} leads to ${ip}, which is not a public address` };
    return { ip };
  } catch {
    return { why: `${host} is not known` };
  }
}

/** `host`, `*.host` (subdomains only) for ports 80 and 443; `host:port` for that one. */
function isListed(listed: string, name: string, port: number): boolean {
  const [, host = listed, own] = /^(.*?)(?::(\d+))?$/.exec(listed) ?? [];
  if (own === undefined ? port !== 80 && port !== 443 : Number(own) !== port) return false;
  return host.startsWith('*.')
    ? name.length > host.length - 1 && name.endsWith(host.slice(1))
    : name === host;
}

async function systemLookup(host: string): Promise<string> {
  return (await dns.lookup(host)).address;
}

async function tunnel(options: ProxyOptions, target: string, client: Duplex, head: Buffer): Promise<void> {
  client.on('error', () => client.destroy());
  const [, host = '', port = '0'] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(target) ?? [];
  const way = await reach(options, host, Number(port));
  if ('why' in way) {
    client.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\n\r\n${way.why}\n`);
    return;
  }
  const far = net.connect(Number(port), way.ip, () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    far.write(head);
    far.pipe(client).pipe(far);
  });
  far.on('error', () => client.destroy());
  client.on('close', () => far.destroy());
}

async function forward(
  options: ProxyOptions,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
  const port = Number(url?.port || 80);
  const way =
    url?.protocol === 'http:'
      ? await reach(options, url.hostname.replace(/^\[|\]$/g, ''), port)
      : { why: 'not a proxy request' };
  if (!url || 'why' in way) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end(`${'why' in way ? way.why : 'refused'}\n`);
    return;
  }
  const { 'proxy-connection': _, 'proxy-authorization': __, ...headers } = request.headers;
  const far = http.request(
    {
      host: way.ip,
      port,
      path: url.pathname + url.search,
      method: request.method,
      headers: { ...headers, host: url.host },
      agent: false,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  far.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  request.pipe(far);
}
