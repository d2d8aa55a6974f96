import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type GitHubOptions, makeGitHub } from '../../../src/service/github/client.js';
import { GitHubServer } from '../../helper/github-server.js';
import { commit, git, repository } from '../../helper/repository.js';

const repo = { owner: 'octo', repo: 'hello' };
let server: GitHubServer;

const client = (options: Partial<GitHubOptions> = {}) =>
  makeGitHub({ token: 'ghs_x', apiUrl: server.url, throttle: false, retry: false, ...options });

beforeEach(async () => {
  server = await GitHubServer.start();
});
afterEach(async () => {
  expect(server.invalid).toEqual([]);
  await server.close();
});

test('the fake server refuses what is not in the official description', async () => {
  const send = (path: string, body?: unknown) =>
    fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  expect((await send('/repos/octo/hello/issues/1/comments', { body: 'x', sticky: true })).status).toBe(400);
  expect((await send('/repos/octo/hello/issues/1/comments', { text: 'x' })).status).toBe(400);
  expect((await send('/repos/octo/hello/issues/1/comments?pages=2')).status).toBe(400);
  expect((await send('/repos/octo/hello/issues/one/comments')).status).toBe(400);
  expect((await send('/repos/octo/hello/pulls/1/reviews', { event: 'HELLO' })).status).toBe(400);
  expect((await send('/repos/octo/hello/pulls/1/reviews', { comments: [{ path: 'a' }] })).status).toBe(400);
  expect((await send('/nowhere')).status).toBe(400);
  expect(server.invalid.splice(0)).toHaveLength(7);
});

test('comments are read on every page, written, edited, and undefined once they are deleted', async () => {
  const github = await client();
  server.state.addIssue({ number: 7 });
  for (let i = 0; i < 250; i++) await github.createComment(repo, 7, `comment ${i}`);
  const all = await github.comments(repo, 7);
  expect(all).toHaveLength(250);
  expect(server.calls('issues/list-comments')).toHaveLength(3);
  const last = all.at(-1)!;
  expect(last.author).toEqual({ id: 41898282, login: 'github-actions[bot]' });
  expect((await github.updateComment(repo, last.id, 'edited')).body).toBe('edited');
  server.state.comments.pop();
  expect(await github.comment(repo, last.id)).toBeUndefined();
  await expect(github.updateComment(repo, last.id, 'x')).rejects.toMatchObject({ status: 404 });
});

test('a comment of a deleted account is by ghost', async () => {
  server.state.addIssue({ number: 1 });
  server.state.comments.push({ id: 5, issue: 1, body: 'hi', user: null, created_at: '', updated_at: '' });
  expect((await (await client()).comments(repo, 1))[0]?.author).toEqual({ id: 0, login: 'ghost' });
});

/** A pull request over real commits. */
function withPull(): { base: string; head: string } {
  const root = repository({ 'a.txt': Array.from({ length: 30 }, (_, i) => `${i}\n`).join('') });
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '-q', '-b', 'change');
  const head = commit(root, { 'a.txt': 'new\n', 'b/c d.txt': 'x\n' });
  git(root, 'checkout', '-q', '--detach');
  git(server.state.bare, 'fetch', '-q', root, `${base}:refs/heads/main`, `${head}:refs/heads/change`);
  server.state.addPull({ number: 3, head: { sha: head }, base: { sha: base } });
  return { base, head };
}

test('a review is one call, submitted, with anchors on both sides; one bad anchor is a 422', async () => {
  const { head } = withPull();
  const github = await client();
  const comments = [
    { path: 'a.txt', line: 1, body: 'one' },
    { path: 'a.txt', line: 4, start_line: 2, side: 'LEFT' as const, body: 'two' },
  ];
  await github.createReview(repo, 3, { commit: head, body: 'b', comments });
  expect(server.calls('pulls/create-review')).toHaveLength(1);
  expect(server.calls('pulls/create-review')[0]?.body).toMatchObject({
    event: 'COMMENT',
    comments: [
      { path: 'a.txt', line: 1, side: 'RIGHT' },
      { path: 'a.txt', line: 4, start_line: 2, side: 'LEFT', start_side: 'LEFT' },
    ],
  });
  expect((await github.reviews(repo, 3))[0]).toMatchObject({ state: 'COMMENTED', commit: head });
  expect((await github.reviewComments(repo, 3)).map((each) => each.line)).toEqual([1, 4]);
  const bad = { commit: head, body: 'b', comments: [{ path: 'a.txt', line: 99, body: 'x' }] };
  await expect(github.createReview(repo, 3, bad)).rejects.toMatchObject({ status: 422 });
  const file = await github.createReviewComment(repo, 3, {
    commit: head,
    path: 'b/c d.txt',
    body: 'whole file',
  });
  expect(file.line).toBeNull();
});

