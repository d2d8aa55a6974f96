import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dispatch } from '../agent/dispatch.js';
import { Transcript } from '../agent/transcript.js';
import { narrowByRecipe } from '../config/effective.js';
import { loadConfig } from '../config/load.js';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import { Mode, RecipeSchema } from '../contract/recipe.js';
import { makeSeal } from '../policy/seal.js';
import { makeProvider } from '../provider/index.js';
import { readAs } from '../recipe/read.js';
import { agentBench, type BenchScene, makeBench } from '../run/bench.js';
import { childEnv, runnerFiles, secretValues } from '../run/environment.js';
import { placesOf, userConfig } from '../run/order-from.js';
import { program } from '../run/program.js';
import { apiUrlOf, originRepo } from '../run/resource-scene.js';
import { openWall } from '../run/wall.js';
import { Git } from '../service/git.js';
import { lazyGitHub } from '../service/github/client.js';
import { makeFetch } from '../service/http.js';
import { allTools } from '../tool/index.js';
import type { Command, Door } from './command.js';

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
  const { built, transcript } = await benchFor(door, name, values, scratch, lines);
  const memory = path.join(scratch, 'session.json');
  if (values.session !== undefined && fs.existsSync(memory))
    built.kit.files.load(JSON.parse(fs.readFileSync(memory, 'utf8')));
  try {
    const call = { type: 'call' as const, id: 'call-1', name, args: argsOf(json) };
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

/** The bench of a run, with a recipe that offers everything and decides nothing. */
async function benchFor(door: Door, name: string, values: Values, scratch: string, lines: Line[]) {
  const { env } = door;
  const places = {
    ...placesOf(env, path.resolve(door.cwd, values.workspace ?? '.'), program()),
    runnerFiles: runnerFiles(env),
  };
  const secrets = secretValues(env);
  const seal = makeSeal({ secrets });
  const transcript = new Transcript({
    agent: 'main',
    seal,
    write: () => {},
    tell: (seen) => void ('seq' in seen && lines.push(seen)),
  });
  const user = values.config === undefined ? userConfig(places.home) : configFile(door.cwd, values.config);
  const project = projectConfig(places.workspace);
  const loaded = loadConfig({ ...(user && { user }), ...(project && { project }), readAs });
  const mode = Mode.safeParse(values.mode ?? loaded.config.mode ?? 'edits');
  if (!mode.success)
    throw new RunError('recipe', `--mode ${values.mode}: it is one of ${Mode.options.join(', ')}`);
  const recipe = {
    ...RecipeSchema.parse({ title: 'one call', prompt: name, mode: mode.data, tools: ['all'] }),
    name: 'tool',
    path: 'tool',
    origins: {},
  };
  // Nothing streams here: reminders are not compiled.
  const effective = { ...narrowByRecipe(loaded, recipe), ttsr: { ...loaded.config.ttsr, enabled: false } };
  const childVars = childEnv(env, loaded.config.tools.bash.env, secrets);
  const built = makeBench({
    root: places.workspace,
    runDir: scratch,
    places,
    config: loaded.config,
    effective,
    childEnv: childVars,
    resources: resourcesHere(door, places.workspace),
    outside: {
      key: (variable) => env[variable],
      model: (model) =>
        makeProvider({
          model,
          config: loaded.config,
          keys: (variable) => env[variable],
          fetch: makeFetch(env),
        }),
    },
    ...(name === 'bash' && {
      sandbox: await openWall({
        root: places.workspace,
        runDir: scratch,
        places,
        config: loaded.config,
        childEnv: childVars,
      }),
    }),
    seal,
    tools: ['all'],
    withhold: new Set(effective.disabled),
    startedAt: Date.now(),
    notice: (text) => door.err(`${text}\n`),
    kit: {
      images: true,
      stage: (staged) => door.err(`staged: ${JSON.stringify(staged)}\n`),
      record: () => {},
      checkOutput: () => undefined,
    },
  });
  return { built, transcript };
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
