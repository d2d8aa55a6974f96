/** A stretch of Markdown; all pieces joined are the text. `code`: certainly shown as code, whoever renders it. */
export interface Piece {
  code: boolean;
  text: string;
}

export interface SplitOptions {
  /** Raw HTML is there and renders: fences inside an HTML block are not fences. */
  html?: boolean;
}

/**
 * Cuts Markdown into fenced code and prose. Only fences that every reading of the text agrees on count as code; from the
 * first one that is in doubt (in a quote, half in a list) all the rest is prose, so that nothing can hide in a fence
 * that is none.
 */
export function splitFences(text: string, { html = false }: SplitOptions = {}): Piece[] {
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  const pieces: Piece[] = [];
  let prose = '';
  const end = (): void => {
    if (prose) pieces.push({ code: false, text: prose });
    prose = '';
  };
  for (let at = 0; at < lines.length; ) {
    const block = html ? htmlBlock(lines, at) : 0;
    const fence = block === 0 ? fenceAt(lines, at) : 0;
    if (block === undefined || fence === undefined) {
      prose += lines.slice(at).join('');
      break;
    }
    if (fence > 0) {
      end();
      pieces.push({ code: true, text: lines.slice(at, at + fence).join('') });
    } else prose += lines.slice(at, at + Math.max(1, block)).join('');
    at += Math.max(1, fence, block);
  }
  end();
  return pieces;
}

/** True when the text ends inside a fence of its own; `mark` is what would close it. */
export function openFence(text: string): string | undefined {
  const last = splitFences(text).at(-1);
  if (!last?.code) return undefined;
  const [, indent = '', mark = ''] = /^( *)(`{3,}|~{3,})/.exec(last.text) ?? [];
  const lines = last.text.split(/\r\n|\r|\n/).slice(1);
  return lines.some((line) => closes(line, mark)) ? undefined : indent + mark;
}

const OPEN = /^( *)(?:(`{3,})[^`]*|(~{3,}).*)$/;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;
const CONTAINED = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]]{1,200}\]:)+(?:`{3,}|~{3,})/;

/** How many lines the fence that starts here takes; 0 = none starts here; undefined = nobody can tell. */
function fenceAt(lines: readonly string[], at: number): number | undefined {
  const line = bare(lines[at]!);
  const [, indent = '', ticks, tildes] = OPEN.exec(line) ?? [];
  const mark = ticks ?? tildes;
  if (mark === undefined) return CONTAINED.test(line) ? undefined : 0;
  if (indent === '') return plainFence(lines, at, mark);
  return indentedFence(lines, at, indent, mark);
}

function plainFence(lines: readonly string[], at: number, mark: string): number {
  return linesUntil(lines, at + 1, (line) => closes(line, mark)) + 1;
}

/** How many lines from `at` on, the first that `isLast` among them; all when there is none. */
function linesUntil(lines: readonly string[], at: number, isLast: (line: string) => boolean): number {
  for (let next = at; next < lines.length; next++) if (isLast(bare(lines[next]!))) return next - at + 1;
  return lines.length - at;
}

/** An indented fence may belong to a list item that ends early, or be text of a paragraph: it counts only when all agree. */
function indentedFence(
  lines: readonly string[],
  at: number,
  indent: string,
  mark: string,
): number | undefined {
  const deep = indent.length > 3;
  if (deep && mark.startsWith('~')) return undefined;
  for (let next = at + 1; next < lines.length; next++) {
    const line = bare(lines[next]!);
    if (line.trimEnd() === indent + mark) return next - at + 1;
    const blank = line.trim() === '';
    if (blank ? deep : !line.startsWith(indent)) return undefined;
    if (line.includes(mark)) return undefined;
  }
  return undefined;
}

function closes(line: string, mark: string): boolean {
  const [, run = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
  return run.startsWith(mark);
}

const BLOCK_TAG =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i;
const RAW_TAG = /^<(script|pre|style|textarea)(?:\s|>|$)/i;

/** How many lines the HTML block that starts here takes; 0 = none; undefined = nobody can tell. */
function htmlBlock(lines: readonly string[], at: number): number | undefined {
  const line = bare(lines[at]!);
  if (line.startsWith('<!--')) return linesUntil(lines, at, (each) => each.includes('-->'));
  if (RAW_TAG.test(line))
    return linesUntil(lines, at, (each) => /<\/(script|pre|style|textarea)>/i.test(each));
  if (/^[ \t>]*<[!?]/.test(line)) return undefined;
  if (BLOCK_TAG.test(line)) return linesUntil(lines, at, (each) => each.trim() === '');
  // Perhaps a block, perhaps a part of a paragraph: both end at the next empty line, unless there is a fence before it.
  if (/^[\s>*+\d.)-]*<\/?[A-Za-z]/.test(line)) {
    const count = linesUntil(lines, at, (each) => each.trim() === '');
    return lines.slice(at, at + count).some((each) => FENCE.test(bare(each))) ? undefined : count;
  }
  const open = line.lastIndexOf('<!--');
  return open >= 0 && !line.includes('-->', open) ? undefined : 0;
}

const bare = (line: string): string => line.replace(/[\r\n]+$/, '');

/**
 * Cuts prose into code spans and the rest. A span counts only when it stands on one line that is whole in itself, has no
 * `|` (a table would cut it), no line of its paragraph before leaves a backtick open, and, where HTML renders, no tag
 * that could hold a backtick stands before it.
 */
export function splitSpans(prose: string, { html = false }: SplitOptions = {}): Piece[] {
  const pieces: Piece[] = [];
  let certain = true;
  for (const line of prose.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? []) {
    if (line.trim() === '') certain = true;
    const spans: Spans | undefined = certain ? spansOf(line, html) : undefined;
    for (const piece of spans?.pieces ?? [{ code: false, text: line }]) append(pieces, piece);
    certain &&= spans?.certain === true;
  }
  return pieces;
}

/** Neighbouring prose is one piece, so that what it says can be seen across lines. */
function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last && !last.code && !piece.code) last.text += piece.text;
  else pieces.push({ ...piece });
}

/** `certain`: what comes after this line can be told too. */
interface Spans {
  pieces: Piece[];
  certain: boolean;
}

/** An open backtick leaves its whole line in doubt. */
function spansOf(line: string, html: boolean): Spans {
  const pieces: Piece[] = [];
  const mark = /\\[\s\S]|`+|<(?=[A-Za-z/!?])/g;
  let from = 0;
  for (let match = mark.exec(line); match; match = mark.exec(line)) {
    if (match[0] === '<' && html) return { pieces: rest(pieces, line, from), certain: false };
    if (!match[0].startsWith('`')) continue;
    const end = closing(line, mark.lastIndex, match[0].length);
    if (end < 0) return { pieces: [{ code: false, text: line }], certain: false };
    const span = line.slice(match.index, end);
    mark.lastIndex = end;
    if (span.includes('|')) continue;
    pieces.push({ code: false, text: line.slice(from, match.index) }, { code: true, text: span });
    from = end;
  }
  return { pieces: rest(pieces, line, from), certain: true };
}

const rest = (pieces: Piece[], line: string, from: number): Piece[] =>
  [...pieces, { code: false, text: line.slice(from) }].filter(({ text }) => text !== '');

/** Where the run of exactly `ticks` backticks that closes a span ends; -1 when there is none on this line. */
function closing(line: string, from: number, ticks: number): number {
  const run = /`+/g;
  run.lastIndex = from;
  for (let match = run.exec(line); match; match = run.exec(line))
    if (match[0].length === ticks) return run.lastIndex;
  return -1;
}
