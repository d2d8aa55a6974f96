import { match } from './fuzzy/match.js';
import { PathTable } from './fuzzy/table.js';
import type { Place } from './place.js';
import { visit } from './visit.js';
import { type Folder, merged, type Walker } from './walk.js';

/** What fffind looks for. */
export interface FindQuery {
  query: string;
  path: string;
  kind: 'files' | 'directories' | 'mixed';
  offset: number;
  limit: number;
}

/** A page of paths, best first, and how many there are on all pages. */
export interface FindAnswer {
  paths: string[];
  total: number;
}

interface Kept {
  walker: Walker;
  key: string;
  changes: number;
  table: PathTable;
}

/** Finds paths by fuzzy match. The table of the last search is kept for the next, and made anew when a folder changed. */
export class Finder {
  #kept: Kept | undefined;

  /** The same query gives the same order on every page. */
  async find(place: Place, query: FindQuery, signal?: AbortSignal): Promise<FindAnswer> {
    const dots = /(^|[\s/])\./.test(query.query);
    const table = await this.#table(place, query.kind, dots, signal);
    const matches = match(table, query.query);
    const paths = matches.page(query.offset, query.limit).map((index) => table.paths[index]!);
    return { paths, total: matches.total };
  }

  async #table(
    place: Place,
    kind: FindQuery['kind'],
    dots: boolean,
    signal?: AbortSignal,
  ): Promise<PathTable> {
    const { walker } = place;
    const key = JSON.stringify([place.start, place.show(''), kind, dots]);
    const folders: Folder[] = [];
    await visit(walker, { start: place.start, dots, signal }, (folder) => folders.push(folder));
    const { changes } = walker;
    const kept = this.#kept;
    if (kept?.walker === walker && kept.key === key && kept.changes === changes) {
      return kept.table;
    }
    const table = new PathTable(pathsOf(place, folders, kind, dots));
    this.#kept = { walker, key, changes, table };
    return table;
  }
}

/** Every path in `folders` of the kinds asked for, as shown; folders end in `/`. */
function pathsOf(place: Place, folders: readonly Folder[], kind: FindQuery['kind'], dots: boolean): string[] {
  const paths: string[] = [];
  for (const folder of folders) {
    if (kind !== 'directories') {
      for (const name of dots ? merged(folder.files, folder.dotFiles) : folder.files) {
        paths.push(place.show(folder.path + name));
      }
    }
    if (kind === 'files') continue;
    for (const name of dots ? merged(folder.folders, folder.dotFolders) : folder.folders) {
      paths.push(`${place.show(folder.path + name)}/`);
    }
  }
  return paths;
}
