import type fs from 'node:fs';
import { stateOf } from '../search/listing.js';
import { hasStray, nearest, toFile } from '../search/name.js';
import { languageOf } from '../symbols/language.js';
import type { Names } from '../symbols/names.js';
import { Scout } from '../symbols/scout.js';
import { HEAD_BYTES, load, MOST_FILE_BYTES } from './load.js';
import { isGenerated } from './weight.js';

/** Files of one folder that a reader holds; plain data, it goes to a worker. */
export interface Part {
  id: number;
  /** Empty, or ending in `/`. */
  folder: string;
  /** Joined by `/`. */
  names: string;
  /** Size and time of each file for which git's index knows the content; -1 for others. */
  clean?: Float64Array<ArrayBuffer>;
  /** 1 for each file whose symbols are known if it is as `clean` says. */
  known?: Uint8Array<ArrayBuffer>;
  /** Size, mtime and ctime of each file as another reader has read it: what is still so need not be read. */
  stats?: Float64Array<ArrayBuffer>;
}

/** What a reader is asked: to take up parts, and to look again at those it has of some numbers below a folder. */
export interface ReadTask {
  take: Part[];
  check?: { below: string; from: number; to: number };
}

/** What changed: names not told before, and `FILE_SIZE` numbers a file whose definitions and uses stand in `numbers`. */
export interface ReadReport {
  names: { bytes: Uint8Array<ArrayBuffer>; ends: Int32Array<ArrayBuffer> };
  files: Int32Array<ArrayBuffer>;
  numbers: Int32Array<ArrayBuffer>;
}

/** Part, index in it, state, size, length of definitions, of uses. */
export const FILE_SIZE = 6;

/** States of a file; `generated` and `clean` (its bytes are those that git's index names) may come together. */
export const STATE = { read: 0, generated: 1, clean: 2, known: 4, large: 8, unreadable: 16 } as const;

interface Held {
  folder: string;
  names: string[];
  /** Size, mtime and ctime of each file as it was read; NaN is to be read again. */
  stats: Float64Array<ArrayBuffer>;
  part: Part;
  /** Some of the names are no UTF-8. */
  isOdd: boolean;
}

const STAT_SIZE = 3;
/** A file changed this very moment may change again without its times showing it. */
const RACY_MILLIS = 50;

/** Reads the symbols of the files it was given, and again when a file's size or times changed. */
export class Reader {
  readonly #root: string;
  #near = '';
  readonly #scout: Scout;
  readonly #held = new Map<number, Held>();
  readonly #buffer = Buffer.alloc(MOST_FILE_BYTES + 1);
  readonly #isShared: boolean;
  #told = 0;
  #files: number[] = [];
  #numbers = new Int32Array(1 << 16);
  #length = 0;

  /** Whoever shares the table of names has none of them told. */
  constructor(root: string, shared?: Names) {
    this.#root = root;
    this.#scout = new Scout(shared);
    this.#isShared = shared !== undefined;
  }

  /** In steps, of which no other task's must come between. */
  *do({ take, check }: ReadTask): Generator<void, ReadReport> {
    this.#near = nearest(this.#root);
    this.#files = [];
    this.#length = 0;
    for (const part of take) yield* this.#take(part);
    if (check)
      for (let id = check.from; id < check.to; id++)
        if (this.#held.get(id)?.folder.startsWith(check.below)) yield* this.#check(id);
    const { names } = this.#scout;
    if (this.#isShared) this.#told = names.count;
    const report = {
      names: names.since(this.#told),
      files: Int32Array.from(this.#files),
      numbers: this.#numbers.slice(0, this.#length),
    };
    this.#told = names.count;
    return report;
  }

  *#take(part: Part): Generator<void> {
    const names = part.names.split('/');
    const stats = part.stats ?? new Float64Array(STAT_SIZE * names.length).fill(Number.NaN);
    const isOdd = hasStray(`${this.#root}/${part.folder}${part.names}`);
    this.#held.set(part.id, { folder: part.folder, names, stats, part, isOdd });
    if (!part.stats) yield* this.#check(part.id);
  }

  /** Gives away all that it holds, with what it knows of it. */
  release(): Part[] {
    const parts = [...this.#held.values()].map(({ part, stats }) => ({ ...part, stats }));
    this.#held.clear();
    return parts;
  }

  *#check(id: number): Generator<void> {
    const held = this.#held.get(id);
    if (!held) return;
    const { folder, names, stats, isOdd } = held;
    const base = `${this.#near}/${folder}`;
    for (let index = 0; index < names.length; index++) {
      const path = base + names[index];
      const file = isOdd ? toFile(path) : path;
      const stat = stateOf(file);
      const at = index * STAT_SIZE;
      if (!stat?.isFile()) {
        if (stats[at] !== -1) this.#tell(id, index, STATE.unreadable);
        stats[at] = -1;
      } else if (
        stats[at] !== stat.size ||
        stats[at + 1] !== stat.mtimeMs ||
        stats[at + 2] !== stat.ctimeMs
      ) {
        stats[at] = Date.now() - stat.mtimeMs > RACY_MILLIS ? stat.size : Number.NaN;
        stats[at + 1] = stat.mtimeMs;
        stats[at + 2] = stat.ctimeMs;
        yield* this.#read(held, index, file, stat);
      }
    }
  }

  *#read({ part, names }: Held, index: number, file: string | Buffer, stat: fs.Stats): Generator<void> {
    const clean = isClean(part, index, stat) ? STATE.clean : 0;
    const isKnown = clean !== 0 && part.known?.[index] === 1;
    const isLarge = stat.size > MOST_FILE_BYTES;
    const size = isLarge || isKnown ? -1 : load(file, this.#buffer, stat.size);
    if (size < 0) {
      this.#tell(part.id, index, isLarge ? STATE.large : isKnown ? STATE.known : STATE.unreadable);
      return;
    }
    this.#buffer[size] = 10;
    const language = languageOf(names[index]!)!;
    const { definitions, uses } = yield* this.#scout.reading(this.#buffer, size, language);
    const head = this.#buffer.toString('latin1', 0, Math.min(size, HEAD_BYTES));
    const state = clean | (isGenerated(head, size, this.#scout.lines) ? STATE.generated : 0);
    this.#files.push(part.id, index, state, size, definitions.length, uses.length);
    this.#add(definitions);
    this.#add(uses);
  }

  #tell(id: number, index: number, state: number): void {
    this.#files.push(id, index, state, 0, 0, 0);
  }

  #add(numbers: Int32Array): void {
    if (this.#length + numbers.length > this.#numbers.length) {
      const larger = new Int32Array(2 * (this.#length + numbers.length));
      larger.set(this.#numbers.subarray(0, this.#length));
      this.#numbers = larger;
    }
    this.#numbers.set(numbers, this.#length);
    this.#length += numbers.length;
  }
}

/** Times are compared to the microsecond: a double holds no more. */
function isClean({ clean }: Part, index: number, stat: fs.Stats): boolean {
  if (!clean || clean[2 * index] !== stat.size) return false;
  return Math.abs(clean[2 * index + 1]! - stat.mtimeMs) < 0.001;
}
