import { doubled, type Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import { Cache, type Remembered } from './cache.js';
import { type CleanFile, cleanFiles } from './git-index.js';
import { FILE_SIZE, type Part, type ReadReport, STATE } from './reader.js';
import type { Readers } from './readers.js';
import { Round } from './round.js';
import type { CollectorOptions, LIMITS, MapFile, Slot } from './source.js';
import { weightOf } from './weight.js';

/** The cache's place among the readers. */
const CACHE = -1;

/** So many files are looked at again sooner by workers. */
const MANY_HELD = 3_000;

/** For each of a reader's names the number in the common table; the first `count` are set. */
interface Translation {
  to: Int32Array;
  count: number;
}

/** Hands files to readers and puts what they found into one table of names. */
export class Intake {
  readonly names: Names;
  readonly #readers: Readers;
  readonly #translations = new Map<number, Translation>();
  readonly #parts = new Map<number, Slot[]>();
  readonly #options: CollectorOptions;
  #clean: Map<string, CleanFile> | undefined;
  #cache: Cache | undefined;
  #count = 0;
  /** Readers that have been given parts. */
  readonly #holders = new Set<number>();
  /** Nobody is waiting for files. */
  #isResting = false;
  #held = 0;
  /** Files read whose content git knows, and the cache did not. */
  fresh = 0;

  constructor(readers: Readers, options: CollectorOptions) {
    this.#readers = readers;
    this.names = readers.names;
    this.#options = options;
  }

  /** How many files must be read whatever the cache holds. */
  unread(slots: readonly Slot[]): number {
    const { clean, cache } = this.#outside();
    return slots.filter(({ isHeld, folder, name, language }) => {
      if (isHeld) return false;
      const entry = clean.get(folder + name);
      return !(entry && cache?.has(entry.blob, language));
    }).length;
  }

  /** Begins to bring the files below a folder up to date. */
  begin(limits: typeof LIMITS, below: string): Round {
    const round = new Round(
      {
        readers: this.#readers,
        part: (reader, slots) => this.#part(reader, slots),
        absorb: (reader, report) => this.#absorb(reader, report),
      },
      limits,
    );
    this.#isResting = false;
    this.#share();
    round.recheck(below, { holders: this.#holders, parts: this.#count });
    return round;
  }

  /** All is up to date: workers may come up, and take over what the calling thread looked at, for the next time. */
  rest(): void {
    this.#isResting = true;
    if (!this.#holders.has(0) || this.#held < MANY_HELD) return;
    const ready = (): void => {
      if (this.#isResting) this.#share();
    };
    if (this.#readers.isStarted) ready();
    else this.#readers.warm((reader, report) => this.#absorb(reader, report), ready);
  }

  /** Files that the calling thread read alone are looked at again by workers, once these have come up. */
  #share(): void {
    if (!this.#holders.has(0) || !this.#readers.isStarted) return;
    this.#holders.delete(0);
    const { active } = this.#readers;
    // Once for nothing while nobody waits: a worker's first look is a slow one.
    const check = this.#isResting && { check: { below: '', from: 0, to: this.#count } };
    const parts = this.#readers.release();
    active.forEach((reader, index) => {
      this.#holders.add(reader);
      const take = parts.filter((_, at) => at % active.length === index);
      // A worker that is lost is noticed when it is asked next.
      this.#readers.read(reader, { take, ...check }).then(
        (report) => this.#absorb(reader, report),
        () => {},
      );
    });
  }

  #part(reader: number, slots: Slot[]): Part {
    const id = this.#count++;
    this.#parts.set(id, slots);
    this.#holders.add(reader);
    this.#held += slots.length;
    for (const slot of slots) slot.isHeld = true;
    const part = { id, folder: slots[0]!.folder, names: slots.map(({ name }) => name).join('/') };
    return this.#options.cacheFile === undefined ? part : { ...part, ...this.#known(slots) };
  }

  /** What git and the cache say of files that are about to be read. */
  #known(slots: readonly Slot[]): Pick<Part, 'clean' | 'known'> {
    const outside = this.#outside();
    const clean = new Float64Array(2 * slots.length).fill(-1);
    const known = new Uint8Array(slots.length);
    slots.forEach(({ folder, name, language }, index) => {
      const entry = outside.clean.get(folder + name);
      if (!entry) return;
      clean[2 * index] = entry.size;
      clean[2 * index + 1] = entry.mtime;
      if (outside.cache?.has(entry.blob, language)) known[index] = 1;
    });
    return { clean, known };
  }

  /** What git and the cache know, read when it is first asked for; nothing without a cache. */
  #outside(): { clean: Map<string, CleanFile>; cache: Cache | undefined } {
    const { cacheFile, root } = this.#options;
    if (!this.#clean) {
      this.#clean = cacheFile === undefined ? new Map() : cleanFiles(root);
      this.#cache = cacheFile === undefined ? undefined : Cache.open(cacheFile);
      if (this.#cache) this.#translate(CACHE, this.#cache.names);
    }
    return { clean: this.#clean, cache: this.#cache };
  }

  #absorb(reader: number, { names, files, numbers }: ReadReport): void {
    const translation = this.#translate(reader, names);
    let from = 0;
    for (let at = 0; at < files.length; at += FILE_SIZE) {
      const slot = this.#parts.get(files[at]!)?.[files[at + 1]!];
      const state = files[at + 2]!;
      const middle = from + files[at + 4]!;
      const to = middle + files[at + 5]!;
      const found = { size: files[at + 3]!, generated: (state & STATE.generated) !== 0 };
      const symbols = { definitions: numbers.subarray(from, middle), uses: numbers.subarray(middle, to) };
      if (slot) slot.file = this.#file(slot, state, { ...found, ...symbols }, translation);
      from = to;
    }
  }

  #file(
    slot: Slot,
    state: number,
    found: Remembered,
    translation: Translation | undefined,
  ): MapFile | 'large' | 'unreadable' {
    if (state === STATE.large) return 'large';
    if (state === STATE.unreadable) return 'unreadable';
    const path = slot.folder + slot.name;
    const blob = (state & (STATE.clean | STATE.known)) === 0 ? undefined : this.#clean?.get(path)?.blob;
    const isKnown = (state & STATE.known) !== 0;
    const from = isKnown ? this.#cache?.find(blob!, slot.language) : found;
    if (!from) return 'unreadable';
    if (blob !== undefined && !isKnown) this.fresh++;
    const table = isKnown ? this.#translations.get(CACHE) : translation;
    return {
      path,
      language: slot.language,
      symbols: {
        definitions: renamed(from.definitions, DEFINITION_SIZE, table),
        uses: renamed(from.uses, 2, table),
      },
      weight: weightOf(path, from.generated),
      size: from.size,
      generated: from.generated,
      ...(blob !== undefined && { blob }),
    };
  }

  /** Undefined where the reader numbers names as the common table does. */
  #translate(reader: number, { bytes, ends }: ReadReport['names']): Translation | undefined {
    if (reader === 0) return undefined;
    const known = this.#translations.get(reader) ?? { to: new Int32Array(1 << 12), count: 0 };
    this.#translations.set(reader, known);
    while (known.to.length < known.count + ends.length) known.to = doubled(known.to);
    let start = 0;
    for (const end of ends) {
      known.to[known.count++] = this.names.of(bytes, start, end);
      start = end;
    }
    return known;
  }
}

/** Every `size`th number is a name's, and becomes another table's. */
function renamed(numbers: Int32Array, size: number, translation: Translation | undefined): Int32Array {
  if (!translation) return numbers;
  const { to } = translation;
  for (let at = 0; at < numbers.length; at += size) {
    if (numbers[at]! >= 0) numbers[at] = to[numbers[at]!]!;
  }
  return numbers;
}
