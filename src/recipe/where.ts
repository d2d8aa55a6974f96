/** Where a project keeps its own recipes. */
export const RECIPE_FOLDER = '.galley/recipes';

/**
 * Where the recipe that `word` names may be, in order. A word with a slash or a YAML ending is a path and nothing else;
 * a bare name is the project's own recipe first (paths inside the repository), then the shipped one (a file name).
 */
export function recipePlaces(word: string): { project: string[]; shipped?: string } {
  if (/[\\/]|\.(ya?ml|json)$/i.test(word)) return { project: [word] };
  return {
    project: [`${RECIPE_FOLDER}/${word}.yml`, `${RECIPE_FOLDER}/${word}.yaml`],
    shipped: `${word}.yml`,
  };
}
