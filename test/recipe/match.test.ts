import { expect, test } from '@jest/globals';
import type { Recipe } from '../../src/contract/recipe.js';
import type { Trigger } from '../../src/contract/trigger.js';
import { eventFacts } from '../../src/recipe/facts.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { matches, pickRecipes } from '../../src/recipe/match.js';

const ACTOR = { login: 'ann', id: 1, bot: false };
const PULL = {
  number: 7,
  title: 't',
  body: '',
  author: ACTOR,
  draft: false,
  labels: ['Bug'],
  base: { ref: 'main', sha: 'a'.repeat(40) },
  head: { ref: 'fix; rm -rf', sha: 'b'.repeat(40), repo: 'ann/r' },
  fork: true,
};

function trigger(event: string, action: string, more: object = {}): Trigger {
  return {
    event,
    action,
    repository: { owner: 'o', name: 'r', defaultBranch: 'main' },
    actor: ACTOR,
    ref: 'main',
    sha: '',
    inputs: {},
    at: '',
    hidden: 0,
    run: { id: '1', attempt: 1, url: '' },
    ...more,
  } as Trigger;
}

function recipe(on: object, name = 'x'): Recipe {
  return parseRecipe(`${name}.yml`, JSON.stringify({ title: 'T', prompt: 'p', on }));
}

const word = (body: string, command: string) => body.split(/\s+/).includes(command);
const answer = (on: object, event: Trigger) => {
  const got = matches(recipe(on).on, event, word);
  return got.run ? 'run' : got.why;
};

