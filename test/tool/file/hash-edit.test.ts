import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Files } from '../../../src/service/files.js';
import { tag } from '../../../src/service/hashline/tag.js';
import { Grammars } from '../../../src/service/symbols/grammars.js';
import { edit } from '../../../src/tool/file/edit.js';
import { hashEdit } from '../../../src/tool/file/hash-edit.js';
import { read } from '../../../src/tool/file/read.js';
import { write } from '../../../src/tool/file/write.js';
import type { Kit } from '../../../src/tool/kit.js';
import { assets } from '../../helper/assets.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

const disk = (kit: Kit, name: string) => fs.readFileSync(path.join(kit.root, name), 'utf8');
const put = (kit: Kit, name: string, text: string) => fs.writeFileSync(path.join(kit.root, name), text);
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
/** Reads a file and answers with its header line. */
const shown = async (kit: Kit, name: string) =>
  (await play(read, { paths: [name] }, kit)).text.split('\n')[0]!;
const patch = (kit: Kit, ...rows: string[]) => play(hashEdit, { input: rows.join('\n') }, kit);
/** The error of a call, as the model sees it. */
const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (error: Error) => error.message,
  );

test('a line that was read is replaced, and the answer carries the fresh tag and the changed lines', async () => {
  const kit = await workspace({ 'README.md': 'one\ntwo\nthree\n' });
  expect((await play(read, { paths: ['README.md'] }, kit)).text).toBe(
    '[README.md#2543]\n1:one\n2:two\n3:three',
  );
  const { text, meta } = await patch(kit, '[README.md#2543]', 'SWAP 2.=2:', '+TWO', '++plus');
  const now = 'one\nTWO\n+plus\nthree\n';
  expect(disk(kit, 'README.md')).toBe(now);
  expect(text).toBe(`[README.md#${tag(now)}]\n1:one\n2:TWO\n3:+plus\n4:three`);
  expect(meta).toMatchObject({ paths: ['README.md'], diff: expect.stringContaining('-two\n+TWO\n++plus\n') });
});

test('all numbers are those of the text that was read, whatever the order of the operations', async () => {
  const kit = await workspace({ 'a.txt': numbers(6) });
  await patch(
    kit,
    await shown(kit, 'a.txt'),
    'DEL 5',
    'INS.HEAD:',
    '+top',
    'SWAP 2.=3:',
    '+two',
    'INS.TAIL:',
    '+end',
    'INS.POST 2.:',
    '+x',
  ).catch(() => {});
  expect(disk(kit, 'a.txt')).toBe(numbers(6));
  await patch(
    kit,
    await shown(kit, 'a.txt'),
    'DEL 5',
    'INS.HEAD:',
    '+top',
    'SWAP 2.=3:',
    '+two',
    'INS.TAIL:',
    '+end',
    'INS.PRE 2:',
    '+before',
    'INS.POST 3:',
    '+after',
  );
  expect(disk(kit, 'a.txt')).toBe('top\nline 1\nbefore\ntwo\nafter\nline 4\nline 6\nend\n');
});

test('hunks that overlap and lines that do not exist are refused', async () => {
  const kit = await workspace({ 'a.txt': numbers(4) });
  const head = await shown(kit, 'a.txt');
  for (const [rows, why] of [
    [['SWAP 1.=3:', '+x', 'DEL 3'], 'SWAP 1.=3: and DEL 3 overlap'],
    [['SWAP 1.=3:', '+x', 'INS.POST 2:', '+y'], 'SWAP 1.=3: and INS.POST 2: overlap'],
    [['DEL 2', 'DEL 2'], 'DEL 2 and DEL 2 overlap'],
    [['DEL 4.=5'], 'DEL 4.=5: the file has 4 lines'],
    [['INS.POST 5:', '+x'], 'INS.POST 5:: the file has 4 lines'],
    [['SWAP 2:', '+line 2'], 'changes nothing'],
  ] as [string[], string][]) {
    const said = await refusal(patch(kit, head, ...rows));
    expect(said).toContain(why);
    expect(said).toMatch(/Nothing was written\.$/);
  }
  expect(disk(kit, 'a.txt')).toBe(numbers(4));
});

