import { z } from 'zod';

/** A finding the agent stages with `review_comment`. Lines are 1-based; `side` RIGHT = new file, LEFT = old file. */
export const Finding = z.strictObject({
  path: z.string().min(1),
  line: z.number().int().min(1).optional(),
  start_line: z.number().int().min(1).optional(),
  side: z.enum(['LEFT', 'RIGHT']).default('RIGHT'),
  severity: z.enum(['error', 'warning', 'info']).default('warning'),
  title: z.string().max(200).default(''),
  body: z.string().min(1).max(20_000),
  suggestion: z.string().max(20_000).optional(),
  rule: z.string().max(100).optional(),
});
export type Finding = z.output<typeof Finding>;

/** What the agent may stage. Nothing is sent by the agent; report/plan turns these into intents. */
export type Staged = { kind: 'finding'; finding: Finding } | { kind: 'output'; data: unknown };

/** Where something is published: a pull request or issue number, or nothing (the run's own repository). */
const Target = z.strictObject({ owner: z.string(), repo: z.string(), number: z.number().int().optional() });

const Comment = z.strictObject({
  kind: z.literal('comment'),
  id: z.string(),
  target: Target,
  /** The discussion it goes to, where the run is about one: the target then has no number. */
  discussion: z.exactOptional(z.number().int()),
  /** The comment in that discussion which it answers. */
  reply_to: z.exactOptional(z.number().int()),
  sticky: z.boolean(),
  marker: z.string(),
  body: z.string(),
});

/** One inline comment, with its anchor already checked against the diff. `line` absent = file-level. */
export const Inline = z.strictObject({
  path: z.string(),
  line: z.number().int().optional(),
  start_line: z.number().int().optional(),
  side: z.enum(['LEFT', 'RIGHT']),
  fingerprint: z.string(),
  body: z.string(),
});
export type Inline = z.output<typeof Inline>;

const Review = z.strictObject({
  kind: z.literal('review'),
  id: z.string(),
  target: Target,
  commit: z.string(),
  marker: z.string(),
  body: z.string(),
  comments: z.array(Inline),
});

const PullRequest = z.strictObject({
  kind: z.literal('pull_request'),
  id: z.string(),
  target: Target,
  base: z.string(),
  base_sha: z.string(),
  branch: z.string(),
  title: z.string(),
  body: z.string(),
  draft: z.boolean(),
  labels: z.array(z.string()),
  reviewers: z.array(z.string()),
  message: z.string(),
  /** File name inside the run directory. */
  patch: z.string(),
});

const Label = z.strictObject({
  kind: z.literal('label'),
  id: z.string(),
  target: Target,
  add: z.array(z.string()),
  remove: z.array(z.string()),
});

const Issue = z.strictObject({
  kind: z.literal('issue'),
  id: z.string(),
  target: Target,
  marker: z.string(),
  title: z.string(),
  body: z.string(),
  labels: z.array(z.string()),
});

const Check = z.strictObject({
  kind: z.literal('check'),
  id: z.string(),
  target: Target,
  name: z.string(),
  head_sha: z.string(),
  conclusion: z.enum(['success', 'neutral', 'failure']),
  title: z.string(),
  summary: z.string(),
  annotations: z.array(
    z.strictObject({
      path: z.string(),
      start_line: z.number().int(),
      end_line: z.number().int(),
      annotation_level: z.enum(['notice', 'warning', 'failure']),
      message: z.string(),
      title: z.exactOptional(z.string()),
    }),
  ),
});

const Summary = z.strictObject({ kind: z.literal('summary'), id: z.string(), body: z.string() });

/** `files` are names inside the run directory. */
const Artifact = z.strictObject({
  kind: z.literal('artifact'),
  id: z.string(),
  name: z.string(),
  files: z.array(z.string()),
});

/** Something a run wants published: one line of intents.jsonl. `id` is stable for the same run and content. */
export const Intent = z.discriminatedUnion('kind', [
  Comment,
  Review,
  PullRequest,
  Label,
  Issue,
  Check,
  Summary,
  Artifact,
]);
export type Intent = z.output<typeof Intent>;
export type IntentKind = Intent['kind'];
