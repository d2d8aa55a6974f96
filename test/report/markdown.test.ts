import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { closed, code, cut, details, fence, head, oneLine, points } from '../../src/report/markdown.js';

/** Texts made of the pieces that open and close things in Markdown. */
const texts = fc
  .array(
    fc.constantFrom(
      '```',
      '````',
      '~~~',
      '```js',
      '> ```',
      '- ```',
      '<details>',
      '</details>',
      '<summary>x',
      '<!--',
      '-->',
      '`a`',
      '`',
      '<b>',
      '</b>',
      '<br>',
      '😀',
      'word',
      '  ',
      '\n',
      '\n',
      '\r\n',
      '<deta',
      '<sub title="a>b">',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

test('a fence cannot be closed by what is in it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const whole = fence(text, 'suggestion');
      const [open = '', ...rest] = whole.split('\n');
      const ticks = open.replace('suggestion', '');
      expect(
        rest.slice(0, -1).some((line) => /^\s*`+\s*$/.test(line) && line.trim().length >= ticks.length),
      ).toBe(false);
      expect(rest.at(-1)).toBe(ticks);
      const inside = whole.slice(open.length + 1, whole.length - ticks.length);
      expect(inside).toBe(text === '' || text.endsWith('\n') ? text : `${text}\n`);
    }),
  );
});

test('closing a text that is closed changes nothing', () => {
  fc.assert(fc.property(texts, (text) => expect(closed(closed(text))).toBe(closed(text))));
});

test('a cut text is short enough, well-formed, and ends with the note', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 60, max: 200 }), (text, limit) => {
      const short = cut(text.repeat(5), limit, '*Cut.*');
      expect(points(short)).toBeLessThanOrEqual(limit);
      expect(short).not.toMatch(/\p{Surrogate}/u);
      if (points(closed(text.repeat(5))) > limit) expect(short.endsWith('\n\n*Cut.*')).toBe(true);
    }),
  );
});

test.each([
  ['````js\ncode ```\n', '````js\ncode ```\n````'],
  ['```\nopen', '```\nopen\n```'],
  ['> ```\n> quoted', '> ```\n> quoted\n> ```'],
  ['- ```\n  item', '- ```\n  item\n  ```'],
  ['~~~\n```', '~~~\n```\n~~~'],
  ['```\ndone\n```', '```\ndone\n```'],
  ['`<details>`', '`<details>`'],
  ['```\n<details>\n```', '```\n<details>\n```'],
  ['text <!-- hidden', 'text <!-- hidden\n-->'],
  ['<details><summary>a', '<details><summary>a\n\n</summary>\n</details>'],
  ['<br><img src="x">', '<br><img src="x">'],
])('%j is closed as %j', (open, shut) => {
  expect(closed(open)).toBe(shut);
});

test('text is cut between code points, never inside one', () => {
  expect(head('😀😀😀', 2)).toBe('😀😀');
  expect(points('😀'.repeat(40_000))).toBe(40_000);
  expect(cut('a'.repeat(100_000), 60_000, 'cut').length).toBeLessThanOrEqual(60_000);
});

test('inline code holds any name', () => {
  expect(code('a`b')).toBe('``a`b``');
  expect(code('`')).toBe('`` ` ``');
  expect(code('a\nb\u0000c')).toBe('`a b c`');
});

test('one line is one line', () => {
  expect(oneLine(' a\r\n\u2028b\tc\u0085 ')).toBe('a b c');
  expect(oneLine('x'.repeat(10), 5)).toBe('xxxx…');
});

test('a folded part cannot swallow what follows it', () => {
  expect(details('s', '```\n<details>')).toBe(
    '<details>\n<summary>s</summary>\n\n```\n<details>\n```\n\n</details>',
  );
});
