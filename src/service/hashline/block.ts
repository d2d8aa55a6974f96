import { type Grammars, grammarOf, type Node } from '../symbols/grammars.js';
import { headingLevels, indentedBlock, markdownBlock } from './outline-block.js';
import type { Block, Blocks } from './resolve.js';
import type { Text } from './text.js';

/** The blocks that open on the `wanted` lines of a file of this name; the text is parsed once. */
export async function findBlocks(
  name: string,
  text: Text,
  wanted: number[],
  grammars: Grammars | undefined,
): Promise<Blocks> {
  if (wanted.length === 0) return new Map();
  const lines = text.lines();
  const find = (block: (line: number) => Block): Blocks =>
    new Map(wanted.map((line) => [line, blankOrNone(lines, line) ?? block(line)]));
  if (/\.(md|markdown|mdx)$/i.test(name)) {
    const levels = headingLevels(lines);
    return find((line) => markdownBlock(lines, levels, line));
  }
  if (/\.ya?ml$/i.test(name)) return find((line) => indentedBlock(lines, line));
  const grammar = grammarOf(name);
  if (!grammar || !grammars) return find(() => ({ why: `blocks are not known in files like ${name}` }));
  // An object alone is no JavaScript; in brackets it is.
  const isJson = /\.json[c5]?$/i.test(name);
  const source = isJson ? `(${lines.join('\n')}\n)` : lines.join('\n');
  const column = (row: number) => lines[row]!.search(/\S/) + (isJson && row === 0 ? 1 : 0);
  return grammars.parse(grammar, source, (root) =>
    find((line) => blockOf(root, { row: line - 1, column: column(line - 1), lines })),
  );
}

function blankOrNone(lines: string[], line: number): Block | undefined {
  const text = lines[line - 1];
  if (text === undefined) return { why: `the file has ${lines.length} lines` };
  return text.trim() === '' ? { why: `line ${line} is blank, no block opens there` } : undefined;
}

interface Spot {
  row: number;
  column: number;
  lines: string[];
}

/** Bodies that start with their first statement instead of a bracket: they are not what opens there. */
const BODY =
  /^(block|statement_list|body_statement|block_body|then|declaration_list|argument_list|parameters|sequence_expression)$/;

/** The largest node of several lines that starts with the line's first character. */
function blockOf(root: Node, { row, column, lines }: Spot): Block {
  const none = { why: `no block opens on line ${row + 1}` };
  let best: Node | undefined;
  let node = root.descendantForPosition({ row, column });
  for (; node && node.id !== root.id && startsAt(node, row, column); node = node.parent)
    if (!isBody(node)) best = node;
  if (!best) return none;
  const end = endRow(best);
  if (best.hasError || best.isError) return { why: `the block on line ${row + 1} has a syntax error` };
  if (end === row) return isCloser(root, row, column) ? none : { from: row + 1, to: row + 1 };
  const last = lines[end] ?? '';
  const rest = best.endPosition.column === 0 ? '' : last.slice(best.endPosition.column);
  if (!/^\s*[,;]?\s*(\/\/.*|#.*|\/\*.*\*\/\s*)?$/.test(rest))
    return { why: `the block on line ${row + 1} ends in the middle of line ${end + 1}` };
  return { from: row + 1, to: end + 1 };
}

function startsAt(node: Node, row: number, column: number): boolean {
  return node.startPosition.row === row && node.startPosition.column === column;
}

function isBody(node: Node): boolean {
  const first = node.namedChild(0);
  return BODY.test(node.type) && first !== null && first.startIndex === node.startIndex;
}

function endRow(node: Node): number {
  const { row, column } = node.endPosition;
  return column === 0 && row > node.startPosition.row ? row - 1 : row;
}

/** A line such as `} else {` closes what another line has opened. */
function isCloser(root: Node, row: number, column: number): boolean {
  return /^[)\]}]$/.test(root.descendantForPosition({ row, column })?.type ?? '');
}
