/** How a pattern that may not be a valid expression is to be searched. */
export interface Understood {
  pattern: string;
  literal: boolean;
  /** What was changed, for the model. */
  note?: string;
}

/**
 * Mends what models commonly get wrong: braces that are no repetition (`struct {`), parentheses without a partner
 * (`main(`); what still does not compile is searched for literally. `check` answers with an error's text.
 */
export function understand(pattern: string, check: (pattern: string) => string | undefined): Understood {
  const wrong = check(pattern);
  if (wrong === undefined) return { pattern, literal: false };
  const braces = sanitizeBraces(pattern);
  if (braces !== pattern && check(braces) === undefined) {
    return {
      pattern: braces,
      literal: false,
      note: `Braces that repeat nothing were taken literally: ${braces}`,
    };
  }
  for (const candidate of [escapeUnescapedParentheses(pattern), escapeUnescapedParentheses(braces)]) {
    if (candidate === pattern || check(candidate) !== undefined) continue;
    return { pattern: candidate, literal: false, note: `Parentheses were taken literally: ${candidate}` };
  }
  return {
    pattern,
    literal: true,
    note: `Not a regular expression (${wrong}): searched for as literal text.`,
  };
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
