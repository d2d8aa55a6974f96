import fs from 'node:fs';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import type { Parameter, Recipe } from '../contract/recipe.js';
import { nameOf, parseRecipe } from '../recipe/load.js';
import { didYouMean } from '../recipe/suggest.js';
import { RECIPE_FOLDER, recipePlaces } from '../recipe/where.js';
import { program } from '../run/program.js';
import { shippedRecipes } from '../run/task.js';
import type { Command, Door } from './command.js';

/** `galley recipe`: which recipes there are, and what one of them does, needs and may do. */
export const recipe: Command = {
  name: 'recipe',
  about: 'lists the recipes, shows one',
  help: `galley recipe list
galley recipe show <name or path>

list  every recipe a name can stand for here: the project's own (${RECIPE_FOLDER}) and the shipped ones.
show  what a recipe does: events, parameters, tools, permissions, limits, outputs.
`,
  async run(door) {
    const [verb, word] = door.argv;
    if (verb === 'list') return list(door);
    if (verb === 'show' && word !== undefined) return show(door, word);
    door.err(recipe.help);
    return EXIT_CODE.recipe;
  },
};

interface Found {
  name: string;
  /** As people are shown it. */
  path: string;
  full: string;
}

function list(door: Door): number {
  const found = everyRecipe(door.cwd);
  let code: number = EXIT_CODE.done;
  const rows: string[][] = [];
  for (const each of found) {
    try {
      const read = readRecipe(each);
      rows.push([each.name, each.path, events(read), read.title]);
    } catch (cause) {
      if (!(cause instanceof RunError)) throw cause;
      door.err(`${cause.message}\n`);
      code = EXIT_CODE.recipe;
    }
  }
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 0));
  for (const row of rows)
    door.out(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  if (rows.length === 0)
    door.out(`There is no recipe here. Write one into ${RECIPE_FOLDER}, or run galley init.\n`);
  return code;
}

function show(door: Door, word: string): number {
  const found = findRecipe(word, door.cwd);
  if (!found) {
    const known = everyRecipe(door.cwd).map(({ name }) => name);
    throw new RunError(
      'recipe',
      `there is no recipe ${word}.${didYouMean(word, known) || ` There are: ${known.join(', ')}.`}`,
    );
  }
  door.out(described(readRecipe(found)));
  return EXIT_CODE.done;
}

/** The recipe a name or path stands for, the project's own first; undefined when there is none. */
export function findRecipe(word: string, cwd: string): Found | undefined {
  const { project, shipped } = recipePlaces(word);
  const own = project.map((place) => ({ name: nameOf(place), path: place, full: path.resolve(cwd, place) }));
  return (
    own.find(({ full }) => fs.existsSync(full)) ?? shippedOnes().find(({ name }) => `${name}.yml` === shipped)
  );
}

function shippedOnes(): Found[] {
  return shippedRecipes(program()).map((full) => {
    const file = path.basename(full);
    return { name: nameOf(file), path: `galley/recipes/${file}`, full };
  });
}

/** A project's recipe hides the shipped one of the same name. */
function everyRecipe(cwd: string): Found[] {
  const folder = path.join(cwd, RECIPE_FOLDER);
  const own = (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((file) => /\.ya?ml$/i.test(file))
    .sort()
    .map((file) => ({ name: nameOf(file), path: `${RECIPE_FOLDER}/${file}`, full: path.join(folder, file) }));
  const found = new Map<string, Found>();
  for (const each of [...own, ...shippedOnes()]) if (!found.has(each.name)) found.set(each.name, each);
  return [...found.values()];
}

function readRecipe({ path: shown, full }: Found): Recipe {
  return parseRecipe(shown, fs.readFileSync(full, 'utf8'));
}

function events({ on }: Recipe): string {
  return Object.entries(on)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([event, wanted]) => {
      const command = wanted && 'command' in wanted ? wanted.command : undefined;
      return command ? `${event} ${command}` : event;
    })
    .join(', ');
}

function described(read: Recipe): string {
  const { permissions, limits, outputs } = read;
  const rule = (each: (typeof permissions.allow)[number]) => (typeof each === 'string' ? each : each.rule);
  const rows: [string, string[]][] = [
    ['file', [read.path]],
    ['events', [events(read) || 'none: it is started by hand']],
    ['parameters', read.parameters.map(parameter)],
    ['model', [read.model ?? "the config's"]],
    ['tools', [read.tools.join(', ')]],
    ['mode', [read.mode]],
    ['allow', permissions.allow.map(rule)],
    ['deny', permissions.deny.map(rule)],
    [
      'limits',
      [
        Object.entries(limits)
          .map(([key, value]) => `${value} ${key}`)
          .join(', '),
      ],
    ],
    ['checks', read.retry?.checks.map(({ shell }) => shell) ?? []],
    ['sub-recipes', read.sub_recipes.map(({ name, path: file }) => `${name} (${file})`)],
    [
      'outputs',
      [
        Object.entries(outputs)
          .filter(([, value]) => value)
          .map(([key]) => key)
          .join(', '),
      ],
    ],
  ];
  const lines = rows.flatMap(([head, cells]) =>
    cells.filter(Boolean).map((cell, index) => `  ${(index === 0 ? head : '').padEnd(12)}${cell}`),
  );
  return `${read.name}: ${read.title}\n${read.description}\n\n${lines.join('\n')}\n`;
}

function parameter({ key, input_type, requirement, default: value, description }: Parameter): string {
  const isNeeded = requirement === 'required' && value === undefined;
  const asked = isNeeded ? 'required' : `default ${JSON.stringify(value ?? null)}`;
  return `${key} (${input_type}, ${asked})${description ? `: ${description}` : ''}`;
}
