import { MAX_MESSAGE } from './pipe.js';

type Fetch = typeof globalThis.fetch;

const NEWLINE = 10;
const RETURN = 13;

/**
 * No message of an answer may be longer than a message may be: the whole body of JSON, one event of a stream. A longer
 * one breaks the connection.
 */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const body = response.body.pipeThrough(limiter(isStream));
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}

function limiter(perEvent: boolean): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  let newlines = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (perEvent) {
        // An empty line ends an event: from there on the next one is counted.
        for (let at = 0; at < chunk.length; at++) {
          if (chunk[at] === NEWLINE) {
            newlines += 1;
            if (newlines >= 2) size = chunk.length - at - 1;
          } else if (chunk[at] !== RETURN) newlines = 0;
        }
      }
      if (size > MAX_MESSAGE) controller.error(new Error(`its answer is longer than ${MAX_MESSAGE} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
