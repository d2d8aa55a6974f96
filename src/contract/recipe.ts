import { z } from 'zod';

/** A rule `name(pattern)`, or with words for the model and self-tests that are checked when it is loaded. */
export const Rule = z.union([
  z.string().min(1),
  z.strictObject({
    rule: z.string().min(1),
    say: z.string().optional(),
    match: z.array(z.string()).default([]),
    not_match: z.array(z.string()).default([]),
  }),
]);
export type Rule = z.output<typeof Rule>;

export const Permissions = z.strictObject({
  allow: z.array(Rule).default([]),
  deny: z.array(Rule).default([]),
});
export type Permissions = z.output<typeof Permissions>;

/** A streaming reminder. `repeat`: once per turn chain, or again after so many turns. */
export const TtsrRule = z.strictObject({
  name: z.string().min(1).optional(),
  pattern: z.string().min(1),
  reminder: z.string().min(1).max(2_000),
  scope: z
    .array(z.enum(['text', 'args']))
    .min(1)
    .default(['text', 'args']),
  repeat: z.union([z.literal('once'), z.number().int().min(1)]).default('once'),
});
export type TtsrRule = z.output<typeof TtsrRule>;

export const Ttsr = z.strictObject({
  enabled: z.boolean().default(true),
  rules: z.array(TtsrRule).default([]),
  builtin: z.boolean().default(true),
  disabled: z.array(z.string()).default([]),
});
export type Ttsr = z.output<typeof Ttsr>;

/** A recipe's share of it: what is not written is left to the config, so nothing here has a default. */
const TtsrPart = z.strictObject({
  enabled: z.boolean().optional(),
  rules: z.array(TtsrRule).optional(),
  builtin: z.boolean().optional(),
  disabled: z.array(z.string()).optional(),
});

/** `tokens` counts input and output, `usd` needs a known price, `minutes` is wall clock of the whole run. */
export const Limits = z.strictObject({
  turns: z.number().int().min(1).optional(),
  tokens: z.number().int().min(1).optional(),
  usd: z.number().positive().optional(),
  minutes: z.number().positive().optional(),
});
export type Limits = z.output<typeof Limits>;

export const MODES = ['ask', 'edits', 'autopilot'] as const;
export const Mode = z.enum(MODES);
export type Mode = z.output<typeof Mode>;

const Scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Defaults are written as YAML scalars or as the value itself (array, object). */
export const Parameter = z.strictObject({
  key: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'letters, digits and _ only'),
  input_type: z
    .enum(['string', 'number', 'boolean', 'date', 'file', 'select', 'array', 'object'])
    .default('string'),
  requirement: z.enum(['required', 'optional']).default('required'),
  description: z.string().default(''),
  default: z.unknown().optional(),
  options: z.array(Scalar).optional(),
});
export type Parameter = z.output<typeof Parameter>;

const none = z.strictObject({}).nullish();
const Command = z.string().regex(/^[/@][A-Za-z][\w-]*$/, 'a word that starts with / or @, such as /review');
const names = z.array(z.string().min(1)).min(1);

/** Which events a recipe answers. An event that is not named is not answered; `local` is always possible. */
export const On = z.strictObject({
  pull_request: z
    .strictObject({
      actions: names.optional(),
      branches: names.optional(),
      labels: names.optional(),
      drafts: z.boolean().optional(),
    })
    .nullish(),
  pull_request_target: z
    .strictObject({
      actions: names.optional(),
      branches: names.optional(),
      labels: names.optional(),
      drafts: z.boolean().optional(),
    })
    .nullish(),
  issue_comment: z
    .strictObject({ command: Command, on: z.enum(['issue', 'pull_request', 'both']).optional() })
    .nullish(),
  pull_request_review_comment: z.strictObject({ command: Command }).nullish(),
  pull_request_review: z.strictObject({ command: Command.optional(), states: names.optional() }).nullish(),
  issues: z.strictObject({ actions: names.optional(), labels: names.optional() }).nullish(),
  discussion: z.strictObject({ actions: names.optional(), categories: names.optional() }).nullish(),
  discussion_comment: z.strictObject({ command: Command }).nullish(),
  push: z.strictObject({ branches: names.optional() }).nullish(),
  schedule: none,
  workflow_dispatch: none,
  repository_dispatch: z.strictObject({ types: names.optional() }).nullish(),
  workflow_run: z.strictObject({ workflows: names.optional(), conclusions: names.optional() }).nullish(),
});
export type On = z.output<typeof On>;

/** A kind of output that is named with nothing after it (`comment:`) is wanted with its defaults. */
function wanted<Schema extends z.ZodObject>(schema: Schema) {
  return schema.nullish().transform((value) => (value === null ? schema.parse({}) : value));
}

export const Outputs = z.strictObject({
  comment: wanted(z.strictObject({ sticky: z.boolean().default(true) })).describe(
    'a comment on the pull request, issue or discussion; sticky = one comment that is kept up to date',
  ),
  review: wanted(
    z.strictObject({
      max: z.number().int().min(1).max(500).default(50),
      min_severity: z.enum(['error', 'warning', 'info']).default('info'),
      suggestions: z.boolean().default(true),
    }),
  ).describe('a review with one comment per finding, on its line'),
  pull_request: wanted(
    z.strictObject({
      branch: z.string().default('galley/{{ recipe.name }}-{{ run.id }}'),
      title: z.string().optional(),
      body: z.string().optional(),
      base: z.string().optional(),
      draft: z.boolean().default(true),
      labels: z.array(z.string()).default([]),
      reviewers: z.array(z.string()).default([]),
      max_files: z.number().int().min(1).default(100),
    }),
  ).describe('what the agent changed, as a pull request of its own'),
  label: z
    .strictObject({
      allowed: z.array(z.string()).min(1),
      max: z.number().int().min(1).default(3),
      /** The key of the structured result that holds the labels. */
      from: z.string().default('labels'),
    })
    .optional()
    .describe('labels out of a fixed list'),
  issue: z
    .strictObject({ title: z.string(), labels: z.array(z.string()).default([]) })
    .optional()
    .describe('a new issue with the closing words of the run'),
  check: wanted(z.strictObject({ name: z.string().default('galley') })).describe(
    'a check run with findings as annotations',
  ),
  summary: z.boolean().default(true).describe('the step summary of the workflow run'),
  artifact: wanted(z.strictObject({ name: z.string().optional() })).describe(
    'the run directory as an artifact of the workflow run',
  ),
});
export type Outputs = z.output<typeof Outputs>;

