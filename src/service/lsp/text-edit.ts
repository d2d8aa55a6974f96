import { fileURLToPath } from 'node:url';
import type { Position, TextEdit, WorkspaceEdit } from './protocol.js';

/** The text after a server's edits. Throws when edits overlap or lie outside: a server's mistake must not reach a file. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = ({ line, character }: Position): number => {
    const start = starts[line];
    const end = starts[line + 1] ?? text.length + 1;
    if (start === undefined || character < 0 || start + character > end)
      throw new Error('an edit lies outside the file');
    return Math.min(start + character, text.length);
  };
  const cuts = edits
    .map(({ range, newText }) => ({ from: offset(range.start), to: offset(range.end), newText }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let result = '';
  let done = 0;
  for (const { from, to, newText } of cuts) {
    if (from < done || to < from) throw new Error('edits overlap');
    result += text.slice(done, from) + newText;
    done = to;
  }
  return result + text.slice(done);
}

/** A server's change as edits by file path. Throws for what is more than edits of text (files made, renamed, deleted). */
export function editsByFile(change: WorkspaceEdit): Map<string, TextEdit[]> {
  const files = new Map<string, TextEdit[]>();
  const add = (uri: string, edits: TextEdit[]): void => {
    const file = fileURLToPath(uri);
    files.set(file, [...(files.get(file) ?? []), ...edits]);
  };
  for (const [uri, edits] of Object.entries(change.changes ?? {})) add(uri, edits);
  for (const part of change.documentChanges ?? []) {
    if (!('edits' in part)) throw new Error('the server wants to make or move files, which is not done');
    add(part.textDocument.uri, part.edits);
  }
  return files;
}
