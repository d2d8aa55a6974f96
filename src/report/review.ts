import type { GitHub } from '../service/github/client.js';
import type { Anchored } from '../service/github/comments.js';
import type { Repo } from '../service/github/shape.js';
import { statusOf } from '../service/github/shape.js';
import { closingLine, hiddenLines } from './closing.js';
import { createOnce, sameText } from './failure.js';
import { inlineBody } from './finding.js';
import { isLive, settle, settledWords } from './incremental.js';
import {
  type Done,
  type Draft,
  type IntentOf,
  type Kind,
  need,
  type PlanInput,
  type PublishContext,
  repoOf,
} from './kind.js';
import { cut, points } from './markdown.js';
import { digest, fingerprintOf, isOurs, marker } from './marker.js';
import { COMMENT_ROOM, findingsList, many, renderReport } from './render.js';

/** Findings on the lines that they are about. Always a COMMENT: Galley never approves and never requests changes. */
export const review: Kind<'review'> = {
  kind: 'review',
  words: ({ comments }) => `a review with ${many(comments.length, 'inline comment')}`,

  plan(input, draft) {
    const { outputs, result } = input;
    if (outputs.review === undefined) return undefined;
    const { repo, number } = result;
    if (!repo || number === undefined || !result.pull) return 'review (this event has no pull request)';
    if (!result.head_sha) return 'review (the commit to review is not known)';
    const { inline, listed } = draft.findings;
    if (inline.length + listed.length === 0 && outputs.comment !== undefined) return 'review (no findings)';
    const mark = marker('review', result.recipe.name);
    const style = {
      recipe: result.recipe.name,
      suggestions: outputs.review?.suggestions ?? true,
      seal: input.seal,
    };
    const comments = inline.map((each) => ({
      ...anchor(each.place),
      fingerprint: each.fingerprint,
      body: inlineBody(each, style),
    }));
    const body = reviewBody(input, draft, mark);
    return {
      kind: 'review',
      id: `review-${digest(result.head_sha, body, JSON.stringify(comments))}`,
      target: { owner: repo.owner, repo: repo.name, number },
      commit: result.head_sha,
      marker: mark,
      body,
      comments,
    };
  },

  async publish(intent, context) {
    if (context.moved) return { action: 'skipped', say: context.moved };
    return send(intent, context, need(context));
  },
};

function anchor(spot: Draft['findings']['inline'][number]['place']) {
  if (spot.at === 'body') throw new Error('a finding without an anchor is no inline comment');
  if (spot.at === 'file') return { path: spot.path, side: 'RIGHT' as const };
  const { path, line, start_line, side } = spot;
  return { path, line, ...(start_line !== undefined && { start_line }), side };
}

/** Short beside a comment that tells the rest; the whole report where the review stands alone. */
function reviewBody(input: PlanInput, draft: Draft, mark: string): string {
  const { result, seal, outputs } = input;
  const { inline, listed } = draft.findings;
  const style = { recipe: result.recipe.name, suggestions: false, seal };
  const alone = outputs.comment === undefined;
  const files = inline.filter((each) => each.place.at === 'file').length;
  const parts = [
    inline.length > files && `${inline.length - files} on lines of the change`,
    files > 0 && `${files} on files`,
    listed.length > 0 && `${listed.length} below`,
  ].filter(Boolean);
  return [
    alone
      ? renderReport(result, draft, { room: COMMENT_ROOM, seal, style: 'table', closing: closingLine(draft) })
      : `${many(inline.length + listed.length, 'finding')}: ${parts.join(', ')}.`,
    listed.length > 0 && findingsList(listed, style, COMMENT_ROOM.findings),
    hiddenLines(result, mark),
  ]
    .filter(Boolean)
    .join('\n\n');
}

type ReviewIntent = IntentOf<'review'>;
type InlineComment = ReviewIntent['comments'][number];

