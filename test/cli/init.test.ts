import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { Door } from '../../src/cli/command.js';
import { init } from '../../src/cli/init.js';
import { checkedOut, survey } from '../../src/cli/survey.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { folder } from '../helper/workspace.js';

const ACTION = `octo/galley@${'a'.repeat(40)}`;

async function run(cwd: string, ...argv: string[]) {
  const said: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const door: Door = {
    argv,
    env: {},
    cwd,
    out: (text) => void said.out.push(text),
    err: (text) => void said.err.push(text),
    tty: false,
    color: false,
    signal: new AbortController().signal,
  };
  const code = await init.run(door);
  return { code, out: said.out.join(''), err: said.err.join('') };
}

const read = (cwd: string, name: string) => fs.readFileSync(path.join(cwd, name), 'utf8');
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });

test('it writes a recipe and the workflow that starts it, and says what it saw and did', async () => {
  const cwd = folder({ 'package.json': '{"scripts":{"test":"jest"}}' });
  git(cwd, 'init', '-q', '-b', 'trunk');
  const { code, out } = await run(cwd, '--action', ACTION);
  expect(code).toBe(0);
  expect(out).toContain(
    'default branch: trunk\nlanguages:      JavaScript/TypeScript\ntest command:   npm test\n',
  );
  expect(out).toContain(
    'written     .galley/recipes/pr-review.yml\nwritten     .github/workflows/galley-pr-review.yml\n',
  );
  expect(parseRecipe('x', read(cwd, '.galley/recipes/pr-review.yml')).title).toBe('Review a pull request');
  expect(read(cwd, '.github/workflows/galley-pr-review.yml')).toContain(`uses: ${ACTION}\n`);
});

test("a recipe that runs tests gets the project's own test command, and keeps the rest of its text", async () => {
  const cwd = folder({ 'go.mod': 'module x\n' });
  await run(cwd, 'issue-fix', '--action', ACTION);
  const text = read(cwd, '.galley/recipes/issue-fix.yml');
  const recipe = parseRecipe('x', text);
  expect(recipe.parameters.find(({ key }) => key === 'tests')?.default).toBe('go test ./...');
  const shipped = parseRecipe('x', fs.readFileSync('recipes/issue-fix.yml', 'utf8'));
  const withoutTests = (each: typeof recipe) => ({
    ...each,
    origins: {},
    parameters: each.parameters.slice(0, 1),
  });
  expect(withoutTests(recipe)).toEqual(withoutTests(shipped));
  expect(text.split('\n')[0]).toBe(
    `# yaml-language-server: $schema=https://raw.githubusercontent.com/octo/galley/${'a'.repeat(40)}/schema/recipe.schema.json`,
  );
});

test('what is there already is left alone and named, unless --force says otherwise', async () => {
  const cwd = folder({ '.galley/recipes/pr-review.yml': 'mine\n' });
  const first = await run(cwd, '--action', ACTION);
  expect(first.code).toBe(2);
  expect(first.err).toBe(
    'left alone .galley/recipes/pr-review.yml: it is there already and differs; --force overwrites it\n',
  );
  expect(read(cwd, '.galley/recipes/pr-review.yml')).toBe('mine\n');
  const forced = await run(cwd, '--action', ACTION, '--force');
  expect(forced.out).toContain(
    'overwritten .galley/recipes/pr-review.yml\nunchanged   .github/workflows/galley-pr-review.yml',
  );
  expect((await run(cwd, '--action', ACTION)).code).toBe(0);
});

test('--dry-run prints the files and writes none', async () => {
  const cwd = folder();
  const { out } = await run(cwd, 'maintenance', '--dry-run', '--action', ACTION);
  expect(out).toContain('--- .galley/recipes/maintenance.yml');
  expect(fs.readdirSync(cwd)).toEqual([]);
});

test('a tag or a branch is no action to run, and a misspelt recipe is answered with the nearest', async () => {
  await expect(run(folder(), '--action', 'octo/galley@v1')).rejects.toThrow('name a commit');
  await expect(run(folder(), 'pr-reviw')).rejects.toThrow(
    'there is no recipe pr-reviw. Did you mean "pr-review"?',
  );
  await expect(run(folder(), '--frce')).rejects.toThrow("Unknown option '--frce'");
});

test.each([
  [{ 'package.json': '{"scripts":{"test":"x"}}', 'pnpm-lock.yaml': '' }, 'pnpm test'],
  [{ 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' }, undefined],
  [{ 'package.json': 'no JSON', Makefile: 'all:\n\ntest: all\n' }, 'make test'],
  [{ 'package.json': 'null' }, undefined],
  [{ 'pyproject.toml': '', 'tests/x.py': '' }, 'pytest'],
  [{ 'Cargo.toml': '' }, 'cargo test'],
  [{ 'a.csproj': '' }, undefined],
])('the test command of %j is %s', (files, command) => {
  expect(survey(folder(files as Record<string, string>)).test).toBe(command);
});

test('outside a repository there is no branch and no known commit of Galley', () => {
  const cwd = folder();
  expect(survey(cwd)).toEqual({ branch: undefined, languages: [], test: undefined });
  expect(checkedOut(cwd)).toBeUndefined();
});

test('a checkout of Galley knows the commit to pin to', () => {
  const cwd = folder({ a: '' });
  git(cwd, 'init', '-q');
  git(cwd, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x');
  git(cwd, 'remote', 'add', 'origin', 'git@github.com:octo/galley.git');
  expect(checkedOut(cwd)).toMatch(/^octo\/galley@[0-9a-f]{40}$/);
});

test('what it writes is YAML that means what it says', async () => {
  const cwd = folder();
  for (const name of fs.readdirSync('dist/assets/recipes'))
    await run(cwd, name.replace('.yml', ''), '--action', ACTION);
  for (const file of fs.readdirSync(path.join(cwd, '.github/workflows')))
    expect(Object.keys(parse(read(cwd, `.github/workflows/${file}`)))).toEqual([
      'name',
      'on',
      'permissions',
      'jobs',
    ]);
});

test.each([
  ['a file where a folder is needed', { '.github': 'x' }, '.github is there and no folder'],
  ['a folder where the file goes', { '.galley/recipes/pr-review.yml/x': '' }, 'is there and no file'],
])('%s is said, not a bug', async (_, files, why) => {
  await expect(run(folder(files as Record<string, string>))).rejects.toMatchObject({
    outcome: 'recipe',
    message: expect.stringContaining(why),
  });
});

test('a link that leads out of the repository is not written through', async () => {
  const [cwd, outside] = [folder({ '.github/x': '' }), folder()];
  fs.symlinkSync(outside, path.join(cwd, '.github/workflows'));
  await expect(run(cwd)).rejects.toThrow('.github/workflows is a link that leads out of here');
  expect(fs.readdirSync(outside)).toEqual([]);
});

test('an empty repository, a monorepo, and files that are no text are looked at all the same', async () => {
  const cwd = folder({
    'package.json': Buffer.from('{"scripts":{"test":"\xff\xfe"}}', 'latin1'),
    'packages/a/package.json': '{}',
    'Makefile/test': '',
  });
  git(cwd, 'init', '-q', '-b', 'main');
  expect((await run(cwd)).code).toBe(0);
  const empty = folder();
  git(empty, 'init', '-q', '-b', 'main');
  expect(await run(empty, 'issue-fix')).toMatchObject({
    code: 0,
    out: expect.stringContaining('none found'),
  });
});
