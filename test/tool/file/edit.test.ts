import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { edit } from '../../../src/tool/file/edit.js';
import { hashEdit } from '../../../src/tool/file/hash-edit.js';
import { read } from '../../../src/tool/file/read.js';
import { write } from '../../../src/tool/file/write.js';
import type { Kit } from '../../../src/tool/kit.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const disk = (kit: Kit, name: string) => fs.readFileSync(path.join(kit.root, name), 'utf8');
const seen = async (files: Record<string, string | Buffer>, readFormat: Kit['readFormat'] = 'numbered') => {
  const kit = { ...(await workspace(files)), readFormat };
  for (const name of Object.keys(files)) await play(read, { paths: [name] }, kit);
  return kit;
};
const change = (kit: Kit, path: string, old_string: string, new_string: string, replace_all = false) =>
  play(edit, { path, old_string, new_string, replace_all }, kit);

test('edit replaces an exact string and shows the edited lines with numbers', async () => {
  const kit = await seen({ 'a.ts': 'let a = 1;\nlet b = 2;\nlet c = 3;\n' });
  const { text, meta } = await change(kit, 'a.ts', 'b = 2', 'b = 22');
  expect(disk(kit, 'a.ts')).toBe('let a = 1;\nlet b = 22;\nlet c = 3;\n');
  expect(text).toBe('     1\tlet a = 1;\n     2\tlet b = 22;\n     3\tlet c = 3;');
  expect(meta).toMatchObject({
    paths: ['a.ts'],
    replaced: 1,
    diff: expect.stringContaining('-let b = 2;\n+let b = 22;'),
  });
});

test('in the hashline format the answer has a fresh tag that hash_edit takes', async () => {
  const kit = await seen({ 'a.ts': 'one\ntwo\n' }, 'hashline');
  const { text } = await change(kit, 'a.ts', 'one', 'ONE');
  await play(hashEdit, { input: `${text.split('\n')[0]}\nDEL 2` }, kit);
  expect(disk(kit, 'a.ts')).toBe('ONE\n');
});

test('line ends in old_string may be LF in a CR LF file, and the file keeps its own', async () => {
  const kit = await seen({ 'a.txt': '\uFEFFone\r\ntwo\r\nthree', 'mixed.txt': 'a\nb\r\nc\nd\r\n' });
  await change(kit, 'a.txt', 'one\ntwo', 'one\nand\ntwo');
  expect(disk(kit, 'a.txt')).toBe('\uFEFFone\r\nand\r\ntwo\r\nthree');
  await change(kit, 'mixed.txt', 'a\nb\nc\nd\n', 'a\nB\nc\nd\ne\n');
  expect(disk(kit, 'mixed.txt')).toBe('a\nB\r\nc\nd\r\ne\n');
});

test('a string that stands more than once is refused with the lines of all its places', async () => {
  const kit = await seen({ 'a.txt': 'x = 1\ny\nx = 1\nx = 1; x = 1\n' });
  await expect(change(kit, 'a.txt', 'x = 1', 'z')).rejects.toThrow(
    'old_string stands 4 times in a.txt: lines 1, 3, 4, 4.',
  );
  const { text } = await change(kit, 'a.txt', 'x = 1', 'z', true);
  expect(disk(kit, 'a.txt')).toBe('z\ny\nz\nz; z\n');
  expect(text).toContain('Replaced 4 times.');
});

test('a string that is not there is not applied where it nearly is; the place is shown', async () => {
  const kit = await seen({ 'a.ts': 'if (x) {\n\treturn 1;\n}\n' });
  await expect(change(kit, 'a.ts', 'if (x) {\n    return 1;\n}', 'y')).rejects.toThrow(
    /differ in white space\.\n1:if \(x\) \{\n2:\treturn 1;\n3:\}\nLine 2 of the file: "\\treturn 1;"\nLine 2 of old_string: " {4}return 1;"/,
  );
  expect(disk(kit, 'a.ts')).toContain('\treturn 1;');
});

test('an empty old_string, and one that equals new_string, are refused', async () => {
  const kit = await seen({ a: 'x' });
  await expect(change(kit, 'a', '', 'y')).rejects.toThrow('old_string is empty');
  await expect(change(kit, 'a', 'x\r\n', 'x\n')).rejects.toThrow('are the same');
});

test('neither edit nor write touches a file that was not read, or that changed since', async () => {
  const kit = await workspace({ 'a.ts': 'old' });
  await expect(change(kit, 'a.ts', 'old', 'new')).rejects.toThrow(
    'a.ts was not read in this session: read it first',
  );
  await expect(play(write, { path: 'a.ts', content: 'new' }, kit)).rejects.toThrow('read it first');
  await play(read, { paths: ['a.ts'] }, kit);
  fs.writeFileSync(path.join(kit.root, 'a.ts'), 'old ');
  await expect(change(kit, 'a.ts', 'old', 'new')).rejects.toThrow('changed on disk after it was read');
  await expect(play(write, { path: 'a.ts', content: 'new' }, kit)).rejects.toThrow(
    'changed on disk after it was read',
  );
  expect(disk(kit, 'a.ts')).toBe('old ');
});

test('write creates a file and its folders, and may then write it again', async () => {
  const kit = await workspace();
  const first = await play(write, { path: 'x/y/z.txt', content: 'a\nb\n' }, kit);
  expect(first.text).toMatch(/^\[x\/y\/z\.txt#[0-9A-F]{4}]\nCreated x\/y\/z\.txt: 2 lines, 4 bytes\.$/);
  expect(first.meta).toEqual({
    paths: ['x/y/z.txt'],
    bytes: 4,
    diff: '--- a/x/y/z.txt\n+++ b/x/y/z.txt\n@@ -0,0 +1,2 @@\n+a\n+b\n',
  });
  const second = await play(write, { path: 'x/y/z.txt', content: 'a\nc\n' }, kit);
  expect(second.text).toContain('Replaced x/y/z.txt');
  expect(disk(kit, 'x/y/z.txt')).toBe('a\nc\n');
});

test('write puts contents as they are, and says when CR LF is gone', async () => {
  const kit = await seen({ 'a.txt': 'a\r\nb\r\n' });
  expect((await play(write, { path: 'a.txt', content: 'a\nb\n' }, kit)).text).toContain(
    'had CR LF line ends and now has LF',
  );
  expect(disk(kit, 'a.txt')).toBe('a\nb\n');
});

test('write refuses more than a mebibyte, folders, and what it could not have read', async () => {
  const kit = await workspace({ 'folder/x': '', 'b.bin': Buffer.from([0, 1]) });
  await expect(play(write, { path: 'a', content: 'é'.repeat(524_289) }, kit)).rejects.toThrow(
    'more than 1 MiB',
  );
  await expect(play(write, { path: 'folder', content: 'x' }, kit)).rejects.toThrow('folder is a folder');
  await expect(play(write, { path: 'folder/x/y', content: 'x' }, kit)).rejects.toThrow(
    'a part of the path is a file',
  );
  await expect(play(write, { path: 'b.bin', content: 'x' }, kit)).rejects.toThrow('binary file');
  expect(fs.readdirSync(kit.root).sort()).toEqual(['b.bin', 'folder']);
});

test('what is shown while a call is pending has paths and sizes, never contents', () => {
  expect(write.preview?.({ path: 'a', content: 'secret' })).toEqual({ path: 'a', bytes: 6 });
  expect(edit.preview?.({ path: 'a', old_string: 'x', new_string: 'secret', replace_all: false })).toEqual({
    path: 'a',
    bytes: 7,
  });
});
