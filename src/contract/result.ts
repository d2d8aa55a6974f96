import { z } from 'zod';
import { EXIT_CODE, type OutcomeName } from './outcome.js';
import { Outputs } from './recipe.js';

/** Version of result.json. */
export const RESULT_VERSION = 1;

/** The files of a run directory: `.galley/runs/<id>/`. `published` is written by the publisher, all others by the run. */
export const RUN_FILES = {
  transcript: 'transcript.jsonl',
  patch: 'changes.patch',
  result: 'result.json',
  output: 'output.json',
  intents: 'intents.jsonl',
  plan: 'plan.json',
  published: 'published.jsonl',
  markdown: 'report.md',
  html: 'report.html',
  spill: 'spill',
} as const;

const OUTCOMES = Object.keys(EXIT_CODE) as [OutcomeName, ...OutcomeName[]];

/** How much of one changed file the agent looked at. `changed` and `read` count lines of the new file's hunks. */
export const Coverage = z.strictObject({
  path: z.string(),
  status: z.enum(['read', 'partly', 'not-read']),
  changed: z.number().int().min(0),
  read: z.number().int().min(0),
  /** The changed lines that were not read, such as `12-40, 88`; for a file that was read in part. */
  unread: z.string().optional(),
  /** Why it was not read whole: binary, too large, the budget ran out … */
  why: z.string().optional(),
});
export type Coverage = z.output<typeof Coverage>;

/** A file the run changed in the work tree. Counts are null for binary files. */
export const ChangedFile = z.strictObject({
  path: z.string(),
  from: z.string().optional(),
  added: z.number().int().nullable(),
  deleted: z.number().int().nullable(),
});
export type ChangedFile = z.output<typeof ChangedFile>;

/** The event a run answered: what the publisher checks again before it sends anything. */
const TriggerFacts = z.strictObject({
  event: z.string(),
  action: z.string().default(''),
  /** Login as GitHub writes it in URLs; bots without `[bot]`. */
  actor: z.string(),
  bot: z.boolean().default(false),
  level: z.enum(['write', 'read']),
  fork: z.boolean().default(false),
  /** When it happened (ISO); empty when unknown. */
  at: z.string().default(''),
  /** The comment that asked for the run, when one did. */
  comment: z
    .strictObject({
      id: z.number().int(),
      kind: z.enum(['issue', 'review', 'review_comment', 'discussion']),
    })
    .optional(),
  /** What the text that asked is recognised by; empty when the event carried none. */
  text: z.string().default(''),
});

/** result.json: everything a publisher or a person needs to know about a run, without its transcript. */
export const ResultFile = z.strictObject({
  version: z.literal(RESULT_VERSION),
  galley: z.string(),
  outcome: z.enum(OUTCOMES),
  exit_code: z.number().int(),
  /** One or two sentences for people: how it ended and why. */
  say: z.string(),
  recipe: z.strictObject({ name: z.string(), title: z.string() }),
  model: z.string(),
  mode: z.string().default(''),
  run: z.strictObject({
    id: z.string(),
    attempt: z.number().int().min(1).default(1),
    url: z.string().default(''),
  }),
  repo: z
    .strictObject({ owner: z.string(), name: z.string(), default_branch: z.string().default('') })
    .optional(),
  /** The pull request or issue the run is about. */
  number: z.number().int().optional(),
  /** True when `number` is a pull request. */
  pull: z.boolean().default(false),
  /** The discussion the run is about, which is no issue although it shares their numbers. */
  discussion: z.number().int().optional(),
  trigger: TriggerFacts,
  base_sha: z.string().default(''),
  head_sha: z.string().default(''),
  /** The commit that the work tree stood on when the run began: changes.patch applies to it. */
  tree_sha: z.string().default(''),
  /** The branch a pull request of ours goes to when the recipe names none. */
  base_ref: z.string().default(''),
  /** Head commit of the last earlier review that this run built on; empty = the whole change was reviewed. */
  since_sha: z.string().default(''),
  started: z.string().default(''),
  ms: z.number().min(0),
  turns: z.number().int().min(0),
  usage: z.strictObject({ input: z.number(), output: z.number(), cached: z.number(), usd: z.number() }),
  /** Further tries that the recipe's checks asked for, the first one included. */
  attempts: z.number().int().min(1).default(1),
  findings: z.strictObject({ error: z.number().int(), warning: z.number().int(), info: z.number().int() }),
  coverage: z.array(Coverage).default([]),
  files: z.array(ChangedFile).default([]),
  /** The recipe's structured result. */
  output: z.unknown().optional(),
  notices: z.array(z.string()).default([]),
});
export type ResultFile = z.output<typeof ResultFile>;

/** Where a finding stands on GitHub: report/place.ts says what the parts mean. */
const Spot = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('line'),
    path: z.string(),
    line: z.number().int(),
    start_line: z.exactOptional(z.number().int()),
    side: z.enum(['LEFT', 'RIGHT']),
    exact: z.boolean(),
  }),
  z.strictObject({ at: z.literal('file'), path: z.string() }),
  z.strictObject({ at: z.literal('body') }),
]);

/**
 * plan.json: what the intents were made of beside the transcript and the result, so that runs can be merged without the
 * repository. `findings` has one entry for each staged finding, null for one that says the same as another.
 */
export const PlanFile = z.strictObject({
  outputs: Outputs,
  findings: z.array(
    z.strictObject({ place: Spot, fingerprint: z.string().regex(/^[0-9a-f]{16}$/) }).nullable(),
  ),
});
export type PlanFile = z.output<typeof PlanFile>;

/** One line of published.jsonl: what became of one intent. */
export const Published = z.strictObject({
  id: z.string(),
  kind: z.string(),
  action: z.enum(['created', 'updated', 'unchanged', 'skipped', 'failed']),
  say: z.string(),
  url: z.string().optional(),
  at: z.string(),
});
export type Published = z.output<typeof Published>;
