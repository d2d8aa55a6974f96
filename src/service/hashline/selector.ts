import { ToolError } from '../../contract/error.js';

/** Which part of a target is wanted: lines `from`..`to` (1-based, inclusive, `to` undefined = to the end), plain or not. */
export interface Selector {
  raw: boolean;
  from: number;
  to: number | undefined;
}

/** A read target split from the selector at its end. */
export interface Target {
  path: string;
  selector: Selector;
}

const SUFFIX = /^(?<path>.+?)(?:(?<raw>:raw)(?::(?<after>[\d+-]+))?|:(?<range>\d[\d+-]*)(?<late>:raw)?)$/s;

/** Everything of `path`. */
export function whole(path: string): Target {
  return { path, selector: { raw: false, from: 1, to: undefined } };
}

/**
 * Splits `path:10`, `:10-20`, `:10+`, `:10+5`, `:raw` and `:raw:10-20` (also `:10-20:raw`). Without such an end it is
 * all path. In a URL the selector stands after a slash of the path: `http://host:80` has none.
 */
export function parseTarget(text: string): Target {
  const parts = SUFFIX.exec(text)?.groups;
  if (!parts || /^https?:\/\/[^/]*$/i.test(parts.path!)) return whole(text);
  const range = parts.range ?? parts.after;
  const raw = parts.raw !== undefined || parts.late !== undefined;
  return {
    path: parts.path!,
    selector: { raw, ...(range ? lines(range, text) : { from: 1, to: undefined }) },
  };
}

function lines(range: string, text: string): { from: number; to: number | undefined } {
  const [, first = '', sign = '', second = ''] = /^(\d+)(?:([-+])(\d*))?$/.exec(range) ?? [];
  const [from, to] = [Number(first), Number(second)];
  const bad = (why: string) =>
    new ToolError(`Bad selector in ${text}: ${why}. Use :N, :N-M, :N+, :N+COUNT or :raw.`);
  if (first === '') throw bad(`"${range}" is no range of lines`);
  if (from < 1) throw bad('lines count from 1');
  if (sign === '') return { from, to: from };
  if (sign === '+' && second === '') return { from, to: undefined };
  if (sign === '+' && to < 1) throw bad('a count is at least 1');
  if (sign === '-' && second === '') throw bad('the last line is missing (":N+" reads to the end)');
  if (sign === '-' && to < from) throw bad(`line ${to} is before line ${from}`);
  return { from, to: sign === '+' ? from + to - 1 : to };
}

/** One page's worth of lines: `from`..`to` are shown, `end` is the last line that was asked for. */
export interface Window {
  from: number;
  to: number;
  end: number;
}

/** A selector narrowed by the call's `offset` and `limit`: both hold. */
export function narrow(selector: Selector, offset: number | undefined, limit: number): Window {
  const from = Math.max(selector.from, offset ?? 1);
  const end = selector.to ?? Number.MAX_SAFE_INTEGER;
  return { from, to: Math.min(end, from + limit - 1), end };
}
