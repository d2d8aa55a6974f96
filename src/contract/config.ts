import { z } from 'zod';
import { Limits, Mode, Permissions, Ttsr } from './recipe.js';

const path = z.strictObject({ absolute_paths: z.boolean().default(false) });
const ModelRef = z.strictObject({ provider: z.string(), model: z.string() });
const strings = z.record(z.string(), z.string());

const Tools = z.strictObject({
  read: path.extend({ format: z.enum(['hashline', 'numbered']).optional() }).prefault({}),
  write: path.prefault({}),
  edit: path.prefault({}),
  hash_edit: path.prefault({}),
  ffgrep: path.prefault({}),
  grep: path.prefault({}),
  fffind: path.prefault({}),
  glob: path.prefault({}),
  list_files: path.prefault({}),
  repo_map: path.prefault({}),
  project_index: path.prefault({}),
  diagnostics: path.prefault({}),
  references: path.prefault({}),
  bash: path
    .extend({
      shell_expansion: z.boolean().default(true),
      sandbox: z.enum(['auto', 'required', 'off']).default('auto'),
      network: z.union([z.boolean(), z.array(z.string())]).default(false),
      /** Names of further environment variables that commands may see. */
      env: z.array(z.string()).default([]),
      keep_jobs: z.boolean().default(false),
    })
    .prefault({}),
  view_image: path
    .extend({
      vision_model: ModelRef.optional(),
      max_image_bytes: z.number().int().min(1).default(5_242_880),
    })
    .prefault({}),
  parallel_subagents: path.extend({ max_depth: z.number().int().min(1).max(4).default(2) }).prefault({}),
  /** `hosts`: exact, or `*.` for subdomains. Empty = none but what a rule allows. */
  web_fetch: z.strictObject({ hosts: z.array(z.string()).default([]) }).prefault({}),
  web_search: z.strictObject({ base_url: z.string().default('https://api.exa.ai') }).prefault({}),
  browser: z.strictObject({ hosts: z.array(z.string()).default([]) }).prefault({}),
  output_compression: z.strictObject({ enabled: z.boolean().default(false) }).prefault({}),
  disabled: z.array(z.string()).default([]),
});

const HookCommand = z.strictObject({
  label: z.string().min(1),
  command: z.string().min(1),
  include_tools: z.array(z.string()).optional(),
  exclude_tools: z.array(z.string()).optional(),
});

const Hooks = z.strictObject({
  enabled: z.boolean().default(false),
  timeout_seconds: z.number().int().min(1).max(60).default(5),
  stdout_max_bytes: z.number().int().min(1).max(65_536).default(8_192),
  stderr_max_bytes: z.number().int().min(1).max(65_536).default(8_192),
  failure_policy: z.enum(['warn', 'block']).default('warn'),
  provider_context_injection: z.boolean().default(false),
  provider_context_max_bytes: z.number().int().min(1).max(16_384).default(4_096),
  before_tool: z.array(HookCommand).default([]),
  after_tool: z.array(HookCommand).default([]),
  after_assistant: z.array(HookCommand).default([]),
  after_reasoning: z.array(HookCommand).default([]),
});

const ServerCommand = z.strictObject({ command: z.string(), args: z.array(z.string()).default([]) });

const Lsp = z.strictObject({
  enabled: z.boolean().default(false),
  inject_diagnostics_on_edit: z.boolean().default(true),
  diagnostics_wait_ms: z.number().int().min(0).max(30_000).default(2_000),
  idle_shutdown_minutes: z.number().int().min(1).max(240).default(10),
  servers: z
    .record(z.string(), ServerCommand.extend({ extensions: z.array(z.string()).optional() }))
    .default({}),
});

const ProviderConfig = z.strictObject({
  kind: z.enum(['openai', 'openai-chat', 'anthropic']),
  base_url: z.url({ protocol: /^https?$/ }),
  api_key_env: z.string().optional(),
  headers: strings.default({}),
  query: strings.default({}),
});

