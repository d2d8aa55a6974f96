import type { Node } from '../../regex/syntax.js';

/** What becomes of a text read as an expression: one for the automaton, one that only backtracking can run, or what is wrong. */
export type Reading = { node: Node } | { backtracks: true } | { wrong: string };

/** How a pattern that may not be a valid expression is to be searched. */
export interface Understood {
  pattern: string;
  literal: boolean;
  backtracks: boolean;
  node?: Node;
  /** What was changed, for the model. */
  note?: string;
}

/**
 * Mends what models commonly get wrong: braces that are no repetition (`struct {`), parentheses without a partner
 * (`main(`); what still is no expression is searched for literally.
 */
export function understand(pattern: string, read: (pattern: string) => Reading): Understood {
  const given = read(pattern);
  if (!('wrong' in given)) return { pattern, literal: false, backtracks: false, ...given };
  const braces = sanitizeBraces(pattern);
  for (const [mended, what] of [
    [braces, 'Braces that repeat nothing'],
    [escapeUnescapedParentheses(pattern), 'Parentheses'],
    [escapeUnescapedParentheses(braces), 'Braces and parentheses'],
  ] as const) {
    if (mended === pattern) continue;
    const reading = read(mended);
    if ('wrong' in reading) continue;
    const note = `${what} were taken literally: ${mended}`;
    return { pattern: mended, literal: false, backtracks: false, ...reading, note };
  }
  const note = `Not a regular expression (${given.wrong}): searched for as literal text.`;
  return { pattern, literal: true, backtracks: false, note };
}

/** Escapes `{` and `}` that are not part of a repetition (`{2,5}`), a property (`\p{L}`) or a code point (`\x{41}`). */
export function sanitizeBraces(pattern: string): string {
  let result = '';
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at, at + 80);
    const kept =
      /^(?:\\[pPxuU]\{[^{}]*\}|\\b\{[a-z-]+\}|\\[\s\S])/.exec(rest) ??
      (at > 0 ? /^\{\d+(?:,\d*)?\}/.exec(rest) : null);
    if (kept) result += kept[0];
    else result += pattern[at] === '{' || pattern[at] === '}' ? `\\${pattern[at]}` : pattern[at];
    at += kept ? kept[0].length : 1;
  }
  return result;
}

/** Escapes every `(` and `)` that is not escaped already and stands outside a class. */
export function escapeUnescapedParentheses(pattern: string): string {
  let result = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at]!;
    if (char === '\\') {
      result += char + (pattern[++at] ?? '');
      continue;
    }
    if (char === '[') inClass = true;
    if (char === ']') inClass = false;
    result += !inClass && (char === '(' || char === ')') ? `\\${char}` : char;
  }
  return result;
}
