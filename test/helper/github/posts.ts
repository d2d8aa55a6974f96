import type { FileDiff } from '../../../src/contract/diff.js';
import { parseDiff } from '../../../src/service/github/diff.js';
import {
  type Context,
  created,
  forbidden,
  invalid,
  isTooLong,
  list,
  NOT_FOUND,
  ok,
  type Route,
  TOO_LONG,
} from './route.js';
import type { State, StoredComment, StoredIssue, StoredReview, StoredReviewComment } from './state.js';

const web = (state: State, path: string) => `https://github.com/${state.slug}/${path}`;

export function showIssue(state: State, issue: StoredIssue) {
  const kind = issue.pull ? 'pull' : 'issues';
  return {
    id: issue.number * 10,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    user: issue.user,
    labels: issue.labels.map((name) => ({ name })),
    state: issue.state,
    locked: issue.locked,
    comments: state.comments.filter((each) => each.issue === issue.number).length,
    created_at: issue.created_at,
    updated_at: issue.updated_at,
    html_url: web(state, `${kind}/${issue.number}`),
    ...(issue.pull && { pull_request: { html_url: web(state, `pull/${issue.number}`) } }),
  };
}

const showComment = (state: State, { issue, ...comment }: StoredComment) => ({
  ...comment,
  html_url: web(state, `issues/${issue}#issuecomment-${comment.id}`),
});
const showReview = (state: State, { pull, ...review }: StoredReview) => ({
  ...review,
  html_url: web(state, `pull/${pull}#pullrequestreview-${review.id}`),
});
const showReviewComment = (state: State, { pull, review, ...comment }: StoredReviewComment) => ({
  ...comment,
  pull_request_review_id: review,
  html_url: web(state, `pull/${pull}#discussion_r${comment.id}`),
});

/** The issue or pull request a call is about, when it may be written to. */
function writable({ state, params }: Context): StoredIssue | ReturnType<typeof forbidden> {
  const issue = state.issues.get(Number(params.issue_number ?? params.pull_number));
  if (!issue) return NOT_FOUND;
  if (state.archived) return forbidden('Repository was archived so is read-only.');
  return issue.locked ? forbidden('Unable to create comment because issue is locked.') : issue;
}

const isIssue = (value: object): value is StoredIssue => 'title' in value;

function byId<T extends { id: number }>(items: T[], params: Record<string, string>): T | undefined {
  return items.find((each) => each.id === Number(params.comment_id));
}

function edit<T extends { body: string; updated_at: string }>(
  context: Context,
  item: T | undefined,
  show: (item: T) => unknown,
) {
  if (!item) return NOT_FOUND;
  if (isTooLong(context.body.body)) return TOO_LONG;
  item.body = String(context.body.body);
  item.updated_at = context.state.now();
  return ok(show(item));
}

/** GitHub takes an anchor only on a line that the pull request's diff shows; the whole review fails with one bad one. */
function anchorError(files: FileDiff[] | undefined, comment: Record<string, unknown>): string | undefined {
  const file = files?.find((each) => each.path === comment.path);
  if (!files) return undefined;
  if (!file) return 'pull_request_review_thread.path is invalid';
  if (comment.line === undefined) return undefined;
  const side = (comment.side ?? 'RIGHT') === 'LEFT' ? 'old' : 'new';
  const hunk = file.hunks.find((each) => each.lines.some((line) => line[side] === comment.line));
  if (!hunk) return 'pull_request_review_thread.line must be part of the diff';
  if (comment.start_line === undefined) return undefined;
  if (Number(comment.start_line) >= Number(comment.line)) return 'start line must precede the end line.';
  return hunk.lines.some((line) => line[side] === comment.start_line)
    ? undefined
    : 'pull_request_review_thread.start_line must be part of the same hunk as the line.';
}

