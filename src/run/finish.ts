import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Transcript } from '../agent/transcript.js';
import type { FileDiff } from '../contract/diff.js';
import type { Intent } from '../contract/intent.js';
import { EXIT_CODE, type OutcomeName } from '../contract/outcome.js';
import { type ChangedFile, RESULT_VERSION, type ResultFile } from '../contract/result.js';
import type { Trusted } from '../contract/trigger.js';
import { renderHtml } from '../report/html.js';
import { intentLines, planIntents, planText, reportMarkdown } from '../report/plan.js';
import { parseDiff } from '../service/github/diff.js';
import { VERSION } from '../version.js';
import type { Reviewed } from './change.js';
import { coverageOf } from './coverage.js';
import { type Ground, OWN_FILES } from './ground.js';
import { leavingNotices } from './leaving.js';
import type { RunRecord } from './record.js';
import { linesForPage } from './short-lines.js';
import type { Task } from './task.js';

/** How the agent ended, before what it did is looked at. */
export interface Ending {
  outcome: OutcomeName;
  say: string;
}

export interface FinishScene {
  task: Task;
  trusted: Trusted;
  ground: Ground;
  record: RunRecord;
  transcript: Transcript;
  ending: Ending;
  model: string;
  /** The change under review. */
  reviewed: Reviewed | undefined;
  seal: (text: string) => string;
  startedAt: number;
  attempts: number;
  notices: string[];
}

export interface Finished {
  result: ResultFile;
  intents: Intent[];
  dir: string;
}

/** Writes the run directory: patch, result, intents and reports. Everything that leaves is made here and nowhere else. */
export async function finish(scene: FinishScene): Promise<Finished> {
  const { record, transcript, task, seal, reviewed } = scene;
  const diff = reviewed?.change.files ?? [];
  const patch = await writePatch(scene);
  for (const text of leavingNotices(record.lines)) {
    scene.notices.push(text);
    transcript.add({ type: 'notice', level: 'warning', text });
  }
  const result = makeResult(scene, patch);
  const input = { result, lines: record.lines, outputs: task.recipe.outputs, diff, seal };
  const intents = planIntents(input);
  for (const intent of intents) transcript.add({ type: 'intent', intent });
  const { outcome, say } = result;
  const changed = createHash('sha256')
    .update(fs.readFileSync(record.file('patch')))
    .digest('hex');
  const { turns, usage, ms } = result;
  transcript.add({ type: 'end', outcome, say, turns, usage, ms, patch: changed });
  fs.writeFileSync(record.file('intents'), intentLines(intents));
  fs.writeFileSync(record.file('plan'), seal(planText(input)));
  fs.writeFileSync(record.file('result'), `${JSON.stringify(sealed(result, seal), null, 2)}\n`);
  if (result.output !== undefined)
    fs.writeFileSync(record.file('output'), `${JSON.stringify(sealed(result.output, seal), null, 2)}\n`);
  fs.writeFileSync(record.file('markdown'), reportMarkdown(input));
  const changes = fs.readFileSync(record.file('patch'), 'utf8');
  fs.writeFileSync(
    record.file('html'),
    seal(renderHtml({ lines: linesForPage(record), result, patch: changes })),
  );
  return { result, intents, dir: record.dir };
}

/** changes.patch: what the run changed, byte-exact; the seal is not asked, for a patch with stars in it would not apply. */
async function writePatch({ ground, record, seal, notices }: FinishScene): Promise<FileDiff[]> {
  const { git, start } = ground;
  if (!git || !start) {
    fs.writeFileSync(record.file('patch'), '');
    return [];
  }
  const patch = await git.diff(start, { skip: OWN_FILES });
  const text = patch.toString('latin1');
  if (seal(text) !== text) {
    notices.push(
      'The changes hold a secret, so changes.patch was not written and nothing of it is published.',
    );
    fs.writeFileSync(record.file('patch'), '');
    return [];
  }
  fs.writeFileSync(record.file('patch'), patch);
  return parseDiff(patch);
}

