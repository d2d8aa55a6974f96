import { stripHidden } from '../hidden-text.js';

/** A text that a server wrote, made harmless: no hidden characters, no tag of the runner, no more than `max` characters. */
export function neutral(text: string, max: number): string {
  const cut = text.length > max ? `${text.slice(0, max)} [cut]` : text;
  return stripHidden(cut).replace(/<(\/?)(runner-reminder|untrusted-data)/gi, '<\u2060$1$2');
}

/** The same on one line, for names and messages. */
export function neutralLine(text: string, max: number): string {
  return neutral(text.replace(/\s+/g, ' ').trim(), max);
}

/** Every text in a JSON value, keys too. Undefined when it is nested deeper than `depth`. */
export function neutralValue(value: unknown, max: number, depth = 40): unknown {
  if (typeof value === 'string') return neutral(value, max);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (Array.isArray(value)) return value.map((each) => neutralValue(each, max, depth - 1) ?? null);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [neutralLine(key, 200), neutralValue(each, max, depth - 1)]),
  );
}
