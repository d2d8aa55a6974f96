import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../contract/config.js';
import { RunError } from '../contract/error.js';
import type { ContextItem } from '../contract/event.js';
import { within } from '../contract/within.js';
import { checkAddress } from '../policy/network.js';
import { guardedFetch } from '../service/http.js';
import { boundedFetch } from '../service/mcp/bounded-fetch.js';
import type { Target } from '../service/mcp/connection.js';
import type { Definition } from '../service/mcp/definition.js';
import { McpServer } from '../service/mcp/server.js';
import { fillVariables, type Lookup } from '../service/mcp/variables.js';
import { withoutWorkspace } from '../service/on-path.js';
import { mcpTool } from '../tool/mcp.js';
import { VERSION } from '../version.js';
import type { Built } from './bench.js';
import type { BenchScene } from './bench-scene.js';
import { CONTROL, controlServer } from './control.js';
import { guardOf } from './judge.js';

type Settings = Config['mcp'][string];

/**
 * Adds the tools of the MCP servers that `names` ask for (`mcp` or `all`: every server; `server__tool`, `server__*`;
 * `control`) to a bench. Only those servers are started; they end with the bench. Throws RunError when a required one
 * cannot be used, or when a server that is there has no tool that was asked for by name. Answers with what became of each
 * server, for people.
 */
export async function joinMcp(
  built: Built,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ContextItem[]> {
  const all = serversOf(built.scene);
  mustBeThere(Object.keys(all), names);
  const asked = Object.entries(all).filter(([name]) => asksFor(names, name));
  const items = Object.entries(all).flatMap(([name, settings]) =>
    asksFor(names, name) ? [] : [itemOf(name, settings, 'the tools that are asked for are not its own')],
  );
  if (asked.length === 0) return items;
  const servers = asked.map(([name, settings]) => makeServer(built, name, settings));
  const { close } = built;
  const end = () => Promise.all(servers.map((server) => server.close()));
  built.close = async () => {
    await end();
    return close();
  };
  signal?.addEventListener('abort', () => void end(), { once: true });
  const found = await Promise.allSettled(servers.map((server) => server.definitions()));
  for (const [index, result] of found.entries()) {
    const server = servers[index]!;
    const settings = all[server.name]!;
    if (result.status === 'fulfilled') {
      const offered = offer(built, server, pick(names, server.name, result.value));
      items.push(itemOf(server.name, settings, undefined, offered));
    } else if (result.reason instanceof RunError) throw result.reason;
    else {
      const why = (result.reason as Error).message;
      items.push(itemOf(server.name, settings, why));
      built.scene.notice(`${why}. Its tools are not offered.`);
    }
  }
  return items;
}

/** A server for people: how much of the context its tools take, or why it has none there. */
function itemOf(
  name: string,
  { command, url }: Settings,
  why: string | undefined,
  offered: readonly Definition[] = [],
): ContextItem {
  const bytes = offered.reduce(
    (sum, { about, schema }) => sum + Buffer.byteLength(about + JSON.stringify(schema)),
    0,
  );
  const words = why ?? `${offered.length} ${offered.length === 1 ? 'tool' : 'tools'}`;
  const from = url ?? command ?? "the user's config";
  return { kind: 'mcp', name, from, bytes, state: why === undefined ? 'listed' : 'skipped', why: words };
}

/** The configured servers, and the control service among them. */
function serversOf({ config, places }: BenchScene): Record<string, Settings> {
  const control = controlServer(config, places.home);
  return { ...config.mcp, ...(control && { [CONTROL]: control }) };
}

function mustBeThere(servers: readonly string[], names: readonly string[]): void {
  const stray = names.find(
    (name) => name.includes('__') && !servers.some((server) => name.startsWith(`${server}__`)),
  );
  if (stray === undefined) return;
  const there = servers.length > 0 ? `there are ${servers.join(', ')}` : "the user's config names none";
  throw new RunError('recipe', `tools: "${stray}" speaks of an MCP server that is not configured: ${there}.`);
}

function asksFor(names: readonly string[], server: string): boolean {
  const whole = ['all', server === CONTROL ? CONTROL : 'mcp'];
  return names.some((name) => whole.includes(name) || name.startsWith(`${server}__`));
}

/** The tools of one server that are asked for; a name that leads nowhere is an error of the recipe. */
function pick(names: readonly string[], server: string, tools: Definition[]): Definition[] {
  const whole = [server === CONTROL ? CONTROL : 'mcp', 'all', `${server}__*`];
  if (names.some((name) => whole.includes(name))) return tools;
  const wanted = names.filter((name) => name.startsWith(`${server}__`));
  return wanted.map((name) => {
    const found = tools.find((each) => each.name === name || `${server}__${each.tool}` === name);
    if (found) return found;
    const there = tools.map(({ tool }) => `${server}__${tool}`).join(', ');
    throw new RunError('recipe', `tools: the MCP server ${server} has no tool "${name}". It has: ${there}.`);
  });
}

/** A tool that is switched off, or that a rule denies, is not shown; no server takes the name of another tool. */
function offer({ tools, scene, policy }: Built, server: McpServer, definitions: Definition[]): Definition[] {
  const offered: Definition[] = [];
  for (const each of definitions) {
    const tool = mcpTool(server, each);
    if (scene.withhold.has(tool.name)) continue;
    const verdict = policy.touch(tool.access({})[0]!, { tool: tool.name, moment: 'call' });
    if (verdict.action === 'deny' && !verdict.rule.startsWith('trust.')) continue;
    if (tools.has(tool.name))
      scene.notice(
        `The tool ${tool.name} of the MCP server ${server.name} is not offered: there is one of that name.`,
      );
    else {
      tools.set(tool.name, tool);
      offered.push(each);
    }
  }
  return offered;
}

function makeServer(built: Built, name: string, settings: Settings): McpServer {
  const { scene, policy } = built;
  const { prefix, allowed, required, timeout_seconds } = settings;
  return new McpServer({
    name,
    target: targetOf(built, name, settings),
    prefix,
    ...(allowed && { allowed }),
    required,
    timeoutMs: timeout_seconds * 1_000,
    version: VERSION,
    guard: guardOf(() => policy),
    notice: scene.notice,
  });
}

function targetOf({ scene, policy }: Built, name: string, settings: Settings): Target {
  const { command, args, env, url, headers, token_env } = settings;
  const fill = filler(scene, name, settings);
  const each = (values: Record<string, string>, key: string): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([at, value]) => [at, fill(value, `${key}.${at}`)]));
  if ((command === undefined) === (url === undefined))
    throw new RunError('recipe', `mcp.${name}: name either a command or a url.`);
  if (command !== undefined) {
    const launch = {
      command: fill(command, 'command'),
      args: args.map((arg, at) => fill(arg, `args[${at}]`)),
      cwd: folderOf(scene),
      env: { ...scene.childEnv, ...each(env, 'env') },
    };
    if (!isUntrusted(scene)) return launch;
    mustBeOutside(scene.root, name, [launch.command, ...launch.args]);
    return { ...launch, env: withoutWorkspace(scene.root, launch.env) };
  }
  const token = token_env === undefined ? undefined : scene.outside?.key(token_env);
  if (token_env !== undefined && !token)
    throw new RunError('recipe', `mcp.${name}.token_env: ${token_env} is not set.`);
  const guard = guardOf(() => policy, 'mcp');
  const proxies = Object.fromEntries(PROXIES.map((each) => [each, scene.outside?.key(each)]));
  // The address stands in the user's own config: it may be a private one, but never a cloud's metadata service.
  const reach = guardedFetch({ guard, refuse: (ip) => checkAddress(ip, true), env: proxies });
  return {
    url: url ?? '',
    headers: { ...each(headers, 'headers'), ...(token && { authorization: `Bearer ${token}` }) },
    fetch: boundedFetch(reach),
  };
}

