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

/** What one folder's own names say. */
interface Own {
  endings: ReadonlyMap<string, number>;
  docs: readonly string[];
  manifests: readonly string[];
}

/** Looks at the names of a tree; at those of a folder again only when its listing is another one. */
export class Surveyor {
  readonly #known = new WeakMap<Folder, Own>();

  /** `folders` are those of a whole walk, in its order. */
  survey(folders: readonly Folder[]): Survey {
    const counts = new Map<string, Map<string, number>>();
    const found: Survey = { files: 0, folders: [], docs: [], manifests: [] };
    for (const folder of folders) {
      const { endings, docs, manifests } = this.#own(folder);
      counts.set(folder.path, new Map(endings));
      found.files += folder.files.length;
      found.docs.push(...docs);
      found.manifests.push(...manifests);
    }
    for (const { path: at } of folders.toReversed())
      if (at !== '') addTo(counts.get(above(at)), counts.get(at)!);
    found.folders = folders.map(({ path: at }) => folderCount(at, counts.get(at)!));
    found.manifests = nearestFirst(found.manifests);
    return found;
  }

  #own(folder: Folder): Own {
    const known = this.#known.get(folder) ?? ownOf(folder);
    this.#known.set(folder, known);
    return known;
  }
}

function ownOf(folder: Folder): Own {
  const endings = new Map<string, number>();
  for (const name of folder.files) {
    const ending = path.extname(name).toLowerCase() || name;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const pathsOf = (fits: (name: string) => boolean) =>
    folder.files.filter(fits).map((name) => folder.path + name);
  return { endings, docs: pathsOf(isDoc), manifests: pathsOf((name) => MANIFEST.test(name)) };
}

function nearestFirst(files: readonly string[]): string[] {
  return files
    .map((file) => ({ file, depth: file.split('/').length }))
    .sort((a, b) => a.depth - b.depth || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
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
