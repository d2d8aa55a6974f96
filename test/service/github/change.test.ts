import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Git } from '../../../src/service/git.js';
import { readLocalChange, readPullChange, toFileDiff } from '../../../src/service/github/change.js';
import { makeGitHub } from '../../../src/service/github/client.js';
import { GitHubServer } from '../../helper/github-server.js';
import { commit, git, repository } from '../../helper/repository.js';
import { folder } from '../../helper/workspace.js';

const repo = { owner: 'octo', repo: 'hello' };
let bare: string;
let pull: ReturnType<typeof pullRequest>;
let server: GitHubServer;

beforeAll(() => {
  bare = folder();
  git(bare, 'init', '-q', '--bare', '-b', 'main');
  pull = pullRequest(3, FILES);
});
beforeEach(async () => {
  server = await GitHubServer.start({ bare });
  server.state.addPull({ number: 3, head: { sha: pull.head }, base: { sha: pull.base } });
});
afterEach(async () => {
  expect(server.invalid).toEqual([]);
  await server.close();
});

const github = () => makeGitHub({ token: 't', apiUrl: server.url, throttle: false, retry: false });

/** A pull request that left main before its last commit. */
function pullRequest(number: number, files: Record<string, string | Buffer | null>) {
  const root = repository({
    'a.txt': 'one\ntwo\n',
    'old.txt': 'same\n'.repeat(20),
    'pic.png': Buffer.from([0, 1]),
  });
  const start = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '-q', '-b', 'change');
  const head = commit(root, files);
  git(root, 'checkout', '-q', 'main');
  const base = commit(root, { 'main.txt': 'later\n' });
  git(bare, 'fetch', '-q', root, '+main:refs/heads/main', `+change:refs/pull/${number}/head`);
  return { start, base, head, number, repo };
}

const FILES = {
  'a.txt': 'one\nTWO\n',
  'old.txt': null,
  'new name.txt': 'same\n'.repeat(20),
  'pic.png': Buffer.from([0, 2]),
};
const PATHS = ['a.txt', 'new name.txt', 'pic.png'];

function clone(...flags: string[]): Git {
  const root = folder();
  git(root, 'clone', '-q', ...flags, `file://${bare}`, '.');
  return new Git({ root, env: process.env });
}

test('a full clone answers alone: GitHub is not asked, and what main did since is not part of the change', async () => {
  const read = await readPullChange({ ...pull, git: clone(), github: await github() });
  expect(read?.change).toMatchObject({ base: pull.start, head: pull.head, source: 'git', left: 0 });
  expect(read?.change.files.map((file) => file.path)).toEqual(PATHS);
  expect(read?.change.files[1]).toMatchObject({ status: 'renamed', oldPath: 'old.txt', hunks: [] });
  expect(server.requests).toEqual([]);
});

test('a shallow clone asks GitHub for the merge base and fetches that one commit', async () => {
  const shallow = clone('--depth=1');
  const read = await readPullChange({ ...pull, git: shallow, github: await github() });
  expect(read?.change).toMatchObject({ base: pull.start, source: 'git' });
  expect(server.requests.map((request) => request.operation)).toEqual(['repos/compare-commits']);
});

test('a shallow clone is deepened where GitHub does not answer', async () => {
  server.fault({ status: 500 });
  const read = await readPullChange({ ...pull, git: clone('--depth=1'), github: await github() });
  expect(read?.change).toMatchObject({ base: pull.start, source: 'git' });
});

test("without a clone GitHub's diff says the same", async () => {
  const local = await readPullChange({ ...pull, git: clone() });
  const read = await readPullChange({ ...pull, github: await github() });
  expect(read?.change).toMatchObject({ source: 'api-diff', left: 0, base: pull.start });
  expect(read?.change.files).toEqual(local?.change.files);
  expect([...(read?.parts ?? [])].map(([path, text]) => [path, text.split('\n')[0]])).toEqual([
    ['a.txt', 'diff --git a/a.txt b/a.txt'],
    ['new name.txt', 'diff --git a/old.txt b/new name.txt'],
    ['pic.png', 'diff --git a/pic.png b/pic.png'],
  ]);
});