test('a tag that this session never saw is refused; the lines it meant are shown, and then the patch passes', async () => {
  const kit = await workspace({ 'a.txt': 'one\ntwo\n' });
  const real = tag('one\ntwo\n');
  expect(await refusal(patch(kit, '[a.txt#ABCD]', 'DEL 2'))).toContain(
    `The tag ABCD of a.txt is not from this session`,
  );
  const guessed = await workspace({ 'a.txt': 'one\ntwo\n' });
  const said = await refusal(patch(guessed, `[a.txt#${real}]`, 'DEL 2'));
  expect(said).toContain(
    `is not from this session: only tags that read or hash_edit printed count. The file is now\n[a.txt#${real}]\n 1:one\n*2:two\n`,
  );
  expect(disk(guessed, 'a.txt')).toBe('one\ntwo\n');
  await patch(guessed, `[a.txt#${real}]`, 'DEL 2');
  expect(disk(guessed, 'a.txt')).toBe('one\n');
});

test('a file that was edited without being read whole cannot be overwritten by write', async () => {
  const kit = await workspace({ 'a.txt': 'one\ntwo\n' });
  await refusal(patch(kit, '[a.txt#ABCD]', 'DEL 2'));
  expect(await refusal(play(write, { path: 'a.txt', content: 'x' }, kit))).toContain('read it first');
});

test('lines that were not shown cannot be named; they are shown, and the same patch then passes', async () => {
  const kit = await workspace({ 'a.txt': numbers(100) });
  const head = (await play(read, { paths: ['a.txt:1-10'] }, kit)).text.split('\n')[0]!;
  const said = await refusal(patch(kit, head, 'SWAP 50.=51:', '+x', 'DEL 2'));
  expect(said).toContain('the patch names lines 50-51, which were not shown.');
  expect(said).toContain('\n 49:line 49\n*50:line 50\n*51:line 51\n 52:line 52\n');
  await patch(kit, head, 'SWAP 50.=51:', '+x', 'DEL 2');
  expect(disk(kit, 'a.txt')).toContain('line 49\nx\nline 52');
});

test('what is shown on a refusal is bounded in count and width, and what was cut does not count as shown', async () => {
  const kit = await workspace({ 'long.txt': numbers(500), 'wide.txt': `a\n${'x'.repeat(15_000)}\n` });
  const long = (await play(read, { paths: ['long.txt:1'] }, kit)).text.split('\n')[0]!;
  const wide = (await play(read, { paths: ['wide.txt:1'] }, kit)).text.split('\n')[0]!;
  for (const [head, op, again] of [
    [long, 'DEL 100.=400', 'read long.txt:100-400'],
    [wide, 'DEL 2', 'read wide.txt:2-2'],
  ] as const) {
    for (let turn = 0; turn < 2; turn++) {
      const said = await refusal(patch(kit, head, op));
      expect(said).toContain(again);
      expect(said.length).toBeLessThan(3000);
    }
  }
});

test('a line that is too long to be shown whole cannot be named, and the answer says what can change it', async () => {
  const kit = await workspace({ 'one.txt': `${'x'.repeat(1024 * 1024 - 1)}\n` });
  const head = await shown(kit, 'one.txt');
  for (let turn = 0; turn < 2; turn++) {
    const said = await refusal(patch(kit, head, 'SWAP 1:', '+y'));
    expect(said).toContain(
      'Line 1 is too long to be shown whole, so no number can name it: change it with edit',
    );
    expect(said.length).toBeLessThan(2_000);
  }
  await patch(kit, head, 'INS.TAIL:', '+end').catch(() => undefined);
  await play(edit, { path: 'one.txt', old_string: 'x'.repeat(1024 * 1024 - 1), new_string: 'y' }, kit);
  expect(disk(kit, 'one.txt')).toBe('y\n');
});

test('reads of the same text add up: what any of them showed can be edited', async () => {
  const kit = await workspace({ 'a.txt': numbers(30) });
  await play(read, { paths: ['a.txt:1-5'] }, kit);
  const head = (await play(read, { paths: ['a.txt:20+5'] }, kit)).text.split('\n')[0]!;
  await patch(kit, head, 'DEL 3', 'DEL 22');
  expect(disk(kit, 'a.txt').split('\n')).toHaveLength(29);
});

