import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { within } from '../../contract/within.js';
import { type PluginHooks, readHooks } from './hook-file.js';

/** A server of a plugin, as `.mcp.json` and `plugin.json` write it. */
const Server = z.looseObject({
  command: z.string().optional(),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  url: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
});
export type PluginServer = z.output<typeof Server>;

const Manifest = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  description: z.string().optional(),
  mcpServers: z.union([z.string(), z.record(z.string(), Server)]).optional(),
  hooks: z.unknown().optional(),
});

/** What stands in a plugin's folder (Claude Code's format). */
export interface PluginFacts {
  version: string;
  description: string;
  /** Folders that are there. */
  skills?: string;
  agents?: string;
  commands?: string;
  servers: Record<string, PluginServer>;
  /** Commands that its author wants run around tool calls. */
  hooks: PluginHooks;
}

const MOST = 262_144;

/** Reads a plugin's folder. What is broken is left out; a plugin never breaks a run. */
export function readPlugin(root: string): PluginFacts {
  const manifest = Manifest.safeParse(readJson(path.join(root, '.claude-plugin', 'plugin.json')) ?? {});
  const { version = '', description = '', mcpServers, hooks } = manifest.success ? manifest.data : {};
  const hookFile = typeof hooks === 'string' ? inside(root, hooks) : inside(root, 'hooks/hooks.json');
  const named = typeof mcpServers === 'string' ? inside(root, mcpServers) : path.join(root, '.mcp.json');
  const inline = typeof mcpServers === 'object' ? mcpServers : {};
  const folder = (name: string): string | undefined => {
    const full = inside(root, name);
    return full !== undefined && fs.statSync(full).isDirectory() ? full : undefined;
  };
  const [skills, agents, commands] = ['skills', 'agents', 'commands'].map(folder);
  return {
    version: version.slice(0, 40),
    description: description.replace(/\s+/g, ' ').slice(0, 300),
    ...(skills && { skills }),
    ...(agents && { agents }),
    ...(commands && { commands }),
    servers: { ...(named ? serversIn(named) : {}), ...inline },
    hooks: readHooks(hookFile ? readJson(hookFile) : inlineHooks(hooks), path.basename(root), root),
  };
}

/** Whether enabling it makes code of its author run. */
export function runsCode({ servers, hooks }: PluginFacts): boolean {
  return hooks.hooks.length > 0 || Object.keys(servers).length > 0;
}

/** A manifest may hold the hooks themselves, with or without the key that the file has. */
function inlineHooks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return 'hooks' in value ? value : { hooks: value };
}

/** One entry of a marketplace. `source`: a folder in the marketplace, or a repository. */
const Listed = z.looseObject({
  name: z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/),
  description: z.string().optional(),
  source: z.union([
    z.string(),
    z.looseObject({ source: z.string(), repo: z.string().optional(), url: z.string().optional() }),
  ]),
});
const Market = z.looseObject({
  name: z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/),
  plugins: z.array(z.unknown()).default([]),
});

export interface Marketplace {
  name: string;
  plugins: z.output<typeof Listed>[];
}

/** Reads `.claude-plugin/marketplace.json`; undefined when there is none that can be read. */
export function readMarketplace(root: string): Marketplace | undefined {
  const market = Market.safeParse(readJson(path.join(root, '.claude-plugin', 'marketplace.json')));
  if (!market.success) return undefined;
  const plugins = market.data.plugins.flatMap((each) => {
    const listed = Listed.safeParse(each);
    return listed.success ? [listed.data] : [];
  });
  return { name: market.data.name, plugins };
}

function serversIn(file: string): Record<string, PluginServer> {
  const value = readJson(file);
  const found = z.looseObject({ mcpServers: z.record(z.string(), Server) }).safeParse(value);
  if (found.success) return found.data.mcpServers;
  const bare = z.record(z.string(), Server).safeParse(value);
  return bare.success ? bare.data : {};
}

function readJson(file: string): unknown {
  try {
    if (fs.statSync(file).size > MOST) return undefined;
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The full path of something in a folder, when it is there and no symlink leads out of it. */
export function inside(root: string, name: string): string | undefined {
  try {
    const [real, full] = [fs.realpathSync(root), fs.realpathSync(path.resolve(root, name))];
    return within(real, full) === undefined ? undefined : full;
  } catch {
    return undefined;
  }
}
