import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type SseEvent, SseReader } from '../../src/provider/sse.js';

const read = (chunks: readonly Uint8Array[]): SseEvent[] => {
  const reader = new SseReader();
  return chunks.flatMap((chunk) => reader.feed(chunk));
};
const readText = (text: string): SseEvent[] => read([Buffer.from(text)]);

test('events end at an empty line, whatever ends the lines; comments and unknown fields are left out', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(
      readText(
        ['\ufeff: hello', 'event: a', 'id: 7', 'data: one', 'data:two', '', '', 'data', '', 'x'].join(end),
      ),
    ).toEqual([
      { name: 'a', data: 'one\ntwo' },
      { name: '', data: '' },
    ]);
});

test('a name without data is no event, and is forgotten; what has not ended is not told', () => {
  expect(readText('event: a\n\ndata: 1\n\ndata: cut\n')).toEqual([{ name: '', data: '1' }]);
});

test('only one space after the colon is taken off', () => {
  expect(readText('data:  two\n\n')).toEqual([{ name: '', data: ' two' }]);
});

test('bytes may be cut anywhere, in the middle of a character and between CR and LF: the events are the same', () => {
  const lines = fc.array(
    fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'grapheme' }).map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
      fc.constantFrom('event: x', ': c', 'data: 世界 🙂', 'data'),
    ),
  );
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
      (rows, end, sizes) => {
        const bytes = Buffer.from(rows.join(end) + end);
        const chunks: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; ) {
          const size = sizes.next().value ?? 1;
          chunks.push(bytes.subarray(at, at + size));
          at += size;
        }
        expect(read(chunks)).toEqual(read([bytes]));
      },
    ),
  );
});

test('a line of many megabytes is read in a time that grows with its length only', () => {
  const piece = Buffer.alloc(16_384, 'x');
  const chunks = [Buffer.from('data: '), ...Array<Buffer>(1_024).fill(piece), Buffer.from('\n\n')];
  expect(read(chunks)[0]?.data.length).toBe(16_384 * 1_024);
});