test('after an edit, lines that moved must be shown again before they can be named by their new numbers', async () => {
  const kit = await workspace({ 'a.txt': numbers(60) });
  const first = await patch(kit, await shown(kit, 'a.txt'), 'INS.POST 10:', '+a', '+b', '+c');
  const head = first.text.split('\n')[0]!;
  expect(await refusal(patch(kit, head, 'SWAP 50:', '+x'))).toContain('lines 50, which were not shown');
  expect((await patch(kit, head, 'DEL 3')).text).toContain('line 4');
});

test('an old tag of this session still works: the edit follows its lines', async () => {
  const kit = await workspace({ 'a.txt': numbers(60) });
  const head = await shown(kit, 'a.txt');
  await patch(kit, head, 'INS.POST 10:', '+a', '+b');
  const { text } = await patch(kit, head, 'SWAP 50:', '+fifty');
  expect(text).toContain('The tag was old: merged with your own later edit.');
  expect(disk(kit, 'a.txt')).toContain('line 49\nfifty\nline 51');
  expect((await patch(kit, head, 'SWAP 52:', '+52')).text).toContain(
    'lines moved by 2 after your own later edit',
  );
  expect(disk(kit, 'a.txt')).toContain('fifty\nline 51\n52\nline 53');
});

test('an old tag also serves beside an edit of this session that kept the number of lines', async () => {
  const kit = await workspace({ 'a.txt': numbers(9) });
  const head = await shown(kit, 'a.txt');
  await patch(kit, head, 'SWAP 4:', '+four');
  const { text } = await patch(kit, head, 'SWAP 5:', '+five');
  expect(text).toContain('applied next to your own later edit');
  expect(disk(kit, 'a.txt')).toContain('line 3\nfour\nfive\nline 6');
  put(kit, 'a.txt', disk(kit, 'a.txt').replace('five', 'theirs'));
  expect(await refusal(patch(kit, head, 'SWAP 6:', '+six'))).toContain('cannot be placed safely');
});

test('a change by somebody else is merged when it is elsewhere, and refused when it is at the place', async () => {
  const kit = await workspace({ 'a.txt': numbers(40) });
  const head = await shown(kit, 'a.txt');
  put(kit, 'a.txt', `new top\n${numbers(40).replace('line 30\n', 'line 30, changed\n')}`);
  const { text } = await patch(kit, head, 'SWAP 10:', '+ten');
  expect(text).toContain('merged with a change by somebody else');
  expect(text).toContain('11:ten');
  const said = await refusal(patch(kit, head, 'SWAP 30:', '+thirty'));
  expect(said).toContain('changed after [a.txt#');
  expect(said).toContain('31:line 30, changed');
  expect(said).toMatch(/Nothing was written\.$/);
  expect(disk(kit, 'a.txt')).toContain('line 30, changed');
});

test('an edit never lands on a copy of its lines after the lines themselves have changed', async () => {
  const block = 'function f() {\n  return 1;\n}\n';
  const kit = await workspace({ 'a.txt': `start\n${block}end\n` });
  const head = await shown(kit, 'a.txt');
  put(kit, 'a.txt', `start\n${block.replace('1', '2')}end\nstart\n${block}end\n`);
  expect(await refusal(patch(kit, head, 'SWAP 3:', '+  return 3;'))).toContain('cannot be placed safely');
});

test('with an old tag the head and the tail can still be written to', async () => {
  const kit = await workspace({ 'log.txt': 'one\n' });
  const head = await shown(kit, 'log.txt');
  put(kit, 'log.txt', 'other\n');
  await patch(kit, head, 'INS.HEAD:', '+top', 'INS.TAIL:', '+end');
  expect(disk(kit, 'log.txt')).toBe('top\nother\nend\n');
});

test('two texts with the same tag are told apart', async () => {
  const kit = await workspace({ 'a.txt': 'line one 263\nline two 4471\n' });
  expect(await shown(kit, 'a.txt')).toBe('[a.txt#1D84]');
  put(kit, 'a.txt', 'line one 410\nline two 6970\n');
  expect(await refusal(patch(kit, '[a.txt#1D84]', 'DEL 2'))).toContain('cannot be placed safely');
  expect(disk(kit, 'a.txt')).toBe('line one 410\nline two 6970\n');
});

