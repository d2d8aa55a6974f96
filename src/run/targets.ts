import fs from 'node:fs';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import { type Recipe, takesTargets } from '../contract/recipe.js';
import { nameOf, parseRecipe } from '../recipe/load.js';
import { readTargets, shardOf, type Target, targetsAmong } from '../recipe/shard.js';
import { Git } from '../service/git.js';
import { shippedRecipes } from './task.js';

const MOST_LIST_BYTES = 64 * 1024 * 1024;

/** Which targets are meant: of which recipe, in which repository, and where else they are listed. */
export interface TargetQuestion {
  /** Name or path of the recipe. */
  recipe: string;
  workspace: string;
  /** Folder that relative paths start from. */
  cwd: string;
  /** dist/ of this program, where shipped recipes are. */
  program: string;
  /** Instead of the recipe's targets: a file that lists them, or a pattern of files. */
  from?: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

/** Reads a recipe that can be split, and its targets among the files of HEAD. `odd` counts files with names no job can be given. */
export async function findTargets(question: TargetQuestion): Promise<{ targets: Target[]; odd: number }> {
  const { cwd, workspace, from, env } = question;
  const recipe = readSplittable(question);
  const list = from === undefined ? undefined : path.resolve(cwd, from);
  const stat = list === undefined ? undefined : fs.statSync(list, { throwIfNoEntry: false });
  if (list && stat?.isFile()) {
    if (stat.size > MOST_LIST_BYTES)
      throw new RunError('recipe', `${from} is larger than ${MOST_LIST_BYTES} bytes`);
    return { targets: readTargets(fs.readFileSync(list, 'utf8')), odd: 0 };
  }
  const wanted = from === undefined ? recipe.targets : { files: [from] };
  if (!wanted)
    throw new RunError(
      'recipe',
      `${recipe.path} has no targets: write them into it, or say where they are listed`,
    );
  if ('repositories' in wanted && wanted.repositories)
    return { targets: wanted.repositories.map((name) => ({ name, size: 1 })), odd: 0 };
  const git = new Git({ root: workspace, env });
  if (!(await git.isRepository()) || !(await git.headSha()))
    throw new RunError(
      'recipe',
      `${workspace} has no commit whose files could be listed: name a file that lists the targets`,
    );
  if ('search' in wanted && wanted.search) return search(git, wanted.search);
  const { files, odd } = await filesOf(git);
  return { targets: targetsAmong(files, wanted), odd };
}

/** The share of one job (`3/8`) as the value of the run's parameter \`targets\`. */
export async function shardParam(shard: string, question: TargetQuestion): Promise<{ targets: string }> {
  const { targets } = await findTargets(question);
  return { targets: JSON.stringify(shardOf(targets, shard)) };
}

function readSplittable({ recipe: word, cwd, workspace, program }: TargetQuestion): Recipe {
  const isPath = /[\\/]|\.(ya?ml|json)$/i.test(word);
  const inside = [`.galley/recipes/${word}.yml`, `.galley/recipes/${word}.yaml`].map((name) =>
    path.join(workspace, name),
  );
  const full = isPath
    ? path.resolve(cwd, word)
    : [...inside, ...shippedRecipes(program)].find((file) => nameOf(file) === word && fs.existsSync(file));
  if (!full || !fs.existsSync(full))
    throw new RunError('recipe', `there is no recipe ${word} (galley recipe list shows them)`);
  const recipe = parseRecipe(word, fs.readFileSync(full, 'utf8'));
  if (takesTargets(recipe.parameters)) return recipe;
  throw new RunError(
    'recipe',
    `${word} cannot be split: give it the parameter { key: targets, input_type: array } and say {{ params.targets }} in its prompt`,
  );
}

const isOdd = (name: string): boolean => /[\p{Cc}\u2028\u2029\ufffd]/u.test(name);

/** The plain files of HEAD with their sizes; names with control characters or odd bytes are counted only. */
async function filesOf(git: Git): Promise<{ files: Target[]; odd: number }> {
  const { stdout } = await git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', 'HEAD']);
  const files: Target[] = [];
  let odd = 0;
  for (const row of stdout.toString('utf8').split('\0')) {
    const [, size, name = ''] = /^100(?:644|755) blob [0-9a-f]+ +(\d+)\t([\s\S]+)$/.exec(row) ?? [];
    if (size === undefined) continue;
    if (isOdd(name)) odd++;
    else files.push({ name, size: Number(size) });
  }
  return { files, odd };
}

/** Every file of HEAD with a hit (POSIX extended regular expression); its size is the number of lines that match. */
async function search(
  git: Git,
  { pattern, files = ['**'] }: { pattern: string; files?: string[] | undefined },
): Promise<{ targets: Target[]; odd: number }> {
  const args = ['grep', '-I', '-c', '-z', '-E', '-e', pattern, 'HEAD'];
  const { stdout } = await git.run(args, { codes: [1] });
  const text = stdout.toString('utf8');
  const hits: Target[] = [];
  let odd = 0;
  for (const [, name = '', count] of text.matchAll(/HEAD:([^\0]+)\0(\d+)\n/g)) {
    if (isOdd(name)) odd++;
    else hits.push({ name, size: Number(count) });
  }
  return { targets: targetsAmong(hits, { files }), odd };
}
