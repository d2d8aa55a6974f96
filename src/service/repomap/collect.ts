import os from 'node:os';
import { visit } from '../search/visit.js';
import type { Folder, Listing, Walker } from '../search/walk.js';
import { type Language, languageOf } from '../symbols/language.js';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import { Cache } from './cache.js';
import { Intake } from './intake.js';
import { Lookout } from './patrol.js';
import { Readers, WorkerLost } from './readers.js';
import { type CollectorOptions, LIMITS, type MapFile, type Slot } from './source.js';
import { isSkipped } from './weight.js';

/** What a collection left out, by reason. */
export interface Omitted {
  /** Files past the limits on files, bytes, definitions or uses. */
  beyond: number;
  /** Files larger than a source file is. */
  large: number;
  /** Binary files, and files that cannot be read. */
  unreadable: number;
  /** Folders that a walk could not enter. */
  folders: number;
}

export interface Collected {
  files: MapFile[];
  /** All folders that were walked through, in that order; each the same object while its listing is. */
  folders: Folder[];
  omitted: Omitted;
}

/** The cache is written anew when it lacks so many files. */
const MANY_FRESH = 200;

/** A worker must first become fast itself, as this thread does: two cores gain from it later than many. */
function fewRead(): number {
  return 12_000 / (os.availableParallelism() - 1) ** 2;
}

interface KeptFolder {
  listing: Listing;
  /** Its source files; none where the walk leaves them out. */
  slots: readonly Slot[];
}

/** Reads the symbols of all source files below a folder; a file is read again only when its size or times changed. */
export class Collector {
  readonly #options: CollectorOptions;
  readonly #limits: typeof LIMITS;
  readonly #folders = new Map<string, KeptFolder>();
  /** The folders of the last walk, in its order: most are the same ones in the next. */
  #walked: { start: string; folders: KeptFolder[] } = { start: '', folders: [] };
  #readers: Readers;
  #intake: Intake;
  #lookout = new Lookout();
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: CollectorOptions, limits = LIMITS) {
    this.#options = options;
    this.#limits = limits;
    this.#readers = new Readers(options);
    this.#intake = new Intake(this.#readers, this.#options);
  }

  get names(): Names {
    return this.#intake.names;
  }

  get readers(): Readers {
    return this.#readers;
  }

  /** Files in path order, and what is not among them. `start` is empty or ends in `/`. */
  async collect(walker: Walker, start: string, signal?: AbortSignal): Promise<Collected> {
    try {
      return await this.#collect(walker, start, signal);
    } catch (error) {
      if (!(error instanceof WorkerLost) || this.#isClosed) throw error;
      await this.#restart({ root: this.#options.root });
      return this.#collect(walker, start, signal);
    }
  }

  /** Everything is read again when it is next asked for. */
  async forget(): Promise<void> {
    await this.#restart(this.#options);
  }

  async #restart(options: CollectorOptions): Promise<void> {
    await this.#readers.close();
    this.#folders.clear();
    this.#walked.folders = [];
    this.#readers = new Readers(options);
    this.#intake = new Intake(this.#readers, this.#options);
    this.#lookout = new Lookout();
  }

  /** Keeps what was read for the next process, where that is worth it. Nobody waits for it but `close`. */
  remember(files: readonly MapFile[]): void {
    const { cacheFile } = this.#options;
    if (cacheFile === undefined || this.#intake.fresh < MANY_FRESH) return;
    this.#intake.fresh = 0;
    this.#writing = this.#writing.then(() => Cache.write(cacheFile, files, this.names));
  }

  /** Whatever is still being read is given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
    await this.#readers.close();
  }

  async #collect(walker: Walker, start: string, signal?: AbortSignal): Promise<Collected> {
    const left = { special: 0, unreadable: 0 };
    const slots: (readonly Slot[])[] = [];
    let count = 0;
    let unread = 0;
    const few = this.#options.workersFrom ?? fewRead();
    const round = this.#intake.begin(this.#limits, start);
    const watched = this.#lookout.begin();
    if (watched !== undefined) this.#readers.tell({ round: watched });
    const isKnown = (listing: Listing): boolean => this.#lookout.isUnchanged(listing);
    const before = this.#walked.start === start ? this.#walked.folders : [];
    const folders: KeptFolder[] = [];
    await visit(walker, { start, dots: false, left, signal, isKnown }, (folder) => {
      const last = before[folders.length];
      const entered = last?.listing === folder ? last : this.#enter(folder, start);
      folders.push(entered);
      const own = entered.slots;
      if (own.length === 0 || count >= this.#limits.files) return;
      count += own.length;
      if (!this.#readers.isStarted) {
        unread += this.#intake.unread(own);
        if (unread > few) this.#readers.start();
      }
      slots.push(own);
      round.want(own);
    });
    this.#readers.prepare(most(slots));
    await round.end(signal);
    this.#intake.rest();
    this.#walked = { start, folders };
    const listings = folders.map(({ listing }) => listing);
    this.#watch(listings);
    return { ...this.#sum(slots, left.unreadable), folders: listings };
  }

  /** A worker looks at half of the folders in the next walk. */
  #watch(listings: readonly Listing[]): void {
    const beat = this.#readers.isRoused ? this.#lookout.end(listings) : undefined;
    if (beat) this.#readers.tell({ beat });
  }

  /** The source files of a folder, in order; those known before keep their slots. */
  #enter(folder: Listing, start: string): KeptFolder {
    if (isSkipped(folder.path.slice(start.length))) return { listing: folder, slots: [] };
    const kept = this.#folders.get(folder.path);
    if (kept?.listing === folder) return kept;
    const known = new Map(kept?.slots.map((slot) => [slot.name, slot]));
    const slots: Slot[] = [];
    for (const name of folder.files) {
      const language = languageOf(name);
      if (language) slots.push(known.get(name) ?? { folder: folder.path, name, language });
    }
    const entered = { listing: folder, slots };
    this.#folders.set(folder.path, entered);
    return entered;
  }

  /** In path order and up to the limits, so that the same tree gives the same map. */
  #sum(slots: readonly (readonly Slot[])[], folders: number): Omit<Collected, 'folders'> {
    const most = this.#limits;
    const omitted = { beyond: 0, large: 0, unreadable: 0, folders };
    const files: MapFile[] = [];
    const sum = { bytes: 0, definitions: 0, uses: 0 };
    for (const { file } of slots.flat()) {
      const { bytes, definitions, uses } = sum;
      const isFull =
        files.length >= most.files ||
        bytes >= most.bytes ||
        definitions >= most.definitions ||
        uses >= most.uses;
      if (isFull || file === undefined) omitted.beyond++;
      else if (typeof file === 'string') omitted[file]++;
      else {
        files.push(file);
        sum.bytes += file.size;
        sum.definitions += file.symbols.definitions.length / DEFINITION_SIZE;
        sum.uses += file.symbols.uses.length / 2;
      }
    }
    return { files, omitted };
  }
}

/** Languages of at least so large a share of the files are likely to be shown. */
const COMMON = 1 / 16;

/** The languages that most files are in, those first. */
function most(slots: readonly (readonly Slot[])[]): Language[] {
  const counts = new Map<Language, number>();
  let all = 0;
  for (const folder of slots)
    for (const { language } of folder) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
      all++;
    }
  const common = [...counts].filter(([, count]) => count >= COMMON * all);
  return common.sort((a, b) => b[1] - a[1]).map(([language]) => language);
}
