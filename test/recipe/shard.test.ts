import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  MOST_SHARDS,
  matrixOf,
  planShards,
  readTargets,
  shardOf,
  targetsAmong,
} from '../../src/recipe/shard.js';

/** Sizes as repositories have them: many small files, a few large ones. */
function manyTargets(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    name: `packages/p${at % 977}/src/file-${at}.ts`,
    size: 200 + ((at * 7919) % 4_000) + (at % 1_000 === 0 ? 150_000 : 0),
  }));
}

test('100,000 targets are split into 256 shards of the same size, each target once', () => {
  const targets = manyTargets(100_000);
  const started = performance.now();
  const parts = planShards(targets, MOST_SHARDS);
  const spent = performance.now() - started;
  const loads = parts.map((part) => part.reduce((sum, { size }) => sum + size, 0));
  expect(parts).toHaveLength(256);
  expect(new Set(parts.flat().map(({ name }) => name)).size).toBe(100_000);
  expect(parts.flat()).toHaveLength(100_000);
  const [most, least] = [Math.max(...loads), Math.min(...loads)];
  expect(most / least).toBeLessThan(1.001);
  expect(spent).toBeLessThan(10_000);
  const matrix = matrixOf(parts);
  expect(matrix.include[255]).toEqual({ shard: '256/256', count: parts[255]?.length, size: loads[255] });
  expect(Buffer.byteLength(JSON.stringify(matrix))).toBeLessThan(1024 * 1024);
  expect(shardOf(targets.reverse(), '256/256')).toEqual(parts[255]?.map(({ name }) => name));
});

test('no shard is larger than the best split by more than the largest target', () => {
  const sizes = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 20 }), (list, shards) => {
      const targets = list.map((size, at) => ({ name: `t${at}`, size }));
      const parts = planShards(targets, shards);
      const weights = list.map((size) => Math.max(1, size));
      const fair = weights.reduce((sum, size) => sum + size, 0) / parts.length;
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        const load = part.reduce((sum, { size }) => sum + Math.max(1, size), 0);
        expect(load).toBeLessThanOrEqual(fair + Math.max(...weights));
      }
      expect(
        parts
          .flat()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(targets.map(({ name }) => name).sort());
      const again = parts.flatMap((_, at) => shardOf(targets, `${at + 1}/${parts.length}`));
      expect(again).toEqual(parts.flat().map(({ name }) => name));
    }),
    { numRuns: 100 },
  );
});

test('a few targets stand in the matrix themselves; none make an empty one', () => {
  const parts = planShards(
    [
      { name: 'b', size: 5 },
      { name: 'a', size: 5 },
      { name: 'a', size: 5 },
    ],
    8,
  );
  expect(matrixOf(parts)).toEqual({
    include: [
      { shard: '1/2', count: 1, size: 5, targets: ['a'] },
      { shard: '2/2', count: 1, size: 5, targets: ['b'] },
    ],
  });
  expect(matrixOf(planShards([], 8))).toEqual({ include: [] });
});

test('patterns name files or folders, and a later one with ! takes out again', () => {
  const files = [
    { name: 'packages/a/package.json', size: 10 },
    { name: 'packages/a/src/x.ts', size: 30 },
    { name: 'packages/b/y.ts', size: 7 },
    { name: 'packages/.hidden/z.ts', size: 1 },
    { name: 'readme.md', size: 2 },
  ];
  const named = (targets: Parameters<typeof targetsAmong>[1]) =>
    targetsAmong(files, targets).map(({ name, size }) => `${name} ${size}`);
  expect(named({ files: ['**/*.ts', '!packages/b/**'] })).toEqual([
    'packages/a/src/x.ts 30',
    'packages/.hidden/z.ts 1',
  ]);
  expect(named({ packages: ['packages/*', '!packages/.*'] })).toEqual(['packages/a 40', 'packages/b 7']);
  expect(named({ packages: ['nothing/*'] })).toEqual([]);
  expect(named({ files: ['!**/*.ts'] })).toEqual(['packages/a/package.json 10', 'readme.md 2']);
});

test('a list of targets has one a line, with its size where that is known', () => {
  expect(readTargets('octo/a\r\nocto/b\t120\n\n')).toEqual([
    { name: 'octo/a', size: 1 },
    { name: 'octo/b', size: 120 },
  ]);
  expect(() => readTargets('a\tmany\n')).toThrow('line 1 of the targets is not NAME or NAME<tab>SIZE');
  expect(() => readTargets('a\n\t3')).toThrow('line 2');
});

test.each(['0/3', '4/3', '1/257', '1', '', '1/3/4', '-1/3', '１/３'])('%j is no shard', (text) => {
  expect(() => shardOf([{ name: 'a', size: 1 }], text)).toThrow('is not like 3/8');
});
