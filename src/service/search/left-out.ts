import type { LeftOut } from './walk.js';

/** What an answer says of folders that could not be entered, and of files that could not be opened. */
export function leftOutNotes({ unreadable }: LeftOut, refused = 0): string[] {
  return [...leftOutNote(unreadable, 'folder'), ...leftOutNote(refused, 'file')];
}

function leftOutNote(count: number, kind: string): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? `1 ${kind} could not be read and was left out.`
      : `${count} ${kind}s could not be read and were left out.`,
  ];
}

/** How long a search goes on before what was found is the answer. */
export const MOST_MILLIS = 20_000;

/** What an answer says of a walk that was given up. */
export const OUT_OF_TIME = 'Stopped after 20 s with partial results: name a narrower path.';
