import { expect, test } from '@jest/globals';
import { RegexError } from '../../src/regex/error.js';
import { makeMatcher } from '../../src/regex/match.js';
import { parse } from '../../src/regex/parse.js';

test.each([
  ['a{2,3}', 'caab', 'cab'],
  ['^a++$', 'aaa', 'ab'],
  ['[[:alpha:]&&[^a-c]]', 'd', 'abc'],
  ['[a-z--[aeiou]]', 'b', 'aei'],
  ['[a-c~~b-d]', 'd', 'bc'],
  ['[]a]', ']', '[b'],
  ['[^]a]', 'b', ']a'],
  ['[a-]', '-', 'b'],
  ['(?P<year>\\d{4})-(?<month>\\d\\d)', '2024-05', '24-05'],
  ['(?i)STRASSE', 'strasse', 'straße'],
  ['(?i:a)B', 'AB', 'Ab'],
  ['a(?i)b|c', 'C', 'A'],
  ['(?x) a \\  b # words', 'a b', 'ab'],
  ['(?-u)\\w', 'a', 'é'],
  ['\\w', 'é', '-'],
  ['\\d', '٣', 'a'],
  ['\\s', '\u00a0', 'a'],
  ['\\p{Greek}', 'λ', 'l'],
  ['\\p{greek}', 'λ', 'l'],
  ['\\pL', 'λ', '1'],
  ['\\PL', '1', 'λ'],
  ['\\p{gc=Lu}', 'A', 'a'],
  ['\\p{Lowercase_Letter}', 'a', 'A'],
  ['\\x41\\u0042\\u{43}', 'ABC', 'abc'],
  ['\\<word\\>', 'a word.', 'swords'],
  ['\\b{start}a\\b{end}', 'a b', 'ab'],
  ['\\Aa', 'ab', 'ba'],
  ['a\\z', 'ba', 'ab'],
  ['(?m)^b$', 'a\nb\nc', 'a b'],
  ['(?s)a.b', 'a\nb', 'ab'],
  ['a.b', 'a\rb', 'a\nb'],
  ['[--a]', '-', 'b'],
  ['[---]', '-', '.'],
  ['[&&a]|x', 'x', 'a'],
  ['[~~a]', 'a', '~'],
  ['(?x)[ a - c # e\n]', 'b', ' '],
  ['(?x) a { 2 }', 'aa', 'a '],
  ['(?i)\\P{Lu}', '1', 'a'],
  ['(?i)[[:^upper:]]', '1', 'a'],
  ['(?i)ΐ', 'ΐ', 'ι'],
  ['(?i)ﬅ', 'ﬆ', 's'],
  ['(?i-u)k', 'K', '\u212a'],
  ['\\p{whitespace}', ' ', 'a'],
  ['\\p{Is Uppercase-letter}', 'A', 'a'],
  ['\\p{NChar}', '\u{5ffff}', 'a'],
  ['\\x{0000000000041}', 'A', 'a'],
  ['(?<é.a[0]>a)', 'a', 'b'],
  ['a}', 'a}', 'a'],
  ['(|a)b', 'b', 'a'],
])('%s matches %j and not %j', (pattern, hit, miss) => {
  const matches = makeMatcher(pattern);
  expect([matches(hit), matches(miss)]).toEqual([true, false]);
});

test.each([
  ['a{', '{ must begin a repetition like {2,5}: write \\{ for a brace (at character 2)'],
  ['{', '{ has nothing to repeat: write \\{ for the character (at character 1)'],
  ['a{3,2}', 'a repetition must go upwards'],
  ['*', '* has nothing to repeat'],
  ['(a', 'a ( without its )'],
  ['a)', 'a ) without its ('],
  ['[a', 'unclosed character class'],
  ['[]', 'unclosed character class'],
  ['[z-a]', 'a range in a class must go upwards'],
  ['[a-\\d]', 'a range in a class needs a single character at both ends'],
  ['\\e', '\\e is no escape sequence'],
  ['[\\b]', '\\b is no escape sequence in a class'],
  ['\\1', 'back-references are not supported'],
  ['a(?!b)', 'look-around (?!...) is not supported'],
  ['\\p{Nope}', 'there is no Unicode property "Nope"'],
  ['\\x4', 'a hexadecimal escape is'],
  ['\\x{D800}', 'no such code point'],
  ['(?<n>a)(?<n>b)', 'there are two groups named n'],
  ['(?z)', 'unknown group'],
  ['(?i-i)', 'the flag i stands there twice'],
  ['(?-u)\\pL', '(?-u) knows no Unicode properties'],
  ['(?x)[a#]', 'unclosed character class'],
  ['\\', 'a backslash at the end'],
])('%s is refused: %s', (pattern, say) => {
  expect(() => parse(pattern)).toThrow(RegexError);
  expect(() => parse(pattern)).toThrow(say);
});

test('line by line, a pattern that asks for a line break says what to do, and a class just never has one', () => {
  expect(() => parse('a\\nb', { lines: true })).toThrow('a search goes line by line');
  expect(() => parse('[\\na]', { lines: true })).not.toThrow();
});

test.each([
  ['('.repeat(5000), 'groups are nested more than 250 deep'],
  ['a'.repeat(1_000_000), 'a pattern may have at most 65536 characters'],
  ['[a'.repeat(5000), 'classes are nested too deeply'],
])('what is too big is refused at once', (pattern, say) => {
  const started = performance.now();
  expect(() => parse(pattern)).toThrow(say);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('repetitions of repetitions end at a size limit', () => {
  expect(() => makeMatcher('((((a{100}){100}){100}){100}){100}')).toThrow('the pattern is too big');
});
