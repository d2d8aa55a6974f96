import { matching } from './fuzzy/match.js';
import { PathTable } from './fuzzy/table.js';
import { Groups } from './groups.js';
import { leftOutNotes, OUT_OF_TIME } from './left-out.js';
import { shown } from './name.js';
import type { Place } from './place.js';
import { inTurns } from './turn.js';
import { type Route, visit } from './visit.js';
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

/** What ends a search early: Date.now() after which it walks no further, and whoever gives it up. */
type End = Required<Pick<Route, 'deadline'>> & Pick<Route, 'signal'>;

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
  async find(place: Place, query: FindQuery, end: End): Promise<FindAnswer> {
    const dots = /(^|[\s/])\./.test(query.query);
    const { table, notes } = await this.#table(place, query.kind, dots, end);
    const matches = await inTurns(matching(table, query.query), end.signal);
    const page = await inTurns(matches.page(query.offset, query.limit), end.signal);
    return { paths: page.map((index) => shown(table.path(index))), total: matches.total, notes };
  }

  async #table(
    place: Place,
    kind: FindQuery['kind'],
    dots: boolean,
    { deadline, signal }: End,
  ): Promise<{ table: PathTable; notes: string[] }> {
    const { walker } = place;
    const key = JSON.stringify([place.start, place.show(''), kind, dots]);
    const folders: Folder[] = [];
    const left = { special: 0, unreadable: 0 };
    const route = { start: place.start, dots, left, signal, deadline };
    const isWhole = await visit(walker, route, (folder) => folders.push(folder));
    const notes = [...leftOutNotes(left), ...(isWhole ? [] : [OUT_OF_TIME])];
    const { changes } = walker;
    const kept = this.#kept;
    if (isWhole && kept?.walker === walker && kept.key === key && kept.changes === changes)
      return { table: kept.table, notes };
    const table = await inTurns(tableOf(place, folders, kind, dots), signal);
    if (isWhole) this.#kept = { walker, key, changes, table };
    return { table, notes };
  }
}

/** Lays out every path in `folders` of the kinds asked for, as shown but for stray bytes in names; folders end in `/`. */
function* tableOf(
  place: Place,
  folders: readonly Folder[],
  kind: FindQuery['kind'],
  dots: boolean,
): Generator<void, PathTable> {
  const groups = new Groups();
  for (const each of folders) {
    yield;
    const folder = place.show(each.path);
    if (kind !== 'directories') groups.add(folder, dots ? merged(each.files, each.dotFiles) : each.files);
    if (kind === 'files') continue;
    const below = dots ? merged(each.folders, each.dotFolders) : each.folders;
    groups.add(
      folder,
      below.map((name) => `${name}/`),
    );
  }
  return yield* PathTable.filling(groups);
}
