import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../contract/send.js';
import type { Endpoint } from './endpoint.js';
import { Fault, frameFault, statusFault, toFault } from './fault.js';
import { retryAfter } from './retry.js';
import { type SseEvent, SseReader } from './sse.js';

export interface Request {
  /** Below the endpoint's base URL, with its slash. */
  path: string;
  /** The headers that carry the key. */
  auth: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

/** The JSON of one event of an answer. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * Sends one request and answers with the events of its answer, those that arrived together as one list; a whole JSON
 * answer is one event. Sends exactly our headers, follows no redirect (a prompt must not travel to another host), and
 * throws a Fault for every answer that is no event stream and for an error that comes inside one.
 */
export async function post(
  endpoint: Endpoint,
  request: Request,
  signal: AbortSignal,
): Promise<AsyncIterable<Json[]>> {
  const response = await ask(endpoint, request, signal);
  if (response.status >= 300 && response.status < 400) {
    const to = (response.headers.get('location') ?? 'nowhere').slice(0, 200);
    await readSome(response);
    throw new Fault(
      `the model server answered ${response.status} and points to ${to}: set base_url to where it is`,
      { outcome: 'model-error', again: false },
    );
  }
  if (response.status < 200 || response.status >= 300)
    throw statusFault(response.status, await readSome(response), retryAfter(response.headers, Date.now()));
  const kind = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (kind === 'text/html') throw await pageFault(response);
  return kind.endsWith('json') ? wholeAnswer(response) : eventsOf(response);
}

async function ask(endpoint: Endpoint, { path, auth, body }: Request, signal: AbortSignal): Promise<Answer> {
  const url = new URL(endpoint.baseUrl);
  url.pathname = url.pathname.replace(/\/*$/, path);
  for (const [name, value] of Object.entries(endpoint.query)) url.searchParams.set(name, value);
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'user-agent': 'galley',
    ...auth,
    ...endpoint.headers,
  };
  try {
    return await endpoint.send(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  } catch (error) {
    signal.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    const unsent = { outcome: 'model-error', again: false, cause: error } as const;
    throw toFault(error) ?? new Fault(`the request could not be sent: ${why}`, unsent);
  }
}

async function* wholeAnswer(response: Answer): AsyncGenerator<Json[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bounded(response)) chunks.push(chunk);
  yield [parsed(Buffer.concat(chunks).toString())];
}

async function* eventsOf(response: Answer): AsyncGenerator<Json[]> {
  const reader = new SseReader();
  const chunks = bounded(response);
  for (let step = await chunks.next(); !step.done; step = await chunks.next()) {
    const rows = reader.feed(step.value);
    const done = rows.findIndex(({ data }) => data.startsWith('[DONE]'));
    const { events, fault } = readable(done < 0 ? rows : rows.slice(0, done));
    if (events.length > 0) yield events;
    if (fault) throw fault;
    if (done >= 0 || END.test(String(events.at(-1)?.type))) return await drained(chunks);
  }
}

/** The last event of an answer, in the protocols that name it. */
const END = /^(message_stop|response\.(completed|incomplete|failed))$/;

const TAIL_MS = 250;

/** Reads what comes after the end, so that the connection can be used again; not for long: it may never come. */
async function drained(chunks: AsyncIterator<unknown>): Promise<void> {
  const tooLong = sleep(TAIL_MS, { done: true }, { ref: false });
  const next = () => Promise.race([chunks.next(), tooLong]);
  for (let step = await next(); !step.done; step = await next());
}

/** The longest answers of today, each token an event of its own, are a third of it. */
const MOST_BYTES = 128 * 1024 * 1024;

/** The bytes of an answer, up to what no answer has: one that goes on for ever must not fill the memory. */
async function* bounded({ body }: Answer): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES)
      throw new Fault(`the model server's answer is longer than ${MOST_BYTES >> 20} MB: it was left`, {
        outcome: 'model-error',
        again: false,
      });
    yield chunk;
  }
}

/** The events up to the first that is broken or says that the server failed. */
function readable(rows: readonly SseEvent[]): { events: Json[]; fault?: unknown } {
  const events: Json[] = [];
  try {
    for (const { name, data } of rows) {
      const event = parsed(data);
      if (event.error || name === 'error') throw frameFault(event);
      events.push(event);
    }
  } catch (fault) {
    return { events, fault };
  }
  return { events };
}

function parsed(text: string): Json {
  const broken = { outcome: 'model-error', again: true } as const;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Json;
  } catch (cause) {
    throw new Fault('the model server sent a chunk that is no JSON', { ...broken, cause });
  }
  throw new Fault('the model server sent a chunk that is no JSON object', broken);
}

async function pageFault(response: Answer): Promise<Fault> {
  const page = await readSome(response);
  const title = /<title>([^<]{1,100})/i.exec(page)?.[1]?.trim() ?? '';
  return new Fault(
    `the model server answered 200 with a web page${title && ` ("${title}")`}, not with a model's answer: a proxy in between, or a wrong base URL`,
    { outcome: 'model-error', again: false },
  );
}

const MOST_SHOWN = 20_000;

/** The first part of a body that is only read to be shown; the rest is not waited for. */
async function readSome(response: Answer): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > MOST_SHOWN) break;
    }
  } catch {
    // What was read before the connection broke is enough to say what went wrong.
  }
  return Buffer.concat(chunks).toString().slice(0, MOST_SHOWN);
}
