import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { type Recipe, takesTargets } from '../contract/recipe.js';
import { parseRecipe } from '../recipe/load.js';
import {
  MOST_SHARDS,
  matrixOf,
  planShards,
  readTargets,
  shardOf,
  type Target,
  targetsAmong,
} from '../recipe/shard.js';
import { Git } from '../service/git.js';
import type { Command, Door } from './command.js';
import { findRecipe } from './recipe.js';

const MOST_LIST_BYTES = 64 * 1024 * 1024;

/** `galley plan`: splits a recipe's targets into the jobs of a matrix. Reads the repository, runs nothing. */
export const plan: Command = {
  name: 'plan',
  about: 'split a recipe’s targets into the jobs of a matrix',
  help: `galley plan <recipe> [--shards N] [--targets-from FILE|GLOB] [--workspace DIR]
galley plan <recipe> --shard I/N [--targets-from FILE|GLOB] [--workspace DIR]

Prints one line of JSON for strategy.matrix: {"include":[{"shard":"1/8","count":12,"size":4096,"targets":[...]}, ...]},
the targets shared out so that each shard has about the same size. Where the targets are so many that they do not fit
into a job's output they are left out, and each job asks for its own with --shard. The same commit gives the same shards
in every job.

Targets are the files or folders of the commit that is checked out (HEAD) which match the recipe's \`targets\`, or what
--targets-from names: a file with one target a line (after a tab its size, if known), or a pattern of files.

  --shards N         how many at most, 1 to ${MOST_SHARDS}; default 16, never more than there are targets
  --shard I/N        print the targets of one shard as a JSON list: the value of the run's parameter \`targets\`

Exit code: 0, or 2 when the recipe or a target list cannot be used.
`,
  async run(door) {
    const { values, positionals } = parseArgs({
      args: door.argv,
      allowPositionals: true,
      options: {
        shards: { type: 'string', default: '16' },
        shard: { type: 'string' },
        'targets-from': { type: 'string' },
        workspace: { type: 'string', default: '.' },
      },
    });
    const [word, ...more] = positionals;
    if (!word || more.length > 0) throw new RunError('recipe', 'galley plan: name one recipe');
    const count = Number(values.shards);
    if (!/^\d+$/.test(values.shards) || count < 1 || count > MOST_SHARDS)
      throw new RunError('recipe', `galley plan: --shards ${values.shards}: it is 1 to ${MOST_SHARDS}`);
    const workspace = path.resolve(door.cwd, values.workspace);
    const recipe = readRecipe(word, door.cwd, workspace);
    const targets = await targetsOf(recipe, { door, workspace, from: values['targets-from'] });
    if (values.shard !== undefined) {
      door.out(`${JSON.stringify(shardOf(targets, values.shard))}\n`);
      return EXIT_CODE.done;
    }
    const matrix = matrixOf(planShards(targets, count));
    if (matrix.include[0] && !matrix.include[0].targets)
      door.err('The targets do not fit into a job’s output: each job asks for its own with --shard.\n');
    door.err(`${targets.length} targets in ${matrix.include.length} shards\n`);
    door.out(`${JSON.stringify(matrix)}\n`);
    return EXIT_CODE.done;
  },
};

function readRecipe(word: string, cwd: string, workspace: string): Recipe {
  const isPath = /[\\/]|\.(ya?ml|json)$/i.test(word);
  const full = isPath ? path.resolve(cwd, word) : findRecipe(word, workspace)?.full;
  if (!full || !fs.existsSync(full))
    throw new RunError('recipe', `there is no recipe ${word} (galley recipe list shows them)`);
  const recipe = parseRecipe(word, fs.readFileSync(full, 'utf8'));
  if (takesTargets(recipe.parameters)) return recipe;
  throw new RunError(
    'recipe',
    `${word} cannot be split: give it the parameter { key: targets, input_type: array } and say {{ params.targets }} in its prompt`,
  );
}

interface Source {
  door: Door;
  workspace: string;
  from: string | undefined;
}

async function targetsOf(recipe: Recipe, { door, workspace, from }: Source): Promise<Target[]> {
  const list = from === undefined ? undefined : path.resolve(door.cwd, from);
  const stat = list === undefined ? undefined : fs.statSync(list, { throwIfNoEntry: false });
  if (list && stat?.isFile()) {
    if (stat.size > MOST_LIST_BYTES)
      throw new RunError('recipe', `${from} is larger than ${MOST_LIST_BYTES} bytes`);
    return readTargets(fs.readFileSync(list, 'utf8'));
  }
  const targets = from === undefined ? recipe.targets : { files: [from] };
  if (!targets)
    throw new RunError('recipe', `${recipe.path} has no targets: write them into it, or give --targets-from`);
  const { files, odd } = await filesOf(workspace, door);
  if (odd > 0) door.err(`${odd} files are left out: their names are not plain text\n`);
  return targetsAmong(files, targets);
}

/** The plain files of HEAD with their sizes; names with control characters or odd bytes are counted only. */
async function filesOf(root: string, { env }: Door): Promise<{ files: Target[]; odd: number }> {
  const git = new Git({ root, env });
  if (!(await git.isRepository()) || !(await git.headSha()))
    throw new RunError(
      'recipe',
      `${root} has no commit whose files could be listed: give --targets-from FILE`,
    );
  const { stdout } = await git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', 'HEAD']);
  const files: Target[] = [];
  let odd = 0;
  for (const row of stdout.toString('utf8').split('\0')) {
    const [, size, name = ''] = /^100(?:644|755) blob [0-9a-f]+ +(\d+)\t([\s\S]+)$/.exec(row) ?? [];
    if (size === undefined) continue;
    if (/[\p{Cc}\u2028\u2029\ufffd]/u.test(name)) odd++;
    else files.push({ name, size: Number(size) });
  }
  return { files, odd };
}
