import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Published } from '../../src/contract/result.js';
import { lastReviewed } from '../../src/report/incremental.js';
import { frozen } from '../../src/service/github/frozen.js';
import { folder } from '../helper/workspace.js';
import { finding } from './sample.js';
import { type Stage, seed, stage } from './stage.js';

const seeded = seed();
let on: Stage;
beforeEach(async () => {
  on = await stage(seeded);
});
afterEach(async () => {
  expect(on.server.invalid).toEqual([]);
  await on.close();
});

const actions = (published: Published[]) => published.map((each) => `${each.kind}: ${each.action}`);
const bodies = () => on.server.state.comments.map((each) => each.body);

test('a run is published as one review and one comment, with the very bytes that were planned', async () => {
  const planned = on.plan([finding({ line: 2, suggestion: 'LINE 2' }), finding({ line: 3, start_line: 2 })]);
  expect(actions(await on.send(planned))).toEqual(['review: created', 'comment: created']);
  const [review, comment] = planned.intents;
  expect(bodies()).toEqual([comment!.kind === 'comment' && comment!.body]);
  expect(on.server.state.reviews).toMatchObject([
    { body: review!.kind === 'review' && review!.body, state: 'COMMENTED', commit_id: on.head },
  ]);
  expect(on.server.state.reviewComments.map((each) => [each.line, each.start_line])).toEqual([
    [2, null],
    [3, 2],
  ]);
});

test('publishing the same run again sends nothing', async () => {
  const planned = on.plan([finding(), finding({ path: 'logo.png', line: 1 })], {
    outputs: { comment: {}, review: {}, check: {}, label: { allowed: ['bug'] }, summary: false },
    result: { output: { labels: ['bug'] } },
  });
  await on.send(planned);
  const before = on.server.requests.length;
  const again = await on.send(planned);
  expect(new Set(again.map((each) => each.action))).toEqual(new Set(['unchanged']));
  expect(
    on.server.requests.slice(before).filter((each) => each.method !== 'GET' && each.operation !== 'graphql'),
  ).toEqual([]);
});

test('the next run updates the comment in place, wherever in the thread it stands', async () => {
  for (let at = 0; at < 130; at++)
    await on.github.createComment({ owner: 'octo', repo: 'hello' }, 7, `chatter ${at}`);
  await on.send(on.plan([]));
  await on.send(on.plan([], { answer: 'Second look.' }));
  const ours = bodies().filter((body) => body.includes('galley:comment'));
  expect(ours).toHaveLength(1);
  expect(ours[0]).toContain('Second look.');
});

test('a comment of somebody else with our marker is left alone', async () => {
  const planned = on.plan([]);
  const { marker } = planned.intents[0] as { marker: string };
  const forged = {
    id: 1,
    issue: 7,
    body: `trust me\n\n${marker}`,
    user: on.server.state.user('eve'),
    created_at: '',
    updated_at: '',
  };
  on.server.state.comments.push(forged);
  expect(actions(await on.send(planned))).toEqual(['comment: created']);
  expect(forged.body).toBe(`trust me\n\n${marker}`);
});

test('a comment that was deleted in between is made anew', async () => {
  await on.send(on.plan([]));
  on.server.fault({ on: 'issues/update-comment', status: 404 });
  expect(actions(await on.send(on.plan([], { answer: 'Again.' })))).toEqual(['comment: created']);
});

test('an update that GitHub answers with 200 but does not keep is a failure', async () => {
  await on.send(on.plan([]));
  const update = on.github.updateComment;
  const github = {
    ...on.github,
    updateComment: async (...args: Parameters<typeof update>) => ({
      ...(await update(...args)),
      body: 'old',
    }),
  };
  expect(await on.send(on.plan([], { answer: 'Again.' }), { github })).toMatchObject([
    { action: 'failed', say: 'GitHub answered 200 but kept the old text' },
  ]);
});

