import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repoMap } from '../../../src/tool/search/repo-map.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const FILES = {
  'src/store.ts': 'export class Store {\n  loadRecord(id: string): void {}\n  private forget() {}\n}\n',
  'src/a.ts': 'import { Store } from "./store";\nexport function useA(s: Store) { s.loadRecord("1"); }\n',
  'src/b.ts': 'import { Store } from "./store";\nexport function useB(s: Store) { s.loadRecord("2"); }\n',
  'src/lonely.ts': 'export function lonelyThing() {}\n',
  'lib/store.py': 'def loadRecord():\n    pass\n',
  'vendor/big.go': 'func Vendored() {}\n',
  'ignored/x.ts': 'function ignoredThing() {}\n',
  '.gitignore': 'ignored/\n',
  'README.md': '# function no() {}\n',
};

test('what others use comes first, with its line, its signature and what it lies in', async () => {
  const kit = await workspace(FILES);
  const { text } = await play(repoMap, {}, kit);
  expect(text.split('\n').slice(0, 3)).toEqual([
    'src/store.ts',
    '1: export class Store',
    '2:   loadRecord(id: string): void',
  ]);
  expect(text).toContain('lib/store.py\n1: def loadRecord()');
});

test('ignored and vendored files are left out, unless the vendored folder is what is asked for', async () => {
  const kit = await workspace(FILES);
  const { text } = await play(repoMap, {}, kit);
  expect(text).not.toMatch(/ignoredThing|Vendored|README/);
  expect((await play(repoMap, { path: 'vendor' }, kit)).text).toBe('vendor/big.go\n1: func Vendored()');
});

test('a query brings up what it names', async () => {
  const kit = await workspace(FILES);
  expect((await play(repoMap, { query: 'the lonely thing is broken' }, kit)).text).toMatch(
    /^src\/lonely\.ts\n1: export function lonelyThing\(\)/,
  );
});

test('the map keeps to its budget and says how much is not shown', async () => {
  const files: Record<string, string> = {};
  for (let at = 0; at < 200; at++) {
    files[`f${at}.rs`] = `pub fn function_${at}(a: u8) -> u8 { function_${(at * 7) % 200}(a) }\n`.repeat(3);
  }
  const kit = await workspace(files);
  for (const maxTokens of [512, 2_000]) {
    const { text, more, meta } = await play(repoMap, { maxTokens }, kit);
    expect(text.length).toBeLessThanOrEqual(maxTokens * 4);
    expect(text.length).toBeGreaterThan(maxTokens * 2.5);
    expect(more).toMatch(/^\d+ of 600 definitions shown: narrow path, add query or raise maxTokens$/);
    expect(meta!.truncated).toBe(true);
  }
});

test('a changed file is read again, a removed one forgotten', async () => {
  const kit = await workspace(FILES);
  await play(repoMap, {}, kit);
  fs.writeFileSync(path.join(kit.root, 'src/lonely.ts'), 'export function renamedThing() {}\n');
  fs.rmSync(path.join(kit.root, 'src/b.ts'));
  const { text } = await play(repoMap, {}, kit);
  expect(text).toContain('renamedThing');
  expect(text).not.toMatch(/lonelyThing|useB/);
});

test('what the policy denies is refused, and what it hides is not read', async () => {
  const kit = await workspace(FILES, () => {
    throw new Error('denied');
  });
  await expect(play(repoMap, {}, kit)).rejects.toThrow('denied');
});

test('a file, a missing folder and a folder outside are refused in words', async () => {
  const kit = await workspace(FILES);
  await expect(play(repoMap, { path: 'README.md' }, kit)).rejects.toThrow('is not a folder. Use read');
  await expect(play(repoMap, { path: 'nowhere' }, kit)).rejects.toThrow('does not exist. Use list_files');
  await expect(play(repoMap, { path: '..' }, kit)).rejects.toThrow('outside the workspace');
  expect((await play(repoMap, { path: '.', query: 'x' }, await workspace({ 'a.txt': '' }))).text).toBe(
    'No Rust, Python, TypeScript, JavaScript or Go source in ..',
  );
});

test('binary and huge files are left out and counted, links not followed', async () => {
  const kit = await workspace({
    'a.py': 'def shown(): pass\n',
    'binary.py': Buffer.from('def hidden(): pass\0\n'),
    'large.py': 'def large(): pass\n'.padEnd(1_100_000, '#'),
  });
  fs.symlinkSync('a.py', path.join(kit.root, 'link.py'));
  const { text, more } = await play(repoMap, {}, kit);
  expect(text).toBe('a.py\n1: def shown()');
  expect(more).toBe('left out: 1 files over 1 MiB, 1 binary or unreadable files');
});

test('arguments are bounded', () => {
  expect(repoMap.input.parse({})).toEqual({ path: '.', maxTokens: 4096 });
  for (const maxTokens of [511, 20_001, 600.5]) {
    expect(repoMap.input.safeParse({ maxTokens }).success).toBe(false);
  }
});
