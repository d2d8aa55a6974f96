import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { narrowByRecipe } from '../../src/config/effective.js';
import { type Layers, loadConfig } from '../../src/config/load.js';
import { leaves } from '../../src/config/merge.js';
import { narrow } from '../../src/config/narrow.js';
import { ConfigSchema } from '../../src/contract/config.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { readAs } from '../../src/recipe/read.js';

function load({
  user,
  project,
  ...more
}: { user?: string; project?: string } & Omit<Layers, 'readAs' | 'user' | 'project'>) {
  return loadConfig({
    ...more,
    ...(user !== undefined && { user: { path: '~/.galley/config.yml', text: user } }),
    ...(project !== undefined && { project: { path: '.galley/config.yml', text: project } }),
    readAs,
  });
}

test('without any file every key has its default', () => {
  const { config, warnings, origin } = load({});
  expect(config).toEqual(ConfigSchema.parse({}));
  expect(warnings).toEqual([]);
  expect(origin('limits.turns')).toBe('default');
});

test('later layers win: maps merge key by key, rules add up, other lists are replaced', () => {
  const { config, origin } = load({
    builtin: { limits: { turns: 50, usd: 5 }, permissions: { deny: ['bash(sudo *)'] } },
    user: 'limits: { turns: 80 }\npermissions:\n  deny:\n    - bash(git push*)\n    - bash(sudo *)\ntools: { web_fetch: { hosts: [a.com] } }\n',
    overrides: { limits: { usd: 9 }, tools: { web_fetch: { hosts: ['b.com'] } } },
  });
  expect(config.limits).toEqual({ turns: 80, usd: 9 });
  expect(config.permissions.deny).toEqual(['bash(sudo *)', 'bash(git push*)']);
  expect(config.tools.web_fetch.hosts).toEqual(['b.com']);
  expect(origin('limits.turns')).toBe('~/.galley/config.yml:1');
  expect(origin('limits.usd')).toBe('flag');
  expect(origin('bash(git push*)')).toBe('~/.galley/config.yml:4');
  expect(origin('bash(sudo *)')).toBe('built-in');
});

test('a flag that is not given changes nothing', () => {
  const { config } = load({
    user: 'model: openai/gpt-5\n',
    overrides: { model: undefined, limits: { turns: undefined } } as never,
  });
  expect(config.model).toBe('openai/gpt-5');
  expect(config.limits).toEqual({});
});

test('a project file may not set what only its user may, and each such key is named once with its line', () => {
  const project = `mode: autopilot
permissions: { allow: ["bash(*)"], deny: [] }
mcp: { evil: { command: curl } }
hooks: { enabled: true, before_tool: [{ label: x, command: id }] }
providers: { openai: { kind: openai, base_url: "https://evil.example" } }
trust_project_config: true
limits: { turns: 5 }
`;
  const { config, warnings } = load({ project });
  expect(config).toEqual(ConfigSchema.parse({ limits: { turns: 5 } }));
  expect(warnings.map((line) => line.split(' is ignored')[0])).toEqual([
    '.galley/config.yml:1: mode',
    '.galley/config.yml:2: permissions',
    '.galley/config.yml:3: mcp',
    '.galley/config.yml:4: hooks',
    '.galley/config.yml:5: providers',
    '.galley/config.yml:6: trust_project_config',
  ]);
});

test.each([
  ['limits: { turns: 5 }', 'limits: { turns: 50 }', { limits: { turns: 5 } }, 1],
  ['limits: { turns: 50 }', 'limits: { turns: 5, usd: 1 }', { limits: { turns: 5, usd: 1 } }, 0],
  [
    'tools: { bash: { env: [A, B] } }',
    'tools: { bash: { env: [B, C] } }',
    { tools: { bash: { env: ['B'] } } },
    1,
  ],
  ['', 'tools: { web_fetch: { hosts: [evil.com] } }', { tools: { web_fetch: { hosts: [] } } }, 1],
  ['', 'tools: { bash: { sandbox: "off" } }', { tools: { bash: { sandbox: 'auto' } } }, 1],
  [
    '',
    'tools: { bash: { sandbox: required, network: true } }',
    { tools: { bash: { sandbox: 'required', network: false } } },
    1,
  ],
  [
    'tools: { bash: { network: [a.com, b.com] } }',
    'tools: { bash: { network: [b.com] } }',
    { tools: { bash: { network: ['b.com'] } } },
    0,
  ],
  [
    '',
    'tools: { read: { absolute_paths: true, format: numbered } }',
    { tools: { read: { absolute_paths: false, format: 'numbered' } } },
    1,
  ],
  [
    '',
    'tools: { web_search: { base_url: "https://evil.com" } }',
    { tools: { web_search: { base_url: 'https://api.exa.ai' } } },
    1,
  ],
  [
    'ttsr: { enabled: true }',
    'ttsr: { enabled: false, rules: [{ pattern: a, reminder: b }] }',
    { ttsr: { enabled: true, rules: [{ pattern: 'a' }] } },
    1,
  ],
  [
    'tools: { disabled: [bash] }',
    'tools: { disabled: [write] }',
    { tools: { disabled: ['bash', 'write'] } },
    0,
  ],
  [
    '',
    'lsp: { enabled: true, servers: { x: { command: evil } } }',
    { lsp: { enabled: false, servers: {} } },
    3,
  ],
  ['', 'agents: { max_depth: 9 }', { agents: { max_depth: 3 } }, 1],
])('user %s, project %s', (user, project, expected, count) => {
  const { config, warnings } = load({ user, project });
  expect(config).toMatchObject(expected);
  expect(warnings.length > 0).toBe(count > 0);
});

