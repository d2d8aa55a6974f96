import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQl } from './github/graphql.js';
import { OBJECTS } from './github/objects.js';
import { OpenApi } from './github/openapi.js';
import { POSTS } from './github/posts.js';
import { REPOSITORY } from './github/repository.js';
import { type Answer, NOT_FOUND, type Route } from './github/route.js';
import { State, type User } from './github/state.js';

export interface Request {
  operation: string;
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  authorization: string;
  at: number;
}

/** Something that goes wrong. `stored` = the server did what was asked and fails only in its answer. */
export interface Fault {
  /** GitHub's name of the operation, such as issues/create-comment; absent = any. */
  on?: string;
  /** Calls that pass first, and how many fail then (1). */
  skip?: number;
  times?: number;
  status?: number;
  message?: string;
  headers?: Record<string, string>;
  stored?: boolean;
  /** Instead of an answer: the connection is cut, or nothing ever comes. */
  instead?: 'cut' | 'silence';
  /** Runs before the call is answered: what happens meanwhile on the server. */
  meanwhile?: (state: State) => void;
}

const ROUTES: Record<string, Route> = { ...POSTS, ...REPOSITORY, ...OBJECTS };
const BOT: User = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' };

/**
 * api.github.com on loopback: keeps state, pages its lists, takes anchors only inside the diff, and checks every
 * request against GitHub's own OpenAPI description. A request that is not in it gets 400 and stands in `invalid`.
 */
export class GitHubServer {
  readonly state: State;
  readonly requests: Request[] = [];
  readonly invalid: string[] = [];
  readonly #faults: Required<Pick<Fault, 'skip' | 'times'>>[] & Fault[] = [];
  readonly #api = new OpenApi();
  readonly #graphql = new GraphQl();
  readonly #server = http.createServer((request, response) => void this.#take(request, response));

  private constructor(options: { repository?: string; bare?: string; self?: User }) {
    const [owner = '', name = ''] = (options.repository ?? 'octo/hello').split('/');
    this.state = new State(owner, name, options.self ?? BOT, options.bare);
  }

  /** `bare` is the folder of a bare repository that stands behind the Git data API and the diffs. */
  static async start(
    options: { repository?: string; bare?: string; self?: User } = {},
  ): Promise<GitHubServer> {
    const server = new GitHubServer(options);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  fault(fault: Fault): void {
    this.#faults.push({ skip: 0, times: 1, ...fault });
  }

  /** Calls of one operation, in their order. */
  calls(operation: string): Request[] {
    return this.requests.filter((request) => request.operation === operation);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return; // the client went away
    }
    const text = Buffer.concat(chunks).toString('utf8');
    const body: unknown = text ? JSON.parse(text) : undefined;
    // GitHub Enterprise Server has REST below /api/v3 and GraphQL at /api/graphql.
    const url = new URL((request.url ?? '/').replace(/^\/api(?:\/v3)?(?=\/)/, ''), this.url);
    const log = /^\/_logs\/(\d+)$/.exec(url.pathname)?.[1];
    if (log) {
      response.end(this.state.jobs.find((job) => job.id === Number(log))?.log);
      return;
    }
    const answer = this.#answer(request, url, body);
    if (answer === 'silence') return;
    if (answer === 'cut') request.socket.destroy();
    else this.#send(response, answer, url);
  }

  #answer(request: http.IncomingMessage, url: URL, body: unknown): Answer | 'cut' | 'silence' {
    const method = request.method ?? '';
    const isGraphQl = url.pathname === '/graphql';
    const found = isGraphQl
      ? { params: {} as Record<string, string>, ...this.#graphql.find(body) }
      : this.#api.find(method, url, body);
    const operation = found?.operation ?? `${method} ${url.pathname}`;
    const { authorization = '', accept = '' } = request.headers;
    const query = Object.fromEntries(url.searchParams);
    this.requests.push({ operation, method, path: url.pathname, query, body, authorization, at: Date.now() });
    const errors = found?.errors ?? ["not in GitHub's description"];
    if (errors.length > 0) {
      this.invalid.push(`${method} ${url.pathname}: ${errors.join('; ')}`);
      return { status: 400, body: { message: errors.join('; ') } };
    }
    if (this.state.revoked) return { status: 401, body: { message: 'Bad credentials' } };
    const context = {
      state: this.state,
      params: found?.params ?? {},
      query: url.searchParams,
      body: (body ?? {}) as Record<string, unknown>,
      accept,
      origin: this.url,
    };
    const work = (): Answer => {
      if (isGraphQl) {
        const { invalid, ...answer } = this.#graphql.answer(this.state, body);
        this.invalid.push(...invalid.map((error) => `${operation}: ${error}`));
        return answer;
      }
      const { owner, repo } = context.params;
      const here = owner === undefined || `${owner}/${repo}`.toLowerCase() === this.state.slug.toLowerCase();
      const route = here ? ROUTES[operation] : undefined;
      return route?.(context) ?? NOT_FOUND;
    };
    const fault = this.#nextFault(operation);
    if (!fault) return work();
    fault.meanwhile?.(this.state);
    if (fault.stored) work();
    if (fault.instead) return fault.instead;
    if (fault.status === undefined) return work();
    return {
      status: fault.status,
      body: { message: fault.message ?? 'fault' },
      headers: fault.headers ?? {},
    };
  }

  #nextFault(operation: string): Fault | undefined {
    for (const fault of this.#faults) {
      if (fault.times <= 0 || (fault.on !== undefined && fault.on !== operation)) continue;
      if (fault.skip > 0) fault.skip -= 1;
      else {
        fault.times -= 1;
        return fault;
      }
    }
    return undefined;
  }

  #send(response: http.ServerResponse, answer: Answer, url: URL): void {
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      ...answer.headers,
    };
    let body = answer.body;
    if (answer.list) {
      const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
      const page = Number(url.searchParams.get('page') ?? 1);
      const items = answer.list.slice((page - 1) * size, page * size);
      if (page * size < answer.list.length) headers.link = `<${nextPage(url, page + 1)}>; rel="next"`;
      body = answer.key ? { total_count: answer.list.length, [answer.key]: items } : items;
    }
    response.writeHead(answer.status, headers);
    response.end(body === undefined ? undefined : Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }
}

function nextPage(url: URL, page: number): string {
  const next = new URL(url);
  next.searchParams.set('page', String(page));
  return next.href;
}
