import type { LeftOut } from './walk.js';

/** What an answer says of folders that could not be entered, and of files that could not be opened. */
export function leftOutNotes({ unreadable }: LeftOut, refused = 0): string[] {
  return [
    ...(unreadable > 0
      ? [`${unreadable} ${unreadable === 1 ? 'folder' : 'folders'} could not be read and were left out.`]
      : []),
    ...(refused > 0
      ? [`${refused} ${refused === 1 ? 'file' : 'files'} could not be read and were left out.`]
      : []),
  ];
}

/** What an answer says of a walk that was given up. */
export const OUT_OF_TIME = 'Stopped after 20 s with partial results: name a narrower path.';
