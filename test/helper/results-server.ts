import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  id: string;
  name: string;
  size?: number;
  hash?: string;
  blocks: Map<string, Buffer>;
  /** The zip, once its blocks are joined. */
  data?: Buffer;
}

/** The service behind @actions/artifact 6: JSON calls, and Azure block blobs. Answers wrong requests as GitHub does. */
export interface ResultsServer {
  /** What the runner puts into an action's environment. */
  env: Record<string, string>;
  artifacts: Map<string, Stored>;
  url: string;
  close(): Promise<void>;
}

/** `origin` is what the service calls itself, where a proxy stands before it. */
export async function resultsServer(origin?: string): Promise<ResultsServer> {
  const artifacts = new Map<string, Stored>();
  let base = '';
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', base);
      const body = Buffer.concat(chunks);
      const answer = url.pathname.startsWith('/twirp/')
        ? call(artifacts, url.pathname.split('/').at(-1) ?? '', {
            body,
            base,
            token: request.headers.authorization,
          })
        : blob(artifacts, url, { body, method: request.method ?? '' });
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = base;
  base = origin ?? base;
  return {
    url,
    env: { ACTIONS_RESULTS_URL: `${base}/`, ACTIONS_RUNTIME_TOKEN: runtimeToken() },
    artifacts,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The client reads two ids out of the token's scope and does not look at its signature. */
function runtimeToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ scp: `Actions.Results:${randomUUID()}:${randomUUID()}` })}.none`;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

function json(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function call(
  artifacts: Map<string, Stored>,
  method: string,
  { body, base, token }: { body: Buffer; base: string; token: string | undefined },
): Answer {
  if (!token?.startsWith('Bearer ')) return json({ code: 'unauthenticated', msg: 'no token' }, 401);
  const asked = JSON.parse(body.toString()) as { name: string; size?: number; hash?: string };
  const found = artifacts.get(asked.name);
  if (method === 'CreateArtifact') {
    if (found) return json({ code: 'already_exists', msg: 'an artifact of that name exists' }, 409);
    if (/[":<>|*?\r\n\\/]/.test(asked.name)) return json({ code: 'invalid_argument', msg: 'bad name' }, 400);
    artifacts.set(asked.name, { id: String(1000 + artifacts.size), name: asked.name, blocks: new Map() });
    return json({ ok: true, signed_upload_url: `${base}/blob/${encodeURIComponent(asked.name)}?sig=x` });
  }
  if (method === 'FinalizeArtifact' && found) {
    Object.assign(found, { size: Number(asked.size), hash: asked.hash });
    return json({ ok: true, artifact_id: found.id });
  }
  return json({ code: 'bad_route', msg: method }, 404);
}

function blob(
  artifacts: Map<string, Stored>,
  url: URL,
  { body, method }: { body: Buffer; method: string },
): Answer {
  const stored = artifacts.get(decodeURIComponent(url.pathname.replace('/blob/', '')));
  if (!stored || method !== 'PUT') return json({}, 404);
  if (url.searchParams.get('comp') === 'block')
    stored.blocks.set(url.searchParams.get('blockid') ?? '', body);
  else {
    const ids = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1] ?? '');
    stored.data = Buffer.concat(ids.map((id) => stored.blocks.get(id) ?? Buffer.alloc(0)));
  }
  const headers = {
    etag: '"1"',
    'last-modified': new Date().toUTCString(),
    'x-ms-request-id': randomUUID(),
    'x-ms-version': '2025-01-05',
  };
  return { status: 201, headers, body: '' };
}
