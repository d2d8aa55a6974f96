import type { Octokit } from '@octokit/rest';
import { orMissing, type Post, type Repo, toPost } from './shape.js';

/** `line` is null when GitHub calls the comment outdated. */
export interface ReviewPost extends Post {
  path: string;
  /** It stands on the file, not on a line of it. */
  onFile: boolean;
  line: number | null;
  inReplyTo?: number;
}

/** One inline comment as it is sent; without `line` it stands on the file. */
export interface Anchored {
  path: string;
  body: string;
  line?: number;
  start_line?: number;
  side?: 'LEFT' | 'RIGHT';
}

export type Reaction = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes';
const PAGE = 100;

function toReviewPost(
  data: Parameters<typeof toPost>[0] & {
    path: string;
    line?: number | null;
    in_reply_to_id?: number;
    subject_type?: string;
  },
): ReviewPost {
  const reply = data.in_reply_to_id;
  return {
    ...toPost(data),
    path: data.path,
    line: data.line ?? null,
    onFile: data.subject_type === 'file',
    ...(reply && { inReplyTo: reply }),
  };
}

/** `start_side` is asked for beside `start_line`; both are left out of one-line comments, where they are refused. */
function anchor({ path, body, line, start_line, side = 'RIGHT' }: Anchored) {
  if (line === undefined) return { path, body };
  const several = start_line !== undefined && start_line < line;
  return { path, body, line, side, ...(several && { start_line, start_side: side }) };
}

/** Comments on issues and pull requests: GitHub keeps both under issues. */
export function commentApi({ rest, paginate }: Octokit) {
  return {
    async comments(repo: Repo, number: number): Promise<Post[]> {
      const all = await paginate(rest.issues.listComments, { ...repo, issue_number: number, per_page: PAGE });
      return all.map(toPost);
    },
    async comment(repo: Repo, id: number): Promise<Post | undefined> {
      const found = await orMissing(rest.issues.getComment({ ...repo, comment_id: id }));
      return found && toPost(found.data);
    },
    async createComment(repo: Repo, number: number, body: string): Promise<Post> {
      return toPost((await rest.issues.createComment({ ...repo, issue_number: number, body })).data);
    },
    async updateComment(repo: Repo, id: number, body: string): Promise<Post> {
      return toPost((await rest.issues.updateComment({ ...repo, comment_id: id, body })).data);
    },
    /** One that is gone already is no failure. */
    async deleteComment(repo: Repo, id: number): Promise<void> {
      await orMissing(rest.issues.deleteComment({ ...repo, comment_id: id }));
    },
    /** Answers with the reaction's id. Reacting twice is the same as once. */
    async react(
      repo: Repo,
      to: { kind: 'issue' | 'comment' | 'review_comment'; id: number },
      content: Reaction,
    ) {
      if (to.kind === 'issue')
        return (await rest.reactions.createForIssue({ ...repo, issue_number: to.id, content })).data.id;
      if (to.kind === 'comment')
        return (await rest.reactions.createForIssueComment({ ...repo, comment_id: to.id, content })).data.id;
      const call = rest.reactions.createForPullRequestReviewComment({ ...repo, comment_id: to.id, content });
      return (await call).data.id;
    },
  };
}

/** Reviews of a pull request and their inline comments. */
export function reviewApi({ rest, paginate }: Octokit) {
  return {
    async reviews(repo: Repo, number: number): Promise<(Post & { state: string; commit: string })[]> {
      const all = await paginate(rest.pulls.listReviews, { ...repo, pull_number: number, per_page: PAGE });
      return all.map((data) => ({ ...toPost(data), state: data.state, commit: data.commit_id ?? '' }));
    },
    async review(repo: Repo, number: number, id: number): Promise<Post | undefined> {
      const where = { ...repo, pull_number: number, review_id: id };
      const found = await orMissing(rest.pulls.getReview(where));
      return found && toPost(found.data);
    },
    async reviewComments(repo: Repo, number: number): Promise<ReviewPost[]> {
      const all = await paginate(rest.pulls.listReviewComments, {
        ...repo,
        pull_number: number,
        per_page: PAGE,
      });
      return all.map(toReviewPost);
    },
    async reviewComment(repo: Repo, id: number): Promise<ReviewPost | undefined> {
      const found = await orMissing(rest.pulls.getReviewComment({ ...repo, comment_id: id }));
      return found && toReviewPost(found.data);
    },
    /** Submitted at once, with the event COMMENT: a review without an event would stay pending, unseen. */
    async createReview(
      repo: Repo,
      number: number,
      review: { commit: string; body: string; comments: Anchored[] },
    ): Promise<Post> {
      const { commit, body, comments } = review;
      const call = rest.pulls.createReview({
        ...repo,
        pull_number: number,
        commit_id: commit,
        event: 'COMMENT',
        body,
        ...(comments.length > 0 && { comments: comments.map(anchor) }),
      });
      return toPost((await call).data);
    },
    async updateReview(repo: Repo, number: number, review: { id: number; body: string }): Promise<Post> {
      const where = { ...repo, pull_number: number, review_id: review.id };
      return toPost((await rest.pulls.updateReview({ ...where, body: review.body })).data);
    },
    async createReviewComment(
      repo: Repo,
      number: number,
      { commit, ...comment }: Anchored & { commit: string },
    ): Promise<ReviewPost> {
      const whole = comment.line === undefined && { subject_type: 'file' as const };
      const where = { ...repo, pull_number: number, commit_id: commit };
      return toReviewPost(
        (await rest.pulls.createReviewComment({ ...where, ...anchor(comment), ...whole })).data,
      );
    },
    async updateReviewComment(repo: Repo, id: number, body: string): Promise<ReviewPost> {
      return toReviewPost((await rest.pulls.updateReviewComment({ ...repo, comment_id: id, body })).data);
    },
    async replyToReviewComment(repo: Repo, number: number, id: number, body: string): Promise<ReviewPost> {
      const where = { ...repo, pull_number: number, comment_id: id };
      return toReviewPost((await rest.pulls.createReplyForReviewComment({ ...where, body })).data);
    },
  };
}
