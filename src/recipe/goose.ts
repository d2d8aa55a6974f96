import type { Sheet } from './sheet.js';
import { didYouMean } from './suggest.js';

type Json = Record<string, unknown>;
type At = readonly PropertyKey[];

/** Whether a value is a recipe in Goose's format: it has a key that only Goose's recipes have. */
export function isGoose(value: unknown): boolean {
  if (!isMap(value)) return false;
  const inner = isMap(value.recipe) ? value.recipe : value;
  if (inner !== value) return true;
  const { settings, retry, parameters, sub_recipes } = inner;
  return (
    ['extensions', 'activities', 'author'].some((key) => key in inner) ||
    (isMap(settings) && ['goose_provider', 'goose_model', 'max_turns'].some((key) => key in settings)) ||
    (isMap(retry) && 'max_retries' in retry) ||
    maps(parameters).some(([each]) => each.requirement === 'user_prompt') ||
    maps(sub_recipes).some(([each]) => 'sequential_when_repeated' in each)
  );
}

/**
 * Puts the sheet of a Goose recipe into Galley's shape; every part keeps its line and column. What a headless run cannot
 * honour is a problem that says what to write instead. Goose's recipes carry no permissions: they run in mode `edits`,
 * and commands need an allow rule of the config's.
 */
export function fromGoose(sheet: Sheet): void {
  const whole = sheet.value as Json;
  const root: At = isMap(whole.recipe) ? ['recipe'] : [];
  const {
    activities: _buttons,
    author: _author,
    extensions,
    settings,
    ...rest
  } = (root.length > 0 ? whole.recipe : whole) as Json;
  const recipe: Json = { ...rest, mode: 'edits' };
  sheet.follow([], root);
  if (extensions !== undefined) recipe.tools = tools(sheet, extensions, [...root, 'extensions']);
  sheet.follow(['tools'], [...root, 'extensions']);
  if (isMap(settings)) placeSettings(sheet, recipe, settings, [...root, 'settings']);
  if (Array.isArray(rest.parameters)) recipe.parameters = rest.parameters.map(parameter);
  if (isMap(rest.retry)) recipe.retry = retry(sheet, rest.retry, [...root, 'retry']);
  if (Array.isArray(rest.sub_recipes)) recipe.sub_recipes = rest.sub_recipes.map(subRecipe);
  sheet.value = recipe;
}

const KNOWN_SETTINGS = ['goose_provider', 'goose_model', 'temperature', 'max_turns'];

function placeSettings(sheet: Sheet, recipe: Json, settings: Json, at: At): void {
  const { goose_provider: provider, goose_model: model, temperature, max_turns: turns } = settings;
  for (const key of Object.keys(settings)) {
    if (KNOWN_SETTINGS.includes(key)) continue;
    sheet.problem(
      sheet.spotOf([...at, key]).key,
      `settings.${key} is not known.${didYouMean(key, KNOWN_SETTINGS)}`,
    );
  }
  if (typeof provider === 'string' && typeof model === 'string') recipe.model = `${provider}/${model}`;
  else if (model !== undefined || provider !== undefined)
    sheet.problem(
      sheet.spotOf(at).key,
      'settings: goose_provider and goose_model make a model only together: write both, or neither and use --model',
    );
  if (temperature !== undefined) recipe.settings = { temperature };
  if (turns !== undefined) recipe.limits = { turns };
  sheet.follow(['model'], [...at, 'goose_model']);
  sheet.follow(['settings'], at);
  sheet.follow(['limits'], at);
  sheet.follow(['limits', 'turns'], [...at, 'max_turns']);
}

/** Goose's built-in and platform extensions, and the tools that do their work here. */
const EXTENSIONS: Record<string, string[]> = {
  developer: ['hashline', 'bash'],
  analyze: ['repo_map', 'ffgrep', 'fffind', 'read'],
  todo: ['todo'],
  memory: ['memory_save', 'memory_search', 'memory_forget'],
  skills: ['skill'],
  summon: ['agent_spawn', 'agent_wait', 'agent_send', 'agent_list'],
};

/** Tools of the developer extension by Goose's names, for `available_tools`. */
const TOOLS: Record<string, string[]> = {
  shell: ['bash'],
  text_editor: ['read', 'write', 'hash_edit'],
  read: ['read'],
  write: ['write'],
  edit: ['read', 'hash_edit'],
  tree: ['list_files', 'fffind'],
  analyze: ['repo_map'],
};

function tools(sheet: Sheet, extensions: unknown, at: At): unknown {
  const found = new Set<string>();
  for (const [extension, index] of maps(extensions)) {
    const { type, name, available_tools: only } = extension;
    const spot = sheet.spotOf([...at, index]).start;
    const known = typeof name === 'string' && Object.hasOwn(EXTENSIONS, name) ? EXTENSIONS[name] : undefined;
    if ((type === 'builtin' || type === 'platform') && known) {
      for (const tool of Array.isArray(only) ? chosen(sheet, only, spot) : known) found.add(tool);
    } else if (type === 'stdio' || type === 'streamable_http' || type === 'sse') {
      sheet.problem(
        spot,
        `extension ${String(name)}: a recipe starts no MCP server here: write it into the config as mcp.${String(name)}, name its tools under tools, and take this entry out`,
      );
    } else {
      sheet.problem(
        spot,
        `extension ${String(name)} of type ${String(type)} has no equal here: take it out. Known: ${Object.keys(EXTENSIONS).join(', ')}`,
      );
    }
  }
  return [...found];
}

function chosen(sheet: Sheet, names: unknown[], spot: number): string[] {
  return names.flatMap((name) => {
    const known = typeof name === 'string' && Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (!known)
      sheet.problem(
        spot,
        `available_tools: ${String(name)} has no equal here: take it out. Known: ${Object.keys(TOOLS).join(', ')}`,
      );
    return known ?? [];
  });
}

/** Nobody can be asked in a headless run, so a `user_prompt` must be given. */
function parameter(value: unknown): unknown {
  return isMap(value) && value.requirement === 'user_prompt' ? { ...value, requirement: 'required' } : value;
}

function retry(sheet: Sheet, value: Json, at: At): Json {
  const {
    max_retries: max,
    checks,
    timeout_seconds: timeout,
    on_failure_timeout_seconds: last,
    ...rest
  } = value;
  if (last !== undefined && last !== 600)
    sheet.problem(
      sheet.spotOf([...at, 'on_failure_timeout_seconds']).start,
      'retry.on_failure always has 600 seconds here: take on_failure_timeout_seconds out',
    );
  const own = maps(checks).map(([check, index]) => {
    const { type, command, ...more } = check;
    if (type !== 'shell')
      sheet.problem(
        sheet.spotOf([...at, 'checks', index]).start,
        `a check of type ${String(type)} has no equal here: write type: shell`,
      );
    return { ...more, shell: command, ...(timeout !== undefined && { timeout }) };
  });
  sheet.follow(['retry', 'max'], [...at, 'max_retries']);
  // Goose starts each attempt with an empty conversation.
  return { ...rest, max, checks: Array.isArray(checks) ? own : checks, conversation: 'fresh' };
}

function subRecipe(value: unknown): unknown {
  if (!isMap(value)) return value;
  const { sequential_when_repeated: sequential = false, name, ...rest } = value;
  const plain = typeof name === 'string' ? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') : name;
  return { ...rest, name: plain, parallel: typeof sequential === 'boolean' ? !sequential : sequential };
}

function maps(value: unknown): [Json, number][] {
  if (!Array.isArray(value)) return [];
  return value.map((each, index): [Json, number] => [isMap(each) ? each : {}, index]);
}

function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
