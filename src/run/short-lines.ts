import type { Line } from '../contract/event.js';
import type { RunRecord } from './record.js';

/** No page shows more of one text. */
const MOST = 12_500;

/** All lines of a run for a page: what subagents have said and heard is read again, and long texts of theirs are cut. */
export function linesForPage({ lines, all }: RunRecord): readonly Line[] {
  if (!lines.some(({ agent }) => agent !== 'main')) return lines;
  const found: Line[] = [];
  for (const line of all()) found.push(line.agent === 'main' ? line : (cut(line) as Line));
  return found;
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST ? `${value.slice(0, MOST)}…` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each)]));
}
