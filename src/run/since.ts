import type { FileDiff, Hunk } from '../contract/diff.js';
import type { Recipe } from '../contract/recipe.js';
import type { Trusted } from '../contract/trigger.js';
import { headOf, isLive, lastReviewed } from '../report/incremental.js';
import type { Git } from '../service/git.js';
import { type ChangeText, readDirectChange } from '../service/github/change.js';
import type { GitHub } from '../service/github/client.js';
import { commandWord } from '../trigger/command-word.js';

/** What an earlier review of the same pull request has left to do. */
export interface Since {
  /** The commit up to which everything was reviewed; empty = nothing was, or all is to be reviewed anew. */
  sha: string;
  /** The part of the change that is new since then. */
  fresh?: ChangeText;
  /** First lines of our own comments that still stand on their lines, with where they stand. */
  standing: string[];
  notes: string[];
}

export interface SinceQuestion {
  github: GitHub;
  git: Git;
  trusted: Trusted;
  recipe: Recipe;
  whole: ChangeText;
}

const NOTHING: Since = { sha: '', standing: [], notes: [] };

/**
 * What changed since the last whole review, told by our own marked comment. Everything is reviewed (again) when there
 * was none, when its commit is gone, when nothing changed since, and when somebody asks for it (`/review all`).
 */
export async function changedSince(question: SinceQuestion): Promise<Since> {
  const { github, trusted, recipe } = question;
  const { pull, repository } = trusted;
  if (!pull || !repository || recipe.outputs.review === undefined || wantsAll(trusted, recipe))
    return NOTHING;
  const repo = { owner: repository.owner, repo: repository.name };
  try {
    const sha = await lastReviewed(github, { repo, number: pull.number, recipe: recipe.name });
    if (sha === undefined || sha === pull.head.sha) return NOTHING;
    const fresh = await freshPart(question, sha);
    const self = await github.self();
    const posts = (await github.reviewComments(repo, pull.number)).filter(
      (post) => post.author.id === self?.id && isLive(post) && headOf(post, recipe.name) !== undefined,
    );
    const standing = posts.map(
      (post) => `${post.path}${post.line ? `:${post.line}` : ''}: ${headOf(post, recipe.name)}`,
    );
    const { length } = question.whole.change.files;
    const part = `${fresh.change.files.length} of ${length} files`;
    const note = `Reviewed is what changed since ${sha.slice(0, 12)} (${part}); the rest was reviewed then.`;
    return { sha, fresh, standing, notes: [note] };
  } catch {
    return {
      ...NOTHING,
      notes: ['What was reviewed before could not be found out: the whole change is reviewed.'],
    };
  }
}

/** `/review all` */
function wantsAll({ event, comment }: Trusted, { on }: Recipe): boolean {
  const wanted = on[event as 'issue_comment'];
  return comment !== undefined && wanted?.command !== undefined
    ? /^all\b/i.test(commandWord(comment.body, wanted.command) ?? '')
    : false;
}

/**
 * The difference between the two commits, as far as it belongs to the pull request: what a merge of the base branch or a
 * rebase brought along stands in no hunk of its change.
 */
async function freshPart({ git, trusted, whole }: SinceQuestion, sha: string): Promise<ChangeText> {
  const head = trusted.pull?.head.sha ?? '';
  await git.fetchCommit(sha);
  const { change, parts } = await readDirectChange(git, sha, head);
  const known = new Map(whole.change.files.map((file) => [file.path, file]));
  const files: FileDiff[] = [];
  const texts = new Map<string, string>();
  for (const file of change.files) {
    const there = known.get(file.path);
    if (!there) continue;
    const kept = file.hunks.map((hunk) => there.hunks.some((other) => touches(hunk, other)));
    if (file.hunks.length > 0 && !kept.includes(true)) continue;
    files.push({ ...file, hunks: file.hunks.filter((_, at) => kept[at]) });
    texts.set(file.path, keepHunks(parts.get(file.path) ?? '', kept));
  }
  return { change: { ...change, files, left: whole.change.left }, parts: texts };
}

function touches(a: Hunk, b: Hunk): boolean {
  return a.newStart <= b.newStart + b.newLines && b.newStart <= a.newStart + a.newLines;
}

/** No line of a hunk begins with `@@`: its first character says what it is. */
function keepHunks(text: string, kept: readonly boolean[]): string {
  const [header = '', ...hunks] = text.split(/^(?=@@ )/m);
  return header + hunks.filter((_, at) => kept[at]).join('');
}
