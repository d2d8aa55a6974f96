import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { edit } from '../../../src/tool/file/edit.js';
import { read } from '../../../src/tool/file/read.js';
import { write } from '../../../src/tool/file/write.js';
import type { Kit } from '../../../src/tool/kit.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const disk = (kit: Kit, name: string) => fs.readFileSync(path.join(kit.root, name), 'utf8');

test('edit replaces an exact string and shows the edited lines with numbers', async () => {
  const kit = {
    ...(await workspace({ 'a.ts': 'let a = 1;\r\nlet b = 2;\r\n' })),
    readFormat: 'numbered' as const,
  };
  await play(read, { paths: ['a.ts'] }, kit);
  const { text } = await play(
    edit,
    { path: 'a.ts', old_string: 'a = 1;\nlet', new_string: 'a = 1;\nconst' },
    kit,
  );
  expect(disk(kit, 'a.ts')).toBe('let a = 1;\r\nconst b = 2;\r\n');
  expect(text).toBe('     1\tlet a = 1;\n     2\tconst b = 2;');
});

test('neither edit nor write touches a file that was not read', async () => {
  const kit = await workspace({ 'a.ts': 'old' });
  await expect(play(edit, { path: 'a.ts', old_string: 'old', new_string: 'new' }, kit)).rejects.toThrow(
    'read it first',
  );
  await expect(play(write, { path: 'a.ts', content: 'new' }, kit)).rejects.toThrow('read it first');
  expect(disk(kit, 'a.ts')).toBe('old');
});

test('write creates a file and its folders', async () => {
  const kit = await workspace();
  expect((await play(write, { path: 'x/y/z.txt', content: 'a\nb\n' }, kit)).text).toContain(
    'Created x/y/z.txt: 2 lines, 4 bytes.',
  );
  expect(disk(kit, 'x/y/z.txt')).toBe('a\nb\n');
});
