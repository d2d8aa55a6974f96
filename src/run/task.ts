import fs from 'node:fs';
import path from 'node:path';
import { type Effective, narrowByRecipe } from '../config/effective.js';
import { type Loaded, loadConfig, type Source } from '../config/load.js';
import type { ConfigInput } from '../contract/config.js';
import { RunError } from '../contract/error.js';
import type { Recipe } from '../contract/recipe.js';
import type { Trusted } from '../contract/trigger.js';
import { within } from '../contract/within.js';
import { eventFacts } from '../recipe/facts.js';
import { parseRecipe } from '../recipe/load.js';
import { matches } from '../recipe/match.js';
import { bindParams } from '../recipe/params.js';
import { readAs } from '../recipe/read.js';
import { resolveSubRecipes, type SubRecipe } from '../recipe/sub-recipe.js';
import { fill } from '../recipe/template.js';
import type { Git } from '../service/git.js';
import { whereabouts } from '../service/paths.js';
import { commandWord } from '../trigger/command-word.js';
import type { Order } from './order.js';
import { type Enabled, withPlugins } from './plugins.js';
import { commandIn } from './slash-command.js';

/** What is to be done and under which settings: recipe and config as the base commit has them. */
export interface Task {
  recipe: Recipe;
  loaded: Loaded;
  effective: Effective;
  /** Recipes that the agent may start. */
  subs: SubRecipe[];
  /** The command or skill that the recipe's own prompt calls, by its name. */
  command?: string | undefined;
  /** What enabled plugins bring for agents. */
  plugins: Pick<Enabled, 'skills' | 'agents' | 'hooks' | 'items'>;
}

/** Reads a file of the project as it may be trusted: at the base commit of an event, in the work tree of a local run. */
export type ReadTrusted = (name: string) => Promise<string | undefined>;

const MAX_SETTINGS_BYTES = 1024 * 1024;

export async function trustedReader(
  order: Order,
  trusted: Trusted,
  git: Git | undefined,
): Promise<ReadTrusted> {
  const { workspace } = order.places;
  if (trusted.baseSha === '') return async (name) => readInside(workspace, name);
  await needCommit(git, trusted.baseSha, workspace);
  return async (name) => {
    const bytes = await git?.fileAt(trusted.baseSha, name, MAX_SETTINGS_BYTES);
    return bytes?.toString('utf8');
  };
}

/** A shallow clone has not got the base commit. Without it nothing can be trusted, so there is no run. */
async function needCommit(git: Git | undefined, sha: string, workspace: string): Promise<void> {
  if (!git)
    throw new RunError('recipe', `${workspace} is not a git repository: check the repository out first.`);
  try {
    await git.fetchCommit(sha);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RunError(
      'recipe',
      `The base commit ${sha.slice(0, 12)}, at which recipe and configuration are read, is not in this clone and cannot be fetched: ${why}`,
      { cause },
    );
  }
}

/** A file of the workspace; a symlink that leads out of it is not read. */
function readInside(root: string, name: string): string | undefined {
  const file = whereabouts(root, name);
  if (within(root, file) === undefined) return undefined;
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MAX_SETTINGS_BYTES) return undefined;
  return fs.readFileSync(file, 'utf8');
}

export async function loadTask(
  order: Order,
  trusted: Trusted,
  read: ReadTrusted,
  runId: string,
): Promise<Task> {
  const source = await findRecipe(order, trusted, read);
  const written = parseRecipe(source.path, source.text);
  const answer = matches(written.on, trusted, (body, word) => commandWord(body, word) !== undefined);
  if (!answer.run)
    throw new RunError('unsupported-event', `${written.path} does not answer this event: ${answer.why}.`);
  const params = await bindParams(written, order.params, {
    readFile: (name) => readParam(order, read, name),
  });
  const recipe = fill(written, {
    params,
    run: { id: runId, attempt: trusted.run.attempt },
    event: eventFacts(trusted),
  });
  const loaded = await loadLayers(order, read);
  const plugins = await withPlugins(loaded.config, order.places.home);
  loaded.config = plugins.config;
  loaded.warnings.push(...plugins.notices);
  const effective = narrowByRecipe(loaded, recipe, order.model);
  const subs = await resolveSubRecipes(recipe, {
    read: (name) => readSub(order, trusted, read, name),
    maxDepth: loaded.config.agents.max_depth,
  });
  return { recipe, loaded, effective, subs, plugins, command: commandIn(written.prompt) };
}

