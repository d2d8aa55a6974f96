import type { Access, Verdict } from '../contract/access.js';
import type { Change, FileDiff } from '../contract/diff.js';
import { RunError } from '../contract/error.js';
import type { Trusted } from '../contract/trigger.js';
import type { Git } from '../service/git.js';
import { parseDiff } from '../service/github/diff.js';
import type { ChangeView } from '../tool/kit.js';
import { OWN_FILES } from './ground.js';
import type { Order } from './order.js';

/** The empty tree of every SHA-1 repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** What is under review: a pull request's change, a push, or a person's own work. */
export interface Reviewed {
  change: Change;
  /** The unified diff of each file, by its path, in order. */
  parts: Map<string, string>;
}

type Ends = { base: string; head: string };

/** Which two commits are compared; head empty = the work tree. Undefined when there is nothing to compare. */
export async function findEnds(order: Order, trusted: Trusted, git: Git): Promise<Ends | undefined> {
  if (trusted.pull) return pullEnds(trusted, git);
  if (trusted.event === 'push') return pushEnds(trusted, git);
  if (trusted.event === 'local') return localEnds(order, git);
  return undefined;
}

async function pullEnds({ pull }: Trusted, git: Git): Promise<Ends | undefined> {
  if (!pull) return undefined;
  const { base, head } = pull;
  await git.fetchCommit(base.sha);
  return { base: (await git.mergeBase(base.sha, head.sha)) ?? base.sha, head: head.sha };
}

async function pushEnds({ before = '', sha }: Trusted, git: Git): Promise<Ends | undefined> {
  if (!sha || /^0*$/.test(sha)) return undefined;
  if (/^0*$/.test(before)) return { base: (await git.resolve(`${sha}~1`)) ?? EMPTY_TREE, head: sha };
  if (!(await git.resolve(before))) await git.fetchCommit(before);
  return { base: before, head: sha };
}

/**
 * A person's own work: what `--base` names; else what is not committed; else what the branch adds to the default
 * branch; else the last commit.
 */
async function localEnds(order: Order, git: Git): Promise<Ends | undefined> {
  const head = await git.headSha();
  if (!head) return { base: EMPTY_TREE, head: '' };
  if (order.base !== undefined) {
    const named = await git.resolve(order.base);
    if (!named) throw new RunError('recipe', `--base ${order.base}: there is no such commit here.`);
    return { base: (await git.mergeBase(named, head)) ?? named, head: '' };
  }
  if ((await git.changedPaths(head)).some(({ path }) => !path.startsWith('.galley/')))
    return { base: head, head: '' };
  for (const name of ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']) {
    const sha = await git.resolve(name);
    const base = sha && sha !== head ? await git.mergeBase(sha, head) : undefined;
    if (base && base !== head) return { base, head: '' };
  }
  return { base: (await git.resolve(`${head}~1`)) ?? EMPTY_TREE, head: '' };
}

/** The change between two commits (or a commit and the work tree), read whole. */
export async function readChange(ends: Ends, git: Git): Promise<Reviewed> {
  const bytes = ends.head
    ? await git.diffCommits(ends.base, ends.head)
    : await git.diffWorkTree(ends.base, { skip: OWN_FILES });
  const files = parseDiff(bytes);
  const parts = new Map(
    splitFiles(bytes.toString('utf8')).map((text, index) => [files[index]?.path ?? '', text]),
  );
  return { change: { ...ends, files, left: 0, source: 'git' }, parts };
}

/** Only a header starts a line with these words: lines of content have a sign before them. */
function splitFiles(diff: string): string[] {
  const starts = diff.startsWith('diff --git ') ? [0] : [];
  for (let at = diff.indexOf('\ndiff --git '); at >= 0; at = diff.indexOf('\ndiff --git ', at + 1))
    starts.push(at + 1);
  return starts.map((start, index) => diff.slice(start, starts[index + 1]));
}

/** What tools may see of the change: files that the policy denies reading are left out, and counted. */
export function changeView({ change, parts }: Reviewed, mayRead: (access: Access) => Verdict): ChangeView {
  const open = (file: FileDiff): boolean =>
    [file.path, file.oldPath].every((path) => mayRead({ kind: 'read', path }).action === 'allow');
  return {
    async text(path) {
      const shown = change.files.filter(open);
      if (path !== undefined) {
        const file = shown.find((each) => each.path === path || each.oldPath === path);
        return file && (parts.get(file.path) ?? row(file));
      }
      const list = shown.map(row);
      const hidden = change.files.length - shown.length + change.left;
      if (hidden > 0) list.push(`(${hidden} more files that cannot be shown)`);
      return `${shown.length} files changed\n${list.join('\n')}\n\n${shown.map((file) => parts.get(file.path) ?? '').join('')}`;
    },
  };
}

function row(file: FileDiff): string {
  const name = file.oldPath === file.path ? file.path : `${file.oldPath} -> ${file.path}`;
  const size = file.binary ? 'binary' : `+${file.added} -${file.deleted}`;
  const why = file.missing ? `, not shown: ${file.missing}` : '';
  return `${file.status.padEnd(8)} ${name} (${size}${why})`;
}
