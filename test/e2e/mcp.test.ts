import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { modelServer } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { DIST, galley, linesOf, runDir } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const BIN = path.join(import.meta.dirname, '../../node_modules/.bin');
const has = (name: string): boolean => fs.existsSync(path.join(BIN, name));
const peers = has('mcp-server-everything') && has('mcp-server-filesystem') ? test : test.skip;

peers(
  'the official reference servers are used from a recipe, through the CLI',
  async () => {
    const root = repository({
      'r.yml': 'title: T\nprompt: p\ntools: [mcp]\nmode: ask\n',
      'a.txt': 'hello\n',
    });
    const home = folder({
      'config.yml': `mcp:
  everything: { command: ${BIN}/mcp-server-everything, args: [stdio] }
  fs: { command: ${BIN}/mcp-server-filesystem, args: [${root}] }
`,
    });
    const model = await modelServer([
      { calls: [{ name: 'everything__get-sum', args: { a: 2, b: 40 } }] },
      { calls: [{ name: 'everything__get-tiny-image', args: {} }] },
      { calls: [{ name: 'fs__read_text_file', args: { path: 'a.txt' } }] },
      { calls: [{ name: 'fs__write_file', args: { path: 'b.txt', content: 'x' } }] },
      { text: 'Done.' },
    ]);
    const runs = folder();
    const args = [
      'run',
      './r.yml',
      '--workspace',
      root,
      '--run-dir',
      runs,
      '--model',
      'openai/m',
      '--base-url',
      model.url,
    ];
    const env = { GALLEY_HOME: home, OPENAI_API_KEY: 'sk-0123456789abcdefghij' };
    const ended = await galley(args, { cwd: root, env });
    await model.close();
    expect(ended.code).toBe(0);
    const results = linesOf(runDir(runs)).filter(({ type }) => type === 'result');
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(results[0]?.text).toBe('The sum of 2 and 40 is 42.');
    expect(results[1]?.images).toHaveLength(1);
    expect(results[2]?.text).toBe('hello\n');
    expect(fs.existsSync(path.join(root, 'b.txt'))).toBe(false);
  },
  60_000,
);

test('the official client reads, edits and searches with galley mcp, and is refused what the policy refuses', async () => {
  const root = folder({ 'a.txt': 'one\n' });
  const client = new Client({ name: 'test', version: '1' });
  const env = { PATH: process.env.PATH ?? '', HOME: folder() };
  const args = [path.join(DIST, 'cli.js'), 'mcp', '--workspace', root];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  const say = async (name: string, given: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    return { text: (content as { text: string }[])[0]?.text ?? '', failed: isError === true };
  };
  const { tools } = await client.listTools();
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'write',
    'hash_edit',
  ]);
  const [head = ''] = (await say('read', { paths: ['a.txt'] })).text.split('\n');
  expect((await say('hash_edit', { input: `${head}\nSWAP 1:\n+two\n` })).failed).toBe(false);
  expect((await say('ffgrep', { pattern: 'two' })).text).toContain('a.txt:1:two');
  expect((await say('read', { paths: ['../x'] })).failed).toBe(true);
  expect((await say('write', { path: '.git/config', content: 'x' })).text).toContain('out of reach');
  await client.close();
}, 60_000);
