import fs from 'node:fs';
import type { Chain } from './chain.js';
import { toFile } from './name.js';

/** One folder's entries that may be seen. `path` is relative to the walk's root: empty, or ending in `/`. All lists are sorted. */
export interface Folder {
  readonly path: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Names with a leading dot that no `!` rule brings in: skipped unless asked for, as ripgrep does. Never `.git`. */
  readonly dotFiles: readonly string[];
  readonly dotFolders: readonly string[];
  /** `files` joined by `/`, once a search asked for them. */
  joined?: string;
}

/** Entries that a walk could not show, by reason. */
export interface LeftOut {
  /** FIFOs, sockets, devices. */
  special: number;
  /** Folders that could not be read: no permission, too deep, gone. */
  unreadable: number;
}

/** A folder as it was read, with what tells whether it still is so. */
export interface Listing extends Folder {
  files: readonly string[];
  folders: readonly string[];
  dotFiles: readonly string[];
  dotFolders: readonly string[];
  special: number;
  /** What the system is asked for. */
  readonly target: string | Buffer;
  readonly chain: Chain;
  readonly parent: Chain;
  /** Its state before it was read; NaN where nobody has looked. */
  mtime: number;
  ctime: number;
  inode: number;
  ignoreFiles: readonly IgnoreFile[];
  readAt: number;
  /** The folder, or an ignore file in it, changed so shortly before it was read that a further change might not show in its times. */
  isRacy: boolean;
  hasRacyRules: boolean;
  /** Listings of `folders`, as far as they were visited. */
  readonly below: (Listing | undefined)[];
  /** The walker answers with it; otherwise another one took its place, or too many are kept. */
  isKept: boolean;
}

/** Says of a folder that it is as it was listed, where somebody else has looked. */
export type IsKnown = (listing: Listing) => boolean;

/** An ignore file as it was when it was read. */
export interface IgnoreFile {
  name: string;
  target: string | Buffer;
  mtime: number;
  ctime: number;
  size: number;
}

const TTL = 600_000;
const RACY = 50;
const RACY_WHOLE_SECONDS = 2_100;
const NO_NAMES: readonly string[] = [];
/** What a nested repository's excludes are called among its ignore files, and the size of those that are not there. */
const EXCLUDES = '.git/info/exclude';
const ABSENT = -1;
const QUIETLY = { throwIfNoEntry: false } as const;

/** The state of a folder; undefined when there is none, or it may not be seen. */
export function folderAt(target: string | Buffer): fs.Stats | undefined {
  const stat = stateOf(target);
  return stat?.isDirectory() ? stat : undefined;
}

/** What stands there, no link followed; undefined when there is nothing, or nobody may see it. */
export function stateOf(target: string | Buffer): fs.Stats | undefined {
  try {
    return fs.lstatSync(target, QUIETLY);
  } catch {
    return undefined;
  }
}

/** An ignore file of that name, when it is a plain file. */
export function ignoreFileAt(path: string, name: string): IgnoreFile[] {
  const target = toFile(path);
  const stat = stateOf(target);
  return stat?.isFile() ? [{ name, target, mtime: stat.mtimeMs, ctime: stat.ctimeMs, size: stat.size }] : [];
}

/** The excludes of a repository's own, which may come to be where there are none. */
export function excludesAt(path: string): IgnoreFile {
  return (
    ignoreFileAt(path, EXCLUDES)[0] ?? { name: EXCLUDES, target: path, mtime: 0, ctime: 0, size: ABSENT }
  );
}

/** Whether a listing says what reading the folder again would, under the same rules from above. */
export function isFresh(kept: Listing, stat: fs.Stats, parent: Chain, now: number): boolean {
  if (!isBinding(kept, parent, now) || !settle(kept, stat)) return false;
  if (kept.mtime !== stat.mtimeMs || kept.ctime !== stat.ctimeMs || kept.inode !== stat.ino) return false;
  return kept.ignoreFiles.length === 0 || kept.ignoreFiles.every(isUnchanged);
}

/** Whether a listing is fresh if its folder, and the ignore files in it, still are as they were. */
export function isBinding(kept: Listing, parent: Chain, now: number): boolean {
  return !kept.isRacy && !kept.hasRacyRules && kept.parent === parent && now - kept.readAt <= TTL;
}

/** Takes a state as the one before the folder was read, where nobody looked then; false when it may be a later one. */
export function settle(kept: Listing, { mtimeMs, ctimeMs, ino }: fs.Stats): boolean {
  if (!Number.isNaN(kept.mtime)) return true;
  if (kept.readAt - Math.max(mtimeMs, ctimeMs) < RACY_WHOLE_SECONDS) return false;
  Object.assign(kept, { mtime: mtimeMs, ctime: ctimeMs, inode: ino });
  return true;
}

/** Whether two listings of a folder say the same: a file that was replaced, as editors do, changes no names. */
export function isSame(kept: Listing, found: Listing): boolean {
  if (kept.parent !== found.parent || kept.chain !== found.chain || kept.special !== found.special)
    return false;
  return NAMES.every((list) => {
    const [one, other] = [kept[list], found[list]];
    return one.length === other.length && one.every((name, at) => name === other[at]);
  });
}

const NAMES = ['files', 'folders', 'dotFiles', 'dotFolders'] as const;

/** The listing of before, with what tells from now on whether it still is so. */
export function renew(kept: Listing, found: Listing): Listing {
  const { mtime, ctime, inode, ignoreFiles, readAt, isRacy, hasRacyRules } = found;
  return Object.assign(kept, { mtime, ctime, inode, ignoreFiles, readAt, isRacy, hasRacyRules });
}

/** Whether an ignore file is as it was when it was read. */
export function isUnchanged({ target, mtime, ctime, size }: IgnoreFile): boolean {
  const now = stateOf(target);
  if (size === ABSENT) return now === undefined;
  return now?.mtimeMs === mtime && now.ctimeMs === ctime && now.size === size;
}

/** Whether a change at `changed`, seen at `now`, is so young that the next one may bear the same time. */
export function isRacy(now: number, changed: number): boolean {
  return now - changed < (changed % 1000 === 0 ? RACY_WHOLE_SECONDS : RACY);
}

/** How many entries a folder has. */
export function size(folder: Folder): number {
  return 1 + folder.files.length + folder.folders.length + folder.dotFiles.length + folder.dotFolders.length;
}

/** Names in order: the system mostly gives them so. */
export function sorted(names: string[]): readonly string[] {
  for (let at = 1; at < names.length; at++) if (names[at - 1]! > names[at]!) return names.sort();
  return names.length === 0 ? NO_NAMES : names;
}

/** Two sorted lists as one. */
export function merged(names: readonly string[], dots: readonly string[]): readonly string[] {
  return dots.length === 0 ? names : [...names, ...dots].sort();
}
