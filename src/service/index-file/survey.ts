import path from 'node:path';
import type { Folder } from '../search/walk.js';
import { isDoc } from './docs.js';

/** A folder of the tree and what it holds, sub-folders included. */
export interface FolderCount {
  /** Empty for the top, else ending in `/`. */
  path: string;
  files: number;
  /** How many files end in what, most frequent first. */
  kinds: [ending: string, count: number][];
}

/** What a walk over the whole tree sees by names alone. */
export interface Survey {
  files: number;
  folders: FolderCount[];
  docs: string[];
  /** Files that say how a project is built, nearest to the top first. */
  manifests: string[];
}

const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.cfg|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|Makefile|justfile|CMakeLists\.txt|composer\.json|Gemfile|mix\.exs|deno\.jsonc?|Dockerfile|docker-compose\.ya?ml)$/;

/** Looks at every name of the tree once. `folders` are those of a whole walk, in its order. */
export function survey(folders: readonly Folder[]): Survey {
  const counts = new Map<string, Map<string, number>>();
  const found: Survey = { files: 0, folders: [], docs: [], manifests: [] };
  for (const folder of folders) {
    const own = new Map<string, number>();
    counts.set(folder.path, own);
    found.files += folder.files.length;
    for (const name of folder.files) {
      const ending = path.extname(name).toLowerCase() || name;
      own.set(ending, (own.get(ending) ?? 0) + 1);
      if (isDoc(name)) found.docs.push(folder.path + name);
      if (MANIFEST.test(name)) found.manifests.push(folder.path + name);
    }
  }
  for (const { path: at } of folders.toReversed())
    if (at !== '') addTo(counts.get(above(at)), counts.get(at)!);
  found.folders = folders.map(({ path: at }) => folderCount(at, counts.get(at)!));
  const depth = (file: string): number => file.split('/').length;
  found.manifests.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return found;
}

function above(folder: string): string {
  const parent = path.posix.dirname(folder.slice(0, -1));
  return parent === '.' ? '' : `${parent}/`;
}

function addTo(sum: Map<string, number> | undefined, part: ReadonlyMap<string, number>): void {
  for (const [ending, count] of part) sum?.set(ending, (sum.get(ending) ?? 0) + count);
}

function folderCount(folder: string, counts: ReadonlyMap<string, number>): FolderCount {
  let files = 0;
  for (const count of counts.values()) files += count;
  const kinds = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 8);
  return { path: folder, files, kinds };
}
