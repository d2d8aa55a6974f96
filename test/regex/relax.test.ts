import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backtracking } from '../../src/regex/backtrack.js';
import { RegexError } from '../../src/regex/error.js';
import { matcherOf } from '../../src/regex/match.js';
import { relax } from '../../src/regex/relax.js';

/** GALLEY_TEST_RUNS: how many times as many runs as usual, and from other seeds. */
const times = Number(process.env.GALLEY_TEST_RUNS ?? 1);
const runs = times === 1 ? { numRuns: 400, seed: 48 } : { numRuns: 400 * times };

function tests(pattern: string): ((text: string) => boolean)[] {
  const { node, also } = relax(pattern, { lines: true });
  return [node, ...also].map(matcherOf);
}

test.each([
  ['foo(?!bar)', 'foobar', 'fobar', 1],
  ['(?=.*foo)(?=.*bar)', 'bar foo', undefined, 3],
  ['(?<=€)\\d', '5', 'x', 2],
  ['(a|b)\\1c', 'ac', 'a', 1],
  ['(?P<q>["\'])x\\k<q>', '"x', 'x', 1],
  ['a(?:(?=b)|c)', 'a', 'b', 1],
  ['(?:(?=b)a)*', '', undefined, 1],
])('%s asks at least for what an automaton can find: %j, not %j', (pattern, hit, miss, count) => {
  const [first, ...others] = tests(pattern);
  expect(others).toHaveLength(count - 1);
  expect(first!(hit)).toBe(true);
  if (miss !== undefined) expect(first!(miss)).toBe(false);
});

test('what must lie ahead is asked for after what comes before it, what must lie behind before the rest', () => {
  const matches = (pattern: string, text: string): boolean[] => tests(pattern).map((each) => each(text));
  expect(matches('^a(?=b+$)', 'abb')).toEqual([true, true]);
  expect(matches('^a(?=b+$)', 'ac bb')).toEqual([true, false]);
  expect(matches('(?<=a)b(?=c)', 'abc')).toEqual([true, true, true]);
  expect(matches('(?<=a)b(?=c)', 'a bc')).toEqual([true, false, true]);
});

const atom = fc.constantFrom(
  'a',
  'b',
  'é',
  '.',
  '[ab]',
  '[^a]',
  '\\w',
  '\\b',
  '^',
  '$',
  '(?i:B)',
  '\\1',
  '\\2',
  '(?-u:[^b])',
);
const pattern = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => a + b),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(${a}|${b})`),
    fc.tuple(fc.constantFrom('=', '!', '<=', '<!'), tie('node')).map(([how, a]) => `(?${how}${a})`),
    fc.tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{0,2}')).map(([a, many]) => `(${a})${many}`),
  ),
})).node;
const line = fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'é', ' ', 'ab', 'aa'), maxLength: 10 });

test('wherever V8 finds a pattern with look-around and back-references, so does what is asked for before', () => {
  let matched = 0;
  fc.assert(
    fc.property(
      pattern,
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (source, lines, ignoreCase) => {
        const v8 = compiled(source, ignoreCase);
        if (!v8) return;
        const { node, also } = relax(source, { lines: true, ignoreCase: ignoreCase || v8.ignoreCase });
        for (const text of lines.filter((each) => v8.test(each))) {
          matched++;
          const found = [node, ...also].map((each) => matcherOf(each)(text));
          expect({ source, text, found }).toEqual({ source, text, found: found.map(() => true) });
        }
      },
    ),
    runs,
  );
  expect(matched).toBeGreaterThan(runs.numRuns / 2);
});

/** Undefined for what is no expression: a reference to a group that is not there. */
function compiled(source: string, ignoreCase: boolean): RegExp | undefined {
  try {
    return backtracking(source, { ignoreCase });
  } catch (error) {
    if (error instanceof RegexError) return undefined;
    throw error;
  }
}