test('above 300 files the diff is refused with 406, and the list of files is read on every page', async () => {
  // reviewdog#2150 and others: the review died of the 406.
  const many = Object.fromEntries(Array.from({ length: 301 }, (_, i) => [`many/${i}.txt`, `${i}\n`]));
  const large = pullRequest(4, { ...FILES, ...many });
  server.state.addPull({ number: 4, head: { sha: large.head }, base: { sha: large.base } });
  const read = await readPullChange({ ...large, github: await github() });
  expect(read?.change).toMatchObject({ source: 'api-files', left: 0 });
  expect(read?.change.files).toHaveLength(304);
  expect(server.calls('pulls/list-files')).toHaveLength(4);
  expect(read?.change.files.find((file) => file.path === 'many/7.txt')).toMatchObject({
    status: 'added',
    added: 1,
    hunks: [{ newStart: 1 }],
  });
  expect(read?.change.files.find((file) => file.path === 'pic.png')).toMatchObject({
    binary: true,
    hunks: [],
  });
  expect(read?.change.files.find((file) => file.path === 'new name.txt')).toMatchObject({
    status: 'renamed',
    oldPath: 'old.txt',
    binary: false,
  });
});

test('a head that moved on is another change: nobody can say, rather than the wrong answer', async () => {
  server.fault({ on: 'pulls/get', meanwhile: (state) => state.moveHead(3, pull.base) });
  expect(await readPullChange({ ...pull, github: await github() })).toBeUndefined();
});

test('an entry without a patch says why: binary, moved, or too large', () => {
  // kaizen#132: a missing patch was a crash.
  const file = { filename: 'x', status: 'modified', additions: 0, deletions: 0, changes: 0 };
  expect(toFileDiff(file)).toMatchObject({ binary: true, hunks: [] });
  expect(toFileDiff({ ...file, additions: 9000, changes: 9000 })).toMatchObject({
    missing: 'too-large',
    binary: false,
    added: 9000,
  });
  expect(toFileDiff({ ...file, additions: 2, changes: 2, patch: '@@ -0,0 +1,2 @@\n+a' })).toMatchObject({
    missing: 'not-given',
    hunks: [],
  });
  expect(toFileDiff({ ...file, status: 'renamed', previous_filename: 'w' })).toMatchObject({
    oldPath: 'w',
    binary: false,
  });
  const sub = `@@ -1 +1 @@\n-Subproject commit ${'1'.repeat(40)}\n+Subproject commit ${'2'.repeat(40)}`;
  expect(toFileDiff({ ...file, additions: 1, deletions: 1, changes: 2, patch: sub })).toMatchObject({
    type: 'submodule',
  });
});

test('without git and without GitHub nobody can say', async () => {
  const question = { repo, number: 3, base: 'a'.repeat(40), head: 'b'.repeat(40) };
  expect(await readPullChange(question)).toBeUndefined();
  expect(
    await readPullChange({ ...question, git: new Git({ root: folder(), env: process.env }) }),
  ).toBeUndefined();
});

test('locally the work tree is the change, untracked files too, and the run directory is not', async () => {
  const root = repository({ 'a.txt': '1\n' });
  const base = git(root, 'rev-parse', 'HEAD');
  fs.writeFileSync(path.join(root, 'a.txt'), '2\n');
  fs.writeFileSync(path.join(root, 'b.txt'), 'new\n');
  fs.mkdirSync(path.join(root, '.galley'));
  fs.writeFileSync(path.join(root, '.galley/x'), '');
  const skip = (name: string) => name.startsWith('.galley/');
  const read = await readLocalChange({ git: new Git({ root, env: process.env }), base, head: '', skip });
  expect(read.change.files.map((file) => [file.path, file.status])).toEqual([
    ['a.txt', 'modified'],
    ['b.txt', 'added'],
  ]);
});
