import { expect, test } from '@jest/globals';
import { priceOf } from '../../src/provider/index.js';
import { costOf, factsOf, MODELS, PRICES_DATE } from '../../src/provider/prices.js';

const config = { providers: {}, models: {} };

test('the table has a date, and every price in it is sane', () => {
  expect(PRICES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const [name, { price }] of Object.entries(MODELS)) {
    expect([name, price.output > price.input, (price.cached ?? 0) < price.input]).toEqual([name, true, true]);
    expect([name, (price.write ?? price.input) >= price.input]).toEqual([name, true]);
  }
});

test('a dated model name has the price of its model', () => {
  expect(factsOf('gpt-5-2025-08-07')).toBe(MODELS['gpt-5']);
  expect(factsOf('claude-haiku-4-5-20251001')).toBe(MODELS['claude-haiku-4-5']);
  expect(factsOf('gpt-5-2025')).toBeUndefined();
});

test('cached input and long prompts have their own price', () => {
  const price = { input: 2, cached: 0.2, output: 10, long: { above: 272_000, input: 2, output: 1.5 } };
  const cost = costOf(price);
  expect(cost({ input: 100_000, output: 1_000, cached: 50_000 }).usd).toBeCloseTo(0.1 + 0.01 + 0.01);
  expect(cost({ input: 300_000, output: 1_000, cached: 0 }).usd).toBeCloseTo(1.2 + 0.015);
  expect(costOf(undefined)({ input: 9, output: 9, cached: 0 })).toEqual({
    input: 9,
    output: 9,
    cached: 0,
    usd: 0,
  });
});

test("list prices count only on the vendor's own host; the config corrects any of them", () => {
  expect(priceOf({ model: 'openai/gpt-5', config })).toMatchObject({ input: 1.25 });
  expect(priceOf({ model: 'openai/gpt-5', config, baseUrls: { openai: 'http://proxy/v1' } })).toBeUndefined();
  expect(priceOf({ model: 'openai/never-heard-of', config })).toBeUndefined();
  const models = { 'openai/gpt-5': { prices: { input: 7, output: 8 } } };
  expect(priceOf({ model: 'openai/gpt-5', config: { providers: {}, models } })).toEqual({
    input: 7,
    output: 8,
  });
});
