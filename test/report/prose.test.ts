import { expect, test } from '@jest/globals';
import { prose, proseLine } from '../../src/report/prose.js';

const asIs = (text: string) => text;

test('a line of foreign text opens no fence, list, heading, quote or command where it stands', () => {
  for (const text of ['```js', '~~~', '- item', '# title', '> quote', '1. one', '/approve']) {
    expect(proseLine(text, asIs)).not.toMatch(/^(?:`{3}|~{3}|[-+*>#] |\d+[.)] |\/)/);
  }
});

test('no backtick of it pairs with one that comes after', () => {
  expect(proseLine('a ` b', asIs)).toBe('a &#96; b');
  expect(proseLine('`a` ``b` c``', asIs)).toBe('`a` ``b` c``');
  expect(`${proseLine('`', asIs)} \`@team\``).toBe('&#96; `@team`');
});

test('it is sealed before it is cut', () => {
  const seal = (text: string) => text.replaceAll('hunter2-hunter2', '***');
  expect(proseLine(`${'x'.repeat(95)} hunter2-hunter2`, seal, 100)).not.toContain('hun');
});

test('prose mentions nobody, closes nothing, and leaves code as it is', () => {
  const text = prose('Fixes #12, @octo/team.\n\n```\n@team fixes #12\n```', asIs);
  expect(text).not.toMatch(/Fixes #12|@octo/);
  expect(text).toContain('```\n@team fixes #12\n```');
});
