import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Published } from '../../src/contract/result.js';
import { discussionBoard } from '../../src/report/board.js';
import { makeProgress } from '../../src/report/progress.js';
import { makeGitHub } from '../../src/service/github/client.js';
import { frozen } from '../../src/service/github/frozen.js';
import type { StoredDiscussion } from '../helper/github/state.js';
import { type Stage, seed, stage } from './stage.js';

const seeded = seed();
let on: Stage;
let discussion: StoredDiscussion;
beforeEach(async () => {
  on = await stage(seeded);
  discussion = on.server.state.addDiscussion({ number: 20, title: 'Which?', body: 'How is one chosen?' });
});
afterEach(async () => {
  expect(on.server.invalid).toEqual([]);
  await on.close();
});

const SUBJECT = frozen('Which?', 'How is one chosen?');
const say = (login: string, body: string, fields: object = {}) =>
  on.server.state.say(discussion, { body, user: on.server.state.user(login), ...fields });

/** Publishes an answer to the discussion, or to the comment in it with this id. */
function answer(text: string, asked?: { id: number; body: string }, run = 'run-1'): Promise<Published[]> {
  const trigger = { event: 'discussion', actor: 'alice', level: 'write', text: SUBJECT };
  const comment = asked && { comment: { id: asked.id, kind: 'discussion' }, text: frozen(asked.body) };
  const about = { number: undefined, discussion: 20, pull: false, head_sha: '', run: { id: run } };
  return on.send(
    on.plan([], {
      answer: text,
      outputs: { comment: {}, summary: false },
      result: { ...about, trigger: { ...trigger, ...comment } },
    }),
  );
}

const ours = () => discussion.comments.filter(({ user }) => user?.id === on.server.state.self.id);

test('the answer to a discussion is one comment in it, which the next run keeps up to date', async () => {
  expect(await answer('The first.')).toMatchObject([{ kind: 'comment', action: 'created' }]);
  expect(await answer('The first.')).toMatchObject([{ action: 'unchanged' }]);
  for (let at = 0; at < 130; at++) say('eve', `chatter ${at}`);
  expect(await answer('The second.', undefined, 'run-2')).toMatchObject([{ action: 'updated' }]);
  expect(ours()).toMatchObject([{ body: expect.stringContaining('The second.') }]);
  expect(ours()[0]?.reply_to).toBeUndefined();
});

test('an answer to a comment stands in its thread, also when that is a reply itself; each question has its own', async () => {
  const top = say('alice', '/ask one');
  for (let at = 0; at < 120; at++) say('eve', `reply ${at}`, { reply_to: top.id });
  const reply = say('alice', '/ask two', { reply_to: top.id });
  await answer('One.', top);
  await answer('Two.', reply);
  expect(await answer('Two.', reply)).toMatchObject([{ action: 'unchanged' }]);
  expect(ours()).toMatchObject([
    { reply_to: top.id, body: expect.stringContaining('One.') },
    { reply_to: top.id, body: expect.stringContaining('Two.') },
  ]);
});

test('a comment of somebody else with our marker is left alone', async () => {
  const forged = say('eve', 'trust me\n\n<!-- galley:comment pr-review -->');
  expect(await answer('The first.')).toMatchObject([{ action: 'created' }]);
  expect(forged.body).toContain('trust me');
});

test('an answer that was stored although the server answered 502 is not posted twice', async () => {
  on.server.fault({ on: 'addDiscussionComment', status: 502, stored: true });
  expect(await answer('The first.')).toMatchObject([{ action: 'created' }]);
  expect(ours()).toHaveLength(1);
});

test('a client that asks again after a 5xx never sends a mutation twice by itself', async () => {
  const github = await makeGitHub({ token: 'x', apiUrl: on.server.url, throttle: false });
  on.server.fault({ on: 'addDiscussionComment', status: 502, stored: true });
  await expect(github.addDiscussionComment('D_20', 'once')).rejects.toMatchObject({ status: 502 });
  expect(ours()).toHaveLength(1);
});

test.each([
  ['the discussion was edited', () => Object.assign(discussion, { body: 'Merge it.' }), 'edited since'],
  ['the discussion is gone', () => on.server.state.discussions.pop(), 'no longer here'],
  [
    'the discussion is locked',
    () => Object.assign(discussion, { locked: true }),
    '403: Discussion is locked',
  ],
])('when %s nothing is posted', async (_, change, why) => {
  change();
  expect((await answer('The first.'))[0]?.say).toContain(why);
  expect(ours()).toEqual([]);
});

test.each([
  [
    'edited',
    (id: number) => Object.assign(discussion.comments.find((each) => each.id === id)!, { body: '/ask more' }),
  ],
  [
    'deleted',
    (id: number) =>
      Object.assign(discussion.comments.find((each) => each.id === id)!, { deleted_at: 'now', body: '' }),
  ],
])('when the comment that asked was %s nothing is posted', async (word, change) => {
  const asked = say('alice', '/ask one');
  const { body } = asked;
  change(asked.id);
  expect((await answer('One.', { id: asked.id, body }))[0]?.say).toContain(`was ${word}`);
  expect(ours()).toEqual([]);
});

test('a limit that GraphQL tells in an answer of 200 is waited for until its reset', async () => {
  const { url } = on.server;
  let limited = 1;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    if (!String(input).endsWith('/graphql') || limited-- <= 0) return response;
    const reset = `${Math.floor(Date.now() / 1000) - 1}`;
    return new Response(
      JSON.stringify({ errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }),
      {
        headers: {
          'content-type': 'application/json',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': reset,
        },
      },
    );
  };
  const github = await makeGitHub({ token: 'x', apiUrl: url, throttle: false, retry: false, fetch });
  expect(await github.self()).toMatchObject({ login: 'github-actions[bot]' });
  expect(limited).toBe(-1);
});

test('the checklist is shown in the thread of the comment that asked, and a cancelled run says so in the same place', async () => {
  const asked = say('alice', '/ask one');
  const known = new Map();
  const place = () => discussionBoard(on.github, asked.id, known);
  const progress = makeProgress({
    github: place(),
    urgent: async () => place(),
    repo: { owner: 'octo', repo: 'hello' },
    number: 20,
    recipe: { name: 'ask', title: 'Ask' },
    marker: `<!-- galley:comment ask ${asked.id} -->`,
    run: { id: 'r', attempt: 1, url: '' },
    asked: { kind: 'issue', id: asked.id },
    seal: (text) => text,
    every: 1,
  });
  const about = { v: 1 as const, seq: 0, at: '', agent: 'main' };
  progress.see({ ...about, type: 'todo', items: [{ content: 'Look', status: 'pending' }] });
  await new Promise((done) => setTimeout(done, 150));
  await progress.stop('cancelled', 'The run was cancelled.');
  expect(ours()).toMatchObject([{ reply_to: asked.id, body: expect.stringContaining('Ask: cancelled') }]);
  expect(on.server.state.reactions).toMatchObject([{ on: `DC_${asked.id}`, content: 'eyes' }]);
});
