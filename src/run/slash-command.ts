import { RunError } from '../contract/error.js';
import type { Recipe } from '../contract/recipe.js';
import type { Skill } from '../service/skills.js';
import { skillShelf } from './skills.js';

/** A prompt that is a call: `/name`, then its arguments. */
const CALL = /^\s*\/([A-Za-z0-9][\w-]*(?::[\w-]+)?)(?=\s|$)/;

/** The name that a recipe's prompt calls, as it is written in its file: what a placeholder brings calls nothing. */
export function commandIn(prompt: string): string | undefined {
  return CALL.exec(prompt)?.[1];
}

/**
 * The recipe with the text of the command or skill that its prompt calls (`/plugin:command arguments`, `/skill arguments`)
 * in place of the call. A prompt that begins with another word behind a slash stays as it is.
 */
export async function withCommand<T extends { command?: string | undefined; recipe: Recipe }>(
  task: T,
  skills: readonly Skill[],
  place: { root: string; run: string },
): Promise<T> {
  const { command, recipe } = task;
  if (command === undefined) return task;
  if (!skills.some(({ name }) => name === command)) {
    if (!command.includes(':')) return task;
    const known = skills.map(({ name }) => `/${name}`).filter((name) => name.includes(':'));
    const there =
      known.length > 0 ? `There are: ${known.join(', ')}.` : 'No plugin with commands is enabled.';
    throw new RunError('recipe', `${recipe.path}: prompt: there is no command /${command}. ${there}`);
  }
  const given = recipe.prompt.replace(CALL, '').trim();
  const { text } = await skillShelf(skills, place.root, place.run).load(command, given);
  return { ...task, recipe: { ...recipe, prompt: text } };
}
