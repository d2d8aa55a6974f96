import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Search } from '../../../src/service/search/search.js';
import { fffind } from '../../../src/tool/search/fffind.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const FILES = {
  'src/lib.ts': '',
  'src/library/a.ts': '',
  'lib/b.ts': '',
  'test/lib.test.ts': '',
  'README.md': '',
};

test('the file that bears the name comes first', async () => {
  const kit = await workspace(FILES);
  expect((await play(fffind, { query: 'lib.ts' }, kit)).text.split('\n')[0]).toBe('src/lib.ts');
});

test('folders end with a slash, and only show when asked for', async () => {
  const kit = await workspace(FILES);
  const of = async (kind: 'files' | 'directories' | 'mixed') =>
    (await play(fffind, { query: 'library', kind }, kit)).text;
  expect(await of('directories')).toBe('src/library/');
  expect(await of('files')).toBe('src/library/a.ts');
  expect((await of('mixed')).split('\n').sort()).toEqual(['src/library/', 'src/library/a.ts']);
});

test('pages follow one another without gaps or repeats', async () => {
  const kit = await workspace(FILES);
  const page = (offset: number, limit: number) => play(fffind, { query: 's', offset, limit }, kit);
  const whole = (await page(0, 200)).text.split('\n');
  const pages = [await page(0, 2), await page(2, 2)];
  expect(pages.flatMap((each) => each.text.split('\n'))).toEqual(whole.slice(0, 4));
  expect((await page(0, 1)).more).toBe(`${whole.length - 1} more paths: offset=1`);
  expect((await page(99, 1)).text).toBe(`No more paths: there are ${whole.length}.`);
});

test('the query is trimmed and bounded', () => {
  expect(fffind.input.parse({ query: '  lib ' }).query).toBe('lib');
  for (const query of ['', '   ', 'x'.repeat(513)])
    expect(fffind.input.safeParse({ query }).success).toBe(false);
});

test('no match is said in words', async () => {
  const kit = await workspace(FILES);
  expect((await play(fffind, { query: 'zzzz' }, kit)).text).toBe('No path matches "zzzz" in .');
});

test('typing errors are forgiven', async () => {
  const kit = await workspace({ ...FILES, 'src/controller.ts': '' });
  expect((await play(fffind, { query: 'contorller' }, kit)).text).toBe('src/controller.ts');
});

test('a file made or removed between two searches is seen at once', async () => {
  const kit = await workspace(FILES);
  const find = async () => (await play(fffind, { query: 'fresh' }, kit)).text;
  expect(await find()).toBe('No path matches "fresh" in .');
  fs.mkdirSync(path.join(kit.root, 'src/new'));
  fs.writeFileSync(path.join(kit.root, 'src/new/fresh.ts'), '');
  expect(await find()).toBe('src/new/fresh.ts');
  fs.rmSync(path.join(kit.root, 'src/new/fresh.ts'));
  expect(await find()).toBe('No path matches "fresh" in .');
});

test('dot files show when the query names a dot', async () => {
  const kit = await workspace({ '.github/workflows/ci.yml': '', 'ci.yml': '' });
  expect((await play(fffind, { query: 'ci.yml' }, kit)).text).toBe('ci.yml');
  expect((await play(fffind, { query: '.github ci' }, kit)).text).toBe('.github/workflows/ci.yml');
});

test('a walk that takes longer than 20 s answers with what was seen, and says so', async () => {
  const kit = await workspace(FILES);
  const search = new Search({ root: kit.root, guard: () => {}, hides: () => false, mostMillis: 0 });
  const found = await play(fffind, { query: 'e' }, { ...kit, search });
  expect(found.text).toBe('Stopped after 20 s with partial results: name a narrower path.\nREADME.md');
  expect((await play(fffind, { query: 'e' }, kit)).text.split('\n').sort()).toEqual([
    'README.md', 'test/lib.test.ts',
  ]); // biome-ignore format: a list of paths
});

test('a name that is not UTF-8 is found, its stray byte shown as U+FFFD', async () => {
  const kit = await workspace(FILES);
  fs.writeFileSync(
    Buffer.concat([Buffer.from(`${kit.root}/src/caf`), Buffer.of(0xe9), Buffer.from('.ts')]),
    '',
  );
  expect((await play(fffind, { query: 'caf.ts' }, kit)).text.split('\n')[0]).toBe('src/caf\ufffd.ts');
});
