import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Line } from '../../src/contract/event.js';
import { makeProgress, type ProgressOptions } from '../../src/report/progress.js';
import { finding } from './sample.js';
import { type Stage, seed, stage } from './stage.js';

const about = { v: 1 as const, seq: 0, at: '2026-01-02T03:04:05.000Z', agent: 'main' };
const todo = (...items: [string, 'pending' | 'in_progress' | 'completed'][]): Line => ({
  ...about,
  type: 'todo',
  items: items.map(([content, status]) => ({ content, status })),
});
const turn: Line = {
  ...about,
  type: 'assistant',
  blocks: [],
  stop: 'tool',
  usage: { input: 0, output: 0, cached: 0, usd: 0 },
  ms: 1,
};

const seeded = seed();
let on: Stage;
beforeEach(async () => {
  on = await stage(seeded);
});
afterEach(async () => {
  expect(on.server.invalid).toEqual([]);
  await on.close();
});

function progress(fields: Partial<ProgressOptions> = {}) {
  return makeProgress({
    github: on.github,
    repo: { owner: 'octo', repo: 'hello' },
    number: 7,
    recipe: { name: 'pr-review', title: 'Review' },
    run: { id: 'r1', attempt: 2, url: '' },
    seal: (text) => text,
    every: 150,
    ...fields,
  });
}

const ours = () => on.server.state.comments.map((each) => each.body);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('the comment shows the checklist while the run goes on, and the attempt', async () => {
  const live = progress();
  live.see(todo(['Read the diff', 'completed'], ['Judge it, @team', 'in_progress'], ['Write', 'pending']));
  await pause(100);
  await live.finish();
  expect(ours()).toHaveLength(1);
  expect(ours()[0]).toContain('### Review: working\n\n- [x] Read the diff\n- [ ] ▶ Judge it, @');
  expect(ours()[0]).not.toContain('@team');
  expect(ours()[0]).toContain('attempt 2');
});

test('edits keep their distance however fast things happen, and the last state is the one that is shown', async () => {
  const live = progress();
  for (let at = 0; at < 40; at++) {
    live.see(todo([`step ${at}`, 'in_progress']));
    await pause(10);
  }
  await pause(300);
  await live.finish();
  const writes = on.server.requests
    .filter((each) => /comment$/.test(each.operation) && each.method !== 'GET')
    .map((each) => each.at);
  expect(writes.length).toBeLessThanOrEqual(6);
  for (let at = 1; at < writes.length; at++)
    expect(writes[at]! - writes[at - 1]!).toBeGreaterThanOrEqual(140);
  expect(ours()[0]).toContain('step 39');
});

test('the report that follows replaces the checklist in the same comment', async () => {
  const live = progress();
  live.see(todo(['Read', 'pending']));
  await pause(100);
  await live.finish();
  await on.send(on.plan([finding()]));
  expect(ours()).toHaveLength(1);
  expect(ours()[0]).not.toContain('working');
});

test('a cancelled run says so at once, and keeps the report and the state of the run before', async () => {
  await on.send(on.plan([], { answer: 'First report.' }));
  for (const _ of [1, 2]) {
    const live = progress({ every: 5_000 });
    live.see(todo(['Read', 'pending']));
    live.see(turn);
    const from = performance.now();
    await live.stop('cancelled', 'The run was cancelled (SIGINT).');
    expect(performance.now() - from).toBeLessThan(2_000);
  }
  expect(ours()).toHaveLength(1);
  expect(ours()[0]).toMatch(/^### Review: cancelled\n/);
  expect(ours()[0]!.split('The report of the run before')).toHaveLength(2);
  expect(ours()[0]).toContain('First report.');
  expect(ours()[0]).toContain(`<!-- galley:reviewed ${on.head} -->`);
});

test('a comment that cannot be written is told once and stops nothing', async () => {
  on.server.state.issues.get(7)!.locked = true;
  const told: string[] = [];
  const live = progress({ every: 1, lost: (why) => told.push(why) });
  for (let at = 0; at < 5; at++) {
    live.see(turn);
    await pause(40);
  }
  await live.finish();
  expect(told).toHaveLength(1);
  expect(on.server.calls('issues/create-comment')).toHaveLength(1);
});

test('a comment that somebody deletes meanwhile comes back with the next step', async () => {
  const live = progress({ every: 10 });
  live.see(turn);
  await pause(150);
  on.server.state.comments.length = 0;
  live.see(turn);
  await pause(150);
  await live.finish();
  expect(ours()).toHaveLength(1);
});

test('the comment that asked gets eyes', async () => {
  const asked = await on.github.createComment({ owner: 'octo', repo: 'hello' }, 7, '/review');
  const live = progress({ asked: { kind: 'issue', id: asked.id } });
  live.see(turn);
  await pause(150);
  await live.finish();
  expect(on.server.state.reactions).toMatchObject([{ on: `comment ${asked.id}`, content: 'eyes' }]);
});
