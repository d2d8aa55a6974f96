import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { ByteAlphabet } from '../../src/regex/alphabet.js';
import { BitSimulation } from '../../src/regex/bit-simulate.js';
import { rarestWindow } from '../../src/regex/bytes-window.js';
import { required } from '../../src/regex/literal.js';
import { makeMatcher } from '../../src/regex/match.js';
import { parse } from '../../src/regex/parse.js';
import { compile } from '../../src/regex/program.js';
import { Simulation } from '../../src/regex/simulate.js';
import { compileMany } from '../../src/regex/stream.js';

/** GALLEY_TEST_RUNS: how many times as many runs as usual, and from other seeds. */
const times = Number(process.env.GALLEY_TEST_RUNS ?? 1);
const runs = (numRuns: number, seed: number): fc.Parameters<unknown> =>
  times === 1 ? { numRuns, seed } : { numRuns: numRuns * times };

const atom = fc.constantFrom(
  'a',
  'b',
  'c',
  '-',
  'é',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '[a-c]',
  '(?:)',
  '^',
  '$',
  '\\.',
  '1',
  '[^é]',
);
const pattern = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => a + b),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,3}', '{2,}', '*?'))
      .map(([a, times]) => `(?:${a})${times}`),
  ),
})).node;
const line = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '-', 'é', '1', '.', 'ab', 'aa'),
  maxLength: 14,
});

test('the automaton agrees with V8 and with RE2 on random patterns and texts', () => {
  fc.assert(
    fc.property(pattern, fc.array(line, { minLength: 1, maxLength: 5 }), (source, lines) => {
      const matches = makeMatcher(source);
      const v8 = new RegExp(source.replaceAll('\\d', '\\p{Nd}'), 'u');
      const re2 = RE2JS.compile(source);
      for (const text of lines) {
        expect({ source, text, matches: matches(text) }).toEqual({ source, text, matches: v8.test(text) });
        expect({ source, text, matches: matches(text) }).toEqual({
          source,
          text,
          matches: re2.matcher(text).find(),
        });
      }
    }),
    runs(200, 42),
  );
});

/** The same written for us, for V8 and for RE2. */
type Three = readonly [ours: string, v8: string, re2: string];
const same = (source: string): Three => [source, source, source];
const part = fc.constantFrom<Three>(
  same('a'),
  same('s'),
  same('-'),
  same('λ'),
  same('[^ak]'),
  ['(?-u:\\b)', '\\b', '\\b'],
  ['(?-u:\\B)', '\\B', '\\B'],
  ['(?-u:\\w)', '\\w', '\\w'],
  ['(?-u:\\d)', '\\d', '\\d'],
  ['\\d', '\\p{Nd}', '\\p{Nd}'],
  ['\\pL', '\\p{L}', '\\pL'],
  ['\\P{Lu}', '\\P{Lu}', '\\P{Lu}'],
  ['\\p{greek}', '\\p{Script=Greek}', '\\p{Greek}'],
  ['(?i:ſ)', '[sSſ]', '(?i:ſ)'],
  ['(?i:k)', '[kK\u212a]', '(?i:k)'],
  ['(?i:Λ)', '[λΛ]', '(?i:Λ)'],
  ['(?i-u:s)', '[sS]', '[sS]'],
  ['(?i:[a-z&&[^b-r]])', '[as-zAS-Zſ]', '(?i:[as-z])'],
  ['[a-c&&b-d]', '[bc]', '[bc]'],
  ['[\\w--\\d]', '[\\p{Alphabetic}\\p{M}\\p{Pc}\\p{Join_Control}]', '[\\pL\\pM\\p{Nl}\\p{Pc}]'],
  ['[a-k~~b-s]', '[al-s]', '[al-s]'],
  ['[^\\PL]', '\\p{L}', '\\pL'],
  ['(?x: [ a - c ] # b\n )', '[a-c]', '[a-c]'],
  ['(?s:.)', '[^]', '(?s:.)'],
  ['(?m:^)', '(?<=^|\\n)', '(?m:^)'],
  ['(?m:$)', '(?=$|\\n)', '(?m:$)'],
);
const joined = (parts: readonly Three[], join: (texts: string[]) => string): Three => {
  const each = (at: 0 | 1 | 2): string => join(parts.map((three) => three[at]));
  return [each(0), each(1), each(2)];
};
const three = fc.letrec<{ node: Three }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    part,
    fc.tuple(tie('node'), tie('node')).map((both) => joined(both, ([a, b]) => `${a}${b}`)),
    fc.tuple(tie('node'), tie('node')).map((both) => joined(both, ([a, b]) => `(?:${a}|${b})`)),
    fc
      .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}?'))
      .map(([node, many]) => joined([node], ([a]) => `(?:${a})${many}`)),
  ),
})).node;
const wideLine = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    'k',
    'K',
    '\u212a',
    's',
    'S',
    'ſ',
    'λ',
    'Λ',
    '1',
    '٣',
    '_',
    '-',
    ' ',
    '\n',
    'ak',
  ),
  maxLength: 10,
});

