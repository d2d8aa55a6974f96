import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ResultFile } from '../../src/contract/result.js';
import { badBranch } from '../../src/report/pull-request.js';
import { commit, git, gitBytes } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';
import { type Stage, seed, stage } from './stage.js';

const repo = { owner: 'octo', repo: 'hello' };
const seeded = seed({
  'plain.txt': 'one\ntwo\nthree\n',
  'crlf.txt': 'one\r\ntwo\r\n',
  'no-newline.txt': 'end',
  'old name.txt': `${'same\n'.repeat(20)}`,
  'gone.txt': 'bye\n',
  'run.sh': '#!/bin/sh\n',
  'pic.bin': Buffer.from([0, 1, 2, 255, 10, 0]),
  'café/😀 "quoted".txt': 'x\n',
  'deep/er/file.txt': 'x\n',
  'untouched.txt': 'stay\n',
});
let on: Stage;
beforeEach(async () => {
  on = await stage(seeded);
});
afterEach(async () => {
  expect(on.server.invalid).toEqual([]);
  await on.close();
});

/** Changes the work tree, and answers with the patch and the tree that git makes of it. */
function change(edit: (root: string) => void): { patch: Buffer; tree: string } {
  const root = folder();
  fs.cpSync(seeded.root, root, { recursive: true });
  edit(root);
  const sha = commit(root, {});
  const patch = gitBytes(root, ['diff', '--binary', '--full-index', '-M', seeded.head, sha]);
  return { patch, tree: git(root, 'rev-parse', `${sha}^{tree}`) };
}

function planned(result: Record<string, unknown> = {}, wants: object = {}) {
  return on.plan([], {
    outputs: {
      pull_request: {
        branch: 'galley/fix-1',
        title: 'Mend it',
        labels: ['bot'],
        reviewers: ['alice'],
        ...wants,
      },
      summary: false,
    },
    result: { outcome: 'done', files: [{ path: 'plain.txt', added: 1, deleted: 0 }], ...result },
  });
}

const send = (patch: Buffer, what: ReturnType<typeof planned> = planned()) =>
  on.send(what, { runDir: folder({ 'changes.patch': patch }) });
const treeOf = (branch: string) => git(on.server.state.bare, 'rev-parse', `refs/heads/${branch}^{tree}`);
const everything = (root: string) => {
  const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(root, name), content);
  write('plain.txt', 'one\nTWO\nthree\n');
  write('crlf.txt', 'one\r\nTWO\r\n');
  write('no-newline.txt', 'END');
  fs.renameSync(path.join(root, 'old name.txt'), path.join(root, 'new name.txt'));
  fs.rmSync(path.join(root, 'gone.txt'));
  fs.chmodSync(path.join(root, 'run.sh'), 0o755);
  write('pic.bin', Buffer.from([9, 0, 255, 13, 10]));
  write('café/😀 "quoted".txt', 'y\n');
  fs.mkdirSync(path.join(root, 'new/folder'), { recursive: true });
  write('new/folder/file.bin', Buffer.from([0, 0, 0]));
  fs.symlinkSync('../plain.txt', path.join(root, 'new/link'));
};

const SMALL = change((root) => fs.writeFileSync(path.join(root, 'plain.txt'), 'one\nTWO\nthree\n'));

test('the branch holds the very tree that the run left: binary files, modes, symlinks, renames, line ends', async () => {
  const { patch, tree } = change(everything);
  expect(await send(patch)).toMatchObject([
    { kind: 'pull_request', action: 'created', say: 'pull request #8' },
  ]);
  expect(treeOf('galley/fix-1')).toBe(tree);
  const head = git(on.server.state.bare, 'rev-parse', 'refs/heads/galley/fix-1');
  expect(git(on.server.state.bare, 'rev-parse', `${head}^`)).toBe(on.head);
  expect(on.server.state.issues.get(8)).toMatchObject({
    title: 'Mend it',
    labels: ['bot'],
    pull: { draft: true, reviewers: ['alice'], head: { ref: 'galley/fix-1' } },
  });
  expect(on.server.calls('git/create-commit')[0]!.body).not.toHaveProperty('author');
});

test('a tree too large for one answer is walked folder by folder', async () => {
  const { patch, tree } = change((root) => fs.writeFileSync(path.join(root, 'deep/er/file.txt'), 'y\n'));
  const { tree: read } = on.github;
  const github = {
    ...on.github,
    tree: async (...args: Parameters<typeof read>) => ({
      ...(await read(...args)),
      ...(args[2] && { truncated: true, entries: [] }),
    }),
  };
  await on.send(planned(), { github, runDir: folder({ 'changes.patch': patch }) });
  expect(treeOf('galley/fix-1')).toBe(tree);
});

test('publishing the same run again makes no second commit and no second pull request', async () => {
  const { patch } = SMALL;
  const what = planned();
  await send(patch, what);
  const head = git(on.server.state.bare, 'rev-parse', 'refs/heads/galley/fix-1');
  expect(await send(patch, what)).toMatchObject([{ action: 'unchanged' }]);
  expect(git(on.server.state.bare, 'rev-parse', 'refs/heads/galley/fix-1')).toBe(head);
  expect(on.server.state.issues.has(9)).toBe(false);
});

