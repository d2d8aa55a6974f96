export type Fetch = typeof globalThis.fetch;

/**
 * The fetch that every client of this program shares. Where the environment names a proxy (HTTP_PROXY, HTTPS_PROXY,
 * NO_PROXY, in either case), requests go through it; Node 20's own fetch would not. Extra certificates are Node's
 * business (NODE_EXTRA_CA_CERTS). The proxy client is loaded with the first request.
 */
export function makeFetch(env: Readonly<Record<string, string | undefined>>): Fetch {
  const http = env.http_proxy || env.HTTP_PROXY;
  const https = env.https_proxy || env.HTTPS_PROXY;
  if (!http && !https) return (input, init) => globalThis.fetch(input, init);
  let proxied: Promise<Fetch> | undefined;
  return async (input, init) => {
    proxied ??= loadProxied({
      ...(http && { httpProxy: http }),
      ...(https && { httpsProxy: https }),
      noProxy: env.no_proxy || env.NO_PROXY || '',
    });
    return (await proxied)(input, init);
  };
}

async function loadProxied(options: {
  httpProxy?: string;
  httpsProxy?: string;
  noProxy: string;
}): Promise<Fetch> {
  const { EnvHttpProxyAgent, fetch } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent(options);
  // The same standard in two type packages: undici's own and Node's.
  const send = fetch as unknown as (input: unknown, init: unknown) => Promise<Response>;
  return (input, init) => send(input, { ...init, dispatcher });
}
