import type { z } from 'zod';
import { type Config, type ConfigInput, ConfigSchema } from '../contract/config.js';
import type { Rule } from '../contract/recipe.js';
import { type Layer, layerOf, leaves, merge, valueAt } from './merge.js';
import { narrow } from './narrow.js';

/** A file's path (as people are shown it) and its text. */
export interface Source {
  path: string;
  text: string;
}

/** Reads one YAML file against a schema, with line and column errors: the hall hands in recipe/read.ts `readAs`. */
export type ReadAs = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  text: string,
) => { value: z.output<Schema>; written: unknown; place(at: readonly PropertyKey[]): string };

export interface Layers {
  /** What the door knows better than the schema's defaults (a CI runner's, say). */
  builtin?: ConfigInput;
  user?: Source;
  /** The project's own file: it narrows, unless the user's config or a flag says trust_project_config. */
  project?: Source;
  /** Flags and Action inputs: the user's own words, so they may widen. */
  overrides?: ConfigInput;
  readAs: ReadAs;
}

export interface Loaded {
  config: Config;
  /** What a project file asked for and did not get, each with its place. */
  warnings: string[];
  /** Where a dotted key, or a permission rule's text, was set: `path:line`, `flag`, `built-in` or `default`. */
  origin(key: string): string;
  /** Where each permission rule was written, by its text. */
  origins: Record<string, string>;
}

/**
 * Defaults, user file, project file, flags: later wins; maps merge key by key, lists named in merge.ts JOINED add up,
 * other lists are replaced. Throws RunError 'recipe' when a file does not fit.
 */
export function loadConfig({ builtin = {}, user, project, overrides = {}, readAs }: Layers): Loaded {
  const warnings: string[] = [];
  const places = new Map<string, string>();
  const rules: Record<string, string> = {};
  let merged: Layer = {};
  const lay = (layer: Layer, place: (at: readonly PropertyKey[]) => string) => {
    merged = merge(merged, layer);
    for (const { at, value } of leaves(layer)) {
      places.set(at.join('.'), place(at));
      if (at[0] === 'permissions' && Array.isArray(value)) notePlaces(rules, at, value as Rule[], place);
    }
  };
  lay(plain(builtin), () => 'built-in');
  if (user) {
    const read = readAs(ConfigSchema, user.path, user.text);
    lay(read.written as Layer, read.place);
  }
  if (project) {
    const read = readAs(ConfigSchema, project.path, project.text);
    const isTrusted = { ...merged, ...plain(overrides) }.trust_project_config === true;
    const layer = isTrusted ? (read.written as Layer) : narrowed(read, ConfigSchema.parse(merged), warnings);
    lay(layer, read.place);
  }
  lay(plain(overrides), () => 'flag');
  return {
    config: ConfigSchema.parse(merged),
    warnings,
    origin: (key) => rules[key] ?? places.get(key) ?? 'default',
    origins: rules,
  };
}

/** Without the keys that are there but undefined, as optional flags often are. */
function plain(input: ConfigInput): Layer {
  return JSON.parse(JSON.stringify(input)) as Layer;
}

function narrowed(read: ReturnType<ReadAs>, own: Config, warnings: string[]): Layer {
  let layer: Layer = {};
  const told = new Set<string>();
  for (const { at, value } of leaves(read.written as Layer)) {
    const { value: kept, told: say } = narrow(at, value, valueAt(own, at));
    if (kept !== undefined) layer = merge(layer, layerOf(at, kept));
    if (say === undefined) continue;
    const key = say.startsWith(`${at[0]} `) ? [at[0] ?? ''] : at;
    const warning = `${read.place(key)}: ${key.join('.')} is ignored: ${say}, or the user's config says trust_project_config: true`;
    if (!told.has(warning)) warnings.push(warning);
    told.add(warning);
  }
  return layer;
}

function notePlaces(
  rules: Record<string, string>,
  at: string[],
  list: Rule[],
  place: (at: readonly PropertyKey[]) => string,
): void {
  for (const [index, rule] of list.entries()) {
    rules[typeof rule === 'string' ? rule : rule.rule] ??= place([...at, index]);
  }
}
