// What the loop itself costs: hundreds of turns against a model server that answers at once, the whole way from the
// command to the transcript, next to a bare loop on the `openai` client that does the same calls in the same run.
//   npx tsc -p bench && npm run compile && node --expose-gc lib/bench/bench/loop.js [turns] [wire ...]
// The server is a process of its own and takes the time between the end of an answer and the next request: all that a
// turn costs, tools included. It takes it twice: until the request begins to arrive (a body is handed to the system in
// one write, so our work is done then) and until its last byte has been read, by the server, of a body that grows with
// every turn. How it grows is told for both. The server keeps its memory: to read into new pages took
// longer than the reading itself.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import OpenAI from 'openai';
import { run } from '../src/cli/run.js';
import { render, type Wire } from '../test/helper/model-wire.js';
import { git, repository } from '../test/helper/repository.js';
import { folder } from '../test/helper/workspace.js';

const WIRES: Record<string, { wire: Wire; path: string }> = {
  openai: { wire: 'responses', path: '/v1' },
  'openai-chat': { wire: 'chat', path: '/v1' },
  anthropic: { wire: 'messages', path: '' },
};
const TOOL_FILE = 'src/notes.txt';
/** Memory that was freed stays with the process (glibc). */
const KEEPS_MEMORY = { MALLOC_TRIM_THRESHOLD_: '2000000000', MALLOC_MMAP_THRESHOLD_: '2000000000' };

