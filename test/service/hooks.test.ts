import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type ConfigInput, ConfigSchema } from '../../src/contract/config.js';
import { Hooks } from '../../src/service/hooks.js';
import { isAlive } from '../helper/alive.js';
import { folder } from '../helper/workspace.js';

type Recorded = { phase: string; label: string; ok: boolean; exit: number | null; text: string };

function make(hooks: ConfigInput['hooks'], seal = (text: string) => text) {
  const root = folder();
  const lines: Recorded[] = [];
  const { hooks: config } = ConfigSchema.parse({ hooks: { enabled: true, ...hooks } });
  const env = { PATH: process.env.PATH ?? '' };
  const scene = { config, root, env, dir: folder(), seal, record: (line: Recorded) => void lines.push(line) };
  return { hooks: new Hooks(scene), root, lines, dir: scene.dir };
}

const call = { type: 'call' as const, id: 'c1', name: 'write', args: { path: 'a.txt', content: 'secret-1' } };
const access = [{ kind: 'write' as const, path: 'a.txt' }];

test('a hook reads one JSON object on stdin: schema, version, phase, tool, arguments, paths', async () => {
  const { hooks, root, lines } = make({
    before_tool: [{ label: 'log', command: 'cat > seen.json; pwd > where' }],
  });
  expect(await hooks.before(call, access)).toEqual({});
  expect(JSON.parse(fs.readFileSync(path.join(root, 'seen.json'), 'utf8'))).toEqual({
    schema: 'galley.hook',
    version: 1,
    phase: 'before_tool',
    label: 'log',
    cwd: root,
    tool: 'write',
    call_id: 'c1',
    arguments: call.args,
    paths: ['a.txt'],
    access,
  });
  expect(fs.readFileSync(path.join(root, 'where'), 'utf8')).toBe(`${root}\n`);
  expect(lines).toMatchObject([{ phase: 'before_tool', label: 'log', ok: true, exit: 0 }]);
});

test('off unless the config says so', async () => {
  const { hooks, root } = make({
    enabled: false,
    before_tool: [{ label: 'x', command: 'touch ran; exit 2' }],
  });
  expect(await hooks.before(call, access)).toEqual({});
  expect(fs.existsSync(path.join(root, 'ran'))).toBe(false);
});

test('exit 2 blocks whatever the failure policy, with the words of stderr, and later hooks do not run', async () => {
  const { hooks, root } = make({
    before_tool: [
      { label: 'guard', command: 'echo "no writing on Fridays" >&2; exit 2' },
      { label: 'later', command: 'touch ran' },
    ],
  });
  expect((await hooks.before(call, access)).block).toBe(
    'The hook "guard" refused: exit code 2: no writing on Fridays',
  );
  expect(fs.existsSync(path.join(root, 'ran'))).toBe(false);
});

test('other failures only warn, or block where the policy says so', async () => {
  const before_tool = [{ label: 'bad', command: 'exit 1' }];
  const warn = make({ before_tool });
  expect(await warn.hooks.before(call, access)).toEqual({});
  expect(warn.lines).toMatchObject([{ ok: false, exit: 1 }]);
  const block = make({ before_tool, failure_policy: 'block' });
  expect((await block.hooks.before(call, access)).block).toContain('"bad" failed, and failing blocks');
});

test('include_tools and exclude_tools choose the calls', async () => {
  const { hooks, lines } = make({
    after_tool: [
      { label: 'a', command: 'true', include_tools: ['read'] },
      { label: 'b', command: 'true', exclude_tools: ['write'] },
      { label: 'c', command: 'true', include_tools: ['write', 'edit'] },
      { label: 'd', command: 'true' },
    ],
  });
  await hooks.after(call, access, { ok: true, text: 'done' });
  expect(lines.map(({ label }) => label)).toEqual(['c', 'd']);
});

const inject = (text: string) => `printf '%s' '${JSON.stringify({ version: 1, context_items: [{ text }] })}'`;

