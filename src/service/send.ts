import type { Dispatcher } from 'undici';
import type { Answer, Send } from '../contract/send.js';
import { type Env, proxiesOf } from './http.js';

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
    return answerOf(
      await request(url, {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        body,
        signal,
        dispatcher,
      }),
    );
  };
}

interface Client {
  request: typeof import('undici').request;
  dispatcher: Dispatcher;
}

async function loadClient(env: Env): Promise<Client> {
  const { Agent, EnvHttpProxyAgent, request } = await import('undici');
  const proxies = proxiesOf(env);
  return { request, dispatcher: proxies ? new EnvHttpProxyAgent(proxies) : new Agent() };
}

function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData): Answer {
  // An answer that is left in the middle breaks off: nobody need hear of it.
  body.on('error', () => {});
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
