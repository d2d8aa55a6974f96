import type { GitHub } from '../service/github/client.js';
import type { Discussion, DiscussionPost } from '../service/github/discussions.js';
import type { Post, Repo } from '../service/github/shape.js';
import { createOnce } from './failure.js';
import { isOurs } from './marker.js';

/** Where comments are read and written: an issue, a pull request, or a discussion that looks like one. */
export type Board = Pick<GitHub, 'self' | 'comments' | 'createComment' | 'updateComment' | 'react'> &
  Partial<Pick<GitHub, 'deleteComment'>>;

/** Where one comment of ours stands, or is to stand. */
export interface Sticky {
  repo: Repo;
  number: number;
  /** Its last line. */
  marker: string;
}

/** Our own comment with that marker: the newest one. */
export async function findSticky(board: Board, { repo, number, marker }: Sticky): Promise<Post | undefined> {
  return (await allSticky(board, { repo, number, marker })).at(-1);
}

async function allSticky(board: Board, { repo, number, marker }: Sticky): Promise<Post[]> {
  const [all, self] = [await board.comments(repo, number), await board.self()];
  return all.filter((post) => isOurs(post, marker, self));
}

/**
 * Posts the comment that shall stand there once. Another run may have posted its own in the same moment: then the earlier
 * one stays, with this text, and ours is taken away again. Both runs come to the same end, whichever looks first.
 */
export async function postSticky(board: Board, where: Sticky, body: string): Promise<Post> {
  const { repo, number } = where;
  const made = await createOnce(
    () => board.createComment(repo, number, body),
    () => findSticky(board, where),
  );
  if (!board.deleteComment) return made;
  const [first] = (await allSticky(board, where)).sort((a, b) => a.id - b.id);
  if (!first || first.id >= made.id) return made;
  const kept = await board.updateComment(repo, first.id, body);
  await board.deleteComment(repo, made.id);
  return kept;
}

/**
 * The comments of a discussion as if they were an issue's, so that the same code posts them, finds them again and keeps
 * them up to date. With `replyTo` (a comment's number) what is posted stands in that comment's thread, else at the top.
 * Two clients for the same discussion share what is `known` of its comments.
 */
export function discussionBoard(
  github: GitHub,
  replyTo: number | undefined,
  known = new Map<number, DiscussionPost>(),
): Board {
  const find = async (repo: Repo, number: number): Promise<Discussion> => {
    const found = await github.discussion(repo, number);
    if (!found) throw Object.assign(new Error('the discussion is gone'), { status: 404 });
    for (const post of found.comments) known.set(post.id, post);
    return found;
  };
  let opened: Promise<Discussion> | undefined;
  const open = (repo: Repo, number: number): Promise<Discussion> => {
    opened ??= find(repo, number);
    return opened;
  };
  const noted = (post: DiscussionPost): DiscussionPost => {
    known.set(post.id, post);
    return post;
  };
  return {
    self: () => github.self(),
    async comments(repo, number) {
      opened = find(repo, number);
      const [{ comments }, self] = [await opened, await github.self()];
      return comments.map((post) =>
        post.mine && self ? { ...post, author: { id: self.id, login: self.login } } : post,
      );
    },
    async createComment(repo, number, body) {
      const { node } = await open(repo, number);
      const top = replyTo === undefined ? undefined : known.get(replyTo)?.top;
      if (replyTo !== undefined && top === undefined)
        throw Object.assign(new Error('the comment that asked is gone'), { status: 404 });
      return noted(await github.addDiscussionComment(node, body, top));
    },
    async updateComment(_repo, id, body) {
      const post = known.get(id);
      if (!post) throw Object.assign(new Error('the comment is gone'), { status: 404 });
      return noted(await github.updateDiscussionComment(post, body));
    },
    async react(_repo, { id }) {
      const asked = known.get(id);
      if (asked) await github.lookAt(asked.node);
      return 0;
    },
  };
}
