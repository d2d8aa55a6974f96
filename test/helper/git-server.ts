import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * Serves the bare repositories below `root` over smart HTTP with git's own http-backend, read-only.
 * `token` asks for a header as actions/checkout sends it. `silent` takes connections and never answers.
 */
export class GitServer {
  readonly requests: { path: string; authorization: string }[] = [];
  silent = false;
  readonly #server = http.createServer((request, response) => this.#take(request, response));

  private constructor(
    private readonly root: string,
    private readonly token?: string,
  ) {}

  static async start(root: string, token?: string): Promise<GitServer> {
    const server = new GitServer(root, token);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(request: http.IncomingMessage, response: http.ServerResponse): void {
    const url = new URL(request.url ?? '/', this.url);
    const authorization = request.headers.authorization ?? '';
    this.requests.push({ path: url.pathname, authorization });
    if (this.silent) return;
    const basic = Buffer.from(`x-access-token:${this.token}`).toString('base64');
    if (this.token && authorization.toLowerCase() !== `basic ${basic}`.toLowerCase()) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
      return;
    }
    const backend = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'safe.directory',
        GIT_CONFIG_VALUE_0: '*',
        GIT_PROJECT_ROOT: path.resolve(this.root),
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    backend.stdin.on('error', () => {});
    request.pipe(backend.stdin);
    relay(backend.stdout, response);
  }
}

/** A CGI answer: headers, an empty line, the body. */
function relay(from: NodeJS.ReadableStream, response: http.ServerResponse): void {
  let head = Buffer.alloc(0);
  let started = false;
  from.on('data', (chunk: Buffer) => {
    if (started) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    started = true;
    const headers = head
      .toString('latin1', 0, end)
      .split('\r\n')
      .map((line) => line.split(/:\s*/, 2) as [string, string]);
    const status = headers.find(([name]) => name.toLowerCase() === 'status');
    response.writeHead(Number.parseInt(status?.[1] ?? '200', 10), Object.fromEntries(headers));
    response.write(head.subarray(end + 4));
  });
  from.on('end', () => response.end());
}
