import type { Octokit } from '@octokit/rest';
import { graphqlOf } from './graphql.js';
import { type Post, type Repo, statusOf } from './shape.js';

/** A comment in a discussion. `node` is its name in GraphQL, `top` that of the comment whose thread it stands in. */
export interface DiscussionPost extends Post {
  node: string;
  top: string;
  /** Written by the account of this token. */
  mine: boolean;
}

/** A discussion and all that was said in it. */
export interface Discussion {
  node: string;
  title: string;
  body: string;
  url: string;
  comments: DiscussionPost[];
}

interface Said {
  id: string;
  databaseId: number | null;
  body: string;
  url: string;
  createdAt: string;
  lastEditedAt: string | null;
  deletedAt: string | null;
  viewerDidAuthor: boolean;
  authorAssociation: string;
  author: { login: string } | null;
}

interface Page<T> {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: (T | null)[];
}

interface Found {
  id: string;
  title: string;
  body: string;
  url: string;
  comments: Page<Said & { replies: Page<Said> }>;
}

/** Discussions, which GitHub has in GraphQL only. Writing needs the permission `discussions: write`. */
export function discussionApi(octokit: Octokit) {
  const ask = graphqlOf(octokit);
  const replies = async (id: string, first: Page<Said>): Promise<Said[]> => {
    const all = present(first);
    for (let { pageInfo } = first; pageInfo.hasNextPage; ) {
      const { node } = await ask<{ node: { replies: Page<Said> } | null }>('replies', {
        id,
        after: pageInfo.endCursor,
      });
      if (!node) break;
      all.push(...present(node.replies));
      pageInfo = node.replies.pageInfo;
    }
    return all;
  };
  return {
    /** Undefined where there is no such discussion, or this token may not see it. */
    async discussion(repo: Repo, number: number): Promise<Discussion | undefined> {
      let found: Found | null | undefined;
      const comments: DiscussionPost[] = [];
      let after: string | null = null;
      do {
        const page: { repository: { discussion: Found | null } | null } | undefined = await ask<{
          repository: { discussion: Found | null } | null;
        }>('discussion', { ...repo, number, after }).catch(missing);
        found = page?.repository?.discussion;
        if (!found) return undefined;
        for (const each of present(found.comments)) {
          comments.push(toPost(each, each.id));
          for (const reply of await replies(each.id, each.replies)) comments.push(toPost(reply, each.id));
        }
        after = found.comments.pageInfo.hasNextPage ? found.comments.pageInfo.endCursor : null;
      } while (after);
      const { id: node, title, body, url } = found;
      return { node, title, body, url, comments: comments.filter((post) => post.id !== 0) };
    },
    /** `replyTo` is the node of a comment at the top: replies have no replies. */
    async addDiscussionComment(discussion: string, body: string, replyTo?: string): Promise<DiscussionPost> {
      const variables = { discussionId: discussion, replyToId: replyTo ?? null, body };
      type Answer = { addDiscussionComment: { comment: Said } };
      const { comment } = (await ask<Answer>('addDiscussionComment', variables)).addDiscussionComment;
      return toPost(comment, replyTo ?? comment.id);
    },
    async updateDiscussionComment(post: DiscussionPost, body: string): Promise<DiscussionPost> {
      type Answer = { updateDiscussionComment: { comment: Said } };
      const answer = await ask<Answer>('updateDiscussionComment', { commentId: post.node, body });
      return toPost(answer.updateDiscussionComment.comment, post.top);
    },
    /** A pair of eyes on a discussion or a comment in one. */
    async lookAt(node: string): Promise<void> {
      await ask('addReaction', { subjectId: node });
    },
  };
}

function missing(failure: unknown): undefined {
  if (statusOf(failure) !== 404) throw failure;
  return undefined;
}

function present<T extends Said>({ nodes }: Page<T>): T[] {
  return nodes.filter((node) => node !== null);
}

/** A deleted comment keeps its replies and has no text of its own: its id is 0. */
function toPost(said: Said, top: string): DiscussionPost {
  return {
    id: said.deletedAt ? 0 : (said.databaseId ?? 0),
    node: said.id,
    top,
    mine: said.viewerDidAuthor,
    body: said.body,
    author: { id: 0, login: said.author?.login ?? 'ghost' },
    url: said.url,
    updatedAt: said.lastEditedAt ?? said.createdAt,
    association: said.authorAssociation,
  };
}
