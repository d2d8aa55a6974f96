import fs from 'node:fs';
import path from 'node:path';

/** The folder of the recipes that come with Galley, found from the running program; undefined when it was moved away. */
export function shippedRecipes(program: string | undefined = process.argv[1]): string | undefined {
  if (program === undefined) return undefined;
  let folder = path.dirname(realPath(program));
  for (let up = 0; up < 5; up++) {
    if (isGalley(folder)) return path.join(folder, 'recipes');
    folder = path.dirname(folder);
  }
  return undefined;
}

function isGalley(folder: string): boolean {
  return (
    fs.existsSync(path.join(folder, 'recipes', 'pr-review.yml')) &&
    fs.existsSync(path.join(folder, 'action.yml'))
  );
}

function realPath(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}