/** USD per million tokens. */
const Prices = z.strictObject({
  input: z.number().min(0),
  cached: z.number().min(0).optional(),
  output: z.number().min(0),
});

const ModelConfig = z.strictObject({
  context_window: z.number().int().min(1).optional(),
  max_output: z.number().int().min(1).optional(),
  vision: z.boolean().optional(),
  prices: Prices.optional(),
});

const McpServer = z.strictObject({
  command: z.string().optional(),
  args: z.array(z.string()).default([]),
  env: strings.default({}),
  url: z.url({ protocol: /^https?$/ }).optional(),
  headers: strings.default({}),
  /** Name of the variable that holds a bearer token for `url`. */
  token_env: z.string().optional(),
  /** Names of environment variables that ${NAME} may stand for here, beside those that commands see. */
  variables: z.array(z.string()).default([]),
  prefix: z.boolean().default(true),
  allowed: z.array(z.string()).optional(),
  required: z.boolean().default(false),
  timeout_seconds: z.number().int().min(1).max(600).default(60),
});

/** Galley's configuration: one schema for every layer (built-in, user, project). Strict keys; every key has a default. */
export const ConfigSchema = z.strictObject({
  model: z.string().optional().describe('provider/model used where the recipe names none'),
  small_model: z.string().optional().describe('model for summaries; default: the model'),
  vision_model: z
    .string()
    .optional()
    .describe('model that view_image asks; without one the tool is not offered'),
  mode: Mode.optional().describe('the widest mode a recipe may have here'),
  permissions: Permissions.prefault({}).describe('rules that hold for every recipe'),
  tools: Tools.prefault({}).describe('settings of single tools; disabled = never offered'),
  ttsr: Ttsr.prefault({}).describe('streaming reminders'),
  limits: Limits.prefault({}).describe('the most a recipe may use'),
  hooks: Hooks.prefault({}).describe('commands before and after tool calls and answers'),
  lsp: Lsp.prefault({}).describe('language servers'),
  agents: z.strictObject({ max_depth: z.number().int().min(0).max(10).default(3) }).prefault({}),
  memory: z.strictObject({ enabled: z.boolean().default(true) }).prefault({}),
  context: z
    .strictObject({ index: z.boolean().default(true), instructions: z.boolean().default(true) })
    .prefault({}),
  providers: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), ProviderConfig)
    .default({})
    .describe('further model servers, by prefix'),
  models: z.record(z.string(), ModelConfig).default({}).describe('facts about models, by provider/model'),
  mcp: z
    .record(z.string().regex(/^[a-z][a-z0-9_-]*$/), McpServer)
    .default({})
    .describe('MCP servers, by name'),
  control: z.strictObject({ url: z.string().optional(), command: z.string().optional() }).prefault({}),
  plugins: z
    .strictObject({ enabled: z.array(z.string()).default([]), marketplaces: strings.default({}) })
    .prefault({}),
  network: z.strictObject({ allow_private: z.boolean().default(false) }).prefault({}),
  secrets: z
    .strictObject({
      /** Further patterns whose matches are sealed. */
      patterns: z.array(z.string()).default([]),
      /** Names of environment variables whose values are sealed. */
      env: z.array(z.string()).default([]),
    })
    .prefault({}),
  trust: z
    .strictObject({
      allowed_users: z.array(z.string()).default([]),
      allowed_bots: z.array(z.string()).default([]),
      allowed_teams: z.array(z.string()).default([]),
    })
    .prefault({}),
  trust_project_config: z
    .boolean()
    .default(false)
    .describe("let a project's own file set everything; only in a user's config"),
});

export type Config = z.output<typeof ConfigSchema>;
export type ConfigInput = z.input<typeof ConfigSchema>;

/** What a project's own file may not set unless the user's config trusts the project: cloning must never widen anything. */
export const USER_ONLY = [
  'mode',
  'permissions',
  'providers',
  'models',
  'mcp',
  'control',
  'hooks',
  'memory',
  'plugins',
  'network',
  'secrets',
  'trust',
  'trust_project_config',
] as const satisfies (keyof Config)[];