test('classes, boundaries, flags and case mean what they mean to V8 and to RE2', () => {
  fc.assert(
    fc.property(three, fc.array(wideLine, { minLength: 1, maxLength: 5 }), ([ours, v8, re2], lines) => {
      const matches = makeMatcher(ours);
      const expression = new RegExp(v8, 'u');
      const other = RE2JS.compile(re2);
      for (const text of lines) {
        const expected = expression.test(text);
        const told = { source: ours, text, automaton: matches(text), re2: other.matcher(text).find() };
        expect(told).toEqual({ source: ours, text, automaton: expected, re2: expected });
      }
    }),
    runs(200, 49),
  );
});

test('running a program without making it an automaton gives the same answers, byte by byte', () => {
  fc.assert(
    fc.property(pattern, line, (source, text) => {
      const bytes = Buffer.from(text);
      const node = parse(source, { lines: true });
      const expected = makeMatcher(source)(text);
      const program = compile(node, new ByteAlphabet());
      for (const simulation of [new Simulation(program), BitSimulation.make(node)!]) {
        const matches = simulation.matches(bytes, 0, bytes.length);
        expect({ source, text, matches }).toEqual({ source, text, matches: expected });
      }
    }),
    runs(150, 43),
  );
});

test('sets of bits that are many words long find what V8 finds', () => {
  const part = fc.tuple(fc.constantFrom('a', '[ab]', '(?:ab|é)', '(?:a?b)', '[^b]'), fc.nat(70), fc.nat(3));
  const long = fc.string({
    unit: fc.constantFrom('a', 'aaaaaaaaaaaa', 'ab', 'b', 'é', 'éab'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), long, (parts, text) => {
      const source = parts.map(([what, least, more]) => `${what}{${least},${least + more}}`).join('');
      const bytes = Buffer.from(text);
      const matches = BitSimulation.make(parse(source, { lines: true }))!.matches(bytes, 0, bytes.length);
      expect({ source, text, matches }).toEqual({
        source,
        text,
        matches: new RegExp(source, 'u').test(text),
      });
    }),
    runs(300, 47),
  );
});

test('every line that matches holds one of the required texts, and the required bytes', () => {
  fc.assert(
    fc.property(pattern, line, fc.boolean(), (source, text, ignoreCase) => {
      const node = parse(source, { lines: true, ignoreCase });
      if (!makeMatcher(source, { ignoreCase })(text)) return;
      const whole = `\n${text}\n`;
      const found = required(node, () => 0.5);
      const held = found.fold ? whole.toLowerCase() : whole;
      if (found.texts) expect(found.texts.some((each) => held.includes(each))).toBe(true);
      const window = rarestWindow(node, () => 0.01);
      if (!window) return;
      const bytes = Buffer.from(whole);
      const fits = [...bytes.keys()].some((at) =>
        window.sets.every((set, i) => at + i >= bytes.length || set[bytes[at + i]!]),
      );
      expect({ source, text, fits }).toEqual({ source, text, fits: true });
    }),
    runs(250, 44),
  );
});

test('an exact set of texts matches where the pattern does, and nowhere else', () => {
  fc.assert(
    fc.property(pattern, line, (source, text) => {
      const found = required(parse(source, { lines: true }), () => 0.5);
      if (!found.exact) return;
      expect(found.texts!.some((each) => text.includes(each))).toBe(makeMatcher(source)(text));
    }),
    runs(250, 45),
  );
});

test('a stream finds what the whole text holds, however it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(pattern, { minLength: 1, maxLength: 3 }),
      line,
      fc.array(fc.nat(14), { maxLength: 4 }),
      (sources, text, cuts) => {
        const stream = compileMany(sources).start();
        const places = [0, ...cuts.filter((cut) => cut <= text.length).sort((a, b) => a - b), text.length];
        const found = places.slice(1).flatMap((to, i) => stream.feed(text.slice(places[i], to)));
        found.push(...stream.end());
        const expected = [...sources.keys()].filter((i) => makeMatcher(sources[i]!)(text));
        expect(found.sort()).toEqual(expected);
      },
    ),
    runs(150, 46),
  );
});
