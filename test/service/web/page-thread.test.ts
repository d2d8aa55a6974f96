import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isBinary } from '../../../src/service/web/binary.js';
import { pageTextInThread } from '../../../src/service/web/page-thread.js';
import { pageWords } from '../../../src/service/web/page-words.js';
import { folder } from '../../helper/workspace.js';

const { signal } = new AbortController();
const html = (text: string, type = 'text/html') => ({
  bytes: Buffer.from(text),
  url: 'http://a.example/',
  type,
});

/** A worker that has no time for trees, and says what it was asked for. */
const worker = path.join(
  folder({
    'worker.mjs': `import { parentPort, workerData } from 'node:worker_threads';
const page = (text) => parentPort.postMessage({ title: '', text, how: 'html' });
const ask = Buffer.from(workerData.bytes).toString();
if (workerData.isPlain) { if (!ask.includes('hopeless')) page('words'); }
else if (ask.includes('quick') || !/html/.test(workerData.type)) page('form');`,
  }),
  'worker.mjs',
);
const text = async (body: ReturnType<typeof html>) => (await pageTextInThread(worker, body, signal))?.text;

test('a page whose tree is too much is its words; one with more tags than any person reads is so at once', async () => {
  expect(await text(html('<p>quick</p>'))).toBe('form');
  expect(await text(html('<p>slow</p>'))).toBe('words');
  expect(await text(html(`quick${'<b>'.repeat(400_001)}`))).toBe('words');
  expect(await text(html('<'.repeat(400_001), 'application/json'))).toBe('form');
  await expect(text(html('hopeless'))).rejects.toThrow('takes too long to turn into text');
});

test('the words of ten megabytes of tags are all there, and the answer says that their form is not', () => {
  const { text: words } = pageWords(html(`<script>evil</script>${'<div>'.repeat(1_000_000)}a &amp; b<!-- c`));
  expect(words).toBe('(a very large page: all its words, without their form)\n\na & b');
});

test.each<[string, Buffer, boolean]>([
  ['a PDF', Buffer.from('%PDF-1.7\n'), true],
  ['an archive', Buffer.from('PK\x03\x04rest'), true],
  ['packed bytes', Buffer.from(Array.from({ length: 2_000 }, (_, at) => ((at * 7_919) % 255) + 1)), true],
  ['Japanese with escapes (ISO-2022-JP)', Buffer.from('\x1b$BF|K\\\x1b(B'.repeat(50)), false],
  ['UTF-16', Buffer.from('\ufeffa\u0001b', 'utf16le'), false],
  ['a page with one stray control character', Buffer.from(`${'<p>words</p>'.repeat(20)}\x01`), false],
  ['nothing', Buffer.alloc(0), false],
])('%s is told from text by its bytes, whatever its server calls it', (_, bytes, is) => {
  expect(isBinary(bytes)).toBe(is);
});
