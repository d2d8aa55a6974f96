import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { guardedFetch } from '../../../src/service/http.js';
import { boundedFetch } from '../../../src/service/mcp/bounded-fetch.js';
import { McpServer } from '../../../src/service/mcp/server.js';

type Deed = (request: { id?: number; method: string }, response: http.ServerResponse) => void;

const servers: http.Server[] = [];
const open: McpServer[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const json = (response: http.ServerResponse, body: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};

const TOOL = { name: 'look', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } };

/** A server of streamable HTTP; `deed` answers its tools/call. */
async function serve(deed: Deed): Promise<{ url: string; asked: http.IncomingMessage[] }> {
  const asked: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(405).end();
      if (request.url === '/moved') return response.writeHead(307, { location: '/mcp' }).end();
      if (request.url === '/away')
        return response.writeHead(307, { location: 'http://127.0.0.1:9/mcp' }).end();
      const message = JSON.parse(Buffer.concat(chunks).toString());
      const { id, method, params } = message;
      if (id === undefined) return response.writeHead(202).end();
      if (method === 'initialize') {
        const result = {
          protocolVersion: params.protocolVersion,
          capabilities: { tools: {} },
          serverInfo: { name: 'web', version: '1' },
        };
        return json(response, { jsonrpc: '2.0', id, result });
      }
      if (method === 'tools/list') return json(response, { jsonrpc: '2.0', id, result: { tools: [TOOL] } });
      return deed(message, response);
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function connect(url: string, headers: Record<string, string> = {}): McpServer {
  const fetch = boundedFetch(guardedFetch({ guard: () => {}, refuse: () => undefined, env: {} }));
  const server = new McpServer({
    name: 'web',
    target: { url, headers, fetch },
    prefix: true,
    required: false,
    timeoutMs: 5_000,
    version: '0',
    guard: () => {},
    notice: () => {},
  });
  open.push(server);
  return server;
}

async function look(server: McpServer) {
  const [tool] = await server.definitions();
  return server.call(tool!, {}, { signal: new AbortController().signal, progress: () => {}, images: true });
}

const say =
  (text: string): Deed =>
  ({ id }, response) =>
    json(response, { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } });

test('a server is reached over streamable HTTP with its headers, through a redirect within its own origin', async () => {
  const { url, asked } = await serve(say('seen'));
  expect((await look(connect(`${url}/moved`, { authorization: 'Bearer t' }))).text).toBe('seen');
  expect(asked.at(-1)?.headers.authorization).toBe('Bearer t');
});

test('a redirect to another origin is not followed', async () => {
  const { url } = await serve(say('seen'));
  await expect(connect(`${url}/away`).definitions()).rejects.toThrow(
    /The MCP server web cannot be used: .*127.0.0.1:9/,
  );
});

test('an answer as an event stream is read, and what comes after 16 MB of one event is not', async () => {
  const event = (id: number | undefined, text: string): string =>
    `event: message\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } })}\n\n`;
  const small = await serve(({ id }, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.end(event(id, 'streamed'));
  });
  expect((await look(connect(small.url))).text).toBe('streamed');
  const huge = await serve(({ id }, response) => {
    response.on('error', () => {});
    response.setHeader('content-type', 'text/event-stream');
    response.end(event(id, 'h'.repeat(20_000_000)));
  });
  await expect(look(connect(huge.url))).rejects.toThrow('The MCP server web failed');
});

test('an answer of 20 MB as JSON is refused with its reason', async () => {
  const { url } = await serve(say('h'.repeat(20_000_000)));
  await expect(look(connect(url))).rejects.toThrow('its answer is longer than 16777216 bytes');
});

test('a server that is gone is told as such', async () => {
  await expect(connect('http://127.0.0.1:9/mcp').definitions()).rejects.toThrow(
    /The MCP server web cannot be used: .*(ECONNREFUSED|cannot be read)/,
  );
});
