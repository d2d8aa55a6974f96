import type { Octokit } from '@octokit/rest';
import type { Fetch } from '../http.js';
import { isMutation, throwLimit } from './graphql.js';
import { waitOutLimits } from './limit.js';

export interface GitHubOptions {
  /** Empty for a public server's anonymous requests. */
  token: string;
  /** https://api.github.com, or https://HOST/api/v3 on GitHub Enterprise Server. */
  apiUrl?: string | undefined;
  fetch?: Fetch | undefined;
  /** Space writes out as GitHub asks (1 s, 3 s where people are notified). On by default. */
  throttle?: boolean;
  /** Ask again after a 5xx or a lost connection, where asking twice does no harm. On by default. */
  retry?: boolean;
  /** Epoch milliseconds after which no rate limit is waited for: the job's own deadline. An hour from now by default. */
  deadline?: number | undefined;
  /** When it fires, nothing is waited for any more. */
  signal?: AbortSignal | undefined;
}

/** Until when limits are waited for; moved while the client lives. */
export interface Patience {
  deadline: number;
  signal?: AbortSignal | undefined;
}

const REQUEST_TIMEOUT = 60_000;
const HOUR = 3_600_000;
/** Answers that say the same when asked again, and limits, which `waitOutLimits` handles. */
const FINAL = [400, 401, 403, 404, 406, 409, 410, 415, 422, 429, 451];
/** POSTs that leave nothing behind when they are sent twice: objects named by their content, sets, questions. */
const REPEATABLE = /\/git\/(?:blobs|trees)$|\/labels$|\/requested_reviewers$|\/graphql$/;

/** An Octokit with pacing, retries and patience. Its libraries are loaded here, with the first client. */
export async function makeOctokit(options: GitHubOptions): Promise<{ octokit: Octokit; patience: Patience }> {
  const [{ Octokit }, { retry }, { throttling }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const octokit = new (Octokit.plugin(retry, throttling))({
    ...(options.token && { auth: options.token }),
    baseUrl: (options.apiUrl || 'https://api.github.com').replace(/\/+$/, ''),
    userAgent: 'galley',
    request: { fetch: withTimeout(options.fetch ?? globalThis.fetch) },
    retry: { enabled: options.retry ?? true, doNotRetry: FINAL },
    throttle:
      (options.throttle ?? true)
        ? { id: crypto.randomUUID(), onRateLimit: () => false, onSecondaryRateLimit: () => false }
        : { enabled: false },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const patience: Patience = { deadline: options.deadline ?? Date.now() + HOUR, signal: options.signal };
  // All hooks share one options object: what is passed on to the next one is not seen by it.
  octokit.hook.wrap('request', (request, call) => {
    const again = call.method !== 'POST' || (REPEATABLE.test(call.url) && !isMutation(call.query));
    if (!again) call.request = { ...call.request, retries: 0 };
    return waitOutLimits(async () => {
      const response = await request(call);
      throwLimit(response);
      return response;
    }, patience);
  });
  return { octokit, patience };
}

/** A server that takes the connection and never answers must not hold the job. */
function withTimeout(fetch: Fetch): Fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
    return fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  };
}
