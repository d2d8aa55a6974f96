import path from 'node:path';
import { parseArgs } from 'node:util';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { MOST_SHARDS, matrixOf, planShards, shardOf } from '../recipe/shard.js';
import { program } from '../run/program.js';
import { findTargets } from '../run/targets.js';
import type { Command } from './command.js';

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
  --shard I/N        print the targets of one shard as a JSON list: what \`galley run --shard I/N\` works on

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
    const { targets, odd } = await findTargets({
      recipe: word,
      workspace: path.resolve(door.cwd, values.workspace),
      cwd: door.cwd,
      program: program(),
      from: values['targets-from'],
      env: door.env,
    });
    if (odd > 0) door.err(`${odd} files are left out: their names are not plain text\n`);
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
