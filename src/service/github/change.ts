import type { Change, FileDiff, Hunk } from '../../contract/diff.js';
import type { Git } from '../git.js';
import { countLines, DiffError, type DiffPart, parseHunks, parseParts } from './diff.js';
import type { PullFile } from './pulls.js';
import { type Repo, statusOf } from './shape.js';

/** The part of service/github/client.ts that is needed here. */
export interface ChangeSource {
  pullDiff(repo: Repo, number: number): Promise<string | undefined>;
  pullFiles(repo: Repo, number: number): Promise<PullFile[]>;
  pullCounts(repo: Repo, number: number): Promise<{ files: number; headSha: string }>;
  mergeBase(repo: Repo, base: string, head: string): Promise<string | undefined>;
}

/** The change between two commits, or between a commit and the work tree (`head` empty). */
export interface LocalQuestion {
  git: Git;
  base: string;
  head: string;
  /** Untracked paths that are no part of the change (the run's own files). */
  skip?: ((path: string) => boolean) | undefined;
}

export interface PullQuestion {
  repo: Repo;
  number: number;
  /** Tip of the base branch and of the pull request, as the event pinned them. */
  base: string;
  head: string;
  git?: Git | undefined;
  github?: ChangeSource | undefined;
}

/** A change, and the unified diff of each of its files by path, in order. */
export interface ChangeText {
  change: Change;
  parts: Map<string, string>;
}

/** What a local change is, from where `head` left `base` (merge base) when both are commits. */
export async function readLocalChange({ git, base, head, skip }: LocalQuestion): Promise<ChangeText> {
  if (!head) {
    const diff = await git.diffWorkTree(base, skip && { skip });
    return toChange(parseParts(diff), { base, head, source: 'git' });
  }
  return readDirectChange(git, (await git.mergeBase(base, head)) ?? base, head);
}

/** The difference between two commits, wherever one left the other. */
export async function readDirectChange(git: Git, base: string, head: string): Promise<ChangeText> {
  return toChange(parseParts(await git.diffCommits(base, head)), { base, head, source: 'git' });
}

/**
 * What a pull request changes, at the pinned head: the repository's own git where both commits are there or can be
 * fetched; otherwise GitHub's diff; above its limits GitHub's list of files, which says what it leaves out. Never part
 * of a change in the guise of the whole: `left` and `missing` tell. Undefined when nobody can say.
 */
export async function readPullChange(question: PullQuestion): Promise<ChangeText | undefined> {
  return (await fromGit(question)) ?? (await fromApi(question));
}

function toChange(
  parts: readonly DiffPart[],
  { base, head, source, count = parts.length }: Pick<Change, 'base' | 'head' | 'source'> & { count?: number },
): ChangeText {
  const files = parts.map((part) => part.file);
  const left = Math.max(0, count - files.length);
  return {
    change: { base, head, files, left, source },
    parts: new Map(parts.map(({ file, text }) => [file.path, text])),
  };
}

async function fromGit(question: PullQuestion): Promise<ChangeText | undefined> {
  const { git, github, number, head } = question;
  if (!git || !(await git.isRepository())) return undefined;
  try {
    if (!(await git.resolve(head))) await git.fetchPull(number);
    const base = await findStart(git, question);
    if (!base || !(await git.resolve(head))) return undefined;
    return toChange(parseParts(await git.diffCommits(base, head)), { base, head, source: 'git' });
  } catch (failure) {
    if (!github) throw failure;
    return undefined; // GitHub may know what this clone cannot fetch
  }
}

/** The merge base. A shallow clone does not have it: GitHub is asked before history is fetched. */
async function findStart(git: Git, { github, repo, base, head }: PullQuestion): Promise<string | undefined> {
  const asked = (await git.isShallow()) ? await askMergeBase(github, repo, base, head) : undefined;
  await git.fetchCommit(asked ?? base);
  return asked ?? git.mergeBase(base, head);
}

/** GitHub's answer needs no history here. Any failure only means that git has to find out. */
async function askMergeBase(
  github: ChangeSource | undefined,
  repo: Repo,
  base: string,
  head: string,
): Promise<string | undefined> {
  try {
    return await github?.mergeBase(repo, base, head);
  } catch {
    return undefined;
  }
}

async function fromApi({ github, repo, number, base, head }: PullQuestion): Promise<ChangeText | undefined> {
  if (!github) return undefined;
  const start = (await askMergeBase(github, repo, base, head)) ?? base;
  const diff = await fromApiDiff(github, repo, number);
  const parts = diff ?? (await github.pullFiles(repo, number)).map(toPart);
  const now = await github.pullCounts(repo, number);
  // GitHub answers for the newest head: another one than the pinned one is another change.
  if (now.headSha !== head) return undefined;
  return toChange(parts, { base: start, head, source: diff ? 'api-diff' : 'api-files', count: now.files });
}

/** Undefined above GitHub's limits, and where what came is no whole diff. */
async function fromApiDiff(
  github: ChangeSource,
  repo: Repo,
  number: number,
): Promise<DiffPart[] | undefined> {
  try {
    const diff = await github.pullDiff(repo, number);
    return diff === undefined ? undefined : parseParts(diff);
  } catch (failure) {
    if (failure instanceof DiffError || statusOf(failure) !== undefined) return undefined;
    throw failure;
  }
}

function toPart(entry: PullFile): DiffPart {
  const file = toFileDiff(entry);
  const text = `diff --git a/${file.oldPath} b/${file.path}\n${entry.patch ? `${entry.patch}\n` : ''}`;
  return { file, text };
}

const STATUS: Record<string, FileDiff['status']> = {
  added: 'added',
  removed: 'deleted',
  renamed: 'renamed',
  copied: 'copied',
};

/** One entry of the files API. Without a patch it is a binary file, a pure move, or too large to be shown. */
export function toFileDiff(file: PullFile): FileDiff {
  const hunks = file.patch ? readPatch(file.patch) : [];
  const moved = file.status === 'renamed' || file.status === 'copied';
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const submodule =
    lines.length > 0 && lines.every((line) => /^Subproject commit [0-9a-f]{40,64}$/.test(line.text));
  const added = countLines(hunks, 'add');
  const deleted = countLines(hunks, 'delete');
  // GitHub may cut a long patch without a word: the counts tell.
  const cut = added !== file.additions || deleted !== file.deletions;
  return {
    path: file.filename,
    oldPath: (moved && file.previous_filename) || file.filename,
    status: STATUS[file.status] ?? 'modified',
    type: submodule ? 'submodule' : 'file',
    binary: !file.patch && file.changes === 0 && !moved && file.status !== 'changed',
    hunks,
    added: file.additions,
    deleted: file.deletions,
    ...(cut && { missing: file.patch ? ('not-given' as const) : ('too-large' as const) }),
  };
}

/** A patch that was cut is none: its counts then say that something is missing. */
function readPatch(patch: string): Hunk[] {
  try {
    return parseHunks(patch);
  } catch (failure) {
    if (failure instanceof DiffError) return [];
    throw failure;
  }
}
