import fs from 'node:fs';
import path from 'node:path';
import { type ResultFile, RUN_FILES } from '../contract/result.js';
import type { Case } from './evaluate/case.js';
import { checkPatch, type Yard } from './evaluate/checks.js';
import { unmet } from './evaluate/expect.js';
import { copyInto, layOut } from './evaluate/ground.js';
import { linesIn } from './line-file.js';

/** One run of one case with one model, and what came of it. */
export interface Score {
  id: string;
  model: string;
  /** Empty = passed. */
  wrong: string[];
  outcome: string;
  turns: number;
  tokens: number;
  usd: number;
  ms: number;
  patch: string;
}

export interface Trial {
  each: Case;
  model: string;
}

export interface Lab extends Omit<Yard, 'temp'> {
  /** Runs a recipe; answers with its run directory. Given by the door: it is the command `galley run`. */
  run(argv: string[], cwd: string): Promise<string>;
  /** Makes a new folder of its own. */
  folder(): string;
  /** How many runs go on at the same time. */
  jobs: number;
  told(score: Score): void;
}

/** Runs every trial, some side by side, and scores each: by its checks on a clean tree, and by what the case expects. */
export async function evaluate(trials: readonly Trial[], lab: Lab): Promise<Score[]> {
  const scores: Score[] = [];
  const queue = [...trials.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      lab.signal.throwIfAborted();
      const [at, trial] = next;
      const score = await scored(trial, lab);
      scores[at] = score;
      lab.told(score);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, lab.jobs) }, worker));
  return scores;
}

/** A run that cannot even start is a failed trial, not the end of the evaluation. */
async function scored(trial: Trial, lab: Lab): Promise<Score> {
  const started = Date.now();
  try {
    return await attempt(trial, lab);
  } catch (error) {
    lab.signal.throwIfAborted();
    const wrong = [error instanceof Error ? error.message : String(error)];
    const nothing = { outcome: 'not run', turns: 0, tokens: 0, usd: 0, patch: '' };
    return { id: trial.each.id, model: trial.model, wrong, ...nothing, ms: Date.now() - started };
  }
}

async function attempt({ each, model }: Trial, lab: Lab): Promise<Score> {
  const temp = lab.folder();
  const root = path.join(temp, 'work');
  try {
    await layOut(each, root, lab.env);
    if (each.change) copyInto(each, each.change, root);
    const dir = await lab.run(argvOf(each, { root, model, runs: path.join(temp, 'runs') }), each.dir);
    const result = JSON.parse(fs.readFileSync(path.join(dir, RUN_FILES.result), 'utf8')) as ResultFile;
    const patch = fs.readFileSync(path.join(dir, RUN_FILES.patch), 'utf8');
    const findings = [...linesIn(path.join(dir, RUN_FILES.transcript))].flatMap((line) =>
      line.type === 'staged' && line.staged.kind === 'finding' ? [line.staged.finding] : [],
    );
    const { usage, turns, ms, outcome } = result;
    return {
      id: each.id,
      model,
      wrong: [...unmet(each, result, findings), ...(await checkPatch(each, patch, { ...lab, temp }))],
      outcome,
      turns,
      tokens: usage.input + usage.output,
      usd: usage.usd,
      ms,
      patch,
    };
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}

function argvOf(each: Case, { root, model, runs }: { root: string; model: string; runs: string }): string[] {
  const beside = path.join(each.dir, each.recipe);
  return [
    fs.existsSync(beside) ? beside : each.recipe,
    '--workspace',
    root,
    '--run-dir',
    runs,
    '--model',
    model,
    ...Object.entries(each.params).flatMap(([key, value]) => ['--param', `${key}=${value}`]),
    ...(each.mode ? ['--mode', each.mode] : []),
  ];
}

/**
 * Whether the case can tell good from bad: its checks fail on the tree as it is, and pass with the solution that a person
 * wrote. Empty when both hold, or when there is nothing to check.
 */
export async function soundness(each: Case, lab: Omit<Lab, 'run' | 'jobs' | 'told'>): Promise<string[]> {
  if (each.checks.length === 0) return [];
  const temp = lab.folder();
  try {
    const untouched = await checkPatch(each, '', { ...lab, temp });
    const wrong = untouched.length > 0 ? [] : ['its checks pass before anything was done'];
    if (each.solution === undefined)
      return [...wrong, 'it has no solution: nobody knows whether it can be solved'];
    const patch = fs.readFileSync(path.join(each.dir, each.solution), 'utf8');
    const left = await checkPatch(each, patch, { ...lab, temp });
    return [...wrong, ...left.map((text) => `with its solution: ${text}`)];
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}
