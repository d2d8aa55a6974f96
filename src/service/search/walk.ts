import type fs from 'node:fs';
import type { Chain, Link } from './chain.js';
import { list, readIgnore } from './entries.js';
import { fill } from './fill.js';
import { IgnoreRules } from './ignore.js';
import { LaterLook } from './later-look.js';
import {
  excludesAt,
  type Folder,
  folderAt,
  type IgnoreFile,
  type IsKnown,
  ignoreFileAt,
  isBinding,
  isFresh,
  isRacy,
  isSame,
  type LeftOut,
  type Listing,
  merged,
  renew,
  size,
} from './listing.js';
import { nearest, toFile } from './name.js';
import { ownExcludes, surroundings } from './repository.js';

/*
 * The one walker: `cursor` visits folders depth first and in order, `folder` answers for one. A listing is kept, and read
 * again only when its folder, or an ignore file in it, changed (an lstat each visit), or after TTL; it stays the same object
 * while it says the same. All consumers share one Walker a workspace; `changes` grows whenever a listing came to say
 * something else, so an index built from a walk is fresh while it stays the same.
 */

/** A folder on the way of a walk, and which of its folders comes next. */
interface Level {
  listing: Listing;
  names: readonly string[];
  at: number;
}

/** A folder that has to be read, and its listing of before. */
interface Unread {
  path: string;
  target: string | Buffer;
  stat: fs.Stats | undefined;
  parent: Chain;
  before: Listing | undefined;
}

export { type Folder, type LeftOut, type Listing, merged } from './listing.js';

const MOST_KEPT_ENTRIES = 1_000_000;
const NO_NAMES: readonly string[] = [];
const NO_IGNORE_FILES: readonly IgnoreFile[] = [];

export class Walker {
  readonly #root: string;
  #near = '';
  readonly #hides: (path: string) => boolean;
  readonly #listings = new Map<string, Listing>();
  readonly #guides = new Set<string>();
  readonly #later = new LaterLook();
  #keptEntries = 0;
  #outside: { texts: string; chain: Chain; global: Link | undefined; fold: boolean } | undefined;
  #changes = 0;
  /** When the walk under way began. */
  #now = 0;

  /** `hides` is asked once an entry (path relative to `root`, folders without a slash at the end) when a listing is read. */
  constructor(root: string, hides: (path: string) => boolean = () => false) {
    this.#root = root.endsWith('/') ? root.slice(0, -1) : root;
    this.#hides = hides;
  }

  /** Grows whenever a folder was listed that is new, or holds something else than before. */
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
   * of a folder come before its sub-folders. `dots` also enters dot folders. `left` counts what could not be shown. Of a
   * folder that `isKnown` says is as it was listed, the system is not asked.
   */
  cursor(
    start = '',
    dots = false,
    left: LeftOut = { special: 0, unreadable: 0 },
    isKnown?: IsKnown,
  ): () => Listing | undefined {
    const chain = this.#chainAbove(start);
    const open: Level[] = [];
    const enter = (listing: Listing | undefined): Listing | undefined => {
      if (!listing) left.unreadable++;
      else {
        left.special += listing.special;
        const names = dots ? merged(listing.folders, listing.dotFolders) : listing.folders;
        if (names.length > 0) open.push({ listing, names, at: 0 });
      }
      return listing;
    };
    let isFirst = true;
    return () => {
      if (isFirst) {
        isFirst = false;
        const first = enter(this.#visit(start, chain, this.#listings.get(start)));
        if (first) return first;
      }
      for (let level = open.at(-1); level; level = open.at(-1)) {
        if (level.at === level.names.length) {
          open.pop();
          continue;
        }
        const below = enter(this.#below(level, level.at++, isKnown));
        if (below) return below;
      }
      return undefined;
    };
  }

  /** One folder's listing; undefined when it is not a folder that can be read. */
  folder(path: string): Folder | undefined {
    return this.#visit(path, this.#chainAbove(path), this.#listings.get(path));
  }

  #chainAbove(path: string): Chain {
    this.#now = Date.now();
    let chain = this.#outsideChain();
    const names = path.split('/').slice(0, -1);
    for (let i = 0; i < names.length; i++) {
      const above = i === 0 ? '' : `${names.slice(0, i).join('/')}/`;
      const listing = this.#visit(above, chain, this.#listings.get(above));
      if (!listing) return chain;
      chain = listing.chain;
    }
    return chain;
  }

  #outsideChain(): Chain {
    this.#settle(this.#root && nearest(this.#root));
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

  /** Listings name their folders from the working directory: in another one they are read anew. */
  #settle(near: string): void {
    if (near === this.#near) return;
    for (const kept of [...this.#listings.values()]) this.#forget(kept);
    this.#near = near;
  }

  /** The listing of a level's folder; where it is known, neither its path nor its place in the map is looked for. */
  #below({ listing, names }: Level, at: number, isKnown?: IsKnown): Listing | undefined {
    const isLinked = names === listing.folders;
    let kept = isLinked ? listing.below[at] : undefined;
    if (!kept?.isKept) kept = this.#listings.get(`${listing.path}${names[at]}/`);
    if (isKnown && kept && isBinding(kept, listing.chain, this.#now) && isKnown(kept)) return kept;
    const found = kept
      ? this.#visit(kept.path, listing.chain, kept)
      : this.#enter(`${listing.path}${names[at]}/`, listing.chain);
    if (isLinked && found !== kept) listing.below[at] = found?.isKept ? found : undefined;
    return found;
  }

  /** A folder that the one above was seen to hold, and that was never listed: its state is looked at later. */
  #enter(path: string, parent: Chain): Listing | undefined {
    const found = this.#read({
      path,
      target: this.#target(path),
      stat: undefined,
      parent,
      before: undefined,
    });
    if (found) this.#keep(found);
    if (found?.isKept) this.#later.add(found);
    return found;
  }

  #target(path: string): string | Buffer {
    return toFile(`${this.#near}/${path.slice(0, -1)}`);
  }

