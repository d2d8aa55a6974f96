import { expect, test } from '@jest/globals';
import { narrow, parseTarget } from '../../../src/service/hashline/selector.js';

test.each([
  ['a.ts', 'a.ts', false, 1, undefined],
  ['a.ts:7', 'a.ts', false, 7, 7],
  ['a.ts:7-9', 'a.ts', false, 7, 9],
  ['a.ts:7+', 'a.ts', false, 7, undefined],
  ['a.ts:7+3', 'a.ts', false, 7, 9],
  ['a.ts:raw', 'a.ts', true, 1, undefined],
  ['a.ts:raw:50-100', 'a.ts', true, 50, 100],
  ['a.ts:50-100:raw', 'a.ts', true, 50, 100],
  ['a:b:7', 'a:b', false, 7, 7],
  ['C:\\x\\a.ts:7', 'C:\\x\\a.ts', false, 7, 7],
  ['a\nb:7', 'a\nb', false, 7, 7],
  [':7', ':7', false, 1, undefined],
  ['http://localhost:3000', 'http://localhost:3000', false, 1, undefined],
  ['http://localhost:3000/a:7', 'http://localhost:3000/a', false, 7, 7],
  ['issue://12:1-50', 'issue://12', false, 1, 50],
  ['a.ts:foo', 'a.ts:foo', false, 1, undefined],
])('%j is %j, plain %s, from line %s to %s', (text, path, raw, from, to) => {
  expect(parseTarget(text)).toEqual({ path, selector: { raw, from, to } });
});

test.each([
  ['a:0', 'lines count from 1'],
  ['a:0-3', 'lines count from 1'],
  ['a:5-3', 'line 3 is before line 5'],
  ['a:5-', 'the last line is missing'],
  ['a:5+0', 'a count is at least 1'],
  ['a:5-6-7', '"5-6-7" is no range of lines'],
  ['a:raw:x', undefined],
])('%j: %s', (text, why) => {
  if (why) expect(() => parseTarget(text)).toThrow(why);
  else expect(parseTarget(text).path).toBe(text);
});

test('selector, offset and limit all hold', () => {
  const { selector } = parseTarget('a:10-50');
  expect(narrow(selector, undefined, 2000)).toEqual({ from: 10, to: 50, end: 50 });
  expect(narrow(selector, 20, 5)).toEqual({ from: 20, to: 24, end: 50 });
  expect(narrow(selector, 60, 5)).toEqual({ from: 60, to: 50, end: 50 });
});
