import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { ToolError } from '../../../src/contract/error.js';
import type { Output } from '../../../src/contract/tool.js';
import { Files } from '../../../src/service/files.js';
import { tag } from '../../../src/service/hashline/tag.js';
import { edit } from '../../../src/tool/file/edit.js';
import { hashEdit } from '../../../src/tool/file/hash-edit.js';
import { read } from '../../../src/tool/file/read.js';
import { write } from '../../../src/tool/file/write.js';
import type { Kit } from '../../../src/tool/kit.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
const text = async (kit: Kit, ...paths: string[]) => (await play(read, { paths }, kit)).text;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a file comes with its tag and numbered lines, whatever its line ends and byte order mark', async () => {
  const kit = await workspace({ 'a.txt': '\uFEFFone\r\ntwo\r\n' });
  expect(await text(kit, 'a.txt')).toBe(`[a.txt#${tag('one\ntwo\n')}]\n1:one\n2:two`);
});

test('selectors choose lines; raw has neither tag nor numbers', async () => {
  const kit = await workspace({ 'a.txt': lines(9) });
  const head = `[a.txt#${tag(lines(9))}]`;
  expect(await text(kit, 'a.txt:4')).toBe(`${head}\n4:line 4`);
  expect(await text(kit, 'a.txt:8+')).toBe(`${head}\n8:line 8\n9:line 9`);
  expect(await text(kit, 'a.txt:8-99')).toBe(`${head}\n8:line 8\n9:line 9`);
  expect(await text(kit, 'a.txt:raw:2-3')).toBe('line 2\nline 3');
  await expect(play(read, { paths: ['a.txt:10'] }, kit)).rejects.toThrow(
    'There is no line 10: the file has 9 lines.',
  );
  await expect(play(read, { paths: ['a.txt:2-3'], offset: 5 }, kit)).rejects.toThrow(
    'both in the selector and in offset',
  );
});

test('a file whose name ends like a selector wins over the selector', async () => {
  const kit = await workspace({ 'a:2': 'named so\n', a: lines(3) });
  expect(await text(kit, 'a:2')).toContain('named so');
  expect(await text(kit, 'a:3')).toContain('3:line 3');
});

test('offset and limit page through a file, and the answer says where to go on', async () => {
  const kit = await workspace({ 'a.txt': lines(10) });
  const first = await play(read, { paths: ['a.txt'], limit: 4 }, kit);
  expect(first.more).toBe('6 of 10 lines are left: offset=5');
  const next = await play(read, { paths: ['a.txt'], offset: 5, limit: 6 }, kit);
  expect(next.text).toContain('5:line 5');
  expect(next.more).toBeUndefined();
});

test('a long file comes in pages of forty thousand characters, and every line comes once', async () => {
  const content = Array.from({ length: 3000 }, (_, index) => `${index} ${'x'.repeat(60)}\n`).join('');
  const kit = await workspace({ 'a.txt': content });
  const rows: string[] = [];
  for (let offset: number | undefined = 1; offset; ) {
    const page: Output = await play(read, { paths: ['a.txt:raw'], offset }, kit);
    expect(page.keep).toBe('whole');
    expect(page.text.length).toBeLessThanOrEqual(40_000);
    rows.push(page.text);
    offset = page.more ? Number(/offset=(\d+)/.exec(page.more)?.[1]) : undefined;
  }
  expect(`${rows.join('\n')}\n`).toBe(content);
});

test('a line too long to show is cut, and then cannot be edited by its number', async () => {
  const kit = await workspace({ 'a.txt': `a\n${'x'.repeat(30_000)}\nb\n` });
  expect(await text(kit, 'a.txt')).toContain('… (line cut: 30000 characters)\n3:b');
  expect(kit.files.snapshots.newest('a.txt')?.seen).toEqual([
    [1, 1],
    [3, 3],
  ]);
  const numbered = { ...kit, readFormat: 'numbered' as const };
  expect((await text(numbered, 'a.txt')).split('\n')[1]).toHaveLength(
    7 + 2000 + '… (line cut: 30000 characters)'.length,
  );
});

