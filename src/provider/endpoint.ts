import { Fault, statusFault } from './fault.js';
import type { Cost } from './prices.js';
import { type RetryRule, retryAfter } from './retry.js';
import type { Patience } from './watch.js';

/** Everything a wire protocol needs to reach one model on one server. */
export interface Endpoint {
  /** `prefix/model`, as in the recipe. */
  name: string;
  model: string;
  baseUrl: string;
  /** Sent as a bearer token (`x-api-key` for Anthropic, `api-key` for Azure); absent for servers without keys. */
  key?: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  fetch: typeof globalThis.fetch;
  images: boolean;
  contextWindow: number;
  maxOutput?: number;
  temperature?: number;
  effort?: 'minimal' | 'low' | 'medium' | 'high';
  /** True for the vendor's own host, where every documented request field is known. */
  firstParty: boolean;
  cost: Cost;
  retry: RetryRule;
  patience: Patience;
}

/**
 * The fetch that a vendor's client is given. It sends exactly our headers (the clients add their own and others from
 * environment variables), follows no redirect (a prompt must not travel to another host), classes every answer that is
 * no event stream, and turns a whole JSON answer into a stream of one event.
 */
export function wireFetch(endpoint: Endpoint, auth: Record<string, string>): typeof globalThis.fetch {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'user-agent': 'galley',
    ...auth,
    ...endpoint.headers,
  };
  return async (url, init) => {
    const response = await endpoint.fetch(url, { ...init, headers, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      const to = response.headers.get('location') ?? 'nowhere';
      await response.body?.cancel();
      throw new Fault(
        `the model server answered ${response.status} and points to ${to}: set base_url to where it is`,
        { outcome: 'model-error', again: false },
      );
    }
    if (!response.ok)
      throw statusFault(response.status, await readSome(response), retryAfter(response.headers, Date.now()));
    return asEventStream(response);
  };
}

async function asEventStream(response: Response): Promise<Response> {
  const kind = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (kind.endsWith('json')) {
    const text = await response.text();
    const event = `data: ${text.replace(/[\r\n]+/g, ' ')}\n\ndata: [DONE]\n\n`;
    return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
  }
  if (kind !== 'text/html') return response;
  const page = await readSome(response);
  const title = /<title>([^<]{1,100})/i.exec(page)?.[1]?.trim() ?? '';
  throw new Fault(
    `the model server answered 200 with a web page${title && ` ("${title}")`}, not with a model's answer: a proxy in between, or a wrong base URL`,
    { outcome: 'model-error', again: false },
  );
}

const MOST_SHOWN = 20_000;

/** The first part of a body that is only read to be shown; the rest is not waited for. */
async function readSome(response: Response): Promise<string> {
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
