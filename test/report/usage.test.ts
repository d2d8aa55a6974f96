import { expect, test } from '@jest/globals';
import type { Line } from '../../src/contract/event.js';
import { usageTable } from '../../src/report/usage.js';

const turn = (input: number, cached: number, output: number, usd: number) =>
  ({ type: 'assistant', usage: { input, cached, output, usd } }) as Line;

test('each turn has its row with tokens, cache hits and cost, and the last row is the sum', () => {
  const rows = usageTable([turn(100, 0, 10, 0.5), turn(200, 150, 5, 0)]).split('\n');
  expect(rows).toContain('| 1 | 100 | 0 (0 %) | 10 | 0.5000 |');
  expect(rows).toContain('| 2 | 200 | 150 (75 %) | 5 | - |');
  expect(rows).toContain('| all | 300 | 150 (50 %) | 15 | 0.5000 |');
});

test('a long run is told in groups; a run without a model has no table', () => {
  const rows = usageTable(Array.from({ length: 500 }, () => turn(10, 5, 1, 0))).split('\n');
  expect(rows.length).toBeLessThan(60);
  expect(rows).toContain('| 1–13 | 130 | 65 (50 %) | 13 | - |');
  expect(rows).toContain('| all | 5000 | 2500 (50 %) | 500 | - |');
  expect(usageTable([turn(0, 0, 0, 0)])).toBe('');
});
