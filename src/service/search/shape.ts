import type { FileHits } from './chunk.js';
import { type ShownLine, withContext } from './context.js';
import type { Place } from './place.js';
import type { GrepQuery, GrepResult, Hit } from './query.js';
import type { Swept } from './sweep.js';

const SLICE_MILLIS = 6;

/** Cuts what was found to the limit, context included; lets the event loop turn every few milliseconds. */
export async function shape(
  swept: Swept,
  query: GrepQuery,
  place: Place,
): Promise<Pick<GrepResult, 'hits' | 'files' | 'stopped'>> {
  const hits: Hit[] = [];
  const files: string[] = [];
  let wanted = query.limit;
  let cut = false;
  let until = performance.now() + SLICE_MILLIS;
  for (const file of swept.hits) {
    if (wanted <= 0) {
      cut = true;
      break;
    }
    const path = place.show(file.path);
    files.push(path);
    if (query.filesOnly) {
      wanted--;
      continue;
    }
    for (const lines of shownLines(file, query.context ?? 0, place.root)) {
      if (lines.length > wanted) cut = true;
      for (const { line, text } of lines.length > wanted ? lines.slice(0, wanted) : lines)
        hits.push({ path, line, text });
      wanted -= lines.length;
      if (performance.now() > until) {
        await new Promise((resolve) => setImmediate(resolve));
        until = performance.now() + SLICE_MILLIS;
      }
      if (wanted < 0) break;
    }
  }
  const stopped = swept.stopped ?? (cut ? 'limit' : undefined);
  return { hits, files, ...(stopped && { stopped }) };
}

/** A file's lines, some at a time; with context around them, all at once. */
function* shownLines(file: FileHits, context: number, root: string): Generator<ShownLine[]> {
  if (context === 0) for (const { numbers, text } of file.lines) yield linesOf(numbers, text);
  else if (file.lines.length > 0) {
    const lines = file.lines.flatMap(({ numbers, text }) => linesOf(numbers, text));
    yield withContext(`${root}/${file.path}`, lines, context);
  }
}

function linesOf(numbers: number[], text: string): ShownLine[] {
  const texts = text.split('\n');
  return numbers.map((line, i) => ({ line, text: texts[i]! }));
}