/** What a recipe can be split over, told by glob patterns; a later `!pattern` takes out again. */
export const Targets = z
  .strictObject({
    files: names.optional().describe('patterns of files, such as src/**/*.ts; each file is a target'),
    packages: names.optional().describe('patterns of folders, such as packages/*; each folder is a target'),
    repositories: z
      .array(z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'OWNER/NAME'))
      .min(1)
      .optional()
      .describe('repositories, OWNER/NAME each'),
    search: z
      .strictObject({ pattern: z.string().min(1), files: names.optional() })
      .optional()
      .describe('each file with a line that matches (POSIX extended regular expression) is a target'),
  })
  .refine((targets) => Object.values(targets).filter((each) => each !== undefined).length === 1, {
    message: 'name one of files, packages, repositories and search',
  });
export type Targets = z.output<typeof Targets>;

export const Check = z.strictObject({
  shell: z.string().min(1),
  timeout: z.number().int().min(1).max(3_600).default(300),
});

/** A recipe as it is written. Strict: an unknown key is an error. */
export const RecipeSchema = z
  .strictObject({
    version: Scalar.transform(String)
      .default('1')
      .describe('version of the recipe format or of the recipe; for people'),
    title: z.string().min(1).describe('what the run is called wherever it is shown'),
    description: z.string().default('').describe('what the recipe does, for people who choose one'),
    on: On.prefault({}).describe('events it answers; without one it is started by hand'),
    model: z
      .string()
      .min(1)
      .optional()
      .describe("provider/model, such as openai/gpt-5; default: the config's"),
    instructions: z
      .string()
      .default('')
      .describe('who the agent is here and how it works; part of the system prompt'),
    prompt: z.string().default('').describe('the task: the first message'),
    parameters: z
      .array(Parameter)
      .default([])
      .describe('values given at the start; {{ params.key }} puts one into a text'),
    tools: z
      .array(z.string().min(1))
      .default(['hashline', 'todo'])
      .describe('tools, families and presets (hashline, exact, all) the agent is offered'),
    mode: Mode.default('ask').describe(
      'what needs no rule: ask = reading, edits = changing files too, autopilot = everything not denied',
    ),
    permissions: Permissions.prefault({}).describe('rules name(pattern); a deny beats an allow'),
    ttsr: TtsrPart.optional().describe(
      'streaming reminders: patterns that stop an answer while it is written',
    ),
    settings: z
      .strictObject({
        temperature: z.number().min(0).max(2).optional(),
        max_output_tokens: z.number().int().min(1).optional(),
        reasoning_effort: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
        small_model: z.string().optional(),
        vision_model: z.string().optional(),
        fallback_models: z.array(z.string()).default([]),
      })
      .prefault({})
      .describe('how the model is asked'),
    limits: Limits.prefault({}).describe('turns, tokens, US dollars and minutes of the whole run'),
    response: z
      .strictObject({ json_schema: z.record(z.string(), z.unknown()) })
      .optional()
      .describe('JSON Schema of an object the agent must hand in with submit_output'),
    retry: z
      .strictObject({
        max: z.number().int().min(1).max(10).default(1),
        checks: z.array(Check).min(1),
        on_failure: z.string().optional(),
        conversation: z.enum(['same', 'fresh']).default('same'),
      })
      .optional()
      .describe('shell checks after the agent is done; what a failed one printed goes back to it'),
    sub_recipes: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[a-z][a-z0-9-]*$/),
          path: z.string().min(1),
          values: z.record(z.string(), z.unknown()).default({}),
          description: z.string().default(''),
          parallel: z.boolean().default(false),
        }),
      )
      .default([])
      .describe('recipes the agent may start by name'),
    targets: Targets.optional().describe(
      'what galley plan splits the work over; each run gets its share as the array parameter targets',
    ),
    outputs: Outputs.prefault({}).describe('what is published after the run'),
    fail_on: z
      .enum(['never', 'findings', 'warning', 'error'])
      .default('never')
      .describe('from which finding on the exit code is 1'),
  })
  .refine((recipe) => recipe.prompt.trim() !== '' || recipe.instructions.trim() !== '', {
    message: 'a recipe needs a prompt or instructions',
    path: ['prompt'],
  })
  .refine(({ targets, parameters }) => targets === undefined || takesTargets(parameters), {
    message: 'targets need a parameter that takes them: { key: targets, input_type: array }',
    path: ['targets'],
  });

/** Whether a recipe can be given a share of its targets. */
export function takesTargets(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ key, input_type }) => key === 'targets' && input_type === 'array');
}

/**
 * `name` is the file's name without its ending; `path` where it was read (for people); `origins` says where each
 * permission rule stands (`path:line`), by the rule's text.
 */
export type Recipe = z.output<typeof RecipeSchema> & {
  name: string;
  path: string;
  origins?: Record<string, string>;
};
