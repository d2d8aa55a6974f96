import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Door } from '../../src/cli/command.js';
import { run } from '../../src/cli/run.js';
import { RunError } from '../../src/contract/error.js';
import { EXIT_CODE } from '../../src/contract/outcome.js';
import { repository } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';

const EXAMPLES = createRequire(import.meta.url)('@octokit/webhooks-examples') as {
  name: string;
  examples: { action?: string }[];
}[];

const RECIPE = `title: Everything
on:
  pull_request: { actions: [opened, closed, labeled, synchronize], drafts: true }
  issue_comment: { command: /go }
  pull_request_review_comment: { command: /go }
  pull_request_review: {}
  issues: { actions: [opened, labeled, edited] }
  discussion: { actions: [created, answered] }
  discussion_comment: { command: /go }
  push: {}
  workflow_dispatch: {}
  repository_dispatch: {}
  workflow_run: {}
model: embedded/checklist
tools: [diff, read, review_comment]
prompt: Go through the change.
`;

/** One of each event; every payload is read in event.test.ts. GALLEY_TEST_ALL=1 runs all 329. */
function chosen(): { name: string; payload: { action?: string } }[] {
  const all = EXAMPLES.flatMap(({ name, examples }) => examples.map((payload) => ({ name, payload })));
  if (process.env.GALLEY_TEST_ALL) return all;
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

test("all events of GitHub's collection go through a dry run: each is run or refused with a typed outcome", async () => {
  const root = repository({ '.galley/recipes/all.yml': RECIPE, 'a.txt': '1\n' });
  const event = path.join(folder(), 'event.json');
  const ended: Record<string, number> = {};
  for (const { name, payload } of chosen()) {
    fs.writeFileSync(event, JSON.stringify(payload));
    const door: Door = {
      argv: ['all', '--event', event, '--event-name', name, '--dry-run', '--workspace', root],
      env: { PATH: process.env.PATH, HOME: root, GALLEY_HOME: path.join(root, 'home') },
      cwd: root,
      out: () => {},
      err: () => {},
      tty: false,
      color: false,
      signal: new AbortController().signal,
    };
    const outcome = await run.run(door).then(
      (code) => `exit ${code}`,
      (error: unknown) => (error instanceof RunError ? error.outcome : Promise.reject(error)),
    );
    ended[outcome] = (ended[outcome] ?? 0) + 1;
  }
  const known = [...Object.keys(EXIT_CODE), ...Object.values(EXIT_CODE).map((code) => `exit ${code}`)];
  for (const outcome of Object.keys(ended)) expect(known).toContain(outcome);
  expect(ended['exit 0']).toBeGreaterThanOrEqual(2);
  expect(ended['unsupported-event']).toBeGreaterThanOrEqual(47);
  expect(ended.bug).toBeUndefined();
}, 300_000);
