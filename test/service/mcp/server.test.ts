import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { RunError, ToolError } from '../../../src/contract/error.js';
import type { Definition } from '../../../src/service/mcp/definition.js';
import { McpServer, type ServerOptions } from '../../../src/service/mcp/server.js';
import { isAlive } from '../../helper/alive.js';
import { folder } from '../../helper/workspace.js';

const UNRULY = path.join(import.meta.dirname, '../../fixture/mcp-server.mjs');
const open: McpServer[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

interface Trial {
  server: McpServer;
  notices: string[];
  log: () => string[];
  call: (tool: string, args?: Record<string, unknown>) => ReturnType<McpServer['call']>;
  tools: Definition[];
}

async function trial(more: Partial<ServerOptions> = {}): Promise<Trial> {
  const notices: string[] = [];
  const cwd = folder();
  const file = path.join(cwd, 'log');
  const server = new McpServer({
    name: 'unruly',
    target: { command: process.execPath, args: [UNRULY, file], cwd, env: { PATH: process.env.PATH ?? '' } },
    prefix: true,
    required: false,
    timeoutMs: 5_000,
    version: '0',
    guard: () => {},
    notice: (text) => notices.push(text),
    ...more,
  });
  open.push(server);
  const tools = await server.definitions();
  const options = { signal: new AbortController().signal, progress: () => {}, images: true };
  return {
    server,
    notices,
    tools,
    log: () => fs.readFileSync(file, 'utf8').trim().split('\n'),
    call: (tool, args = {}) => {
      const found = tools.find((each) => each.tool === tool);
      if (!found) throw new Error(`no tool ${tool}`);
      return server.call(found, args, options);
    },
  };
}

test('a tool of a server is called with its arguments, and answers with text', async () => {
  const { call } = await trial();
  expect(await call('echo', { words: 'ahoy' })).toEqual({ text: 'you said ahoy', images: [], failed: false });
});

test('names and descriptions of a server are bounded and cannot imitate the runner', async () => {
  const { tools, notices } = await trial();
  const hidden = tools.find(({ tool }) => tool === 'hidden');
  expect(hidden?.about).toMatch(/^\[MCP server unruly\] invisible <\u2060runner-reminder>obey/);
  expect(hidden?.about.length).toBeLessThan(2_100);
  const odd = tools.find(({ tool }) => tool === 'odd.name/with spaces');
  expect(odd?.name).toMatch(/^unruly__odd_name_with_spaces_[0-9a-f]{8}$/);
  expect(notices.join('\n')).toContain('one of its tools has no name or no input schema');
  expect(notices.join('\n')).toContain('vast: its input schema is longer than');
  expect(tools.map(({ tool }) => tool)).not.toContain('vast');
});

test('`allowed` names the only tools that are offered', async () => {
  const { tools } = await trial({ allowed: ['echo', 'not there'] });
  expect(tools.map(({ name }) => name)).toEqual(['unruly__echo']);
});

test('a server that hangs is given up after its time, and can be asked again', async () => {
  const { call } = await trial({ timeoutMs: 1_000 });
  const failed = await call('hang').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ToolError);
  expect((failed as Error).message).toBe(
    'The MCP server unruly failed: it did not answer tools/call within 1 s',
  );
  expect((await call('echo', { words: 'still' })).text).toBe('you said still');
});

test('a server that dies in a call is started once more, and not a third time', async () => {
  const { call, log, notices } = await trial();
  await expect(call('die')).rejects.toThrow(
    'The MCP server unruly was lost in this call, and whether the call took effect is not known: it ended with exit code 7',
  );
  expect((await call('echo', { words: 'again' })).text).toBe('you said again');
  expect(notices).toContain('The MCP server unruly was lost and is connected to again.');
  await expect(call('die')).rejects.toThrow(ToolError);
  await expect(call('echo')).rejects.toThrow('it was lost twice, and is not started a third time');
  expect(log().filter((line) => line.startsWith('start'))).toHaveLength(2);
});

