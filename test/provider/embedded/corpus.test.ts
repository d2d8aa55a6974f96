import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { FileDiff } from '../../../src/contract/diff.js';
import type { Finding } from '../../../src/contract/intent.js';
import { review } from '../../../src/provider/embedded/review.js';

/** Well-kept code of others that is installed here, as if every line were new. */
const PACKAGES = [
  'execa/lib',
  'undici/lib/core',
  'undici/lib/dispatcher',
  '@octokit/endpoint',
  '@octokit/request',
  'ignore',
];

function* filesIn(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else if (/\.(c|m)?[jt]s$/.test(entry.name)) yield file;
  }
}

function asAdded(file: string, name: string): FileDiff {
  const lines = fs.readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
  const hunk = {
    oldStart: 0,
    oldLines: 0,
    newStart: 1,
    newLines: lines.length,
    section: '',
    lines: lines.map((text, index) => ({ kind: 'add' as const, text, new: index + 1 })),
  };
  return {
    path: name,
    oldPath: name,
    status: 'added',
    type: 'file',
    binary: false,
    hunks: [hunk],
    added: lines.length,
    deleted: 0,
  };
}

test('well-kept code of others has no error, and hardly a warning: a reviewer that cries wolf is switched off', () => {
  const change = PACKAGES.flatMap((name) => {
    const root = path.resolve('node_modules', name);
    return [...filesIn(root)].map((file) =>
      asAdded(file, path.join('src', path.relative(root, file)).replaceAll('\\', '/')),
    );
  });
  const lines = change.reduce((sum, file) => sum + file.added, 0);
  const findings = review(change, new Map());
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity);
  expect(lines).toBeGreaterThan(15_000);
  expect(of('error')).toEqual([]);
  const places = of('warning').map(({ path: file, line, rule }) => `${file}:${line} ${rule}`);
  expect(places.length / lines).toBeLessThan(1 / 1_000);
});

test('ten thousand lines are reviewed in well under a second', () => {
  const [file] = [...filesIn(path.resolve('node_modules/undici/lib/dispatcher'))];
  const one = asAdded(file as string, 'src/a.js');
  const change = Array.from({ length: Math.ceil(10_000 / one.added) }, (_, index) => ({
    ...one,
    path: `src/${index}.js`,
  }));
  const started = performance.now();
  review(change, new Map());
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('a line of a megabyte does not hold the review up', () => {
  const line = `const x = "${'SELECT a FROM b '.repeat(60_000)}";${' '.repeat(50_000)}`;
  const texts = [
    line,
    'a'.repeat(1_000_000),
    'curl '.repeat(200_000),
    '://a:b'.repeat(150_000),
    '"'.repeat(500_000),
  ];
  const lines = texts.map((text, index) => ({ kind: 'add' as const, text, new: index + 1 }));
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines };
  const started = performance.now();
  for (const name of ['a.ts', 'a.py', 'a.sh', 'Dockerfile', '.github/workflows/a.yml', 'a.json', 'a.php'])
    review(
      [
        {
          path: name,
          oldPath: name,
          status: 'added',
          type: 'file',
          binary: false,
          hunks: [hunk],
          added: 5,
          deleted: 0,
        },
      ],
      new Map(),
    );
  expect(performance.now() - started).toBeLessThan(5_000);
});
