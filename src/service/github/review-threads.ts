import type { Octokit } from '@octokit/rest';
import { graphqlOf } from './graphql.js';
import { type Repo, statusOf } from './shape.js';

/** A thread of review comments. `first` is the REST id of the comment that opened it. */
export interface ReviewThread {
  node: string;
  first: number;
  resolved: boolean;
  /** Nobody but the account of this token has written in it. */
  alone: boolean;
}

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: {
    id: string;
    isResolved: boolean;
    comments: {
      totalCount: number;
      nodes: { databaseId: number | null; viewerDidAuthor: boolean }[];
    };
  }[];
}

/** Threads of review comments, which GitHub has in GraphQL only. Resolving needs `contents: write` beside `pull-requests: write`. */
export function reviewThreadApi(octokit: Octokit) {
  const ask = graphqlOf(octokit);
  return {
    async reviewThreads(repo: Repo, number: number): Promise<ReviewThread[]> {
      const threads: ReviewThread[] = [];
      let after: string | null = null;
      do {
        const answer: { repository: { pullRequest: { reviewThreads: Page } } } = await ask('reviewThreads', {
          ...repo,
          number,
          after,
        });
        const { nodes, pageInfo } = answer.repository.pullRequest.reviewThreads;
        for (const { id, isResolved, comments } of nodes)
          threads.push({
            node: id,
            first: comments.nodes[0]?.databaseId ?? 0,
            resolved: isResolved,
            alone:
              comments.totalCount === comments.nodes.length &&
              comments.nodes.every((each) => each.viewerDidAuthor),
          });
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      return threads;
    },
    /** False where this token may not do it: reviewing needs less permission than resolving. */
    async resolveThread(node: string): Promise<boolean> {
      try {
        await ask('resolveReviewThread', { threadId: node });
        return true;
      } catch (failure) {
        if (statusOf(failure) === 403) return false;
        throw failure;
      }
    },
  };
}
