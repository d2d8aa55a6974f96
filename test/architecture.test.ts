import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const SRC = path.join(import.meta.dirname, '../src');

/** Which rooms a room may import besides itself. Floors are in the design: imports go downhill, never sideways. */
const ALLOWED: Record<string, string[]> = {
  contract: [],
  regex: [],
  service: ['contract', 'regex'],
  provider: ['contract', 'regex'],
  agent: ['contract', 'regex'],
  policy: ['contract', 'regex'],
  recipe: ['contract', 'regex'],
  config: ['contract', 'regex'],
  tool: ['contract', 'regex', 'service'],
  report: ['contract', 'regex', 'service'],
  trigger: ['contract', 'regex', 'service'],
  workers: ['contract', 'regex', 'service'],
};
const DOORS = new Set(['index', 'action', 'cli']);
const HALL = 'run';
const MAX_LINES = 300;

const files = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.as.ts'));

const roomOf = (file: string): string => file.split('/')[0]?.replace(/\.ts$/, '') ?? '';

/** Every module a file names: type-only, side-effect, re-export and dynamic imports included. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(SRC, file), 'utf8');
  const found = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return found
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name).replace(/\.js$/, '.ts'));
}

test('imports go downhill: no room knows a room on its own floor', () => {
  const wrong: string[] = [];
  for (const file of files) {
    const room = roomOf(file);
    if (DOORS.has(room)) continue;
    for (const target of importsOf(file)) {
      const other = roomOf(target);
      if (other === room) continue;
      const fine = room === HALL ? !DOORS.has(other) : (ALLOWED[room] ?? []).includes(other);
      if (!fine) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the contract imports only zod and how paths are spelled, and regex imports nothing', () => {
  const wrong: string[] = [];
  for (const file of files.filter((name) => /^(contract|regex)\//.test(name))) {
    const text = fs.readFileSync(path.join(SRC, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"./][^'"]*)['"]/g))
      if (roomOf(file) === 'regex' || !/^(zod|node:path)$/.test(name)) wrong.push(`${file} imports ${name}`);
  }
  expect(wrong).toEqual([]);
});

test('no import goes in a circle', () => {
  const graph = new Map(
    files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, trail: string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (done.has(file) || trail.includes(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const long = files
    .filter((file) => file !== 'service/search/kernel/bytes.ts')
    .map((file) => [file, fs.readFileSync(path.join(SRC, file), 'utf8').split('\n').length - 1] as const)
    .filter(([, lines]) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test('only the doors read the environment, the arguments and the standard streams', () => {
  const wrong = files
    .filter((file) => !DOORS.has(roomOf(file)))
    .filter((file) =>
      /\bprocess\.(env|argv|stdout|stderr|stdin)\b/.test(fs.readFileSync(path.join(SRC, file), 'utf8')),
    );
  expect(wrong).toEqual([]);
});
