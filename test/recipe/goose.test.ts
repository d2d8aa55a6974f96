import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RunError } from '../../src/contract/error.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { fill } from '../../src/recipe/template.js';

/** In the shape of the reference page of Goose's recipes: every field that a headless run can honour. */
const FULL = `version: 1.0.0
title: Review the code
description: Looks at a file
author:
  contact: ann
activities:
  - "message: Welcome"
  - Look at the tests
instructions: You are a reviewer of {{ language }}.
prompt: Look at {{ file }} at most {{ rounds }} times
extensions:
  - type: builtin
    name: developer
    timeout: 300
    bundled: true
  - type: platform
    name: todo
settings:
  goose_provider: anthropic
  goose_model: claude-sonnet
  temperature: 0.3
  max_turns: 25
parameters:
  - key: file
    input_type: string
    requirement: user_prompt
    description: which
  - key: language
    input_type: select
    requirement: optional
    default: ts
    options: [ts, py]
    description: which
  - key: rounds
    input_type: number
    requirement: optional
    default: "10"
    description: how often
response:
  json_schema: { type: object }
retry:
  max_retries: 2
  timeout_seconds: 60
  checks:
    - type: shell
      command: test -f report.md
  on_failure: rm -f report.md
sub_recipes:
  - name: security_scan
    path: ./sub/security.yaml
    sequential_when_repeated: true
    values:
      level: high
`;

function problems(text: string): string[] {
  try {
    parseRecipe('g.yaml', text);
    return [];
  } catch (error) {
    if (error instanceof RunError && error.outcome === 'recipe') return error.message.split('\n');
    throw error;
  }
}

test('a Goose recipe loads as it is', () => {
  const { origins: _, ...recipe } = parseRecipe('g.yaml', FULL);
  expect(recipe).toMatchObject({
    name: 'g',
    version: '1.0.0',
    title: 'Review the code',
    model: 'anthropic/claude-sonnet',
    mode: 'edits',
    tools: ['hashline', 'bash', 'todo'],
    settings: { temperature: 0.3 },
    limits: { turns: 25 },
    retry: {
      max: 2,
      checks: [{ shell: 'test -f report.md', timeout: 60 }],
      on_failure: 'rm -f report.md',
      conversation: 'fresh',
    },
    sub_recipes: [
      { name: 'security-scan', path: './sub/security.yaml', parallel: false, values: { level: 'high' } },
    ],
    response: { json_schema: { type: 'object' } },
  });
  expect(recipe.parameters.map(({ key, requirement }) => `${key} ${requirement}`)).toEqual([
    'file required',
    'language optional',
    'rounds optional',
  ]);
});

test('so does one in JSON, and one that the desktop wrapped', () => {
  const json = JSON.stringify({
    name: 'x',
    isGlobal: true,
    recipe: { title: 'T', description: 'd', prompt: 'p' },
  });
  expect(parseRecipe('g.json', json)).toMatchObject({ name: 'g', title: 'T', prompt: 'p' });
});

test('its choices between texts and its folder are filled in', () => {
  const text = `title: Audit
description: d
prompt: |
  {% if scope == "cluster" %}
  Look at everything.
  {% else %}
  Look at {{ scope }}.
  {% endif %}
  Compare with {{ recipe_dir }}/rules.md.
parameters:
  - { key: scope, input_type: string, requirement: user_prompt, description: which }
`;
  const recipe = parseRecipe('audits/tags.yaml', text);
  const asked = (scope: string) =>
    fill(recipe, { params: { scope }, run: { id: 'r1' } })
      .prompt?.split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  expect(asked('cluster')).toEqual(['Look at everything.', 'Compare with audits/rules.md.']);
  expect(asked('web')).toEqual(['Look at web.', 'Compare with audits/rules.md.']);
});

