import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { within } from '../contract/within.js';
import { nameOf, parseRecipe } from '../recipe/load.js';
import { didYouMean } from '../recipe/suggest.js';
import { RECIPE_FOLDER } from '../recipe/where.js';
import { program } from '../run/program.js';
import { shippedRecipes } from '../run/task.js';
import type { Command, Door } from './command.js';
import { checkedOut, type Survey, survey } from './survey.js';
import { NO_ACTION, workflowFor } from './workflow.js';

/** `galley init`: a recipe of the project's own and the workflow that starts it, after a look at the repository. */
export const init: Command = {
  name: 'init',
  about: 'writes a workflow and a recipe into a repository',
  help: `galley init [recipe...] [--action OWNER/REPO@COMMIT] [--force] [--dry-run]

Looks at the repository (default branch, languages, test command) and writes for each recipe (default: pr-review)
  ${RECIPE_FOLDER}/<recipe>.yml        your own copy, with your test command where the recipe runs tests
  .github/workflows/galley-<recipe>.yml  with no more permissions than the recipe's outputs need

--action   the commit of Galley to run (default: the one this program was checked out from, else a placeholder)
--force    overwrite files that are there; without it they are left alone and named
--dry-run  print the files instead of writing them
`,
  async run(door) {
    const { values, positionals } = parseArgs({
      args: door.argv,
      allowPositionals: true,
      options: {
        action: { type: 'string' },
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const action = actionOf(values.action);
    const seen = survey(door.cwd);
    door.out(told(seen));
    const files = (positionals.length > 0 ? positionals : ['pr-review']).flatMap((name) =>
      filesFor(name, action, seen),
    );
    const kept = files.filter((file) => write(file, door, values));
    if (action === NO_ACTION)
      door.out(
        `\nPut the owner and commit of your copy of Galley where the workflows say ${NO_ACTION.split(' ')[0]}.\n`,
      );
    door.out(
      `\nNext: set the variable GALLEY_MODEL and the secret GALLEY_API_KEY in the repository (without a key only the built-in checklist runs), then commit. Events of issues, comments and schedules start a workflow only once it is on ${seen.branch ?? 'the default branch'}.\n`,
    );
    return kept.length > 0 ? EXIT_CODE.recipe : EXIT_CODE.done;
  },
};

interface FileToWrite {
  path: string;
  text: string;
}

function actionOf(given: string | undefined): string {
  if (given === undefined) return checkedOut(program()) ?? NO_ACTION;
  if (!/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(given))
    throw new RunError(
      'recipe',
      `--action ${given}: name a commit, such as octo/galley@<40 hex digits>: a tag or branch can change under your secrets`,
    );
  return given;
}

function told({ branch, languages, test }: Survey): string {
  return [
    `default branch: ${branch ?? 'unknown (this is no git repository)'}`,
    `languages:      ${languages.join(', ') || 'none recognised'}`,
    `test command:   ${test ?? 'none found'}`,
    '',
  ].join('\n');
}

function filesFor(name: string, action: string, seen: Survey): FileToWrite[] {
  const shipped = shippedRecipes(program());
  const source = shipped.find((file) => nameOf(file) === name);
  if (source === undefined) {
    const names = shipped.map(nameOf);
    throw new RunError(
      'recipe',
      `there is no recipe ${name}.${didYouMean(name, names) || ` There are: ${names.join(', ')}.`}`,
    );
  }
  const recipe = {
    path: `${RECIPE_FOLDER}/${name}.yml`,
    text: adapted(fs.readFileSync(source, 'utf8'), action, seen),
  };
  const workflow = workflowFor(parseRecipe(recipe.path, recipe.text), action);
  return [recipe, { path: `.github/workflows/galley-${name}.yml`, text: workflow }];
}

/** The recipe's own text with the project's test command in it, and a schema that its editors can reach. */
function adapted(text: string, action: string, { test }: Survey): string {
  const [repo = '', commit = ''] = action.split('@');
  const schema = `https://raw.githubusercontent.com/${repo}/${commit}/schema/recipe.schema.json`;
  const head = action === NO_ACTION ? '' : `# yaml-language-server: $schema=${schema}\n`;
  const body = text.replace(/^# yaml-language-server:.*\n/, '');
  const doc = parseDocument(body);
  const parameters = (doc.toJS() as { parameters?: { key: string }[] }).parameters ?? [];
  const index = parameters.findIndex(({ key }) => key === 'tests');
  if (test === undefined || index < 0) return head + body;
  doc.setIn(['parameters', index, 'default'], test);
  return head + doc.toString({ lineWidth: 0 });
}

/** Writes one file; answers true when one that is there was left alone. */
function write(
  { path: shown, text }: FileToWrite,
  door: Door,
  options: { force: boolean; 'dry-run': boolean },
): boolean {
  const full = path.join(door.cwd, shown);
  if (options['dry-run']) {
    door.out(`\n--- ${shown}\n${text}`);
    return false;
  }
  const known = readIfThere(door.cwd, shown);
  if (known === text) {
    door.out(`unchanged   ${shown}\n`);
    return false;
  }
  if (known !== undefined && !options.force) {
    door.err(`left alone ${shown}: it is there already and differs; --force overwrites it\n`);
    return true;
  }
  try {
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  } catch (cause) {
    throw new RunError('recipe', `${shown} cannot be written: ${(cause as Error).message}`, { cause });
  }
  door.out(`${known === undefined ? 'written    ' : 'overwritten'} ${shown}\n`);
  return false;
}

/** What stands at a path of the repository. A link that leads out of it is not followed: it may be another's file. */
function readIfThere(root: string, shown: string): string | undefined {
  const home = fs.realpathSync(root);
  const parts = shown.split('/');
  for (let end = 1; end <= parts.length; end++) {
    const at = path.join(home, ...parts.slice(0, end));
    const stat = fs.lstatSync(at, { throwIfNoEntry: false });
    if (!stat) return undefined;
    const name = parts.slice(0, end).join('/');
    if (stat.isSymbolicLink()) {
      const to = fs.existsSync(at) ? fs.realpathSync(at) : '';
      if (to === '' || within(home, to) === undefined)
        throw new RunError('recipe', `${shown}: ${name} is a link that leads out of here`);
    }
    const isRight = end < parts.length ? fs.statSync(at).isDirectory() : fs.statSync(at).isFile();
    if (!isRight)
      throw new RunError(
        'recipe',
        `${shown}: ${name} is there and no ${end < parts.length ? 'folder' : 'file'}`,
      );
  }
  return fs.readFileSync(path.join(home, shown), 'utf8');
}
