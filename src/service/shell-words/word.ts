import type { DoubleQuotedChild, Word, WordPart } from 'unbash';
import { HOLE } from '../../contract/shell.js';

/** A word with its quotes taken off. `split`: an unquoted expansion may make several words of it, or none. */
export interface Value {
  text: string;
  split: boolean;
}

const MAX_ALTERNATIVES = 64;
const MAX_SEQUENCE = 64;

/** Whether all of a word is known before it runs. */
export function isKnown(value: Value | undefined): value is Value & { split: false } {
  return value !== undefined && !value.split && !value.text.includes(HOLE);
}

/** The words that one word of source becomes: one, or each alternative of `{a,b}`. What is not known is a `HOLE`. */
export function valuesOf(word: Word): Value[] {
  const { parts } = word;
  if (!parts) return [{ text: word.value, split: false }];
  if (parts.some((part) => part.type === 'BraceExpansion')) {
    const texts = /^[\w\-./{},:@%+=~]*$/.test(word.text) ? expandBraces(word.text) : undefined;
    if (texts) return texts.map((text) => ({ text, split: false }));
  }
  let text = '';
  let split = false;
  for (const part of parts) {
    text += textOf(part);
    split ||= isSplit(part);
  }
  return [{ text: text.replace(/\0+/g, HOLE), split }];
}

/** The one value of a word that is never split or brace-expanded: redirect targets, assignments, `case` words. */
export function oneValueOf(word: Word): Value {
  const values = valuesOf(word);
  return values.length === 1 && values[0] ? values[0] : { text: HOLE, split: false };
}

function textOf(part: WordPart | DoubleQuotedChild): string {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value.replaceAll(HOLE, '');
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.map(textOf).join('');
    default:
      return HOLE;
  }
}

function isSplit(part: WordPart): boolean {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return false;
    case 'DoubleQuoted':
    case 'LocaleString':
      // "$@" is the one expansion that makes several words inside quotes; "${a[@]}" and "${!p@}" are its kin.
      return part.parts.some((child) =>
        /^\$(@|\{.*@.*\})$/s.test(child.type === 'Literal' ? '' : child.text),
      );
    default:
      return true;
  }
}

/** bash's brace expansion of text without quotes and expansions; undefined when it would be too much. */
export function expandBraces(text: string): string[] | undefined {
  const done: string[] = [];
  const todo = [text];
  while (todo.length > 0) {
    const next = todo.shift()!;
    const found = firstBraces(next);
    if (!found) done.push(next);
    else todo.unshift(...found);
    if (todo.length + done.length > MAX_ALTERNATIVES) return undefined;
  }
  return done;
}

/** The first `{…}` that is an expansion, each alternative put in its place. */
function firstBraces(text: string): string[] | undefined {
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
    const inner = innerOf(text, open);
    if (!inner) continue;
    const items = inner.parts.length > 1 ? inner.parts : sequence(inner.parts[0] ?? '');
    if (!items) continue;
    const [before, after] = [text.slice(0, open), text.slice(inner.end + 1)];
    // Nested braces of a sequence-like text stay as they are; alternatives are looked at again.
    return items.map((item) => before + item + after);
  }
  return undefined;
}

function innerOf(text: string, open: number): { parts: string[]; end: number } | undefined {
  const parts: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) {
      parts.push(text.slice(from, at));
      return { parts, end: at };
    } else if (text[at] === ',' && depth === 1) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return undefined;
}

/** `1..3`, `a..c`, `1..9..2`; undefined when it is none. A long one is a hole. */
function sequence(text: string): string[] | undefined {
  const [, first, last, step] = /^(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.(-?\d+))?$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const isLetters = /[A-Za-z]/.test(first);
  if (isLetters !== /[A-Za-z]/.test(last)) return undefined;
  const [from, to] = isLetters ? [first.charCodeAt(0), last.charCodeAt(0)] : [Number(first), Number(last)];
  const by = Math.abs(Number(step ?? 1)) || 1;
  if (Math.abs(to - from) / by > MAX_SEQUENCE || /^-?0\d/.test(first) || /^-?0\d/.test(last)) return [HOLE];
  const items: string[] = [];
  for (let n = from; from <= to ? n <= to : n >= to; n += from <= to ? by : -by)
    items.push(isLetters ? String.fromCharCode(n) : String(n));
  return items;
}
