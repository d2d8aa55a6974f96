import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Access } from '../../src/contract/access.js';
import { folder } from '../helper/workspace.js';
import { by, scene } from './scene.js';

const read = (path: string): Access => ({ kind: 'read', path });
const write = (path: string): Access => ({ kind: 'write', path });
const FILES = { 'src/a.ts': '', '.git/config': '[core]', 'sub/.git/hooks/pre-commit': '' };

test('paths inside the workspace pass, however they are spelled', () => {
  const { root, policy } = scene(FILES);
  for (const spelled of [
    'src/a.ts',
    './src/../src/a.ts',
    'new/deep/file.ts',
    '.',
    path.join(root, 'src/a.ts'),
    '.github/labels.yml',
  ]) {
    expect(policy.touch(read(spelled), by('read'))).toMatchObject({ action: 'allow' });
    expect(policy.touch(write(spelled), by('write'))).toMatchObject({ action: 'allow' });
  }
});

test.each([
  '../x',
  '/etc/passwd',
  'src/../../x',
  '/proc/self/environ',
  '/proc/1/mem',
  '/sys/kernel/x',
  '/dev/sda',
  '~/.ssh/id_rsa',
  '~',
  '',
  'a\0b',
  'link/passwd',
  'dangling',
  'loop',
  'deep/chain/passwd',
])('%j is neither read nor written', (spelled) => {
  const { root, policy } = scene(FILES, { home: os.homedir() });
  fs.symlinkSync('/etc', path.join(root, 'link'));
  fs.symlinkSync('/tmp/galley-nothing-here/x', path.join(root, 'dangling'));
  fs.symlinkSync('loop', path.join(root, 'loop'));
  fs.mkdirSync(path.join(root, 'deep'));
  fs.symlinkSync('../link', path.join(root, 'deep/chain'));
  if (spelled === '') return expect(policy.touch(write('..'), by('write')).action).toBe('deny');
  expect(policy.touch(read(spelled), by('read')).action).toBe('deny');
  expect(policy.touch(write(spelled), by('write')).action).toBe('deny');
  expect(policy.touch(write(spelled), by('write', 'use')).action).toBe('deny');
  return expect(policy.touch(write(spelled), by('git', 'audit')).action).toBe('deny');
});

test.each([
  '.git/config',
  '.git',
  '.GIT/config',
  '.git./x',
  'sub/.git/hooks/pre-commit',
  'GIT~1/config',
  '.g\u200cit/config',
  '.git::$INDEX_ALLOCATION/x',
])("git's own data is out of reach as %j", (spelled) => {
  const { policy } = scene(FILES);
  expect(policy.touch(read(spelled), by('read'))).toMatchObject({ action: 'deny', rule: 'boundary.git' });
  expect(policy.touch(write(spelled), by('write'))).toMatchObject({ action: 'deny', rule: 'boundary.git' });
});

test('names that only look a little like .git are ordinary files', () => {
  const { policy } = scene();
  for (const name of ['.gitignore', 'git/config', 'my.git/x', '.github/labels.yml', 'digit~1'])
    expect(policy.touch(write(name), by('write')).action).toBe('allow');
});

test('what decides later runs is written only where an allow rule names it', () => {
  const allow = ['write(.github/workflows/ci.yml)', 'write(**)'];
  const { policy } = scene({}, { rules: [{ origin: 'r.yml', allow, deny: [] }] });
  for (const name of [
    '.galley/config.yml',
    '.galley/agents/x.md',
    '.github/workflows/other.yml',
    'AGENTS.md',
    'docs/CLAUDE.md',
    '.husky/pre-commit',
    '.npmrc',
    '.gitattributes',
  ])
    expect(policy.touch(write(name), by('write'))).toMatchObject({ action: 'deny', rule: 'boundary.self' });
  expect(policy.touch(write('.github/workflows/ci.yml'), by('write')).action).toBe('allow');
  expect(policy.touch(read('.galley/config.yml'), by('read')).action).toBe('allow');
  for (const name of [
    '.galley/memory/x.md',
    '.galley/runs/1/spill/a.txt',
    '.galley/index.md',
    'recipes/a.yml',
  ])
    expect(policy.touch(write(name), by('write')).action).toBe('allow');
});

test('with absolute paths on, a tool may leave the workspace by an absolute path, never by a relative one', () => {
  const other = folder({ 'x.txt': '' });
  const { root, policy } = scene({}, { absolutePaths: (tool) => tool === 'read' });
  const relative = path.relative(root, path.join(other, 'x.txt'));
  expect(policy.touch(read(path.join(other, 'x.txt')), by('read')).action).toBe('allow');
  expect(policy.touch(read(relative), by('read')).action).toBe('deny');
  expect(policy.touch(read(relative), by('read', 'use')).action).toBe('allow');
  expect(policy.touch(read(path.join(other, 'x.txt')), by('grep')).action).toBe('deny');
  for (const never of ['/proc/self/environ', '/dev/mem', path.join(other, '.git/config')])
    expect(policy.touch(read(never), by('read')).action).toBe('deny');
});

test('with absolute paths on, dotfiles of the home folder and the files of the runner stay out of reach', () => {
  const home = folder({ '.ssh/id': '', 'notes.txt': '', 'temp/_runner_file_commands/set_env_1': '' });
  const event = path.join(home, 'temp/event.json');
  const { policy } = scene({}, { absolutePaths: () => true, home, runnerFiles: [event] });
  for (const never of [
    '~/.ssh/id',
    path.join(home, '.ssh/id'),
    event,
    path.join(home, 'temp/_runner_file_commands/set_env_1'),
  ])
    expect(policy.touch(read(never), by('read')).action).toBe('deny');
  expect(policy.touch(read('~/notes.txt'), by('read')).action).toBe('allow');
});

test('folders that the run was given may be read, and its scratch folder written', () => {
  const skills = folder({ 'SKILL.md': '' });
  const scratch = folder();
  const { policy } = scene({}, { allowOutside: [skills], scratch: [scratch] });
  expect(policy.touch(read(path.join(skills, 'SKILL.md')), by('read')).action).toBe('allow');
  expect(policy.touch(write(path.join(skills, 'SKILL.md')), by('write', 'use')).action).toBe('deny');
  expect(policy.touch(write(path.join(scratch, 'x')), by('bash', 'use')).action).toBe('allow');
  expect(policy.touch(read(`${skills}-other/x`), by('read')).action).toBe('deny');
});

test('a command may not run in a folder outside, nor name a path there', () => {
  const { policy } = scene();
  const exec = (command: string, cwd?: string) =>
    policy.touch({ kind: 'exec', command, ...(cwd && { cwd }) }, by('bash')).action;
  expect(exec('ls', '..')).toBe('deny');
  expect(exec('ls', '/')).toBe('deny');
  expect(exec('echo x > /etc/motd')).toBe('deny');
  expect(exec('echo x > .git/hooks/pre-commit')).toBe('deny');
  expect(exec('sort < /proc/self/environ')).toBe('deny');
  expect(exec('ls > /dev/null')).toBe('allow');
  expect(exec('ls > out.txt')).toBe('allow');
});
