import fs from 'node:fs';
import { toFile } from '../search/name.js';
import { visit } from '../search/visit.js';
import type { Walker } from '../search/walk.js';
import { type Language, languageOf } from '../symbols/language.js';
import { DEFINITION_SIZE, Scout, type Symbols } from '../symbols/scout.js';
import { isSkipped, weightOf } from './weight.js';

/** A source file as the map knows it. */
export interface MapFile {
  readonly path: string;
  readonly language: Language;
  readonly symbols: Symbols;
  readonly weight: number;
}

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

interface Kept extends MapFile {
  size: number;
  mtime: number;
  changed: number;
}

const MOST_FILE_BYTES = 1_048_576;
export const LIMITS = { files: 50_000, bytes: 268_435_456, definitions: 1_000_000, uses: 10_000_000 };
const HEAD_BYTES = 1_024;
const SLICE_MILLIS = 8;
const FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0);

/** Reads the symbols of all source files below a folder; a file is read again only when its size or times changed. */
export class Collector {
  readonly scout = new Scout();
  readonly #root: string;
  readonly #limits: typeof LIMITS;
  readonly #kept = new Map<string, Kept>();
  readonly #buffer = Buffer.alloc(MOST_FILE_BYTES + 1);

  constructor(root: string, limits = LIMITS) {
    this.#root = root;
    this.#limits = limits;
  }

  /** Files in path order, and what is not among them. `start` is empty or ends in `/`. */
  async collect(
    walker: Walker,
    start: string,
    signal?: AbortSignal,
  ): Promise<{ files: MapFile[]; omitted: Omitted }> {
    const paths = await this.#paths(walker, start, signal);
    const omitted = { beyond: 0, large: 0, unreadable: 0, folders: paths.unreadable };
    const files: MapFile[] = [];
    const sum = { bytes: 0, definitions: 0, uses: 0 };
    let until = performance.now() + SLICE_MILLIS;
    for (const [path, language] of paths.found) {
      if (performance.now() > until) {
        await new Promise((resolve) => setImmediate(resolve));
        signal?.throwIfAborted();
        until = performance.now() + SLICE_MILLIS;
      }
      const { bytes, definitions, uses } = sum;
      const most = this.#limits;
      if (
        files.length >= most.files ||
        bytes >= most.bytes ||
        definitions >= most.definitions ||
        uses >= most.uses
      ) {
        omitted.beyond++;
        continue;
      }
      const file = this.#file(path, language);
      if (typeof file === 'string') {
        omitted[file]++;
        continue;
      }
      files.push(file);
      sum.bytes += file.size;
      sum.definitions += file.symbols.definitions.length / DEFINITION_SIZE;
      sum.uses += file.symbols.uses.length / 2;
    }
    return { files, omitted };
  }

  /** A file's text as it is now, for showing it; undefined when it cannot be read. */
  text(path: string): string | undefined {
    const size = this.#load(path);
    return size < 0 ? undefined : this.#buffer.toString('latin1', 0, size);
  }

  async #paths(walker: Walker, start: string, signal?: AbortSignal) {
    const found: [string, Language][] = [];
    const left = { special: 0, unreadable: 0 };
    await visit(walker, { start, dots: false, left, signal }, (folder) => {
      if (isSkipped(folder.path.slice(start.length))) return;
      for (const name of folder.files) {
        const language = languageOf(name);
        if (language) found.push([folder.path + name, language]);
      }
    });
    return { found, unreadable: left.unreadable };
  }

  #file(path: string, language: Language): Kept | 'large' | 'unreadable' {
    const stat = fs.lstatSync(toFile(`${this.#root}/${path}`), { throwIfNoEntry: false });
    if (!stat?.isFile()) return 'unreadable';
    if (stat.size > MOST_FILE_BYTES) return 'large';
    const known = this.#kept.get(path);
    if (known && known.size === stat.size && known.mtime === stat.mtimeMs && known.changed === stat.ctimeMs) {
      return known;
    }
    this.#kept.delete(path);
    const size = this.#load(path, stat.size);
    if (size < 0) return 'unreadable';
    const bytes = this.#buffer;
    bytes[size] = 10;
    const symbols = this.scout.read(bytes, size, language);
    const head = bytes.toString('latin1', 0, Math.min(size, HEAD_BYTES));
    const weight = weightOf(path, head, size, this.scout.lines);
    const file = {
      path,
      language,
      symbols,
      weight,
      size: stat.size,
      mtime: stat.mtimeMs,
      changed: stat.ctimeMs,
    };
    // A file changed this very moment may change again without its times showing it.
    if (Date.now() - stat.mtimeMs > 50) this.#kept.set(path, file);
    return file;
  }

  /** Reads a file into the buffer; answers with its size, or -1 when it is binary, too large or cannot be read. */
  #load(path: string, expected = MOST_FILE_BYTES): number {
    let handle: number | undefined;
    try {
      handle = fs.openSync(toFile(`${this.#root}/${path}`), FLAGS);
      let size = 0;
      // A read that is not filled has reached the end: one is enough, where the size is right.
      for (
        let read = 0, wanted = expected + 1;
        size <= MOST_FILE_BYTES;
        wanted = MOST_FILE_BYTES + 1 - size
      ) {
        read = fs.readSync(handle, this.#buffer, size, wanted, null);
        size += read;
        if (read < wanted) break;
      }
      return size > MOST_FILE_BYTES || this.#buffer.subarray(0, Math.min(size, HEAD_BYTES)).includes(0)
        ? -1
        : size;
    } catch {
      return -1;
    } finally {
      if (handle !== undefined) fs.closeSync(handle);
    }
  }
}