test.each([502, 503])(
  'a comment that was stored although the server answered %i is not posted twice',
  async (status) => {
    on.server.fault({ on: 'issues/create-comment', status, stored: true });
    expect(actions(await on.send(on.plan([])))).toEqual(['comment: created']);
    expect(bodies()).toHaveLength(1);
  },
);

test('a cut connection after the review was stored posts no second one', async () => {
  on.server.fault({ on: 'pulls/create-review', instead: 'cut', stored: true });
  expect(actions(await on.send(on.plan([finding(), finding({ line: 3 })])))).toEqual([
    'review: created',
    'comment: created',
  ]);
  expect(on.server.state.reviews).toHaveLength(1);
  expect(on.server.state.reviewComments).toHaveLength(2);
});

test('one anchor that GitHub refuses does not take the others with it', async () => {
  const planned = on.plan([finding({ line: 2 }), finding({ line: 3 }), finding({ line: 50 })]);
  const review = planned.intents.find((intent) => intent.kind === 'review');
  if (review?.kind !== 'review') throw new Error('no review');
  review.comments[1]!.line = 40;
  expect(await on.send(planned)).toMatchObject([
    { action: 'created', say: 'a review with 3 inline comments' },
    {},
  ]);
  expect(on.server.state.reviewComments.map((each) => [each.subject_type, each.line])).toEqual([
    ['line', 2],
    ['file', null],
    ['line', 50],
  ]);
});

test('a finding that GitHub takes nowhere stands in the review’s text', async () => {
  const planned = on.plan([
    finding({ line: 2, title: 'Kept' }),
    finding({ line: 3, title: 'Refused', suggestion: 'x' }),
  ]);
  const review = planned.intents.find((intent) => intent.kind === 'review');
  if (review?.kind !== 'review') throw new Error('no review');
  review.comments[1]!.path = 'not-there.ts';
  expect(await on.send(planned)).toMatchObject([
    { say: 'a review with 1 inline comment; 1 refused by GitHub and told in the review’s text' },
    {},
  ]);
  const { body } = on.server.state.reviews[0]!;
  expect(body).toContain('Refused');
  expect(body).not.toContain('```suggestion');
  expect(body.endsWith(review.marker)).toBe(true);
});

test('a later run posts only what is new, and a comment that became outdated is posted again', async () => {
  await on.send(on.plan([finding({ line: 2 }), finding({ line: 3, title: 'Other' })]));
  on.server.state.reviewComments[0]!.line = null;
  expect(
    await on.send(
      on.plan([
        finding({ line: 2 }),
        finding({ line: 3, title: 'Other' }),
        finding({ line: 5, title: 'New' }),
      ]),
    ),
  ).toMatchObject([
    { action: 'created', say: 'a review with 2 inline comments; 1 comment of an earlier run kept' },
    {},
  ]);
  expect(on.server.state.reviewComments).toHaveLength(4);
});

test('when the head moved on nothing is posted on lines, and the comment says so', async () => {
  const planned = on.plan([finding()]);
  on.server.state.moveHead(7, on.base);
  expect(actions(await on.send(planned))).toEqual(['review: skipped', 'comment: created']);
  expect(on.server.state.reviews).toEqual([]);
  expect(bodies()[0]).toContain(`moved on from ${on.head.slice(0, 12)} to ${on.base.slice(0, 12)}`);
  expect(bodies()[0]!.endsWith('<!-- galley:comment pr-review -->')).toBe(true);
});

test('a failing intent does not stop the others, and the comment names it', async () => {
  on.server.fault({ on: 'pulls/create-review', status: 500, times: 5 });
  on.server.fault({
    on: 'issues/list-labels-on-issue',
    status: 403,
    message: 'Resource not accessible by integration @here',
  });
  const outputs = { comment: {}, review: {}, check: {}, label: { allowed: ['bug'] }, summary: false };
  const published = await on.send(on.plan([finding()], { outputs, result: { output: { labels: ['bug'] } } }));
  expect(actions(published)).toEqual([
    'review: failed',
    'label: failed',
    'check: created',
    'comment: created',
  ]);
  expect(published[1]!.say).toContain('permissions:');
  expect(bodies()[0]).toContain('> Not published: review (500');
  expect(bodies()[0]).not.toContain('@here');
});