const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

/** `${NAME}` may stand for what commands see anyway, the workspace, and what the server's `variables` name. */
function filler(
  scene: BenchScene,
  name: string,
  { variables }: Settings,
): (text: string, key: string) => string {
  const lookup: Lookup = (variable) => {
    if (variable === 'GALLEY_WORKSPACE') return { value: scene.root };
    const value = variables.includes(variable) ? scene.outside?.key(variable) : scene.childEnv[variable];
    if (value !== undefined) return { value };
    return variables.includes(variable) || variable in scene.childEnv
      ? `\${${variable}} is not set`
      : `\${${variable}} is not among the variables that mcp.${name} may name; add it to mcp.${name}.variables`;
  };
  return (text, key) => {
    try {
      return fillVariables(text, lookup);
    } catch (cause) {
      throw new RunError('recipe', `mcp.${name}.${key}: ${(cause as Error).message}.`, { cause });
    }
  };
}

/** The tree may be a stranger's: a server neither starts in it nor comes out of it. */
const isUntrusted = ({ lookOnly, neverExec }: BenchScene): boolean =>
  lookOnly !== undefined || neverExec === true;

function folderOf(scene: BenchScene): string {
  if (!isUntrusted(scene)) return scene.root;
  const scratch = path.join(scene.runDir, 'scratch', 'mcp');
  fs.mkdirSync(scratch, { recursive: true, mode: 0o700 });
  return scratch;
}

function mustBeOutside(root: string, server: string, words: readonly string[]): void {
  const inside = words.find((word) => {
    const file = path.resolve(root, word);
    return within(root, file) !== undefined && fs.statSync(file, { throwIfNoEntry: false })?.isFile();
  });
  if (inside !== undefined)
    throw new RunError(
      'policy',
      `mcp.${server} would run ${inside} of the workspace, and this event may bring a stranger's files.`,
    );
}

/** Values that go to servers and must be written nowhere. */
export function mcpSecrets(config: Config, key: (name: string) => string | undefined): string[] {
  const names = Object.values(config.mcp).flatMap(({ variables, token_env }) => [
    ...variables,
    token_env ?? '',
  ]);
  return names.flatMap((name) => (name === '' ? [] : (key(name) ?? [])));
}
