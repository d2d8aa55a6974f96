import { RunError } from '../contract/error.js';
import type { Recipe } from '../contract/recipe.js';
import { nameOf, parseRecipe } from './load.js';
import { bindDefault, bindParams, type Reader } from './params.js';
import { didYouMean } from './suggest.js';
import { fill, type Scope } from './template.js';

/** A recipe that another one may start: read, checked, and with the values that its parent fixed. */
export interface SubRecipe {
  name: string;
  description: string;
  parallel: boolean;
  recipe: Recipe;
  /** Values the parent wrote, as the texts that `bindParams` takes; the agent cannot change them. */
  fixed: Record<string, string>;
  subs: SubRecipe[];
}

export interface ResolveOptions {
  /** The recipe's text at a path inside the repository; undefined when there is none. The reader keeps to the base commit. */
  read(path: string): Promise<string | undefined>;
  /** Deepest nesting; a config's agents.max_depth. */
  maxDepth?: number;
}

const MOST = 50;

/**
 * All sub-recipes of a (filled) recipe, and theirs. Paths are relative to the recipe that names them. Throws RunError
 * 'recipe' for a missing file, a circle, too deep a nesting, a value its recipe has no parameter for or of a wrong type.
 */
export async function resolveSubRecipes(
  recipe: Recipe,
  { read, maxDepth = 3 }: ResolveOptions,
): Promise<SubRecipe[]> {
  const count = { left: MOST };
  const resolve = async (parent: Recipe, trail: string[]): Promise<SubRecipe[]> => {
    const found: SubRecipe[] = [];
    for (const [index, entry] of parent.sub_recipes.entries()) {
      const wrong = (say: string) =>
        new RunError('recipe', `${parent.path}: sub_recipes[${index}] (${entry.name}): ${say}`);
      const path = join(parent.path, entry.path);
      if (found.some(({ name }) => name === entry.name))
        throw wrong('another one has this name: choose a different one');
      if (path === undefined)
        throw wrong(`${entry.path} leads out of the repository: move the recipe into it`);
      if (trail.includes(path))
        throw wrong(`the recipes start each other in a circle: ${[...trail, path].join(' -> ')}`);
      if (trail.length > maxDepth)
        throw wrong(`recipes are nested more than ${maxDepth} deep: start it from a higher one`);
      if (count.left-- <= 0) throw wrong(`there are more than ${MOST} sub-recipes in all: use fewer`);
      const text = await read(path);
      if (text === undefined)
        throw wrong(`there is no recipe ${path}: mend the path (it is relative to ${parent.path})`);
      const own = parseRecipe(path, text);
      const { name, description, parallel } = entry;
      const fixed = fixedValues(own, entry.values, wrong);
      const subs = await resolve(own, [...trail, path]);
      found.push({ name, description: description || own.description, parallel, recipe: own, fixed, subs });
    }
    return found;
  };
  return resolve(recipe, [recipe.path]);
}

/** The recipe of one call: `given` by the agent under what the parent fixed, bound and filled in. */
export async function startSubRecipe(
  { recipe, fixed }: SubRecipe,
  given: Readonly<Record<string, unknown>>,
  { scope, reader }: { scope: Omit<Scope, 'params'>; reader: Reader },
): Promise<Recipe> {
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(fixed, key))
      throw new RunError(
        'recipe',
        `${recipe.path}: parameter "${key}" is fixed by the recipe that starts this one: leave it out`,
      );
  }
  const params = await bindParams(recipe, { ...texts(given), ...fixed }, reader);
  return fill(recipe, { ...scope, params });
}

function fixedValues(
  recipe: Recipe,
  values: Record<string, unknown>,
  wrong: (say: string) => RunError,
): Record<string, string> {
  const keys = recipe.parameters.map(({ key }) => key);
  const written = texts(values);
  for (const [key, text] of Object.entries(written)) {
    const parameter = recipe.parameters.find((each) => each.key === key);
    if (!parameter)
      throw wrong(`values: ${nameOf(recipe.path)} has no parameter "${key}".${didYouMean(key, keys)}`);
    if (parameter.input_type === 'file' || text === '') continue;
    const say = bindDefault({ ...parameter, default: text });
    if (say !== undefined) throw wrong(`values.${key}: ${say.replace('the default ', '')}`);
  }
  return written;
}

/** Values as the texts that parameters are bound from: what is no text becomes JSON. */
function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value ?? ''),
    ]),
  );
}

/** A path relative to the file that names it; undefined when it leads out of the repository. */
function join(from: string, to: string): string | undefined {
  const isAbsolute = /^([\\/]|[A-Za-z]:)/.test(to);
  if (isAbsolute) return undefined;
  const parts: string[] = from.split(/[\\/]/).slice(0, -1);
  for (const part of to.split(/[\\/]/)) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
