/** One `{{ … }}` of a text: a dotted name or a quoted literal, and the filters it passes through. */
export interface Placeholder {
  index: number;
  source: string;
  /** Empty for a literal. */
  name: string[];
  literal?: string;
  filters: Filter[];
}

export type Filter =
  | { name: 'json' }
  | { name: 'indent'; by: number }
  | { name: 'default'; value: string | number | boolean };

export interface Flaw {
  index: number;
  source: string;
  say: string;
}

const HEAD = /^\s*(?:([A-Za-z_]\w*(?:\.\w+)*)|'([^']*)'|"([^"]*)")\s*/;
const FILTER = /^\|\s*([a-z_]+)\s*(?:\(\s*([^()]*?)\s*\))?\s*/;
const INSIDE = /^(?:'[^'\n]*'|"[^"\n]*"|[^'"}\n]+|\}(?!\}))*/;
const LITERAL = `to write it as it is: {{ '{{' }}`;

/** Takes a text apart into what stands as it is and what is filled in. Never throws; what cannot be read is a flaw. */
export function parseTemplate(text: string): { parts: (string | Placeholder)[]; flaws: Flaw[] } {
  const parts: (string | Placeholder)[] = [];
  const flaws: Flaw[] = [];
  let at = 0;
  for (let open = next(text, 0); open >= 0; open = next(text, at)) {
    parts.push(text.slice(at, open));
    if (text[open + 1] === '%') {
      flaws.push({ index: open, source: '{%', say: STATEMENT });
      at = open + 2;
      continue;
    }
    const inside = INSIDE.exec(text.slice(open + 2, open + 2 + LONGEST))?.[0] ?? '';
    const source = text.slice(open, open + inside.length + 4);
    const read = source.endsWith('}}') ? parsePlaceholder(inside, source, open) : UNCLOSED;
    if (typeof read === 'string') flaws.push({ index: open, source: clipped(source), say: read });
    else parts.push(read);
    at = read === UNCLOSED ? open + 2 : open + source.length;
  }
  parts.push(text.slice(at));
  return { parts, flaws };
}

const LONGEST = 500;
const UNCLOSED = `the closing }} is missing; ${LITERAL}`;
const STATEMENT = `statements are not known here; to write it as it is: {{ '{%' }}`;

function next(text: string, from: number): number {
  const open = /\{[{%]/g; // one pass: two indexOf calls would look through the whole rest each time
  open.lastIndex = from;
  return open.exec(text)?.index ?? -1;
}

function parsePlaceholder(inside: string, source: string, index: number): Placeholder | string {
  const head = HEAD.exec(inside);
  if (!head) return `a name or a quoted text is expected between {{ and }}; ${LITERAL}`;
  const filters: Filter[] = [];
  let rest = inside.slice(head[0].length);
  while (rest !== '') {
    const found = FILTER.exec(rest);
    if (!found)
      return `"${clipped(rest)}" is not understood: write {{ name }} or {{ name | filter }}; ${LITERAL}`;
    const filter = parseFilter(found[1] ?? '', found[2]);
    if (typeof filter === 'string') return filter;
    filters.push(filter);
    rest = rest.slice(found[0].length);
  }
  const literal = head[2] ?? head[3];
  return {
    index,
    source,
    name: head[1]?.split('.') ?? [],
    filters,
    ...(literal !== undefined && { literal }),
  };
}

function parseFilter(name: string, argument: string | undefined): Filter | string {
  if (name === 'json' && !argument) return { name };
  if (name === 'indent') {
    return /^\d{1,2}$/.test(argument ?? '')
      ? { name, by: Number(argument) }
      : 'indent needs a number: indent(4)';
  }
  if (name === 'default') {
    const quoted = /^(?:'([^']*)'|"([^"]*)")$/.exec(argument ?? '');
    if (quoted) return { name, value: quoted[1] ?? quoted[2] ?? '' };
    if (/^-?\d+(\.\d+)?$/.test(argument ?? '')) return { name, value: Number(argument) };
    if (argument === 'true' || argument === 'false') return { name, value: argument === 'true' };
    return 'default needs a quoted text, a number, true or false: default("none")';
  }
  return `there is no filter "${name}": use json, indent(n) or default("text")`;
}

function clipped(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