function makeResult(scene: FinishScene, patch: readonly FileDiff[]): ResultFile {
  const { task, trusted, record, transcript, startedAt, attempts, model, reviewed } = scene;
  const { recipe, effective } = task;
  const staged = record.lines.flatMap((line) => (line.type === 'staged' ? [line.staged] : []));
  const findings = { error: 0, warning: 0, info: 0 };
  for (const each of staged) if (each.kind === 'finding') findings[each.finding.severity] += 1;
  const output = staged.findLast((each) => each.kind === 'output');
  const files = patch.map(changedFile);
  const { outcome, say } = endingOf(scene, findings, files.length, output !== undefined);
  const { pull, issue, repository, run } = trusted;
  return {
    version: RESULT_VERSION,
    galley: VERSION,
    outcome,
    exit_code: exitCode(outcome, findings, recipe.fail_on),
    say,
    recipe: { name: recipe.name, title: recipe.title },
    model,
    mode: effective.mode,
    run: { id: record.id, attempt: run.attempt, url: run.url },
    ...(repository && {
      repo: { owner: repository.owner, name: repository.name, default_branch: repository.defaultBranch },
    }),
    ...((pull ?? issue) && { number: (pull ?? issue)?.number }),
    pull: pull !== undefined,
    ...(trusted.discussion && { discussion: trusted.discussion.number }),
    trigger: triggerFacts(trusted),
    base_sha: trusted.pull?.base.sha ?? trusted.baseSha,
    head_sha: trusted.headSha,
    tree_sha: scene.ground.commit,
    base_ref: pull?.base.ref ?? (trusted.ref || repository?.defaultBranch) ?? '',
    since_sha: reviewed?.since?.sha ?? '',
    started: new Date(startedAt).toISOString(),
    ms: Date.now() - startedAt,
    turns: transcript.turns,
    usage: transcript.spent,
    attempts,
    findings,
    coverage:
      recipe.outputs.review || recipe.outputs.check
        ? coverageOf((reviewed?.since?.fresh ?? reviewed)?.change.files ?? [], record.all())
        : [],
    files,
    ...(output && { output: output.data }),
    notices: scene.notices,
  };
}

type Counts = Record<'error' | 'warning' | 'info', number>;

/** A finished run is `findings`, `done` or, when it was to change something and did not, `no-changes`. */
function endingOf(
  { ending, task }: FinishScene,
  findings: Counts,
  files: number,
  hasOutput: boolean,
): Ending {
  if (ending.outcome !== 'done') return ending;
  const { outputs, response } = task.recipe;
  if (response && !hasOutput)
    return {
      outcome: 'empty-response',
      say: 'The run ended without the structured result that the recipe asks for.',
    };
  if (findings.error + findings.warning + findings.info > 0) return { outcome: 'findings', say: ending.say };
  const wantsChange = outputs.pull_request !== undefined && outputs.pull_request !== null;
  return wantsChange && files === 0 ? { outcome: 'no-changes', say: ending.say } : ending;
}

function exitCode(outcome: OutcomeName, findings: Counts, failOn: Task['recipe']['fail_on']): number {
  const counted = {
    never: 0,
    error: findings.error,
    warning: findings.error + findings.warning,
    findings: findings.error + findings.warning + findings.info,
  };
  if (EXIT_CODE[outcome] === 0 && counted[failOn] > 0) return 1;
  return EXIT_CODE[outcome];
}

function changedFile(file: FileDiff): ChangedFile {
  const count = (value: number): number | null => (file.binary ? null : value);
  const from = file.oldPath === file.path ? {} : { from: file.oldPath };
  return { path: file.path, ...from, added: count(file.added), deleted: count(file.deleted) };
}

const COMMENT_KINDS = {
  issue_comment: 'issue',
  pull_request_review: 'review',
  pull_request_review_comment: 'review_comment',
  discussion_comment: 'discussion',
} as const;

function triggerFacts(trusted: Trusted): ResultFile['trigger'] {
  const kind = COMMENT_KINDS[trusted.event as keyof typeof COMMENT_KINDS];
  return {
    event: trusted.event,
    action: trusted.action,
    actor: trusted.actor.login,
    bot: trusted.actor.bot,
    level: trusted.level,
    fork: trusted.pull?.fork ?? false,
    at: trusted.at,
    ...(trusted.comment && kind && { comment: { id: trusted.comment.id, kind } }),
    text: trusted.text ?? '',
  };
}

/** Every string of the result, sealed; the shape stays. */
function sealed(value: unknown, seal: (text: string) => string): unknown {
  if (typeof value === 'string') return seal(value);
  if (Array.isArray(value)) return value.map((each) => sealed(each, seal));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sealed(each, seal)]));
}