function storeReviewComment(
  context: Context,
  pull: number,
  review: number,
  comment: Record<string, unknown>,
) {
  const now = context.state.now();
  const stored: StoredReviewComment = {
    id: context.state.nextId(),
    pull,
    review,
    path: String(comment.path),
    body: String(comment.body),
    line: (comment.line as number | undefined) ?? null,
    start_line: (comment.start_line as number | undefined) ?? null,
    side: String(comment.side ?? 'RIGHT'),
    commit_id: String(comment.commit_id ?? context.body.commit_id ?? ''),
    subject_type: comment.line === undefined ? 'file' : 'line',
    user: context.state.self,
    created_at: now,
    updated_at: now,
  };
  context.state.reviewComments.push(stored);
  return stored;
}

const diffOf = (state: State, pull: number) => {
  const diff = state.diff(pull);
  return diff && parseDiff(diff);
};

export const POSTS: Record<string, Route> = {
  'issues/get': ({ state, params }) => {
    const issue = state.issues.get(Number(params.issue_number));
    return issue ? ok(showIssue(state, issue)) : NOT_FOUND;
  },
  'issues/list-for-repo': ({ state, query }) => {
    const creator = query.get('creator');
    const found = [...state.issues.values()]
      .filter(
        (issue) => (query.get('state') ?? 'open') === 'all' || issue.state === (query.get('state') ?? 'open'),
      )
      .filter((issue) => !creator || issue.user?.login === creator);
    return list(found.map((issue) => showIssue(state, issue)));
  },
  'issues/create': ({ state, body }) => {
    if (isTooLong(body.body)) return TOO_LONG;
    const labels = (body.labels ?? []) as string[];
    const issue = state.addIssue({
      title: String(body.title),
      body: String(body.body ?? ''),
      labels,
      user: state.self,
    });
    return created(showIssue(state, issue));
  },
  'issues/update': ({ state, params, body }) => {
    const issue = state.issues.get(Number(params.issue_number));
    if (!issue) return NOT_FOUND;
    if (body.title !== undefined) issue.title = String(body.title);
    // GitHub answers 200 to a body that is too long, and keeps the old one.
    if (body.body !== undefined && !isTooLong(body.body)) issue.body = String(body.body);
    issue.updated_at = state.now();
    return ok(showIssue(state, issue));
  },
  'issues/list-comments': ({ state, params }) => {
    if (!state.issues.has(Number(params.issue_number))) return NOT_FOUND;
    const found = state.comments.filter((each) => each.issue === Number(params.issue_number));
    return list(found.map((each) => showComment(state, each)));
  },
  'issues/get-comment': ({ state, params }) => {
    const comment = byId(state.comments, params);
    return comment ? ok(showComment(state, comment)) : NOT_FOUND;
  },
  'issues/create-comment': (context) => {
    const { state, body } = context;
    const issue = writable(context);
    if (!isIssue(issue)) return issue;
    if (isTooLong(body.body)) return TOO_LONG;
    const now = state.now();
    const stored = {
      id: state.nextId(),
      issue: issue.number,
      body: String(body.body),
      user: state.self,
      created_at: now,
      updated_at: now,
    };
    state.comments.push(stored);
    return created(showComment(state, stored));
  },
  'issues/update-comment': (context) =>
    edit(context, byId(context.state.comments, context.params), (each) => showComment(context.state, each)),
  'issues/delete-comment': ({ state, params }) => {
    const index = state.comments.findIndex((each) => each.id === Number(params.comment_id));
    if (index < 0) return NOT_FOUND;
    state.comments.splice(index, 1);
    return { status: 204 };
  },
  'issues/add-labels': ({ state, params, body }) => {
    const issue = state.issues.get(Number(params.issue_number));
    if (!issue) return NOT_FOUND;
    issue.labels = [...new Set([...issue.labels, ...(body.labels as string[])])];
    return ok(issue.labels.map((name) => ({ name })));
  },
  'issues/remove-label': ({ state, params }) => {
    const issue = state.issues.get(Number(params.issue_number));
    if (!issue?.labels.includes(params.name ?? '')) return NOT_FOUND;
    issue.labels = issue.labels.filter((name) => name !== params.name);
    return ok(issue.labels.map((name) => ({ name })));
  },
  'issues/list-labels-on-issue': ({ state, params }) => {
    const issue = state.issues.get(Number(params.issue_number));
    return issue ? list(issue.labels.map((name) => ({ name }))) : NOT_FOUND;
  },
  'pulls/list-reviews': ({ state, params }) =>
    list(
      state.reviews
        .filter((each) => each.pull === Number(params.pull_number))
        .map((each) => showReview(state, each)),
    ),
  'pulls/create-review': (context) => {
    const { state, body } = context;
    const issue = writable(context);
    if (!isIssue(issue) || !issue.pull) return isIssue(issue) ? NOT_FOUND : issue;
    const comments = (body.comments ?? []) as Record<string, unknown>[];
    const files = comments.length > 0 ? diffOf(state, issue.number) : undefined;
    const errors = comments.map((each) =>
      each.line === undefined ? 'line is missing' : anchorError(files, each),
    );
    const bad = errors.filter((each) => each !== undefined);
    if (bad.length > 0) return invalid(...bad);
    if (isTooLong(body.body) || comments.some((each) => isTooLong(each.body))) return TOO_LONG;
    const event = body.event as string | undefined;
    if (event === 'COMMENT' && !body.body && comments.length === 0) return invalid('body is missing');
    const stored: StoredReview = {
      id: state.nextId(),
      pull: issue.number,
      body: String(body.body ?? ''),
      user: state.self,
      state: event === 'COMMENT' ? 'COMMENTED' : (event ?? 'PENDING'),
      commit_id: String(body.commit_id ?? issue.pull.head.sha),
      submitted_at: state.now(),
    };
    state.reviews.push(stored);
    for (const comment of comments) storeReviewComment(context, issue.number, stored.id, comment);
    return ok(showReview(state, stored));
  },
  'pulls/get-review': ({ state, params }) => {
    const review = state.reviews.find((each) => each.id === Number(params.review_id));
    return review ? ok(showReview(state, review)) : NOT_FOUND;
  },
  'pulls/update-review': ({ state, params, body }) => {
    const review = state.reviews.find((each) => each.id === Number(params.review_id));
    if (!review) return NOT_FOUND;
    if (isTooLong(body.body)) return TOO_LONG;
    review.body = String(body.body);
    return ok(showReview(state, review));
  },
  'pulls/list-review-comments': ({ state, params }) =>
    list(
      state.reviewComments
        .filter((each) => each.pull === Number(params.pull_number))
        .map((each) => showReviewComment(state, each)),
    ),
  'pulls/get-review-comment': ({ state, params }) => {
    const comment = byId(state.reviewComments, params);
    return comment ? ok(showReviewComment(state, comment)) : NOT_FOUND;
  },
  'pulls/update-review-comment': (context) =>
    edit(context, byId(context.state.reviewComments, context.params), (each) =>
      showReviewComment(context.state, each),
    ),
  'pulls/create-review-comment': (context) => {
    const issue = writable(context);
    if (!isIssue(issue)) return issue;
    const { state, body } = context;
    if (body.line === undefined && body.subject_type !== 'file') return invalid('line is missing');
    const error = anchorError(diffOf(state, issue.number), body);
    if (error) return invalid(error);
    if (isTooLong(body.body)) return TOO_LONG;
    return created(showReviewComment(state, storeReviewComment(context, issue.number, state.nextId(), body)));
  },
  'pulls/create-reply-for-review-comment': (context) => {
    const { state, params, body } = context;
    const parent = byId(state.reviewComments, params);
    if (!parent) return NOT_FOUND;
    const reply = storeReviewComment(context, parent.pull, parent.review, { ...parent, body: body.body });
    reply.in_reply_to_id = parent.id;
    return created(showReviewComment(state, reply));
  },
};
