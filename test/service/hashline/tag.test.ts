import { expect, test } from '@jest/globals';
import { isSameText, tag } from '../../../src/service/hashline/tag.js';

test.each([
  ['', '5D05'],
  ['a\nb', '6540'],
  ['a\nb\n', '9A46'],
  ['a\r\nb\r\n', '9A46'],
  ['a  \nb\t\n', '9A46'],
  ['a\nb\n\n', 'B642'],
  ['one\ntwo\nthree\n', '2543'],
  ['l1\nl2\nl3\nl4\nl5\n', '7CCB'],
  ['before\n', 'F27C'],
  ['after\n', '4E35'],
  ['héllo ✓\n', 'B1DD'],
  [`${'x'.repeat(40)}\n`, '310F'],
  ['line one 263\nline two 4471\n', '1D84'],
  ['line one 410\nline two 6970\n', '1D84'],
])('the tag of %j is %s', (text, expected) => {
  expect(tag(text)).toBe(expected);
  expect(tag(`\uFEFF${text}`)).toBe(expected);
});

test('two texts with one tag are still two texts', () => {
  expect(isSameText('line one 263\nline two 4471\n', 'line one 410\nline two 6970\n')).toBe(false);
  expect(isSameText('a \r\nb', 'a\nb\t')).toBe(true);
});

test('a megabyte of blanks is tagged in a moment', () => {
  const started = performance.now();
  tag(`${' '.repeat(1024 * 1024)}x`);
  expect(performance.now() - started).toBeLessThan(500);
});