async function send(intent: ReviewIntent, context: PublishContext, github: GitHub): Promise<Done> {
  const repo = repoOf(intent.target);
  const number = intent.target.number ?? 0;
  const recipe = context.result.recipe.name;
  const self = await github.self();
  const there = (await github.reviewComments(repo, number)).filter((post) => post.author.id === self?.id);
  const live = new Set(there.filter(isLive).map((post) => fingerprintOf(post.body, recipe)));
  const fresh = intent.comments.filter((each) => !live.has(each.fingerprint));
  const reviews = await github.reviews(repo, number);
  const earlier = reviews.filter((post) => isOurs(post, intent.marker, self)).at(-1);
  const reported = new Set(intent.comments.map((each) => each.fingerprint));
  const settled = await settle(github, context, { repo, posts: there, reported });
  const also = [
    intent.comments.length > fresh.length &&
      `${many(intent.comments.length - fresh.length, 'comment')} of an earlier run kept`,
    ...settledWords(settled),
  ];
  if (fresh.length === 0 && earlier) {
    const same = sameText(earlier.body, intent.body);
    if (!same) await github.updateReview(repo, number, { id: earlier.id, body: intent.body });
    const say = same
      ? 'the review is there already'
      : 'no new findings: the earlier review’s text was updated';
    return {
      action: same && settled.done === 0 ? 'unchanged' : 'updated',
      say: join(say, ...also),
      url: earlier.url,
    };
  }
  const { url, refused } = await create(github, { repo, number, intent, fresh });
  const told = refused > 0 && `${refused} refused by GitHub and told in the review’s text`;
  return {
    action: 'created',
    say: join(`a review with ${many(fresh.length - refused, 'inline comment')}`, ...also, told),
    url,
  };
}

function join(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join('; ');
}

interface Create {
  repo: Repo;
  number: number;
  intent: ReviewIntent;
  fresh: InlineComment[];
}

/** GitHub takes a review and all its line comments in one request; this many a request keeps it below its limits. */
const PER_REVIEW = 100;

/** One request for up to 100 line comments, one for each file comment, and one by one only where GitHub says 422. */
async function create(github: GitHub, { repo, number, intent, fresh }: Create) {
  const onLines = fresh.filter((each) => each.line !== undefined);
  const onFiles = fresh.filter((each) => each.line === undefined);
  const refused: InlineComment[] = [];
  let url = '';
  let first: { id: number } | undefined;
  for (let at = 0; at === 0 || at < onLines.length; at += PER_REVIEW) {
    const some = onLines.slice(at, at + PER_REVIEW);
    const body = at === 0 ? intent.body : `${many(some.length, 'further finding')}.`;
    const post = await createOne(github, { repo, number, intent, fresh: some }, body, refused);
    if (at === 0) [url, first] = [post.url, post];
  }
  for (const each of onFiles) await alone(github, { repo, number, intent, fresh: [] }, each, refused);
  if (refused.length > 0 && first) {
    await github.updateReview(repo, number, { id: first.id, body: withRefused(intent, refused) });
  }
  return { url, refused: refused.length };
}

async function createOne(github: GitHub, job: Create, body: string, refused: InlineComment[]) {
  const { repo, number, intent, fresh } = job;
  const send = (comments: Anchored[]) =>
    createOnce(
      () => github.createReview(repo, number, { commit: intent.commit, body, comments }),
      async () =>
        (await github.reviews(repo, number)).find(
          (post) => post.commit === intent.commit && post.body === body,
        ),
    );
  try {
    return await send(fresh.map(toAnchored));
  } catch (error) {
    if (statusOf(error) !== 422 || fresh.length === 0) throw error;
    const post = await send([]);
    for (const each of fresh) await alone(github, job, each, refused);
    return post;
  }
}

/** On its line, else on its file, else `refused`. */
async function alone(github: GitHub, job: Create, each: InlineComment, refused: InlineComment[]) {
  const { repo, number, intent } = job;
  const onFile = { path: each.path, body: each.body };
  for (const anchored of each.line === undefined ? [onFile] : [toAnchored(each), onFile]) {
    try {
      await createOnce(
        () => github.createReviewComment(repo, number, { ...anchored, commit: intent.commit }),
        async () => (await github.reviewComments(repo, number)).find((post) => post.body === each.body),
      );
      return;
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
    }
  }
  refused.push(each);
}

function toAnchored({ path, body, line, start_line, side }: InlineComment): Anchored {
  return {
    path,
    body,
    ...(line !== undefined && { line, side }),
    ...(start_line !== undefined && { start_line }),
  };
}

function withRefused(intent: ReviewIntent, refused: readonly InlineComment[]): string {
  const at = intent.body.lastIndexOf('\n\n<!-- galley:');
  const told = refused.map(({ path, line, body }) => {
    const text = body.slice(0, body.lastIndexOf('\n\n<!-- galley:')).replace(/^(`{3,})suggestion$/gm, '$1');
    return `\`${path}${line === undefined ? '' : `:${line}`}\`\n\n${text}`;
  });
  const list = cut(told.join('\n\n'), 60_000 - points(intent.body), '*And more: see the run’s report.*');
  return `${intent.body.slice(0, at)}\n\nGitHub took these on no line:\n\n${list}${intent.body.slice(at)}`;
}
