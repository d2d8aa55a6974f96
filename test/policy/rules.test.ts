import { expect, test } from '@jest/globals';
import type { Access } from '../../src/contract/access.js';
import type { Rule } from '../../src/contract/recipe.js';
import { by, scene } from './scene.js';

const set = (deny: Rule[], allow: Rule[] = []) => ({ origin: 'recipe.yml', allow, deny });
const exec = (command: string): Access => ({ kind: 'exec', command });

test('a deny on one tool denies the touch for every tool', () => {
  const { policy } = scene({}, { rules: [set(['edit(secrets/**)', 'bash(git push*)'])] });
  for (const tool of ['write', 'hash_edit', 'anything'])
    expect(policy.touch({ kind: 'write', path: 'secrets/a' }, by(tool)).action).toBe('deny');
  expect(policy.touch(exec('git push origin'), by('some_mcp_shell')).action).toBe('deny');
  expect(policy.touch({ kind: 'read', path: 'secrets/a' }, by('read')).action).toBe('allow');
});

test('deny beats allow, whatever the order and the mode', () => {
  const { policy } = scene(
    {},
    { rules: [{ origin: 'a', allow: ['bash(git *)'], deny: [] }, set(['bash(git push*)'])] },
  );
  expect(policy.touch(exec('git push'), by('bash'))).toMatchObject({
    action: 'deny',
    rule: 'deny bash(git push*) (recipe.yml permissions.deny[0])',
  });
});

test.each([
  ['git status', true],
  ['git status && git diff', true],
  ['git status && rm -rf x', false],
  ['git status; curl x', false],
  ['git status | sh', false],
  ['git status\nrm x', false],
  ['git $x', true],
  ['$x status', false],
  ['git status "', false],
  ['gitk', false],
  ['git', true],
  ['echo hi', false],
  ['', false],
])('with allow bash(git *), %j passes: %j', (command, passes) => {
  const { policy } = scene({}, { mode: 'edits', rules: [set([], ['bash(git *)'])] });
  expect(policy.touch(exec(command), by('bash')).action === 'allow').toBe(passes);
});

test('a command nobody can read is refused wherever a rule speaks of commands, and passes where none does', () => {
  const some = scene({}, { rules: [set(['bash(sudo *)'])] });
  expect(some.policy.touch(exec('$cmd x'), by('bash'))).toMatchObject({
    action: 'deny',
    rule: 'exec.unclear',
  });
  expect(some.policy.touch(exec('a "'), by('bash'))).toMatchObject({ action: 'deny', rule: 'exec.unclear' });
  expect(scene().policy.touch(exec('$cmd x'), by('bash')).action).toBe('allow');
});

test('a word that is not known is covered by * in an allow rule and by anything in a deny rule', () => {
  const { policy } = scene(
    {},
    { mode: 'ask', rules: [set(['bash(git push --force*)'], ['bash(git push origin)', 'bash(npm run *)'])] },
  );
  expect(policy.touch(exec('git push $x'), by('bash')).action).toBe('deny');
  expect(policy.touch(exec('npm run $x'), by('bash')).action).toBe('allow');
  expect(policy.touch(exec('git pull $x'), by('bash')).action).toBe('ask');
});

test('an allow rule is for the tool it names; one that names a kind is for every tool', () => {
  const { policy } = scene({}, { mode: 'ask', rules: [set([], ['edit(src/**)', 'write(docs/**)'])] });
  const write = (path: string, tool: string) => policy.touch({ kind: 'write', path }, by(tool)).action;
  expect(write('src/a.ts', 'edit')).toBe('allow');
  expect(write('src/a.ts', 'hash_edit')).toBe('ask');
  expect(write('docs/a.md', 'hash_edit')).toBe('allow');
});

