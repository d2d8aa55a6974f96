import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Actor, Trigger } from '../../src/contract/trigger.js';
import { makeGitHub } from '../../src/service/github/client.js';
import { localTrigger } from '../../src/trigger/argv.js';
import { type TrustOptions, trust } from '../../src/trigger/trust.js';
import { GitHubServer } from '../helper/github-server.js';

const BASE = 'b'.repeat(40);
const HEAD = 'c'.repeat(40);
let server: GitHubServer;
let ada: Actor;

beforeEach(async () => {
  server = await GitHubServer.start();
  ada = { login: 'ada', id: server.state.addPerson('ada', 'write').id, bot: false };
});
afterEach(async () => {
  expect(server.invalid).toEqual([]);
  await server.close();
});

const github = () => makeGitHub({ token: 't', apiUrl: server.url, throttle: false, retry: false });

async function judge(trigger: Trigger, options: Partial<TrustOptions> = {}) {
  return trust(trigger, { github: await github(), ...options });
}

function event(name: string, change: Partial<Trigger> = {}): Trigger {
  return {
    event: name,
    action: '',
    repository: { owner: 'octo', name: 'hello', defaultBranch: 'main' },
    actor: ada,
    ref: '',
    sha: BASE,
    inputs: {},
    at: '',
    hidden: 0,
    run: { id: '', attempt: 1, url: '' },
    ...change,
  };
}

function pull(fork = false): NonNullable<Trigger['pull']> {
  return {
    number: 3,
    title: '',
    body: '',
    author: ada,
    draft: false,
    labels: [],
    base: { ref: 'main', sha: BASE },
    head: { ref: 'x', sha: HEAD, repo: fork ? 'eve/hello' : 'octo/hello' },
    fork,
  };
}

const comment = (author: Actor): NonNullable<Trigger['comment']> => ({
  kind: 'issue',
  id: 1,
  body: '/go',
  author,
});
const stranger = (login = 'eve', id = 99): Actor => ({ login, id, bot: false });
const refused = (reason: string | RegExp) => ({
  name: 'RunError',
  outcome: 'untrusted',
  message: expect.stringMatching(reason),
});

test('a person at the keyboard may do everything, and reads the work tree', async () => {
  expect(await trust(localTrigger({ login: 'Ada' }), {})).toMatchObject({
    level: 'write',
    baseSha: '',
    actor: { login: 'ada' },
  });
});

test('write permission, asked by exact login, makes a run; recipes are read at the base commit', async () => {
  expect(await judge(event('pull_request', { pull: pull() }))).toMatchObject({
    level: 'write',
    baseSha: BASE,
    headSha: HEAD,
  });
  expect(server.requests.map((request) => request.path)).toEqual([
    '/repos/octo/hello/collaborators/ada/permission',
  ]);
});

test.each(['admin', 'maintain', 'write'])('%s is enough', async (permission) => {
  server.state.addPerson('ada', permission);
  expect((await judge(event('push'))).level).toBe('write');
});

test.each(['read', 'triage', 'none'])('%s is not enough', async (permission) => {
  server.state.addPerson('ada', permission);
  await expect(judge(event('push'))).rejects.toMatchObject(
    refused('ada has (read|none) permission on octo/hello'),
  );
});

test('a stranger, an error of the server and a missing token are all a no', async () => {
  await expect(judge(event('push', { actor: stranger() }))).rejects.toMatchObject(
    refused('eve has no permission'),
  );
  for (const status of [401, 403, 500, 502]) {
    server.fault({ status });
    await expect(judge(event('push'))).rejects.toMatchObject(refused('GitHub did not say what ada may do'));
  }
  server.fault({ instead: 'cut' });
  await expect(judge(event('push'))).rejects.toMatchObject(refused('GitHub did not say'));
  await expect(trust(event('push'), {})).rejects.toMatchObject(refused('nobody can be asked'));
  await expect(judge(event('push', { repository: undefined }))).rejects.toMatchObject(
    refused('nobody can be asked'),
  );
});

