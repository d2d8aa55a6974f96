import { expect, test } from '@jest/globals';
import type { Access } from '../../src/contract/access.js';
import { makePolicy, narrow } from '../../src/policy/gate.js';
import { by, scene } from './scene.js';

const TOUCHES: Record<string, Access> = {
  read: { kind: 'read', path: 'a' },
  write: { kind: 'write', path: 'a' },
  exec: { kind: 'exec', command: 'make' },
  net: { kind: 'net', url: 'https://docs.rs/x' },
  agent: { kind: 'agent', role: 'explorer' },
  readMcp: { kind: 'mcp', server: 's', tool: 't', readOnly: true },
  mcp: { kind: 'mcp', server: 's', tool: 't', readOnly: false },
  config: { kind: 'config', key: 'set:model' },
  widening: { kind: 'config', key: 'set:mode' },
  job: { kind: 'job', id: '1' },
  stage: { kind: 'stage', intent: 'finding' },
};

test.each([
  ['ask', ['read', 'agent', 'readMcp', 'stage']],
  ['edits', ['read', 'write', 'agent', 'readMcp', 'stage']],
  ['autopilot', Object.keys(TOUCHES).filter((name) => name !== 'widening')],
] as const)('in mode %s these pass without approval: %j', (mode, passing) => {
  const { policy } = scene({}, { mode, hosts: () => ['docs.rs'] });
  const passed = Object.entries(TOUCHES).filter(
    ([, access]) => policy.touch(access, by('some_tool')).action === 'allow',
  );
  expect(passed.map(([name]) => name)).toEqual([...passing]);
});

test.each([
  [TOUCHES.exec, 'bash', 'bash(make)'],
  [TOUCHES.write, 'edit', 'write(a)'],
  [TOUCHES.mcp, 's__t', 'mcp(s__t)'],
  [TOUCHES.config, 'galley_configure', 'config(set:model)'],
  [TOUCHES.widening, 'galley_configure', 'config(set:mode)'],
  [TOUCHES.net, 'web_fetch', 'web_fetch(docs.rs)'],
])('a refusal names the allow rule that would let it pass, and that rule does', (access, tool, rule) => {
  const refused = scene({}, { mode: 'ask', hosts: () => ['docs.rs'] }).policy.touch(access!, by(tool));
  expect(refused).toMatchObject({ action: 'ask', say: expect.stringContaining(rule) });
  const { policy } = scene({}, { mode: 'ask', rules: [{ origin: 'r', allow: [rule], deny: [] }] });
  expect(policy.touch(access!, by(tool)).action).toBe('allow');
});

test('the mode is asked once, when the tool is called', () => {
  const { policy } = scene({}, { mode: 'ask' });
  expect(policy.touch(TOUCHES.write!, by('memory_save', 'use')).action).toBe('allow');
});

test('a redirect is a write: in ask mode the allow rule of its command does not cover it', () => {
  const { policy } = scene({}, { mode: 'ask', rules: [{ origin: 'r', allow: ['bash(make *)'], deny: [] }] });
  expect(policy.touch({ kind: 'exec', command: 'make all' }, by('bash')).action).toBe('allow');
  expect(policy.touch({ kind: 'exec', command: 'make all > src/x.ts' }, by('bash')).action).toBe('ask');
});

test('a run that may only look changes and reaches nothing, whatever its rules say', () => {
  const { policy } = scene(
    {},
    { lookOnly: 'fork', rules: [{ origin: 'r', allow: ['bash', 'write', 'web_fetch'], deny: [] }] },
  );
  for (const name of ['write', 'exec', 'net', 'mcp', 'config', 'job'])
    expect(policy.touch(TOUCHES[name]!, by('web_search')).action).toBe('deny');
  for (const name of ['read', 'agent', 'readMcp', 'stage'])
    expect(policy.touch(TOUCHES[name]!, by('x')).action).toBe('allow');
});

test('a kind of touch that nobody has thought of is denied', () => {
  const { policy } = scene();
  expect(policy.touch({ kind: 'teleport', to: 'x' } as unknown as Access, by('x'))).toMatchObject({
    action: 'deny',
    rule: 'policy.unknown',
  });
});

test('a judge that throws ends the run', () => {
  const rest = {
    watch: () => ({ delta: () => undefined, call: () => undefined }),
    turn: () => ({ action: 'allow' }) as const,
    seal: String,
  };
  const policy = makePolicy(
    [
      () => {
        throw new TypeError('x');
      },
    ],
    rest,
  );
  expect(policy.touch(TOUCHES.read!, by('read'))).toMatchObject({ action: 'halt', rule: 'policy.broken' });
});

test("a subagent's policy is never wider than its parent's", () => {
  const parent = scene(
    {},
    { mode: 'edits', rules: [{ origin: 'p', allow: [], deny: ['write(locked/**)'] }] },
  );
  const child = scene(
    {},
    { mode: 'autopilot', rules: [{ origin: 'c', allow: ['write(locked/**)'], deny: ['read(private/**)'] }] },
  );
  const policy = narrow(parent.policy, child.policy);
  expect(policy.touch({ kind: 'write', path: 'locked/a' }, by('write')).action).toBe('deny');
  expect(policy.touch({ kind: 'read', path: 'private/a' }, by('read')).action).toBe('deny');
  expect(policy.touch(TOUCHES.exec!, by('bash')).action).toBe('ask');
  expect(policy.touch({ kind: 'write', path: 'a' }, by('write')).action).toBe('allow');
});

test('for a text of several commands the refusal names one rule for each that needs one, and those let it pass', () => {
  const access: Access = { kind: 'exec', command: 'cd src && make all && npm run $X' };
  const refused = scene({ 'src/a': '' }, { mode: 'ask' }).policy.touch(access, by('bash'));
  expect(refused).toMatchObject({ say: expect.stringContaining('bash(make all) and bash(npm run *)') });
  const rules = [{ origin: 'r', allow: ['bash(make all)', 'bash(npm run *)'], deny: [] }];
  expect(scene({ 'src/a': '' }, { mode: 'ask', rules }).policy.touch(access, by('bash')).action).toBe(
    'allow',
  );
});
