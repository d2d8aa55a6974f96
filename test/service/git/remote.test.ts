import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Git } from '../../../src/service/git.js';
import { GitServer } from '../../helper/git-server.js';
import { git, gitBytes, repository } from '../../helper/repository.js';
import { folder } from '../../helper/workspace.js';

const TOKEN = 'ghs_secret';
let server: GitServer;
let bare: string;
let first: string;
let base: string;
let head: string;

/** main has 400 commits; the pull request leaves it 60 commits before its end. */
beforeAll(async () => {
  const served = folder();
  bare = path.join(served, 'octo/hello.git');
  fs.mkdirSync(bare, { recursive: true });
  git(bare, 'init', '-q', '--bare', '-b', 'main');
  const change = (file: string, text: string) => `M 100644 inline ${file}\ndata ${text.length}\n${text}\n`;
  const step = (ref: string, mark: number, rest: string) =>
    `commit ${ref}\nmark :${mark}\ncommitter Ada <a@b.c> ${1_700_000_000 + mark} +0000\ndata 1\nx\n${rest}`;
  let stream = step('refs/heads/main', 1, change('a.txt', '0\n'));
  for (let i = 2; i <= 400; i++) stream += step('refs/heads/main', i, '');
  stream += step(
    'refs/pull/7/head',
    401,
    `from :340\n${change('a.txt', 'pull\n')}${change('new.txt', 'x\n')}`,
  );
  gitBytes(bare, ['fast-import', '--quiet'], stream);
  base = git(bare, 'rev-parse', 'main');
  head = git(bare, 'rev-parse', 'refs/pull/7/head');
  first = git(bare, 'rev-parse', 'refs/pull/7/head~1');
  server = await GitServer.start(served, TOKEN);
});
afterAll(() => server.close());

/** As actions/checkout leaves it: detached, credentials in a config file. */
function checkout(...flags: string[]): { root: string; workspace: Git } {
  const root = folder();
  const basic = Buffer.from('x-access-token:stale').toString('base64');
  git(root, 'clone', '-q', ...flags, `file://${bare}`, '.');
  git(root, 'checkout', '-q', '--detach');
  git(root, 'remote', 'set-url', 'origin', `${server.url}/octo/hello.git`);
  git(root, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: basic ${basic}`);
  return { root, workspace: new Git({ root, env: process.env, token: TOKEN, serverUrl: server.url }) };
}

test("a pull request's head is fetched by its number, over HTTP, with the token instead of a stale header", async () => {
  // anthropics/claude-code-action#962: a fork's branch is not on origin; #1526: two headers, or the wrong one.
  const { root, workspace } = checkout();
  git(root, 'branch', 'feature'); // #931: a local branch of the same name
  expect(await workspace.branch()).toBe('');
  expect(await workspace.fetchPull(7)).toBe(head);
  await workspace.checkout(head);
  expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('pull\n');
  expect(git(root, 'rev-parse', 'feature')).toBe(base);
  expect(git(root, 'config', '--get-regexp', 'http')).not.toContain(TOKEN);
  expect(fs.existsSync(path.join(root, '.git/FETCH_HEAD'))).toBe(false);
});

test('a full clone stays full, and finds its merge base without asking the server', async () => {
  // anthropics/claude-code-action#1647: --depth made a full clone shallow.
  const { workspace } = checkout();
  await workspace.fetchPull(7);
  const asked = server.requests.length;
  expect(await workspace.mergeBase(base, head)).toBe(first);
  expect(server.requests.length).toBe(asked);
  expect(await workspace.isShallow()).toBe(false);
});

test('a shallow clone is deepened until the merge base is there, and no further', async () => {
  const { root, workspace } = checkout('--depth=1');
  expect(await workspace.isShallow()).toBe(true);
  await workspace.fetchPull(7);
  expect(await workspace.mergeBase(base, head)).toBe(first);
  expect(await workspace.isShallow()).toBe(true);
  expect(Number(git(root, 'rev-list', '--count', base))).toBeLessThan(400);
});

test('a commit is fetched by its hash only where it is missing', async () => {
  const { workspace } = checkout('--depth=1');
  expect(await workspace.resolve(first)).toBeUndefined();
  await workspace.fetchCommit(first);
  expect(await workspace.resolve(first)).toBe(first);
  const asked = server.requests.length;
  await workspace.fetchCommit(first);
  expect(server.requests.length).toBe(asked);
});

test('a pull request that is not there, a wrong token and no server fail, with the reason', async () => {
  const { root, workspace } = checkout();
  await expect(workspace.fetchPull(8)).rejects.toMatchObject({ name: 'GitError', code: 128 });
  const wrong = new Git({ root, env: process.env, token: 'wrong', serverUrl: server.url });
  await expect(wrong.fetchPull(7)).rejects.toMatchObject({ name: 'GitError' });
  git(root, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git');
  await expect(workspace.fetchPull(7)).rejects.toMatchObject({ name: 'GitError' });
});

test('a submodule that does not answer holds nothing up, and no remote helper or option comes out of a URL', async () => {
  // anthropics/claude-code-action#1088: a changed .gitmodules made a fetch hang for four hours.
  const { root, workspace } = checkout();
  git(root, 'config', 'submodule.x.url', 'http://127.0.0.1:1/never.git');
  git(root, 'config', 'fetch.recurseSubmodules', 'true');
  git(root, 'config', 'remote.origin.uploadpack', `touch ${root}/ran; git-upload-pack`);
  fs.writeFileSync(
    path.join(root, '.gitmodules'),
    '[submodule "x"]\n\tpath = x\n\turl = http://127.0.0.1:1/never.git\n',
  );
  expect(await workspace.fetchPull(7)).toBe(head);
  git(root, 'remote', 'set-url', 'origin', `ext::sh -c touch% ${root}/ran`);
  await expect(workspace.fetchPull(7)).rejects.toMatchObject({ name: 'GitError' });
  git(root, 'config', 'remote.origin.url', `--upload-pack=touch ${root}/ran`);
  await expect(workspace.fetchPull(7)).rejects.toMatchObject({ name: 'GitError' });
  expect(fs.existsSync(path.join(root, 'ran'))).toBe(false);
});

test('local changes are not lost by a checkout', async () => {
  const { root, workspace } = checkout();
  await workspace.fetchPull(7);
  fs.writeFileSync(path.join(root, 'a.txt'), 'mine\n');
  await expect(workspace.checkout(head)).rejects.toMatchObject({ name: 'GitError' });
  expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('mine\n');
});

test('every legal branch name works and reaches no shell', async () => {
  // anthropics/claude-code-action#1167, #1248, #1310, #1411, #1486, #736
  const root = repository({ a: '1' });
  const sha = git(root, 'rev-parse', 'HEAD');
  const workspace = new Git({ root, env: process.env });
  for (const name of [
    'fix#1',
    'feat+x',
    'a,b',
    'u@host',
    'a_b',
    'ünï',
    "it's",
    'a;touch-x',
    '$(touch-y)',
    '`id`',
  ]) {
    git(root, 'update-ref', `refs/heads/${name}`, sha);
    git(root, 'symbolic-ref', 'HEAD', `refs/heads/${name}`);
    expect(await workspace.branch()).toBe(name);
    expect(await workspace.resolve(name)).toBe(sha);
  }
  expect(fs.readdirSync(root).sort()).toEqual(['.git', 'a']);
});
