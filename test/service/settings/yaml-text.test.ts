import { expect, test } from '@jest/globals';
import { editYaml } from '../../../src/service/settings/yaml-text.js';

const set = (text: string, key: string, value: unknown): string => editYaml(text, key.split('.'), value);

test.each([
  [
    'a new key stands behind its neighbours',
    'a:\n    b: 1 # one\n# c\nc: 2\n',
    'a.x',
    5,
    'a:\n    b: 1 # one\n    x: 5\n# c\nc: 2\n',
  ],
  [
    'the only key of a map takes it along',
    'a:\n  b: 1\nc: {d: 2}   # own\n',
    'a.b',
    undefined,
    'c: {d: 2}   # own\n',
  ],
  ['an empty key becomes a map', 'a:\nb: 1\n', 'a.x', 5, 'a:\n  x: 5\nb: 1\n'],
  ['a text of several lines becomes one', 'a: |\n  x\n  y\nb: 1\n', 'a', 'z', 'a: z\nb: 1\n'],
  ['what needs quotation marks gets them', "a: 'x' # k\n", 'a', "it's: # no", 'a: "it\'s: # no" # k\n'],
  ['a file without a last line end gets its line', 'a: 1', 'b.c', true, 'a: 1\nb:\n  c: true\n'],
  [
    'a merged map is overruled, not changed',
    'b: &b {t: 3}\nl:\n  <<: *b\n',
    'l.t',
    5,
    'b: &b {t: 3}\nl:\n  <<: *b\n  t: 5\n',
  ],
])('%s', (_, text, key, value, edited) => {
  expect(set(text, key, value)).toBe(edited);
});

test.each([
  ['an alias', 'a: &x\n  b: 1\nc: *x\n', 'c.b', 'c is an alias (*x)'],
  ['a doubled key', 'a: 1\na: 2\n', 'a', 'Map keys must be unique'],
  ['a value with keys below', 'a: 1\n', 'a.b', 'a is no map of keys'],
  ['a list with keys below', 'a: [1]\n', 'a.b', 'a is no map of keys'],
  ['two documents', 'a: 1\n---\nb: 1\n', 'a', 'multiple documents'],
])('%s is refused in words', (_, text, key, say) => {
  expect(() => set(text, key, 5)).toThrow(say);
});