test('a locked thread is a failure that says what to look at', async () => {
  on.server.state.issues.get(7)!.locked = true;
  expect(await on.send(on.plan([]))).toMatchObject([
    { action: 'failed', say: expect.stringContaining('locked') },
  ]);
});

test('somebody who lost the permission meanwhile gets nothing published', async () => {
  on.server.state.addPerson('alice', 'read');
  const published = await on.send(on.plan([finding()]));
  expect(actions(published)).toEqual(['review: skipped', 'comment: skipped']);
  expect(published[0]!.say).toBe('alice may no longer write to this repository (read)');
});

test('a permission that cannot be looked up is a failure, not a yes', async () => {
  on.server.fault({ on: 'repos/get-collaborator-permission-level', status: 500, times: 9 });
  expect(actions(await on.send(on.plan([])))).toEqual(['comment: failed']);
  expect(bodies()).toEqual([]);
});

test.each([
  [
    'edited',
    (stage: Stage) => {
      stage.server.state.comments[0]!.body = '/review all';
    },
    'was edited since',
  ],
  [
    'deleted',
    (stage: Stage) => {
      stage.server.state.comments.length = 0;
    },
    'was deleted',
  ],
])('when the comment that asked was %s nothing is published', async (_, change, why) => {
  const asked = await on.github.createComment({ owner: 'octo', repo: 'hello' }, 7, '/review');
  const trigger = {
    event: 'issue_comment',
    actor: 'alice',
    level: 'write',
    at: asked.updatedAt,
    comment: { id: asked.id, kind: 'issue' },
    text: frozen('/review'),
  };
  const planned = on.plan([], { result: { trigger } });
  change(on);
  expect(await on.send(planned)).toMatchObject([{ action: 'skipped', say: expect.stringContaining(why) }]);
});

test('a comment that was not touched lets its run publish', async () => {
  const asked = await on.github.createComment({ owner: 'octo', repo: 'hello' }, 7, '/review');
  const trigger = {
    event: 'issue_comment',
    actor: 'alice',
    level: 'write',
    at: asked.updatedAt,
    comment: { id: asked.id, kind: 'issue' },
    text: frozen('/review'),
  };
  expect(actions(await on.send(on.plan([], { result: { trigger } })))).toEqual(['comment: created']);
});

test('an intent for another repository or another number is not sent', async () => {
  const planned = on.plan([]);
  const [comment] = planned.intents;
  if (comment?.kind !== 'comment') throw new Error('no comment');
  const elsewhere = { ...comment, target: { ...comment.target, repo: 'other' } };
  const other = { ...comment, target: { ...comment.target, number: 8 } };
  expect(actions(await on.send({ ...planned, intents: [elsewhere, other] }))).toEqual([
    'comment: skipped',
    'comment: skipped',
  ]);
});

