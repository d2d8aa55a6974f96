import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { evalCases } from '../../src/cli/eval.js';
import { replay } from '../../src/cli/replay.js';
import { read } from '../../src/tool/file/read.js';
import { through } from '../helper/door.js';
import { repository } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';

const CASES = path.resolve('bench/case');
const at = { cwd: process.cwd() };

test('every case that ships fails as it is and passes with the solution a person wrote', async () => {
  const { code, out } = await through(evalCases, [CASES, '--check'], at);
  expect([code, out.split('\n').filter((row) => row.startsWith('sound')).length]).toEqual([0, 3]);
}, 90_000);

test('the recordings of all cases pass, side by side, in a table with what they cost; the predictions are patches', async () => {
  const file = path.join(folder(), 'predictions.jsonl');
  const { code, out } = await through(evalCases, [CASES, '--replay', '--predictions', file], at);
  expect([code, out]).toEqual([0, expect.stringMatching(/all +replay +3\/3 \(100 %\)/)]);
  const rows = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  expect(rows.map(({ instance_id }) => instance_id)).toEqual([
    'find-planted-fault',
    'mend-paging',
    'sort-issue',
  ]);
  expect(rows[1].model_patch).toContain('+  return Math.ceil(count / size);');
}, 90_000);

test('a run that does not do the work fails its case, and the table says why', async () => {
  const dir = folder();
  fs.cpSync(path.join(CASES, 'mend-paging'), path.join(dir, 'mend-paging'), { recursive: true });
  const file = path.join(dir, 'mend-paging/cassette.jsonl');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('Math.ceil(count', 'Math.round(count'));
  const { code, out } = await through(evalCases, [dir, '--replay'], at);
  expect(code).toBe(1);
  expect(out).toContain('0/1 (0 %)');
  expect(out).toContain('not ok one entry has a page');
}, 90_000);

test('cases that are none are refused with what is wrong and where', async () => {
  await expect(through(evalCases, [folder(), '--replay'], at)).rejects.toThrow('holds no case');
  const dir = folder({ 'x/case.yml': 'title: X\nrepository: ../elsewhere\nrecipe: r.yml\n' });
  await expect(through(evalCases, [dir, '--replay'], at)).rejects.toThrow(/case.yml:2/);
  await expect(through(evalCases, [CASES], at)).rejects.toThrow('--model');
}, 90_000);

test('a case that cannot be run, or whose check hangs, fails alone, with why; the others go on', async () => {
  const root = repository({ 'a.txt': 'a\n' });
  const recipe = 'title: T\nprompt: p\ntools: [read]\n';
  const rest = 'recipe: r.yml\n';
  const dir = folder({
    'fine/case.yml': `title: A\nrepository: repo\n${rest}checks: [{ shell: "true" }]\n`,
    'fine/repo/a.txt': 'a\n',
    'hangs/case.yml': `title: B\nrepository: repo\n${rest}checks: [{ shell: "sleep 300", timeout: 1 }]\n`,
    'hangs/repo/a.txt': 'a\n',
    'no-commit/case.yml': `title: C\nrepository: { url: "${root}", commit: "${'ab'.repeat(20)}" }\n${rest}`,
    'no-repository/case.yml': `title: D\nrepository: repo\n${rest}`,
    ...Object.fromEntries(
      ['fine', 'hangs', 'no-commit', 'no-repository'].map((name) => [`${name}/r.yml`, recipe]),
    ),
  });
  const { code, out } = await through(evalCases, [dir, '--model', 'embedded/checklist'], {
    ...at,
    env: { HOME: folder() },
  });
  expect([code, out]).toEqual([1, expect.stringContaining('1/4 (25 %)')]);
  expect(out).toMatch(/hangs.*sleep 300 did not end within 1 s/);
  expect(out).toMatch(new RegExp(`no-commit.*${'ab'.repeat(20)}`));
  expect(out).toContain('there is no repo in');
}, 90_000);

const replayed = (root: string) =>
  through(
    replay,
    [
      path.join(CASES, 'mend-paging/cassette.jsonl'),
      '--workspace',
      root,
      '--recipe',
      path.join(CASES, 'mend-paging/recipe.yml'),
    ],
    { cwd: root },
  );
const files = (): Record<string, string> =>
  Object.fromEntries(
    ['package.json', 'src/paging.js', 'test/paging.test.js'].map((name) => [
      name,
      fs.readFileSync(path.join(CASES, 'mend-paging/repo', name), 'utf8'),
    ]),
  );

test('a recording that is replayed is identical; one tool that behaves otherwise is named, with where', async () => {
  const same = await replayed(repository(files()));
  expect([same.code, same.out]).toEqual([0, expect.stringContaining('identical')]);
  const before = read.run;
  read.run = async (...args) => {
    const output = await before(...args);
    return { ...output, text: output.text.replace('floor', 'FLOOR') };
  };
  try {
    const other = await replayed(repository(files()));
    expect(other.code).toBe(1);
    expect(other.out).toMatch(/^line \d+, result of read: answer was .*floor.* and is .*FLOOR/m);
    expect(other.out).toContain('1 differences');
  } finally {
    read.run = before;
  }
}, 90_000);
