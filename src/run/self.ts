import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { loadConfig } from '../config/load.js';
import { type Config, ConfigSchema } from '../contract/config.js';
import { RunError, ToolError } from '../contract/error.js';
import type { ContextItem } from '../contract/event.js';
import { VENDORS } from '../provider/index.js';
import { readAs } from '../recipe/read.js';
import { runsCode } from '../service/plugins/manifest.js';
import { Plugins } from '../service/plugins.js';
import { Settings } from '../service/settings.js';
import type { Change, Self, Show } from '../tool/self.js';
import { VERSION } from '../version.js';
import { guardOf } from './judge.js';
import { changer } from './self-change.js';
import type { SelfScene } from './self-scene.js';

/** Galley as its own tools see it: settings and state without a key, and changes that hold from the next run on. */
export function makeSelf(scene: SelfScene): Self {
  const { config, places, policy, frozen } = scene;
  const plugins = new Plugins({
    home: places.home,
    marketplaces: config.plugins.marketplaces,
    guard: guardOf(policy, 'net'),
    env: scene.childEnv,
  });
  const settings = (): Settings =>
    new Settings({
      home: places.home,
      files: scene.files(),
      guard: guardOf(policy),
      check: (file, text) => mustLoad(places.home, file, text),
      ...(frozen !== undefined && { frozen }),
    });
  const shows: Record<Show, () => string> = {
    config: () => stringify(masked(config), { lineWidth: 0 }),
    reference,
    models: () => modelsText(scene),
    status: () => lines(statusOf(scene)),
    context: () => contextText(scene.context()),
    plugins: () => pluginsText(config, plugins),
  };
  const change: (change: Change) => Promise<string> = changer({ scene, plugins, settings });
  return {
    show: async (what) => scene.seal(shows[what]()),
    async useModel(name) {
      if (!scene.models().includes(name))
        throw new ToolError(`${name} is none of this run's models: ${scene.models().join(', ')}.`);
      if (!scene.use) throw new ToolError('No model is asked here, so none can be changed.');
      scene.use(name);
      return name;
    },
    async configure(wanted) {
      try {
        return await change(wanted);
      } catch (error) {
        // What a configuration may not say is told to whoever tried it; it does not end the run.
        if (error instanceof RunError && error.outcome !== 'policy')
          throw new ToolError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** A text that does not load, or a project's that asks for what it may not have, is refused. */
function mustLoad(home: string, file: 'user' | 'project', text: string): void {
  const own = ['config.yml', 'config.yaml']
    .map((name) => path.join(home, name))
    .find((name) => fs.existsSync(name));
  const user = own === undefined ? undefined : { path: own, text: fs.readFileSync(own, 'utf8') };
  if (file === 'user') {
    loadConfig({ user: { path: own ?? path.join(home, 'config.yml'), text }, readAs });
    return;
  }
  const project = { path: '.galley/config.yml', text };
  const { warnings } = loadConfig({ ...(user && { user }), project, readAs });
  if (warnings.length > 0) throw new ToolError(`Nothing was changed: ${warnings.join('; ')}.`);
}

/** Values that may be credentials are not shown; names of variables are. */
const HIDDEN_MAPS = new Set(['headers', 'env', 'query']);

function masked(value: unknown, inside = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each));
  if (typeof value !== 'object' || value === null)
    return HIDDEN_MAPS.has(inside) && typeof value === 'string' && !/^\$\{\w+\}$/.test(value) ? '***' : value;
  const hides = HIDDEN_MAPS.has(inside);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, masked(each, hides ? inside : key)]),
  );
}

/** Every key of the schema with its kind and default. */
function reference(): string {
  const schema = z.toJSONSchema(ConfigSchema, { io: 'input', unrepresentable: 'any' }) as Node;
  return keysOf(schema, '').join('\n');
}

interface Node {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  default?: unknown;
  description?: string;
}

function keysOf(node: Node, at: string): string[] {
  const { properties, additionalProperties } = node;
  if (properties)
    return Object.entries(properties).flatMap(([name, child]) =>
      keysOf(child, at === '' ? name : `${at}.${name}`),
    );
  if (typeof additionalProperties === 'object' && additionalProperties.properties)
    return keysOf(additionalProperties, `${at}.<name>`);
  const kind = node.enum ? node.enum.join(' | ') : [node.type ?? 'any'].flat().join(' | ');
  const otherwise = node.default === undefined ? '' : `, default ${JSON.stringify(node.default)}`;
  return [`${at}: ${kind}${otherwise}${node.description ? ` (${node.description})` : ''}`];
}

function modelsText({ config, models, key }: SelfScene): string {
  const [active, ...others] = models();
  const vendors = Object.entries(VENDORS).map(([name, { keyEnv }]) => [name, keyEnv] as const);
  const own = Object.entries(config.providers).map(
    ([name, { api_key_env }]) => [name, api_key_env ?? ''] as const,
  );
  const rows = [...vendors, ...own].map(([name, variable]) => {
    if (variable === '') return `- ${name}/NAME: needs no key`;
    return `- ${name}/NAME: ${variable} is ${key(variable)?.trim() ? 'set' : 'not set'}`;
  });
  return [
    `active: ${active ?? 'none'}`,
    ...(others.length > 0 ? [`use_model takes: ${others.join(', ')}`] : []),
    'providers:',
    ...rows,
  ].join('\n');
}

function statusOf({ config, places, root, status }: SelfScene): Record<string, string> {
  return {
    galley: VERSION,
    workspace: root,
    home: places.home,
    ...status(),
    'MCP servers': Object.keys(config.mcp).join(', ') || 'none',
    plugins: config.plugins.enabled.join(', ') || 'none enabled',
  };
}

const lines = (facts: Record<string, string>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function contextText(items: readonly ContextItem[]): string {
  if (items.length === 0) return 'Nothing stands in the context beside the conversation.';
  return items
    .map(
      ({ kind, name, from, bytes, state, why }) =>
        `${state} ${kind} ${name} (${from}, ${bytes} bytes)${why ? `: ${why}` : ''}`,
    )
    .join('\n');
}

function pluginsText({ plugins: { enabled, marketplaces } }: Config, plugins: Plugins): string {
  const rows = plugins.installed().map((each) => {
    const state = enabled.includes(each.id) ? 'enabled' : 'disabled';
    const code = runsCode(each) ? ', runs code' : '';
    return `- ${each.id} ${each.version} (${state}${code}): ${each.description}`;
  });
  const markets = Object.entries(marketplaces).map(([name, source]) => {
    const offers =
      plugins
        .marketplace(name)
        ?.plugins.map((each) => each.name)
        .join(', ') ?? 'cannot be read';
    return `- ${name} (${source}): ${offers}`;
  });
  return [
    'plugins:',
    ...(rows.length > 0 ? rows : ['none']),
    'marketplaces:',
    ...(markets.length > 0 ? markets : ['none']),
  ].join('\n');
}
