import { expect, test } from '@jest/globals';
import { budget } from '../../src/policy/budget.js';

const spent = (input = 0, output = 0, usd = 0) => ({ input, output, cached: 0, usd });

test('below every limit another turn may start; without limits always', () => {
  expect(
    budget({ turns: 3, tokens: 100, usd: 1, minutes: 1 }, 0)(2, spent(50, 49, 0.99), 59_000).action,
  ).toBe('allow');
  expect(budget({}, 0)(10_000, spent(1e9, 1e9, 1e6), 1e12).action).toBe('allow');
});

test.each([
  ['turns', { turns: 3 }, 3, spent(), 0],
  ['tokens', { tokens: 100 }, 1, spent(60, 40), 0],
  ['usd', { usd: 1 }, 1, spent(0, 0, 1), 0],
  ['minutes', { minutes: 2 }, 1, spent(), 120_000],
])('at the limit of %s one wrap-up turn may follow', (name, limits, turns, used, now) => {
  expect(budget(limits, 0)(turns, used, now)).toMatchObject({ action: 'deny', rule: `limits.${name}` });
});

test.each([
  ['turns', { turns: 3 }, 4, spent(), 0],
  ['tokens', { tokens: 100 }, 1, spent(100, 40), 0],
  ['usd', { usd: 1 }, 1, spent(0, 0, 1.3), 0],
  ['minutes', { minutes: 2 }, 1, spent(), 200_000],
  ['usd', { usd: 1 }, 1, spent(0, 0, Number.NaN), 0],
])('far over the limit of %s no turn follows', (name, limits, turns, used, now) => {
  expect(budget(limits, 0)(turns, used, now)).toMatchObject({ action: 'halt', rule: `limits.${name}` });
});
