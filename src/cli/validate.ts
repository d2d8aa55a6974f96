import fs from 'node:fs';
import path from 'node:path';
import { ConfigSchema } from '../contract/config.js';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { parseRecipe } from '../recipe/load.js';
import { readAs } from '../recipe/read.js';
import type { Command, Door } from './command.js';

/** `galley validate`: reads recipes and config files, says what is wrong with line and column, runs nothing. */
export const validate: Command = {
  name: 'validate',
  about: 'checks recipes and config files without running anything',
  help: `galley validate <file or folder...>

Reads each recipe (*.yml, *.yaml) and each config file (config.yml in a .galley folder) and prints what is wrong as
path:line:column. A folder stands for every recipe in it. Nothing is run.

Exit code: 0 when all are valid, 2 when one is not or cannot be read.
`,
  async run(door) {
    const files = door.argv.flatMap((word) => filesOf(word, door.cwd));
    if (files.length === 0) {
      door.err('galley validate: name at least one recipe, config file, or folder of recipes\n');
      return EXIT_CODE.recipe;
    }
    const good = files.map((file) => check(file, door)).filter(Boolean).length;
    door.out(`${good} of ${files.length} ${files.length === 1 ? 'file is' : 'files are'} valid\n`);
    return good === files.length ? EXIT_CODE.done : EXIT_CODE.recipe;
  },
};

function filesOf(word: string, cwd: string): string[] {
  const full = path.resolve(cwd, word);
  if (!fs.statSync(full, { throwIfNoEntry: false })?.isDirectory()) return [word];
  return fs
    .readdirSync(full)
    .filter((name) => /\.ya?ml$/i.test(name))
    .sort()
    .map((name) => path.join(word, name));
}

function check(file: string, door: Door): boolean {
  try {
    const text = fs.readFileSync(path.resolve(door.cwd, file), 'utf8');
    const shown = file.replaceAll(path.sep, '/');
    if (isConfig(file, door.cwd)) readAs(ConfigSchema, shown, text);
    else parseRecipe(shown, text);
    door.out(`${shown}: valid\n`);
    return true;
  } catch (cause) {
    door.err(`${told(file, cause)}\n`);
    return false;
  }
}

function told(file: string, cause: unknown): string {
  if (cause instanceof RunError) return cause.message;
  const { code } = cause as NodeJS.ErrnoException;
  if (code === undefined) throw cause;
  return `${file}: cannot be read (${code}): check the path`;
}

function isConfig(file: string, cwd: string): boolean {
  const full = path.resolve(cwd, file);
  return /^config\.ya?ml$/i.test(path.basename(full)) && path.basename(path.dirname(full)) === '.galley';
}
