import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Command, Door } from '../../src/cli/command.js';
import { makeSample } from '../../src/cli/demo.js';
import { merge } from '../../src/cli/merge.js';
import { plan } from '../../src/cli/plan.js';
import { publish } from '../../src/cli/publish.js';
import { run } from '../../src/cli/run.js';
import { show } from '../../src/cli/show.js';
import type { Intent } from '../../src/contract/intent.js';
import { type ResultFile, RUN_FILES } from '../../src/contract/result.js';
import { git } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';

const RECIPE = `
title: Look at some files
parameters: [{ key: targets, input_type: array }]
prompt: 'Look at {{ params.targets }}.'
tools: [read, write, review_comment]
mode: edits
targets: { files: ['src/**/*.js', '!src/book.js'] }
on: { pull_request: }
outputs: { comment: , review: , pull_request: { title: Notes }, summary: false }
`;

async function galley(command: Command, cwd: string, ...argv: string[]) {
  const said = { out: '', err: '' };
  const door: Door = {
    argv,
    env: { PATH: process.env.PATH },
    cwd,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    tty: false,
    color: false,
    signal: new AbortController().signal,
  };
  return { code: await command.run(door), ...said };
}

/** What a model would answer: some calls in one turn, then a few words. */
function cassette(file: string, calls: [string, object][], words: string): void {
  const about = { v: 1, seq: 0, at: '2026-01-01T00:00:00Z', agent: 'main', type: 'assistant' };
  const usage = { input: 100, output: 10, cached: 0, usd: 0 };
  const blocks = calls.map(([name, args], at) => ({ type: 'call', id: `c${at}`, name, args }));
  const rows = [
    { ...about, blocks, stop: 'tool', usage, ms: 1 },
    { ...about, blocks: [{ type: 'text', text: words }], stop: 'end', usage, ms: 1 },
  ];
  fs.writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const say = (line: number, title: string, extra = {}): [string, object] => [
  'review_comment',
  { path: 'src/berth.js', line, title, body: `${title}, because.`, severity: 'warning', ...extra },
];
const write = (name: string, content: string): [string, object] => ['write', { path: name, content }];
const SHARED = say(12, 'Both see this', { severity: 'error', suggestion: '  return 1;' });

let workspace = '';
let runs = '';

beforeAll(async () => {
  const home = folder();
  const sample = makeSample(home, { PATH: process.env.PATH });
  workspace = sample.workspace;
  runs = path.join(home, 'runs');
  fs.mkdirSync(runs);
  const recipe = path.join(home, 'look.yml');
  fs.writeFileSync(recipe, RECIPE);
  const shards: [[string, object][], string][] = [
    [
      [SHARED, say(10, 'First'), write('notes/one.txt', 'one\r\n'), write('notes/same.txt', 'same')],
      'Looked at one.',
    ],
    [
      [SHARED, say(11, 'Second'), write('notes/two.txt', 'two'), write('notes/same.txt', 'same')],
      'Looked at two.',
    ],
    [
      [
        SHARED,
        say(3, 'Far'),
        ['review_comment', { path: 'README.md', body: 'No line.' }],
        write('notes/one.txt', 'other'),
      ],
      'Looked at two.',
    ],
  ];
  for (const [at, [calls, words]] of shards.entries()) {
    const file = path.join(home, `${at}.jsonl`);
    cassette(file, calls, words);
    const targets = `targets=["t${at}"]`;
    // Each job has a checkout of its own.
    const checkout = path.join(home, `job-${at}`);
    git(home, 'clone', '-q', workspace, checkout);
    const argv = [
      recipe,
      '--event',
      sample.event,
      '--workspace',
      checkout,
      '--run-dir',
      path.join(runs, `part-${at}`),
    ];
    const ended = await galley(run, home, ...argv, '--param', targets, '--model', `replay/${file}`);
    if (ended.code !== 0) throw new Error(`${ended.out}\n${ended.err}`);
  }
}, 120_000);

const dirs = () =>
  fs.readdirSync(runs).flatMap((part) =>
    fs
      .readdirSync(path.join(runs, part))
      .filter((id) => !id.startsWith('.'))
      .map((id) => path.join(runs, part, id)),
  );
const result = (dir: string): ResultFile =>
  JSON.parse(fs.readFileSync(path.join(dir, RUN_FILES.result), 'utf8'));
const intents = (dir: string): Intent[] =>
  fs
    .readFileSync(path.join(dir, RUN_FILES.intents), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row));
const reviewOf = (dir: string) => {
  const found = intents(dir).find((intent) => intent.kind === 'review');
  if (found?.kind !== 'review') throw new Error('no review');
  return found;
};

