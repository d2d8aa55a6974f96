import type { GitHub } from '../service/github/client.js';
import type { Post } from '../service/github/shape.js';
import { statusOf } from '../service/github/shape.js';
import { type Board, discussionBoard, findSticky, postSticky } from './board.js';
import { closingLine, hiddenLines } from './closing.js';
import { sameText } from './failure.js';
import { type Settled, settle, settledWords } from './incremental.js';
import {
  type Draft,
  type IntentOf,
  type Kind,
  need,
  type PlanInput,
  type PublishContext,
  repoOf,
} from './kind.js';
import { digest, marker } from './marker.js';
import { proseLine } from './prose.js';
import { COMMENT_ROOM, renderReport } from './render.js';

/** The comment on the pull request or issue: one per recipe and target, kept up to date, unless the recipe wants a new one each time. */
export const comment: Kind<'comment'> = {
  kind: 'comment',
  words: ({ sticky }) => (sticky ? 'a comment, kept up to date' : 'a comment'),

  plan(input, draft) {
    if (input.outputs.comment === undefined) return undefined;
    const { repo, number, discussion, recipe, run, trigger } = input.result;
    if (!repo || (number ?? discussion) === undefined)
      return 'comment (this event has no pull request, issue or discussion)';
    const sticky = input.outputs.comment?.sticky ?? true;
    // Each question in a discussion gets an answer of its own, in its thread.
    const asked = discussion === undefined ? undefined : trigger.comment?.id;
    const mark = commentMarker(recipe.name, { sticky, run: run.id, asked });
    const body = commentBody(input, draft, mark);
    return {
      kind: 'comment',
      id: `comment-${digest(body)}`,
      target: { owner: repo.owner, repo: repo.name, ...(number !== undefined && { number }) },
      ...(number === undefined && discussion !== undefined && { discussion }),
      ...(asked !== undefined && { reply_to: asked }),
      sticky,
      marker: mark,
      body,
    };
  },

  async publish(intent, context) {
    const github = need(context);
    const body = withFailures(intent, context);
    const board = intent.discussion === undefined ? github : discussionBoard(github, intent.reply_to);
    const became = await upsertComment(board, intent, context.seal(body));
    const reviewed = context.done.some((each) => each.kind === 'review');
    if (!context.result.pull || reviewed) return became;
    const words = settledWords(await settleAll(github, intent, context));
    return { ...became, say: [became.say, ...words].join('; ') };
  },
};

function commentBody(input: PlanInput, draft: Draft, mark: string): string {
  const { result, seal } = input;
  const reviewed = draft.planned.some((intent) => intent.kind === 'review');
  return [
    renderReport(result, draft, {
      room: COMMENT_ROOM,
      seal,
      style: reviewed ? 'table' : 'full',
      closing: closingLine(draft),
    }),
    hiddenLines(result, mark),
  ].join('\n\n');
}

/** A run without findings plans no review: what it finds mended is marked here. */
async function settleAll(
  github: GitHub,
  intent: IntentOf<'comment'>,
  context: PublishContext,
): Promise<Settled> {
  const repo = repoOf(intent.target);
  const self = await github.self();
  const posts = (await github.reviewComments(repo, intent.target.number ?? 0)).filter(
    (post) => post.author.id === self?.id,
  );
  return settle(github, context, { repo, posts, reported: new Set() });
}

/** The planned bytes, unless something before it failed or the world moved on: then one more line says so. */
function withFailures(
  intent: IntentOf<'comment'>,
  { done, moved, edited }: Pick<PublishContext, 'done' | 'moved' | 'edited'>,
): string {
  const failed = done.filter((each) => each.action === 'failed');
  const lines = [
    ...(moved ? [`> ${moved}`] : []),
    ...(edited ? [`> ${edited}`] : []),
    ...failed.map((each) => `> Not published: ${each.kind} (${proseLine(each.say, (text) => text, 300)}).`),
  ];
  if (lines.length === 0) return intent.body;
  const at = intent.body.lastIndexOf('<!-- galley:');
  const hidden = intent.body.lastIndexOf('\n\n', at);
  return `${intent.body.slice(0, hidden)}\n\n${lines.join('\n')}${intent.body.slice(hidden)}`;
}

/** The marker of a comment: `asked` is the comment in a discussion that it answers. */
export function commentMarker(
  recipe: string,
  { sticky, run, asked }: { sticky: boolean; run: string; asked?: number | undefined },
): string {
  return marker('comment', recipe, asked !== undefined ? `${asked}` : sticky ? '' : digest(run));
}

/** Updates our own comment with that marker, or makes one; checks that the server kept what was sent. */
async function upsertComment(
  github: Board,
  intent: IntentOf<'comment'>,
  body: string,
): Promise<{ action: 'created' | 'updated' | 'unchanged'; say: string; url: string }> {
  const repo = repoOf(intent.target);
  const number = intent.target.number ?? intent.discussion ?? 0;
  const where = { repo, number, marker: intent.marker };
  const ours = await findSticky(github, where);
  if (ours && sameText(ours.body, body))
    return { action: 'unchanged', say: 'the comment is there already', url: ours.url };
  const post = ours && (await updated(github, repo, ours, body));
  if (post) return { action: 'updated', say: 'the comment was updated', url: post.url };
  const made = await postSticky(github, where, body);
  return { action: 'created', say: 'a comment was posted', url: made.url };
}

/** GitHub has answered 200 and kept the old body (facts 3.1): the echo is compared. A deleted comment answers undefined. */
async function updated(
  github: Board,
  repo: { owner: string; repo: string },
  ours: Post,
  body: string,
): Promise<Post | undefined> {
  try {
    const echo = await github.updateComment(repo, ours.id, body);
    if (!sameText(echo.body, body)) throw new Error('GitHub answered 200 but kept the old text');
    return echo;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
