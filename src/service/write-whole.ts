import type { Files, LoadedText } from './files.js';
import { bounded, unifiedDiff } from './hashline/diff.js';
import { header } from './hashline/page.js';
import { Text } from './hashline/text.js';

/** What a whole write did: `text` for the model, `diff` for people. */
export interface Written {
  text: string;
  name: string;
  diff: string;
}

/** Creates or replaces a file; an existing one must have been read and not changed since. */
export async function writeWhole(
  files: Files,
  path: string,
  content: string,
  format: 'hashline' | 'numbered',
): Promise<Written> {
  return files.locked([path], async () => {
    await files.mayChange(path);
    let was: LoadedText | undefined;
    if (await files.exists(path)) {
      was = await files.openToChange(path);
      files.mustBeRead(path, was);
    }
    await files.put(path, content, was);
    const name = was?.name ?? files.name(files.resolve(path));
    const { tag } = files.snapshots.record(name, content);
    const lines = new Text(content).lines();
    const done = `${was ? 'Replaced' : 'Created'} ${name}: ${lines.length} lines, ${Buffer.byteLength(content)} bytes.`;
    const notes = [...(format === 'hashline' ? [header(name, tag)] : []), done, ...lineEndNote(was, content)];
    return { text: notes.join('\n'), name, diff: wholeDiff(name, was, lines) };
  });
}

/** Contents are written as given: a model that cannot see CR LF is told when it has taken them away. */
function lineEndNote(was: LoadedText | undefined, content: string): string[] {
  if (!was?.text.includes('\r\n') || content.includes('\r\n') || !content.includes('\n')) return [];
  return ['Note: the file had CR LF line ends and now has LF.'];
}

function wholeDiff(name: string, was: LoadedText | undefined, lines: string[]): string {
  const old = was ? new Text(was.text).lines() : [];
  const most = Math.min(old.length, lines.length);
  let [head, tail] = [0, 0];
  while (head < most && old[head] === lines[head]) head++;
  while (tail < most - head && old.at(-1 - tail) === lines.at(-1 - tail)) tail++;
  const body = lines.slice(head, lines.length - tail);
  const edit = { from: head + 1, to: old.length - tail, body, source: 'write', rank: 0 };
  return bounded([unifiedDiff(name, new Text(was?.text ?? ''), [edit])]);
}
