import { row } from './hashline/page.js';

const MAX_ROWS = 12;
const MAX_COLUMNS = 200;
/** How alike two lines must be (Dice coefficient of letter pairs) to be shown as the nearest. */
const ALIKE = 0.6;

type Normaliser = (text: string) => string;

const spaces: Normaliser = (text) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[\s\u00a0]+/g, ' '))
    .join('\n');
const quotes: Normaliser = (text) =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\u00a0/g, ' ');
const capitals: Normaliser = (text) => text.toLowerCase();

/** Ways in which models get a text wrong, the likeliest first; each keeps the number of lines. */
const WAYS: [what: string, normalise: Normaliser][] = [
  ['white space', spaces],
  ['quotes or dashes', quotes],
  ['white space and quotes or dashes', (text) => spaces(quotes(text))],
  ['capital letters', capitals],
  ['white space and capital letters', (text) => spaces(capitals(text))],
];

/** What models put into a text that is not in the file, and how to take it out again. */
const REPAIRS: [what: string, repair: Normaliser][] = [
  ['the line numbers that read prints', (text) => text.replace(/^[ *]*\d+[:\t]/gm, '')],
  [
    'escapes (\\n, \\t, \\") where the file has the characters themselves',
    (text) =>
      text
        .replace(/\\(["'`\\/])/g, '$1')
        .replaceAll('\\n', '\n')
        .replaceAll('\\t', '\t'),
  ],
];

/** Says that `wanted` is not in the text and, when a place is like it, where that is and what differs. Applies nothing. */
export function nearest(name: string, view: string, wanted: string): string {
  const no = `old_string is not in ${name}`;
  for (const [what, repair] of REPAIRS) {
    const repaired = repair(wanted);
    const at = repaired === wanted || repaired.trim() === '' ? -1 : view.indexOf(repaired);
    if (at >= 0) return `${no}: it has ${what}.\n${rows(view, lineOf(view, at), repaired)}\n`;
  }
  for (const [what, normalise] of WAYS) {
    const needle = normalise(wanted);
    const like = normalise(view);
    const at = needle.trim() === '' ? -1 : like.indexOf(needle);
    if (at >= 0)
      return `${no}, but lines like it are: they differ in ${what}.\n${difference(view, lineOf(like, at), wanted)}\n`;
  }
  const line = mostAlike(view.split('\n'), wanted.split('\n'));
  if (line === undefined) return `${no}, and no part of the file is like it: read the file again.`;
  return `${no}. The nearest place:\n${difference(view, line, wanted)}\n`;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function rows(view: string, first: number, wanted: string): string {
  const lines = view.split('\n').slice(first - 1, first - 1 + Math.min(MAX_ROWS, wanted.split('\n').length));
  return lines.map((line, index) => row('hashline', first + index, cut(line))).join('\n');
}

/** The file's lines, and the first of them that differs, both as JSON so that blanks can be seen. */
function difference(view: string, first: number, wanted: string): string {
  const lines = view.split('\n');
  const own = wanted.split('\n');
  const index = own.findIndex((line, at) => !isPart(lines[first - 1 + at] ?? '', line, at, own.length));
  if (index < 0) return rows(view, first, wanted);
  const file = lines[first - 1 + index];
  return [
    rows(view, first, wanted),
    `Line ${first + index} of the file: ${file === undefined ? 'there is none' : JSON.stringify(cut(file))}`,
    `Line ${index + 1} of old_string: ${JSON.stringify(cut(own[index]!))}`,
  ].join('\n');
}

/** The first line of a string may be the end of a line of the file, and its last line the beginning of one. */
function isPart(line: string, own: string, at: number, count: number): boolean {
  if (count === 1) return line.includes(own);
  if (at === 0) return line.endsWith(own);
  return at === count - 1 ? line.startsWith(own) : line === own;
}

function cut(line: string): string {
  return line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)}…` : line;
}

/** The line at which `wanted` would start: where most of its lines stand, else beside the line most like its longest. */
function mostAlike(lines: string[], wanted: string[]): number | undefined {
  const votes = new Map<number, number>();
  const wants = new Map<string, number>();
  for (const [at, line] of wanted.entries()) if (line.trim().length > 3) wants.set(line.trim(), at);
  for (const [at, line] of lines.entries()) {
    const index = wants.get(line.trim());
    if (index !== undefined && at >= index) votes.set(at - index, (votes.get(at - index) ?? 0) + 1);
  }
  const [start] = [...votes].reduce<[number, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [-1, 0],
  );
  if (start >= 0) return start + 1;
  const longest = wanted.reduce((best, line, at) => (line.length > wanted[best]!.length ? at : best), 0);
  const pairs = pairsOf(wanted[longest]!.trim());
  let [best, most] = [-1, ALIKE];
  for (const [at, line] of lines.entries()) {
    const score = alike(pairs, pairsOf(line.trim()));
    if (score > most) [best, most] = [at, score];
  }
  return best < longest ? undefined : best - longest + 1;
}

function pairsOf(line: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at < Math.min(line.length, 500) - 1; at++) pairs.add(line.slice(at, at + 2));
  return pairs;
}

function alike(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0 || b.size < a.size / 3 || b.size > a.size * 3) return 0;
  let shared = 0;
  for (const pair of b) if (a.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
