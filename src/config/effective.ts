import type { Config } from '../contract/config.js';
import {
  type Limits,
  MODES,
  type Mode,
  type Permissions,
  type Recipe,
  type Rule,
  type Ttsr,
} from '../contract/recipe.js';

/** What holds for one run: the config, narrowed by its recipe. */
export interface Effective {
  /** undefined where neither names one: the door picks by the keys that are set. */
  model: string | undefined;
  smallModel: string | undefined;
  visionModel: string | undefined;
  mode: Mode;
  permissions: Permissions;
  limits: Limits;
  ttsr: Ttsr;
  /** Names, families and presets the recipe asks for. */
  tools: string[];
  /** Tool names that are never offered. */
  disabled: string[];
  /** Where each permission rule was written, by its text: `path:line`. */
  origins: Record<string, string>;
}

/**
 * The stricter of both: mode and limits the lower, deny rules of both. Allow rules of both count, for a recipe is read
 * from the base commit and so is the maintainers' own word; a deny beats an allow wherever it comes from. `model` is
 * what a flag said and beats both.
 */
export function narrowByRecipe(
  loaded: { config: Config; origins?: Record<string, string> },
  recipe: Recipe,
  model?: string,
): Effective {
  const { config } = loaded;
  return {
    model: model ?? recipe.model ?? config.model,
    smallModel: recipe.settings.small_model ?? config.small_model,
    visionModel: recipe.settings.vision_model ?? config.vision_model,
    mode: stricter(recipe.mode, config.mode ?? recipe.mode),
    permissions: {
      allow: joined(config.permissions.allow, recipe.permissions.allow),
      deny: joined(config.permissions.deny, recipe.permissions.deny),
    },
    limits: lower(config.limits, recipe.limits),
    ttsr: {
      enabled: recipe.ttsr?.enabled ?? config.ttsr.enabled,
      builtin: recipe.ttsr?.builtin ?? config.ttsr.builtin,
      rules: [...config.ttsr.rules, ...(recipe.ttsr?.rules ?? [])],
      disabled: [...new Set([...config.ttsr.disabled, ...(recipe.ttsr?.disabled ?? [])])],
    },
    tools: recipe.tools,
    disabled: config.tools.disabled,
    origins: { ...recipe.origins, ...loaded.origins },
  };
}

function stricter(a: Mode, b: Mode): Mode {
  return MODES.indexOf(a) <= MODES.indexOf(b) ? a : b;
}

function joined(own: Rule[], added: Rule[]): Rule[] {
  const known = new Set(own.map((rule) => JSON.stringify(rule)));
  return [...own, ...added.filter((rule) => !known.has(JSON.stringify(rule)))];
}

function lower(a: Limits, b: Limits): Limits {
  const limits: Limits = {};
  for (const key of ['turns', 'tokens', 'usd', 'minutes'] as const) {
    const set = [a[key], b[key]].filter((each) => each !== undefined);
    if (set.length > 0) limits[key] = Math.min(...set);
  }
  return limits;
}