test('a branch, its objects and a pull request are made through the Git data API', async () => {
  const { base } = withPull();
  const github = await client();
  expect(await github.branch(repo, 'main')).toBe(base);
  expect(await github.branch(repo, 'no/such')).toBeUndefined();
  const { tree } = await github.commit(repo, base);
  const blob = await github.createBlob(repo, Buffer.from([0, 255, 1]));
  const next = await github.createTree(repo, tree, [
    { path: 'bin/tool', mode: '100755', sha: blob },
    { path: 'a.txt', mode: '100644', sha: null },
  ]);
  const sha = await github.createCommit(repo, { message: 'msg', tree: next, parents: [base] });
  await github.createBranch(repo, 'galley/fix-1', sha);
  await expect(github.createBranch(repo, 'galley/fix-1', sha)).rejects.toMatchObject({ status: 422 });
  await github.updateBranch(repo, 'galley/fix-1', sha, false);
  expect(await github.branch(repo, 'galley/fix-1')).toBe(sha);
  expect((await github.tree(repo, sha, true)).entries).toMatchObject([
    { path: 'bin', mode: '040000' },
    { path: 'bin/tool', mode: '100755', sha: blob },
  ]);
  expect(await github.blob(repo, blob)).toEqual(Buffer.from([0, 255, 1]));
  const pull = await github.createPull(repo, {
    title: 't',
    body: 'b',
    head: 'galley/fix-1',
    base: 'main',
    draft: true,
  });
  expect((await github.pullsFrom(repo, 'galley/fix-1')).map((each) => each.number)).toEqual([pull.number]);
  await github.requestReviewers(repo, pull.number, ['ada']);
  expect((await github.updatePull(repo, pull.number, { title: 't2', body: 'b2' })).body).toBe('b2');
});

test('labels, issues, checks, reactions, permissions and the own account', async () => {
  const github = await client();
  server.state.addIssue({ number: 1, user: server.state.self, title: 'mine' });
  server.state.addPull({ number: 2, user: server.state.self, head: { sha: 'a'.repeat(40) } });
  server.state.addIssue({ number: 3, user: server.state.user('eve') });
  await github.addLabels(repo, 1, ['bug', 'help wanted/now']);
  await github.removeLabel(repo, 1, 'help wanted/now');
  await github.removeLabel(repo, 1, 'never there');
  expect(await github.labels(repo, 1)).toEqual(['bug']);
  expect((await github.issuesBy(repo, 'github-actions[bot]')).map((issue) => issue.title)).toEqual(['mine']);
  const issue = await github.createIssue(repo, { title: 'new', body: 'b', labels: ['bug'] });
  const long = await github.updateIssue(repo, issue.number, { title: 'new', body: 'x'.repeat(70_000) });
  expect(long.body).toBe('b');
  const check = {
    name: 'galley',
    head_sha: 'a'.repeat(40),
    external_id: 'e',
    conclusion: 'neutral' as const,
    title: 't',
    summary: 's',
    annotations: [],
  };
  const { id } = await github.createCheck(repo, check);
  await github.updateCheck(repo, id, check);
  expect(await github.checks(repo, 'a'.repeat(40), 'galley')).toMatchObject([{ id, externalId: 'e' }]);
  const reaction = await github.react(repo, { kind: 'issue', id: 1 }, 'eyes');
  expect(await github.react(repo, { kind: 'issue', id: 1 }, 'eyes')).toBe(reaction);
  server.state.addPerson('Ada', 'maintain');
  server.state.memberships.add('octo/core/ada');
  expect(await github.permission(repo, 'ADA')).toBe('write');
  expect(await github.permission(repo, 'nobody')).toBe('none');
  expect(await github.collaborator(repo, 'nobody')).toBeUndefined();
  expect(await github.isTeamMember('octo', 'core', 'ada')).toBe(true);
  expect(await github.isTeamMember('octo', 'core', 'eve')).toBe(false);
  expect(await github.self()).toEqual({ id: 41898282, login: 'github-actions[bot]' });
  server.state.jobs.push({ id: 9, run: 4, name: 'test', conclusion: 'failure', log: 'boom\n' });
  expect(await github.jobs(repo, 4)).toEqual([{ id: 9, name: 'test', conclusion: 'failure' }]);
  expect(await github.jobLog(repo, 9)).toBe('boom\n');
  expect(await github.jobLog(repo, 10)).toBeUndefined();
});