test('context for the model is taken after success only, when it is enabled, and never before a tool', async () => {
  const both = [{ label: 'ctx', command: inject('remember') }];
  const on = make({ provider_context_injection: true, before_tool: both, after_tool: both });
  expect(await on.hooks.after(call, access, { ok: true, text: '' })).toEqual({
    context: '[hook ctx]\nremember',
  });
  expect(await on.hooks.before(call, access)).toEqual({});
  const off = make({ after_tool: both });
  expect(await off.hooks.after(call, access, { ok: true, text: '' })).toEqual({});
  const failing = make({
    provider_context_injection: true,
    after_assistant: [{ label: 'ctx', command: `${inject('x')}; exit 1` }],
  });
  expect(await failing.hooks.assistant('hi')).toEqual({});
});

test('injected text is cut at a whole character, and output that is no injection is ignored', async () => {
  const { hooks } = make({
    provider_context_injection: true,
    provider_context_max_bytes: 5,
    after_reasoning: [
      { label: 'a', command: inject('ää\u{1F600}') },
      { label: 'b', command: 'echo plain words' },
      { label: 'c', command: `printf '{"version":2,"context_items":["x"]}'` },
    ],
  });
  expect(await hooks.reasoning('thinking')).toEqual({ context: '[hook a]\nää' });
});

test('a hook that hangs is ended and fails; its output is bounded', async () => {
  const { hooks, lines } = make({ timeout_seconds: 1, after_tool: [{ label: 'slow', command: 'yes >&2' }] });
  const started = Date.now();
  await hooks.after(call, access, { ok: true, text: '' });
  expect(Date.now() - started).toBeLessThan(4_000);
  expect(lines[0]).toMatchObject({ ok: false });
  expect(lines[0]?.text).toMatch(/y/);
  expect(lines[0]?.text.length).toBeLessThanOrEqual(1_024);
});

test('what a hook leaves behind is ended even after success', async () => {
  const command =
    'setsid sleep 74 >/dev/null 2>&1 & echo $! > pid; sleep 74 >/dev/null 2>&1 & echo $! >> pid; sleep 0.1';
  const { hooks, root, lines } = make({ before_tool: [{ label: 'x', command }] });
  await hooks.before(call, access);
  const pids = fs.readFileSync(path.join(root, 'pid'), 'utf8').trim().split('\n').map(Number);
  expect(pids.length).toBe(2);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(lines).toMatchObject([{ ok: true }]);
});

test('secrets are sealed in what a hook is given and in what is written down', async () => {
  const { hooks, root, lines } = make(
    { after_tool: [{ label: 'x', command: 'cat > seen; echo secret-1 >&2' }] },
    (text) => text.replaceAll('secret-1', '***'),
  );
  await hooks.after(call, access, { ok: true, text: 'got secret-1' });
  const seen = fs.readFileSync(path.join(root, 'seen'), 'utf8');
  expect(seen).not.toContain('secret-1');
  expect(JSON.parse(seen)).toMatchObject({ arguments: { content: '***' }, output: 'got ***' });
  expect(lines[0]?.text).toBe('***');
});

test('a payload too large for stdin is handed over in a file that is gone afterwards', async () => {
  const command =
    'cat > short; sed -n "s/.*payload_file\\":\\"\\([^\\"]*\\).*/\\1/p" short | xargs wc -c > size';
  const { hooks, root, dir } = make({ after_tool: [{ label: 'x', command }] });
  await hooks.after(call, access, { ok: true, text: 'x'.repeat(400_000) });
  expect(Number.parseInt(fs.readFileSync(path.join(root, 'size'), 'utf8'), 10)).toBeGreaterThan(400_000);
  expect(fs.readdirSync(dir)).toEqual([]);
});

test('a hook that reads nothing does not break on a large payload', async () => {
  const { hooks, lines } = make({ after_tool: [{ label: 'x', command: 'true' }] });
  await hooks.after(call, access, { ok: true, text: 'x'.repeat(200_000) });
  expect(lines).toMatchObject([{ ok: true }]);
});
