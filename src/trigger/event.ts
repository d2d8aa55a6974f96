import { RunError } from '../contract/error.js';
import type { Actor, CommentRef, DiscussionRef, IssueRef, PullRef, Trigger } from '../contract/trigger.js';
import { frozen } from '../service/github/frozen.js';
import { readActor } from './actor.js';
import { type Cleaned, cleanLine, cleanText } from './clean.js';
import type { RunnerFacts } from './facts.js';
import { type Payload, type PullPayload, readPayload } from './payload.js';

/** Galley's marker as it opens a line of a comment it wrote. Forging it only keeps a run from starting. */
const OWN = /^<!--\s*galley\b/im;

/** The events Galley answers, and the parts each payload must have. */
const PARTS: Record<string, readonly (keyof Payload)[]> = {
  pull_request: ['pull_request', 'repository'],
  pull_request_target: ['pull_request', 'repository'],
  pull_request_review: ['review', 'pull_request', 'repository'],
  pull_request_review_comment: ['comment', 'pull_request', 'repository'],
  issue_comment: ['comment', 'issue', 'repository'],
  issues: ['issue', 'repository'],
  discussion: ['discussion', 'repository'],
  discussion_comment: ['comment', 'discussion', 'repository'],
  push: ['ref', 'after', 'repository'],
  schedule: [],
  workflow_dispatch: [],
  repository_dispatch: [],
  workflow_run: ['workflow_run', 'repository'],
};

/** Names of the events Galley answers. */
export const EVENTS: readonly string[] = Object.keys(PARTS);

type Clean = (value: string | null | undefined) => string;

/** Takes hidden text out of everything it is given, and counts. */
class Wash {
  hidden = 0;

  /** Markdown: a body. */
  text: Clean = (value) => this.#count(cleanText(value ?? ''));

  /** Plain text: a title, a name, a branch, an input. */
  line: Clean = (value) => this.#count(cleanLine(value ?? ''));

  #count({ text, removed }: Cleaned): string {
    this.hidden += removed;
    return text;
  }
}

/**
 * Turns a GitHub event into a Trigger. `payload` is the parsed event file, `facts` what the runner says beside it.
 * Throws RunError('unsupported-event') for other events, for payloads of another shape, and for events that leave
 * nothing to work on (a deleted comment, a deleted branch).
 */
export function readEvent(name: string, payload: unknown, facts: RunnerFacts = {}): Trigger {
  const parts = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (!parts)
    throw new RunError(
      'unsupported-event',
      `Galley does not answer the event "${name}". It answers: ${EVENTS.join(', ')}.`,
    );
  const data = readPayload(name, payload, parts);
  refuseGone(name, data);
  const wash = new Wash();
  const repository = readRepository(data, facts);
  const pull = data.pull_request && readPull(data.pull_request, wash);
  const comment = readComment(data, wash);
  const action = data.action ?? '';
  return {
    event: name,
    // A repository_dispatch's action is free text that whoever sent it chose.
    action: name === 'repository_dispatch' ? wash.line(action) : action,
    repository,
    actor: data.sender === undefined ? factsActor(facts) : readActor(data.sender),
    ...(pull && { pull }),
    ...(data.issue && { issue: readIssue(data.issue, wash) }),
    ...(data.discussion && { discussion: readDiscussion(data.discussion, wash) }),
    ...(comment && { comment }),
    ...readText(data),
    ...(data.label && { label: wash.line(data.label.name) }),
    ...(isOwn(data.comment?.body ?? data.review?.body ?? '') && { own: true as const }),
    ...readUpstream(data, repository, wash),
    ref: wash.line(shortRef(data.ref ?? data.branch ?? facts.ref ?? '')),
    sha: pull?.head.sha ?? (name === 'push' ? (data.after ?? '') : (facts.sha ?? '')),
    ...(name === 'push' && data.before && { before: data.before }),
    inputs: readInputs(data.inputs ?? data.client_payload ?? {}, wash),
    at: readTime(name, data),
    hidden: wash.hidden,
    run: readRun(facts),
  };
}

function refuseGone(name: string, data: Payload): void {
  const gone = (what: string) => {
    throw new RunError('unsupported-event', `The ${what} is gone: there is nothing to work on.`);
  };
  if (name === 'push' && (data.deleted || /^0*$/.test(data.after ?? ''))) gone('branch or tag');
  const subject = data.discussion ? 'discussion' : 'issue';
  if (data.action === 'deleted') gone(data.comment ? 'comment' : subject);
  if (data.action === 'transferred' && (name === 'issues' || name === 'discussion')) gone(subject);
}

function readRepository(data: Payload, facts: RunnerFacts): Trigger['repository'] {
  if (data.repository) {
    const [owner = '', name = ''] = data.repository.full_name.split('/');
    return { owner, name, defaultBranch: data.repository.default_branch ?? '' };
  }
  const [owner, name] = (facts.repository ?? '').split('/');
  return owner && name ? { owner, name, defaultBranch: '' } : undefined;
}

