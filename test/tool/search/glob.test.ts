import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { glob } from '../../../src/tool/search/glob.js';
import { play } from '../../helper/play.js';
import { folder, workspace } from '../../helper/workspace.js';

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
