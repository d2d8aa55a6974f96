import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import net from 'node:net';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { proxyAgent } from './proxy-agent.js';

export type Fetch = typeof globalThis.fetch;
export type Env = Readonly<Record<string, string | undefined>>;

const MAX_REDIRECTS = 5;
const CONNECT_MS = 10_000;

/**
 * The fetch that every client of this program shares. Where the environment names a proxy (HTTP_PROXY, HTTPS_PROXY,
 * NO_PROXY, in either case), requests go through it; Node 20's own fetch would not. Extra certificates are Node's
 * business (NODE_EXTRA_CA_CERTS). The proxy client is loaded with the first request.
 */
export function makeFetch(env: Env): Fetch {
  const proxies = proxiesOf(env);
  if (!proxies) return (input, init) => globalThis.fetch(input, init);
  let proxied: Promise<Fetch> | undefined;
  return async (input, init) => {
    proxied ??= loadFetch(proxies);
    return (await proxied)(input, init);
  };
}

export interface GuardedScene {
  /** Asked before every request, of each redirect again; throws to refuse. */
  guard: Guard;
  /** Why an address may not be connected to; undefined when it may. Asked of every address that `host` has. */
  refuse: (ip: string, host: string) => string | undefined;
  /** Names the proxies to go through. */
  env: Env;
  /** Every address of a name; the system's resolver by default. */
  lookup?: (host: string) => Promise<LookupAddress[]>;
  /** How long a connection may take to be made; 10 seconds by default. */
  connectMs?: number;
}

/**
 * The fetch for every address that the agent can choose: each hop is judged before it is asked for, the addresses that a
 * name has are judged and then connected to (a second answer of DNS cannot differ), redirects are followed here, and what
 * was meant for one host is not shown to the next. Behind a proxy the name is judged as far as it can be looked up here.
 * Throws ToolError with what to do next; a caller's own abort stays what it is.
 */
export function guardedFetch(reach: GuardedScene): Fetch {
  const { lookup = systemLookup, connectMs = CONNECT_MS } = reach;
  const proxies = proxiesOf(reach.env);
  let loaded: Promise<Fetch> | undefined;
  const hop = async (url: URL, init: RequestInit): Promise<Response> => {
    reach.guard({ kind: 'net', url: url.href });
    const host = hostOf(url);
    if (net.isIP(host)) refuseAny(reach, host, [{ address: host, family: net.isIP(host) }]);
    else if (proxies) refuseAny(reach, host, await lookup(host).catch(() => []));
    loaded ??= loadFetch({ ...proxies, connect: { lookup: pinned(reach, lookup), timeout: connectMs } });
    return (await loaded)(url, { ...init, redirect: 'manual' });
  };
  return async (input, init = {}) => {
    let [url, ask] = requestOf(input, init);
    for (let hops = 0; ; hops++) {
      const answer = await hop(url, ask).catch((error: unknown) => {
        throw told(error, url, ask.signal);
      });
      const next = ask.redirect === 'manual' ? undefined : redirectOf(answer, url);
      if (!next) return answer;
      await answer.body?.cancel().catch(() => {});
      if (ask.redirect === 'error') throw new ToolError(`${url.href} leads on to ${next.href}.`);
      if (hops === MAX_REDIRECTS)
        throw new ToolError(`${url.href} leads on and on: more than ${MAX_REDIRECTS} redirects.`);
      ask = carriedOver(ask, answer.status, url.origin === next.origin);
      url = next;
    }
  };
}

/** Judges a URL that something else than this program is going to open: the URL, and every address of its host now. */
export async function mayReach(reach: GuardedScene, url: string): Promise<void> {
  reach.guard({ kind: 'net', url });
  const host = hostOf(new URL(url));
  const family = net.isIP(host);
  const lookup = reach.lookup ?? systemLookup;
  refuseAny(reach, host, family ? [{ address: host, family }] : await lookup(host).catch(() => []));
}