/** Turns the pull request of a payload, or of the API, into a PullRef. */
export function readPull(pull: PullPayload, wash: { text: Clean; line: Clean } = new Wash()): PullRef {
  const repo = pull.head.repo?.full_name ?? null;
  return {
    number: pull.number,
    title: wash.line(pull.title),
    body: wash.text(pull.body),
    author: readActor(pull.user),
    draft: pull.draft ?? false,
    labels: (pull.labels ?? []).map((label) => wash.line(label.name)),
    base: { ref: wash.line(pull.base.ref), sha: pull.base.sha },
    head: { ref: wash.line(pull.head.ref), sha: pull.head.sha, repo },
    fork: isFork(repo, pull.base.repo?.full_name),
  };
}

/** A head whose repository is gone or unknown counts as a fork. */
function isFork(head: string | null | undefined, base: string | null | undefined): boolean {
  return !head || !base || head.toLowerCase() !== base.toLowerCase();
}

function readIssue(issue: NonNullable<Payload['issue']>, wash: Wash): IssueRef {
  return {
    number: issue.number,
    title: wash.line(issue.title),
    body: wash.text(issue.body),
    author: readActor(issue.user),
    labels: (issue.labels ?? []).map((label) => wash.line(label.name)),
    isPull: issue.pull_request !== undefined && issue.pull_request !== null,
  };
}

function readDiscussion(discussion: NonNullable<Payload['discussion']>, wash: Wash): DiscussionRef {
  return {
    number: discussion.number,
    title: wash.line(discussion.title),
    body: wash.text(discussion.body),
    author: readActor(discussion.user),
    category: wash.line(discussion.category?.name),
    labels: (discussion.labels ?? []).map((label) => wash.line(label.name)),
  };
}

/** The text that asks for the run, before anything is taken out of it. */
function readText({ comment, review, pull_request, issue, discussion }: Payload): Pick<Trigger, 'text'> {
  const words = comment ?? review;
  if (words) return { text: frozen(words.body) };
  const subject = pull_request ?? issue ?? discussion;
  return subject ? { text: frozen(subject.title, subject.body) } : {};
}

function readComment(data: Payload, wash: Wash): CommentRef | undefined {
  const { comment, review } = data;
  if (comment)
    return {
      kind: data.pull_request ? 'review_comment' : data.discussion ? 'discussion' : 'issue',
      id: comment.id,
      body: wash.text(comment.body),
      author: readActor(comment.user),
      ...(comment.path && { path: wash.line(comment.path) }),
      ...(comment.line && { line: comment.line }),
    };
  if (!review) return undefined;
  return {
    kind: 'review',
    id: review.id,
    body: wash.text(review.body),
    author: readActor(review.user),
    state: (review.state ?? '').toLowerCase(),
  };
}

function readUpstream(
  data: Payload,
  repository: Trigger['repository'],
  wash: Wash,
): Pick<Trigger, 'workflowRun' | 'upstreamActor'> {
  const run = data.workflow_run;
  if (!run) return {};
  const base = repository && `${repository.owner}/${repository.name}`;
  return {
    upstreamActor: readActor(run.actor),
    workflowRun: {
      id: run.id,
      attempt: run.run_attempt ?? 1,
      name: wash.line(run.name),
      event: run.event,
      conclusion: run.conclusion ?? '',
      headSha: run.head_sha,
      headBranch: wash.line(run.head_branch),
      headRepo: run.head_repository?.full_name ?? '',
      fork: isFork(run.head_repository?.full_name, base),
      pulls: (run.pull_requests ?? []).map((pull) => pull.number),
    },
  };
}

function readInputs(inputs: Record<string, unknown>, wash: Wash): Record<string, string> {
  const plain = (value: unknown) =>
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [wash.line(key), wash.line(plain(value))]),
  );
}

/** When it happened, as the payload says: never a commit's own date, which its author chooses. */
function readTime(name: string, data: Payload): string {
  const { comment, review, pull_request: pull, issue, discussion, workflow_run: run } = data;
  if (comment) return (data.action === 'edited' ? comment.updated_at : comment.created_at) ?? '';
  if (review && data.action === 'submitted') return review.submitted_at ?? '';
  const subject = pull ?? issue ?? discussion;
  const isNew = data.action === 'opened' || data.action === 'created';
  if (subject) return (isNew ? subject.created_at : subject.updated_at) ?? '';
  if (run) return run.updated_at ?? run.created_at ?? '';
  const pushed = data.repository?.pushed_at;
  if (name !== 'push' || !pushed) return '';
  return typeof pushed === 'number' ? new Date(pushed * 1000).toISOString() : pushed;
}

function factsActor(facts: RunnerFacts): Actor {
  return readActor(facts.actor ? { login: facts.actor, id: Number(facts.actorId) || 0 } : null);
}

function readRun(facts: RunnerFacts): Trigger['run'] {
  const { runId: id = '', serverUrl = 'https://github.com', repository } = facts;
  const url = id && repository ? `${serverUrl}/${repository}/actions/runs/${id}` : '';
  return { id, attempt: Number(facts.runAttempt) || 1, url };
}

/** `refs/heads/x` and `refs/tags/x` are `x`; anything else stays. */
export function shortRef(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}

/** Whether a post's raw text carries Galley's own marker. */
export function isOwn(body: string): boolean {
  return OWN.test(body);
}
