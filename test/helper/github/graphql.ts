import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema, graphqlSync, parse } from 'graphql';
import type { Answer } from './route.js';
import type { State, StoredDiscussion, StoredDiscussionComment, StoredReviewComment } from './state.js';

const SCHEMA = path.join(import.meta.dirname, '../../fixture/github.slim.graphql');

interface Args {
  first?: number;
  after?: string | null;
}

/** An error as GitHub tells it in a GraphQL answer, beside the HTTP status 200. */
class Refusal extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

/** GitHub's GraphQL over the same state, by the types that scripts/make-graphql-slim.mjs cut out of the official schema. */
export class GraphQl {
  #schema: GraphQLSchema | undefined;

  /** A mutation is named by its field; every query is `graphql`. Answers with what is wrong with the document, too. */
  find(body: unknown): { operation: string; errors: string[] } {
    const { query } = body as { query: string };
    try {
      const [first] = parse(query).definitions;
      if (first?.kind !== 'OperationDefinition' || first.operation !== 'mutation')
        return { operation: 'graphql', errors: [] };
      const [field] = first.selectionSet.selections;
      return { operation: field?.kind === 'Field' ? field.name.value : 'graphql', errors: [] };
    } catch (error) {
      return { operation: 'graphql', errors: [String(error)] };
    }
  }

  answer(state: State, body: unknown): Answer & { invalid: string[] } {
    const { query, variables } = body as { query: string; variables?: Record<string, unknown> };
    this.#schema ??= buildSchema(fs.readFileSync(SCHEMA, 'utf8'));
    const result = graphqlSync({
      schema: this.#schema,
      source: query,
      rootValue: root(state),
      variableValues: variables ?? {},
    });
    const told = result.errors?.map((error) => ({
      ...(error.originalError instanceof Refusal && { type: error.originalError.type }),
      message: error.message,
      path: error.path,
    }));
    return {
      status: 200,
      body: { data: result.data ?? null, ...(told && { errors: told }) },
      invalid: (result.errors ?? []).flatMap(({ originalError, message }) =>
        originalError instanceof Refusal ? [] : [message],
      ),
    };
  }
}

function root(state: State) {
  return {
    viewer: { id: 'U_1', login: state.self.login, databaseId: state.self.id },
    node: ({ id }: { id: string }) => {
      const comment = state.discussions.flatMap((each) => each.comments).find((each) => nodeOf(each) === id);
      return comment ? showComment(state, comment) : notFound(id);
    },
    repository: ({ owner, name }: { owner: string; name: string }) =>
      `${owner}/${name}`.toLowerCase() === state.slug.toLowerCase() ? repository(state) : notFound(name),
    addDiscussionComment: ({ input }: { input: Record<string, string> }) => {
      const found = state.discussions.find((each) => `D_${each.number}` === input.discussionId);
      if (!found) return notFound(input.discussionId);
      if (found.locked) throw new Refusal('FORBIDDEN', 'Discussion is locked.');
      const top = found.comments.find((each) => nodeOf(each) === input.replyToId);
      if (input.replyToId && !top) return notFound(input.replyToId);
      if (top?.reply_to !== undefined)
        throw new Refusal('UNPROCESSABLE', 'Parent comment is already in a thread');
      const stored = state.say(found, {
        body: input.body ?? '',
        user: state.self,
        ...(top && { reply_to: top.id }),
      });
      return { comment: showComment(state, stored) };
    },
    updateDiscussionComment: ({ input }: { input: Record<string, string> }) => {
      const found = state.discussions
        .flatMap((each) => each.comments)
        .find((each) => nodeOf(each) === input.commentId);
      if (!found) return notFound(input.commentId);
      found.body = input.body ?? '';
      found.edited_at = state.now();
      return { comment: showComment(state, found) };
    },
    addReaction: ({ input }: { input: Record<string, string> }) => {
      const reaction = { on: String(input.subjectId), content: 'eyes', id: state.nextId() };
      state.reactions.push(reaction);
      return { reaction: { id: 'R_1', databaseId: reaction.id } };
    },
    resolveReviewThread: ({ input }: { input: Record<string, string> }) => {
      const first = state.reviewComments.find((each) => `PRRT_${each.id}` === input.threadId);
      if (!first) return notFound(input.threadId);
      if (!state.mayResolve) throw new Refusal('FORBIDDEN', 'Resource not accessible by integration');
      state.resolved.add(first.id);
      return { thread: showThread(state, first) };
    },
  };
}

function notFound(what: unknown): never {
  throw new Refusal('NOT_FOUND', `Could not resolve to a node with the global id of '${what}'`);
}

function repository(state: State) {
  return {
    id: 'R_1',
    discussion: ({ number }: { number: number }) => {
      const found = state.discussions.find((each) => each.number === number);
      return found ? showDiscussion(state, found) : notFound(number);
    },
    pullRequest: ({ number }: { number: number }) => ({
      id: 'PR_1',
      reviewThreads: (args: Args) =>
        page(
          state.reviewComments.filter((each) => each.pull === number && each.in_reply_to_id === undefined),
          args,
          (each) => showThread(state, each),
        ),
    }),
  };
}

function showDiscussion(state: State, { number, title, body, comments }: StoredDiscussion) {
  return {
    id: `D_${number}`,
    title,
    body,
    url: `https://github.com/${state.slug}/discussions/${number}`,
    comments: (args: Args) =>
      page(
        comments.filter((each) => each.reply_to === undefined),
        args,
        (each) => showComment(state, each),
      ),
  };
}

const nodeOf = ({ id }: StoredDiscussionComment): string => `DC_${id}`;

function showComment(state: State, comment: StoredDiscussionComment): unknown {
  const { id, body, user, created_at, edited_at, deleted_at, discussion, association } = comment;
  const all = state.discussions.find((each) => each.number === discussion)?.comments ?? [];
  return {
    __typename: 'DiscussionComment',
    id: nodeOf(comment),
    databaseId: id,
    body,
    url: `https://github.com/${state.slug}/discussions/${discussion}#discussioncomment-${id}`,
    createdAt: created_at,
    lastEditedAt: edited_at ?? null,
    deletedAt: deleted_at ?? null,
    viewerDidAuthor: user?.id === state.self.id,
    authorAssociation: association ?? 'NONE',
    // GraphQL names a bot without the ending that REST shows.
    author: user && { __typename: 'User', login: user.login.replace(/\[bot\]$/, '') },
    replies: (args: Args) =>
      page(
        all.filter((each) => each.reply_to === id),
        args,
        (each) => showComment(state, each),
      ),
  };
}

function showThread(state: State, first: StoredReviewComment) {
  const comments = state.reviewComments.filter(
    (each) => each.id === first.id || each.in_reply_to_id === first.id,
  );
  return {
    id: `PRRT_${first.id}`,
    isResolved: state.resolved.has(first.id),
    comments: (args: Args) => ({
      ...page(comments, args, (each) => ({
        id: `PRRC_${each.id}`,
        databaseId: each.id,
        viewerDidAuthor: each.user?.id === state.self.id,
      })),
      totalCount: comments.length,
    }),
  };
}

/** A cursor is the number of items before it. */
function page<T>(items: T[], { first = 0, after }: Args, show: (item: T) => unknown) {
  if (first < 1 || first > 100) throw new Refusal('ARGUMENT_LIMIT', `Requesting ${first} records`);
  const from = Number(after ?? 0);
  const end = from + first;
  return {
    nodes: items.slice(from, end).map(show),
    pageInfo: { hasNextPage: end < items.length, endCursor: `${Math.min(end, items.length)}` },
  };
}
