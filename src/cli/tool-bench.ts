import fs from 'node:fs';
import path from 'node:path';
import { narrowByRecipe } from '../config/effective.js';
import { loadConfig } from '../config/load.js';
import { RunError } from '../contract/error.js';
import { Mode, RecipeSchema } from '../contract/recipe.js';
import { makeSeal, type Seal } from '../policy/seal.js';
import { makeProvider } from '../provider/index.js';
import { readAs } from '../recipe/read.js';
import { type Built, makeBench } from '../run/bench.js';
import type { BenchScene } from '../run/bench-scene.js';
import { childEnv, configSecrets, runnerFiles, secretValues } from '../run/environment.js';
import { mcpSecrets } from '../run/mcp.js';
import { MEMORY_TOOLS } from '../run/memory.js';
import { placesOf, userConfig } from '../run/order-from.js';
import { withPlugins } from '../run/plugins.js';
import { program } from '../run/program.js';
import { apiUrlOf, originRepo } from '../run/resource-scene.js';
import { makeSelf } from '../run/self.js';
import { openWall } from '../run/wall.js';
import { Git } from '../service/git.js';
import { lazyGitHub } from '../service/github/client.js';
import { makeFetch } from '../service/http.js';
import { makeSend } from '../service/send.js';
import { readKeys } from '../service/settings/keys.js';
import type { Door } from './command.js';

/** What `galley tool` and `galley mcp` are told about where and how to work. */
export interface ToolPlace {
  workspace?: string | undefined;
  config?: string | undefined;
  mode?: string | undefined;
}

export interface ToolBenchOptions {
  /** A folder for spilled output. */
  scratch: string;
  tools: string[];
  /** Commands may be run: a wall is opened for them. */
  shell: boolean;
}

/** The bench of a run, with a recipe that decides nothing: for calls that are made one by one. */
export async function toolBench(
  door: Door,
  values: ToolPlace,
  { scratch, tools, shell }: ToolBenchOptions,
): Promise<{ built: Built; seal: Seal }> {
  const { env } = door;
  const places = {
    ...placesOf(env, path.resolve(door.cwd, values.workspace ?? '.'), program()),
    runnerFiles: runnerFiles(env),
  };
  const user = values.config === undefined ? userConfig(places.home) : configFile(door.cwd, values.config);
  const project = projectConfig(places.workspace);
  const loaded = loadConfig({ ...(user && { user }), ...(project && { project }), readAs });
  const plugins = await withPlugins(loaded.config, places.home);
  loaded.config = plugins.config;
  for (const text of plugins.notices) door.err(`${text}\n`);
  const stored = readKeys(places.home);
  const key = (variable: string): string | undefined => env[variable] || stored[variable];
  const secrets = [
    ...secretValues(env, loaded.config.secrets.env),
    ...configSecrets(loaded.config, key),
    ...mcpSecrets(loaded.config, key),
    ...Object.values(stored),
  ];
  const seal = makeSeal({ secrets });
  const mode = Mode.safeParse(values.mode ?? loaded.config.mode ?? 'edits');
  if (!mode.success)
    throw new RunError('recipe', `--mode ${values.mode}: it is one of ${Mode.options.join(', ')}`);
  const recipe = {
    ...RecipeSchema.parse({ title: 'one call', prompt: 'one call', mode: mode.data, tools }),
    name: 'tool',
    path: 'tool',
    origins: {},
  };
  // Nothing streams here: reminders are not compiled.
  const effective = { ...narrowByRecipe(loaded, recipe), ttsr: { ...loaded.config.ttsr, enabled: false } };
  const childVars = childEnv(env, loaded.config.tools.bash.env, secrets);
  const built: Built = makeBench({
    root: places.workspace,
    runDir: scratch,
    places,
    config: loaded.config,
    effective,
    childEnv: childVars,
    resources: resourcesHere(door, places.workspace),
    outside: {
      key,
      model: (model) =>
        makeProvider({
          model,
          config: loaded.config,
          keys: key,
          send: makeSend(env),
        }),
    },
    ...(shell && {
      sandbox: await openWall({
        root: places.workspace,
        runDir: scratch,
        places,
        config: loaded.config,
        childEnv: childVars,
      }),
    }),
    seal,
    tools,
    withhold: new Set([...effective.disabled, ...(loaded.config.memory.enabled ? [] : MEMORY_TOOLS)]),
    startedAt: Date.now(),
    notice: (text) => door.err(`${text}\n`),
    kit: {
      images: true,
      self: makeSelf({
        config: loaded.config,
        origin: loaded.origin,
        places,
        root: places.workspace,
        childEnv: childVars,
        key,
        seal,
        policy: () => built.policy,
        files: () => built.kit.files,
        status: () => ({ mode: mode.data, tools: [...built.tools.keys()].join(', ') }),
        models: () => Object.keys(loaded.config.models),
        context: () => [],
      }),
      stage: (staged) => door.err(`staged: ${JSON.stringify(staged)}\n`),
      record: () => {},
      checkOutput: () => undefined,
    },
  });
  return { built, seal };
}

/** Issues and pull requests with the token of the environment; a person reads for themselves, so nothing is left out. */
function resourcesHere({ env }: Door, workspace: string): NonNullable<BenchScene['resources']> {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN;
  const runs = path.join(workspace, '.galley', 'runs');
  if (!token) return { runs };
  const apiUrl = apiUrlOf((name) => env[name]);
  const [owner, name] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const git = new Git({ root: workspace, env });
  return {
    runs,
    github: {
      client: lazyGitHub({ token, apiUrl, fetch: makeFetch(env) }),
      apiUrl,
      repo: async () =>
        owner && name
          ? { owner, repo: name }
          : originRepo(git, env.GITHUB_SERVER_URL || 'https://github.com'),
    },
  };
}

function configFile(cwd: string, name: string): { path: string; text: string } {
  const file = path.resolve(cwd, name);
  try {
    return { path: name, text: fs.readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new RunError(
      'recipe',
      `--config ${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

function projectConfig(workspace: string): { path: string; text: string } | undefined {
  const file = path.join(workspace, '.galley', 'config.yml');
  return fs.existsSync(file)
    ? { path: '.galley/config.yml', text: fs.readFileSync(file, 'utf8') }
    : undefined;
}
