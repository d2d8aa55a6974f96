import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { ToolError } from '../../../src/contract/error.js';
import { ours } from '../../../src/service/process.js';
import { Shell } from '../../../src/service/shell.js';
import type { Kit } from '../../../src/tool/kit.js';
import { bash } from '../../../src/tool/shell/bash.js';
import { isAlive } from '../../helper/alive.js';
import { play } from '../../helper/play.js';
import { folder, workspace } from '../../helper/workspace.js';

const kits: Kit[] = [];

async function make(...args: Parameters<typeof workspace>): Promise<Kit> {
  const kit = await workspace(...args);
  kits.push(kit);
  return kit;
}

afterEach(async () => {
  for (const kit of kits.splice(0)) {
    await kit.shell.reap(200);
    await kit.jobs.endAll(200);
  }
});

test('a command runs in the workspace, stdout and stderr keep their order', async () => {
  const kit = await make({ 'a.txt': 'hello\n' });
  const output = await play(bash, { command: 'cat a.txt; echo one >&2; echo two; echo three >&2' }, kit);
  expect(output.text).toBe('hello\none\ntwo\nthree\n');
  expect(output.failed).toBe(false);
});

test('cwd chooses the folder, and each call starts afresh', async () => {
  const kit = await make({ 'sub/x': '' });
  expect((await play(bash, { command: 'cd sub; A=1', cwd: 'sub' }, kit)).text).toContain('No such file');
  expect((await play(bash, { command: 'ls; echo "[$A]"', cwd: 'sub' }, kit)).text).toBe('x\n[]\n');
});

test('a cwd that is not there, or is a file, is refused before anything runs', async () => {
  const kit = await make({ file: '' });
  await expect(play(bash, { command: 'touch ran', cwd: 'nope' }, kit)).rejects.toThrow('no folder nope');
  await expect(play(bash, { command: 'touch ran', cwd: 'file' }, kit)).rejects.toThrow('not a folder');
  expect(fs.existsSync(path.join(kit.root, 'ran'))).toBe(false);
});

test('a failing command is an error with its exit code', async () => {
  const output = await play(bash, { command: 'echo bad; exit 7' }, await make());
  expect(output.text).toBe('bad\n[exit code 7]');
  expect(output.failed).toBe(true);
});

test('a command that ends by a signal says which', async () => {
  const output = await play(bash, { command: 'kill -SEGV $$' }, await make());
  expect(output.text).toContain('ended by SIGSEGV');
  expect(output.failed).toBe(true);
});

// codex#20919, claudex-loop#2: commands that wait for input hang
test.each(['cat', 'read x; echo "got[$x]"', 'sort', 'sh'])(
  'stdin is empty, so %s returns at once',
  async (command) => {
    const started = Date.now();
    await play(bash, { command }, await make());
    expect(Date.now() - started).toBeLessThan(1_000);
  },
);

