import { types } from 'node:util';
import { OverflowError, RunError } from '../contract/error.js';

interface Facts {
  outcome: 'auth' | 'quota' | 'model-error';
  /** Whether asking again may help. */
  again: boolean;
  /** What the server asked us to wait. */
  waitMs?: number | undefined;
  /** The request is longer than the model's window. */
  overflow?: boolean;
  cause?: unknown;
}

/** One failed attempt to get an answer, classed: who can act on it, and whether asking again may help. */
export class Fault extends Error {
  override readonly name = 'Fault';
  constructor(
    message: string,
    readonly facts: Facts,
  ) {
    super(message, { cause: facts.cause });
  }

  /** What ends the run when no further attempt is made. */
  toRunError(): RunError {
    return this.facts.overflow
      ? new OverflowError(this.message, { cause: this })
      : new RunError(this.facts.outcome, this.message, { cause: this });
  }
}

const QUOTA =
  /^(insufficient_quota|billing_hard_limit_reached|billing_error|credits_exhausted|payment_required)$/;
const OVERFLOW = /^(context_length_exceeded|string_above_max_length|request_too_large)$/;
const AUTH = /^(invalid_api_key|authentication_error|permission_error|invalid_organization)$/;
const FATAL =
  /^(invalid_request_error|invalid_prompt|not_found_error|model_not_found|invalid_image.*|image_.*)$/;

/**
 * Compatible servers (vLLM, llama.cpp, Ollama, LiteLLM, Anthropic) give overflow and empty accounts no code of their
 * own, only words; so here, and nowhere else, a vendor's words are read.
 */
const OVERFLOW_WORDS =
  /maximum context length|prompt is too long|context (window|length|size)[^.]{0,40}(exceed|too)|exceeds?[^.]{0,60}context (window|length|size|limit)|ContextWindowExceeded|token count[^.]{0,40}exceeds|too many tokens|input is too long|input length and .?max_tokens|reduce the length of the (messages|prompt)/i;
const AUTH_WORDS = /\bAPI key not valid\b/i;
const QUOTA_WORDS =
  /credit balance is too low|exceeded your current quota|insufficient (credits|funds|balance)/i;

/** Classes an HTTP answer that is no success, by status, then by the vendor's code. */
export function statusFault(status: number, body: string, waitMs?: number): Fault {
  const { words, codes } = readError(parseJson(body) ?? body);
  const message = `the model server answered ${status}: ${words}`;
  const bad = { outcome: 'model-error', again: false } as const;
  if (status === 402 || codes.some((code) => QUOTA.test(code)) || QUOTA_WORDS.test(words))
    return new Fault(message, { outcome: 'quota', again: false });
  if (status === 401 || status === 403 || codes.some((code) => AUTH.test(code)) || AUTH_WORDS.test(words))
    return new Fault(message, { outcome: 'auth', again: false });
  if (status === 413 || ((status === 400 || status === 422) && isOverflow(codes, words)))
    return new Fault(message, { ...bad, overflow: true });
  const again = status === 408 || status === 409 || status === 429 || status >= 500;
  return new Fault(message, { ...bad, again, waitMs });
}

/** Classes an error that arrived inside a stream (HTTP 200), by the vendor's code. */
export function frameFault(frame: unknown): Fault {
  const { words, codes } = readError(frame);
  const message = `the model server broke off its answer: ${words}`;
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(QUOTA) || has(/^402$/) || QUOTA_WORDS.test(words))
    return new Fault(message, { outcome: 'quota', again: false });
  if (has(AUTH) || has(/^40[13]$/)) return new Fault(message, { outcome: 'auth', again: false });
  const overflow = isOverflow(codes, words);
  const again = !overflow && !has(FATAL) && !has(/^4(00|04|13|22)$/);
  return new Fault(message, { outcome: 'model-error', again, overflow });
}

/** What was thrown while asking, as a Fault; undefined for what is no failure of the model server (a bug of ours). */
export function toFault(error: unknown): Fault | undefined {
  const chain = causes(error);
  const fault = chain.find((each) => each instanceof Fault);
  if (fault) return fault as Fault;
  const first = chain[0];
  if (!first) return undefined;
  const broken = { outcome: 'model-error', again: true, cause: error } as const;
  if (!isNetwork(first)) return undefined;
  const deepest = chain.at(-1) ?? first;
  return new Fault(
    `no connection to the model server: ${clip(deepest.message || codeOf(deepest) || deepest.name)}`,
    broken,
  );
}

/** An error and its causes. Errors of Node's own fetch may come from another realm, so their class says nothing. */
function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; types.isNativeError(at) && chain.length < 6; at = at.cause) chain.push(at);
  return chain;
}

/** Of the system, of undici (but for what it says of our own request), of zlib for a packed answer that is broken. */
const NETWORK_CODE =
  /^(E[A-Z]+|UND_ERR_(?!INVALID_ARG)[A-Z_]+|Z_[A-Z]+_ERROR|ERR__ERROR_\w+|ERR_STREAM_PREMATURE_CLOSE)$/;

/** undici says `TypeError: terminated` or `fetch failed`; sockets say a code. */
function isNetwork(error: Error): boolean {
  const isFetch = error.name === 'TypeError' && /^(terminated|fetch failed)$/.test(error.message);
  return isFetch || NETWORK_CODE.test(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isOverflow(codes: string[], words: string): boolean {
  return codes.some((code) => OVERFLOW.test(code)) || OVERFLOW_WORDS.test(words);
}

/** Every place where vendors put their code and their words: `{error:{…}}`, `{error:"…"}`, `{message}`, `{detail}`. */
function readError(body: unknown): { words: string; codes: string[] } {
  if (typeof body === 'string') return { words: clip(body), codes: [] };
  const outer = asRecord(body);
  const inner = asRecord(outer.error);
  const codes = [inner.code, inner.type, outer.code, outer.type].filter(
    (code) => typeof code === 'string' || typeof code === 'number',
  );
  const words = [inner.message, outer.error, outer.message, outer.detail].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return { words: clip(typeof words === 'string' ? words : JSON.stringify(body)), codes: codes.map(String) };
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? '(no message)' : line.length > 500 ? `${line.slice(0, 500)}…` : line;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
