import { parseParts } from '../service/github/diff.js';

/** One sentence for each file that two patches change in different ways. */
export function patchDifferences(before: Buffer, now: Buffer): string[] {
  const [old, fresh] = [before, now].map(
    (patch) => new Map(parseParts(patch).map(({ file, text }) => [file.path, text])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) => {
    const [a, b] = [old.get(path), fresh.get(path)];
    if (a === b) return [];
    if (a === undefined) return [`patch: ${path} is changed, and was not`];
    if (b === undefined) return [`patch: ${path} is not changed any more`];
    const [rows, others] = [a.split('\n'), b.split('\n')];
    const at = rows.findIndex((row, index) => row !== others[index]);
    return [`patch: ${path} is changed differently: ${quote(rows[at])} is now ${quote(others[at])}`];
  });
}

function quote(row: string | undefined): string {
  return row === undefined ? 'its end' : JSON.stringify(row.slice(0, 200));
}
