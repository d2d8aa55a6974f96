import { expect, test } from '@jest/globals';
import { RegexError } from '../../src/regex/error.js';
import { compileMany } from '../../src/regex/stream.js';

function feedAll(patterns: string[], pieces: string[]): number[][] {
  const stream = compileMany(patterns).start();
  return pieces.map((piece) => stream.feed(piece));
}

test('a match may lie across pieces, and each pattern is told once', () => {
  expect(feedAll(['rm +-rf', 'force'], ['I will r', 'm  -r', 'f / --for', 'ce and force'])).toEqual([
    [],
    [],
    [0],
    [1],
  ]);
});

test('one piece may complete several patterns', () => {
  expect(feedAll(['b+', 'c', 'z'], ['abc'])).toEqual([[0, 1]]);
});

test('anchors mean the whole stream, and lines only with (?m)', () => {
  expect(feedAll(['^b', '(?m)^b'], ['a\n', 'b'])).toEqual([[], [1]]);
});

test('what waits for the end of the text is told by end', () => {
  const stream = compileMany(['done$', '\\bword\\b']).start();
  expect(stream.feed('done, a word')).toEqual([]);
  expect(stream.end()).toEqual([1]);
});

test('word boundaries know letters beyond ASCII', () => {
  expect(feedAll(['\\bcaf\\b', '\\bcafé\\b'], ['un café', ' noir'])).toEqual([[], [1]]);
});

test('a character cut between two pieces is put together', () => {
  expect(feedAll(['a😀b', 'a.b'], ['a\ud83d', '\ude00b'])).toEqual([[], [0, 1]]);
});

test('case folds by Unicode, flags can be set inside', () => {
  expect(feedAll(['(?i)straße', '(?i:FORCE)-Push'], ['STRAẞE force-Push'])).toEqual([[0, 1]]);
});

test('the empty pattern matches at once', () => {
  expect(feedAll(['', 'x'], ['', 'y'])).toEqual([[0], []]);
});

test.each([
  ['(?=a)', 'look-around (?=...) is not supported: search without it'],
  ['(?<!a)b', 'look-around (?<!...) is not supported'],
  ['(a)\\1', 'back-references are not supported: match the alternatives one by one'],
  ['a(', 'a ( without its ): write \\( for a parenthesis (at character 2)'],
])('%s is refused in words that help', (pattern, say) => {
  expect(() => compileMany([pattern])).toThrow(RegexError);
  expect(() => compileMany([pattern])).toThrow(say);
});

test('hostile patterns cost the same for every character', () => {
  const stream = compileMany(['(a+)+$', '(a|a)*b', '(a|b)*a(a|b){20}c', '(?:a{1,50}){1,50}!']).start();
  const started = performance.now();
  for (let i = 0; i < 200; i++) stream.feed('aab'.repeat(100));
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('streams of one compilation know nothing of each other, however often one fills the memory they share', () => {
  const patterns = ['(?:a|b)*a(?:a|b){12}c', 'ab{3}c'];
  const random = (seed: number, size: number): string =>
    Array.from({ length: size }, (_, at) => ((seed * (at + 7) * 2_654_435_761) >>> 13) & 1)
      .map((bit) => (bit ? 'a' : 'b'))
      .join('');
  const shared = compileMany(patterns);
  const texts = [1, 2, 3].map((seed) => [random(seed, 4_000), `${random(seed + 9, 300)}abbb`, 'cabbbc']);
  const apart = texts.map((pieces) => feedAll(patterns, pieces));
  const streams = texts.map(() => shared.start());
  const together = texts.map((): number[][] => []);
  for (const piece of [0, 1, 2])
    for (const [at, stream] of streams.entries()) together[at]?.push(stream.feed(texts[at]?.[piece] ?? ''));
  expect(together).toEqual(apart);
  expect(together.flat(2)).toContain(1);
});
