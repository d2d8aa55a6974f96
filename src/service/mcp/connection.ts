import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { z } from 'zod';
import { neutral, neutralLine } from './neutral.js';
import { type Launch, Pipe } from './pipe.js';

/** Where a server is: a program to start, or a URL (streamable HTTP) with the fetch that may be used for it. */
export type Target =
  | Launch
  | { url: string; headers: Readonly<Record<string, string>>; fetch: typeof globalThis.fetch };

export interface ConnectionOptions {
  target: Target;
  timeoutMs: number;
  /** This program's version, for the server. */
  version: string;
  /** The server asked for something that is never done (sampling, elicitation, roots ...). */
  asked: (method: string) => void;
  /** Gives up the handshake. */
  signal: AbortSignal;
}

/** Why a request to a server failed. `lost` = the connection is gone; the server may be connected to again. */
export class McpFailure extends Error {
  override readonly name = 'McpFailure';
  constructor(
    readonly kind: 'timeout' | 'lost' | 'refused' | 'malformed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface CallOptions {
  signal: AbortSignal;
  progress: (text: string) => void;
}

const MAX_PAGES = 20;
const MAX_TOOLS = 128;
const MAX_ERROR = 2_000;
const GOODBYE_MS = 1_000;
/** Codes of the SDK's own errors. */
const [CLOSED, TIMED_OUT] = [-32_000, -32_001];

const Page = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().optional() });
const Anything = z.looseObject({});

/** One living connection to a server. */
export class Connection {
  /** The server said that its list of tools has changed. */
  changed = false;
  #lost: string | undefined;

  private constructor(
    private readonly client: Client,
    private readonly transport: Transport,
    private readonly timeoutMs: number,
  ) {}

  /** Starts or reaches the server and shakes hands. Throws McpFailure. The SDK is loaded with the first connection. */
  static async open({ target, timeoutMs, version, asked, signal }: ConnectionOptions): Promise<Connection> {
    const [{ Client }, { ErrorCode, McpError }] = await Promise.all([
      import('@modelcontextprotocol/sdk/client/index.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    const client = new Client({ name: 'galley', version }, { capabilities: {} });
    const transport = await transportTo(target);
    const self = new Connection(client, transport, timeoutMs);
    client.fallbackRequestHandler = async ({ method }) => {
      asked(neutralLine(method, 60));
      throw new McpError(
        ErrorCode.MethodNotFound,
        'Galley runs without a person and lends its model to no server',
      );
    };
    client.fallbackNotificationHandler = async ({ method }) => {
      if (method === 'notifications/tools/list_changed') self.changed = true;
    };
    client.onclose = () => {
      self.#lost ??= transport instanceof Pipe ? transport.why : 'the connection was closed';
    };
    try {
      await client.connect(transport, { timeout: timeoutMs, signal });
      return self;
    } catch (error) {
      const failure = self.#failure(error, 'the handshake');
      await self.close();
      throw failure;
    }
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** The entries of `tools/list`, every page of it, as the server wrote them. */
  async list(): Promise<unknown[]> {
    this.changed = false;
    const tools: unknown[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES && tools.length < MAX_TOOLS; page++) {
      const answer = await this.#request('tools/list', cursor === undefined ? {} : { cursor }, Page);
      tools.push(...answer.tools);
      cursor = answer.nextCursor;
      if (cursor === undefined) break;
    }
    return tools.slice(0, MAX_TOOLS);
  }

  call(tool: string, args: Record<string, unknown>, { signal, progress }: CallOptions): Promise<unknown> {
    let told = 0;
    return this.#request('tools/call', { name: tool, arguments: args }, Anything, {
      signal,
      onprogress: ({ progress: done, total, message }) => {
        if (Date.now() - told < 250) return;
        told = Date.now();
        progress(neutralLine(message ?? `${done}${total === undefined ? '' : ` of ${total}`}`, 200));
      },
    });
  }

  /** Says goodbye, and ends the server's processes when it is a child of ours. */
  async close(): Promise<void> {
    this.#lost ??= 'the connection was closed';
    if ('terminateSession' in this.transport) {
      const end = (this.transport as { terminateSession(): Promise<void> }).terminateSession();
      await Promise.race([end.catch(() => {}), new Promise((done) => setTimeout(done, GOODBYE_MS).unref())]);
    }
    await this.transport.close().catch(() => {});
  }

  async #request<Schema extends z.ZodType>(
    method: 'tools/list' | 'tools/call',
    params: Record<string, unknown>,
    schema: Schema,
    options: Parameters<Client['request']>[2] = {},
  ): Promise<z.output<Schema>> {
    if (this.#lost !== undefined) throw new McpFailure('lost', this.#lost);
    try {
      const request = { method, params } as Parameters<Client['request']>[0];
      return (await this.client.request(request, schema, {
        timeout: this.timeoutMs,
        ...options,
      })) as z.output<Schema>;
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      throw this.#failure(error, method);
    }
  }

  #failure(error: unknown, what: string): McpFailure {
    const options = { cause: error };
    const { code } = error as { code?: unknown };
    if (code === TIMED_OUT)
      return new McpFailure(
        'timeout',
        `it did not answer ${what} within ${this.timeoutMs / 1_000} s`,
        options,
      );
    if (error instanceof z.core.$ZodError || (error as Error).name === 'ZodError')
      return new McpFailure(
        'malformed',
        `it answered ${what} with something else than the protocol says`,
        options,
      );
    if (
      this.transport instanceof Pipe &&
      (code === CLOSED || this.#lost !== undefined || this.transport.why)
    ) {
      const { why, lastWords } = this.transport;
      this.#lost ??= why || 'the connection was closed';
      const said = lastWords ? `; it last wrote: ${neutral(lastWords, MAX_ERROR)}` : '';
      return new McpFailure('lost', `${this.#lost}${said}`, options);
    }
    const text = neutral(error instanceof Error ? messageOf(error) : String(error), MAX_ERROR);
    // Over HTTP a request that found nobody, or no session, is all that is seen of a server that is gone.
    if (typeof code === 'number' && code < 0) return new McpFailure('refused', text, options);
    this.#lost ??= text;
    return new McpFailure('lost', text, options);
  }
}

/** Without the SDK's own preface. `fetch failed` says nothing; its cause does. */
function messageOf(error: Error): string {
  if (/^MCP error -?\d+: /.test(error.message)) return error.message.replace(/^MCP error -?\d+: /, '');
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause && !error.message.includes(cause) ? `${error.message}: ${cause}` : error.message;
}

async function transportTo(target: Target): Promise<Transport> {
  if (!('url' in target)) return new Pipe(target);
  const { StreamableHTTPClientTransport } = await import(
    '@modelcontextprotocol/sdk/client/streamableHttp.js'
  );
  const { url, headers, fetch } = target;
  // The SDK's class has `sessionId: string | undefined` where its own interface has it optional.
  return new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit: { headers } }) as Transport;
}
