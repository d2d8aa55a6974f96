import fs from 'node:fs/promises';
import path from 'node:path';
import { RUN_FILES } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import type { Repo } from '../service/github/shape.js';
import { statusOf } from '../service/github/shape.js';
import { closingLine } from './closing.js';
import { createOnce, sameText } from './failure.js';
import {
  type Done,
  type IntentOf,
  type Kind,
  need,
  type PlanInput,
  type PublishContext,
  repoOf,
} from './kind.js';
import { code } from './markdown.js';
import { digest, markerName } from './marker.js';
import { commitTree } from './patch-tree.js';
import { plainMessage, plainTitle, prose } from './prose.js';
import { COMMENT_ROOM, isFine, many, renderReport } from './render.js';

/** A branch with the run's change as one commit, made through the Git data API so that GitHub signs it, and a pull request from it. */
export const pullRequest: Kind<'pull_request'> = {
  kind: 'pull_request',
  words: ({ draft, branch }) => `a ${draft ? 'draft ' : ''}pull request from ${code(branch)}`,

  plan(input, draft) {
    const { outputs, result } = input;
    if (outputs.pull_request === undefined) return undefined;
    const { repo, files } = result;
    const wants = outputs.pull_request ?? DEFAULTS;
    if (!repo) return 'pull request (this run has no repository)';
    if (files.length === 0) return 'pull request (nothing was changed)';
    if (!isFine(result))
      return `pull request (the run ended with ${result.outcome}; the change is in ${RUN_FILES.patch})`;
    if (result.trigger.level !== 'write') return 'pull request (the one who asked may not write here)';
    if (files.length > wants.max_files)
      return `pull request (${many(files.length, 'file')} changed, the recipe allows ${wants.max_files})`;
    const base = wants.base || result.base_ref || repo.default_branch;
    const branch = input.seal(wants.branch.trim());
    const bad = badBranch(branch, [base, repo.default_branch]);
    if (bad) return `pull request (${bad})`;
    if (!result.tree_sha || !base) return 'pull request (the commit the change was made on is not known)';
    const title = plainTitle(
      wants.title || `${result.recipe.title}${result.number ? ` for ${result.number}` : ''}`,
      input.seal,
    );
    const body = bodyOf(input, closingLine(draft), draft);
    return {
      kind: 'pull_request',
      id: `pull-request-${digest(result.run.id, result.tree_sha, title, body)}`,
      target: { owner: repo.owner, repo: repo.name },
      base,
      base_sha: result.tree_sha,
      branch,
      title,
      body,
      draft: wants.draft,
      labels: wants.labels,
      reviewers: wants.reviewers,
      message: `${plainMessage(title, input.seal)}\n\nGalley-Recipe: ${markerName(result.recipe.name)}\nGalley-Run: ${result.run.id}\n`,
      patch: RUN_FILES.patch,
    };
  },

  async publish(intent, context) {
    const github = need(context);
    const repo = repoOf(intent.target);
    const pushed = await pushBranch(github, repo, { intent, context });
    const done = await openPull(github, repo, intent);
    return pushed || done.action !== 'unchanged'
      ? done
      : { ...done, say: 'the pull request is there already' };
  },
};

const DEFAULTS = {
  branch: '',
  title: undefined,
  body: undefined,
  base: undefined,
  draft: true,
  labels: [],
  reviewers: [],
  max_files: 100,
};

function bodyOf(input: PlanInput, closing: string, draft: Parameters<typeof renderReport>[1]): string {
  const { result, outputs, seal } = input;
  const own = outputs.pull_request?.body;
  const report = renderReport(result, draft, { room: COMMENT_ROOM, seal, style: 'full', closing });
  return [own && prose(own, seal), result.number !== undefined && `For #${result.number}.`, report]
    .filter(Boolean)
    .join('\n\n');
}

/** Git's own rules for a branch name, and ours: never a branch that others push to. */
export function badBranch(name: string, taken: readonly string[]): string | undefined {
  const shown = code(name.slice(0, 80));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses them in names
  const refused = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\.lock(\/|$)|(^|\/)\.|[./]$|^[-/]|^@$|^refs\//;
  if (name === '' || Buffer.byteLength(name) > 200) return `${shown} is no branch name`;
  if (refused.test(name)) return `${shown} is no branch name`;
  if (taken.includes(name)) return `${shown} is the branch it would go to`;
  return undefined;
}

type Push = { intent: IntentOf<'pull_request'>; context: PublishContext };

/** False when the branch already holds this very change. */
async function pushBranch(github: GitHub, repo: Repo, { intent, context }: Push): Promise<boolean> {
  const there = await github.branch(repo, intent.branch);
  const base = await github.commit(repo, intent.base_sha);
  const patch = await fs.readFile(path.join(context.runDir, path.basename(intent.patch)));
  const tree = await commitTree(github, repo, { base: base.tree, patch, env: context.env });
  if (tree === base.tree) throw new Error('the patch changes nothing');
  if (there) {
    const commit = await github.commit(repo, there);
    if (commit.tree === tree && commit.parents[0] === intent.base_sha) return false;
    const ours = commit.message.includes(`\nGalley-Recipe: ${markerName(context.result.recipe.name)}\n`);
    if (!ours && there !== intent.base_sha)
      throw new Error(`the branch ${intent.branch} is there already and its last commit is not Galley's`);
  }
  const sha = await github.createCommit(repo, { message: intent.message, tree, parents: [intent.base_sha] });
  if (there) await github.updateBranch(repo, intent.branch, sha, true);
  else await github.createBranch(repo, intent.branch, sha);
  return true;
}

async function openPull(github: GitHub, repo: Repo, intent: IntentOf<'pull_request'>): Promise<Done> {
  const find = async () => (await github.pullsFrom(repo, intent.branch)).at(0);
  const there = await find();
  const { title, body, base, draft, branch } = intent;
  if (there && sameText(there.body, body)) {
    return { action: 'unchanged', say: `pull request #${there.number} has the new commit`, url: there.url };
  }
  if (there) {
    const echo = await github.updatePull(repo, there.number, { title, body });
    if (!sameText(echo.body, body)) throw new Error('GitHub answered 200 but kept the old text');
    return { action: 'updated', say: `pull request #${there.number} was updated`, url: echo.url };
  }
  const made = await createOnce(
    () => github.createPull(repo, { title, body, head: branch, base, draft }),
    find,
  );
  const missing = await decorate(github, repo, intent, made.number);
  return { action: 'created', say: [`pull request #${made.number}`, ...missing].join('; '), url: made.url };
}

/** Labels and reviewers are extras: the pull request stands when one of them is refused. */
async function decorate(
  github: GitHub,
  repo: Repo,
  intent: IntentOf<'pull_request'>,
  number: number,
): Promise<string[]> {
  const missing: string[] = [];
  const attempt = async (what: string, set: () => Promise<void>) => {
    await set().catch((error: unknown) => {
      if (statusOf(error) === undefined) throw error;
      missing.push(`without ${what}, which GitHub refused (${statusOf(error)})`);
    });
  };
  if (intent.labels.length > 0) await attempt('labels', () => github.addLabels(repo, number, intent.labels));
  if (intent.reviewers.length > 0)
    await attempt('reviewers', () => github.requestReviewers(repo, number, intent.reviewers));
  return missing;
}
