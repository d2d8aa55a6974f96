import { parseDiff } from '../service/github/diff.js';

export interface Patches {
  patch: Buffer;
  /** Files that two runs changed in different ways: the first run's change is kept. */
  clashes: { path: string; run: string }[];
}

/** Changes of several runs from the same commit as one patch. A file belongs to the first run that touched it. */
export function mergePatches(runs: readonly { id: string; patch: Buffer }[]): Patches {
  const kept: string[] = [];
  const owner = new Map<string, Set<string>>();
  const clashes: Patches['clashes'] = [];
  for (const { id, patch } of runs) {
    // Read as latin1 a text holds every byte.
    const parts = patch.toString('latin1').split(/^(?=diff --git )/m);
    const mine: [string, string][] = [];
    for (const part of parts.filter((each) => each.startsWith('diff --git '))) {
      const names = parseDiff(Buffer.from(part, 'latin1')).flatMap((file) => [file.oldPath, file.path]);
      const taken = names.filter((name) => owner.has(name));
      if (taken.length === 0) {
        kept.push(part);
        for (const name of names) mine.push([name, part]);
      } else if (!taken.every((name) => owner.get(name)?.has(part))) {
        clashes.push({ path: names.at(-1) ?? '', run: id });
      }
    }
    // Two parts of one run may share a name: a copy and its source, a file that changed its type.
    for (const [name, part] of mine) owner.set(name, (owner.get(name) ?? new Set()).add(part));
  }
  return { patch: Buffer.from(kept.join(''), 'latin1'), clashes };
}
