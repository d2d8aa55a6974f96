import type { Parameter, Recipe } from '../contract/recipe.js';

/** Commits of the actions that workflows use, each of the tag in its comment. */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/** Recipes whose commands ask package registries: commands have no network unless the configuration gives it. */
const NEEDS_NETWORK = new Set(['dependency-update']);

/** What stands in a workflow where nobody knows yet which commit of Galley it shall run. */
export const NO_ACTION = `OWNER/galley@${'0'.repeat(40)} # put the owner and the commit of the release here`;

/**
 * The GitHub workflow that starts `recipe` on the events it answers: no permission that its outputs do not need, actions
 * pinned to commits, dispatch inputs made from its parameters. `action` is `owner/repo@commit`.
 */
export function workflowFor(recipe: Recipe, action: string = NO_ACTION): string {
  const { on, name, limits } = recipe;
  const events = Object.keys(on).filter((event) => on[event as keyof Recipe['on']] !== undefined);
  const lines = [
    `# Runs the recipe ${name}: ${recipe.description.replaceAll(/\s+/g, ' ')}`,
    `name: ${name}`,
    'on:',
    ...(events.length === 0 ? ['  workflow_dispatch:'] : events.flatMap((event) => trigger(event, recipe))),
    '',
    'permissions: {}',
    '',
    'jobs:',
    `  ${name}:`,
    ...guard(recipe),
    '    runs-on: ubuntu-latest',
    `    timeout-minutes: ${Math.ceil(limits.minutes ?? 30) + 10}`,
    '    permissions:',
    ...permissions(recipe).map(([scope, level]) => `      ${scope}: ${level}`),
    '    concurrency:',
    `      group: galley-${name}-${value(`${numberOf(recipe)} || github.ref`)}`,
    `      cancel-in-progress: ${value("github.event_name == 'pull_request'")}`,
    '    steps:',
    `      - uses: ${CHECKOUT}`,
    '        with:',
    '          fetch-depth: 0',
    '          persist-credentials: false',
    `      - uses: ${action}`,
    '        with:',
    `          recipe: ${name}`,
    `          model: ${value('vars.GALLEY_MODEL')} # such as openai/gpt-5`,
    `          api-key: ${value('secrets.GALLEY_API_KEY')}`,
    ...(NEEDS_NETWORK.has(name) ? ['          config: "{ tools: { bash: { network: true } } }"'] : []),
    ...given(recipe),
  ];
  return `${lines.join('\n')}\n`;
}

function trigger(event: string, { on, parameters }: Recipe): string[] {
  const list = (key: string, words: readonly string[] | undefined) =>
    words ? [`    ${key}: [${words.map(quoted).join(', ')}]`] : [];
  switch (event) {
    case 'pull_request':
    case 'pull_request_target':
      return [
        `  ${event}:`,
        ...list('types', on[event]?.actions ?? ['opened', 'synchronize', 'reopened', 'ready_for_review']),
        ...list('branches', on[event]?.branches),
      ];
    case 'issue_comment':
    case 'pull_request_review_comment':
    case 'discussion_comment':
      return [`  ${event}:`, '    types: [created]'];
    case 'discussion':
      return ['  discussion:', ...list('types', on.discussion?.actions ?? ['created'])];
    case 'pull_request_review':
      return ['  pull_request_review:', '    types: [submitted]'];
    case 'issues':
      return ['  issues:', ...list('types', on.issues?.actions ?? ['opened'])];
    case 'push':
      return ['  push:', ...list('branches', on.push?.branches)];
    case 'schedule':
      return ['  schedule:', '    - cron: "17 5 * * 1" # Mondays, in UTC'];
    case 'workflow_dispatch':
      return ['  workflow_dispatch:', ...inputs(parameters)];
    case 'repository_dispatch':
      return ['  repository_dispatch:', ...list('types', on.repository_dispatch?.types)];
    case 'workflow_run':
      return [
        '  workflow_run:',
        ...list('workflows', on.workflow_run?.workflows ?? ['CI']),
        '    types: [completed]',
      ];
    default:
      return [`  ${event}:`];
  }
}

