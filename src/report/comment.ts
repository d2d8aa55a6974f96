import type { Published } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import type { Post } from '../service/github/shape.js';
import { statusOf } from '../service/github/shape.js';
import { closingLine, hiddenLines } from './closing.js';
import { createOnce, sameText } from './failure.js';
import { settle } from './incremental.js';
import {
  type Draft,
  type IntentOf,
  type Kind,
  need,
  type PlanInput,
  type PublishContext,
  repoOf,
} from './kind.js';
import { digest, isOurs, marker } from './marker.js';
import { proseLine } from './prose.js';
import { COMMENT_ROOM, many, renderReport } from './render.js';

/** The comment on the pull request or issue: one per recipe and target, kept up to date, unless the recipe wants a new one each time. */
export const comment: Kind<'comment'> = {
  kind: 'comment',
  words: ({ sticky }) => (sticky ? 'a comment, kept up to date' : 'a comment'),

  plan(input, draft) {
    if (input.outputs.comment === undefined) return undefined;
    const { repo, number, recipe, run } = input.result;
    if (!repo || number === undefined) return 'comment (this event has no pull request or issue)';
    const sticky = input.outputs.comment?.sticky ?? true;
    const mark = marker('comment', recipe.name, sticky ? '' : digest(run.id));
    const body = commentBody(input, draft, mark);
    return {
      kind: 'comment',
      id: `comment-${digest(body)}`,
      target: { owner: repo.owner, repo: repo.name, number },
      sticky,
      marker: mark,
      body,
    };
  },

  async publish(intent, context) {
    const github = need(context);
    const body = withFailures(intent, context.done, context.moved);
    const became = await upsertComment(github, intent, context.seal(body));
    const reviewed = context.done.some((each) => each.kind === 'review');
    if (!context.result.pull || reviewed) return became;
    const done = await settleAll(github, intent, context);
    return done > 0
      ? { ...became, say: `${became.say}; ${many(done, 'comment')} on lines marked as done` }
      : became;
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
): Promise<number> {
  const repo = repoOf(intent.target);
  const self = await github.self();
  const posts = (await github.reviewComments(repo, intent.target.number ?? 0)).filter(
    (post) => post.author.id === self?.id,
  );
  return settle(github, context, { repo, posts, reported: new Set() });
}

/** The planned bytes, unless something before it failed or the head moved on: then one more line says so. */
function withFailures(intent: IntentOf<'comment'>, done: readonly Published[], moved?: string): string {
  const failed = done.filter((each) => each.action === 'failed');
  const lines = [
    ...(moved ? [`> ${moved}`] : []),
    ...failed.map((each) => `> Not published: ${each.kind} (${proseLine(each.say, (text) => text, 300)}).`),
  ];
  if (lines.length === 0) return intent.body;
  const at = intent.body.lastIndexOf('<!-- galley:');
  const hidden = intent.body.lastIndexOf('\n\n', at);
  return `${intent.body.slice(0, hidden)}\n\n${lines.join('\n')}${intent.body.slice(hidden)}`;
}

/** Updates our own comment with that marker, or makes one; checks that the server kept what was sent. */
export async function upsertComment(
  github: GitHub,
  intent: Pick<IntentOf<'comment'>, 'target' | 'marker' | 'sticky'>,
  body: string,
): Promise<{ action: 'created' | 'updated' | 'unchanged'; say: string; url: string }> {
  const repo = repoOf(intent.target);
  const number = intent.target.number ?? 0;
  const find = async () => {
    const [all, self] = [await github.comments(repo, number), await github.self()];
    return all.filter((post) => isOurs(post, intent.marker, self)).at(-1);
  };
  const ours = await find();
  if (ours && sameText(ours.body, body))
    return { action: 'unchanged', say: 'the comment is there already', url: ours.url };
  const post = ours && (await updated(github, repo, ours, body));
  if (post) return { action: 'updated', say: 'the comment was updated', url: post.url };
  const made = await createOnce(() => github.createComment(repo, number, body), find);
  return { action: 'created', say: 'a comment was posted', url: made.url };
}

/** GitHub has answered 200 and kept the old body (facts 3.1): the echo is compared. A deleted comment answers undefined. */
async function updated(
  github: GitHub,
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