test('a login that belongs to another account now is a stranger', async () => {
  await expect(judge(event('push', { actor: { ...ada, id: 12345 } }))).rejects.toMatchObject(
    refused('is not the one that caused the event'),
  );
});

test('a [bot] ending grants nothing, and no person is asked about in its place', async () => {
  // GMO Flatt, June 2026: any actor whose name ended in [bot] was trusted.
  const bot = { login: 'ada', id: 7, bot: true };
  await expect(judge(event('push', { actor: bot }))).rejects.toMatchObject(
    refused(/ada\[bot\] is a bot that is not in trust.allowed_bots/),
  );
  await expect(
    judge(event('push', { actor: bot }), { allowedUsers: ['ada', '*'], allowedBots: ['*', 'ada*'] }),
  ).rejects.toMatchObject(refused('is a bot'));
  expect(server.requests).toEqual([]);
  for (const name of ['ada', 'Ada[bot]', 'ADA[BOT]'])
    expect((await judge(event('push', { actor: bot }), { allowedBots: [name] })).level).toBe('write');
});

test('Copilot, whom the API does not know, is refused in plain words', async () => {
  // anthropics/claude-code-action#1144
  await expect(judge(event('push', { actor: { login: 'copilot', id: 1, bot: true } }))).rejects.toMatchObject(
    refused(/copilot\[bot\] is a bot/),
  );
});

test('lists are exact: users by login in any case, teams by membership', async () => {
  expect((await judge(event('push', { actor: stranger() }), { allowedUsers: ['EVE'] })).level).toBe('write');
  await expect(
    judge(event('push', { actor: stranger() }), { allowedUsers: ['ev', 'eve2', 'e*'] }),
  ).rejects.toMatchObject(refused('no permission'));
  server.state.memberships.add('octo/core/eve');
  expect(
    (await judge(event('push', { actor: stranger() }), { allowedTeams: ['octo/other', 'octo/core'] })).why,
  ).toBe('eve is in octo/core');
  server.fault({ on: 'teams/get-membership-for-user-in-org', status: 403 });
  await expect(
    judge(event('push', { actor: stranger() }), { allowedTeams: ['octo/core'] }),
  ).rejects.toMatchObject(refused('GitHub did not say'));
});

test('* lets every person in, read-only, and no deleted account', async () => {
  expect((await judge(event('issues', { actor: stranger() }), { allowedUsers: ['*'] })).level).toBe('read');
  expect((await judge(event('issues'), { allowedUsers: ['*'] })).level).toBe('write');
  await expect(
    judge(event('issues', { actor: stranger('ghost', 0) }), { allowedUsers: ['*'] }),
  ).rejects.toMatchObject(refused('was deleted'));
});

test('a fork is read-only, whoever asks: a stranger by pull_request, a maintainer by comment', async () => {
  const fork = { pull: pull(true), actor: stranger() };
  expect(await judge(event('pull_request', fork))).toMatchObject({
    level: 'read',
    baseSha: BASE,
    headSha: HEAD,
  });
  expect(server.requests).toEqual([]);
  expect(
    (
      await judge(
        event('pull_request', { pull: { ...pull(true), head: { ref: 'x', sha: HEAD, repo: null } } }),
      )
    ).why,
  ).toMatch('a deleted fork');
  expect(
    (await judge(event('pull_request_review_comment', { pull: pull(true), comment: comment(ada) }))).level,
  ).toBe('read');
  expect((await judge(event('pull_request_target', { pull: pull(true) }))).level).toBe('read');
});

test('pull_request_target holds secrets: a stranger starts nothing with it', async () => {
  await expect(
    judge(event('pull_request_target', { pull: pull(true), actor: stranger() })),
  ).rejects.toMatchObject(refused('eve has no permission'));
});

