import type { Message, Usage } from './message.js';

/** One request. `messages` only ever grows at its end within a run (prompt caches), except after a compaction. */
export interface Prompt {
  system: string;
  messages: readonly Message[];
  /** `schema` is JSON Schema (draft 2020-12) of an object. */
  tools: { name: string; about: string; schema: Record<string, unknown> }[];
  /** Stable for a run; providers use it as prompt cache key. */
  cacheKey?: string;
  /** JSON Schema of an object that the answer's text must be: the vendor enforces it where it can. */
  answer?: Record<string, unknown>;
}

/** One piece of a streamed answer. A provider only translates; it keeps no draft of its own. `stop` comes exactly once, last. */
export type Delta =
  | { type: 'text'; text: string }
  | { type: 'thought'; text: string; signature?: string; data?: unknown }
  | { type: 'call'; id: string; name: string }
  | { type: 'args'; id: string; json: string }
  | { type: 'retry'; attempt: number; waitMs: number; reason: string }
  | { type: 'stop'; reason: 'end' | 'tool' | 'length' | 'filter'; usage: Usage };

/**
 * Contract: leaving the `for await` early closes the connection; failures throw `RunError`
 * ('auth' | 'quota' | 'model-error' | 'recipe'); an aborted `signal` throws its reason; a `retry` delta means that
 * everything this call streamed before it is void.
 */
export interface Provider {
  /** `prefix/model`, as in the recipe. */
  readonly name: string;
  /** Whether images may be sent. */
  readonly images: boolean;
  /** Tokens; 0 = not known. */
  readonly contextWindow: number;
  /** About how many tokens a message takes, as this model counts; absent = four bytes a token. */
  readonly weigh?: (message: Message) => number;
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<Delta>;
}