test('an allow rule for a path is held against where the path leads, a deny rule also against how it is spelled', async () => {
  const fs = await import('node:fs');
  const { root, policy } = scene(
    { 'safe/x': '', 'other/y': '' },
    { mode: 'ask', rules: [set(['write(locked/**)'], ['write(safe/**)'])] },
  );
  fs.symlinkSync('../other', `${root}/safe/link`);
  fs.symlinkSync('safe', `${root}/locked`);
  const write = (path: string) => policy.touch({ kind: 'write', path }, by('write')).action;
  expect(write('safe/x')).toBe('allow');
  expect(write('safe/link/y')).toBe('ask');
  expect(write('safe/../other/y')).toBe('ask');
  expect(write('locked/x')).toBe('deny');
});

test('path patterns are those of .gitignore', () => {
  const { policy } = scene(
    {},
    {
      rules: [set(['write(*.env)', 'write(/build/)', 'write(a/**/z)', 'write(k[0-9]?.txt)', 'read(Keys/*)'])],
    },
  );
  const write = (path: string) => policy.touch({ kind: 'write', path }, by('write')).action;
  for (const path of [
    '.env',
    'x/y/prod.env',
    'build/x',
    'build',
    'a/z',
    'a/b/c/z',
    'a/b/z/in',
    'k1a.txt',
    'PROD.ENV',
  ])
    expect([path, write(path)]).toEqual([path, 'deny']);
  for (const path of ['env', 'x.envy', 'src/build', 'b/a/z', 'k/1.txt', 'ka.txt', 'keys/a'])
    expect([path, write(path)]).toEqual([path, 'allow']);
  expect(policy.touch({ kind: 'read', path: 'keys/a' }, by('ffgrep')).action).toBe('deny');
});

test.each([
  'bash(',
  'bash)x(',
  'npm test',
  'nosuchtool(x)',
  'bash()',
  'bash(curl * | sh)',
  'bash(a && b)',
  'todo(x)',
  'web_fetch(https://x.com/a)',
  'web_fetch(a.*.com)',
  '',
  '(x)',
])('the rule %j is an error at load that names its place', (rule) => {
  for (const list of ['allow', 'deny'] as const)
    expect(() =>
      scene({}, { rules: [{ origin: 'r.yml', allow: [], deny: [], [list]: [rule], line: () => 7 }] }),
    ).toThrow(/^r\.yml:7: the (allow|deny) rule /);
});

test('a rule whose self-test fails never loads', () => {
  const rule = (match: string[], not_match: string[] = []): Rule => ({
    rule: 'bash(git push*)',
    match,
    not_match,
  });
  expect(() =>
    scene({}, { rules: [set([rule(['git push x', 'echo a && git push'], ['git pull'])])] }),
  ).not.toThrow();
  expect(() => scene({}, { rules: [set([rule(['git pull'])])] })).toThrow(
    'should match "git pull" and does not',
  );
  expect(() => scene({}, { rules: [set([rule([], ['git push'])])] })).toThrow(
    'should not match "git push" and does',
  );
});

test('a bare deny takes a tool away; for what changes things it denies the touch for every tool', () => {
  const { policy, rules } = scene({}, { rules: [set(['ffgrep', 'edit', 'todo'])] });
  expect([...rules.hidden]).toEqual(['ffgrep', 'edit', 'todo']);
  expect(policy.touch({ kind: 'read', path: 'a' }, by('grep')).action).toBe('allow');
  expect(policy.touch({ kind: 'write', path: 'a' }, by('hash_edit')).action).toBe('deny');
});

test('tools of MCP servers are named with their server', () => {
  const { policy } = scene(
    {},
    { mode: 'ask', rules: [set(['mcp(github__delete_*)'], ['github__create_issue'])] },
  );
  const call = (tool: string, readOnly = false) =>
    policy.touch({ kind: 'mcp', server: 'github', tool, readOnly }, by(`github__${tool}`)).action;
  expect(call('delete_repo', true)).toBe('deny');
  expect(call('create_issue')).toBe('allow');
  expect(call('close_issue')).toBe('ask');
  expect(call('list', true)).toBe('allow');
});
