import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RunError } from '../contract/error.js';
import { joinMcp } from '../run/mcp.js';
import type { Command, Door } from './command.js';
import { serve } from './mcp/serve.js';
import { toolBench } from './tool-bench.js';

const HELP = `Usage: galley mcp [serve] [options]         serves Galley's own tools to another agent: MCP over stdin and stdout
       galley mcp list [server] [options]   starts the configured MCP servers and lists their tools

Every call passes the gate that a run uses: rules, paths, approval mode. What was read is remembered as long as the
server runs, so that hash_edit knows its tags.

  --tools LIST      tools, families and presets to serve, with commas between them (default: hashline)
  --workspace DIR   where it works; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --mode MODE       ask, edits or autopilot (default: the config's, else edits)`;

const OPTIONS = {
  tools: { type: 'string', default: 'hashline' },
  workspace: { type: 'string' },
  config: { type: 'string' },
  mode: { type: 'string' },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(argv: string[]) {
  return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
}

/** Parts of a run that a server has not: there is nobody to delegate to and nothing to publish. */
const NOT_SERVED = new Set(['crew', 'output']);

export const mcp: Command = {
  name: 'mcp',
  about: 'serve Galley’s tools to another agent over MCP; list the tools of configured servers',
  help: HELP,
  async run(door) {
    const { values, positionals } = parse(door.argv);
    const [what = 'serve', name, ...more] = positionals;
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-mcp-'));
    try {
      if (what === 'serve' && name === undefined) return await serveTools(door, values, scratch);
      if (what === 'list' && more.length === 0) return await list(door, values, { scratch, name });
    } finally {
      fs.rmSync(scratch, { recursive: true, force: true });
    }
    throw new RunError('recipe', 'galley mcp serve, or galley mcp list [server]');
  },
};

async function serveTools(door: Door, values: Values, scratch: string): Promise<number> {
  const { FAMILIES, pickTools } = await import('../tool/index.js');
  const left = new Set(
    Object.entries(FAMILIES).flatMap(([family, tools]) =>
      NOT_SERVED.has(family) ? tools.map((tool) => tool.name) : [],
    ),
  );
  const named = pickTools(values.tools.split(',').map((each) => each.trim()));
  const tools = named.map((tool) => tool.name).filter((tool) => !left.has(tool));
  if (tools.length === 0)
    throw new RunError('recipe', `--tools ${values.tools}: nothing of that can be served`);
  const { built, seal } = await toolBench(door, values, { scratch, tools, shell: tools.includes('bash') });
  try {
    await serve(built, seal, door.signal);
    return 0;
  } finally {
    await built.close();
  }
}

async function list(
  door: Door,
  values: Values,
  { scratch, name }: { scratch: string; name: string | undefined },
): Promise<number> {
  const { built } = await toolBench(door, values, { scratch, tools: [], shell: false });
  try {
    await joinMcp(built, name === undefined ? ['mcp', 'control'] : [name, `${name}__*`], door.signal);
    for (const { about, access, name: tool } of built.tools.values()) {
      const [touched] = access({});
      const kind = touched?.kind === 'mcp' && touched.readOnly ? 'reads' : 'executes';
      door.out(`${tool.padEnd(36)} ${kind.padEnd(9)} ${about.split('\n')[0]?.slice(0, 120)}\n`);
    }
    if (built.tools.size === 0) door.err('no MCP server offers a tool here\n');
    return built.tools.size === 0 ? 1 : 0;
  } finally {
    await built.close();
  }
}