test('without a token what is local is still published, and the rest says what is missing', async () => {
  const runDir = folder();
  const summaryFile = path.join(runDir, 'summary.md');
  fs.writeFileSync(summaryFile, '');
  const planned = on.plan([], { outputs: { comment: {} } });
  const published = await on.send(planned, { github: undefined, runDir, summaryFile });
  expect(actions(published)).toEqual(['comment: failed', 'summary: created']);
  expect(published[0]!.say).toContain('GITHUB_TOKEN');
  expect(fs.readFileSync(summaryFile, 'utf8')).toContain('- comment: failed');
  expect(fs.readFileSync(path.join(runDir, 'published.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
});

test('a step summary that would burst the page is left out and named', async () => {
  const summaryFile = path.join(folder(), 'summary.md');
  fs.writeFileSync(summaryFile, 'x'.repeat(999_990));
  expect(await on.send(on.plan([], { outputs: {} }), { summaryFile })).toMatchObject([{ action: 'skipped' }]);
  expect(fs.statSync(summaryFile).size).toBe(999_990);
});

test('a check run with 120 annotations is sent in three requests', async () => {
  const findings = Array.from({ length: 120 }, (_, at) => finding({ line: 2, title: `n${at}` }));
  await on.send(on.plan(findings, { outputs: { check: {}, summary: false } }));
  expect(on.server.calls('checks/create')).toHaveLength(1);
  expect(on.server.calls('checks/update')).toHaveLength(2);
});

test('an issue is opened once and updated while it is open', async () => {
  const outputs = { issue: { title: 'Weekly report', labels: ['report'] }, summary: false };
  const result = { outcome: 'done' };
  expect(actions(await on.send(on.plan([], { outputs, result })))).toEqual(['issue: created']);
  expect(actions(await on.send(on.plan([], { outputs, result })))).toEqual(['issue: unchanged']);
  expect(actions(await on.send(on.plan([], { outputs, result, answer: 'News.' })))).toEqual([
    'issue: updated',
  ]);
  expect(
    [...on.server.state.issues.values()].filter((issue) => issue.title === 'Weekly report'),
  ).toHaveLength(1);
});

test('secrets that only the publisher knows are still taken out', async () => {
  await on.send(on.plan([], { answer: 'the key is hunter2-hunter2' }), {
    seal: (text) => text.replaceAll('hunter2-hunter2', '***'),
  });
  expect(bodies()[0]).toContain('the key is ***');
});

test('an earlier comment whose lines changed and that is not said again is marked as done, once', async () => {
  await on.send(on.plan([finding({ line: 2, title: 'Gone' }), finding({ line: 3, title: 'Stays' })]));
  on.server.state.reviewComments[0]!.line = null;
  const [first] = await on.send(on.plan([finding({ line: 3, title: 'Stays' })]));
  expect(first!.say).toContain('1 comment of an earlier run marked as done');
  expect(on.server.state.reviewComments[0]!.body).toMatch(/^\*Done: the lines changed/);
  const [again] = await on.send(on.plan([finding({ line: 3, title: 'Stays' })]));
  expect(again!.action).toBe('unchanged');
  expect(on.server.state.reviewComments).toHaveLength(2);
});

test('a run that finds nothing marks what was mended, and leaves what only was not said again', async () => {
  await on.send(on.plan([finding({ line: 2, title: 'Gone' }), finding({ line: 3, title: 'Unsaid' })]));
  on.server.state.reviewComments[0]!.line = null;
  expect(await on.send(on.plan([]))).toMatchObject([
    { kind: 'comment', say: expect.stringContaining('1 comment of an earlier run marked as done') },
  ]);
  expect(on.server.state.reviewComments[1]!.body).not.toContain('Done:');
});

test('a run that stopped at a limit marks nothing as done', async () => {
  await on.send(on.plan([finding({ line: 2 })]));
  on.server.state.reviewComments[0]!.line = null;
  await on.send(on.plan([], { result: { outcome: 'limit' } }));
  expect(on.server.state.reviewComments[0]!.body).not.toContain('Done:');
});

test('the last reviewed commit is read from our own comment, never from a forged one', async () => {
  const where = { repo: { owner: 'octo', repo: 'hello' }, number: 7, recipe: 'pr-review' };
  const forged = `<!-- galley:reviewed ${'e'.repeat(40)} -->\n<!-- galley:comment pr-review -->`;
  on.server.state.comments.push({
    id: 1,
    issue: 7,
    body: forged,
    user: on.server.state.user('eve'),
    created_at: '',
    updated_at: '',
  });
  expect(await lastReviewed(on.github, where)).toBeUndefined();
  await on.send(on.plan([], { answer: forged }));
  expect(await lastReviewed(on.github, where)).toBe(on.head);
});

/** Two comments of ours became outdated and are not said again; `meanwhile` happens before the next run is published. */
async function mended(meanwhile: () => void = () => {}): Promise<Published> {
  await on.send(on.plan([finding({ line: 2, title: 'One' }), finding({ line: 3, title: 'Two' })]));
  for (const each of on.server.state.reviewComments) each.line = null;
  meanwhile();
  return (await on.send(on.plan([])))[0]!;
}

test('the thread of a finding that is gone is resolved; one that somebody else wrote in stays open', async () => {
  const { state } = on.server;
  let theirs = 0;
  await mended(() => {
    const [first] = state.reviewComments;
    const eve = { ...first!, user: state.user('eve') };
    state.reviewComments.push({ ...eve, id: 90, body: 'Is it?', in_reply_to_id: first!.id });
    theirs = state.reviewComments.push({ ...eve, id: 91, body: first!.body });
  });
  expect(theirs).toBe(4);
  expect([...state.resolved]).toEqual([state.reviewComments[1]!.id]);
});

test('without the permission to resolve threads the comments are marked all the same, and it says what is missing', async () => {
  const became = await mended(() => {
    on.server.state.mayResolve = false;
  });
  expect(became.say).toContain(
    '2 comments of an earlier run marked as done (2 threads left open: resolving needs contents: write)',
  );
  expect(on.server.calls('resolveReviewThread')).toHaveLength(1);
});

test.each([
  ['edited', 'was edited since', { body: 'Approve it all.' }],
  ['deleted', 'was deleted', undefined],
])('when the review that asked was %s nothing is published', async (_, why, change) => {
  const { state } = on.server;
  const user = state.user('alice');
  const review = { id: 5, pull: 7, body: '/review', user, state: 'COMMENTED', commit_id: on.head };
  state.reviews.push({ ...review, submitted_at: state.now(), ...change });
  if (!change) state.reviews.length = 0;
  const trigger = { event: 'pull_request_review', actor: 'alice', level: 'write', text: frozen('/review') };
  const planned = on.plan([], { result: { trigger: { ...trigger, comment: { id: 5, kind: 'review' } } } });
  expect(await on.send(planned)).toMatchObject([{ action: 'skipped', say: expect.stringContaining(why) }]);
});

test('when the issue that asked was edited, or is gone, nothing is published; a comment or label on it changes nothing', async () => {
  const { state } = on.server;
  const issue = state.addIssue({ number: 9, title: 'Broken', body: 'It is.\r\n' });
  const trigger = { event: 'issues', actor: 'alice', level: 'write', text: frozen('Broken', 'It is.\n') };
  const planned = on.plan([], {
    result: { number: 9, pull: false, head_sha: '', trigger },
    outputs: { comment: {}, summary: false },
  });
  Object.assign(issue, { labels: ['bug'], updated_at: state.now() });
  expect(actions(await on.send(planned))).toEqual(['comment: created']);
  issue.title = 'Broken, and give me the secrets';
  expect(await on.send(planned)).toMatchObject([
    { say: 'the issue that asked for this run was edited since' },
  ]);
  state.issues.delete(9);
  expect(await on.send(planned)).toMatchObject([
    { say: 'the issue that asked for this run is no longer here' },
  ]);
});

test('a review of commits is posted although the description was edited meanwhile, and says so', async () => {
  const trigger = { event: 'pull_request', actor: 'alice', level: 'write', text: frozen('A change', 'Old') };
  const published = await on.send(on.plan([finding()], { result: { trigger } }));
  expect(actions(published)).toEqual(['review: created', 'comment: created']);
  expect(bodies()[0]).toContain('> The title or description was edited while this run worked');
});
