import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { folder } from './workspace.js';

/** Hosts that no resolver knows, behind a proxy that only tunnels, with certificates of an authority of their own. */
export interface FarHosts {
  /** PEM of the authority. */
  ca: string;
  proxy: string;
  /** `host:port` of every tunnel that was asked for, and `refused` for every request that was no tunnel. */
  asked: string[];
  close(): Promise<void>;
}

/** `hosts` says which server on loopback stands behind each name. Undefined where openssl is missing. */
export async function farHosts(hosts: Record<string, string>): Promise<FarHosts | undefined> {
  const dir = folder();
  const [key, ca] = [path.join(dir, 'key.pem'), path.join(dir, 'ca.pem')];
  const names = `subjectAltName=${Object.keys(hosts).map((host) => `DNS:${host}`)}`;
  const make = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=galley'.split(
    ' ',
  );
  try {
    execFileSync('openssl', [...make, '-keyout', key, '-out', ca, '-addext', names], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const front = https.createServer(
    { key: fs.readFileSync(key), cert: fs.readFileSync(ca) },
    (request, response) => forward(hosts, request, response),
  );
  const asked: string[] = [];
  const tunnels = new Set<net.Socket>();
  const proxy = http.createServer((_request, response) => {
    asked.push('refused');
    response.writeHead(403).end();
  });
  proxy.on('connect', (request, socket: net.Socket) => {
    asked.push(request.url ?? '');
    const onward = net.connect(portOf(front), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    onward.pipe(socket).pipe(onward);
    for (const end of [onward, socket]) {
      tunnels.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => tunnels.delete(end));
    }
  });
  for (const each of [front, proxy])
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
  return {
    ca,
    proxy: `http://127.0.0.1:${portOf(proxy)}`,
    asked,
    async close() {
      for (const end of tunnels) end.destroy();
      for (const each of [front, proxy]) {
        each.closeAllConnections();
        await new Promise((resolve) => each.close(resolve));
      }
    },
  };
}

const portOf = (server: net.Server): number => (server.address() as net.AddressInfo).port;

function forward(
  hosts: Record<string, string>,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const to = hosts[(request.headers.host ?? '').replace(/:\d+$/, '')];
  if (!to) {
    response.writeHead(421).end();
    return;
  }
  const { hostname, port } = new URL(to);
  const onward = http.request({
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: request.headers,
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
