import { expect, test } from '@jest/globals';
import { READS } from '../../../src/cli/mcp/serve.js';
import { allTools } from '../../../src/tool/index.js';

/** Arguments that every tool finds its own among. */
const ARGS = {
  path: 'a.txt',
  paths: ['a.txt'],
  input: '[a.txt#0000]\nDEL 1\n',
  command: 'open https://example.com/',
  url: 'https://example.com/',
  id: '1',
  action: 'set',
  key: 'model',
  tasks: [{ prompt: 'x' }],
};
/** Looks at a file, and keeps the index in it. */
const KEEPS = new Set(['project_index']);
/** Touch nothing that a policy knows: whether they change something is said by hand. */
const LOOKS = new Set(['job_list', 'job_output', 'memory_search', 'galley_settings']);
const ASKS = new Set(['web_fetch', 'web_search', 'code_search']);

test.each(allTools().map((tool) => [tool.name, tool] as const))(
  'galley mcp says of %s what its touches say: that it only looks, or that it may change something',
  (name, tool) => {
    const kinds = tool.access(ARGS as never).map(({ kind }) => kind);
    const looks =
      (kinds.length > 0 && kinds.every((kind) => kind === 'read') && !KEEPS.has(name)) ||
      LOOKS.has(name) ||
      ASKS.has(name);
    expect(READS.has(name)).toBe(looks);
  },
);
