import fs from 'node:fs';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import type { Trusted } from '../contract/trigger.js';
import { Git } from '../service/git.js';
import type { Order } from './order.js';
import { markOwner, sweepCopies } from './worktree.js';

/** Where the agent works. `start` is the tree it starts from; empty where the folder is no repository. */
export interface Ground {
  root: string;
  git: Git | undefined;
  start: string;
  /** The commit under `start`; empty before the first one. changes.patch applies to it in a clean clone. */
  commit: string;
  /** Puts back what was set up: a copy is taken away again. */
  release(): Promise<void>;
}

/** Runs of this and other times and the project index stand in the workspace and are no part of anyone's work. */
export const OWN_FILES = (file: string): boolean =>
  file.startsWith('.galley/runs/') || file === '.galley/runs' || file === '.galley/index.md';

export function openGit(order: Order, root: string): Git {
  const { github } = order;
  const env = { ...order.childEnv, ...proxyNames(order) };
  return new Git({ root, env, ...(github && { token: github.token, serverUrl: github.serverUrl }) });
}

function proxyNames(order: Order): Record<string, string | undefined> {
  const names = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'GIT_SSL_CAINFO',
    'SSH_AUTH_SOCK',
  ];
  return Object.fromEntries(
    names.flatMap((name) => [
      [name, order.key(name)],
      [name.toLowerCase(), order.key(name.toLowerCase())],
    ]),
  );
}

/**
 * The workspace itself when it already is what the run is about; else a copy of its own: the pull request's head when
 * another commit is checked out, the work tree as it is for a dry run. The copy shares the repository's objects.
 */
export async function prepareGround(order: Order, trusted: Trusted, git: Git | undefined): Promise<Ground> {
  const { workspace } = order.places;
  if (!git) {
    if (order.dryRun)
      throw new RunError(
        'recipe',
        `${workspace} is not a git repository, so a dry run cannot work in a copy. Run git init and commit first.`,
      );
    return { root: workspace, git, start: '', commit: '', release: async () => {} };
  }
  await sweepCopies(git);
  const head = await git.headSha();
  const wanted = trusted.pull ? await fetchHead(git, trusted, head) : head;
  const isHere = wanted === head;
  if (isHere && !order.dryRun)
    return {
      root: await git.top(),
      git,
      start: await git.treeNow({ skip: OWN_FILES }),
      commit: head,
      release: async () => {},
    };
  const commit = wanted === head ? await commitWorkTree(git, head) : wanted;
  return copyAt(order, git, commit);
}

/** The pull request's head commit, which must be the one the event names. */
async function fetchHead(git: Git, { pull }: Trusted, checkedOut: string): Promise<string> {
  const sha = pull?.head.sha ?? '';
  if (sha === checkedOut || (await git.resolve(sha))) return sha;
  try {
    await git.fetchPull(pull?.number ?? 0);
  } catch (cause) {
    throw new RunError(
      'recipe',
      `The head of pull request ${pull?.number} (${sha.slice(0, 12)}) is not in this clone and cannot be fetched: ${String(cause)}`,
      { cause },
    );
  }
  if (!(await git.resolve(sha))) await git.fetchCommit(sha);
  return sha;
}

/** A commit of the work tree as it is, reachable from no branch. Before the first commit it has no parent. */
export async function commitWorkTree(git: Git, head: string): Promise<string> {
  const tree = await git.treeNow({ skip: OWN_FILES });
  const who = {
    GIT_AUTHOR_NAME: 'galley',
    GIT_AUTHOR_EMAIL: 'galley@localhost',
    GIT_COMMITTER_NAME: 'galley',
    GIT_COMMITTER_EMAIL: 'galley@localhost',
  };
  const parent = head ? ['-p', head] : [];
  const made = await git.run(['commit-tree', tree, ...parent, '-m', 'work tree'], { env: who });
  return made.stdout.toString('utf8').trim();
}

/** A work tree of its own at a commit; taken away by `release`, or by the next run when this process is killed. */
export async function copyAt(order: Order, git: Git, commit: string): Promise<Ground> {
  fs.mkdirSync(order.places.temp, { recursive: true });
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(order.places.temp, 'galley-work-')));
  const root = path.join(parent, 'work');
  const release = async (): Promise<void> => {
    await git.run(['worktree', 'remove', '--force', root], { codes: [128] }).catch(() => undefined);
    fs.rmSync(parent, { recursive: true, force: true });
    await git.run(['worktree', 'prune'], { codes: [128] }).catch(() => undefined);
  };
  try {
    await markOwner(parent);
    await git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', root, commit]);
    const copy = openGit(order, root);
    await copy.run(['checkout', '--quiet', '--force', '--detach', '--no-recurse-submodules', commit]);
    return { root, git: copy, start: await copy.treeNow(), commit, release };
  } catch (cause) {
    await release();
    throw cause;
  }
}
