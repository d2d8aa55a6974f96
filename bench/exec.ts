// What one trivial `bash` call costs beside child_process.spawn of the same command in the same shell.
//   npx tsc -p bench && node lib/bench/bench/exec.js [calls]
// The ways take turns in one process, so that a busy machine slows them alike; medians are compared.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defaultRules } from '../src/policy/default-rules.js';
import { rules } from '../src/policy/rules.js';
import { openSandbox } from '../src/service/sandbox.js';
import { Shell } from '../src/service/shell.js';
import { shellLine } from '../src/service/shell-line.js';
import { commandsIn } from '../src/service/shell-words/commands.js';
import type { Kit } from '../src/tool/kit.js';
import { bash } from '../src/tool/shell/bash.js';

const COMMAND = 'echo hello';
const BAR = 1.3;
const count = Number(process.argv[2] ?? 200);
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-bench-')));
const env = { PATH: process.env.PATH ?? '', HOME: os.homedir() };
const ruleSet = { origin: 'built-in', allow: [], deny: defaultRules };
const judge = rules([ruleSet], { root, resolve: (name: string) => path.resolve(root, name), commandsIn });

/** The rules are asked at the moment of use, as in a run. */
function makeShell(wrap?: NonNullable<ConstructorParameters<typeof Shell>[0]['wrap']>): Shell {
  const guard = (access: Parameters<typeof judge.judge>[0]): void => {
    const verdict = judge.judge(access, { tool: 'bash', moment: 'use' });
    if (verdict.action !== 'allow') throw new Error(JSON.stringify(verdict));
  };
  return new Shell({ root, guard, env, spillDir: path.join(root, 'spill'), ...(wrap && { wrap }) });
}

async function call(shell: Shell): Promise<string> {
  const context = {
    kit: { shell } as Kit,
    signal: new AbortController().signal,
    id: 'c',
    progress: () => {},
  };
  return (await bash.run(bash.input.parse({ command: COMMAND }), context)).text;
}

/** The least that answers with what a command printed. */
function plain(file: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
}

async function timed(work: () => Promise<string>): Promise<number> {
  const started = performance.now();
  const text = await work();
  const ms = performance.now() - started;
  if (text !== 'hello\n') throw new Error(`it answered ${JSON.stringify(text)}`);
  return ms;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const line = shellLine(COMMAND, process.platform);
const sandbox = await openSandbox({
  mode: 'auto',
  root,
  temp: path.join(root, 'temp'),
  network: false,
  env,
});
const ways: Record<string, () => Promise<string>> = {
  spawn: () => plain(line.file, line.args),
  bash: () => call(bare),
};
const bare = makeShell();
if (sandbox.wrap) {
  const walled = makeShell(sandbox.wrap);
  const behind = sandbox.wrap(line, root);
  ways['spawn bwrap'] = () => plain(behind.file, behind.args);
  ways['bash in the sandbox'] = () => call(walled);
}

/** Medians of ways that take turns, in changing order: what one leaves for the machine to tidy up slows the next. */
async function compare(names: string[]): Promise<void> {
  const times = names.map((): number[] => []);
  for (let round = -5; round < count; round++) {
    for (const at of round % 2 === 0 ? names.keys() : [...names.keys()].reverse()) {
      const ms = await timed(ways[names[at] ?? ''] as () => Promise<string>);
      if (round >= 0) times[at]?.push(ms);
    }
  }
  const base = median(times[0] ?? []);
  for (const [at, name] of names.entries()) {
    const ms = median(times[at] ?? []);
    const bar = name === 'bash' ? ` (bar ${BAR})` : '';
    console.log(`${name.padEnd(20)} ${ms.toFixed(2).padStart(7)} ms   ratio ${(ms / base).toFixed(2)}${bar}`);
  }
}

await compare(['spawn', 'bash']);
if (sandbox.wrap) await compare(['spawn', 'spawn bwrap', 'bash in the sandbox']);
else console.log(sandbox.about);
await sandbox.close();
fs.rmSync(root, { recursive: true, force: true });