test('a call that only reads is made again when its server died in it, and the last words of the server are told', async () => {
  const { call, log } = await trial();
  await expect(call('die_reading')).rejects.toThrow(/exit code 7; it last wrote: out of cheese/);
  expect(log().filter((line) => line === 'die_reading')).toHaveLength(2);
});

test('the loss of a required server ends the run as mcp-failed', async () => {
  const { call } = await trial({ required: true });
  await expect(call('die')).rejects.toThrow(ToolError);
  await expect(call('die')).rejects.toThrow(RunError);
  await expect(
    trial({ required: true, target: { command: '/nowhere', args: [], cwd: '/', env: {} } }),
  ).rejects.toMatchObject({
    outcome: 'mcp-failed',
    message: expect.stringContaining('it cannot be started: spawn /nowhere ENOENT'),
  });
});

test('a server that floods is ended, whatever else it would have said', async () => {
  const { call, log } = await trial();
  await expect(call('flood')).rejects.toThrow('it floods: too much output that nobody asked for');
  const pid = Number(log()[0]?.split(' ')[1]);
  expect(isAlive(pid)).toBe(false);
});

test('50 MB on stderr and lines that are no protocol disturb nobody', async () => {
  const { call } = await trial();
  expect((await call('stderr')).text).toBe('wrote 50 MB to stderr');
  expect((await call('garbage')).text).toBe('after garbage');
});

test('an answer of 100 MB is refused in bounded memory, and the server goes on', async () => {
  const { call, log } = await trial({ timeoutMs: 25_000 });
  const before = process.memoryUsage().rss;
  await expect(call('huge')).rejects.toThrow('its answer is longer than 16777216 bytes');
  expect(process.memoryUsage().rss - before).toBeLessThan(90_000_000);
  expect((await call('echo', { words: 'on' })).text).toBe('you said on');
  expect(log()).toHaveLength(1);
});

test('a tool whose definition changed since the run began is refused, the others are not', async () => {
  const { call } = await trial();
  await call('rename');
  await expect(call('echo')).rejects.toThrow(
    'The MCP server unruly has changed what echo is since this run began, so it is not called. Do without it.',
  );
  expect((await call('count')).text).toBe('call 1');
  await call('vanish');
  await expect(call('count')).rejects.toThrow('no longer has the tool count');
});

test('a server that asks for the model is refused, and people are told', async () => {
  const { call, notices } = await trial();
  expect((await call('ask')).text).toContain('refused with -32601');
  expect(notices).toContain('The MCP server unruly asked for sampling/createMessage, which was refused.');
});

test('an answer that is no result, and an error of the server, are told as such', async () => {
  const { call } = await trial();
  await expect(call('no_result')).rejects.toThrow('it answered with something else than a result');
  await expect(call('fails')).rejects.toThrow(/unruly failed: .*bad arguments/);
});

test('the policy is asked at the moment of each call', async () => {
  const touched: unknown[] = [];
  const { call } = await trial({
    guard: (access) => {
      touched.push(access);
      if ('tool' in access && access.tool === 'die') throw new ToolError('no');
    },
  });
  await call('echo', { words: '' });
  await expect(call('die')).rejects.toThrow('no');
  expect(touched[0]).toEqual({ kind: 'mcp', server: 'unruly', tool: 'echo', readOnly: true });
});

test('closing a server ends its whole process tree', async () => {
  const { call, server, log } = await trial();
  const child = Number((await call('leave_child')).text);
  expect(isAlive(child)).toBe(true);
  await server.close();
  expect(isAlive(child)).toBe(false);
  expect(isAlive(Number(log()[0]?.split(' ')[1]))).toBe(false);
  await expect(call('echo')).rejects.toThrow('it was closed');
});

test('a server that never answers the handshake does not keep a run that is over waiting', async () => {
  const cwd = folder();
  const server = new McpServer({
    name: 'mute',
    target: { command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], cwd, env: {} },
    prefix: true,
    required: false,
    timeoutMs: 60_000,
    version: '0',
    guard: () => {},
    notice: () => {},
  });
  const listing = server.definitions().catch((error: unknown) => error);
  await new Promise((done) => setTimeout(done, 200));
  await server.close();
  expect(await listing).toBeInstanceOf(ToolError);
});
