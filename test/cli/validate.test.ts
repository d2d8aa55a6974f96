import { expect, test } from '@jest/globals';
import type { Door } from '../../src/cli/command.js';
import { validate } from '../../src/cli/validate.js';
import { folder } from '../helper/workspace.js';

const GOOD = 'title: T\nprompt: p\n';

async function run(files: Record<string, string | Buffer>, ...argv: string[]) {
  const said: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const door: Door = {
    argv,
    env: {},
    cwd: folder(files),
    out: (text) => void said.out.push(text),
    err: (text) => void said.err.push(text),
    tty: false,
    color: false,
    signal: new AbortController().signal,
  };
  const code = await validate.run(door);
  return { code, out: said.out.join(''), err: said.err.join('') };
}

test('a valid recipe is told so, with exit code 0', async () => {
  expect(await run({ 'r/a.yml': GOOD }, 'r/a.yml')).toEqual({
    code: 0,
    out: 'r/a.yml: valid\n1 of 1 file is valid\n',
    err: '',
  });
});

test('every file is looked at, and one bad one makes exit code 2', async () => {
  const got = await run(
    { 'r/a.yml': GOOD, 'r/b.yaml': 'title: T\nprmpt: x\n', 'r/c.txt': '' },
    'r',
    'gone.yml',
  );
  expect(got.code).toBe(2);
  expect(got.err).toContain('r/b.yaml:2:1: there is no key "prmpt". Did you mean "prompt"?');
  expect(got.err).toContain('gone.yml: cannot be read (ENOENT): check the path');
  expect(got.out).toBe('r/a.yml: valid\n1 of 3 files are valid\n');
});

test('config.yml of a .galley folder is read as configuration', async () => {
  const got = await run(
    { '.galley/config.yml': 'limits: { turns: 3 }\n', 'config.yml': 'limits: { turns: 3 }\n' },
    '.galley/config.yml',
    'config.yml',
  );
  expect(got.out).toContain('.galley/config.yml: valid');
  expect(got.err).toContain('config.yml:1:1: title: is missing');
});

test('a binary file is no recipe', async () => {
  const got = await run({ 'a.yml': Buffer.from([0xff, 0xfe, 0, 0x80]) }, 'a.yml');
  expect(got).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^a\.yml:1:1: the text holds the invisible character/),
  });
});

test('without a file it says what to give', async () => {
  expect(await run({})).toMatchObject({ code: 2, err: expect.stringContaining('name at least one') });
});

test('what would only fail when the run starts is told too, with its line', async () => {
  const text = `${GOOD}tools:
  - read
  - reed
permissions:
  allow:
    - nonsense(x)
    - { rule: "bash(npm test*)", match: ["npm test"], not_match: ["npm publish"] }
    - { rule: "bash(git log*)", match: ["git push"] }
ttsr: { rules: [{ pattern: "(", reminder: x }] }
response: { json_schema: { type: array } }
`;
  const { code, err } = await run({ 'a.yml': text }, 'a.yml');
  expect(code).toBe(2);
  const lines = err.trimEnd().split('\n');
  expect(lines.find((line) => line.includes('"reed"'))).toMatch(/^a\.yml:5: tools: there is no tool/);
  expect(lines.find((line) => line.includes('nonsense'))).toMatch(/^a\.yml:8\b/);
  expect(lines.find((line) => line.includes('git log'))).toMatch(/^a\.yml:10\b/);
  expect(lines.find((line) => line.includes('rule-1'))).toMatch(/^a\.yml:11\b/);
  expect(err).toContain('response.json_schema: the root must be of type object');
  expect(err).not.toContain('npm test');
});

test('a name stands for the recipe it starts', async () => {
  expect((await run({}, 'pr-review')).out).toContain('galley/recipes/pr-review.yml: valid');
  const own = await run({ '.galley/recipes/pr-review.yml': 'title: x\n' }, 'pr-review');
  expect(own.err).toContain('.galley/recipes/pr-review.yml:1:1: prompt: a recipe needs a prompt');
});

test('rules of a config file are loaded too', async () => {
  const got = await run(
    { '.galley/config.yml': 'permissions:\n  deny:\n    - "nonsense(x)"\n' },
    '.galley/config.yml',
  );
  expect(got).toMatchObject({ code: 2, err: expect.stringMatching(/^\.galley\/config\.yml:3\b/) });
});

test('sub-recipes are read with the recipe that starts them', async () => {
  const top = `${GOOD}sub_recipes: [{ name: a, path: sub/a.yml }]\n`;
  expect((await run({ 'r/top.yml': top, 'r/sub/a.yml': GOOD }, 'r/top.yml')).code).toBe(0);
  expect((await run({ 'r/top.yml': top }, 'r/top.yml')).err).toContain(
    'sub_recipes[0] (a): there is no recipe r/sub/a.yml',
  );
});
