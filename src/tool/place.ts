import { z } from 'zod';

/** A place in a file, as a model gives it. */
export const PLACE = {
  path: z.string().min(1).describe('file'),
  line: z.number().int().min(1).describe('line, from 1'),
  column: z.number().int().min(1).describe('column of the name, from 1'),
};

/** Rows of places: bounded, with what was left out. */
export function placesAnswer(
  { shown, hidden }: { shown: string[]; hidden: number },
  limit: number,
  { path, none }: { path: string; none: string },
) {
  const truncated = shown.length > limit;
  const outside = hidden > 0 ? `${hidden} more outside of what this run may read` : '';
  const more = [truncated ? `${shown.length - limit} more; raise limit` : '', outside]
    .filter(Boolean)
    .join('; ');
  return {
    text: shown.length === 0 ? none : shown.slice(0, limit).join('\n'),
    ...(more && { more }),
    meta: { path, places: shown.length, truncated },
  };
}