/** Answers with a tool call, and at the end with words; tells its parent when each request came and was answered. */
function serve(turns: number, wire: Wire): void {
  const began: number[] = [];
  const came: number[] = [];
  const done: number[] = [];
  const server = http.createServer((request, response) => {
    began.push(performance.now());
    request.resume();
    request.once('end', () => {
      const turn = came.push(performance.now()) - 1;
      const call = { name: 'read', args: { paths: [TOOL_FILE] } };
      const take = turn < turns ? { text: `Step ${turn}.`, calls: [call] } : { text: 'Done.' };
      const events = render(wire, take, turn).map(
        ({ event, data }) =>
          `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`,
      );
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(events.join('') + (wire === 'chat' ? 'data: [DONE]\n\n' : ''));
      done.push(performance.now());
      setImmediate(() => collect({ type: 'minor' }));
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.once('message', () => {
    const since = (times: number[]) => times.slice(1).map((at, turn) => at - (done[turn] ?? at));
    process.send?.({ gaps: since(came), starts: since(began) } satisfies Gaps);
    server.closeAllConnections();
    server.close();
    process.disconnect();
  });
}

/** Milliseconds from the end of each answer to the request after it. */
interface Gaps {
  /** To its last byte. */
  gaps: number[];
  /** To its first. */
  starts: number[];
}

interface Server {
  origin: string;
  end(): Promise<Gaps>;
}

async function start(turns: number, wire: Wire): Promise<Server> {
  const child = fork(process.argv[1] ?? '', ['serve', String(turns), wire], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...KEEPS_MEMORY },
  });
  const next = <T>() =>
    new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
  const { port } = await next<{ port: number }>();
  return {
    origin: `http://127.0.0.1:${port}`,
    async end() {
      const answer = next<Gaps>();
      child.send('end');
      return answer;
    },
  };
}

interface Run extends Gaps {
  /** Milliseconds that the tool itself took, in each turn. */
  tool: number[];
  /** Milliseconds of processor time of a turn, on the average: what other work on the machine does not blur. */
  cpu: number;
  /** Bytes in use after a full collection, by turn. */
  memory: Map<number, number>;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const collect = (how?: { type: 'minor' }): void =>
  (globalThis as { gc?: (how?: { type: 'minor' }) => void }).gc?.(how);

const heldBytes = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

async function galley(turns: number, name: string, marks: number[]): Promise<Run> {
  const { wire, path: base } = WIRES[name] as (typeof WIRES)[string];
  const server = await start(turns, wire);
  const root = repository({ [TOOL_FILE]: 'a line of notes\n'.repeat(60) });
  const recipe = path.join(root, 'loop.yml');
  fs.writeFileSync(recipe, `title: Loop\nprompt: Go on.\ntools: [read]\nlimits: { turns: ${turns + 10} }\n`);
  git(root, 'add', '-A');
  const memory = new Map<number, number>();
  let answers = 0;
  let [first, last] = [0, 0];
  let called = 0;
  const tool: number[] = [];
  const out = (text: string): void => {
    for (const row of text.split('\n')) {
      if (row.includes('"type":"call"')) called = performance.now();
      if (row.includes('"type":"result"')) tool.push(performance.now() - called);
      if (!row.includes('"type":"assistant"')) continue;
      if (marks.includes(++answers)) memory.set(answers, heldBytes());
      if (answers === 1) first = cpuMs();
      if (answers === turns) last = cpuMs();
    }
  };
  const code = await run.run({
    argv: [
      recipe,
      '--workspace',
      root,
      '--model',
      `${name}/m`,
      '--base-url',
      server.origin + base,
      '--output',
      'stream-json',
    ],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: root,
      OPENAI_API_KEY: 'sk-bench-0123456789',
      ANTHROPIC_API_KEY: 'sk-ant-bench-0123456789',
    },
    cwd: root,
    out,
    err: () => {},
    tty: false,
    color: false,
    signal: new AbortController().signal,
  });
  if (code !== 0) throw new Error(`galley run ended with ${code}`);
  return { ...(await server.end()), tool, cpu: (last - first) / turns, memory };
}

/** The loop that everybody writes first: one client, one growing list of messages, read the file, go on. */
async function bare(turns: number): Promise<Run> {
  const server = await start(turns, 'chat');
  const root = folder({ [TOOL_FILE]: 'a line of notes\n'.repeat(60) });
  const client = new OpenAI({ apiKey: 'sk', baseURL: `${server.origin}/v1`, maxRetries: 0 });
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'Go on.' }];
  const tools: OpenAI.ChatCompletionTool[] = [
    { type: 'function', function: { name: 'read', description: 'Reads', parameters: { type: 'object' } } },
  ];
  const began = cpuMs();
  const tool: number[] = [];
  for (;;) {
    const stream = await client.chat.completions.create({ model: 'm', messages, tools, stream: true });
    let content = '';
    const calls: { id: string; name: string; json: string }[] = [];
    for await (const { choices } of stream) {
      content += choices[0]?.delta.content ?? '';
      for (const piece of choices[0]?.delta.tool_calls ?? []) {
        calls[piece.index] ??= { id: piece.id ?? '', name: piece.function?.name ?? '', json: '' };
        (calls[piece.index] as { json: string }).json += piece.function?.arguments ?? '';
      }
    }
    if (calls.length === 0) break;
    const tool_calls = calls.map(({ id, name, json }) => ({
      id,
      type: 'function' as const,
      function: { name, arguments: json },
    }));
    messages.push({ role: 'assistant', content, tool_calls });
    for (const { id, json } of calls) {
      const { paths } = JSON.parse(json) as { paths: string[] };
      const called = performance.now();
      const text = await fs.promises.readFile(path.join(root, paths[0] ?? ''), 'utf8');
      tool.push(performance.now() - called);
      messages.push({ role: 'tool', tool_call_id: id, content: text });
    }
  }
  return { cpu: (cpuMs() - began) / turns, ...(await server.end()), tool, memory: new Map() };
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
/** The median of fifty turns: a collection of garbage or another process blurs a few of them. */
const around = (gaps: number[], turn: number): number => median(gaps.slice(turn - 25, turn + 25));

/** The median turn without its tool. */
const overhead = ({ gaps, tool }: Run): number => median(gaps.map((gap, turn) => gap - (tool[turn] ?? 0)));

function tell(name: string, run: Run): void {
  const { gaps, starts, tool, cpu, memory } = run;
  const growth = (times: number[]): number[] => {
    const [early, late] = [around(times, 50), around(times, times.length - 25)];
    return [early, late, late / early];
  };
  const [first, last] = [...memory].map(([turn, bytes]) => ({ turn, bytes }));
  const grown =
    first && last ? ((last.bytes - first.bytes) / (last.turn - first.turn) / 1024).toFixed(1) : '-';
  const figures = [overhead(run), median(tool), median(gaps), ...growth(starts), ...growth(gaps), cpu].map(
    (value) => value.toFixed(2),
  );
  console.log(`| ${[name, ...figures, grown].join(' | ')} |`);
}

async function main(): Promise<void> {
  const turns = Number(process.argv[2] ?? 500);
  const names = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(WIRES);
  console.log(
    `| loop | ms a turn without its tool, median (bar 5) | tool | whole turn | our part at turn 50 | at turn ${turns} | ratio (bar 1.5) | with the server's reading at turn 50 | at turn ${turns} | ratio | ms of processor | KiB a turn kept |`,
  );
  console.log(`|${'---|'.repeat(12)}`);
  const peer = await bare(turns);
  tell('openai client, bare', peer);
  for (const name of names) {
    const own = await galley(turns, name, [50, turns]);
    tell(`galley, ${name}`, own);
    console.log(`  ${(overhead(own) - overhead(peer)).toFixed(2)} ms more than the bare loop`);
  }
}

if (process.argv[2] === 'serve') serve(Number(process.argv[3]), process.argv[4] as Wire);
else await main();
