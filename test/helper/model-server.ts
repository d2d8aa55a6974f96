import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPrefix, wrongOrder } from './model-check.js';
import { wrongForm } from './model-schema.js';
import { type Mishap, render, type SseEvent, type Take, type Wire } from './model-wire.js';

export type { Mishap, Take, Wire } from './model-wire.js';

/** One request the server got. */
export interface Asked {
  wire: Wire;
  url: string;
  headers: http.IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at bodies of three vendors
  body: any;
  /** `performance.now()` when it was read. */
  at: number;
  /** When the client closed the connection before the answer was whole. */
  leftAt?: number;
  /** Which rule of the vendor the conversation broke (it was answered with 400). */
  wrong?: string;
  /** False when the conversation of an earlier request with the same system prompt is no prefix of this one. */
  prefixKept: boolean;
}

export interface ModelServer {
  /** Without a path: `http://127.0.0.1:port`. */
  origin: string;
  /** Base URL for the `openai`, `openai-chat` and custom providers: ends in /v1. */
  url: string;
  asked: Asked[];
  /** Resolves when the client has left `count` answers before their end. */
  left(count?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * A model server on loopback that speaks Responses, Chat Completions and Messages as server-sent events. It says what
 * the script says: one take a request, in order, or what the function answers. It refuses (400) conversations that the
 * vendor would refuse. A script that is used up answers "done".
 */
export async function modelServer(
  script: Take[] | ((asked: Asked, turn: number) => Take),
): Promise<ModelServer> {
  const asked: Asked[] = [];
  const sockets = new Set<import('node:net').Socket>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = receive(request, Buffer.concat(chunks).toString(), asked);
      const turn = asked.push(one) - 1;
      response.on('close', () => {
        if (!response.writableFinished) one.leftAt = performance.now();
      });
      if (one.wrong !== undefined) return refuse(response, one.wire, { status: 400, message: one.wrong });
      const take = typeof script === 'function' ? script(one, turn) : (script[turn] ?? { text: 'done' });
      answer(response, one.wire, take, turn).catch(() => response.destroy());
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/v1`,
    asked,
    async left(count = 1) {
      for (let n = 0; asked.filter((one) => one.leftAt !== undefined).length < count; n += 1) {
        if (n > 500) throw new Error('the client did not close the connection');
        await sleep(5);
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function receive(request: http.IncomingMessage, text: string, before: Asked[]): Asked {
  const url = request.url ?? '';
  const wire = url.includes('/responses') ? 'responses' : url.includes('/messages') ? 'messages' : 'chat';
  const body = JSON.parse(text || '{}');
  const same = before.findLast((one) => one.wire === wire && systemOf(one.body) === systemOf(body));
  const wrong = wrongForm(wire, body) ?? wrongOrder(wire, body);
  return {
    wire,
    url,
    headers: request.headers,
    body,
    at: performance.now(),
    prefixKept: same === undefined || isPrefix(wire, same.body, body),
    ...(wrong !== undefined && { wrong }),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of three vendors
function systemOf(body: any): string {
  return JSON.stringify(body.instructions ?? body.system ?? body.messages?.[0]?.content ?? '');
}

async function answer(response: http.ServerResponse, wire: Wire, take: Take, turn: number): Promise<void> {
  const { fault } = take;
  if (fault === 'silent') return;
  if (typeof fault === 'object') return refuse(response, wire, fault);
  if (fault === 'quota')
    return refuse(response, wire, {
      status: 429,
      code: 'insufficient_quota',
      message: 'You exceeded your current quota',
    });
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><title>Log in to the network</title></html>');
    return;
  }
  const events = render(wire, take, turn);
  if (fault === 'whole') return sendWhole(response, events);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  const half = Math.max(1, Math.floor(events.length / 2));
  if (fault === 'empty') return void response.end();
  if (fault === 'done-only') return void response.end('data: [DONE]\n\n');
  const broken = ['cut', 'reset', 'stall', 'error-frame', 'overloaded-frame', 'bad-chunk'].includes(
    String(fault),
  );
  const sent = broken
    ? events.slice(0, half)
    : fault === 'no-tail' && wire !== 'responses'
      ? events.slice(0, -1)
      : events;
  for (const event of sent) await send(response, event, fault);
  if (fault === 'no-tail') return;
  if (broken) return breakOff(response, wire, fault);
  response.end(wire === 'chat' ? 'data: [DONE]\n\n' : '');
}

async function send(
  response: http.ServerResponse,
  event: SseEvent,
  fault: Mishap | undefined,
): Promise<void> {
  const text = `${event.event === undefined ? '' : `event: ${event.event}\n`}data: ${JSON.stringify(event.data)}\n\n`;
  if (fault === 'bytes')
    for (const byte of Buffer.from(text)) {
      response.write(Buffer.of(byte));
      if (byte > 0x7f) await sleep(1);
    }
  else if (fault === 'crlf') response.write(text.replaceAll('\n', '\r\n'));
  else response.write(fault === 'comments' ? `: keep-alive\n\n${text}:\n\n` : text);
}

async function breakOff(response: http.ServerResponse, wire: Wire, fault: Mishap | undefined): Promise<void> {
  if (fault === 'cut') response.end();
  // Let the first half arrive, or the client never sees that there was an answer.
  if (fault === 'reset') await sleep(20).then(() => response.destroy());
  if (fault === 'bad-chunk') response.end('data: {"choices": [{"delta"\n\n');
  if (fault !== 'error-frame' && fault !== 'overloaded-frame') return;
  const bad = fault === 'error-frame';
  const error = bad
    ? { type: 'invalid_request_error', code: 'invalid_prompt', message: 'The prompt was refused' }
    : {
        type: wire === 'messages' ? 'overloaded_error' : 'server_error',
        code: 'server_error',
        message: 'Overloaded',
      };
  const data =
    wire === 'responses'
      ? { ...error, type: 'error', param: null, sequence_number: 9 }
      : { type: 'error', error };
  response.end(`event: error\ndata: ${JSON.stringify(data)}\n\n`);
}

function refuse(response: http.ServerResponse, wire: Wire, fault: Extract<Mishap, object>): void {
  const { status, code = null, message = `status ${status}`, body, headers = {} } = fault;
  const type = code ?? (status === 400 ? 'invalid_request_error' : 'error');
  const error = { message, type, code, param: null };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(
    body ?? JSON.stringify(wire === 'messages' ? { type: 'error', error: { type, message } } : { error }),
  );
}

/** The chunks of a chat answer as the one message they make. */
function sendWhole(response: http.ServerResponse, events: SseEvent[]): void {
  // biome-ignore lint/suspicious/noExplicitAny: built above
  const chunks = events.map((event) => event.data as any);
  const deltas = chunks.flatMap((chunk) => chunk.choices.map((choice: { delta: unknown }) => choice.delta));
  const content = deltas.map((delta) => delta.content ?? '').join('');
  const tool_calls = deltas
    .flatMap((delta) => delta.tool_calls ?? [])
    .reduce((calls, piece) => {
      calls[piece.index] ??= {
        id: piece.id,
        type: 'function',
        function: { name: piece.function.name, arguments: '' },
      };
      calls[piece.index].function.arguments += piece.function.arguments;
      return calls;
    }, []);
  const finish_reason = tool_calls.length > 0 ? 'tool_calls' : 'stop';
  const message = { role: 'assistant', content, ...(tool_calls.length > 0 && { tool_calls }) };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason }],
      usage: chunks.at(-1).usage,
    }),
  );
}