test('who wrote a comment counts as much as who edited it', async () => {
  await expect(
    judge(event('issue_comment', { action: 'edited', comment: comment(stranger()) })),
  ).rejects.toMatchObject(refused('eve has no'));
  await expect(
    judge(event('issue_comment', { action: 'edited', actor: stranger(), comment: comment(ada) })),
  ).rejects.toMatchObject(refused('eve has no'));
  expect((await judge(event('issue_comment', { comment: comment(ada) }))).level).toBe('write');
});

test('a workflow_run is judged by who caused the upstream run, and reads the default branch', async () => {
  const workflowRun = {
    id: 1,
    attempt: 1,
    name: 'ci',
    event: 'push',
    conclusion: 'failure',
    headSha: HEAD,
    headBranch: 'x',
    headRepo: 'octo/hello',
    fork: false,
    pulls: [],
  };
  // anthropics/claude-code-action#1590
  await expect(
    judge(event('workflow_run', { workflowRun, upstreamActor: stranger() })),
  ).rejects.toMatchObject(refused('eve has no'));
  expect(await judge(event('workflow_run', { workflowRun, upstreamActor: ada }))).toMatchObject({
    level: 'write',
    baseSha: BASE,
    headSha: HEAD,
  });
  expect(
    (await judge(event('workflow_run', { workflowRun: { ...workflowRun, fork: true }, upstreamActor: ada })))
      .level,
  ).toBe('read');
});

test('a comment on a pull request fetches its head, its base and whether it is a fork', async () => {
  const issue = { number: 3, title: 'T', body: 'as asked', author: ada, labels: [], isPull: true };
  server.state.addPull({
    number: 3,
    title: 'Edited since',
    body: 'Edited since',
    base: { sha: BASE },
    head: { sha: HEAD, repo: 'eve/hello' },
    user: null,
  });
  const trusted = await judge(event('issue_comment', { issue, comment: comment(ada), sha: 'd'.repeat(40) }));
  expect(trusted).toMatchObject({
    level: 'read',
    baseSha: BASE,
    headSha: HEAD,
    pull: { number: 3, title: 'T', body: 'as asked', fork: true, author: { login: 'ghost' } },
  });
  server.fault({ on: 'pulls/get', status: 500 });
  await expect(judge(event('issue_comment', { issue, comment: comment(ada) }))).rejects.toMatchObject(
    refused('pull request #3'),
  );
  await expect(trust(event('issue_comment', { issue, comment: comment(ada) }), {})).rejects.toMatchObject(
    refused('without a token'),
  );
});

test('our own comments and our own account start nothing, whatever the lists say', async () => {
  const self = { login: 'github-actions', id: 1, bot: true };
  await expect(judge(event('issue_comment', { own: true, comment: comment(ada) }))).rejects.toMatchObject(
    refused('written by Galley'),
  );
  await expect(
    judge(event('issue_comment', { actor: self, comment: comment(self) }), {
      allowedBots: ['github-actions'],
    }),
  ).rejects.toMatchObject(refused("Galley's own account"));
  await expect(
    judge(event('issues', { actor: { ...self, login: 'my-app' } }), {
      self: ['My-App[bot]'],
      allowedBots: ['my-app'],
    }),
  ).rejects.toMatchObject(refused('own account'));
});

test('without GITHUB_SHA the default branch is asked for, and without an answer nothing starts', async () => {
  await expect(judge(event('issues', { sha: '' }))).rejects.toMatchObject(
    refused('base commit is not known'),
  );
  server.fault({ on: 'git/get-ref', status: 500 });
  await expect(judge(event('issues', { sha: '' }))).rejects.toMatchObject(
    refused('did not say where the default branch is'),
  );
});

test('a rehearsal of an event file asks nobody, and a fork stays read-only', async () => {
  expect(
    await trust(event('pull_request', { pull: pull(true), actor: stranger() }), { rehearsal: true }),
  ).toMatchObject({ level: 'read', baseSha: BASE });
  expect(await trust(event('issues', { sha: '', actor: stranger() }), { rehearsal: true })).toMatchObject({
    level: 'write',
    baseSha: '',
  });
});
