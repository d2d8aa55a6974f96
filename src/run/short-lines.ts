import type { Line } from '../contract/event.js';
import type { RunRecord } from './record.js';

/** No page shows more of one text. */
const MOST = 12_500;

/** All lines of a run for a page: what is not kept in memory is read again, and long texts of it are cut. */
export function linesForPage({ lines, all, isCut }: RunRecord): readonly Line[] {
  if (!isCut && !lines.some(({ agent }) => agent !== 'main')) return lines;
  const found: Line[] = [];
  for (const line of all(MOST)) found.push(line.agent === 'main' ? line : (cut(line) as Line));
  return found;
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST ? `${value.slice(0, MOST)}…` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each)]));
}