test('the numbered format writes lines as cat -n does', async () => {
  const kit = { ...(await workspace({ 'a.txt': lines(2) })), readFormat: 'numbered' as const };
  expect(await text(kit, 'a.txt')).toBe('     1\tline 1\n     2\tline 2');
});

test('several files come in sections, and one that fails does not hide the others', async () => {
  const kit = await workspace({ 'a.txt': 'one\n', 'b.bin': Buffer.from([0, 1]), 'c.txt': lines(5) });
  const answer = await play(read, { paths: ['a.txt', 'none.txt', 'b.bin', 'c.txt:1-9'], limit: 2 }, kit);
  expect(answer.text).toBe(
    [
      `--- FILE: a.txt ---\n[a.txt#${tag('one\n')}]\n1:one`,
      '--- FILE: none.txt ---\nERROR: Cannot read none.txt: there is no such file.',
      '--- FILE: b.bin ---\nERROR: b.bin is a binary file (NUL at byte 0); only UTF-8 text is read.',
      `--- FILE: c.txt:1-9 ---\n[c.txt#${tag(lines(5))}]\n1:line 1\n2:line 2\n[3 of 5 lines are left: c.txt:3+]`,
    ].join('\n\n'),
  );
  expect(answer.failed).toBeUndefined();
  expect(answer.meta).toEqual({ paths: ['a.txt', 'none.txt', 'b.bin', 'c.txt:1-9'], lines: 3 });
  expect((await play(read, { paths: ['x', 'y'] }, kit)).failed).toBe(true);
});

test('the whole answer stays under a mebibyte of UTF-8, and says what it left out', async () => {
  const wide = '界'.repeat(39_000);
  const kit = await workspace(
    Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [
        name,
        `${wide.slice(0, 19_000)}\n${wide.slice(0, 19_000)}\n`,
      ]),
    ),
  );
  const whole = await text(kit, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(1024 * 1024);
  expect(whole.match(/--- FILE: /g)).toHaveLength(8);
});

test('an empty file has a tag, and can be written into', async () => {
  const kit = await workspace({ 'a.txt': '' });
  expect(await play(read, { paths: ['a.txt'] }, kit)).toMatchObject({
    text: '[a.txt#5D05]',
    more: 'the file is empty',
  });
});

test('images come back as images, told by their bytes', async () => {
  const kit = await workspace({
    'a.txt': PNG,
    'fake.png': 'just text\n',
    'big.png': Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]),
  });
  const { images, text: said } = await play(read, { paths: ['a.txt'] }, kit);
  expect(images).toEqual([{ type: 'image', mime: 'image/png', data: PNG.toString('base64') }]);
  expect(said).toBe(`a.txt: image/png, ${PNG.length} bytes`);
  expect(await text(kit, 'fake.png')).toContain('1:just text');
  await expect(play(read, { paths: ['big.png'] }, kit)).rejects.toThrow('more than the 5 MiB');
  await expect(play(read, { paths: ['a.txt'] }, { ...kit, images: false })).rejects.toThrow('Use view_image');
});

test('resources are read through whoever offers them, by lines, and are never files', async () => {
  const kit = {
    ...(await workspace()),
    resources: {
      issue: async (target: string) => `about ${target}\nsecond\n`,
      pr: async () => ({ text: 'one\ntwo\n', data: 'pull 1', notes: ['1 post was left out.'] }),
    },
  };
  expect(await text(kit, 'issue://12')).toBe('about issue://12\nsecond');
  expect(await text(kit, 'issue://12:2')).toBe('second');
  expect(await text(kit, 'pr://1:2')).toMatch(
    /^<untrusted-data (\w{24}) what="pull 1">\ntwo\n<\/untrusted-data \1>\n1 post was left out\.$/,
  );
  await expect(play(read, { paths: ['skill://x'] }, kit)).rejects.toThrow(
    'read knows no skill:// here. It reads local files, issue://, pr://.',
  );
  await expect(play(read, { paths: ['file:///etc/passwd'] }, kit)).rejects.toThrow(
    'read knows no file:// here',
  );
});

