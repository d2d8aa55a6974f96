import { ToolError } from '../../contract/error.js';
import type { Edit } from './apply.js';
import type { Op } from './parse.js';
import type { Ranges } from './text.js';

/** The block that opens on a line, or why there is none. */
export type Block = { from: number; to: number } | { why: string };
/** By the line that is asked for. */
export type Blocks = ReadonlyMap<number, Block>;

const RANK = { head: -1, after: 0, 'after-block': 0, before: 1, tail: 2, replace: 3 };

/** Operations as edits of numbered lines. Blocks are looked up, and notes say what they came to. */
export function toEdits(ops: Op[], lineCount: number, blocks: Blocks): { edits: Edit[]; notes: string[] } {
  const edits: Edit[] = [];
  const notes: string[] = [];
  for (const op of ops) {
    if (op.kind === 'move' || op.kind === 'remove') continue;
    const { source, body } = op;
    const at = (from: number, to: number, rank: number) => edits.push({ from, to, body, source, rank });
    if (op.kind === 'replace') at(op.from, op.to, RANK.replace);
    else if (op.kind === 'replace-block') {
      const block = mustBlock(op.line, source, blocks);
      notes.push(`${source} resolved lines ${block.from}-${block.to}`);
      at(block.from, block.to, RANK.replace);
    } else {
      const line = op.place === 'after-block' ? endOfBlock(op.line, source, blocks, notes) : op.line;
      const before = { head: 1, before: line, after: line + 1, 'after-block': line + 1, tail: lineCount + 1 };
      if (line > lineCount) throw new ToolError(`${source}: the file has ${lineCount} lines.`);
      at(before[op.place], before[op.place] - 1, RANK[op.place]);
    }
  }
  return { edits, notes };
}

/** The lines that operations name as the first of a block. */
export function blockLines(ops: Op[]): number[] {
  return ops.flatMap((op) =>
    op.kind === 'replace-block' || (op.kind === 'insert' && op.place === 'after-block') ? op.line : [],
  );
}

/** The lines an operation was anchored to, as the model wrote them. */
export function anchors(ops: Op[]): Ranges {
  const named = ops.flatMap((op): Ranges => {
    if (op.kind === 'replace') return [[op.from, op.to]];
    return 'line' in op && op.line > 0 ? [[op.line, op.line]] : [];
  });
  return named.sort((a, b) => a[0] - b[0]);
}

function mustBlock(line: number, source: string, blocks: Blocks): { from: number; to: number } {
  const block = blocks.get(line)!;
  const form = source.startsWith('SWAP') ? 'SWAP N.=M:' : 'DEL N.=M';
  if ('why' in block) throw new ToolError(`${source}: ${block.why}. Name the lines instead: ${form}.`);
  if (block.from === block.to)
    throw new ToolError(
      `${source}: the block is this one line. Name it instead: ${form.replace('.=M', '')}.`,
    );
  return block;
}

/** Where there is no block, "after the block" can only mean after the line; the note says so. */
function endOfBlock(line: number, source: string, blocks: Blocks, notes: string[]): number {
  const block = blocks.get(line)!;
  if ('why' in block) {
    notes.push(`${source}: ${block.why}; inserted after line ${line}`);
    return line;
  }
  if (block.from === block.to)
    throw new ToolError(`${source}: the block is this one line. Write INS.POST ${line}: instead.`);
  notes.push(`${source} resolved lines ${block.from}-${block.to}`);
  return block.to;
}
