import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Search } from '../../../src/service/search/search.js';
import { glob } from '../../../src/tool/search/glob.js';
import { play } from '../../helper/play.js';
import { folder, workspace } from '../../helper/workspace.js';
import { compiledWorker } from '../../service/search/compiled.js';

test('files come newest first, ignored ones left out', async () => {
  const kit = await workspace({
    '.gitignore': 'out\n',
    'a.rs': '',
    'src/b.rs': '',
    'src/c.ts': '',
    'out/d.rs': '',
  });
  fs.utimesSync(path.join(kit.root, 'a.rs'), 1000, 1000);
  fs.utimesSync(path.join(kit.root, 'src/b.rs'), 2000, 2000);
  expect((await play(glob, { pattern: '**/*.rs' }, kit)).text).toBe('src/b.rs\na.rs');
});

test('a pattern is matched against the path from the folder searched', async () => {
  const kit = await workspace({ 'mod.rs': '', 'src/mod.rs': '', 'src/a/mod.rs': '', 'lib/mod.rs': '' });
  const sorted = async (args: { pattern: string; path?: string }) =>
    (await play(glob, args, kit)).text.split('\n').sort();
  expect(await sorted({ pattern: '*.rs' })).toEqual(['mod.rs']);
  expect(await sorted({ pattern: 'src/**/mod.rs' })).toEqual(['src/a/mod.rs', 'src/mod.rs']);
  expect(await sorted({ pattern: '**/mod.rs', path: 'src' })).toEqual(['src/a/mod.rs', 'src/mod.rs']);
  expect(await sorted({ pattern: '{src,lib}/mod.rs' })).toEqual(['lib/mod.rs', 'src/mod.rs']);
  expect(await sorted({ pattern: 'src/?[ao]d.rs' })).toEqual(['src/mod.rs']);
});

test('neither dots nor links lead a pattern out of its folder or into what is ignored', async () => {
  const outside = folder({ 'sub/secret': '' });
  const kit = await workspace({ '.gitignore': 'out\n', 'out/x': '', a: '' });
  fs.symlinkSync(outside, path.join(kit.root, 'link'));
  await expect(play(glob, { pattern: '../*' }, kit)).rejects.toThrow('leaves its folder');
  for (const pattern of ['link/**', 'link/sub/*', 'out/*', '.git/**']) {
    expect((await play(glob, { pattern }, kit)).text).toBe(`No file matches ${pattern} in .`);
  }
});

test('a hostile pattern takes no longer than another', async () => {
  const kit = await workspace({ ['a'.repeat(200)]: '' });
  const started = performance.now();
  await play(glob, { pattern: `${'*a'.repeat(60)}b` }, kit);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a file is not a folder', async () => {
  const kit = await workspace({ a: '' });
  await expect(play(glob, { pattern: '*', path: 'a' }, kit)).rejects.toThrow('a is not a folder. Use read');
});

test('a walk that takes longer than 20 s answers with what was seen, and says so', async () => {
  const kit = await workspace({ 'a.rs': '', 'src/b.rs': '' });
  const search = new Search({ root: kit.root, guard: () => {}, hides: () => false, mostMillis: 0 });
  const found = await play(glob, { pattern: '**/*.rs' }, { ...kit, search });
  expect(found.text).toBe('Stopped after 20 s with partial results: name a narrower path.\na.rs');
});

test('of more than 500 files the newest are shown, in folders of any size, by workers or without', async () => {
  const names = Array.from({ length: 900 }, (_, at) => `${at % 3 === 0 ? '' : 'many/'}f${at}.txt`);
  const kit = await workspace(Object.fromEntries(names.map((name) => [name, ''])));
  for (const [at, name] of names.entries())
    fs.utimesSync(path.join(kit.root, name), 1000, 1000 + ((at * 7) % 450));
  const options = { root: kit.root, guard: () => {}, hides: () => false };
  const threaded = new Search({ ...options, workerFile: compiledWorker() });
  threaded.prewarm();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const walked = (name: string): string => (name.includes('/') ? name : ` ${name}`);
  const sorted = names
    .map((name, at) => ({ name, age: (at * 7) % 450 }))
    .sort((a, b) => b.age - a.age || (walked(a.name) < walked(b.name) ? -1 : 1));
  for (const search of [new Search(options), threaded]) {
    const { text, more } = await play(glob, { pattern: '**/*.txt' }, { ...kit, search });
    expect(text.split('\n')).toEqual(sorted.slice(0, 500).map(({ name }) => name));
    expect(more).toBe('400 older files not shown: narrow the pattern or the path');
  }
  await threaded.close();
});
