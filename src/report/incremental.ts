import type { GitHub } from '../service/github/client.js';
import type { ReviewPost } from '../service/github/comments.js';
import type { Repo } from '../service/github/shape.js';
import type { PublishContext } from './kind.js';
import { code } from './markdown.js';
import { fingerprintOf, isOurs, marker, reviewedSha } from './marker.js';
import { isFine, many } from './render.js';

/**
 * The commit up to which our last whole review of this pull request looked, told by our own comment or review only;
 * undefined when there is none. A run may then look at what changed since, and says so as `since_sha`.
 */
export async function lastReviewed(
  github: Pick<GitHub, 'self' | 'comments' | 'reviews'>,
  { repo, number, recipe }: { repo: Repo; number: number; recipe: string },
): Promise<string | undefined> {
  const self = await github.self();
  const comments = await github.comments(repo, number);
  const comment = comments.filter((post) => isOurs(post, marker('comment', recipe), self)).at(-1);
  if (comment) return reviewedSha(comment.body);
  const reviews = await github.reviews(repo, number);
  const review = reviews.filter((post) => isOurs(post, marker('review', recipe), self)).at(-1);
  return review && reviewedSha(review.body);
}

/** GitHub calls a comment outdated by taking its line away. */
export function isLive(post: ReviewPost): boolean {
  return post.line !== null || post.onFile;
}

/** The first line of an inline comment of ours, without what GitHub would render; undefined for other posts. */
export function headOf(post: ReviewPost, recipe: string): string | undefined {
  if (post.inReplyTo !== undefined || fingerprintOf(post.body, recipe) === undefined) return undefined;
  return post.body
    .split('\n', 1)[0]
    ?.replace(/[*`]|&#8203;/g, '')
    .trim();
}

/** The most comments that one run marks as done. */
const MOST = 50;

/** How many comments were marked as done, and how many of their threads stay open because this token may not resolve them. */
export interface Settled {
  done: number;
  open: number;
}

/**
 * Marks our own earlier comments as done whose lines have changed since, when this run looked at their file and did not
 * say them again, and resolves their threads unless somebody else wrote in them. One that still stands on its line is
 * left: not saying a thing twice does not mend it.
 */
export async function settle(
  github: GitHub,
  context: PublishContext,
  { repo, posts, reported }: { repo: Repo; posts: readonly ReviewPost[]; reported: ReadonlySet<string> },
): Promise<Settled> {
  const { result } = context;
  if (!isFine(result) || context.moved) return { done: 0, open: 0 };
  const looked = new Set(result.coverage.flatMap((file) => (file.status === 'read' ? [file.path] : [])));
  const done = posts.filter((post) => {
    const name = post.inReplyTo === undefined ? fingerprintOf(post.body, result.recipe.name) : undefined;
    const seen = result.since_sha === '' || looked.has(post.path);
    return name !== undefined && !isLive(post) && !reported.has(name) && seen;
  });
  const some = done.slice(0, MOST);
  for (const post of some) {
    const at = post.body.lastIndexOf('<!-- galley:finding ');
    const hidden = post.body.slice(at).replace('galley:finding', 'galley:done');
    const body = `*Done: the lines changed, and ${code(result.head_sha.slice(0, 12))} no longer has this.*\n\n${post.body.slice(0, at)}${hidden}`;
    await github.updateReviewComment(repo, post.id, body);
  }
  const open = await resolveThreads(github, repo, result.number ?? 0, new Set(some.map(({ id }) => id)));
  return { done: some.length, open };
}

/** Resolves the threads that these comments opened; answers with how many this token may not. Told, never a failure. */
async function resolveThreads(
  github: GitHub,
  repo: Repo,
  number: number,
  opened: ReadonlySet<number>,
): Promise<number> {
  if (opened.size === 0) return 0;
  const threads = (await github.reviewThreads(repo, number).catch(() => [])).filter(
    ({ first, resolved, alone }) => opened.has(first) && !resolved && alone,
  );
  for (const [at, { node }] of threads.entries())
    if (!(await github.resolveThread(node).catch(() => false))) return threads.length - at;
  return 0;
}

/** What became of earlier comments, in words; none where nothing did. */
export function settledWords({ done, open }: Settled): string[] {
  if (done === 0) return [];
  const why = open > 0 ? ` (${many(open, 'thread')} left open: resolving needs contents: write)` : '';
  return [`${many(done, 'comment')} of an earlier run marked as done${why}`];
}
