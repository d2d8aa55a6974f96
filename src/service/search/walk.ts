import fs from 'node:fs';
import { type Chain, decide, type Link } from './chain.js';
import { type Entry, list, readIgnore } from './entries.js';
import { IGNORED, IgnoreRules, KEPT } from './ignore.js';
import { nearest, toFile } from './name.js';
import { ownExcludes, surroundings } from './repository.js';

/*
 * The one walker. `cursor` visits folders depth first and in order, `folder` answers for one. A listing is kept and
 * read again only when its folder, or an ignore file in it, changed (an lstat each visit), or after TTL. Nothing but
 * names is kept. Consumers (ffgrep, grep, fffind, glob, list_files, repo_map) share one Walker a workspace; `changes`
 * grows whenever a listing was read anew, so an index built from a walk is fresh while it stays the same.
 */

/** One folder's entries that may be seen. `path` is relative to the walk's root: empty, or ending in `/`. All lists are sorted. */
export interface Folder {
  readonly path: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Names with a leading dot that no `!` rule brings in: skipped unless asked for, as ripgrep does. Never `.git`. */
  readonly dotFiles: readonly string[];
  readonly dotFolders: readonly string[];
}

/** Entries that a walk could not show, by reason. */
export interface LeftOut {
  /** FIFOs, sockets, devices. */
  special: number;
  /** Folders that could not be read: no permission, too deep, gone. */
  unreadable: number;
}

interface Listing extends Folder {
  chain: Chain;
  parent: Chain;
  mtime: number;
  ctime: number;
  inode: number;
  ignoreFiles: IgnoreFile[];
  special: number;
  readAt: number;
  /** The folder changed so shortly before it was read that a further change might not show in its time stamp. */
  racy: boolean;
  racyRules: boolean;
}

interface IgnoreFile {
  name: string;
  mtime: number;
  ctime: number;
  size: number;
}

const TTL = 600_000;
const RACY = 50;
const RACY_WHOLE_SECONDS = 2_100;
const MOST_KEPT_ENTRIES = 1_000_000;
const NO_NAMES: readonly string[] = [];

export class Walker {
  readonly #root: string;
  #near = '';
  readonly #hides: (path: string) => boolean;
  readonly #listings = new Map<string, Listing>();
  readonly #guides = new Set<string>();
  #keptEntries = 0;
  #outside: { texts: string; chain: Chain; global: Link | undefined; fold: boolean } | undefined;
  #changes = 0;

  /** `hides` is asked once an entry (path relative to `root`, folders without a slash at the end) when a listing is read. */
  constructor(root: string, hides: (path: string) => boolean = () => false) {
    this.#root = root.endsWith('/') ? root.slice(0, -1) : root;
    this.#hides = hides;
  }

  /** Grows whenever a folder was listed anew. */
  get changes(): number {
    return this.#changes;
  }

  /** How many entries the kept listings hold. */
  get size(): number {
    return this.#keptEntries;
  }

  /** Paths of the AGENTS.md files seen so far, sorted. */
  get guides(): string[] {
    return [...this.#guides].sort();
  }

  /**
   * Visits `start` (relative, empty or ending in `/`) and what lies below, one folder a call, until undefined. Files
   * of a folder come before its sub-folders. `dots` also enters dot folders. `left` counts what could not be shown.
   */
  cursor(start = '', dots = false, left: LeftOut = { special: 0, unreadable: 0 }): () => Folder | undefined {
    const stack: [string, Chain][] = [[start, this.#chainAbove(start)]];
    return () => {
      for (let top = stack.pop(); top; top = stack.pop()) {
        const listing = this.#visit(top[0], top[1]);
        if (!listing) {
          left.unreadable++;
          continue;
        }
        left.special += listing.special;
        const folders = dots ? merged(listing.folders, listing.dotFolders) : listing.folders;
        for (let i = folders.length - 1; i >= 0; i--) {
          stack.push([`${listing.path}${folders[i]}/`, listing.chain]);
        }
        return listing;
      }
      return undefined;
    };
  }

  /** One folder's listing; undefined when it is not a folder that can be read. */
  folder(path: string): Folder | undefined {
    return this.#visit(path, this.#chainAbove(path));
  }

  #chainAbove(path: string): Chain {
    let chain = this.#outsideChain();
    const names = path.split('/').slice(0, -1);
    for (let i = 0; i < names.length; i++) {
      const above = names.slice(0, i).join('/');
      const listing = this.#visit(above === '' ? '' : `${above}/`, chain);
      if (!listing) return chain;
      chain = listing.chain;
    }
    return chain;
  }

  #outsideChain(): Chain {
    this.#near = this.#root && nearest(this.#root);
    const found = surroundings(this.#root);
    const texts = JSON.stringify(found);
    if (this.#outside?.texts === texts) return this.#outside.chain;
    let own: Link | undefined;
    let git: Link | undefined;
    let global: Link | undefined;
    for (const { text, above, kind } of found.texts) {
      const rules = new IgnoreRules(text, { above, fold: found.fold });
      if (rules.size === 0) continue;
      if (kind === 'own') own = { rules, next: own };
      else git = { rules, next: git };
      if (kind === 'global') global = git;
    }
    this.#outside = { texts, chain: { own, git }, global, fold: found.fold };
    return this.#outside.chain;
  }

  #visit(path: string, parent: Chain): Listing | undefined {
    const full = `${this.#near}/${path.slice(0, -1)}`;
    let stat: fs.Stats | undefined;
    try {
      stat = fs.lstatSync(toFile(full), { throwIfNoEntry: false });
    } catch {
      return undefined;
    }
    if (!stat?.isDirectory()) return this.#forget(path);
    const kept = this.#listings.get(path);
    if (kept && this.#isFresh(kept, stat, parent)) return kept;
    this.#forget(path);
    return this.#read(path, full, stat, parent, kept);
  }

  #isFresh(kept: Listing, stat: fs.Stats, parent: Chain): boolean {
    if (kept.racy || kept.racyRules || kept.parent !== parent) return false;
    if (kept.mtime !== stat.mtimeMs || kept.ctime !== stat.ctimeMs || kept.inode !== stat.ino) return false;
    if (Date.now() - kept.readAt > TTL) return false;
    return kept.ignoreFiles.every(({ name, mtime, ctime, size }) => {
      const now = fs.lstatSync(toFile(`${this.#near}/${kept.path}${name}`), { throwIfNoEntry: false });
      return now?.mtimeMs === mtime && now.ctimeMs === ctime && now.size === size;
    });
  }

  #forget(path: string): undefined {
    const kept = this.#listings.get(path);
    if (!kept) return undefined;
    this.#listings.delete(path);
    this.#keptEntries -= size(kept);
    this.#guides.delete(`${path}AGENTS.md`);
    this.#changes++;
    return undefined;
  }

  #read(path: string, full: string, stat: fs.Stats, parent: Chain, before?: Listing): Listing | undefined {
    const now = Date.now();
    const entries = list(full);
    if (!entries) return undefined;
    this.#changes++;
    const { chain, ignoreFiles } = this.#rulesIn(path, entries, parent, before);
    const sorted = this.#sort(path, entries, chain);
    const youngest = Math.max(0, ...ignoreFiles.map((file) => file.mtime));
    const listing: Listing = {
      path,
      ...sorted,
      chain,
      parent,
      mtime: stat.mtimeMs,
      ctime: stat.ctimeMs,
      inode: stat.ino,
      ignoreFiles,
      readAt: now,
      racy: isRacy(now, stat.mtimeMs),
      racyRules: isRacy(now, youngest),
    };
    if (sorted.files.includes('AGENTS.md')) this.#guides.add(`${path}AGENTS.md`);
    if (this.#keptEntries < MOST_KEPT_ENTRIES) {
      this.#listings.set(path, listing);
      this.#keptEntries += size(listing);
    }
    return listing;
  }

