import { ToolError } from '../contract/error.js';
import { type GuardedScene, guardedFetch, told } from './http.js';

/** One request to the world. Bytes are counted as they are once unpacked; the time is for all of it, redirects too. */
export interface Ask {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  mostBytes: number;
  timeoutMs: number;
  connectMs?: number;
  signal: AbortSignal;
}

/** What came back, whatever its status: `url` is where the last redirect led, `type` the content type as sent. */
export interface Answer {
  url: string;
  status: number;
  type: string;
  bytes: Uint8Array;
}

/**
 * Reads whole answers through `guardedFetch`. Throws ToolError for everything that is not an answer: refused by the
 * policy, unreachable, too large, too slow. What the caller has aborted throws the caller's reason.
 */
export function httpReader(scene: GuardedScene): (ask: Ask) => Promise<Answer> {
  const fetch = guardedFetch(scene);
  return async (ask) => {
    const { url, mostBytes, timeoutMs, connectMs, signal } = ask;
    if (!URL.canParse(url))
      throw new ToolError(`${url} is not a URL. Write it whole, with https:// in front.`);
    const late = AbortSignal.timeout(timeoutMs);
    const send = connectMs === undefined ? fetch : guardedFetch({ ...scene, connectMs });
    try {
      const { method = 'GET', headers = {}, body } = ask;
      const stop = AbortSignal.any([late, signal]);
      const answer = await send(url, { method, headers, signal: stop, ...(body !== undefined && { body }) });
      const bytes = await within(answer, mostBytes, url);
      return {
        url: answer.url || url,
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        bytes,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted)
        throw new ToolError(`${url} took longer than ${timeoutMs / 1_000} s.`, { cause: error });
      throw told(error, new URL(url));
    }
  };
}

/** Leaving the loop closes the connection. */
async function within({ body }: Response, mostBytes: number, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ToolError(`${url} is larger than ${mostBytes} bytes, which is refused.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