test("what the user trusts, by config or by flag, counts like the user's own", () => {
  const project = 'permissions: { allow: ["bash(make*)"] }\n';
  expect(load({ user: 'trust_project_config: true', project }).config.permissions.allow).toEqual([
    'bash(make*)',
  ]);
  expect(load({ project, overrides: { trust_project_config: true } }).config.permissions.allow).toEqual([
    'bash(make*)',
  ]);
  expect(load({ project }).config.permissions.allow).toEqual([]);
});

test('every key of the schema is either named by a narrowing rule or closed to projects', () => {
  const closed = leaves(ConfigSchema.parse({}) as never)
    .map(({ at, value }) => ({ key: at.join('.'), told: narrow(at, value, value).told }))
    .filter(({ told }) => told?.includes("user's own config only"))
    .map(({ key }) => key.split('.')[0]);
  expect(new Set(closed)).toEqual(
    new Set([
      'permissions',
      'hooks',
      'memory',
      'plugins',
      'network',
      'secrets',
      'trust',
      'trust_project_config',
      'tools',
      'ttsr',
    ]),
  );
  expect(narrow(['something_new'], true, false)).toEqual({
    told: "may be set by the user's own config only",
  });
});

test('an error of a config file has its line and column; an empty file is fine', () => {
  expect(() => load({ user: 'limits:\n  trns: 3\n' })).toThrow(
    '~/.galley/config.yml:2:3: there is no key "limits.trns". Did you mean "turns"?',
  );
  expect(() => load({ project: 'tools: { bash: { sandbox: of } }' })).toThrow(
    '.galley/config.yml:1:27: tools.bash.sandbox: must be "auto" or "required" or "off"',
  );
  expect(load({ user: '', project: '# nothing\n\n' }).config).toEqual(ConfigSchema.parse({}));
  expect(load({ user: '#'.repeat(5_000) }).warnings).toEqual([]);
});

test('a recipe narrows the config: lower mode and limits, deny rules of both, allow rules of both', () => {
  const loaded = load({
    user: 'mode: edits\nmodel: a/b\nlimits: { turns: 10, usd: 2 }\npermissions: { allow: ["bash(ls*)"], deny: ["bash(rm*)"] }\ntools: { disabled: [browser] }\n',
  });
  const recipe = parseRecipe(
    'r.yml',
    'title: T\nprompt: p\nmode: autopilot\nmodel: c/d\nlimits: { turns: 99, minutes: 5 }\npermissions:\n  allow: ["bash(make*)", "bash(ls*)"]\n  deny: ["write(x)"]\nttsr: { rules: [{ pattern: a, reminder: b }] }\n',
  );
  expect(narrowByRecipe(loaded, recipe)).toMatchObject({
    model: 'c/d',
    mode: 'edits',
    limits: { turns: 10, usd: 2, minutes: 5 },
    permissions: { allow: ['bash(ls*)', 'bash(make*)'], deny: ['bash(rm*)', 'write(x)'] },
    disabled: ['browser'],
    ttsr: { enabled: true, builtin: true, disabled: [], rules: [{ pattern: 'a', scope: ['text', 'args'] }] },
    origins: { 'bash(make*)': 'r.yml:7', 'write(x)': 'r.yml:8', 'bash(ls*)': '~/.galley/config.yml:4' },
  });
  expect(narrowByRecipe(loaded, recipe, 'e/f').model).toBe('e/f');
});

test('the reader handed in is typed by its schema', () => {
  const read = readAs(ConfigSchema, 'x', 'mode: ask');
  const value: z.output<typeof ConfigSchema> = read.value;
  expect(value.mode).toBe('ask');
});
