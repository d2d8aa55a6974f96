import { setTimeout as sleep } from 'node:timers/promises';
import { RunError } from '../contract/error.js';
import type { Delta } from '../contract/provider.js';
import { toFault } from './fault.js';

/** `capMs` bounds every wait, what the server asks for included: a `retry-after` of an hour must not hold a runner. */
export interface RetryRule {
  max: number;
  baseMs: number;
  capMs: number;
}

export const RETRY: RetryRule = { max: 4, baseMs: 1_000, capMs: 30_000 };

/** Repeats `attempt` while its failures are worth it; a `retry` delta says that what was streamed before is void. */
export async function* retried(
  attempt: (signal: AbortSignal) => AsyncIterable<Delta>,
  rule: RetryRule,
  signal: AbortSignal,
): AsyncGenerator<Delta> {
  for (let tries = 1; ; tries += 1) {
    try {
      signal.throwIfAborted();
      yield* attempt(signal);
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RunError) throw error;
      const fault = toFault(error);
      if (!fault) throw error;
      if (!fault.facts.again || tries > rule.max) throw fault.toRunError();
      const waitMs = Math.min(fault.facts.waitMs ?? backoff(rule, tries), rule.capMs);
      yield { type: 'retry', attempt: tries, waitMs, reason: fault.message };
      await pause(waitMs, signal);
    }
  }
}

/** Doubles each time, less up to a quarter, so that many runners do not come back at the same moment. */
function backoff(rule: RetryRule, tries: number): number {
  return Math.round(rule.baseMs * 2 ** (tries - 1) * (1 - Math.random() / 4));
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}

/** What a `retry-after-ms` or `retry-after` header (seconds or a date) asks for, in milliseconds. */
export function retryAfter(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const asked = /^\s*\d+(\.\d+)?\s*$/.test(text)
    ? Number(text) * 1000
    : /^[A-Z][a-z]{2}/.test(text)
      ? Date.parse(text) - now
      : Number.NaN;
  return Number.isFinite(asked) ? Math.max(0, asked) : undefined;
}
