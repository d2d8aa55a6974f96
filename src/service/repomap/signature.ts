import type { Language } from '../symbols/language.js';

const MOST_CHARACTERS = 140;
const MOST_SCANNED = 600;

/**
 * The head of a definition on one line: from the start of its line up to its body. `text` holds one character a byte
 * (latin1), `from` is where the line begins, `name` where the name does.
 */
export function signature(text: string, language: Language, from: number, name: number): string {
  const end = headEnd(text, language, from, name);
  return oneLine(Buffer.from(text.slice(from, end), 'latin1').toString('utf8'));
}

/** A head on one line, cut where it is long. */
export function oneLine(head: string): string {
  const line = head
    .slice(0, 2 * MOST_SCANNED)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1)}…`;
}

/** How far a line is indented; a tab counts as four. */
export function indent(text: string, from: number): number {
  let width = 0;
  for (let at = from; ; at++) {
    if (text[at] === ' ') width++;
    else if (text[at] === '\t') width += 4;
    else return width;
  }
}

function headEnd(text: string, language: Language, from: number, name: number): number {
  const last = Math.min(text.length, Math.max(from, name) + MOST_SCANNED);
  let depth = 0;
  for (let at = name; at < last; at++) {
    const char = text[at]!;
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (depth > 0) continue;
    else if (depth < 0) return at;
    else if (char === '{' || char === ';') return at;
    else if (char === ':' && language === 'python') return at;
    else if (char === '=' && text[at + 1] === '>') return at;
    else if (char === '\n' && !/[,(<|&=+:]\s*$/.test(text.slice(name, at)) && !goesOn(text, at + 1))
      return at;
  }
  return last;
}

/** Whether the next line still belongs to the head: a `where`, a base class, the brace of the body. */
function goesOn(text: string, from: number): boolean {
  return /^[ \t]*(?:where\b|extends\b|implements\b|->|\{|[|&])/.test(text.slice(from, from + 120));
}
