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

const HEAD = /^\s*(?:([A-Za-z_]\w*(?:\.\w+)*)|'([^']*)'|"([^"]*)")\s*/;
const FILTER = /^\|\s*([a-z_]+)\s*(?:\(\s*([^()]*?)\s*\))?\s*/;
/** What to say with a flaw of a placeholder. */
export const LITERAL = `to write it as it is: {{ '{{' }}`;

/** What stands between `{{` and `}}`; a sentence when it cannot be read. */
export function parsePlaceholder(inside: string, source: string, index: number): Placeholder | string {
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

/** The first line, short enough for a message. */
export function clipped(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
