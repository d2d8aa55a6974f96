// How long a run with a long record takes to go on: from the start of the process to its first request to the model, and
// to its end. The record is of a run of thousands of turns that was compacted again and again, as such runs are; `plain`
// makes one that never was, which has to be shortened before anything can be asked.
//   npm run compile && npx tsc -p bench && node lib/bench/bench/resume.js [megabytes] [plain]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { render } from '../test/helper/model-wire.js';
import { repository } from '../test/helper/repository.js';
import { folder } from '../test/helper/workspace.js';

const MB = 1_000_000;
const TURNS_A_SUMMARY = 50;
const WINDOW = 400_000;
const megabytes = Number(process.argv[2] ?? 200);
const plain = process.argv[3] === 'plain';
const root = repository({ 'a.txt': 'a\n' });
const runs = folder();
const recipe = path.join(folder(), 'go-on.yml');
fs.writeFileSync(recipe, 'title: Go on\nprompt: Go on.\ntools: [read]\n');
const home = folder();
fs.writeFileSync(path.join(home, 'config.yml'), `models: { openai/m: { context_window: ${WINDOW} } }\n`);
const turns = record(path.join(runs, 'long'), megabytes * MB);

/** Writes the record of a killed run of about so many bytes; answers with its turns. */
function record(dir: string, bytes: number): number {
  fs.mkdirSync(dir, { recursive: true });
  const fd = fs.openSync(path.join(dir, 'transcript.jsonl'), 'w');
  const usage = { input: 60_000, output: 300, cached: 50_000, usd: 0.01 };
  let seq = 0;
  let written = 0;
  const add = (event: object): void => {
    const line = JSON.stringify({
      v: 1,
      seq: seq++,
      at: '2026-01-01T00:00:00.000Z',
      agent: 'main',
      ...event,
    });
    written += fs.writeSync(fd, `${line}\n`);
  };
  const text = 'const value = await read(path); // "quoted" and \\ escaped\n'.repeat(560);
  add({ type: 'user', source: 'prompt', blocks: [{ type: 'text', text: 'Go on.' }] });
  let turn = 0;
  for (; written < bytes; turn += 1) {
    const id = `c${turn}`;
    const args = { paths: ['a.txt'] };
    const access = [{ kind: 'read', path: 'a.txt' }];
    add({
      type: 'assistant',
      blocks: [
        { type: 'text', text: `Step ${turn}.` },
        { type: 'call', id, name: 'read', args },
      ],
      stop: 'tool',
      usage: plain ? { ...usage, input: Math.round(written / 4) } : usage,
      ms: 900,
    });
    add({ type: 'call', id, name: 'read', args, access, verdict: { action: 'allow' } });
    add({ type: 'result', id, name: 'read', ms: 3, ok: true, text });
    if (!plain && turn % TURNS_A_SUMMARY === 0)
      add({ type: 'compact', how: 'summary', before: seq - 3, summary: 'Go on.', usage });
  }
  fs.closeSync(fd);
  return turn;
}

let started = 0;
let asked = 0;
let worked = 0;
const server = http.createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    asked ||= performance.now() - started;
    worked ||= cpuOf(child.pid ?? 0);
    const rows = render('responses', { text: 'Done.' }, 0).map(
      ({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    );
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(rows.join(''));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const cli = pathToFileURL(path.resolve('lib/cli.js')).href;
const code = `import(${JSON.stringify(cli)}).then(async (m) => { process.exitCode = await m.runCli(process.argv.slice(1)); })`;
const size = fs.statSync(path.join(runs, 'long', 'transcript.jsonl')).size;
started = performance.now();
const argv = [
  'run',
  recipe,
  '--workspace',
  root,
  '--run-dir',
  runs,
  '--resume',
  'long',
  '--model',
  'openai/m',
  '--base-url',
  url,
  '--output',
  'json',
];
const child = spawn(process.execPath, ['-e', code, '--', ...argv], {
  cwd: root,
  env: { PATH: process.env.PATH ?? '', HOME: root, GALLEY_HOME: home, OPENAI_API_KEY: 'sk-bench-0123456789' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = await new Promise((resolve) => child.once('close', resolve));
server.closeAllConnections();
server.close();
/** Milliseconds of processor time so far (Linux, else 0): what a machine with other work on it does not blur. */
function cpuOf(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!fs.existsSync(stat)) return 0;
  const fields = fs.readFileSync(stat, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
console.log(`${(size / MB).toFixed(0)} MB, ${turns} turns`);
console.log(`first request after ${seconds(asked)} (bar 3 s), ${seconds(worked)} of processor time`);
console.log(`ended with ${ended} after ${seconds(performance.now() - started)}`);
