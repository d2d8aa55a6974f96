import type { Piece } from '../service/markdown-code.js';

type Cut = [start: number, end: number];

/** Image descriptions, the titles of links and images, and links without a text. */
export function stripTitles(prose: string): string {
  const cuts: Cut[] = [];
  const open: number[] = [];
  for (let at = 0; at < prose.length; at++) {
    const char = prose[at];
    if (char === '\\') at++;
    else if (char === '[') open.push(at);
    else if (char === ']') {
      const start = open.pop();
      if (start !== undefined) cutsOf(prose, start, at, cuts);
    }
  }
  return without(prose, cuts);
}

/** What is hidden in the link or image whose text stands between two brackets. */
function cutsOf(prose: string, start: number, end: number, cuts: Cut[]): void {
  const isImage = prose[start - 1] === '!';
  const target = prose[end + 1] === '(' ? readTarget(prose, end + 2) : undefined;
  if (isImage && (target || prose[end + 1] === '[')) cuts.push([start + 1, end]);
  if (target?.title) cuts.push(target.title);
  if (!isImage && target && prose.slice(start + 1, end).trim() === '') cuts.push([start, target.end]);
}

/** The inside of `(destination "title")`; undefined when it is none. */
function readTarget(prose: string, from: number): { title?: Cut; end: number } | undefined {
  const destination = /\s*(?:<(?:[^<>\n\\]|\\.)*>|(?:[^\s()<\\]|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))*)/y;
  destination.lastIndex = from;
  if (!destination.test(prose)) return undefined;
  const after = destination.lastIndex;
  const rest = /\s+("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))\s*\)|\s*\)/y;
  rest.lastIndex = after;
  const match = rest.exec(prose);
  if (!match) return undefined;
  const end = rest.lastIndex;
  return match[1] === undefined ? { end } : { title: [after, end - 1], end };
}

/** Cuts may lie in each other: the outer one wins. */
function without(prose: string, cuts: Cut[]): string {
  cuts.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let out = '';
  let from = 0;
  for (const [start, end] of cuts) {
    if (start > from) out += prose.slice(from, start);
    from = Math.max(from, end);
  }
  return out + prose.slice(from);
}

const TITLE = String.raw`"(?:[^"\n]|\n(?!\s*\n))*"|'(?:[^'\n]|\n(?!\s*\n))*'|\((?:[^()\n]|\n(?!\s*\n))*\)`;
const DEFINITION = new RegExp(
  String.raw`^( {0,3}\[((?:[^\[\]\\]|\\.){1,999})\]:[ \t]*(?:\r?\n)?[ \t]*(?:<[^<>\n]*>|[^\s<]\S*))((?:[ \t]*\r?\n[ \t]*|[ \t]+)(?:${TITLE}))?[ \t]*(\r?\n|(?![^\r\n]))`,
  'gm',
);

/** Link definitions show nothing. One that nothing uses is a hiding place; the others lose only their title. */
export function stripDefinitions(pieces: readonly Piece[]): string {
  const used = new Set<string>();
  for (const { text } of pieces)
    for (const [, label = ''] of text.matchAll(/\[([^[\]]{1,999})\](?!:)/g)) used.add(label.toLowerCase());
  const strip = (text: string): string =>
    text.replace(
      DEFINITION,
      (whole, definition: string, label: string, title: string | undefined, end: string) => {
        if (/^\^/.test(label)) return whole;
        if (!used.has(label.toLowerCase())) return '';
        return title === undefined ? whole : definition + end;
      },
    );
  return pieces.map(({ code, text }) => (code ? text : strip(text))).join('');
}
