import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { hashEdit } from '../../../src/tool/file/hash-edit.js';
import { read } from '../../../src/tool/file/read.js';
import type { Kit } from '../../../src/tool/kit.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const disk = (kit: Kit, name: string) => fs.readFileSync(path.join(kit.root, name), 'utf8');

test('a line that was read is replaced, and the answer carries the fresh tag', async () => {
  const kit = await workspace({ 'README.md': 'one\ntwo\nthree\n' });
  expect((await play(read, { paths: ['README.md'] }, kit)).text).toBe(
    '[README.md#2543]\n1:one\n2:two\n3:three',
  );
  const { text } = await play(hashEdit, { input: '[README.md#2543]\nSWAP 2.=2:\n+TWO\n++plus\n' }, kit);
  expect(disk(kit, 'README.md')).toBe('one\nTWO\n+plus\nthree\n');
  expect(text).toMatch(/^\[README\.md#[0-9A-F]{4}]\n1:one\n2:TWO\n3:\+plus\n4:three$/);
});

test('a tag that this session never saw is refused, and the lines it names are shown', async () => {
  const kit = await workspace({ 'a.txt': 'one\ntwo\n' });
  const edit = play(hashEdit, { input: '[a.txt#ABCD]\nDEL 2' }, kit);
  await expect(edit).rejects.toThrow('The tag ABCD of a.txt is not from this session');
  expect(disk(kit, 'a.txt')).toBe('one\ntwo\n');
});