test('blanks at the ends of lines and the kind of line end may change without a new tag', async () => {
  const kit = await workspace({ 'a.txt': 'one\ntwo\n' });
  const head = await shown(kit, 'a.txt');
  put(kit, 'a.txt', 'one  \r\ntwo\r\n');
  await patch(kit, head, 'SWAP 2:', '+TWO');
  expect(disk(kit, 'a.txt')).toBe('one  \r\nTWO\r\n');
});

test('a block is named by its first line, and the answer says which lines it was', async () => {
  const kit = await workspace({
    'a.ts': 'function a() {\n  one();\n}\n\nfunction b() {\n  two();\n}\n',
    'a.txt': 'x\ny\n',
  });
  const files = new Files({ root: kit.root, guard: () => {}, grammars: new Grammars(assets()) });
  const rich = { ...kit, files };
  const { text } = await patch(rich, await shown(rich, 'a.ts'), 'DEL.BLK 1', 'INS.BLK.POST 5:', '+b();');
  expect(disk(kit, 'a.ts')).toBe('\nfunction b() {\n  two();\n}\nb();\n');
  expect(text).toContain('DEL.BLK 1 resolved lines 1-3');
  const head = await shown(rich, 'a.ts');
  expect(await refusal(patch(rich, head, 'SWAP.BLK 4:', '+x'))).toContain(
    'no block opens on line 4. Name the lines instead: SWAP N.=M:',
  );
  expect(await refusal(patch(rich, head, 'DEL.BLK 5'))).toContain(
    'the block is this one line. Name it instead: DEL N.',
  );
  const after = await patch(rich, head, 'INS.BLK.POST 4:', '+// end');
  expect(after.text).toContain('INS.BLK.POST 4:: no block opens on line 4; inserted after line 4');
  expect(await refusal(patch(rich, await shown(rich, 'a.txt'), 'DEL.BLK 1'))).toContain(
    'blocks are not known in files like a.txt',
  );
});

test('MV renames after the edits of its section, and what was seen goes along', async () => {
  const kit = await workspace({ 'a.txt': numbers(5), 'taken.txt': '' });
  const head = await shown(kit, 'a.txt');
  expect(await refusal(patch(kit, head, 'DEL 1', 'MV taken.txt'))).toContain('taken.txt exists');
  const { text } = await patch(kit, head, 'SWAP 1:', '+first', 'MV deep/b.txt').catch(() =>
    patch(kit, '', ''),
  );
  expect(text).toContain('Moved a.txt to deep/b.txt.');
  expect(fs.existsSync(path.join(kit.root, 'a.txt'))).toBe(false);
  await patch(kit, text.split('\n')[0]!, 'DEL 2');
  expect(disk(kit, 'deep/b.txt')).toBe('first\nline 3\nline 4\nline 5\n');
});

test('REM removes a regular file that is still what was read, and nothing else', async () => {
  const kit = await workspace({ 'a.txt': 'one\n', 'b.txt': 'one\n' });
  const [a, b] = [await shown(kit, 'a.txt'), await shown(kit, 'b.txt')];
  expect((await patch(kit, a, 'REM')).text).toBe('Removed a.txt.');
  put(kit, 'b.txt', 'two\n');
  expect(await refusal(patch(kit, b, 'REM'))).toContain('cannot be placed safely');
  expect(fs.readdirSync(kit.root)).toEqual(['b.txt']);
  put(kit, 'a.txt', 'one\n');
  expect(await refusal(patch(kit, a, 'REM'))).toContain('is not from this session');
});

