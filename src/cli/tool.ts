import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dispatch } from '../agent/dispatch.js';
import { Transcript } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import { agentBench } from '../run/bench.js';
import { joinMcp } from '../run/mcp.js';
import { allTools, isMcpName } from '../tool/index.js';
import type { Command, Door } from './command.js';
import { toolBench } from './tool-bench.js';

const HELP = `Usage: galley tool <name> '<json>' [options]      galley tool --list

Calls one tool through the gate that a run uses: arguments are checked, every touch is judged, output is clipped and
sealed. The answer is on stdout; exit 0 when the call succeeded, 1 when it failed or was refused. '-' reads the JSON
from stdin.

  --workspace DIR   where it works; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --mode MODE       ask, edits or autopilot (default: edits, since you are typing the call yourself)
  --session DIR     keeps what was read (tags, seen lines) between calls
  --verdict         print what it touches and the verdict on stderr`;

const OPTIONS = {
  workspace: { type: 'string' },
  config: { type: 'string' },
  mode: { type: 'string' },
  session: { type: 'string' },
  verdict: { type: 'boolean' },
  list: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(argv: string[]) {
  return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
}

export const tool: Command = {
  name: 'tool',
  about: 'call one tool through the gate',
  help: HELP,
  async run(door) {
    const { values, positionals } = parse(door.argv);
    if (values.list) {
      for (const { name, about } of allTools()) door.out(`${name.padEnd(16)} ${about.split('\n')[0]}\n`);
      return 0;
    }
    const [name, json = '{}', ...more] = positionals;
    if (!name || more.length > 0)
      throw new RunError('recipe', "name one tool and its arguments: galley tool <name> '<json>'");
    return call(door, name, json === '-' ? fs.readFileSync(0, 'utf8') : json, values);
  },
};

async function call(door: Door, name: string, json: string, values: Values): Promise<number> {
  const scratch =
    values.session === undefined
      ? fs.mkdtempSync(path.join(os.tmpdir(), 'galley-tool-'))
      : path.resolve(door.cwd, values.session);
  fs.mkdirSync(scratch, { recursive: true });
  const lines: Line[] = [];
  const { built, seal } = await toolBench(door, values, { scratch, tools: ['all'], shell: name === 'bash' });
  const transcript = new Transcript({
    agent: 'main',
    seal,
    write: () => {},
    tell: (seen) => void ('seq' in seen && lines.push(seen)),
  });
  const memory = path.join(scratch, 'session.json');
  if (values.session !== undefined && fs.existsSync(memory))
    built.kit.files.load(JSON.parse(fs.readFileSync(memory, 'utf8')));
  try {
    if (isMcpName(name)) await joinMcp(built, [name], door.signal);
    // A server may keep the bare names of its tools.
    const bare = name.slice(name.indexOf('__') + 2);
    const offered = !built.tools.has(name) && isMcpName(name) && built.tools.has(bare) ? bare : name;
    const call = { type: 'call' as const, id: 'call-1', name: offered, args: argsOf(json) };
    transcript.add({
      type: 'assistant',
      blocks: [call],
      stop: 'tool',
      usage: { input: 0, output: 0, cached: 0, usd: 0 },
      ms: 0,
    });
    await dispatch([call], agentBench(built, transcript, {}), door.signal);
  } finally {
    await built.close();
    if (values.session === undefined) fs.rmSync(scratch, { recursive: true, force: true });
    else fs.writeFileSync(memory, JSON.stringify(built.kit.files.save()), { mode: 0o600 });
  }
  return print(door, lines, values.verdict === true);
}

function print(door: Door, lines: Line[], verdict: boolean): number {
  const called = lines.find((line) => line.type === 'call');
  if (verdict && called) door.err(`${JSON.stringify({ access: called.access, verdict: called.verdict })}\n`);
  const result = lines.find((line) => line.type === 'result');
  for (const image of result?.images ?? [])
    door.err(`[${image.mime}, ${image.data.length} base64 characters]\n`);
  if (result?.text) door.out(result.text.endsWith('\n') ? result.text : `${result.text}\n`);
  return result?.ok ? 0 : 1;
}

function argsOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
