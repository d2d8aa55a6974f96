import fs from 'node:fs';
import path from 'node:path';
import { ConfigSchema } from '../contract/config.js';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { parseRecipe } from '../recipe/load.js';
import { readAs } from '../recipe/read.js';
import { resolveSubRecipes } from '../recipe/sub-recipe.js';
import type { Command, Door } from './command.js';
import { findRecipe } from './recipe.js';
import { unsoundParts, unsoundReminders, unsoundRules } from './sound.js';

/** `galley validate`: reads recipes and config files, says what is wrong with line and column, runs nothing. */
export const validate: Command = {
  name: 'validate',
  about: 'checks recipes and config files without running anything',
  help: `galley validate <recipe, file or folder...>

Reads each recipe (a name, or a *.yml, *.yaml or *.json file) and each config file (config.yml in a .galley folder) and
prints what is wrong as path:line:column: unknown and misspelt keys, wrong types, placeholders, parameters, tools,
permission rules and their self-tests, reminders, schemas. A folder stands for every recipe in it. Nothing is run.

Exit code: 0 when all are valid, 2 when one is not or cannot be read.
`,
  async run(door) {
    const files = door.argv.flatMap((word) => filesOf(word, door.cwd));
    if (files.length === 0) {
      door.err('galley validate: name at least one recipe, config file, or folder of recipes\n');
      return EXIT_CODE.recipe;
    }
    const checked = await Promise.all(files.map((file) => problemsOf(file, door.cwd)));
    for (const [index, problems] of checked.entries()) tell(files[index]!.shown, problems, door);
    const good = checked.filter((problems) => problems.length === 0).length;
    door.out(`${good} of ${files.length} ${files.length === 1 ? 'file is' : 'files are'} valid\n`);
    return good === files.length ? EXIT_CODE.done : EXIT_CODE.recipe;
  },
};

interface File {
  /** As people are shown it. */
  shown: string;
  full: string;
}

function filesOf(word: string, cwd: string): File[] {
  const full = path.resolve(cwd, word);
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  const shown = word.replaceAll(path.sep, '/');
  if (stat?.isDirectory()) {
    const names = fs.readdirSync(full).filter((name) => /\.ya?ml$/i.test(name));
    return names
      .sort()
      .map((name) => ({ shown: `${shown.replace(/\/$/, '')}/${name}`, full: path.join(full, name) }));
  }
  const named = stat ? undefined : findRecipe(word, cwd);
  return [named ? { shown: named.path, full: named.full } : { shown, full }];
}

function tell(shown: string, problems: string[], door: Door): void {
  if (problems.length === 0) door.out(`${shown}: valid\n`);
  else door.err(`${problems.join('\n')}\n`);
}

async function problemsOf({ shown, full }: File, cwd: string): Promise<string[]> {
  try {
    const text = fs.readFileSync(full, 'utf8');
    if (!isConfig(full)) {
      const recipe = parseRecipe(shown, text);
      await resolveSubRecipes(recipe, { read: async (name) => readIfThere(path.resolve(cwd, name)) });
      return unsoundParts(recipe, text);
    }
    const { value, place } = readAs(ConfigSchema, shown, text);
    return [...unsoundRules(shown, value.permissions, place), ...unsoundReminders(value.ttsr.rules, place)];
  } catch (cause) {
    if (cause instanceof RunError) return [cause.message];
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    return [`${shown}: cannot be read (${code}): check the path`];
  }
}

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function isConfig(full: string): boolean {
  return /^config\.ya?ml$/i.test(path.basename(full)) && path.basename(path.dirname(full)) === '.galley';
}
