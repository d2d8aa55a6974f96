import { expect, test } from '@jest/globals';
import { grep } from '../../../src/tool/search/grep.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

test('matches come as path:line: text', async () => {
  const kit = await workspace({ 'src/a.ts': 'x\n  const a = 1;\n' });
  expect((await play(grep, { pattern: 'const' }, kit)).text).toBe('src/a.ts:2:   const a = 1;');
});

test('a glob without a slash filters by name at any depth, with one by path', async () => {
  const kit = await workspace({ 'a.ts': 'hit', 'a.js': 'hit', 'd/b.ts': 'hit', 'd/e/c.ts': 'hit' });
  const files = async (glob: string) =>
    (await play(grep, { pattern: 'hit', glob, files_only: true }, kit)).text;
  expect(await files('*.ts')).toBe('a.ts\nd/b.ts\nd/e/c.ts');
  expect(await files('d/*.ts')).toBe('d/b.ts');
  expect(await files('*.{js,tsx}')).toBe('a.js');
});

test('ignore_case folds by Unicode, and files_only tells each file once', async () => {
  const kit = await workspace({ a: 'ÉTÉ\nété\n', b: 'ete' });
  expect((await play(grep, { pattern: 'été', ignore_case: true, files_only: true }, kit)).text).toBe('a');
});

test('dot folders are searched when the glob or the path names them', async () => {
  const kit = await workspace({ '.github/workflows/a.yml': 'uses: x', b: 'uses: y' });
  const text = async (args: object) => (await play(grep, { pattern: 'uses', ...args }, kit)).text;
  expect(await text({})).toBe('b:1: uses: y');
  expect(await text({ path: '.github' })).toBe('.github/workflows/a.yml:1: uses: x');
  expect(await text({ glob: '.github/**/*.yml' })).toBe('.github/workflows/a.yml:1: uses: x');
});

test('a glob that is none, or leaves its folder, is an error that says so', async () => {
  const kit = await workspace({ a: 'x' });
  await expect(play(grep, { pattern: 'x', glob: '*.{ts' }, kit)).rejects.toThrow('is not a glob');
  await expect(play(grep, { pattern: 'x', glob: '../*' }, kit)).rejects.toThrow('leaves its folder');
});

test('wrong arguments are refused by the schema', () => {
  for (const args of [
    {},
    { pattern: '' },
    { pattern: 1 },
    { pattern: 'x', limit: 0 },
    { pattern: 'x', nope: true },
  ]) {
    expect(grep.input.safeParse(args).success).toBe(false);
  }
});

test('the answer says which engine gave it', async () => {
  const kit = await workspace({ a: 'x' });
  const { meta } = await play(grep, { pattern: 'x' }, kit);
  expect(meta).toMatchObject({
    engine: 'in-process, wasm-simd, needle',
    lines: 1,
    files: 1,
    truncated: false,
  });
});
