// Forty subagents in four batches, four at once, over one repository, through the CLI: what is written, what is left, and the
// memory of the process when each subagent is answered with little and with a mebibyte of output.
//   npx tsc -p bench && npm run compile && node lib/bench/bench/crew.js [dist folder]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Asked, modelServer, type Take } from '../test/helper/model-server.js';
import { repository } from '../test/helper/repository.js';
import { folder } from '../test/helper/workspace.js';

const CHILDREN = 40;
const dist = path.resolve(process.argv[2] ?? 'dist');

interface Item {
  type?: string;
  role?: string;
  content?: unknown;
}

/** Each subagent appends its line to one file and prints `bytes`; the main agent starts ten at a time. */
function take({ body }: Asked, bytes: number): Take {
  const input = body.input as Item[];
  const turn = input.filter(({ type }) => type === 'function_call_output').length;
  if (!String(body.instructions).includes('# You are a subagent')) {
    if (turn * 10 >= CHILDREN) return { text: 'done' };
    const tasks = Array.from({ length: 10 }, (_, at) => ({ intent: `line ${turn * 10 + at}.` }));
    return { calls: [{ name: 'parallel_subagents', args: { tasks } }] };
  }
  const number = /line (\d+)\./.exec(JSON.stringify(input[0]))?.[1];
  if (turn === 0) return { calls: [{ name: 'read', args: { paths: ['shared.txt'] } }] };
  const tag = /shared\.txt#([0-9A-F]{4})/.exec(JSON.stringify(input.at(-1)))?.[1];
  if (turn === 1)
    return {
      calls: [
        { name: 'hash_edit', args: { input: `[shared.txt#${tag}]\nINS.TAIL:\n+by ${number}` } },
        { name: 'bash', args: { command: `head -c ${bytes} /dev/zero | tr '\\0' x; sleep 60 & true` } },
      ],
    };
  return { text: `wrote ${number} ${'y'.repeat(Math.min(bytes, 5_000))}` };
}

async function measure(bytes: number): Promise<void> {
  const root = repository({ 'shared.txt': 'first\n', 'r.yml': RECIPE });
  const model = await modelServer((asked) => take(asked, bytes));
  const runs = folder();
  const args = [
    'run',
    './r.yml',
    '--run-dir',
    runs,
    '--model',
    'openai/m',
    '--base-url',
    model.url,
    '--output',
    'json',
  ];
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(dist, 'cli.js'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: folder(), OPENAI_API_KEY: 'sk-bench-0123456789' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const rss: number[] = [];
  const timer = setInterval(() => rss.push(rssOf(child.pid ?? 0)), 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  await model.close();
  const text = fs.readFileSync(path.join(root, 'shared.txt'), 'utf8');
  const lines = new Set(text.split('\n').filter((line) => line.startsWith('by ')));
  const transcript = fs.statSync(
    path.join(runs, fs.readdirSync(runs).find((name) => !name.startsWith('.')) ?? '', 'transcript.jsonl'),
  );
  console.log(
    `${String(bytes).padStart(8)} bytes each: exit ${code}, ${lines.size} of ${CHILDREN} lines, ${sleepers()} processes left, ` +
      `transcript ${(transcript.size / 1e6).toFixed(1)} MB, memory at most ${Math.max(...rss)} MB, ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s, ${model.asked.length} answers`,
  );
}

const RECIPE =
  'title: T\nprompt: p\ntools: [hashline, bash, crew]\nmode: autopilot\nlimits: { turns: 200 }\n';

function rssOf(pid: number): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
}

function sleepers(): number {
  return fs.readdirSync('/proc').filter((pid) => {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith('sleep\x0060\0');
    } catch {
      return false;
    }
  }).length;
}

await measure(1_000);
await measure(1_000_000);