function inputs(parameters: Parameter[]): string[] {
  return parameters.length === 0 ? [] : ['    inputs:', ...parameters.flatMap(input)];
}

function input({ key, description, input_type, options, default: preset, requirement }: Parameter): string[] {
  const isSelect = input_type === 'select';
  const lines = [`      ${key}:`];
  if (description) lines.push(`        description: ${quoted(description)}`);
  if (isSelect)
    lines.push(
      '        type: choice',
      `        options: [${(options ?? []).map(String).map(quoted).join(', ')}]`,
    );
  if (input_type === 'boolean') lines.push('        type: boolean');
  if (preset !== undefined && isSelect) lines.push(`        default: ${quoted(String(preset))}`);
  if (preset !== undefined && input_type === 'boolean') lines.push(`        default: ${preset}`);
  lines.push(`        required: ${requirement === 'required' && preset === undefined}`);
  return lines;
}

/** A skipped job starts no runner; whether the command really is one, and who may say it, Galley checks itself. */
function guard({ on }: Recipe): string[] {
  const words: string[] = [];
  for (const event of ['issue_comment', 'pull_request_review_comment', 'discussion_comment'] as const) {
    const wanted = on[event];
    if (!wanted) continue;
    words.push(
      `(github.event_name != '${event}' || contains(github.event.comment.body, '${wanted.command}'))`,
    );
  }
  if (on.workflow_run?.conclusions) {
    const ends = on.workflow_run.conclusions.map(
      (end) => `github.event.workflow_run.conclusion == '${end.replaceAll("'", "''")}'`,
    );
    words.push(`(github.event_name != 'workflow_run' || ${ends.join(' || ')})`);
  }
  return words.length > 0 ? [`    if: ${words.join(' && ')}`] : [];
}

/** The least that the recipe's outputs need; reading the code is always needed. */
function permissions({ on, outputs }: Recipe): [string, 'read' | 'write'][] {
  const speaks = Boolean(outputs.comment || outputs.label);
  const onPulls = Boolean(
    on.pull_request || on.pull_request_target || on.issue_comment?.on === 'pull_request',
  );
  const onIssues = Boolean(on.issues || (on.issue_comment && on.issue_comment.on !== 'pull_request'));
  const needs: [string, 'read' | 'write', boolean][] = [
    ['actions', 'read', Boolean(on.workflow_run)],
    ['checks', 'write', Boolean(outputs.check)],
    ['contents', 'write', Boolean(outputs.pull_request)],
    ['contents', 'read', !outputs.pull_request],
    ['discussions', 'write', Boolean(outputs.comment && (on.discussion || on.discussion_comment))],
    ['issues', 'write', Boolean(outputs.issue) || (speaks && onIssues)],
    [
      'pull-requests',
      'write',
      Boolean(outputs.review || outputs.pull_request) || (speaks && (onPulls || Boolean(on.workflow_run))),
    ],
  ];
  return needs.flatMap(([scope, level, isNeeded]) =>
    isNeeded ? [[scope, level] as [string, typeof level]] : [],
  );
}

/** What runs of the same recipe must not answer at the same time. */
function numberOf({ on }: Recipe): string {
  const subjects = [
    'pull_request',
    'issue',
    ...(on.discussion || on.discussion_comment ? ['discussion'] : []),
  ];
  return subjects.map((subject) => `github.event.${subject}.number`).join(' || ');
}

/** Inputs reach the recipe as JSON text, which is YAML that no value can break out of. */
function given({ on, parameters }: Recipe): string[] {
  if (on.workflow_dispatch === undefined || parameters.length === 0) return [];
  return [
    '          params: |',
    ...parameters.map(
      ({ key }) =>
        `            ${key}: ${value(`github.event_name == 'workflow_dispatch' && toJSON(inputs.${key}) || '""'`)}`,
    ),
  ];
}

/** A GitHub expression. */
function value(expression: string): string {
  return `\${{ ${expression} }}`;
}

function quoted(text: string): string {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
