import { ToolError } from '../../contract/error.js';
import { joined, type Text } from './text.js';

/** Lines `from`..`to` of a text become `body`; `to` = `from` - 1 inserts before line `from`. `source` names it in errors. */
export interface Edit {
  from: number;
  to: number;
  body: string[];
  source: string;
  /** Order among edits at the same place: what is inserted at the head, after a line, before a line, at the tail. */
  rank: number;
}

/** The lines that an edit became: in the new text, `to` = `from` - 1 where only lines were deleted. */
export interface Change {
  from: number;
  to: number;
}

/** Edits in the order of the text; two that touch the same line, or a line that does not exist, are refused. */
export function ordered(edits: Edit[], lineCount: number): Edit[] {
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.rank - b.rank);
  let last: Edit | undefined;
  for (const edit of sorted) {
    if (edit.to > lineCount || edit.from > lineCount + 1)
      throw new ToolError(
        `${edit.source}: the file has ${lineCount} lines${edit.to < edit.from ? '; its end is INS.TAIL:' : ''}.`,
      );
    if (last && edit.from <= last.to)
      throw new ToolError(`${last.source} and ${edit.source} overlap: write them as one SWAP.`);
    if (edit.to >= edit.from) last = edit;
  }
  return sorted;
}

/** Applies ordered edits. Lines that no edit names keep their bytes; new ones get the file's first line end. */
export function applyEdits(old: Text, edits: Edit[]): Buffer {
  const end = old.crlf ? '\r\n' : '\n';
  const parts = [old.bom];
  let next = 1;
  let lastEnd = '';
  const take = (to: number) => {
    if (to < next) return;
    const lines = old.raw(next, to);
    const isOpen = to === old.count && !old.final;
    parts.push(lines, isOpen ? end : '');
    lastEnd = isOpen || lines.endsWith('\r\n') === old.crlf ? end : old.crlf ? '\n' : '\r\n';
    next = to + 1;
  };
  for (const { from, to, body } of edits) {
    take(from - 1);
    for (const row of body) parts.push((old.crlf && row.endsWith('\r') ? row.slice(0, -1) : row) + end);
    if (body.length > 0) lastEnd = end;
    next = Math.max(next, to + 1);
  }
  take(old.count);
  return joined(parts, old.final ? 0 : lastEnd.length);
}

/** Where ordered edits ended up in the new text. */
export function newPlaces(edits: Edit[]): Change[] {
  let shift = 0;
  return edits.map(({ from, to, body }) => {
    const change = { from: from + shift, to: from + shift + body.length - 1 };
    shift += body.length - (to - from + 1);
    return change;
  });
}
