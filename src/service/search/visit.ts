import type { IsKnown } from './listing.js';
import { turn } from './turn.js';
import type { LeftOut, Listing, Walker } from './walk.js';

const SLICE_MILLIS = 8;

/** Where a visit starts and what it enters; see Walker.cursor. */
export interface Route {
  start: string;
  dots: boolean;
  left?: LeftOut;
  signal?: AbortSignal | undefined;
  /** Date.now() after which what was seen has to do. */
  deadline?: number;
  /** Whether a folder is known to be as it was listed; see Walker.cursor. */
  isKnown?: IsKnown;
}

/**
 * Calls `each` for every folder of a walk, and lets the event loop turn every few milliseconds. False when the deadline
 * came first.
 */
export async function visit(walker: Walker, route: Route, each: (folder: Listing) => void): Promise<boolean> {
  const { deadline = Number.POSITIVE_INFINITY } = route;
  const next = walker.cursor(route.start, route.dots, route.left, route.isKnown);
  const slice = (): number => performance.now() + Math.min(SLICE_MILLIS, deadline - Date.now());
  let until = slice();
  for (let folder = next(); folder; folder = next()) {
    each(folder);
    if (performance.now() < until) continue;
    await turn();
    route.signal?.throwIfAborted();
    if (Date.now() >= deadline) return false;
    until = slice();
  }
  return true;
}

/**
 * `start` followed by `below` (both empty or ending in `/`), if every folder on the way is one that a walk would enter:
 * not ignored, not hidden, no link.
 */
export function reach(walker: Walker, start: string, below: string): string | undefined {
  let path = start;
  for (const name of below.split('/').slice(0, -1)) {
    const folder = walker.folder(path);
    if (!folder?.folders.includes(name) && !folder?.dotFolders.includes(name)) return undefined;
    path += `${name}/`;
  }
  return path;
}
