import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ToolError } from '../../../src/contract/error.js';
import { projectIndex } from '../../../src/tool/search/project-index.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const FILES = {
  'README.md':
    '# Shop\n\n[![ci](x)](y)\n\nSells things to people.\n\n## Install\n\n```sh\n# no heading\n```\n\n## Use\n',
  'package.json': '{"name":"shop","description":"a shop","scripts":{"test":"jest","build":"tsc"}}',
  'src/store.ts': 'export class Store {\n  loadRecord(id: string): void {}\n}\n',
  'src/pay/cash.py': 'def pay_cash():\n    pass\n',
  'docs/guide.rst': 'Guide\n=====\n\nFirst steps\n-----------\n',
  'ignored/x.ts': 'function ignoredThing() {}\n',
  '.gitignore': 'ignored/\n.galley/\n',
};

const file = (root: string): string => fs.readFileSync(path.join(root, '.galley/index.md'), 'utf8');

test('without arguments the index tells what the project is and where its folders are', async () => {
  const kit = await workspace(FILES);
  const { text } = await play(projectIndex, {}, kit);
  expect(text).toBe(
    [
      '## overview',
      '- README.md: Sells things to people.',
      '- 5 files in 4 folders: .json 1, .md 1, .py 1, .rst 1, .ts 1',
      '- package.json: shop; a shop; scripts test, build',
      '',
      '## tree',
      '- docs/ 1 file (.rst 1)',
      '- src/ 2 files (.py 1, .ts 1)',
      '- src/pay/ 1 file (.py 1)',
    ].join('\n'),
  );
});

test('docs come with their headings and symbols with their lines; code in a document is no heading', async () => {
  const kit = await workspace(FILES);
  expect((await play(projectIndex, { section: 'docs' }, kit)).text).toBe(
    '## docs\n- README.md: Shop | Install (7); Use (13)\n- docs/guide.rst: Guide | First steps (4)',
  );
  expect((await play(projectIndex, { section: 'symbols' }, kit)).text).toBe(
    '## symbols\n- src/store.ts: Store:1 loadRecord:2\n- src/pay/cash.py: pay_cash:1',
  );
});

test('a title may stand in a YAML head; tags and links of headings are left out', async () => {
  const kit = await workspace({
    'a.md': '---\ntitle: "Given title"\nid: x\n---\n\n## See [the guide](https://example.com) <b>now</b>\n',
    'b.md': '---\nno end\n',
  });
  expect((await play(projectIndex, { section: 'docs' }, kit)).text).toBe(
    '## docs\n- a.md: Given title | See the guide now (6)\n- b.md',
  );
});

test('a path narrows every section, a query finds paths, symbols and headings in any case', async () => {
  const kit = await workspace(FILES);
  expect((await play(projectIndex, { path: './src/pay' }, kit)).text).toBe(
    '## tree\n- src/pay/ 1 file (.py 1)\n\n## symbols\n- src/pay/cash.py: pay_cash:1',
  );
  expect((await play(projectIndex, { query: 'LOADrec' }, kit)).text).toBe(
    '## symbols\n- src/store.ts: loadRecord:2',
  );
  expect((await play(projectIndex, { query: 'first steps' }, kit)).text).toContain('docs/guide.rst');
  expect((await play(projectIndex, { query: 'nowhere at all' }, kit)).text).toBe(
    'Nothing in the index fits.',
  );
});

test('the file is kept current: changed, new and removed files show at the next call', async () => {
  const kit = await workspace(FILES);
  await play(projectIndex, {}, kit);
  expect(file(kit.root)).toMatch(
    /^# Project index\n[^#]+## Overview\n[\s\S]+## Tree\n[\s\S]+## Docs\n[\s\S]+## Symbols\n[\s\S]+loadRecord:2[\s\S]+## Notes\n/,
  );
  fs.writeFileSync(path.join(kit.root, 'src/store.ts'), 'export class Shelf {}\n');
  fs.writeFileSync(path.join(kit.root, 'docs/new.md'), '# Brand new\n');
  fs.rmSync(path.join(kit.root, 'src/pay'), { recursive: true });
  const { text } = await play(projectIndex, { section: 'all' }, kit);
  expect(text).toContain('Shelf:1');
  expect(text).toContain('docs/new.md: Brand new');
  expect(text).not.toMatch(/loadRecord|pay_cash/);
  expect(file(kit.root)).toContain('Shelf:1');
});

