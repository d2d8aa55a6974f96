import type { Dispatcher, EnvHttpProxyAgent } from 'undici';

/**
 * The client that goes through the proxies of `options`. A proxy that closes the connection instead of answering is a
 * failure at once: undici takes that for a connection that was used up, and would ask the proxy again for ever.
 */
export async function proxyAgent(options: EnvHttpProxyAgent.Options): Promise<Dispatcher> {
  const { EnvHttpProxyAgent: Through, Pool } = await import('undici');
  return new Through({
    ...options,
    clientFactory: (origin, own) => {
      const pool = new Pool(origin, own);
      const connect = pool.connect.bind(pool) as (
        ask: Dispatcher.ConnectOptions,
      ) => Promise<Dispatcher.ConnectData>;
      return Object.assign(pool, {
        connect: (ask: Dispatcher.ConnectOptions) => connect(ask).catch(sayWhoClosed),
      });
    },
  });
}

function sayWhoClosed(cause: unknown): never {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET')) throw cause;
  throw Object.assign(new Error('the proxy closed the connection', { cause }), { code: 'ECONNRESET' });
}
