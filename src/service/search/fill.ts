import type fs from 'node:fs';
import { judgeIn } from './chain.js';
import { IGNORED, KEPT } from './ignore.js';
import { type Listing, sorted } from './listing.js';

/** Puts the entries of a folder that may be seen where they belong in its listing. */
export function fill(listing: Listing, entries: fs.Dirent[], hides: (path: string) => boolean): void {
  const { path, chain } = listing;
  const files: string[] = [];
  const folders: string[] = [];
  const dotFiles: string[] = [];
  const dotFolders: string[] = [];
  const judge = judgeIn(chain, path);
  for (const entry of entries) {
    const { name } = entry;
    const isFolder = entry.isDirectory();
    if (!isFolder && !entry.isFile()) {
      if (!entry.isSymbolicLink()) listing.special++;
      continue;
    }
    if (name === '.git') continue;
    const decision = judge.decide(name, isFolder);
    if (decision === IGNORED || hides(path + name)) continue;
    const dot = decision !== KEPT && name.startsWith('.');
    (isFolder ? (dot ? dotFolders : folders) : dot ? dotFiles : files).push(name);
  }
  listing.files = sorted(files);
  listing.folders = sorted(folders);
  listing.dotFiles = sorted(dotFiles);
  listing.dotFolders = sorted(dotFolders);
}
