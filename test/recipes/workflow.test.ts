import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { NO_ACTION, workflowFor } from '../../src/cli/workflow.js';
import { parseRecipe } from '../../src/recipe/load.js';

const NAMES = fs.readdirSync('recipes');
const recipeOf = (name: string) => parseRecipe(`recipes/${name}`, fs.readFileSync(`recipes/${name}`, 'utf8'));

interface Workflow {
  on: Record<string, unknown>;
  permissions: object;
  jobs: Record<
    string,
    {
      if?: string;
      permissions: Record<string, string>;
      steps: { uses: string; with: Record<string, string> }[];
    }
  >;
}

function workflow(text: string): { file: Workflow; job: Workflow['jobs'][string] } {
  const file = parse(text) as Workflow;
  return { file, job: Object.values(file.jobs)[0]! };
}

test.each(NAMES)('docs/workflows/%s is the workflow that init writes: npm run schema makes it', (name) => {
  expect(fs.readFileSync(`docs/workflows/${name}`, 'utf8').replaceAll('\r\n', '\n')).toBe(
    workflowFor(recipeOf(name)),
  );
});

test.each(NAMES)(
  'the workflow of %s answers the events of its recipe, with pinned actions and no other permission',
  (name) => {
    const recipe = recipeOf(name);
    const { file, job } = workflow(workflowFor(recipe));
    const events = Object.entries(recipe.on).filter(([, wanted]) => wanted !== undefined);
    expect(Object.keys(file.on)).toEqual(events.map(([event]) => event));
    expect(file.permissions).toEqual({});
    for (const { uses } of job.steps) expect(uses).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/);
    expect(job.steps[0]?.with['persist-credentials']).toBe(false);
    expect(job.permissions.contents).toBe(recipe.outputs.pull_request ? 'write' : 'read');
    for (const scope of Object.keys(job.permissions))
      expect(['actions', 'checks', 'contents', 'discussions', 'issues', 'pull-requests']).toContain(scope);
  },
);

test('a comment starts a runner only when it holds the command', () => {
  expect(workflow(workflowFor(recipeOf('pr-review.yml'))).job.if).toBe(
    "(github.event_name != 'issue_comment' || contains(github.event.comment.body, '/review'))",
  );
});

test('only the recipe that asks package registries gets the network', () => {
  const given = NAMES.filter((name) => workflowFor(recipeOf(name)).includes('network: true'));
  expect(given).toEqual(['dependency-update.yml']);
});

test('no text of an event stands where a shell or a YAML reader could take it apart', () => {
  for (const name of NAMES) {
    const text = workflowFor(recipeOf(name));
    expect(text).not.toMatch(/\brun:/);
    for (const [, expression] of text.matchAll(/\$\{\{ (.*?) \}\}/g))
      expect(expression).not.toMatch(/title|body|head_ref|head\.ref|message|login/);
    for (const [, given] of text.matchAll(/^ {12}\w+: (.*)$/gm)) expect(given).toContain('toJSON(inputs.');
  }
});

test('without a known commit the workflow says what to put there', () => {
  expect(workflowFor(recipeOf('maintenance.yml'))).toContain(`uses: ${NO_ACTION}`);
  const action = `octo/galley@${'a'.repeat(40)}`;
  expect(workflowFor(recipeOf('maintenance.yml'), action)).toContain(`uses: ${action}\n`);
});

test('every event a recipe can answer makes a workflow', () => {
  const on = {
    pull_request_target: { branches: ['main', 'release/*'] },
    pull_request_review_comment: { command: '/x' },
    pull_request_review: null,
    issues: null,
    discussion: null,
    discussion_comment: { command: '/x' },
    push: { branches: ['main'] },
    repository_dispatch: { types: ['go'] },
    workflow_run: { workflows: ["it's CI"], conclusions: ['failure', 'timed_out'] },
  };
  const recipe = parseRecipe(
    'x.yml',
    JSON.stringify({ title: 'T', prompt: 'p', on, outputs: { check: null, issue: { title: 'i' } } }),
  );
  const { file, job } = workflow(workflowFor(recipe));
  expect(file.on).toEqual({
    pull_request_target: {
      types: ['opened', 'synchronize', 'reopened', 'ready_for_review'],
      branches: ['main', 'release/*'],
    },
    pull_request_review_comment: { types: ['created'] },
    pull_request_review: { types: ['submitted'] },
    issues: { types: ['opened'] },
    discussion: { types: ['created'] },
    discussion_comment: { types: ['created'] },
    push: { branches: ['main'] },
    repository_dispatch: { types: ['go'] },
    workflow_run: { workflows: ["it's CI"], types: ['completed'] },
  });
  expect(job.permissions).toEqual({ actions: 'read', checks: 'write', contents: 'read', issues: 'write' });
  const none = parseRecipe('x.yml', 'title: T\nprompt: p\n');
  expect(Object.keys(workflow(workflowFor(none)).file.on)).toEqual(['workflow_dispatch']);
});
