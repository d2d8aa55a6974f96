import { folderAt, type IgnoreFile, isUnchanged, type Listing } from '../search/listing.js';

/** Folders as they were listed, in a walk's order; plain data, it goes to a worker. */
export interface Beat {
  targets: (string | Uint8Array)[];
  /** mtime, ctime and inode of each. */
  states: Float64Array<ArrayBuffer>;
  /** Those of a folder that has some, by its number. */
  ignoreFiles: Map<number, readonly IgnoreFile[]>;
  /** How far the walk has come, and for each folder the last round in which it was found as it was. */
  seen: Int32Array<SharedArrayBuffer>;
}

const STATE_SIZE = 3;
/** Where the numbers of folders begin in `seen`. */
const FIRST = 1;
const END = 2_147_483_647;
/** Fewer are looked at as soon by whoever walks. */
const FEW_FOLDERS = 1_000;
/** Folders that came since, or went: so many are worth another message. */
const MANY_NEW = 64;

/** Looks at folders, the last one first, until it meets the walk. */
export function patrol({ targets, states, ignoreFiles, seen }: Beat, round: number): void {
  for (let at = targets.length - 1; at > Atomics.load(seen, 0); at--) {
    const state = folderAt(targets[at] as string | Buffer);
    const from = at * STATE_SIZE;
    const isSame =
      state?.mtimeMs === states[from] &&
      state?.ctimeMs === states[from + 1] &&
      state?.ino === states[from + 2];
    if (isSame && (ignoreFiles.get(at)?.every(isUnchanged) ?? true)) Atomics.store(seen, FIRST + at, round);
  }
}

/** A walk's side of it: a folder that a worker has found unchanged need not be looked at again. */
export class Lookout {
  #places = new Map<Listing, number>();
  #seen: Int32Array<SharedArrayBuffer> | undefined;
  #round = 0;
  #unknown = 0;

  /** Begins a walk; the number is what `patrol` is to be called with, undefined when nothing is watched. */
  begin(): number | undefined {
    this.#unknown = 0;
    if (!this.#seen) return undefined;
    Atomics.store(this.#seen, 0, 0);
    return ++this.#round;
  }

  /** Whether the worker came past this folder in this walk, and found it as it was listed. */
  isUnchanged(listing: Listing): boolean {
    const at = this.#places.get(listing);
    if (at === undefined || !this.#seen) {
      this.#unknown++;
      return false;
    }
    Atomics.store(this.#seen, 0, at);
    return Atomics.load(this.#seen, FIRST + at) === this.#round;
  }

  /** Ends a walk; answers with what is to be watched from now on where that is worth a message. */
  end(listings: readonly Listing[]): Beat | undefined {
    if (this.#seen) Atomics.store(this.#seen, 0, END);
    if (listings.length < FEW_FOLDERS || (this.#seen && this.#unknown < MANY_NEW)) return undefined;
    // Whoever lists a folder first may not have looked at its state yet.
    const unsettled = listings.reduce((sum, { mtime }) => sum + (Number.isNaN(mtime) ? 1 : 0), 0);
    if (unsettled >= MANY_NEW) return undefined;
    const states = new Float64Array(STATE_SIZE * listings.length);
    const ignoreFiles = new Map<number, readonly IgnoreFile[]>();
    this.#places = new Map();
    listings.forEach((listing, at) => {
      states.set([listing.mtime, listing.ctime, listing.inode], at * STATE_SIZE);
      if (listing.ignoreFiles.length > 0) ignoreFiles.set(at, listing.ignoreFiles);
      this.#places.set(listing, at);
    });
    this.#seen = new Int32Array(
      new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (FIRST + listings.length)),
    );
    return { targets: listings.map(({ target }) => target), states, ignoreFiles, seen: this.#seen };
  }
}
