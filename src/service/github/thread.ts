import type { Octokit } from '@octokit/rest';
import type { ReviewPost } from './comments.js';
import { orMissing, type Post, type Repo, toPost } from './shape.js';

/** An issue or pull request and what was said about it. `left` = posts in the middle of a long discussion that were not fetched. */
export interface Thread {
  opening: Post & { title: string; state: string; labels: string[]; isPull: boolean };
  comments: Post[];
  left: number;
}

/** What a pull request has beyond an issue. */
export interface PullThread {
  draft: boolean;
  merged: boolean;
  base: string;
  head: string;
  changed: number;
  /** The first hundred files. */
  files: { path: string; status: string; added: number; deleted: number }[];
  reviews: (Post & { state: string })[];
  reviewComments: Pick<ReviewPost, 'path' | 'line' | 'body' | 'author' | 'updatedAt' | 'association'>[];
  left: number;
}

const PAGE = 100;
/** Pages of one list that are fetched: the first one, where it began, and the last ones, where it stands. */
const MAX_PAGES = 4;

/** Discussions to read, bounded: no number of comments can spend the hour's requests. */
export function threadApi({ rest }: Octokit) {
  return {
    /** Undefined where there is no such issue, or this token may not see it. */
    async thread(repo: Repo, number: number): Promise<Thread | undefined> {
      const found = await orMissing(rest.issues.get({ ...repo, issue_number: number }));
      if (!found) return undefined;
      const { data } = found;
      const { items, left } = await ends(
        async (page) =>
          (await rest.issues.listComments({ ...repo, issue_number: number, per_page: PAGE, page })).data,
        data.comments,
      );
      const labels = data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
      const isPull = data.pull_request !== undefined;
      return {
        opening: { ...toPost(data), title: data.title, state: data.state, labels, isPull },
        comments: items.map(toPost),
        left,
      };
    },
    async pullThread(repo: Repo, number: number): Promise<PullThread> {
      const where = { ...repo, pull_number: number, per_page: PAGE };
      const { data } = await rest.pulls.get({ ...repo, pull_number: number });
      const { data: files } = await rest.pulls.listFiles(where);
      const reviews = await ends(async (page) => (await rest.pulls.listReviews({ ...where, page })).data);
      const inline = await ends(
        async (page) => (await rest.pulls.listReviewComments({ ...where, page })).data,
        data.review_comments,
      );
      return {
        draft: data.draft ?? false,
        merged: data.merged,
        base: data.base.ref,
        head: data.head.label ?? data.head.ref,
        changed: data.changed_files,
        files: files.map((file) => ({
          path: file.filename,
          status: file.status,
          added: file.additions,
          deleted: file.deletions,
        })),
        reviews: reviews.items.map((review) => ({ ...toPost(review), state: review.state })),
        reviewComments: inline.items.map((each) => ({
          ...toPost(each),
          path: each.path,
          line: each.line ?? null,
        })),
        left: reviews.left + inline.left,
      };
    },
  };
}

/** The first and the last pages of a list; `total` is how many items GitHub counts, where it says so. */
async function ends<T>(
  list: (page: number) => Promise<T[]>,
  total?: number,
): Promise<{ items: T[]; left: number }> {
  const items: T[] = [];
  const pages = total === undefined ? MAX_PAGES : Math.max(1, Math.ceil(total / PAGE));
  const skipped = Math.max(0, pages - MAX_PAGES);
  for (let page = 1; page <= pages; page++) {
    if (page > 1 && page <= 1 + skipped) continue;
    const found = await list(page);
    items.push(...found);
    if (found.length < PAGE) break;
  }
  return { items, left: skipped * PAGE };
}
