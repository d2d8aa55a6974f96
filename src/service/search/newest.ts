import fs from 'node:fs';
import type { PathFilter } from './filter.js';
import { toFile } from './name.js';
import type { Place } from './place.js';
import { reach, visit } from './visit.js';
import { merged } from './walk.js';

/** The files below `place` that `filter` lets through, by their last change, newest first; then by name. */
export async function newestFirst(place: Place, filter: PathFilter, signal?: AbortSignal): Promise<string[]> {
  const start = reach(place.walker, place.start, filter.base);
  if (start === undefined) return [];
  const { dots } = filter;
  const found: { path: string; time: number }[] = [];
  await visit(place.walker, { start, dots, signal }, (folder) => {
    for (const name of dots ? merged(folder.files, folder.dotFiles) : folder.files) {
      const file = folder.path + name;
      if (!filter.matches(file.slice(place.start.length))) continue;
      const stat = fs.lstatSync(toFile(`${place.root}/${file}`), { throwIfNoEntry: false });
      if (stat) found.push({ path: place.show(file), time: stat.mtimeMs });
    }
  });
  found.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1));
  return found.map((entry) => entry.path);
}
