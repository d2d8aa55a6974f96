import { pipeline } from 'node:stream';
import zlib from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { Answer, Send } from '../contract/send.js';
import { type Env, proxiesOf } from './http.js';
import { proxyAgent } from './proxy-agent.js';

/**
 * Sends a model its conversation, again and again and longer each time: the bytes go to the socket as they are, where
 * `fetch` would copy them twice. Goes through the proxies that the environment names. The client is loaded at the first
 * request.
 */
export function makeSend(env: Env): Send {
  let client: Promise<Client> | undefined;
  return async (url, { method, headers, body, signal }) => {
    client ??= loadClient(env);
    const { request, dispatcher } = await client;
    const all = { 'accept-encoding': 'identity', ...headers };
    const asked = request(url, { method, headers: all, body, signal, dispatcher });
    return answerOf(await orAborted(asked, signal));
  };
}

/** undici hears of an abort only once it has a connection, and a proxy may be silent before that. */
async function orAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
  });
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([asked, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

interface Client {
  request: typeof import('undici').request;
  dispatcher: Dispatcher;
}

async function loadClient(env: Env): Promise<Client> {
  const { Agent, request } = await import('undici');
  const proxies = proxiesOf(env);
  return { request, dispatcher: proxies ? await proxyAgent(proxies) : new Agent() };
}

function answerOf({ statusCode, headers, body: sent }: Dispatcher.ResponseData): Answer {
  // An answer that is left in the middle breaks off: nobody need hear of it.
  sent.on('error', () => {});
  const packed = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  const body = packed === 'identity' || packed === '' ? sent : unpacked(packed, sent);
  return {
    status: statusCode,
    headers: {
      get: (name) => {
        const value = headers[name.toLowerCase()];
        return value === undefined ? null : [value].flat().join(', ');
      },
    },
    body,
  };
}

/** No packing is asked for; a proxy may pack all the same. What has arrived is handed on at once. */
function unpacked(how: string, sent: Dispatcher.ResponseData['body']): AsyncIterable<Uint8Array> {
  const flush = zlib.constants.Z_SYNC_FLUSH;
  const make: Record<string, () => zlib.Gunzip | zlib.BrotliDecompress> = {
    gzip: () => zlib.createGunzip({ flush }),
    'x-gzip': () => zlib.createGunzip({ flush }),
    deflate: () => zlib.createInflate({ flush }),
    br: () => zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  };
  const unpack = Object.hasOwn(make, how) ? make[how]?.() : undefined;
  if (!unpack) {
    sent.destroy();
    throw new Error(`the answer came packed as ${how.slice(0, 40)}, which was not asked for`);
  }
  return pipeline(sent, unpack, () => {});
}
