import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import type { PlanFile, ResultFile } from '../contract/result.js';
import { order, share, stagedFindings, tally } from './findings.js';
import type { Findings, Placed, PlanInput } from './kind.js';
import { digest } from './marker.js';
import { mergePatches } from './merge-patch.js';
import { mergeResults } from './merge-result.js';
import { capsOf } from './plan.js';
import { answerOf, isFine, many } from './render.js';

/** A run directory that was read. */
export interface Run {
  dir: string;
  result: ResultFile;
  lines: readonly Line[];
  plan: PlanFile;
  patch: Buffer;
}

export interface MergeOptions {
  seal(text: string): string;
  /** How many runs there should be; 0 = as many as there are. */
  expected: number;
  /** Runs that did not end well are left out and named, instead of deciding the outcome. */
  partial: boolean;
}

/**
 * Joins the shards of one task: what they found (said twice = once), what they changed, what they read. The answer is
 * what the plan of one single run would be made from. The order of `runs` does not matter; the same run counts once.
 */
export function mergeRuns(runs: readonly Run[], options: MergeOptions): { input: PlanInput; patch: Buffer } {
  const all = [...new Map(runs.map((run) => [run.result.run.id, run])).values()].sort(byId);
  const [first] = all;
  if (!first) throw new RunError('recipe', 'there is no run to merge');
  for (const run of all) needAlike(first, run);
  const changing = all.filter((run) => run.patch.length > 0);
  for (const run of changing) needSameTree(changing[0] ?? run, run);
  const fine = all.filter((run) => isFine(run.result));
  const used = options.partial && fine.length > 0 ? fine : all;
  const id = `merged-${digest(...used.map((run) => run.result.run.id))}`;
  const missing = Math.max(0, options.expected - all.length);
  const { patch, clashes } = mergePatches(used.map((run) => ({ id: run.result.run.id, patch: run.patch })));
  const notices = [
    ...(missing > 0 ? [`${many(missing, 'run')} of ${options.expected} left no run directory.`] : []),
    ...all
      .filter((run) => !used.includes(run))
      .map(({ result }) => `Run ${result.run.id} is left out (${result.outcome}): ${result.say}`),
    ...clashes.map(
      ({ path, run }) => `${path} was changed by two runs; the change of run ${run} is left out.`,
    ),
  ];
  const { outputs } = first.plan;
  const findings = findingsOf(used, first.plan.outputs);
  const result = mergeResults(
    used.map((run) => run.result),
    {
      id,
      patch,
      notices,
      missing: options.partial ? 0 : missing,
      findings: tally(findings.all.map((each) => each.finding)),
    },
  );
  const lines = linesOf(used, result);
  const known = { answer: answersOf(used), findings };
  return { input: { result, lines, outputs, diff: [], seal: options.seal, known }, patch };
}

function byId(a: Run, b: Run): number {
  return a.result.run.id < b.result.run.id ? -1 : 1;
}

/** Shards of one task answer the same event, with the same recipe, at the same commit. */
function needAlike(first: Run, run: Run): void {
  const parts = (result: ResultFile): Record<string, unknown> => ({
    recipe: result.recipe.name,
    repository: result.repo && `${result.repo.owner}/${result.repo.name}`,
    number: result.number ?? result.discussion,
    event: result.trigger.event,
    actor: result.trigger.actor,
    level: result.trigger.level,
    comment: result.trigger.comment?.id,
    'text that asked': result.trigger.text,
    'head commit': result.head_sha,
  });
  const [one, other] = [parts(first.result), parts(run.result)];
  for (const name of Object.keys(one)) {
    if (one[name] === other[name]) continue;
    throw new RunError(
      'recipe',
      `${run.dir} is no part of the same task as ${first.dir}: its ${name} is ${other[name] ?? 'none'}, not ${one[name] ?? 'none'}`,
    );
  }
  if (stagedFindings(run.lines).length !== run.plan.findings.length)
    throw new RunError('recipe', `${run.dir}: its transcript and its plan do not hold the same findings`);
}

/** Patches fit together only where they start from the same commit. */
function needSameTree(first: Run, run: Run): void {
  if (run.result.tree_sha === first.result.tree_sha) return;
  throw new RunError(
    'recipe',
    `${run.dir} changed another commit than ${first.dir}: merge runs of one commit`,
  );
}

/** Every finding with the place that its own run gave it. The same one said by two runs is taken once. */
export function findingsOf(
  runs: readonly Pick<Run, 'result' | 'lines' | 'plan'>[],
  outputs: PlanFile['outputs'],
): Findings {
  const names = new Map<string, string>();
  const all: Placed[] = [];
  let count = 0;
  for (const run of runs) {
    for (const [at, finding] of stagedFindings(run.lines).entries()) {
      count++;
      const spot = run.plan.findings[at];
      const whole = JSON.stringify([finding, spot]);
      if (!spot || names.get(spot.fingerprint) === whole) continue;
      const fingerprint = names.has(spot.fingerprint) ? digest(spot.fingerprint, whole) : spot.fingerprint;
      if (names.has(fingerprint)) continue;
      names.set(fingerprint, whole);
      all.push({ finding, place: spot.place, fingerprint });
    }
  }
  all.sort((a, b) => order(a.finding, b.finding));
  const pull = runs.some((run) => run.result.pull);
  return share(all, count, capsOf({ outputs, result: { pull } }));
}

/** What the runs said, each text once. */
function answersOf(runs: readonly Run[]): string {
  const answers = runs.map((run) => answerOf(run.lines, run.result.output).trim());
  return [...new Set(answers)].filter((answer) => answer !== '').join('\n\n');
}

/** One transcript: the agents of the nth run are called `n` and `n.agent`. Long outputs stay in the runs' own folders. */
function linesOf(runs: readonly Run[], result: ResultFile): Line[] {
  const lines: Line[] = [];
  const add = (line: Line) => void lines.push({ ...line, seq: lines.length });
  const start = runs[0]?.lines.find((line) => line.type === 'start');
  if (start) add({ ...start, run: result.run.id });
  for (const [at, run] of runs.entries()) {
    const who = (agent: string) => (agent === 'main' ? `${at + 1}` : `${at + 1}.${agent}`);
    for (const line of run.lines) {
      if (line.type === 'intent' || (line.agent === 'main' && line.type === 'start')) continue;
      const renamed = { ...line, agent: who(line.agent), ...(line.parent && { parent: who(line.parent) }) };
      if (renamed.type === 'result') delete renamed.spill;
      add(renamed);
    }
  }
  const { outcome, say, turns, usage, ms } = result;
  const about = { v: 1 as const, seq: 0, at: lines.at(-1)?.at ?? result.started, agent: 'main' };
  add({ ...about, type: 'end', outcome, say, turns, usage, ms });
  return lines;
}