/** A sub-recipe stands where its parent does: on disk for a local run, at the base commit, or among the shipped ones. */
async function readSub(
  { local, places }: Order,
  { baseSha }: Trusted,
  read: ReadTrusted,
  name: string,
): Promise<string | undefined> {
  if (path.isAbsolute(name)) return baseSha === '' || local ? readLocal(name) : undefined;
  const text = await read(name);
  if (text !== undefined || path.dirname(name) !== 'recipes') return text;
  const shipped = shippedRecipes(places.program).find((file) => path.basename(file) === path.basename(name));
  return shipped && readLocal(shipped);
}

/**
 * A path is read as it is (local) or at the base commit; a name is looked for in the repository's .galley/recipes, then
 * among the recipes that ship with Galley.
 */
async function findRecipe(order: Order, trusted: Trusted, read: ReadTrusted): Promise<Source> {
  const { recipe, places } = order;
  if (/[\\/]|\.(ya?ml|json)$/i.test(recipe)) {
    const text = trusted.baseSha === '' || order.local ? readLocal(recipe) : await read(recipe);
    if (text !== undefined) return { path: recipe, text };
    const where = trusted.baseSha ? `at the base commit ${trusted.baseSha.slice(0, 12)}` : 'here';
    throw new RunError('recipe', `There is no recipe ${recipe} ${where}.`);
  }
  for (const name of [`.galley/recipes/${recipe}.yml`, `.galley/recipes/${recipe}.yaml`]) {
    const text = await read(name);
    if (text !== undefined) return { path: name, text };
  }
  const shipped = shippedRecipes(places.program);
  const file = shipped.find((each) => path.basename(each, '.yml') === recipe);
  if (file) return { path: `recipes/${path.basename(file)}`, text: fs.readFileSync(file, 'utf8') };
  const names = shipped.map((each) => path.basename(each, '.yml'));
  throw new RunError(
    'recipe',
    `There is no recipe "${recipe}": not in .galley/recipes, and Galley ships ${names.join(', ')}.`,
  );
}

function readLocal(name: string): string | undefined {
  const stat = fs.statSync(name, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile()) throw new RunError('recipe', `${name} is not a file.`);
  if (stat.size > MAX_SETTINGS_BYTES)
    throw new RunError('recipe', `${name} is larger than ${MAX_SETTINGS_BYTES} bytes.`);
  return fs.readFileSync(name, 'utf8');
}

/** Paths of the recipes that ship with Galley, sorted: beside the bundle, or in the source tree. */
export function shippedRecipes(program: string): string[] {
  const folder = [path.join(program, 'assets', 'recipes'), path.join(program, '..', 'recipes')].find((each) =>
    fs.existsSync(each),
  );
  if (!folder) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** A file parameter's content: the person's own file in a local run, else the file at the base commit. */
async function readParam(order: Order, read: ReadTrusted, name: string): Promise<string> {
  const text = order.local ? readLocal(name) : await read(name);
  if (text === undefined) throw new RunError('recipe', `there is no file ${name}`);
  return text;
}

async function loadLayers(order: Order, read: ReadTrusted): Promise<Loaded> {
  const names = ['.galley/config.yml', '.galley/config.yaml'];
  let project: Source | undefined;
  for (const name of names) {
    const text = await read(name);
    if (text !== undefined) project ??= { path: name, text };
  }
  const overrides: ConfigInput = { ...(order.mode && { mode: order.mode }), limits: order.limits };
  return loadConfig({
    ...(order.userConfig && { user: order.userConfig }),
    ...(project && { project }),
    overrides,
    readAs,
  });
}