  #visit(path: string, parent: Chain, kept: Listing | undefined): Listing | undefined {
    const target = kept?.target ?? this.#target(path);
    const stat = folderAt(target);
    if (kept && stat && isFresh(kept, stat, parent, this.#now)) return kept;
    const found = stat && this.#read({ path, target, stat, parent, before: kept });
    if (kept && found && isSame(kept, found)) return renew(kept, found);
    if (kept) this.#forget(kept);
    if (found) this.#keep(found);
    return found;
  }

  #keep(listing: Listing): void {
    this.#changes++;
    if (listing.files.includes('AGENTS.md')) this.#guides.add(`${listing.path}AGENTS.md`);
    if (this.#keptEntries >= MOST_KEPT_ENTRIES) return;
    listing.isKept = true;
    this.#listings.set(listing.path, listing);
    this.#keptEntries += size(listing);
  }

  #forget(kept: Listing): void {
    kept.isKept = false;
    this.#listings.delete(kept.path);
    this.#keptEntries -= size(kept);
    this.#guides.delete(`${kept.path}AGENTS.md`);
    this.#changes++;
  }

  #read({ path, target, stat, parent, before }: Unread): Listing | undefined {
    const now = Date.now();
    const entries = list(target);
    if (!entries) return undefined;
    const { chain, ignoreFiles } = this.#rulesIn(path, entries, parent, before);
    const listing: Listing = {
      path,
      files: NO_NAMES,
      folders: NO_NAMES,
      dotFiles: NO_NAMES,
      dotFolders: NO_NAMES,
      target,
      chain,
      parent,
      mtime: stat?.mtimeMs ?? Number.NaN,
      ctime: stat?.ctimeMs ?? Number.NaN,
      inode: stat?.ino ?? Number.NaN,
      ignoreFiles,
      special: 0,
      readAt: now,
      isRacy: stat !== undefined && isRacy(now, stat.mtimeMs),
      hasRacyRules: ignoreFiles.some(({ mtime }) => isRacy(now, mtime)),
      below: [],
      isKept: false,
    };
    fill(listing, entries, this.#hides);
    return listing;
  }

  /** The chain for this folder: what its own ignore files add, and a fresh start in a nested repository. */
  #rulesIn(
    path: string,
    entries: fs.Dirent[],
    parent: Chain,
    before?: Listing,
  ): Pick<Listing, 'chain' | 'ignoreFiles'> {
    let isRepository = false;
    let ignoreFiles = NO_IGNORE_FILES;
    for (const { name } of entries) {
      if (!name.startsWith('.')) continue;
      if (name === '.git') isRepository = path !== '';
      else if (name === '.gitignore' || name === '.ignore')
        ignoreFiles = [...ignoreFiles, ...ignoreFileAt(`${this.#near}/${path}${name}`, name)];
    }
    if (isRepository) ignoreFiles = [excludesAt(ownExcludes(`${this.#root}/${path}`)), ...ignoreFiles];
    if (ignoreFiles.length === 0) return { chain: parent, ignoreFiles };
    const unchanged = before?.parent === parent && !before.hasRacyRules;
    if (unchanged && JSON.stringify(before.ignoreFiles) === JSON.stringify(ignoreFiles)) {
      return { chain: before.chain, ignoreFiles };
    }
    let { own, git } = parent;
    if (isRepository) git = this.#outside?.global;
    for (const { name, target, size } of ignoreFiles) {
      const rules = new IgnoreRules(readIgnore(target, size), { base: path, fold: this.#folds });
      if (rules.size === 0) continue;
      if (name === '.ignore') own = { rules, next: own };
      else git = { rules, next: git };
    }
    const same = own === parent.own && git === parent.git;
    return { chain: same ? parent : { own, git }, ignoreFiles };
  }

  get #folds(): boolean {
    return this.#outside?.fold ?? false;
  }
}
