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
