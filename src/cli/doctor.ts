import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadConfig } from '../config/load.js';
import { DEFAULT_MODELS, NO_MODEL } from '../provider/index.js';
import { readAs } from '../recipe/read.js';
import { galleyHome, userConfig } from '../run/order-from.js';
import { program } from '../run/program.js';
import { shippedRecipes } from '../run/task.js';
import { type KnownServer, SERVERS } from '../service/lsp/servers.js';
import { onPath, withoutWorkspace } from '../service/on-path.js';
import { probeSandbox } from '../service/sandbox.js';
import { VERSION } from '../version.js';
import type { Command, Door } from './command.js';

const HELP = `Usage: galley doctor

Says what Galley finds on this machine, what is missing, and how to get it. Exit 1 when something it cannot do without
is missing (git, a supported Node).`;

interface Found {
  name: string;
  state: 'ok' | 'missing' | 'note';
  say: string;
}

/** Programs beside Galley: needed ones first. */
const PROGRAMS: { name: string; args: string[]; needed: boolean; how: string }[] = [
  { name: 'git', args: ['--version'], needed: true, how: 'install git (Debian: apt-get install git)' },
  { name: 'bash', args: ['--version'], needed: false, how: 'commands run in /bin/sh without it' },
  {
    name: 'dev-browser',
    args: ['--version'],
    needed: false,
    how: 'the browser tool: npm install -g dev-browser && dev-browser install',
  },
];

export const doctor: Command = {
  name: 'doctor',
  about: 'say what is missing here and how to get it',
  help: HELP,
  async run(door) {
    const found = [
      node(),
      ...(await Promise.all([...PROGRAMS.map((each) => look(each, door)), sandbox(door)])),
      ...(await servers(door)),
      ...keys(door),
      search(door),
      vision(door),
      ...files(door),
    ];
    for (const { state, name, say } of found) door.out(`${MARK[state]} ${name.padEnd(WIDTH)} ${say}\n`);
    const isFine = found.every(({ state }) => state !== 'missing');
    door.out(`\nGalley ${VERSION}: ${isFine ? 'ready' : 'not ready'}. Try: galley demo\n`);
    return isFine ? 0 : 1;
  },
};

const WIDTH = 26;
const MARK = { ok: 'ok     ', missing: 'MISSING', note: 'note   ' } as const;

function node(): Found {
  const major = Number(process.versions.node.split('.')[0]);
  return {
    name: 'node',
    state: major >= 20 ? 'ok' : 'missing',
    say: `${process.version}${major >= 20 ? '' : ': 20 or later is needed'}`,
  };
}

async function look({ name, args, needed, how }: (typeof PROGRAMS)[number], door: Door): Promise<Found> {
  const say = await answers(name, args, places(door));
  if (say !== undefined) return { name, state: 'ok', say };
  return { name, state: needed ? 'missing' : 'note', say: `not found: ${how}` };
}

/** The first line that a program says; undefined when it does not start or fails. */
async function answers(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(file, args, { env, timeout: 5_000 });
    return stdout.split('\n')[0] ?? '';
  } catch {
    return undefined;
  }
}

/** Where a run in this folder looks for programs: not in the folder itself. */
function places({ env, cwd }: Door): Record<string, string> {
  return withoutWorkspace(cwd, { PATH: env.PATH ?? '' });
}

/** Builds the wall that commands of a run here would stand behind, and says whether it stands. */
async function sandbox({ env, cwd }: Door): Promise<Found> {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-doctor-'));
  try {
    const { PATH = '', HOME = os.homedir() } = env;
    const root = fs.realpathSync(cwd);
    const { ok, say } = await probeSandbox({ mode: 'auto', root, temp, network: false, env: { PATH, HOME } });
    return { name: 'sandbox', state: ok ? 'ok' : 'note', say: ok ? say : `commands run without one: ${say}` };
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}

function keys({ env }: Door): Found[] {
  const set = DEFAULT_MODELS.filter(({ keyEnv }) => env[keyEnv]);
  const model = set[0]?.model;
  return [
    {
      name: 'model',
      state: model ? 'ok' : 'note',
      say: model
        ? `${model} (its key is set)`
        : `no key of ${DEFAULT_MODELS.map(({ keyEnv }) => keyEnv).join(', ')} is set: runs use ${NO_MODEL}, which reviews without a model`,
    },
    {
      name: 'github',
      state: env.GITHUB_TOKEN || env.GH_TOKEN ? 'ok' : 'note',
      say:
        env.GITHUB_TOKEN || env.GH_TOKEN
          ? 'a token is set'
          : 'no GITHUB_TOKEN: nothing can be posted, and private repositories cannot be read',
    },
  ];
}

/** Language servers, for runs whose config has `lsp.enabled`. */
function servers(door: Door): Promise<Found[]> {
  const env = { ...places(door), HOME: door.env.HOME ?? os.homedir() };
  const find = async ([name, { command, install, version }]: [string, KnownServer]): Promise<Found> => {
    const file = onPath(command, env);
    const own = file ?? onPath(command, { PATH: door.env.PATH ?? '' });
    const missing = own ? `${own} is not started: it lies in the workspace` : 'not found';
    if (!file) return { name, state: 'note', say: `${missing} (${install})` };
    const starts = !version || (await answers(file, version, env)) !== undefined;
    return starts
      ? { name, state: 'ok', say: file }
      : { name, state: 'note', say: `${file} does not start (${install})` };
  };
  return Promise.all(Object.entries(SERVERS).map(find));
}

function search({ env }: Door): Found {
  const isSet = Boolean(env.EXA_API_KEY?.trim());
  const say = isSet ? 'EXA_API_KEY is set' : 'no EXA_API_KEY: web_search and code_search are not offered';
  return { name: 'web search', state: isSet ? 'ok' : 'note', say };
}

/** What `view_image` asks, by the user's own config. */
function vision({ env }: Door): Found {
  const user = userConfig(galleyHome(env));
  try {
    const { config } = loadConfig({ ...(user && { user }), readAs });
    const own = config.tools.view_image.vision_model;
    const model = own ? `${own.provider}/${own.model}` : config.vision_model;
    const say = model ?? 'no tools.view_image.vision_model: view_image is not offered';
    return { name: 'vision model', state: model ? 'ok' : 'note', say };
  } catch (error) {
    return { name: 'vision model', state: 'note', say: `unknown: ${(error as Error).message}` };
  }
}

function files({ env }: Door): Found[] {
  const home = galleyHome(env);
  const config = userConfig(home);
  return [
    { name: 'config', state: 'note', say: config ? config.path : `no config.yml in ${home} (that is fine)` },
    {
      name: 'recipes',
      state: 'ok',
      say: `${shippedRecipes(program()).length} ship with Galley: galley recipe list`,
    },
  ];
}
