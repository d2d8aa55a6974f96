import { ToolError } from '../../contract/error.js';
import { type Lines, shown } from './text.js';

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
export function applyEdits(text: Lines, edits: Edit[]): Lines {
  const { lines: old, crlf, final } = text;
  const lines: string[] = [];
  let next = 1;
  // Whether the CR at the end of the last line taken is a line end, which a file without final line end drops.
  let endsInCr = false;
  const take = (to: number) => {
    if (to < next) return;
    for (; next <= to; next++) lines.push(old[next - 1]!);
    endsInCr = to < old.length;
    if (endsInCr || final || !crlf) return;
    lines.push(`${lines.pop()}\r`);
    endsInCr = true;
  };
  for (const { from, to, body } of edits) {
    take(from - 1);
    for (const line of body) lines.push(crlf ? `${shown(line)}\r` : line);
    if (body.length > 0) endsInCr = crlf;
    next = Math.max(next, to + 1);
  }
  take(old.length);
  if (!final && endsInCr && lines.length > 0) lines.push(shown(lines.pop()!));
  return { ...text, lines };
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