test('a note stays through rebuilds and what a person wrote beside it, and is kept once', async () => {
  const kit = await workspace(FILES);
  expect((await play(projectIndex, { note: 'payments\nlive in src/pay' }, kit)).text).toBe(
    'Noted in .galley/index.md.',
  );
  fs.appendFileSync(path.join(kit.root, '.galley/index.md'), '- mine\n');
  await play(projectIndex, { note: 'payments live in src/pay' }, kit);
  const { text } = await play(projectIndex, { section: 'notes', rebuild: true }, kit);
  expect(text).toBe('## notes\n- payments live in src/pay\n- mine');
  expect(file(kit.root)).toContain('## Notes\n\n- payments live in src/pay\n- mine\n');
});

test('the file is written only when its text changes, and again when it is gone or somebody else wrote it', async () => {
  const kit = await workspace(FILES);
  const target = path.join(kit.root, '.galley/index.md');
  await play(projectIndex, {}, kit);
  const first = fs.statSync(target).ino;
  await play(projectIndex, {}, kit);
  expect(fs.statSync(target).ino).toBe(first);
  const text = file(kit.root);
  fs.rmSync(target);
  await play(projectIndex, {}, kit);
  expect(file(kit.root)).toBe(text);
  fs.writeFileSync(target, text.replace('Shop', 'Shed').replace('## Notes\n', '## Notes\n\n- by hand\n'));
  expect((await play(projectIndex, { section: 'notes' }, kit)).text).toBe('## notes\n- by hand');
  expect(file(kit.root)).toBe(`${text}- by hand\n`);
});

test('where nothing may be written the index is still read, and a note is refused in words', async () => {
  const kit = await workspace(FILES, (access) => {
    if (access.kind === 'write') throw new ToolError('This run may only look.');
  });
  expect((await play(projectIndex, {}, kit)).text).toContain('## tree');
  expect(fs.existsSync(path.join(kit.root, '.galley'))).toBe(false);
  await expect(play(projectIndex, { note: 'x' }, kit)).rejects.toThrow('may only look');
});

test('an index that is a link is not written through', async () => {
  const kit = await workspace({ ...FILES, 'victim.txt': 'mine' });
  fs.mkdirSync(path.join(kit.root, '.galley'));
  fs.symlinkSync('../victim.txt', path.join(kit.root, '.galley/index.md'));
  expect((await play(projectIndex, {}, kit)).text).toContain('## tree');
  expect(fs.readFileSync(path.join(kit.root, 'victim.txt'), 'utf8')).toBe('mine');
  await expect(play(projectIndex, { note: 'x' }, kit)).rejects.toThrow('cannot be written');
});

test('outside of a repository, or with the index off, the tool says so', async () => {
  const { index: _, ...kit } = await workspace(FILES);
  await expect(play(projectIndex, {}, kit)).rejects.toThrow('context.index is false');
});

test('strange trees are indexed: no files, binary documents, manifests that are none, a document of a megabyte', async () => {
  const empty = await workspace();
  expect((await play(projectIndex, {}, empty)).text).toBe('## overview\n- 0 files in 1 folders');
  const kit = await workspace({
    'package.json': '[1',
    'Cargo.toml': Buffer.from([0, 1, 2]),
    'README.md': Buffer.from('# Title\0'),
    'big.md': '# A\n'.repeat(260_000),
  });
  const { text } = await play(projectIndex, { section: 'all' }, kit);
  expect(text).toContain('- package.json\n');
  expect(text).not.toContain('README.md:');
  expect(text.match(/- big\.md: A \| (?:A \(\d+\)(?:; )?)+$/m)![0].length).toBeLessThan(300);
});
