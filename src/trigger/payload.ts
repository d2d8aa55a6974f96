import { z } from 'zod';
import { RunError } from '../contract/error.js';

/** The parts of GitHub's webhook payloads that Galley reads. What it does not read is dropped here. */
const User = z.object({ login: z.string(), id: z.number().optional(), type: z.string().nullish() }).nullish();
const Label = z.object({ name: z.string() });
const text = z.string().nullish();
const time = z.string().nullish();
/** SHA-1 or SHA-256: what is passed to git is never an option or a path. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'not a commit');

const Side = z.object({
  ref: z.string(),
  sha,
  repo: z.object({ full_name: z.string() }).nullish(),
});

const Pull = z.object({
  number: z.number(),
  title: z.string(),
  body: text,
  user: User,
  draft: z.boolean().nullish(),
  labels: z.array(Label).nullish(),
  base: Side,
  head: Side,
  created_at: time,
  updated_at: time,
});

const Issue = z.object({
  number: z.number(),
  title: z.string(),
  body: text,
  user: User,
  labels: z.array(Label).nullish(),
  pull_request: z.unknown().optional(),
  created_at: time,
  updated_at: time,
});

const Discussion = z.object({
  number: z.number(),
  title: z.string(),
  body: text,
  user: User,
  category: z.object({ name: z.string() }).nullish(),
  labels: z.array(Label).nullish(),
  created_at: time,
  updated_at: time,
});

const Comment = z.object({
  id: z.number(),
  body: text,
  user: User,
  path: z.string().nullish(),
  line: z.number().nullish(),
  created_at: time,
  updated_at: time,
});

const Review = z.object({
  id: z.number(),
  body: text,
  user: User,
  state: z.string().nullish(),
  submitted_at: time,
});

const WorkflowRun = z.object({
  id: z.number(),
  run_attempt: z.number().nullish(),
  name: text,
  event: z.string(),
  conclusion: text,
  head_sha: sha,
  head_branch: text,
  head_repository: z.object({ full_name: z.string() }).nullish(),
  pull_requests: z.array(z.object({ number: z.number() })).nullish(),
  actor: User,
  triggering_actor: User,
  created_at: time,
  updated_at: time,
});

const Repository = z.object({
  name: z.string(),
  full_name: z.string(),
  owner: z.object({ login: z.string().optional(), name: z.string().optional() }),
  default_branch: z.string().nullish(),
  /** Seconds in push payloads, text elsewhere. */
  pushed_at: z.union([z.number(), z.string()]).nullish(),
});

const Payload = z.object({
  action: z.string().nullish(),
  sender: User,
  repository: Repository.optional(),
  pull_request: Pull.optional(),
  issue: Issue.optional(),
  discussion: Discussion.optional(),
  comment: Comment.optional(),
  review: Review.optional(),
  label: Label.nullish(),
  workflow_run: WorkflowRun.optional(),
  ref: text,
  branch: text,
  before: sha.nullish(),
  after: sha.nullish(),
  deleted: z.boolean().optional(),
  inputs: z.record(z.string(), z.unknown()).nullish(),
  client_payload: z.record(z.string(), z.unknown()).nullish(),
});

export type Payload = z.output<typeof Payload>;
export type PullPayload = z.output<typeof Pull>;

/** Parses a payload and makes sure the parts this event always has are there. Throws RunError('unsupported-event'). */
export function readPayload<Part extends keyof Payload>(
  name: string,
  payload: unknown,
  parts: readonly Part[],
): Payload {
  const parsed = Payload.safeParse(payload);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new RunError(
      'unsupported-event',
      `The payload is not a ${name} event as GitHub sends it: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`,
    );
  }
  for (const part of parts) {
    if (parsed.data[part] === undefined)
      throw new RunError('unsupported-event', `The payload is not a ${name} event: "${part}" is missing.`);
  }
  return parsed.data;
}

/** Parses the answer of `GET /repos/{owner}/{repo}/pulls/{number}`, which has the same shape. */
export function readPullPayload(data: unknown): PullPayload {
  return Pull.parse(data);
}
