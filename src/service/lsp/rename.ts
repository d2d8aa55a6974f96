import { ToolError } from '../../contract/error.js';
import type { Files, LoadedText } from '../files.js';
import { bounded, unifiedDiff } from '../hashline/diff.js';
import { header } from '../hashline/page.js';
import { Text } from '../hashline/text.js';
import type { TextEdit, WorkspaceEdit } from './protocol.js';
import { editsByFile, withEdits } from './text-edit.js';

const MOST_FILES = 500;

interface Change {
  file: LoadedText;
  text: string;
  edits: TextEdit[];
}

/** Writes a server's change through the same path as every other edit: each file judged, all checked before the first is written. */
export async function renameIn(files: Files, edit: WorkspaceEdit) {
  const byFile = parsed(edit);
  const paths = [...byFile.keys()].map((file) => files.name(file));
  return files.locked(paths, async () => {
    const changes: Change[] = [];
    for (const [target, edits] of byFile) changes.push(await checked(files, files.name(target), edits));
    const rows: string[] = [];
    for (const { file, text, edits } of changes) {
      try {
        await files.put(file.name, text, file);
      } catch (cause) {
        const done = rows.length === 0 ? 'Nothing was written.' : `Written before that:\n${rows.join('\n')}`;
        throw new ToolError(`${cause instanceof Error ? cause.message : String(cause)}\n${done}`, { cause });
      }
      const { tag } = files.snapshots.record(file.name, text);
      rows.push(`${header(file.name, tag)} ${edits.length} ${edits.length === 1 ? 'place' : 'places'}`);
    }
    return {
      text: rows.join('\n'),
      names: changes.map(({ file }) => file.name),
      places: changes.reduce((sum, { edits }) => sum + edits.length, 0),
      diff: bounded(changes.map(diffOf)),
    };
  });
}

function parsed(edit: WorkspaceEdit): Map<string, TextEdit[]> {
  try {
    const byFile = editsByFile(edit);
    if (byFile.size === 0) throw new Error('nothing would change');
    if (byFile.size > MOST_FILES)
      throw new Error(`${byFile.size} files would change; at most ${MOST_FILES} are`);
    return byFile;
  } catch (cause) {
    throw refused(cause);
  }
}

async function checked(files: Files, name: string, edits: TextEdit[]): Promise<Change> {
  const file = await files.openToChange(name);
  try {
    return { file, text: withEdits(file.text, edits), edits };
  } catch (cause) {
    throw refused(cause, ` in ${name}`);
  }
}

function refused(cause: unknown, where = ''): ToolError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new ToolError(`The server's change cannot be made${where}: ${why}. Nothing was written.`, { cause });
}

function diffOf({ file, text, edits }: Change): string {
  const now = new Text(text).lines();
  const lines = [...new Set(edits.map(({ range }) => range.start.line + 1))].sort((a, b) => a - b);
  // A new name keeps its line: other changes of a server are shown as far as they do.
  const rows = lines.map((line) => ({
    from: line,
    to: line,
    body: [now[line - 1] ?? ''],
    source: 'rename',
    rank: 0,
  }));
  return unifiedDiff(file.name, new Text(file.text), rows);
}
