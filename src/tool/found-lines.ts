import type { Output } from '../contract/tool.js';
import type { GrepResult } from '../service/search/query.js';

/** What was asked, for the words around the answer. `bytes`: most bytes of UTF-8 shown. */
interface Asked {
  pattern: string;
  path: string;
  limit: number;
  bytes?: number;
}

/** A grep's lines as a tool's answer: notes first, the lines, and what to do when there is more. */
export function answer(result: GrepResult, lines: string[], asked: Asked): Output {
  const shown = asked.bytes === undefined ? lines : fitting(lines, asked.bytes);
  const more = reasons(result, lines.length - shown.length, asked);
  const body = shown.length === 0 ? [`No match for ${asked.pattern} in ${asked.path}`] : shown;
  return {
    text: [...result.notes, ...body].join('\n'),
    keep: 'head',
    ...(more !== '' && { more }),
    meta: {
      pattern: asked.pattern,
      path: asked.path,
      lines: shown.length,
      files: result.files.length,
      truncated: more !== '',
      engine: result.engine,
    },
  };
}

function reasons(result: GrepResult, cut: number, asked: Asked): string {
  const parts: string[] = [];
  if (cut > 0) parts.push(`${cut} more lines do not fit: narrow the pattern or the path`);
  if (result.stopped === 'limit') parts.push(`stopped at limit=${asked.limit}: there may be more`);
  if (result.stopped === 'time') parts.push('stopped after 20 s with partial results: name a narrower path');
  if (result.stopped === 'stuck') {
    parts.push(
      'stopped after 2 s with partial results: write the pattern without look-around and back-references, or name a narrower path',
    );
  }
  if (result.stopped === 'cancelled') parts.push('cancelled with partial results');
  return parts.join('; ');
}

function fitting(lines: string[], most: number): string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > most;
  });
  return end < 0 ? lines : lines.slice(0, end);
}
