import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../symbols/language.js';
import { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { MapFile } from './source.js';

/** Changes whenever the lexer finds something else, or this file is laid out anew. */
const MARK = 'galley map 2\n';
const BLOB_BYTES = 20;
/** Language, whether generated, size, number of definitions' and of uses' numbers, where they begin. */
const ENTRY_SIZE = 6;
const MOST_BYTES = 536_870_912;
const LANGUAGES: readonly Language[] = ['rust', 'python', 'typescript', 'tsx', 'javascript', 'go'];

/** What a blob was found to hold; names are numbered as in the cache. */
export interface Remembered {
  generated: boolean;
  size: number;
  definitions: Int32Array;
  uses: Int32Array;
}

/** Symbols by the content they were read from, in one file: what git says is unchanged is not read in the next process. */
export class Cache {
  readonly names: { bytes: Uint8Array<ArrayBuffer>; ends: Int32Array<ArrayBuffer> };
  readonly #entries: Int32Array;
  readonly #numbers: Int32Array;
  readonly #byBlob = new Map<string, number>();

  /** Reads a file that `write` made; undefined when there is none, or it is not whole. */
  static open(file: string): Cache | undefined {
    try {
      const bytes = fs.statSync(file).size > MOST_BYTES ? undefined : fs.readFileSync(file);
      return bytes && bytes.toString('latin1', 0, MARK.length) === MARK ? new Cache(bytes) : undefined;
    } catch {
      return undefined;
    }
  }

  private constructor(bytes: Buffer) {
    const header = ints(bytes, 16, 4);
    const [names = 0, nameBytes = 0, files = 0, numbers = 0] = header;
    let at = 32;
    const next = (count: number): Int32Array<ArrayBuffer> => {
      const part = ints(bytes, at, count);
      at += 4 * count;
      return part;
    };
    const ends = next(names);
    this.#entries = next(files * ENTRY_SIZE);
    this.#numbers = next(numbers);
    this.names = { ends, bytes: Uint8Array.from(bytes.subarray(at, at + nameBytes)) };
    at += nameBytes;
    if (bytes.length !== at + files * BLOB_BYTES) throw new Error('not whole');
    for (let file = 0; file < files; file++, at += BLOB_BYTES)
      this.#byBlob.set(
        key(bytes.toString('latin1', at, at + BLOB_BYTES), LANGUAGES[this.#entries[file * ENTRY_SIZE]!]!),
        file,
      );
    if (ends.some((end, name) => end < (ends[name - 1] ?? 0)) || (ends.at(-1) ?? 0) !== nameBytes)
      throw new Error('names that are none');
    this.#check(names);
  }

  /** Numbers of names are trusted after this; offsets only choose what is shown. */
  #check(names: number): void {
    for (let file = 0; file * ENTRY_SIZE < this.#entries.length; file++) {
      const { definitions, uses } = this.#at(file);
      for (let at = 0; at < definitions.length; at += DEFINITION_SIZE)
        if (definitions[at]! < -1 || definitions[at]! >= names) throw new Error('a name that is none');
      for (let at = 0; at < uses.length; at += 2)
        if (uses[at]! < 0 || uses[at]! >= names) throw new Error('a name that is none');
    }
  }

  has(blob: string, language: Language): boolean {
    return this.#byBlob.has(key(blob, language));
  }

  find(blob: string, language: Language): Remembered | undefined {
    const file = this.#byBlob.get(key(blob, language));
    return file === undefined ? undefined : this.#at(file);
  }

  #at(file: number): Remembered {
    const [, generated, size, definitions, uses, from] = this.#entries.subarray(file * ENTRY_SIZE);
    return {
      generated: generated === 1,
      size: size!,
      definitions: this.#numbers.slice(from!, from! + definitions!),
      uses: this.#numbers.slice(from! + definitions!, from! + definitions! + uses!),
    };
  }

  /** Writes what is known of files whose content git knows. A write that fails costs the next process time, nothing else. */
  static async write(file: string, files: readonly MapFile[], names: Names): Promise<void> {
    const known = files.filter(({ blob }) => blob !== undefined);
    const used = new Names();
    const entries = new Int32Array(known.length * ENTRY_SIZE);
    const own = new Int32Array(names.count).fill(-1);
    const rename = (name: number): number => {
      if (name < 0) return name;
      if (own[name] === -1) own[name] = names.copy(name, used);
      return own[name]!;
    };
    const length = known.reduce(
      (sum, { symbols }) => sum + symbols.definitions.length + symbols.uses.length,
      0,
    );
    const numbers = new Int32Array(length);
    let at = 0;
    known.forEach(({ language, generated, size, symbols }, index) => {
      const { definitions, uses } = symbols;
      entries.set(
        [LANGUAGES.indexOf(language), generated ? 1 : 0, size, definitions.length, uses.length, at],
        index * ENTRY_SIZE,
      );
      for (let each = 0; each < definitions.length; each++, at++)
        numbers[at] = each % DEFINITION_SIZE === 0 ? rename(definitions[each]!) : definitions[each]!;
      for (let each = 0; each < uses.length; each++, at++)
        numbers[at] = each % 2 === 0 ? rename(uses[each]!) : uses[each]!;
    });
    const { bytes, ends } = used.since(0);
    const head = Buffer.alloc(32);
    head.write(MARK, 'latin1');
    head.set(raw(Int32Array.of(ends.length, bytes.length, known.length, numbers.length)), 16);
    const blobs = Buffer.from(known.map(({ blob }) => blob!).join(''), 'latin1');
    const whole = Buffer.concat([head, raw(ends), raw(entries), raw(numbers), bytes, blobs]);
    const fresh = `${file}.${process.pid}`;
    try {
      await fs.promises.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await fs.promises.writeFile(fresh, whole, { mode: 0o600 });
      await fs.promises.rename(fresh, file);
    } catch {
      await fs.promises.rm(fresh, { force: true }).catch(() => {});
    }
  }
}

function key(blob: string, language: Language): string {
  return `${blob}${language}`;
}

function ints(bytes: Buffer, from: number, count: number): Int32Array<ArrayBuffer> {
  const part = Uint8Array.from(bytes.subarray(from, from + 4 * count));
  if (part.length !== 4 * count) throw new Error('not whole');
  return new Int32Array(part.buffer);
}

function raw(numbers: Int32Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