test('a later run of the same recipe moves its own branch, and updates its own pull request', async () => {
  await send(SMALL.patch);
  const second = change((root) => fs.writeFileSync(path.join(root, 'plain.txt'), 'other\n'));
  expect(await send(second.patch, planned({ run: { id: 'second' } }))).toMatchObject([
    { action: 'updated', say: 'pull request #8 was updated' },
  ]);
  expect(treeOf('galley/fix-1')).toBe(second.tree);
});

test('a branch that somebody else pushed to is never overwritten', async () => {
  git(on.server.state.bare, 'update-ref', 'refs/heads/galley/fix-1', on.base);
  expect(await send(SMALL.patch)).toMatchObject([
    { action: 'failed', say: expect.stringContaining("last commit is not Galley's") },
  ]);
  expect(git(on.server.state.bare, 'rev-parse', 'refs/heads/galley/fix-1')).toBe(on.base);
});

test('a pull request that was opened although the server answered 502 is not opened twice', async () => {
  on.server.fault({ on: 'pulls/create', status: 502, stored: true });
  expect(await send(SMALL.patch)).toMatchObject([{ action: 'created' }]);
  expect(on.server.state.issues.has(9)).toBe(false);
});

test('labels or reviewers that GitHub refuses do not undo the pull request', async () => {
  on.server.fault({ on: 'pulls/request-reviewers', status: 422 });
  expect(await send(SMALL.patch)).toMatchObject([
    { action: 'created', say: 'pull request #8; without reviewers, which GitHub refused (422)' },
  ]);
});

test.each([
  [
    'does not fit the commit it names',
    () =>
      Buffer.from(
        'diff --git a/plain.txt b/plain.txt\n--- a/plain.txt\n+++ b/plain.txt\n@@ -1 +1 @@\n-nothing like it\n+x\n',
      ),
  ],
  ['is cut', () => SMALL.patch.subarray(0, SMALL.patch.length - 12)],
  [
    'leads out of the repository',
    () =>
      Buffer.from(
        'diff --git a/../../x b/../../x\nnew file mode 100644\n--- /dev/null\n+++ b/../../x\n@@ -0,0 +1 @@\n+x\n',
      ),
  ],
  [
    'writes into .git',
    () =>
      Buffer.from(
        'diff --git a/.git/hooks/x b/.git/hooks/x\nnew file mode 100755\n--- /dev/null\n+++ b/.git/hooks/x\n@@ -0,0 +1 @@\n+x\n',
      ),
  ],
  ['is empty', () => Buffer.from('')],
])('a patch that %s is a failure and leaves no branch', async (_, patch) => {
  expect(await send(patch())).toMatchObject([{ action: 'failed' }]);
  expect(on.server.state.resolve('refs/heads/galley/fix-1')).toBeUndefined();
});

test('a name that is no UTF-8 fails with a reason, for the API cannot take it', async () => {
  const patch = Buffer.from(
    'diff --git "a/bad\\377.txt" "b/bad\\377.txt"\nnew file mode 100644\n--- /dev/null\n+++ "b/bad\\377.txt"\n@@ -0,0 +1 @@\n+x\n',
  );
  expect(await send(patch)).toMatchObject([{ action: 'failed', say: expect.stringContaining('no UTF-8') }]);
});

test('whoever wrote the intents, a run that may only read opens no pull request', async () => {
  const what = planned();
  const result: ResultFile = { ...what.result, trigger: { ...what.result.trigger, level: 'read' } };
  expect(await send(SMALL.patch, { ...what, result })).toMatchObject([
    { action: 'skipped', say: expect.stringContaining('may not write') },
  ]);
});

test('branch names follow git, and never name the branch that the change goes to', () => {
  for (const name of ['galley/fix-1', 'feature/x+y', 'a#b', 'user@host', 'a,b_c', 'é'])
    expect(badBranch(name, ['main'])).toBeUndefined();
  for (const name of [
    '',
    'main',
    '-x',
    '/x',
    'x/',
    'a..b',
    'a b',
    'a~b',
    'a^b',
    'a:b',
    'a?b',
    'a*b',
    'a[b',
    'a\\b',
    'x.lock',
    'a/.b',
    '.a',
    'a//b',
    '@',
    'a@{b',
    'refs/heads/x',
    'a\u0000b',
    'a.',
    'x'.repeat(300),
  ]) {
    expect([name, badBranch(name, ['main'])]).toEqual([name, expect.stringContaining(' is ')]);
  }
});

test('the pull request is made by the git data API alone', async () => {
  await send(SMALL.patch);
  const writes = on.server.requests
    .filter((each) => each.method !== 'GET' && each.operation !== 'graphql')
    .map((each) => each.operation);
  expect(new Set(writes)).toEqual(
    new Set([
      'git/create-blob',
      'git/create-tree',
      'git/create-commit',
      'git/create-ref',
      'pulls/create',
      'issues/add-labels',
      'pulls/request-reviewers',
    ]),
  );
  expect(await on.github.pull(repo, 8)).toMatchObject({ state: 'open' });
});