test('three runs become one review, one comment and one pull request: nothing lost, nothing twice', async () => {
  const out = path.join(folder(), 'merged');
  const ended = await galley(merge, workspace, ...dirs(), '--out', out);
  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(intents(out).map(({ kind }) => kind)).toEqual(['pull_request', 'review', 'comment']);
  const one = result(out);
  expect(one).toMatchObject({ outcome: 'findings', turns: 6, findings: { error: 1, warning: 4, info: 0 } });
  expect(one.usage).toMatchObject({ input: 600, output: 60 });
  const theirs = dirs().flatMap((dir) => reviewOf(dir).comments);
  const merged = reviewOf(out).comments;
  expect(theirs).toHaveLength(6);
  // The very bytes that each run had planned, the shared one once.
  expect(new Set(merged.map((each) => JSON.stringify(each)))).toEqual(
    new Set(theirs.map((each) => JSON.stringify(each))),
  );
  expect(merged).toHaveLength(4);
  // README.md is not part of the change: that finding stands in the text.
  expect(reviewOf(out).body).toContain('5 findings: 4 on lines of the change, 1 below.');
  expect(reviewOf(out).body).toContain('No line.');
  const text = fs.readFileSync(path.join(out, RUN_FILES.markdown), 'utf8');
  expect(text).toContain('Looked at one.\n\nLooked at two.');
  expect(text.match(/Looked at two/g)).toHaveLength(1);
});

test('their changes become one patch that applies; of two different changes of a file the first stays, and the report says so', async () => {
  const out = path.join(folder(), 'merged');
  await galley(merge, workspace, ...dirs(), '--out', out);
  const clone = folder();
  git(clone, 'clone', '-q', workspace, 'w');
  const at = path.join(clone, 'w');
  git(at, 'checkout', '-q', result(out).tree_sha);
  git(at, 'apply', path.join(out, RUN_FILES.patch));
  const read = (name: string) => fs.readFileSync(path.join(at, 'notes', name), 'utf8');
  expect([read('one.txt'), read('two.txt'), read('same.txt')]).toEqual(['one\r\n', 'two', 'same']);
  expect(
    result(out)
      .files.map((file) => file.path)
      .sort(),
  ).toEqual(['notes/one.txt', 'notes/same.txt', 'notes/two.txt']);
  expect(result(out).notices.join()).toContain('notes/one.txt was changed by two runs');
  expect(result(out).notices).toHaveLength(1);
});

test('a merged run is a run: it is merged again, shown and published like one, whatever the order of its parts', async () => {
  const [a, b] = [path.join(folder(), 'a'), path.join(folder(), 'b')];
  await galley(merge, workspace, ...dirs(), '--out', a);
  await galley(merge, workspace, ...dirs().reverse(), ...dirs(), '--out', b);
  for (const name of fs.readdirSync(a))
    expect([name, fs.readFileSync(path.join(b, name))]).toEqual([name, fs.readFileSync(path.join(a, name))]);
  expect(await galley(merge, workspace, ...dirs(), '--out', a)).toMatchObject({ code: 0 });
  const again = path.join(folder(), 'again');
  expect(await galley(merge, workspace, a, '--out', again)).toMatchObject({ code: 0 });
  expect(reviewOf(again).comments).toEqual(reviewOf(a).comments);
  expect((await galley(publish, workspace, a, '--dry-run')).out).toContain('Both see this');
  expect((await galley(show, workspace, a)).out).toContain('OUTCOME: findings after 6 turns');
});

test('a folder stands for the runs in it, and a run that is missing is no success', async () => {
  const home = folder();
  for (const [at, dir] of dirs().entries())
    fs.cpSync(dir, path.join(home, 'in', `galley-${at}`), { recursive: true });
  const lost = await galley(merge, home, 'in', '--expect', '4', '--out', 'lost');
  expect(lost.code).toBe(130);
  expect(result(path.join(home, 'lost'))).toMatchObject({
    outcome: 'cancelled',
    notices: expect.arrayContaining(['1 run of 4 left no run directory.']),
  });
  expect(intents(path.join(home, 'lost')).map(({ kind }) => kind)).toEqual(['review', 'comment']);
  const partial = await galley(merge, home, 'in', '--expect', '4', '--partial', '--out', 'partial');
  expect(partial.code).toBe(0);
  expect(partial.out).toContain('1 run of 4 left no run directory.');
});

test('a run that failed decides the outcome, unless it is to be left out; then it is named', async () => {
  const home = folder();
  for (const [at, dir] of dirs().entries())
    fs.cpSync(dir, path.join(home, 'in', `${at}`), { recursive: true });
  const file = path.join(home, 'in', '1', RUN_FILES.result);
  fs.writeFileSync(
    file,
    JSON.stringify({ ...result(path.dirname(file)), outcome: 'limit', exit_code: 6, say: 'Too long.' }),
  );
  expect((await galley(merge, home, 'in', '--out', 'a')).code).toBe(6);
  expect(intents(path.join(home, 'a')).some(({ kind }) => kind === 'pull_request')).toBe(false);
  const ended = await galley(merge, home, 'in', '--partial', '--out', 'b');
  expect(ended.code).toBe(0);
  expect(ended.out).toMatch(/Run \S+ is left out \(limit\): Too long\./);
  expect(reviewOf(path.join(home, 'b')).comments).toHaveLength(3);
});

