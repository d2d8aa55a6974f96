import { expect, test } from '@jest/globals';
import { parsePatch } from '../../../src/service/hashline/parse.js';

const ops = (patch: string) => parsePatch(`[a.ts#1A2B]\n${patch}`)[0]!.ops;

test('every operation of the grammar is read, with its body to the letter', () => {
  const patch = [
    'SWAP 1.=2:',
    '+new',
    '++plus',
    '+- item',
    '+',
    '+\ttab ',
    'SWAP.BLK 4:',
    '+x',
    'DEL 6',
    'DEL 7.=8',
    'DEL.BLK 9',
    'INS.PRE 10:',
    '+x',
    'INS.POST 11:',
    '+x',
    'INS.BLK.POST 12:',
    '+x',
    'INS.HEAD:',
    '+x',
    'INS.TAIL:',
    '+x',
    'MV other/name.ts',
  ].join('\n');
  expect(ops(patch).map(({ at: _, source: __, ...op }) => op)).toEqual([
    { kind: 'replace', from: 1, to: 2, body: ['new', '+plus', '- item', '', '\ttab '] },
    { kind: 'replace-block', line: 4, body: ['x'] },
    { kind: 'replace', from: 6, to: 6, body: [] },
    { kind: 'replace', from: 7, to: 8, body: [] },
    { kind: 'replace-block', line: 9, body: [] },
    { kind: 'insert', place: 'before', line: 10, body: ['x'] },
    { kind: 'insert', place: 'after', line: 11, body: ['x'] },
    { kind: 'insert', place: 'after-block', line: 12, body: ['x'] },
    { kind: 'insert', place: 'head', line: 0, body: ['x'] },
    { kind: 'insert', place: 'tail', line: 0, body: ['x'] },
    { kind: 'move', to: 'other/name.ts' },
  ]);
});

test.each([
  'SWAP 2:',
  'SWAP 2.=2:',
  'SWAP 2-2:',
  'SWAP 2..2:',
  'SWAP 2…2:',
  'SWAP 2 .= 2:',
  'SWAP 2.=2.:',
  'SWAP 2.=2 :',
])('%j can only mean line 2', (line) => {
  expect(ops(`${line}\n+x`)[0]).toMatchObject({ kind: 'replace', from: 2, to: 2, body: ['x'] });
});

test('headers: tags in any case, blanks and # in paths, JSON text for odd names', () => {
  const heads = parsePatch('[a b#c.md#1a2b]\nREM\n\n["line\\nbreak"#FFFF]\nREM\n*** End Patch');
  expect(heads.map(({ path, tag }) => [path, tag])).toEqual([
    ['a b#c.md', '1A2B'],
    ['line\nbreak', 'FFFF'],
  ]);
});

test('a patch in CR LF means the same; a CR in a patch of LF is content', () => {
  expect(parsePatch('[a#1A2B]\r\nSWAP 1:\r\n+x\r\n')[0]!.ops[0]).toMatchObject({ body: ['x'] });
  expect(parsePatch('[a#1A2B]\nSWAP 1:\n+x\r\n')[0]!.ops[0]).toMatchObject({ body: ['x\r'] });
});

test('MV takes a path with blanks, bare or in quotes', () => {
  for (const path of ['b c.ts', '"b c.ts"', "'b c.ts'"])
    expect(ops(`MV ${path}`)[0]).toMatchObject({ to: 'b c.ts' });
});