function requestOf(input: string | URL | Request, init: RequestInit): [URL, RequestInit] {
  if (!(input instanceof Request)) return [new URL(input), init];
  throw new TypeError('guardedFetch takes a URL, not a Request');
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  const to = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
  if (to === null) return undefined;
  if (!URL.canParse(to, from.href))
    throw new ToolError(`${from.href} leads on to ${to}, which is not a URL.`);
  const next = new URL(to, from);
  next.hash ||= from.hash;
  return next;
}

/** As browsers do: POST becomes GET where the status says so; another host gets no credentials. */
function carriedOver(init: RequestInit, status: number, isSameOrigin: boolean): RequestInit {
  const method = (init.method ?? 'GET').toUpperCase();
  const headers = new Headers(init.headers);
  const becomesGet = status === 303 ? method !== 'HEAD' : status < 303 && method === 'POST';
  if (!isSameOrigin)
    for (const name of [...headers.keys()])
      if (!/^(accept|accept-language|user-agent|content-type)$/.test(name)) headers.delete(name);
  const { body, ...rest } = init;
  if (!becomesGet) return { ...rest, headers, ...(body !== undefined && { body }) };
  headers.delete('content-type');
  return { ...rest, headers, method: 'GET' };
}

function refuseAny({ refuse }: GuardedScene, host: string, addresses: readonly LookupAddress[]): void {
  for (const { address } of addresses) {
    const why = refuse(address, host);
    if (why === undefined) continue;
    const place = address === host ? host : `${host} leads to ${address}, which`;
    throw new ToolError(`${place} ${why} and out of reach. Use an address of the public network.`);
  }
}

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** For `net.connect`: what was looked up and judged is what is connected to. */
function pinned(reach: GuardedScene, lookup: NonNullable<GuardedScene['lookup']>) {
  return (host: string, options: { all?: boolean; family?: number | string }, done: Done): void => {
    lookup(host).then(
      (addresses) => {
        try {
          refuseAny(reach, host, addresses);
        } catch (error) {
          done(error as Error, '');
          return;
        }
        const wanted = addresses.filter(({ family }) => !options.family || options.family === family);
        const [first] = wanted;
        if (!first) done(new Error(`${host} has no address`), '');
        else if (options.all) done(null, wanted);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}

function systemLookup(host: string): Promise<LookupAddress[]> {
  return dns.lookup(host, { all: true, verbatim: true });
}

/** What the model is told instead of "fetch failed"; undici wraps what happened, sometimes twice. */
export function told(error: unknown, url: URL, signal?: AbortSignal | null): unknown {
  if (signal?.aborted) return error;
  for (let cause = error, depth = 0; depth < 5; depth++) {
    if (cause instanceof ToolError) return cause;
    const inner = cause instanceof AggregateError ? cause.errors[0] : (cause as Error | undefined)?.cause;
    if (inner === undefined) {
      const why =
        cause instanceof Error
          ? cause.message || (cause as NodeJS.ErrnoException).code || cause.name
          : String(cause);
      return error instanceof TypeError
        ? new ToolError(`${url.host} cannot be read: ${why}.`, { cause: error })
        : error;
    }
    cause = inner;
  }
  return error;
}

export interface Proxies {
  httpProxy?: string;
  httpsProxy?: string;
  noProxy: string;
}

/** The proxies that the environment names; undefined where it names none. */
export function proxiesOf(env: Env): Proxies | undefined {
  const http = env.http_proxy || env.HTTP_PROXY;
  const https = env.https_proxy || env.HTTPS_PROXY;
  if (!http && !https) return undefined;
  return {
    ...(http && { httpProxy: http }),
    ...(https && { httpsProxy: https }),
    noProxy: env.no_proxy || env.NO_PROXY || '',
  };
}

async function loadFetch(options: Partial<Proxies> & { connect?: object }): Promise<Fetch> {
  const { Agent, fetch } = await import('undici');
  const dispatcher = options.noProxy === undefined ? new Agent(options as object) : await proxyAgent(options);
  // The same standard in two type packages: undici's own and Node's.
  const send = fetch as unknown as (input: unknown, init: unknown) => Promise<Response>;
  return (input, init) => send(input, { ...init, dispatcher });
}
