import { type Condition, namesIn, parseCondition } from './condition.js';
import { clipped, LITERAL, type Placeholder, parsePlaceholder } from './placeholder.js';

/** `{% if … %}` to `{% endif %}`: the first branch whose test holds; one without a test always does. */
export interface Choice {
  index: number;
  source: string;
  branches: Branch[];
}

interface Branch {
  source: string;
  test?: Condition;
  /** No branch comes after an else. */
  isLast: boolean;
  parts: Part[];
}

/** A text's parts in order: what stands as it is, what is filled in, and what is chosen. */
export type Part = string | Placeholder | Choice;

export interface Flaw {
  index: number;
  source: string;
  say: string;
}

/** Takes a text apart. Never throws; what cannot be read is a flaw. */
export function parseTemplate(text: string): { parts: Part[]; flaws: Flaw[] } {
  const reader: Reader = { text, parts: [], open: [], flaws: [], trims: false };
  let at = 0;
  for (let open = next(text, 0); open >= 0; open = next(text, at)) {
    addText(reader, text.slice(at, open));
    at = text[open + 1] === '%' ? readStatement(reader, open) : readPlaceholder(reader, open);
  }
  addText(reader, text.slice(at));
  for (const { index, source } of reader.open)
    reader.flaws.push({ index, source, say: 'its {% endif %} is missing' });
  return { parts: reader.parts, flaws: reader.flaws };
}

/** Every name that a text looks at, with the source to show where. */
export function usesIn(parts: readonly Part[]): { name: string[]; source: string }[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (!('branches' in part)) return part.literal === undefined ? [part] : [];
    return part.branches.flatMap(({ test, source, parts: inner }) => [
      ...(test ? namesIn(test).map((name) => ({ name, source })) : []),
      ...usesIn(inner),
    ]);
  });
}

interface Reader {
  text: string;
  parts: Part[];
  /** The choices that have not ended, outermost first. */
  open: Choice[];
  flaws: Flaw[];
  /** Whether the statement before ends in `-%}`, which takes the white space after it away. */
  trims: boolean;
}

const INSIDE = /^(?:'[^'\n]*'|"[^"\n]*"|[^'"}\n]+|\}(?!\}))*/;
const STATEMENT = /^\{%((?:'[^'\n]*'|"[^"\n]*"|[^'"%\n]|%(?!\}))*)%\}/;
const WORD = /^(-?)\s*(\w+)(.*)$/s;
const LONGEST = 500;
const MOST_DEEP = 50;
const UNCLOSED = `the closing }} is missing; ${LITERAL}`;
const UNKNOWN = `only if, elif, else and endif are known here; to write it as it is: {{ '{%' }}`;

function next(text: string, from: number): number {
  const open = /\{[{%]/g; // one pass: two indexOf calls would look through the whole rest each time
  open.lastIndex = from;
  return open.exec(text)?.index ?? -1;
}

/** Where what is being read goes. */
function here({ open, parts }: Reader): Part[] {
  return open.at(-1)?.branches.at(-1)?.parts ?? parts;
}

function addText(reader: Reader, text: string): void {
  here(reader).push(reader.trims ? text.trimStart() : text);
  reader.trims = false;
}

function readPlaceholder(reader: Reader, open: number): number {
  const { text, flaws } = reader;
  const inside = INSIDE.exec(text.slice(open + 2, open + 2 + LONGEST))?.[0] ?? '';
  const source = text.slice(open, open + inside.length + 4);
  const read = source.endsWith('}}') ? parsePlaceholder(inside, source, open) : UNCLOSED;
  if (typeof read === 'string') flaws.push({ index: open, source: clipped(source), say: read });
  else here(reader).push(read);
  return read === UNCLOSED ? open + 2 : open + source.length;
}

function readStatement(reader: Reader, index: number): number {
  const [source, inside = ''] = STATEMENT.exec(reader.text.slice(index, index + LONGEST)) ?? [];
  const [, before, word = '', rest = ''] = WORD.exec(inside) ?? [];
  if (source === undefined || word === '') {
    reader.flaws.push({ index, source: '{%', say: UNKNOWN });
    return index + 2;
  }
  const trims = rest.endsWith('-');
  if (before) trimLast(here(reader));
  const say = follow(reader, { index, source, word, rest: (trims ? rest.slice(0, -1) : rest).trim() });
  if (say !== undefined) reader.flaws.push({ index, source: clipped(source), say });
  reader.trims = trims;
  return index + source.length;
}

function trimLast(parts: Part[]): void {
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd();
}

interface Statement {
  index: number;
  source: string;
  word: string;
  rest: string;
}

/** Takes a statement into account; says what is wrong with it. */
function follow(reader: Reader, statement: Statement): string | undefined {
  const { word, rest, index, source } = statement;
  const { open } = reader;
  if (!['if', 'elif', 'else', 'endif'].includes(word)) return UNKNOWN;
  if (word === 'if') {
    if (open.length >= MOST_DEEP) return `more than ${MOST_DEEP} inside one another are not read`;
    const opened: Choice = { index, source, branches: [] };
    here(reader).push(opened);
    open.push(opened);
    return addBranch(opened, statement);
  }
  const choice = open.at(-1);
  if (!choice) return `there is no {% if … %} before it`;
  if (word !== 'elif' && rest !== '') return `nothing is expected after ${word}`;
  if (word !== 'endif') return addBranch(choice, statement);
  open.pop();
  return undefined;
}

function addBranch({ branches }: Choice, { word, rest, source }: Statement): string | undefined {
  if (branches.at(-1)?.isLast) return `stands after the {% else %}, which is the last one`;
  const isLast = word === 'else';
  const test = isLast ? undefined : parseCondition(rest);
  branches.push({ source, isLast, parts: [], ...(typeof test === 'object' && { test }) });
  return typeof test === 'string' ? test : undefined;
}