test('runs that do not belong together, and folders that are no runs, are refused by name', async () => {
  const home = folder({ 'none/readme.txt': 'x', 'full/readme.txt': 'x' });
  const other = path.join(home, 'other');
  fs.cpSync(dirs()[0] ?? '', other, { recursive: true });
  const changed = { ...result(other), head_sha: 'f'.repeat(40), run: { ...result(other).run, id: 'z' } };
  fs.writeFileSync(path.join(other, RUN_FILES.result), JSON.stringify(changed));
  await expect(galley(merge, home, ...dirs(), 'other', '--out', 'x')).rejects.toThrow(
    'its head commit is ffff',
  );
  await expect(galley(merge, home, 'none')).rejects.toThrow('is no finished run and holds none');
  await expect(galley(merge, home)).rejects.toThrow('name the run directories');
  await expect(galley(merge, home, ...dirs(), '--out', 'full')).rejects.toThrow('is not empty');
  await expect(galley(merge, home, ...dirs(), '--expect', 'many')).rejects.toThrow('is no number');
  fs.writeFileSync(path.join(other, RUN_FILES.plan), '{"outputs":{},"findings":[]}');
  await expect(galley(merge, home, 'other', '--out', 'x')).rejects.toThrow('do not hold the same findings');
});

test('plan answers the matrix of a commit, and each job asks for the same shards', async () => {
  const home = folder({
    'look.yml': RECIPE,
    'list.txt': 'octo/a\t5\nocto/b\n',
    'plain.yml': 'title: T\nprompt: p\n',
  });
  const ended = await galley(plan, home, './look.yml', '--workspace', workspace, '--shards', '5');
  expect(JSON.parse(ended.out)).toEqual({
    include: [{ shard: '1/1', count: 1, size: expect.any(Number), targets: ['src/berth.js'] }],
  });
  expect(ended.out.trim().split('\n')).toHaveLength(1);
  const share = await galley(plan, home, 'look.yml', '--workspace', workspace, '--shard', '1/1');
  expect(share.out).toBe('["src/berth.js"]\n');
  const listed = await galley(plan, home, 'look.yml', '--targets-from', 'list.txt', '--shard', '2/2');
  expect(listed.out).toBe('["octo/b"]\n');
  const glob = await galley(plan, home, 'look.yml', '--workspace', workspace, '--targets-from', '**/*.md');
  expect(JSON.parse(glob.out).include[0].targets).toEqual(['README.md']);
  await expect(galley(plan, home, 'look.yml')).rejects.toThrow('has no commit');
  await expect(galley(plan, home, 'plain.yml')).rejects.toThrow('cannot be split');
  await expect(galley(plan, home, 'gone.yml')).rejects.toThrow('there is no recipe gone.yml');
  await expect(galley(plan, home, 'look.yml', '--shards', '257')).rejects.toThrow('it is 1 to 256');
});

test('run --shard works on one share, of whatever the recipe names: files, folders, repositories, hits of a search', async () => {
  const home = folder();
  const text = RECIPE.replace(/^on: .*\n/m, '').replace(/^outputs: .*\n/m, '');
  const recipe = (targets: string) => text.replace(/^targets: .*$/m, `targets: ${targets}`);
  fs.writeFileSync(
    path.join(home, 'search.yml'),
    recipe("{ search: { pattern: 'return (fitting|boats)', files: ['src/**'] } }"),
  );
  fs.writeFileSync(path.join(home, 'repos.yml'), recipe('{ repositories: [octo/a, octo/b, octo/c] }'));
  const hits = await galley(plan, home, 'search.yml', '--workspace', workspace);
  expect(JSON.parse(hits.out).include[0].targets).toEqual(['src/berth.js']);
  const repos = await galley(plan, home, 'repos.yml', '--workspace', workspace, '--shards', '3');
  expect(JSON.parse(repos.out).include.map(({ targets }: { targets: string[] }) => targets)).toEqual([
    ['octo/a'],
    ['octo/b'],
    ['octo/c'],
  ]);
  cassette(path.join(home, 'one.jsonl'), [], 'Looked.');
  const argv = [
    'repos.yml',
    '--workspace',
    workspace,
    '--shard',
    '2/3',
    '--model',
    `replay/${home}/one.jsonl`,
  ];
  const ended = await galley(run, home, ...argv, '--run-dir', 'runs', '--output', 'json');
  const { run_dir: dir } = JSON.parse(ended.out) as { run_dir: string };
  expect(fs.readFileSync(path.join(dir, RUN_FILES.transcript), 'utf8')).toContain('Look at [\\"octo/b\\"].');
  await expect(galley(run, home, 'repos.yml', '--shard', '4/3')).rejects.toThrow('is not like 3/8');
});
