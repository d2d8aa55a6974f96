import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import type { Intent } from '../contract/intent.js';
import { LineSchema } from '../contract/line.js';
import { Outputs } from '../contract/recipe.js';
import type { PlanFile, ResultFile } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import { findingsOf } from './merge.js';
import { planIntents } from './plan.js';
import { answerOf } from './render.js';

/** The workflow run that a run directory came from, as GitHub tells it in the event `workflow_run`. */
export interface Origin {
  event: string;
  headSha: string;
  headBranch: string;
  /** `owner/name` of the repository that the head stands in; empty when it is gone. */
  headRepo: string;
  fork: boolean;
  url: string;
}

/** A run directory that was read. */
export interface Delivered {
  result: ResultFile;
  plan: PlanFile;
  lines: readonly Line[];
}

/**
 * What may be published of a run directory that another workflow has left. A run of the repository itself must only be
 * about the commit that it says. A fork's pull request brings its own workflow along, so that whatever came with it may
 * be forged: nothing but a comment and a review of that very pull request, made anew here from what was found, with no
 * more rights than the author has. Throws RunError('untrusted').
 */
export async function fromWorkflow(
  delivered: Delivered,
  origin: Origin,
  { github, seal }: { github: Pick<GitHub, 'pullHead'> | undefined; seal: (text: string) => string },
): Promise<{ result: ResultFile; intents?: Intent[] }> {
  const { result } = delivered;
  if (result.trigger.event !== origin.event)
    throw refusal(`it says that it answers ${result.trigger.event}, and was made on ${origin.event}`);
  if (['pull_request', 'push'].includes(origin.event) && result.head_sha !== origin.headSha)
    throw refusal(`it is about the commit ${result.head_sha || 'none'}, not ${origin.headSha}`);
  if (!origin.fork) return { result };
  if (origin.event !== 'pull_request') throw refusal(`a fork has no business with ${origin.event}`);
  await needItsPull(result, origin, github);
  const tamed = tame(result, origin);
  if (!delivered.lines.every((line) => LineSchema.safeParse(line).success))
    throw refusal('its transcript is none of Galley');
  const { comment, review, summary } = delivered.plan.outputs;
  const outputs = Outputs.parse({ comment, review, summary });
  const known = {
    answer: answerOf(delivered.lines, result.output),
    findings: findingsOf([{ ...delivered, result: tamed }], outputs),
  };
  const intents = planIntents({ result: tamed, lines: delivered.lines, outputs, diff: [], seal, known });
  return { result: tamed, intents };
}

function refusal(why: string): RunError {
  return new RunError(
    'untrusted',
    `The run directory is not taken from the workflow run that delivered it: ${why}.`,
  );
}

/** The number in a file may be anybody's: the pull request must come from the branch that the workflow ran on. */
async function needItsPull(
  { repo, number, pull }: ResultFile,
  { headRepo, headBranch }: Origin,
  github: Pick<GitHub, 'pullHead'> | undefined,
): Promise<void> {
  if (!github) throw refusal('without a token nobody can tell which pull request it belongs to');
  if (!repo || number === undefined || !pull) throw refusal('it names no pull request');
  const head = await github.pullHead({ owner: repo.owner, repo: repo.name }, number);
  if (
    !head ||
    headRepo === '' ||
    head.repo.toLowerCase() !== headRepo.toLowerCase() ||
    head.ref !== headBranch
  )
    throw refusal(`pull request #${number} does not come from ${headRepo || 'a deleted fork'}:${headBranch}`);
}

/** Fields that stand in posts as they are, and those that decide what may be done. */
function tame(result: ResultFile, origin: Origin): ResultFile {
  if (!/^[A-Za-z0-9._-]{1,100}$/.test(result.recipe.name)) throw refusal('its recipe has no proper name');
  const { comment: _, ...trigger } = result.trigger;
  return {
    ...result,
    galley: /^\d+\.\d+\.\d+$/.test(result.galley) ? result.galley : '',
    run: { ...result.run, url: origin.url },
    trigger: { ...trigger, level: 'read', fork: true },
    since_sha: '',
  };
}
