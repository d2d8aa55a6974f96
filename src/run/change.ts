import type { Access, Verdict } from '../contract/access.js';
import type { FileDiff } from '../contract/diff.js';
import { RunError } from '../contract/error.js';
import type { Recipe } from '../contract/recipe.js';
import type { Trusted } from '../contract/trigger.js';
import type { Git } from '../service/git.js';
import { type ChangeText, readLocalChange, readPullChange } from '../service/github/change.js';
import type { ChangeView } from '../tool/kit.js';
import { OWN_FILES } from './ground.js';
import type { Order } from './order.js';
import { changedSince, type Since } from './since.js';

/** The empty tree of every SHA-1 repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/**
 * What is under review: a pull request's change, a push, or a person's own work, and the diff of each file by its path;
 * with `since`, what of it an earlier run has reviewed.
 */
export type Reviewed = ChangeText & { since?: Since };

type Ends = { base: string; head: string };

/** The change a run looks at; undefined when its event is about none. */
export async function findChange(
  order: Order,
  trusted: Trusted,
  git: Git,
  recipe: Recipe,
): Promise<Reviewed | undefined> {
  const { pull, repository, event } = trusted;
  if (pull && repository) {
    const github = await order.github?.client();
    const repo = { owner: repository.owner, repo: repository.name };
    const ends = { base: pull.base.sha, head: pull.head.sha };
    const whole = await readPullChange({ git, github, repo, number: pull.number, ...ends });
    if (!whole || !github) return whole;
    return { ...whole, since: await changedSince({ github, git, trusted, recipe, whole }) };
  }
  const ends =
    event === 'push'
      ? await pushEnds(trusted, git)
      : event === 'local'
        ? await localEnds(order, git)
        : undefined;
  if (!ends) return undefined;
  if (ends.base === EMPTY_TREE) return readLocalChange({ git, base: EMPTY_TREE, head: '', skip: OWN_FILES });
  return readLocalChange({ git, ...ends, skip: OWN_FILES });
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

/**
 * What tools may see of the change: files that the policy denies reading are left out, and counted. What an earlier run
 * has reviewed is shown only when a path asks for it.
 */
export function changeView(reviewed: Reviewed, mayRead: (access: Access) => Verdict): ChangeView {
  const { change, parts } = reviewed.since?.fresh ?? reviewed;
  const open = (file: FileDiff): boolean =>
    [file.path, file.oldPath].every((path) => mayRead({ kind: 'read', path }).action === 'allow');
  return {
    async text(path) {
      const shown = change.files.filter(open);
      if (path !== undefined) {
        const named = (each: FileDiff) => each.path === path || each.oldPath === path;
        const file = shown.find(named) ?? reviewed.change.files.filter(open).find(named);
        return file && (parts.get(file.path) ?? reviewed.parts.get(file.path) ?? row(file));
      }
      const list = shown.map(row);
      const hidden = change.files.length - shown.length + change.left;
      if (hidden > 0) list.push(`(${hidden} more files that cannot be shown)`);
      const since = reviewed.since?.sha ? ` since ${reviewed.since.sha.slice(0, 12)}, the last review` : '';
      return `${shown.length} files changed${since}\n${list.join('\n')}\n\n${shown.map((file) => parts.get(file.path) ?? '').join('')}`;
    },
  };
}

function row(file: FileDiff): string {
  const name = file.oldPath === file.path ? file.path : `${file.oldPath} -> ${file.path}`;
  const size = file.binary ? 'binary' : `+${file.added} -${file.deleted}`;
  const why = file.missing ? `, not shown: ${file.missing}` : '';
  return `${file.status.padEnd(8)} ${name} (${size}${why})`;
}
