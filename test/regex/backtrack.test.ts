import { expect, test } from '@jest/globals';
import { backtracking } from '../../src/regex/backtrack.js';
import { RegexError } from '../../src/regex/error.js';
import { parse } from '../../src/regex/parse.js';

test.each([
  ['foo(?! bar)', 'foo baz', 'foo bar'],
  ['(?<=€)\\d', '€5', '$5'],
  ['(?<!\\w)a(?=\\b)', '- a', 'éa'],
  ['(\\w+) \\1', 'the the', 'the cat'],
  ['(?P<q>["\'])x\\k<q>', '"x"', '"x\''],
  ['(a)\\10', 'aa0', 'a10'],
  ['(?i)STRASSE(?=!)', 'straſſe!', 'strase!'],
  ['(?i:A)b(?=c)', 'Abc', 'ABc'],
  ['(?:(?i)a)b(?=c)', 'Abc', 'ABC'],
  ['[\\w--\\d](?=x)', 'ax', '1x'],
  ['(?-u:\\w)(?=x)', 'ax', 'éx'],
  ['[[:alpha:]]{2,3}(?=;)', 'ab;', 'a;'],
  ['\\Ax(?=y)y\\z', 'xy', 'xyz'],
])('%s is read as Rust would, look-around and back-references as V8 does', (pattern, yes, no) => {
  const expression = backtracking(pattern);
  expect([expression.test(yes), expression.test(no)]).toEqual([true, false]);
});

test.each([
  '(?=a',
  'a)(?=b)',
  '(?>a)b(?=c)',
  '(?=a)\\2',
  '\\k<nobody>(?=a)',
  '(?=a)[z-a]',
  '(?=a)*+',
  '(?x) a(?=b)',
])('%s is no expression for V8 either', (pattern) => {
  expect(() => backtracking(pattern)).toThrow(RegexError);
});

test('the parser tells what only backtracking can answer from what is wrong', () => {
  const backtracks = (pattern: string): boolean => {
    try {
      parse(pattern);
    } catch (error) {
      return (error as RegexError).backtracks;
    }
    throw new Error(`${pattern} has an automaton`);
  };
  expect(['(?=a)', '(?<!a)', '(a)\\1', '(?<n>a)\\k<n>'].map(backtracks)).toEqual([true, true, true, true]);
  expect(['(a', '[a', '\\0', 'a{2,1}'].map(backtracks)).toEqual([false, false, false, false]);
});
