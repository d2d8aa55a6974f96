import { RunError } from '../contract/error.js';
import { type Permissions, type Recipe, RecipeSchema, type TtsrRule } from '../contract/recipe.js';
import { reminders } from '../policy/remind.js';
import { rules } from '../policy/rules.js';
import { readAs } from '../recipe/read.js';
import { outputCheck } from '../run/output-check.js';
import { commandsIn } from '../service/shell-words/commands.js';
import { pickTools } from '../tool/index.js';

/**
 * What a recipe that can be read would still fail on when its run starts: tools there are not, rules and reminders that do
 * not load or fail their self-tests, a schema that is none. Each problem is one line that begins with its place.
 */
export function unsoundParts(recipe: Recipe, text: string): string[] {
  const place = places(recipe.path, text);
  const problems: string[] = [];
  const attempt = (at: string, work: () => unknown) => {
    try {
      work();
    } catch (cause) {
      if (!(cause instanceof RunError)) throw cause;
      problems.push(cause.message.startsWith(recipe.path) ? cause.message : `${at}: ${cause.message}`);
    }
  };
  for (const [index, tool] of recipe.tools.entries())
    attempt(place(['tools', index]), () => pickTools([tool]));
  problems.push(...unsoundRules(recipe.path, recipe.permissions, place));
  problems.push(...unsoundReminders(recipe.ttsr?.rules ?? [], place));
  attempt(place(['response']), () => outputCheck(recipe.response?.json_schema));
  return problems;
}

/** Permission rules that do not load, or whose self-tests fail, each with its line. */
export function unsoundRules(
  path: string,
  permissions: Permissions,
  place: (at: readonly PropertyKey[]) => string,
): string[] {
  const problems: string[] = [];
  for (const list of ['allow', 'deny'] as const) {
    for (const [index, rule] of permissions[list].entries()) {
      const at = place(['permissions', list, index]);
      const line = Number(/:(\d+)$/.exec(at)?.[1]) || undefined;
      try {
        const set = { allow: [], deny: [], [list]: [rule], origin: path, line: () => line };
        rules([set], { root: '/', resolve: (name) => name, commandsIn });
      } catch (cause) {
        if (!(cause instanceof RunError)) throw cause;
        problems.push(cause.message.startsWith(path) ? cause.message : `${at}: ${cause.message}`);
      }
    }
  }
  return problems;
}

/** Streaming reminders whose pattern does not load, each with its line. */
export function unsoundReminders(list: TtsrRule[], place: (at: readonly PropertyKey[]) => string): string[] {
  return list.flatMap((rule, index) => {
    try {
      const own = { name: `rule-${index + 1}`, ...rule };
      reminders(
        { enabled: true, builtin: false, disabled: [], rules: [own] },
        { origin: place(['ttsr', 'rules', index]) },
      );
      return [];
    } catch (cause) {
      if (!(cause instanceof RunError)) throw cause;
      return [cause.message];
    }
  });
}

/** Lines of a recipe's parts; the path alone for one in another format, which has been put into another shape. */
function places(path: string, text: string): (at: readonly PropertyKey[]) => string {
  try {
    return readAs(RecipeSchema, path, text).place;
  } catch {
    return () => path;
  }
}