test('what is touched is the path without its selector, and the address of a URL', () => {
  expect(read.access({ paths: ['a.ts:3-4', 'https://x.dev/y:3', 'issue://1'], limit: 1 })).toEqual([
    { kind: 'read', path: 'a.ts' },
    { kind: 'net', url: 'https://x.dev/y' },
  ]);
});

test.each([
  [{}, 'paths'],
  [{ paths: [] }, 'paths'],
  [{ paths: ['  '] }, 'a path must not be blank'],
  [{ paths: Array(9).fill('a') }, 'paths'],
  [{ paths: ['a'], path: 'a' }, 'either paths or path, not both'],
  [{ paths: ['a'], limit: 2001 }, 'limit'],
  [{ paths: ['a'], offset: 0 }, 'offset'],
  [{ paths: ['a'], lines: 3 }, 'lines'],
  ['a', 'object'],
])('the arguments %j are refused', (args, why) => {
  expect(read.input.safeParse(args).error?.message).toContain(why);
});

test('one path is accepted but not offered to the model', () => {
  expect(read.input.parse({ path: 'a' })).toMatchObject({ paths: ['a'] });
  const schema = z.toJSONSchema(read.input, { io: 'input' });
  expect(Object.keys(schema.properties ?? {})).toEqual(['paths', 'offset', 'limit']);
  expect(schema.required).toEqual(['paths']);
});

test('a path that the policy denies is an error of its section only', async () => {
  const base = await workspace({ a: 'one\n', secret: 'x\n' });
  const guard = (access: { kind: string; path?: string }) => {
    if (access.path === 'secret') throw new ToolError('secret is out of bounds');
  };
  const kit = { ...base, files: new Files({ root: base.root, guard: guard as never }) };
  expect(await text(kit, 'a', 'secret')).toContain('ERROR: secret is out of bounds');
});

test('a name that is not UTF-8 is read and edited by what searches show of it; two that look alike are refused', async () => {
  if (process.platform !== 'linux') return;
  const kit = await workspace({ 'sub/x': '' });
  const stray = (byte: number) => Buffer.concat([Buffer.from(`${kit.root}/bad`), Buffer.from([byte])]);
  fs.writeFileSync(stray(0xff), 'one\n');
  const head = (await text(kit, 'bad\ufffd')).split('\n')[0]!;
  expect(head).toMatch(/^\[bad\ufffd#/);
  await play(hashEdit, { input: `${head}\nSWAP 1:\n+two` }, kit);
  await play(write, { path: 'bad\ufffd', content: 'three\n' }, kit);
  await play(edit, { path: './sub/../bad\ufffd', old_string: 'three', new_string: 'four' }, kit);
  expect(fs.readFileSync(stray(0xff), 'utf8')).toBe('four\n');
  fs.writeFileSync(stray(0xfe), 'other\n');
  await expect(play(read, { paths: ['bad\ufffd'] }, kit)).rejects.toThrow('2 files show as bad\ufffd');
  await expect(play(write, { path: 'bad\ufffd', content: '' }, kit)).rejects.toThrow('2 files show as');
  fs.unlinkSync(stray(0xfe));
  const again = (await text(kit, 'bad\ufffd')).split('\n')[0]!;
  await play(hashEdit, { input: `${again}\nMV good` }, kit);
  expect(fs.readdirSync(kit.root).sort()).toEqual(['good', 'sub']);
});

test('reading raw is reading: edit accepts it', async () => {
  const kit = await workspace({ a: 'one\n' });
  await text(kit, 'a:raw');
  await play(edit, { path: 'a', old_string: 'one', new_string: 'two' }, kit);
  expect(fs.readFileSync(path.join(kit.root, 'a'), 'utf8')).toBe('two\n');
});
