import type { Config } from '../contract/config.js';
import type { ContextItem } from '../contract/event.js';
import { commandTree } from '../service/plugins/commands.js';
import type { PluginHook } from '../service/plugins/hook-file.js';
import type { PluginServer } from '../service/plugins/manifest.js';
import { Plugins } from '../service/plugins.js';
import type { SkillSource } from '../service/skills.js';
import { diskTree } from '../service/tree.js';

/** The config with what plugins bring, and their folders for agents. */
export interface Enabled {
  config: Config;
  notices: string[];
  skills: SkillSource[];
  agents: SkillSource[];
  hooks: PluginHook[];
  /** The plugins themselves, for people. */
  items: ContextItem[];
}

/**
 * What the plugins that the user's config enables bring: skills, slash commands (as skills), agent types, hooks around tool
 * calls, and MCP servers as if the config named them (`<plugin>-<server>`).
 */
export async function withPlugins(config: Config, home: string): Promise<Enabled> {
  const { enabled, marketplaces } = config.plugins;
  const found: Enabled = { config, notices: [], skills: [], agents: [], hooks: [], items: [] };
  if (enabled.length === 0) return found;
  const plugins = new Plugins({ home, marketplaces, guard: () => {}, env: {} });
  const servers: Config['mcp'] = {};
  for (const id of enabled) {
    const plugin = plugins.find(id);
    if (!plugin) {
      found.notices.push(`The plugin ${id} is enabled and not installed.`);
      found.items.push(itemOf(id, 'is enabled and not installed'));
      continue;
    }
    const { name, root, skills, agents, hooks, commands } = plugin;
    found.items.push(itemOf(id, undefined, plugin.version));
    const [skillTree, agentTree, commandFiles] = await Promise.all(
      [skills, agents, commands].map((folder) => folder && diskTree(folder, `plugin ${id}`)),
    );
    if (skillTree) found.skills.push({ tree: skillTree, prefix: name });
    if (commandFiles) found.skills.push({ tree: await commandTree(commandFiles), prefix: name });
    if (agentTree) found.agents.push({ tree: agentTree, prefix: name });
    for (const [server, settings] of Object.entries(plugin.servers))
      servers[`${name}-${server}`.toLowerCase().replace(/[^a-z0-9_-]/g, '-')] = serverOf(settings, root);
    found.hooks.push(...hooks.hooks);
    if (hooks.unused.length > 0)
      found.notices.push(`Hooks of the plugin ${id} that are not run: ${hooks.unused.join(', ')}.`);
  }
  return { ...found, config: { ...config, mcp: { ...servers, ...config.mcp } } };
}

function itemOf(name: string, why?: string, version = ''): ContextItem {
  const from = version === '' ? "the user's config" : `version ${version}`;
  return { kind: 'plugin', name, from, bytes: 0, state: why ? 'skipped' : 'listed', ...(why && { why }) };
}

function serverOf({ command, args, env, url, headers }: PluginServer, root: string): Config['mcp'][string] {
  const fill = (text: string): string => text.replace(/\$\{CLAUDE_PLUGIN_ROOT\}/g, () => root);
  const each = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fill(value)]));
  return {
    ...(command !== undefined && { command: fill(command) }),
    args: args.map(fill),
    env: { ...each(env), ...(command !== undefined && { CLAUDE_PLUGIN_ROOT: root }) },
    ...(url !== undefined && { url: fill(url) }),
    headers: each(headers),
    variables: [],
    prefix: true,
    required: false,
    timeout_seconds: 60,
  };
}
