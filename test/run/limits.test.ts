import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ConfigSchema } from '../../src/contract/config.js';
import { jobDeadline } from '../../src/run/job-deadline.js';
import { insideJob, priceNotes } from '../../src/run/limits.js';
import type { Order } from '../../src/run/order.js';
import type { Task } from '../../src/run/task.js';
import { folder } from '../helper/workspace.js';

const task = (minutes?: number) =>
  ({ effective: { limits: minutes === undefined ? {} : { minutes } } }) as unknown as Task;
const held = (minutes: number | undefined, left: number) =>
  insideJob(task(minutes), { deadline: left * 60_000 } as Order, 0).effective.limits.minutes;

test("a run's minutes end before the job's do, with time for the last turn and for publishing", () => {
  expect(held(undefined, 360)).toBe(349);
  expect(held(60, 20)).toBe(15.2);
  expect(held(10, 60)).toBe(10);
  expect(held(undefined, 0.5)).toBe(0.1);
  expect(insideJob(task(5), {} as Order, 0).effective.limits.minutes).toBe(5);
});

test("a job's deadline is its timeout-minutes in the workflow's file; 360 minutes where it says nothing", () => {
  const root = folder({
    '.github/workflows/x.yml':
      'jobs:\n  review:\n    timeout-minutes: 15\n  other:\n    timeout-minutes: "fifteen"\n',
  });
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: root,
    GITHUB_WORKFLOW_REF: 'octo/hello/.github/workflows/x.yml@refs/heads/main',
    GITHUB_JOB: 'review',
  };
  const minutes = (more: object) => ((jobDeadline({ ...env, ...more }) ?? 0) - Date.now()) / 60_000;
  expect(minutes({})).toBeLessThanOrEqual(15);
  expect(minutes({})).toBeGreaterThan(5);
  for (const more of [
    { GITHUB_JOB: 'other' },
    { GITHUB_WORKFLOW_REF: '' },
    { GITHUB_WORKSPACE: path.join(root, 'no') },
  ])
    expect(minutes(more)).toBeGreaterThan(300);
  fs.writeFileSync(path.join(root, '.github/workflows/x.yml'), '\t: no yaml [');
  expect(minutes({})).toBeGreaterThan(300);
  expect(jobDeadline({})).toBeUndefined();
});

test('a limit in dollars for a model without a known price is said to hold nothing', () => {
  const config = ConfigSchema.parse({ models: { 'mine/m': { prices: { input: 1, output: 2 } } } });
  const about = (usd: number | undefined, fallback_models: string[] = []) =>
    ({
      effective: { limits: usd === undefined ? {} : { usd } },
      recipe: { settings: { fallback_models } },
      loaded: { config },
    }) as unknown as Task;
  const order = {} as Order;
  expect(priceNotes(order, about(1), 'openai/no-such-model')[0]).toContain('openai/no-such-model');
  expect(priceNotes(order, about(1, ['other/x']), 'openai/gpt-5')).toHaveLength(1);
  expect(priceNotes({ baseUrl: 'http://127.0.0.1' } as Order, about(1), 'openai/gpt-5')).toHaveLength(1);
  for (const model of ['openai/gpt-5', 'mine/m', 'embedded/checklist', 'replay/x'])
    expect(priceNotes(order, about(1), model)).toEqual([]);
  expect(priceNotes(order, about(undefined), 'openai/no-such-model')).toEqual([]);
});