test.each([
  ['SWAP 5.=6:', 'SWAP has no + rows: to delete use DEL'],
  ['SWAP.BLK 5:', 'SWAP.BLK has no + rows: to delete use DEL.BLK'],
  ['INS.POST 5:', 'INS.POST has no + rows'],
  ['SWAP 5\n+x', 'SWAP ends with a colon: SWAP N.=M:'],
  ['DEL 5:', 'DEL takes no colon and no body: DEL N.=M'],
  ['DEL 5.=6:\n+x', 'DEL takes no colon and no body'],
  ['DEL 5\n+x', 'DEL takes no body: to replace lines use SWAP'],
  ['SWAP 9.=4:\n+x', 'the range is reversed: write SWAP 4.=9'],
  ['SWAP 0:\n+x', 'lines count from 1; the top of the file is INS.HEAD:'],
  ['INS.PRE 0:\n+x', 'lines count from 1'],
  ['SWAP 5.=:\n+x', 'SWAP needs a line number as read prints it: SWAP N.=M:'],
  ['SWAP five:\n+x', 'SWAP needs a line number'],
  ['SWAP:\n+x', 'SWAP needs a line number'],
  ['SWAP 99999999999999999999:\n+x', 'there is no such line'],
  ['INS.POST 3.=4:\n+x', 'INS.POST takes one line number: INS.POST N:'],
  ['DEL.BLK 3.=4', 'DEL.BLK takes one line number'],
  ['INS.HEAD 3:\n+x', 'INS.HEAD takes no line number: INS.HEAD:'],
  ['SWAP 5:\nx', 'SWAP has no + rows'],
  ['SWAP 5:\n+x\ny', 'every body row starts with "+"'],
  ['SWAP 5:\n+x\n\n+y', 'a blank line is written as "+" alone'],
  ['SWAP 5:\n+x\n-y', 'there are no - rows'],
  ['SWAP 5:\n+x\n\\ No newline at end of file', 'edit or write takes it away'],
  ['+x', 'a + row belongs under SWAP or INS'],
  ['swap 5:\n+x', 'operations are written in capitals: SWAP N.=M:'],
  ['@@ -1 +1 @@', 'there are no @@ hunks'],
  ['*** Update File: a.ts', 'this is another patch format'],
  ['*** Abort', '*** Abort: nothing was written'],
  ['5.=6', 'a line number needs an operation before it'],
  ['REPLACE 5', 'this is no operation'],
  ['REM now', 'REM stands alone'],
  ['MV', 'MV names the new path'],
  ['MV ""', 'MV names the new path'],
  ['REM\nDEL 5', "it must be the section's only operation"],
  ['MV a\nMV b', 'more than one MV or REM'],
  ['', 'has no operation'],
  ['[b.ts]\nREM', 'the header has no tag'],
  ['[b.ts#1A2]\nREM', 'a header is [path#TAG] with four hex digits'],
  ['[b.ts#1A2G]\nREM', 'a header is [path#TAG]'],
  ['[b.ts#1A2B] x\nREM', 'a header is [path#TAG]'],
  ['["b.ts#1A2B]\nREM', 'a path that starts with a quote is JSON text'],
])('%j is refused: %s', (patch, why) => {
  expect(() => ops(patch)).toThrow(why);
});

test('what comes before the first header is refused, and nothing at all too', () => {
  expect(() => parsePatch('```\n[a#1A2B]\nREM\n```')).toThrow(
    'Line 1 of the patch, "```": a patch starts with a header',
  );
  expect(() => parsePatch('\n \n')).toThrow('The patch is empty');
});

test('ten megabytes, a hundred thousand hunks and thousands of sections are refused quickly', () => {
  const started = performance.now();
  expect(() => parsePatch(`[a#1A2B]\n${'DEL 1\n'.repeat(100_000)}`)).toThrow('More than 10000 operations');
  expect(() => parsePatch('[a#1A2B]\nREM\n'.repeat(5000))).toThrow('More than 64 sections');
  expect(() => parsePatch(`[a#1A2B]\nSWAP ${'9'.repeat(10_000_000)}:\n+x`)).toThrow('there is no such line');
  expect(() => parsePatch(`[${'#'.repeat(1_000_000)}\nREM`)).toThrow('a header is');
  expect(() => parsePatch(`[a#1A2B]\n${'A.'.repeat(500_000)}`)).toThrow('this is no operation');
  expect(performance.now() - started).toBeLessThan(5000);
});