test('available_tools narrows the tools', () => {
  const text =
    'title: T\nprompt: p\nextensions:\n  - { type: builtin, name: developer, available_tools: [shell, text_editor] }\n';
  expect(parseRecipe('g.yaml', text).tools).toEqual(['bash', 'read', 'write', 'hash_edit']);
});

test.each([
  [
    'an MCP server',
    'extensions:\n  - { type: stdio, name: gh, cmd: npx }\n',
    'g.yaml:4:5: extension gh: a recipe starts no MCP server here',
  ],
  [
    'a remote MCP server',
    'extensions:\n  - { type: streamable_http, name: gh, uri: "https://x" }\n',
    'g.yaml:4:5: extension gh: a recipe starts no MCP',
  ],
  [
    'inline Python',
    'extensions:\n  - { type: inline_python, name: py, code: "1" }\n',
    'g.yaml:4:5: extension py of type inline_python has no equal',
  ],
  [
    'an unknown built-in',
    'extensions:\n  - { type: builtin, name: computercontroller }\n',
    'has no equal here: take it out. Known: developer',
  ],
  [
    'an unknown tool',
    'extensions:\n  - { type: builtin, name: developer, available_tools: [fly] }\n',
    'available_tools: fly has no equal',
  ],
  [
    'a model without provider',
    'settings: { goose_model: x }\n',
    'goose_provider and goose_model make a model only together',
  ],
  [
    'an unknown setting',
    'settings: { goose_model: x, goose_provider: y, temprature: 1 }\n',
    'settings.temprature is not known. Did you mean "temperature"?',
  ],
  [
    'a check that is no shell command',
    'retry: { max_retries: 1, checks: [{ type: http, command: x }] }\n',
    'g.yaml:3:35: a check of type http has no equal',
  ],
  [
    'a longer end',
    'retry: { max_retries: 1, on_failure_timeout_seconds: 900, checks: [{ type: shell, command: x }] }\n',
    'retry.on_failure always has 600 seconds',
  ],
  [
    'no check',
    'retry: { max_retries: 1, checks: [] }\n',
    'g.yaml:3:34: retry.checks: needs at least 1 entry',
  ],
  [
    'too many tries',
    'retry: { max_retries: 99, checks: [{ type: shell, command: x }] }\n',
    'g.yaml:3:23: retry.max: must be at most 10, not 99',
  ],
  [
    'too hot',
    'settings: { goose_model: x, goose_provider: y, temperature: 9 }\n',
    'g.yaml:3:61: settings.temperature: must be at most 2, not 9',
  ],
  [
    'a statement that is no choice',
    'author: { contact: x }\ninstructions: "{% for a in b %}c{% endfor %}"\n',
    'g.yaml:4:16: {% for a in b %}: only if, elif, else and endif are known here',
  ],
  [
    'a file with a default',
    'author: {}\ninstructions: "{{ f }}"\nparameters: [{ key: f, input_type: file, requirement: optional, default: /etc/passwd, description: d }]\n',
    'a file has no default',
  ],
  ['a misspelt key', 'author: {}\nextentions: []\n', 'g.yaml:4:1: there is no key "extentions"'],
])('%s cannot be honoured, and the answer says so', (_what, more, answer) => {
  expect(problems(`title: T\nprompt: p\n${more}`).join('\n')).toContain(answer);
});

test('whatever shape its parts have, the answer is a recipe or a RunError', () => {
  const odd = fc.constantFrom<unknown>(null, 1, 'x', [], {}, [null], [{}], [[]], { a: 1 }, true);
  const shape = fc.record(
    {
      extensions: odd,
      settings: odd,
      retry: odd,
      parameters: odd,
      sub_recipes: odd,
      author: odd,
      activities: odd,
      recipe: odd,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(shape, (parts) => {
      for (const line of problems(JSON.stringify({ title: 'T', prompt: 'p', ...parts })))
        expect(line).toMatch(/^g\.yaml(:\d+:\d+)?: /);
    }),
    { numRuns: 100 },
  );
});