  /** The chain for this folder: what its own ignore files add, and a fresh start in a nested repository. */
  #rulesIn(
    path: string,
    entries: Entry[],
    parent: Chain,
    before?: Listing,
  ): Pick<Listing, 'chain' | 'ignoreFiles'> {
    const isRepository = path !== '' && entries.some((entry) => entry.name === '.git');
    const ignoreFiles = entries
      .filter(({ name }) => name === '.gitignore' || name === '.ignore')
      .flatMap(({ name }) => this.#ignoreFile(path + name, name));
    const unchanged = before?.parent === parent && !before.racyRules && !isRepository;
    if (unchanged && JSON.stringify(before.ignoreFiles) === JSON.stringify(ignoreFiles)) {
      return { chain: before.chain, ignoreFiles };
    }
    let { own, git } = parent;
    if (isRepository) {
      const rules = new IgnoreRules(ownExcludes(`${this.#root}/${path}`), { base: path, fold: this.#folds });
      git = { rules, next: this.#outside?.global };
    }
    for (const { name, size } of ignoreFiles) {
      const text = readIgnore(toFile(`${this.#near}/${path}${name}`), size);
      const rules = new IgnoreRules(text, { base: path, fold: this.#folds });
      if (rules.size === 0) continue;
      if (name === '.ignore') own = { rules, next: own };
      else git = { rules, next: git };
    }
    const same = own === parent.own && git === parent.git;
    return { chain: same ? parent : { own, git }, ignoreFiles };
  }

  #ignoreFile(path: string, name: string): IgnoreFile[] {
    const stat = fs.lstatSync(toFile(`${this.#near}/${path}`), { throwIfNoEntry: false });
    if (!stat?.isFile()) return [];
    return [{ name, mtime: stat.mtimeMs, ctime: stat.ctimeMs, size: stat.size }];
  }

  get #folds(): boolean {
    return this.#outside?.fold ?? false;
  }

  #sort(path: string, entries: Entry[], chain: Chain): Omit<Folder, 'path'> & { special: number } {
    const files: string[] = [];
    const folders: string[] = [];
    const dotFiles: string[] = [];
    const dotFolders: string[] = [];
    let special = 0;
    for (const { name, type } of entries) {
      if (type === 'link' || name === '.git') continue;
      if (type === 'special') {
        special++;
        continue;
      }
      const isFolder = type === 'folder';
      const decision = decide(chain, name, path + name, isFolder);
      if (decision === IGNORED || this.#hides(path + name)) continue;
      const dot = name.startsWith('.') && decision !== KEPT;
      (isFolder ? (dot ? dotFolders : folders) : dot ? dotFiles : files).push(name);
    }
    return {
      files: files.sort(),
      folders: folders.sort(),
      dotFiles: dotFiles.length > 0 ? dotFiles.sort() : NO_NAMES,
      dotFolders: dotFolders.length > 0 ? dotFolders.sort() : NO_NAMES,
      special,
    };
  }
}

/** Two sorted lists as one. */
export function merged(names: readonly string[], dots: readonly string[]): readonly string[] {
  return dots.length === 0 ? names : [...names, ...dots].sort();
}

function size(folder: Folder): number {
  return 1 + folder.files.length + folder.folders.length + folder.dotFiles.length + folder.dotFolders.length;
}

function isRacy(now: number, changed: number): boolean {
  return now - changed < (changed % 1000 === 0 ? RACY_WHOLE_SECONDS : RACY);
}