// opencode#22012 and its family: a background server holds the pipe
test('a background process does not hold the call, is named, and is gone after reap', async () => {
  const kit = await make();
  const started = Date.now();
  const output = await play(bash, { command: 'sleep 77 & echo hi' }, kit);
  expect(Date.now() - started).toBeLessThan(1_000);
  expect(output.text).toMatch(/^hi\n\[still running: pid \d+/);
  const pid = Number(/pid (\d+)/.exec(output.text)?.[1]);
  expect(isAlive(pid)).toBe(true);
  expect(await kit.shell.reap()).toContain(pid);
  expect(isAlive(pid)).toBe(false);
});

test('what called setsid and closed its pipes is found and ended too', async () => {
  const kit = await make();
  const command = 'setsid sh -c "echo \\$\\$ > pid; exec sleep 78" >/dev/null 2>&1 & sleep 0.2';
  await play(bash, { command }, kit);
  const pid = Number(fs.readFileSync(path.join(kit.root, 'pid'), 'utf8'));
  expect(isAlive(pid)).toBe(true);
  await kit.shell.reap();
  expect(isAlive(pid)).toBe(false);
});

test('a timeout ends the whole group and keeps what was printed', async () => {
  const kit = await make();
  const started = Date.now();
  const output = await play(bash, { command: 'echo before; sleep 79 & echo $!; wait', timeout: 1 }, kit);
  expect(Date.now() - started).toBeLessThan(3_000);
  expect(output.text).toMatch(/^before\n\d+\n\[timed out after 1 s/);
  expect(output.failed).toBe(true);
  expect(isAlive(Number(output.text.split('\n')[1]))).toBe(false);
});

test('a command that ignores TERM is killed', async () => {
  const started = Date.now();
  const output = await play(bash, { command: 'trap "" TERM; echo $$; sleep 60', timeout: 1 }, await make());
  expect(Date.now() - started).toBeLessThan(5_000);
  expect(output.text).toContain('timed out after 1 s');
  expect(isAlive(Number(output.text.split('\n')[0]))).toBe(false);
});

test('cancelling ends the command and is told apart from a timeout', async () => {
  const kit = await make();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 200);
  const output = await play(bash, { command: 'sleep 80' }, kit, stop.signal);
  expect(output.meta).toMatchObject({ cancelled: true, exit: -1 });
  expect(output.meta?.timedOut).toBeUndefined();
});

test('a call that is cancelled before it starts runs nothing', async () => {
  const kit = await make();
  const output = await play(bash, { command: 'touch ran' }, kit, AbortSignal.abort());
  expect(output.text).toContain('cancelled');
  expect(fs.existsSync(path.join(kit.root, 'ran'))).toBe(false);
});

(process.platform === 'linux' ? test : test.skip)(
  'a command that starts processes without end is ended with all of them, also those that called setsid',
  async () => {
    const root = folder();
    const env = { PATH: process.env.PATH ?? '' };
    const shell = new Shell({ root, guard: () => {}, env, spillDir: folder(), mostTasks: 60 });
    const command = 'for i in {1..100}; do sleep 71 & setsid sleep 71 & done; wait';
    const started = Date.now();
    const result = await shell.run({ command, timeoutMs: 60_000, signal: new AbortController().signal });
    expect(result).toMatchObject({ flooded: true, exit: null, timedOut: false, running: [] });
    expect(Date.now() - started).toBeLessThan(20_000);
    expect((await ours(new Set(), shell.mark)).length).toBe(0);
  },
);

(process.platform === 'linux' ? test : test.skip)(
  'when memory runs out, what a command started goes before Galley',
  async () => {
    const output = await play(bash, { command: 'sh -c "cat /proc/self/oom_score_adj"' }, await make());
    expect(Number(output.text)).toBeGreaterThan(Number(fs.readFileSync('/proc/self/oom_score_adj', 'utf8')));
  },
);

// claude-code#11155: an output flood filled 90 GB
test('a flood stays in bounded memory, keeps head and tail, and is spilled whole', async () => {
  const kit = await make();
  const output = await play(bash, { command: 'seq 1 500000' }, kit);
  expect(output.text.startsWith('1\n2\n3\n')).toBe(true);
  expect(output.text.endsWith('\n499999\n500000\n')).toBe(true);
  expect(output.text.length).toBeLessThan(1_100_000);
  const spill = /is in (\S+)\.$/.exec(output.more ?? '')?.[1] as string;
  expect(fs.readFileSync(spill, 'utf8')).toBe(
    Array.from({ length: 500_000 }, (_, i) => `${i + 1}\n`).join(''),
  );
});

test('yes for two seconds costs less than 100 MB of memory and the spill has a limit', async () => {
  const kit = await make();
  const before = process.memoryUsage().rss;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const output = await play(bash, { command: 'yes', timeout: 2 }, kit);
  clearInterval(watch);
  expect((peak - before) / 1e6).toBeLessThan(100);
  expect(Number(output.meta?.bytes)).toBeGreaterThan(67_108_864);
  const spill = /is in (\S+)\.$/.exec(output.more ?? '')?.[1] as string;
  expect(fs.statSync(spill).size).toBe(67_108_864);
});

test('characters split between reads arrive whole; stray bytes become U+FFFD', async () => {
  const kit = await make();
  const command = String.raw`printf '\xf0\x9f'; sleep 0.1; printf '\x98\x80 \xff ok\n'`;
  expect((await play(bash, { command }, kit)).text).toBe('\u{1F600} \ufffd ok\n');
});

test('binary output is named, not shown; NUL between names is visible', async () => {
  const kit = await make();
  expect((await play(bash, { command: 'head -c 3000 /dev/urandom; printf "\\0"' }, kit)).text).toBe(
    '[binary output, 3001 bytes, not shown]',
  );
  expect((await play(bash, { command: "printf 'a\\0b\\0'" }, kit)).text).toBe('a\u2400b\u2400');
});

test('the environment is the allow-list: nothing else of the parent is seen', async () => {
  process.env.CANARY_SECRET = 'canary-9d1f';
  try {
    const kit = await make();
    const { text } = await play(bash, { command: 'env; export; set' }, kit);
    expect(text).not.toContain('canary-9d1f');
    expect(text).toContain('GIT_PAGER=cat');
    expect(text).toContain('GALLEY=1');
  } finally {
    delete process.env.CANARY_SECRET;
  }
});

test('an empty command, a NUL, and one too long for a shell are refused with the way out', async () => {
  const kit = await make();
  await expect(play(bash, { command: ' \n' }, kit)).rejects.toThrow('empty');
  await expect(play(bash, { command: 'echo a\0b' }, kit)).rejects.toThrow('NUL');
  await expect(play(bash, { command: `echo ${'é'.repeat(70_000)}` }, kit)).rejects.toThrow('to a file first');
});

test('the policy is asked again at the moment of use, with the command and its folder', async () => {
  const asked: unknown[] = [];
  const kit = await make({ 'sub/x': '' }, (access) => {
    asked.push(access);
    if (access.kind === 'exec' && access.command.includes('evil')) throw new ToolError('refused');
  });
  await play(bash, { command: 'true', cwd: 'sub' }, kit);
  expect(asked).toContainEqual({ kind: 'exec', command: 'true', cwd: 'sub' });
  await expect(play(bash, { command: 'evil', background: true }, kit)).rejects.toThrow('refused');
  await expect(play(bash, { command: 'evil' }, kit)).rejects.toThrow('refused');
});
