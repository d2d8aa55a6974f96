import type { State } from './state.js';

export interface Context {
  state: State;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
  accept: string;
  /** Origin of the server, for links. */
  origin: string;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The body is one page of this. */
  list?: unknown[];
  /** Name of the list inside an object, as checks and jobs have it. */
  key?: string;
}

export type Route = (context: Context) => Answer;

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const list = (items: unknown[], key?: string): Answer => ({
  status: 200,
  list: items,
  ...(key && { key }),
});
export const NOT_FOUND: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' },
};
export const forbidden = (message: string): Answer => ({ status: 403, body: { message } });
export const invalid = (...errors: string[]): Answer => ({
  status: 422,
  body: { message: 'Validation Failed', errors: errors.map((message) => ({ message })) },
});

/** Up to the character: what GitHub says it takes at most in a body (facts: the API's own error text). */
export const MAX_BODY = 65_536;
export const isTooLong = (body: unknown) => typeof body === 'string' && [...body].length > MAX_BODY;
export const TOO_LONG = invalid('body is too long (maximum is 65536 characters)');
