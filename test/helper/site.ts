import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  url: string;
  /** What was asked: method and path, headers, body. */
  asked: { line: string; headers: http.IncomingHttpHeaders; body: string }[];
  close(): Promise<void>;
}

/** A web server on loopback; `answer` gets each request, its body read. */
export async function site(
  answer: (request: http.IncomingMessage, response: http.ServerResponse, body: string) => void,
): Promise<Site> {
  const asked: Site['asked'] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