test('one bad section leaves every file untouched', async () => {
  const kit = await workspace({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
  const [a, b] = [await shown(kit, 'a.txt'), await shown(kit, 'b.txt')];
  const said = await refusal(patch(kit, a, 'SWAP 1:', '+A', b, 'DEL 7', '[none.txt#0000]', 'REM'));
  expect(said).toContain('DEL 7: the file has 1 lines');
  expect(said).toContain('none.txt does not exist: hash_edit changes files, write makes new ones.');
  expect([disk(kit, 'a.txt'), disk(kit, 'b.txt')]).toEqual(['a\n', 'b\n']);
  await patch(kit, a, 'SWAP 1:', '+A', b, 'SWAP 1:', '+B');
  expect([disk(kit, 'a.txt'), disk(kit, 'b.txt')]).toEqual(['A\n', 'B\n']);
});

test('sections of one file with one tag are one edit; two tags for one file are refused', async () => {
  const kit = await workspace({ 'a.txt': numbers(3) });
  const head = await shown(kit, 'a.txt');
  await patch(kit, head, 'DEL 1', head, 'DEL 3');
  expect(disk(kit, 'a.txt')).toBe('line 2\n');
  expect(await refusal(patch(kit, '[a.txt#0000]', 'DEL 1', '[./a.txt#0001]', 'DEL 1'))).toContain('two tags');
});

test('when writing fails in the middle, the answer says what is written and what is not', async () => {
  const kit = await workspace({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
  let armed = false;
  let writes = 0;
  const guard = (access: { kind: string; path?: string }) => {
    // The third question about b.txt is the one asked when it is written: then the file changes under our feet.
    if (armed && access.kind === 'write' && access.path === 'b.txt' && ++writes === 3)
      put(kit, 'b.txt', 'theirs\n');
  };
  const racy = { ...kit, files: new Files({ root: kit.root, guard: guard as never }) };
  const heads = [await shown(racy, 'a.txt'), await shown(racy, 'b.txt'), await shown(racy, 'c.txt')];
  armed = true;
  const said = await refusal(patch(racy, ...heads.flatMap((head) => [head, 'SWAP 1:', '+new'])));
  expect(said).toContain('b.txt changed while it was being edited');
  expect(said).toContain('Written before that: a.txt. Failed: b.txt. Not tried: c.txt.');
  expect([disk(kit, 'a.txt'), disk(kit, 'b.txt'), disk(kit, 'c.txt')]).toEqual(['new\n', 'theirs\n', 'c\n']);
});

test('byte order mark, CR LF, a missing final line end and odd names survive', async () => {
  const kit = await workspace({
    'bom.txt': '\uFEFFone\r\ntwo\r\nthree',
    'a\nb #x.txt': 'one\n',
    ' "q".txt': 'one\n',
  });
  await patch(kit, await shown(kit, 'bom.txt'), 'SWAP 1:', '+ONE', 'INS.TAIL:', '+four');
  expect(disk(kit, 'bom.txt')).toBe('\uFEFFONE\r\ntwo\r\nthree\r\nfour');
  for (const name of ['a\nb #x.txt', ' "q".txt']) {
    await patch(kit, await shown(kit, name), 'SWAP 1:', '+two');
    expect(disk(kit, name)).toBe('two\n');
  }
});

test('a symlink is refused, and the file it leads to is named', async () => {
  const kit = await workspace({ 'real.txt': 'one\n' });
  fs.symlinkSync('real.txt', path.join(kit.root, 'link.txt'));
  expect(await shown(kit, 'link.txt')).toMatch(/^\[real\.txt#/);
  expect(await refusal(patch(kit, '[link.txt#0000]', 'DEL 1'))).toContain(
    'Edit the file it leads to, real.txt.',
  );
});

test('what is touched is every path of the patch and where it moves, for reading and for writing', () => {
  const input = '[a.txt#1234]\nDEL 1\nMV b.txt\n[c.txt#1234]\nREM\n';
  expect(
    hashEdit.access({ input }).map(({ kind, ...rest }) => `${kind} ${'path' in rest ? rest.path : ''}`),
  ).toEqual(['a.txt', 'b.txt', 'c.txt'].flatMap((name) => [`read ${name}`, `write ${name}`]));
  expect(hashEdit.preview?.({ input })).toEqual({ paths: 'a.txt, b.txt, c.txt', bytes: input.length });
  expect(() => hashEdit.access({ input: 'nonsense' })).toThrow('a patch starts with a header');
});

test('a patch of ten megabytes is refused by its size', async () => {
  const input = `[a#1234]\nINS.HEAD:\n${`+${'x'.repeat(99)}\n`.repeat(100_000)}`;
  expect(hashEdit.input.safeParse({ input }).error?.message).toContain('at most 4 MiB');
});
