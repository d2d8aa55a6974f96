import { setTimeout as sleep } from 'node:timers/promises';

/** What is read of a failed answer. */
interface Failure {
  status?: unknown;
  response?: { headers?: Record<string, unknown>; data?: unknown };
}

const MAX_WAITS = 5;

/**
 * How many milliseconds GitHub asks us to wait, or undefined where the failure is no rate limit. In GitHub's order:
 * `retry-after`; the reset time when nothing remains; a minute, doubled each time, for a secondary limit that names
 * no time. A plain 403 is a missing permission.
 */
export function limitWait(failure: Failure, tries: number, now: number): number | undefined {
  if (failure.status !== 403 && failure.status !== 429) return undefined;
  const headers = failure.response?.headers ?? {};
  const after = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && after >= 0) return after * 1000;
  if (String(headers['x-ratelimit-remaining']) === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : 60_000;
  }
  const data = failure.response?.data as { documentation_url?: unknown; message?: unknown } | undefined;
  const secondary = /secondary.rate|rate-limits/i.test(`${data?.documentation_url} ${data?.message}`);
  return failure.status === 429 || secondary ? 60_000 * 2 ** tries : undefined;
}

/** Sends until the limit lets it through. Gives up with GitHub's own answer when the wait would pass the deadline, or is ended. */
export async function waitOutLimits<T>(
  send: () => Promise<T>,
  patience: { readonly deadline: number; readonly signal?: AbortSignal | undefined },
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (failure) {
      const wait = limitWait(failure as Failure, tries, Date.now());
      if (wait === undefined || tries >= MAX_WAITS || Date.now() + wait > patience.deadline) throw failure;
      await sleep(wait, undefined, patience.signal && { signal: patience.signal }).catch(() => {
        throw failure;
      });
    }
  }
}
