import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { run } from '../../src/cli/run.js';
import { tool } from '../../src/cli/tool.js';
import { validate } from '../../src/cli/validate.js';
import { through } from '../helper/door.js';
import { modelServer, type Take } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { linesOf, runDir } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const ROOT = path.join(import.meta.dirname, '../..');
const UNRULY = path.join(ROOT, 'test/fixture/mcp-server.mjs');
const KEY = 'sk-0123456789abcdefghij';
const SECRET = 'hush-hush-0123456789';
const named = (variable: string): string => `$${`{${variable}}`}`;
const unruly = (more = '') => `mcp:
  unruly:
    command: ${process.execPath}
    args: [${UNRULY}]
    timeout_seconds: 5
${more}`;

interface Ran {
  code: number;
  out: string;
  err: string;
  lines: Record<string, unknown>[];
  result: { outcome: string; notices: string[]; files: { path: string }[] };
  tools: string[];
}

/** One run of a recipe against a scripted model, under a configuration of the user's own. */
async function play(
  script: Take[],
  { config = unruly(), tools = '[read, mcp]', mode = 'autopilot', env = {}, files = {} }: Setting = {},
): Promise<Ran> {
  const recipe = `title: T\nprompt: p\ntools: ${tools}\nmode: ${mode}\n`;
  const root = repository({ 'r.yml': recipe, 'a.txt': 'hello\n', ...files });
  const home = folder({ 'config.yml': config });
  const runs = folder();
  const model = await modelServer(script);
  const argv = [
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
  const ended = await through(run, argv, {
    cwd: root,
    env: { OPENAI_API_KEY: KEY, GALLEY_HOME: home, ...env },
  });
  await model.close();
  const dir = runDir(runs);
  const offered = (model.asked[0]?.body.tools ?? []) as { name: string }[];
  return {
    ...ended,
    lines: linesOf(dir),
    result: JSON.parse(fs.readFileSync(path.join(dir, 'result.json'), 'utf8')),
    tools: offered.map(({ name }) => name).filter((name) => name !== 'diff'),
  };
}

interface Setting {
  config?: string;
  tools?: string;
  mode?: string;
  env?: Record<string, string>;
  files?: Record<string, string>;
}

const call = (name: string, args: unknown = {}): Take => ({ calls: [{ name, args }] });
const answers = ({ lines }: Ran) => lines.filter(({ type }) => type === 'result').map(({ text }) => text);

test('a recipe uses the tools of a server from the user’s config; what the server marks read-only needs no approval', async () => {
  const script = [call('unruly__echo', { words: 'ahoy' }), call('unruly__fails'), { text: 'Done.' }];
  const ran = await play(script, { mode: 'ask' });
  expect(ran).toMatchObject({ code: 0, result: { outcome: 'done' } });
  expect(ran.tools).toContain('unruly__die');
  expect(answers(ran)).toEqual([
    'you said ahoy',
    'Nobody is there to approve this (mode: ask). It would pass with the allow rule mcp(unruly__fails).',
  ]);
  expect(ran.lines.find(({ type }) => type === 'call')).toMatchObject({
    access: [{ kind: 'mcp', server: 'unruly', tool: 'echo', readOnly: true }],
    verdict: { action: 'allow' },
  });
});

test('a deny rule holds for a read-only tool too, and the model is not shown it', async () => {
  const ran = await play([call('unruly__echo'), { text: 'Done.' }], {
    config: unruly('permissions: { deny: ["mcp(unruly__e*)"] }\n'),
  });
  expect(ran.tools).not.toContain('unruly__echo');
  expect(ran.tools).toContain('unruly__count');
  expect(answers(ran)[0]).toContain('There is no tool "unruly__echo"');
});

test('only the servers that a recipe asks for are started, and only the tools it names are offered', async () => {
  const log = path.join(folder(), 'log');
  const config = `mcp:
  one: { command: ${process.execPath}, args: [${UNRULY}, ${log}-one] }
  two: { command: ${process.execPath}, args: [${UNRULY}, ${log}-two] }
`;
  const ran = await play([{ text: 'Done.' }], { config, tools: '[read, one__echo, one__count]' });
  expect(ran.tools).toEqual(['read', 'one__echo', 'one__count']);
  expect(fs.existsSync(`${log}-one`)).toBe(true);
  expect(fs.existsSync(`${log}-two`)).toBe(false);
});

test('a server that keeps bare names cannot take the name of a tool of ours', async () => {
  const ran = await play([call('echo', { words: 'bare' }), { text: 'Done.' }], {
    config: unruly('    prefix: false\n'),
    tools: '[read, unruly__*]',
  });
  expect(answers(ran)).toEqual(['you said bare']);
});

test('a project’s own config cannot add a server', async () => {
  const ran = await play([{ text: 'Done.' }], {
    config: 'mode: autopilot\n',
    files: { '.galley/config.yml': unruly() },
  });
  expect(ran.tools).toEqual(['read']);
  expect(ran.result.notices.join('\n')).toContain("mcp may be set by the user's own config only");
});

test('a required server that cannot be started ends the run as mcp-failed, another one is told and left out', async () => {
  const broken = (required: boolean) =>
    `mcp: { gone: { command: /no/such/program, required: ${required} } }\n`;
  const ended = await play([{ text: 'Done.' }], { config: broken(true) });
  expect(ended).toMatchObject({ code: 10, result: { outcome: 'mcp-failed' } });
  const went = await play([{ text: 'Done.' }], { config: broken(false) });
  expect(went).toMatchObject({ code: 0, result: { outcome: 'done' } });
  expect(went.result.notices.join('\n')).toContain(
    'The MCP server gone cannot be used: it cannot be started',
  );
});

test('a required server that dies twice ends the run, another one only its own calls', async () => {
  const script = [call('unruly__die'), call('unruly__die'), { text: 'Done.' }];
  const ended = await play(script, { config: unruly('    required: true\n') });
  expect(ended).toMatchObject({ code: 10, result: { outcome: 'mcp-failed' } });
  expect(await play(script)).toMatchObject({ code: 0, result: { outcome: 'done' } });
});

test('a server sees an environment from an allow-list, and a placeholder names only what may be named', async () => {
  const env = { MY_TOKEN: SECRET, OTHER_TOKEN: 'other-secret-value' };
  const settings = (value: string) => unruly(`    env: { GIVEN: "${value}" }\n    variables: [MY_TOKEN]\n`);
  const ran = await play([call('unruly__env'), { text: 'Done.' }], {
    env,
    config: settings(`x${named('MY_TOKEN')}`),
  });
  const [text = ''] = answers(ran) as string[];
  expect(text).toContain('"GIVEN":"x***"');
  expect(text).toContain('"GALLEY":"1"');
  expect(text).not.toContain('OTHER_TOKEN');
  expect(text).not.toContain('OPENAI_API_KEY');
  const refused = await play([{ text: 'Done.' }], { env, config: settings(named('OTHER_TOKEN')) });
  expect(refused).toMatchObject({ code: 2, result: { outcome: 'recipe' } });
  expect(refused.err + refused.out).toContain(
    'OTHER_TOKEN} is not among the variables that mcp.unruly may name',
  );
});

test('a recipe that names a server or a tool that is not there is wrong, and is told what is there', async () => {
  const stray = await play([{ text: 'Done.' }], { tools: '[read, other__echo]' });
  expect(stray).toMatchObject({ code: 2, result: { outcome: 'recipe' } });
  expect(stray.err + stray.out).toContain(
    'speaks of an MCP server that is not configured: there are unruly.',
  );
  const missing = await play([{ text: 'Done.' }], { tools: '[read, unruly__nope]' });
  expect(missing.err + missing.out).toContain('the MCP server unruly has no tool "unruly__nope"');
  const checked = await through(validate, ['./r.yml'], {
    cwd: folder({ 'r.yml': 'title: T\nprompt: p\ntools: [mcp, other__echo, control]\n' }),
  });
  expect(checked.code).toBe(0);
});

test('a run goes on past a server that floods, asks for the model or changes its tools', async () => {
  const ran = await play([
    ...['flood', 'ask', 'rename', 'echo'].map((deed) => call(`unruly__${deed}`)),
    { text: 'Done.' },
  ]);
  expect(ran).toMatchObject({ code: 0, result: { outcome: 'done' } });
  const [flood, ask, rename, echo] = answers(ran);
  expect(flood).toContain('it floods');
  expect(ask).toContain('refused with -32601');
  expect(rename).toBe('changed');
  expect(echo).toContain('has changed what echo is since this run began');
  expect(ran.result.notices.join('\n')).toContain('asked for sampling/createMessage, which was refused');
});

test('galley tool calls a tool of a server, and starts only that server', async () => {
  const home = folder({ 'config.yml': unruly() });
  const options = { cwd: folder(), env: { GALLEY_HOME: home } };
  expect(await through(tool, ['unruly__echo', '{"words":"one"}'], options)).toMatchObject({
    code: 0,
    out: 'you said one\n',
  });
  expect(await through(tool, ['unruly__fails', '{}'], options)).toMatchObject({
    code: 1,
    out: expect.stringContaining('It would pass with the allow rule mcp(unruly__fails)'),
  });
});

test('the control service is a server with bare names, from the config or as it has announced itself', async () => {
  const config = `control: { command: "${process.execPath} ${UNRULY}" }\n`;
  const ran = await play([call('count'), { text: 'Done.' }], {
    config,
    tools: '[read, control]',
    mode: 'ask',
  });
  expect(answers(ran)).toEqual(['call 1']);
  const mcpOnly = await play([{ text: 'Done.' }], { config, tools: '[read, mcp]' });
  expect(mcpOnly.tools).toEqual(['read']);
});
