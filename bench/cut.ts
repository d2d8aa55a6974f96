// How soon a model's server sees its connection closed after it has sent the byte that makes a reminder match.
//   npx tsc -p bench && node lib/bench/bench/cut.js [times]
// Galley runs as a process of its own, as in a workflow; the server stands here and keeps the time.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const count = Number(process.argv[2] ?? 5);
const launcher = path.resolve(process.argv[3] ?? 'dist/cli.js');
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-bench-')));
fs.writeFileSync(
  path.join(root, 'r.yml'),
  'title: T\nprompt: go\nttsr: { rules: [{ pattern: FORBIDDEN, reminder: Do not., scope: [text] }] }\n',
);

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** One run: the first answer says the forbidden word and goes silent, the second ends. Milliseconds until the close. */
async function once(): Promise<number> {
  let asked = 0;
  let closed = Number.NaN;
  const server = http.createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (++asked > 1) {
      response.end(`${chunk({ role: 'assistant', content: 'Fine.' }, 'stop')}data: [DONE]\n\n`);
      return;
    }
    response.write(chunk({ role: 'assistant', content: 'I will say it: ' }));
    await wait(300);
    const sent = performance.now();
    response.once('close', () => {
      closed = performance.now() - sent;
    });
    response.write(chunk({ content: 'FORBIDDEN' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const args = [launcher, 'run', path.join(root, 'r.yml'), '--model', 'openai-chat/m', '--base-url', url];
  const env = { PATH: process.env.PATH ?? '', HOME: root, OPENAI_API_KEY: 'sk-test' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  const code = await new Promise((done) => child.once('exit', done));
  server.closeAllConnections();
  server.close();
  if (asked !== 2) throw new Error(`the server was asked ${asked} times, exit ${code}`);
  return closed;
}

const times: number[] = [];
for (let at = 0; at < count; at++) times.push(await once());
times.sort((a, b) => a - b);
fs.rmSync(root, { recursive: true, force: true });
const [least, middle, most] = [0, count >> 1, count - 1].map((at) => times[at]?.toFixed(1));
console.log(
  `closed after the matching byte: ${least} ms at least, ${middle} ms median, ${most} ms at most (bar 50)`,
);