test.each([403, 429])(
  'a %i with retry-after is waited for, and the comment stands there once',
  async (status) => {
    server.state.addIssue({ number: 1 });
    server.fault({ on: 'issues/create-comment', status, headers: { 'retry-after': '1' } });
    await (await client()).createComment(repo, 1, 'x');
    const calls = server.calls('issues/create-comment');
    expect(calls).toHaveLength(2);
    expect(calls[1]!.at - calls[0]!.at).toBeGreaterThan(900);
    expect(server.state.comments).toHaveLength(1);
  },
);

test('a used-up limit is waited for until its reset', async () => {
  const reset = String(Math.floor(Date.now() / 1000));
  server.fault({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } });
  expect(await (await client()).permission(repo, 'ada')).toBe('none');
});

test('no limit is waited for past the deadline, and a missing permission is no limit', async () => {
  const github = await client({ deadline: Date.now() + 2000 });
  server.state.addIssue({ number: 1 });
  const started = Date.now();
  server.fault({ status: 403, headers: { 'retry-after': '3600' } });
  await expect(github.createComment(repo, 1, 'x')).rejects.toMatchObject({ status: 403 });
  server.fault({ status: 403, message: 'You have exceeded a secondary rate limit' });
  await expect(github.createComment(repo, 1, 'x')).rejects.toMatchObject({ status: 403 });
  server.fault({ status: 403, message: 'Resource not accessible by integration' });
  await expect(github.createComment(repo, 1, 'x')).rejects.toMatchObject({ status: 403 });
  expect(Date.now() - started).toBeLessThan(1000);
  expect(server.requests).toHaveLength(3);
});

test('a read is asked again after a 5xx or a cut connection; a comment never, for it may stand there', async () => {
  const github = await client({ retry: true });
  server.state.addIssue({ number: 1 });
  server.fault({ on: 'issues/list-comments', status: 502 });
  expect(await github.comments(repo, 1)).toEqual([]);
  server.fault({ on: 'issues/get-comment', instead: 'cut' });
  expect(await github.comment(repo, 1)).toBeUndefined();
  server.fault({ on: 'issues/create-comment', status: 502, stored: true });
  await expect(github.createComment(repo, 1, 'x')).rejects.toMatchObject({ status: 502 });
  expect(server.calls('issues/create-comment')).toHaveLength(1);
  expect(server.state.comments).toHaveLength(1);
});

test('a locked issue and an archived repository refuse comments', async () => {
  const github = await client();
  server.state.addIssue({ number: 1, locked: true });
  await expect(github.createComment(repo, 1, 'x')).rejects.toMatchObject({ status: 403 });
  server.state.issues.get(1)!.locked = false;
  server.state.archived = true;
  await expect(github.createComment(repo, 1, 'x')).rejects.toMatchObject({ status: 403 });
});

test('writes that notify people are spaced out as GitHub asks', async () => {
  const github = await client({ throttle: true });
  server.state.addIssue({ number: 1 });
  await Promise.all([github.createComment(repo, 1, 'a'), github.createComment(repo, 1, 'b')]);
  const [first, second] = server.calls('issues/create-comment');
  expect(second!.at - first!.at).toBeGreaterThan(2500);
});

test('the token goes to the API server it is meant for, in a header', async () => {
  await (await client()).permission(repo, 'ada');
  expect(server.requests[0]?.authorization).toBe('token ghs_x');
  expect(server.requests[0]?.path).toBe('/repos/octo/hello/collaborators/ada/permission');
});
