import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RunError } from '../../src/contract/error.js';
import type { Trigger } from '../../src/contract/trigger.js';
import { EVENTS, readEvent } from '../../src/trigger/event.js';
import { trust } from '../../src/trigger/trust.js';

const EXAMPLES = createRequire(import.meta.url)('@octokit/webhooks-examples') as {
  name: string;
  examples: object[];
}[];
const PAYLOADS = EXAMPLES.filter(({ name }) => EVENTS.includes(name)).flatMap(({ name, examples }) =>
  examples.map((payload) => ({ name, payload })),
);

/** Parts that Galley reads; each is damaged in turn. */
const KEYS = [
  'action',
  'sender',
  'repository',
  'pull_request',
  'issue',
  'comment',
  'review',
  'label',
  'workflow_run',
  'ref',
  'after',
  'inputs',
  'client_payload',
  'head',
  'base',
  'sha',
  'repo',
  'user',
  'labels',
  'body',
  'title',
  'number',
  'full_name',
  'login',
  'id',
  'actor',
  'head_sha',
  'head_repository',
  'pull_requests',
  'updated_at',
  'draft',
];
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    'x',
    0,
    -1,
    1.5,
    true,
    [],
    {},
    '\0',
    '../x',
    '--help',
    '\u202e',
    { login: '[bot]' },
    { login: '', id: 'x' },
    [null],
  ),
  fc.string(),
);

/** Replaces the values of `key`, wherever it stands. */
function damage(value: unknown, key: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => damage(each, key, by));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? by : damage(each, key, by)]),
  );
}

test('a damaged payload is a trigger or a typed refusal, never a crash, and never trusted without being asked about', async () => {
  let read = 0;
  let refused = 0;
  const sample = fc.record({ at: fc.nat(PAYLOADS.length - 1), key: fc.constantFrom(...KEYS), by: junk });
  for (const { at, key, by } of fc.sample(sample, { numRuns: 1500, seed: 7 })) {
    const { name, payload } = PAYLOADS[at]!;
    let trigger: Trigger;
    try {
      trigger = readEvent(name, damage(payload, key, by), { sha: 'a'.repeat(40) });
      read += 1;
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      expect(error.outcome).toBe('unsupported-event');
      refused += 1;
      continue;
    }
    for (const sha of [
      trigger.pull?.head.sha,
      trigger.pull?.base.sha,
      trigger.sha,
      trigger.workflowRun?.headSha,
    ])
      expect(sha ?? 'a'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
    // Without anybody to ask, only a fork's pull request may be looked at.
    const judged = await trust(trigger, {}).catch((error: unknown) => error);
    if (judged instanceof RunError) expect(judged.outcome).toBe('untrusted');
    else expect(judged).toMatchObject({ event: 'pull_request', level: 'read' });
  }
  expect(read).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