test.each([
  [{ pull_request: null }, trigger('pull_request', 'opened', { pull: PULL }), 'run'],
  [
    { pull_request: null },
    trigger('pull_request', 'closed', { pull: PULL }),
    'it answers opened, synchronize, reopened, ready_for_review, not closed',
  ],
  [{ pull_request: { actions: ['closed'] } }, trigger('pull_request', 'closed', { pull: PULL }), 'run'],
  [
    { pull_request: null },
    trigger('pull_request', 'opened', { pull: { ...PULL, draft: true } }),
    'the pull request is a draft (drafts: true answers those too)',
  ],
  [
    { pull_request: { drafts: true } },
    trigger('pull_request', 'opened', { pull: { ...PULL, draft: true } }),
    'run',
  ],
  [{ pull_request: { labels: ['bug'] } }, trigger('pull_request', 'opened', { pull: PULL }), 'run'],
  [
    { pull_request: { labels: ['docs'] } },
    trigger('pull_request', 'opened', { pull: PULL }),
    'none of the labels docs is set',
  ],
  [
    { pull_request: { branches: ['release/*'] } },
    trigger('pull_request', 'opened', { pull: PULL }),
    'the branch main is not among release/*',
  ],
  [
    { pull_request: null },
    trigger('pull_request_target', 'opened', { pull: PULL }),
    'it does not answer pull_request_target (it answers pull_request)',
  ],
  [{ pull_request_target: null }, trigger('pull_request_target', 'opened', { pull: PULL }), 'run'],
  [
    { issue_comment: { command: '/x' } },
    trigger('issue_comment', 'created', { comment: { body: 'do /x' } }),
    'run',
  ],
  [
    { issue_comment: { command: '/x' } },
    trigger('issue_comment', 'created', { comment: { body: 'do /xy' } }),
    'the text does not call /x',
  ],
  [
    { issue_comment: { command: '/x' } },
    trigger('issue_comment', 'edited', { comment: { body: '/x' } }),
    'it answers new comments, not edited ones',
  ],
  [
    { issue_comment: { command: '/x', on: 'issue' } },
    trigger('issue_comment', 'created', { pull: PULL, comment: { body: '/x' } }),
    'it answers comments on issues, and this is on a pull_request',
  ],
  [
    { pull_request_review_comment: { command: '/x' } },
    trigger('pull_request_review_comment', 'created', { comment: { body: '/x' } }),
    'run',
  ],
  [{ pull_request_review: null }, trigger('pull_request_review', 'submitted', {}), 'run'],
  [
    { pull_request_review: { states: ['approved'] } },
    trigger('pull_request_review', 'submitted', { comment: { body: '', state: 'APPROVED' } }),
    'run',
  ],
  [
    { pull_request_review: { states: ['approved'] } },
    trigger('pull_request_review', 'submitted', { comment: { body: '' } }),
    'it answers reviews that are approved, not of unknown state',
  ],
  [{ issues: null }, trigger('issues', 'opened', {}), 'run'],
  [
    { issues: { actions: ['labeled'], labels: ['galley-fix'] } },
    trigger('issues', 'labeled', { issue: { labels: ['Galley-Fix'] } }),
    'run',
  ],
  [{ discussion: null }, trigger('discussion', 'created', {}), 'run'],
  [{ discussion: null }, trigger('discussion', 'answered', {}), 'it answers created, not answered'],
  [
    { discussion: { categories: ['q&a'] } },
    trigger('discussion', 'created', { discussion: { category: 'Q&A' } }),
    'run',
  ],
  [
    { discussion: { categories: ['Ideas'] } },
    trigger('discussion', 'created', { discussion: { category: 'Q&A' } }),
    'it answers discussions in Ideas, not in Q&A',
  ],
  [
    { discussion_comment: { command: '/x' } },
    trigger('discussion_comment', 'created', { comment: { body: '/x' } }),
    'run',
  ],
  [
    { push: { branches: ['**', '!main'] } },
    trigger('push', '', {}),
    'the branch main is not among **, !main',
  ],
  [{ push: { branches: ['!dev'] } }, trigger('push', '', {}), 'run'],
  [{ push: { branches: ['*'] } }, trigger('push', '', { ref: 'a/b' }), 'the branch a/b is not among *'],
  [{ push: { branches: ['a/**'] } }, trigger('push', '', { ref: 'a/b/c' }), 'run'],
  [{ schedule: null }, trigger('schedule', '', {}), 'run'],
  [
    { schedule: null },
    trigger('workflow_dispatch', '', {}),
    'it does not answer workflow_dispatch (it answers schedule)',
  ],
  [
    { repository_dispatch: { types: ['go'] } },
    trigger('repository_dispatch', 'stop', {}),
    'it answers go, not stop',
  ],
  [
    { workflow_run: { conclusions: ['failure'] } },
    trigger('workflow_run', 'completed', { workflowRun: { name: 'CI', conclusion: 'failure' } }),
    'run',
  ],
  [
    { workflow_run: { workflows: ['CI'] } },
    trigger('workflow_run', 'completed', { workflowRun: { name: 'Other', conclusion: 'failure' } }),
    'it answers the workflows CI, not Other',
  ],
  [
    { workflow_run: null },
    trigger('workflow_run', 'requested', {}),
    'it answers completed workflow runs, not requested',
  ],
  [{}, trigger('constructor', '', {}), 'it does not answer constructor (it answers no event)'],
  [{}, trigger('local', '', {}), 'run'],
])('on %j', (on, event, expected) => {
  expect(answer(on, event)).toBe(expected);
});

test('of several recipes those that answer are picked, and the others say why not', () => {
  const recipes = [
    recipe({ schedule: null }, 'a'),
    recipe({ push: null }, 'b'),
    recipe({ push: { branches: ['x'] } }, 'c'),
  ];
  const { picked, skipped } = pickRecipes(recipes, trigger('push', '', {}), word);
  expect(picked.map(({ name }) => name)).toEqual(['b']);
  expect(skipped.map(({ recipe: { name }, why }) => `${name}: ${why}`)).toEqual([
    'a: it does not answer push (it answers schedule)',
    'c: the branch main is not among x',
  ]);
});

test('facts of an event are numbers, SHAs and refs that look like refs; a fork names none of them', () => {
  expect(
    eventFacts(trigger('pull_request', 'opened', { pull: PULL, ref: 'x`id`', sha: 'nonsense' })),
  ).toEqual({
    name: 'pull_request',
    action: 'opened',
    number: 7,
    base_sha: 'a'.repeat(40),
    head_sha: 'b'.repeat(40),
    base_ref: 'main',
    default_branch: 'main',
    repository: 'o/r',
  });
});
