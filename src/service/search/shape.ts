import type { FileHits } from './chunk.js';
import { withContext } from './context.js';
import { type FileLines, Hits } from './hits.js';
import { linesIn, lineText } from './lines.js';
import type { Place } from './place.js';
import type { GrepQuery, GrepResult } from './query.js';
import type { Swept } from './sweep.js';
import { turn } from './turn.js';

const SLICE_MILLIS = 6;

/** Cuts what was found to the limit, context included; lets the event loop turn every few milliseconds. */
export async function shape(
  swept: Swept,
  query: GrepQuery,
  place: Place,
): Promise<Pick<GrepResult, 'hits' | 'files' | 'stopped'>> {
  const shown: FileLines[] = [];
  const files: string[] = [];
  let left = query.limit;
  let until = performance.now() + SLICE_MILLIS;
  let at = 0;
  for (; at < swept.hits.length && left > 0; at++) {
    const file = swept.hits[at]!;
    const path = place.show(file.path);
    files.push(path);
    const { lines, found } = query.context ? around(file, query.context, place.root) : file;
    left -= found;
    if (lines.length > 0) shown.push({ path, lines });
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + SLICE_MILLIS;
  }
  const hits = new Hits(shown, query.filesOnly ? 0 : query.limit - Math.max(left, 0));
  const stopped = swept.stopped ?? (left < 0 || at < swept.hits.length ? 'limit' : undefined);
  return { hits, files, ...(stopped && { stopped }) };
}

/** A file's lines with those around them. */
function around(file: FileHits, context: number, root: string): Pick<FileHits, 'lines' | 'found'> {
  if (file.lines.length === 0) return file;
  const lines = withContext(`${root}/${file.path}`, [...linesIn(file.lines)], context);
  return { lines: lines.map(lineText), found: lines.length };
}
