import type { Octokit } from '@octokit/rest';

const SAID = `fragment Said on DiscussionComment {
  id databaseId body url createdAt lastEditedAt deletedAt viewerDidAuthor authorAssociation author { login }
}`;

/** Every GraphQL document that is sent: the test server's schema is cut from GitHub's own for exactly these. */
export const DOCUMENTS = {
  viewer: 'query { viewer { login databaseId } }',
  discussion: `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { discussion(number: $number) {
    id title body url
    comments(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ...Said replies(first: 100) { pageInfo { hasNextPage endCursor } nodes { ...Said } } }
    }
  } }
}
${SAID}`,
  replies: `query ($id: ID!, $after: String) {
  node(id: $id) { ... on DiscussionComment {
    replies(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { ...Said } }
  } }
}
${SAID}`,
  addDiscussionComment: `mutation ($discussionId: ID!, $replyToId: ID, $body: String!) {
  addDiscussionComment(input: { discussionId: $discussionId, replyToId: $replyToId, body: $body }) { comment { ...Said } }
}
${SAID}`,
  updateDiscussionComment: `mutation ($commentId: ID!, $body: String!) {
  updateDiscussionComment(input: { commentId: $commentId, body: $body }) { comment { ...Said } }
}
${SAID}`,
  addReaction: `mutation ($subjectId: ID!) {
  addReaction(input: { subjectId: $subjectId, content: EYES }) { reaction { databaseId } }
}`,
  reviewThreads: `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id isResolved comments(first: 100) { totalCount nodes { databaseId viewerDidAuthor } } }
    }
  } }
}`,
  resolveReviewThread: `mutation ($threadId: ID!) {
  resolveReviewThread(input: { threadId: $threadId }) { thread { isResolved } }
}`,
} as const;

/** GraphQL answers 200 to everything; its words for what went wrong, as the status that REST would answer with. */
const STATUS: Record<string, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  UNAUTHORIZED: 401,
  RATE_LIMITED: 429,
};

interface Failed {
  errors?: { type?: unknown; message?: unknown }[];
}

/** Sends one of the documents. What fails throws an error with the HTTP `status` that REST would have answered with. */
export function graphqlOf(octokit: Octokit) {
  return async <T>(name: keyof typeof DOCUMENTS, variables: Record<string, unknown> = {}): Promise<T> => {
    try {
      return await octokit.graphql<T>(DOCUMENTS[name], variables);
    } catch (failure) {
      const [first] = (failure as Failed).errors ?? [];
      if (!first) throw failure;
      const status = STATUS[String(first.type)] ?? 422;
      throw Object.assign(new Error(String(first.message), { cause: failure }), { status });
    }
  };
}

/** What is sent by a request that changes something, and may not be sent twice. */
export function isMutation(query: unknown): boolean {
  return typeof query === 'string' && /^\s*mutation\b/.test(query);
}

/** A used-up limit in GraphQL's answer, which is a 200: thrown as the 403 that it would be in REST. */
export function throwLimit(response: { data: unknown; headers: object }): void {
  const { errors } = (response.data ?? {}) as Failed;
  if (!Array.isArray(errors) || !errors.some(({ type }) => type === 'RATE_LIMITED')) return;
  throw Object.assign(new Error(String(errors[0]?.message ?? 'API rate limit exceeded')), {
    status: 403,
    response,
  });
}
