import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RunError } from '../contract/error.js';
import { childEnv, secretValues } from '../run/environment.js';
import { type Case, readCases } from '../run/evaluate/case.js';
import { evaluate, type Lab, type Score, soundness, type Trial } from '../run/evaluate.js';
import type { Command, Door } from './command.js';
import { scoreTable } from './eval-table.js';
import { run } from './run.js';

const HELP = `Usage: galley eval <dir> [options]

Runs every case below a folder (a folder with a case.yml is a case: a repository at a commit, a recipe, what must hold
after the run) and shows side by side what passed, what it cost and how long it took. What counts is the run's patch on a
clean tree, under checks the agent never saw.

  --model P/NAME        the model to try (repeat to compare several)
  --replay              play each case's own recording instead of a model
  --repeat N            run each case so many times (default 1): models differ from run to run
  --jobs N              runs at the same time (default 2)
  --only ID             only this case (repeat)
  --check               no model: say whether each case fails as it is and passes with its solution
  --predictions FILE    write one JSON line a run: instance_id, model_name_or_path, model_patch (SWE-bench's format)
  --output FORMAT       text (default) or json

Exit code: 0 when every run passed, 1 when one did not, 2 when there is nothing to run.`;

const OPTIONS = {
  model: { type: 'string', multiple: true },
  replay: { type: 'boolean', default: false },
  repeat: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '2' },
  only: { type: 'string', multiple: true },
  check: { type: 'boolean', default: false },
  predictions: { type: 'string' },
  output: { type: 'string', default: 'text' },
} as const;

/** `galley eval`: how well a model does a recipe's work, on cases of one's own. */
export const evalCases: Command = {
  name: 'eval',
  about: 'run recipes on cases and say what passed, what it cost and how long it took',
  help: HELP,
  async run(door) {
    const { values, positionals } = parseArgs({ args: door.argv, options: OPTIONS, allowPositionals: true });
    const [where, ...more] = positionals;
    if (!where || more.length > 0) throw new RunError('recipe', 'galley eval: name one folder of cases');
    if (values.output !== 'text' && values.output !== 'json')
      throw new RunError('recipe', `--output ${values.output}: it is text or json`);
    const cases = pick(readCases(path.resolve(door.cwd, where)), values.only);
    const lab = labOf(door, count('jobs', values.jobs));
    if (values.check) return tellSound(door, cases, lab);
    const trials = trialsOf(cases, values);
    const scores = await evaluate(trials, lab);
    if (values.predictions !== undefined)
      fs.writeFileSync(path.resolve(door.cwd, values.predictions), predictions(scores));
    if (values.output === 'json') door.out(`${JSON.stringify(scores, null, 2)}\n`);
    else door.out(scoreTable(scores));
    return scores.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
  },
};

function pick(cases: Case[], only: string[] | undefined): Case[] {
  if (!only) return cases;
  const missing = only.filter((id) => !cases.some((each) => each.id === id));
  if (missing.length > 0)
    throw new RunError(
      'recipe',
      `there is no case ${missing.join(', ')}; there are ${cases.map(({ id }) => id).join(', ')}`,
    );
  return cases.filter(({ id }) => only.includes(id));
}

function trialsOf(
  cases: readonly Case[],
  values: { model?: string[]; replay: boolean; repeat: string },
): Trial[] {
  const times = count('repeat', values.repeat);
  const models = values.model ?? [];
  if (!values.replay && models.length === 0)
    throw new RunError(
      'recipe',
      'galley eval: name a model with --model, or play the recordings with --replay',
    );
  const recorded = values.replay ? cases.map((each) => ({ each, model: `replay/${recordingOf(each)}` })) : [];
  const asked = models.flatMap((model) => cases.map((each) => ({ each, model })));
  return Array.from({ length: times }, () => [...recorded, ...asked]).flat();
}

function recordingOf({ id, dir, cassette }: Case): string {
  if (cassette === undefined) throw new RunError('recipe', `case ${id} has no recording`);
  return path.join(dir, cassette);
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new RunError('recipe', `--${name} ${text}: it must be a number above 0`);
  return Number(text);
}

function labOf(door: Door, jobs: number): Lab {
  const secrets = secretValues(door.env);
  return {
    env: childEnv(door.env, [], secrets),
    signal: door.signal,
    jobs,
    folder: () => fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-eval-'))),
    told: ({ id, model, wrong }) =>
      door.err(`${wrong.length === 0 ? 'passed' : 'failed'}  ${id}  ${shortModel(model)}\n`),
    run: async (argv, cwd) => {
      let text = '';
      const out = (more: string): void => {
        text += more;
      };
      const { ask: _, ...rest } = door;
      await run.run({ ...rest, cwd, out, argv: [...argv, '--output', 'json'] });
      return (JSON.parse(text) as { run_dir: string }).run_dir;
    },
  };
}

function shortModel(model: string): string {
  return model.startsWith('replay/') ? 'replay' : model;
}

async function tellSound(door: Door, cases: readonly Case[], lab: Lab): Promise<number> {
  let isSound = true;
  for (const each of cases) {
    const wrong = await soundness(each, lab);
    isSound &&= wrong.length === 0;
    door.out(
      `${wrong.length === 0 ? 'sound' : 'wrong'}  ${each.id}${wrong.map((text) => `\n       ${text}`).join('')}\n`,
    );
  }
  return isSound ? 0 : 1;
}

function predictions(scores: readonly Score[]): string {
  return scores
    .map(({ id, model, patch }) =>
      JSON.stringify({ instance_id: id, model_name_or_path: shortModel(model), model_patch: patch }),
    )
    .map((row) => `${row}\n`)
    .join('');
}
