import { matching } from './fuzzy/match.js';
import { PathTable } from './fuzzy/table.js';
import { leftOutNotes, MOST_MILLIS, OUT_OF_TIME } from './left-out.js';
import type { Place } from './place.js';
import { inTurns, turn } from './turn.js';
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

/** A page of paths, best first, how many there are on all pages, and what the model should know of what was left out. */
export interface FindAnswer {
  paths: string[];
  total: number;
  notes: string[];
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
    const { table, notes } = await this.#table(place, query.kind, dots, signal);
    const matches = await inTurns(matching(table, query.query), signal);
    await turn();
    const paths = matches.page(query.offset, query.limit).map((index) => table.paths[index]!);
    return { paths, total: matches.total, notes };
  }

  async #table(
    place: Place,
    kind: FindQuery['kind'],
    dots: boolean,
    signal?: AbortSignal,
  ): Promise<{ table: PathTable; notes: string[] }> {
    const { walker } = place;
    const key = JSON.stringify([place.start, place.show(''), kind, dots]);
    const folders: Folder[] = [];
    const left = { special: 0, unreadable: 0 };
    const deadline = Date.now() + MOST_MILLIS;
    const route = { start: place.start, dots, left, signal, deadline };
    const isWhole = await visit(walker, route, (folder) => folders.push(folder));
    const notes = [...leftOutNotes(left), ...(isWhole ? [] : [OUT_OF_TIME])];
    const { changes } = walker;
    const kept = this.#kept;
    if (isWhole && kept?.walker === walker && kept.key === key && kept.changes === changes)
      return { table: kept.table, notes };
    const paths = await inTurns(pathsOf(place, folders, kind, dots), signal);
    const table = await inTurns(PathTable.filling(paths), signal);
    if (isWhole) this.#kept = { walker, key, changes, table };
    return { table, notes };
  }
}

/** Every path in `folders` of the kinds asked for, as shown; folders end in `/`. */
function* pathsOf(
  place: Place,
  folders: readonly Folder[],
  kind: FindQuery['kind'],
  dots: boolean,
): Generator<void, string[]> {
  const paths: string[] = [];
  for (const folder of folders) {
    yield;
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
