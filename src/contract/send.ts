/** An HTTP answer, as far as this program looks at it; the standard's Response is one. */
export interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array> | null;
}

export interface Sending {
  method: 'POST';
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  signal: AbortSignal;
  redirect: 'manual';
}

/** Sends one request and follows no redirect; the standard's `fetch` does. An aborted `signal` closes the connection. */
export type Send = (url: URL, init: Sending) => Promise<Answer>;
