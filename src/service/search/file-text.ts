import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { Kernel } from './kernel/kernel.js';
import { TEXT } from './kernel/layout.js';
import { isUtf16, utf16Text } from './utf16.js';

const FIRST_READ = 131_072;
const WINDOW = 1_048_576;
const LONGEST_LINE = 33_554_432;
const MOST_UTF16 = 67_108_864;
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMLINK', 'ENXIO', 'EOPNOTSUPP']);
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads files into a kernel's memory, whole lines at a time: small ones in one read, larger ones in windows of 1 MiB,
 * as long as they were when first seen. What holds a NUL is binary and reads as empty. UTF-8 and UTF-16 are told by
 * their byte order marks, which are not part of the text.
 */
export class FileText {
  readonly #kernel: Kernel;
  #file = -1;
  #size = 0;
  #taken = 0;
  /** Bytes at TEXT that belong to a line whose end has not been read. */
  #kept = 0;
  #last = true;
  /** Bytes handed out, and the byte that a line break was put over. */
  #handed = 0;
  #covered = -1;
  /** What was read has not been looked through for a NUL. */
  #unsure = false;
  /** Bytes read since the beginning, of all files. */
  total = 0;
  /** Files that are there and could not be opened, since the beginning. */
  refused = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Opens a regular file and gives its first stretch, as `next` does; 0 when there is nothing to search. */
  open(path: string | Buffer): number {
    try {
      this.#file = openSync(path, FLAGS);
      return this.#begin() ? this.next() : 0;
    } catch (error) {
      // Gone meanwhile, or something else in its place: nothing to search.
      if (!NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')) this.refused++;
      return 0;
    }
  }

  /** Whether the stretch at hand is text: a short file is looked through for a NUL only when somebody asks. */
  isText(): boolean {
    if (this.#unsure && this.#kernel.hasZero(TEXT, TEXT + this.#handed) !== 0) return false;
    this.#unsure = false;
    return true;
  }

  /** Length of the next stretch of whole lines, which lies at TEXT and ends in a line break; 0 at the end. */
  next(): number {
    try {
      return this.#next();
    } catch {
      return 0;
    }
  }

  /** Whether what `next` gave last was the end of the file. */
  get isOver(): boolean {
    return this.#last && this.#handed >= this.#kept;
  }

  close(): void {
    if (this.#file >= 0) closeSync(this.#file);
    this.#file = -1;
  }

  #begin(): boolean {
    const { bytes } = this.#kernel;
    const read = readSync(this.#file, bytes, TEXT, FIRST_READ, null);
    if (read === 0) return false;
    this.#taken = read;
    this.#kept = read;
    this.#handed = 0;
    this.#covered = -1;
    this.#unsure = false;
    this.#last = read < FIRST_READ;
    if (!this.#last) {
      const stat = fstatSync(this.#file);
      if (!stat.isFile()) return false;
      this.#size = stat.size;
    }
    const first = bytes[TEXT]!;
    if (first >= 0xef && this.#takeMark(first)) return this.#kept > 0;
    this.#unsure = this.#last;
    return this.#last || this.#kernel.hasZero(TEXT, TEXT + read) === 0;
  }

  /** Handles a byte order mark; true when there was one. */
  #takeMark(first: number): boolean {
    const { bytes } = this.#kernel;
    if (first === 0xef && bytes[TEXT + 1] === 0xbb && bytes[TEXT + 2] === 0xbf) {
      bytes.copyWithin(TEXT, TEXT + 3, TEXT + this.#kept);
      this.#kept -= 3;
      return this.#kernel.hasZero(TEXT, TEXT + this.#kept) === 0 || this.#drop();
    }
    if (this.#kept < 2 || !isUtf16(bytes, TEXT)) return false;
    this.#transcode();
    return true;
  }

  #drop(): boolean {
    this.#kept = 0;
    return true;
  }

  /** Takes the whole file, which is UTF-16. */
  #transcode(): void {
    const whole = Buffer.alloc(Math.min(Math.max(this.#size, this.#taken), MOST_UTF16));
    const size = readSync(this.#file, whole, 0, whole.length, 0);
    const text = Buffer.from(utf16Text(whole.subarray(0, size)), 'utf8');
    this.#kernel.grow(text.length + 1);
    this.#kernel.bytes.set(text, TEXT);
    this.#kept = text.length;
    this.#last = true;
  }

  #next(): number {
    const kernel = this.#kernel;
    if (this.#handed > 0) this.#takeBack();
    if (this.#kept === 0 && this.#last) return 0;
    while (!this.#last) {
      const from = TEXT + this.#kept;
      const want = Math.min(Math.max(WINDOW - this.#kept, FIRST_READ), this.#size - this.#taken);
      kernel.grow(this.#kept + want + 1);
      const read = want > 0 ? readSync(this.#file, kernel.bytes, from, want, null) : 0;
      this.#taken += read;
      this.#last = read === 0 || this.#taken >= this.#size;
      if (kernel.hasZero(from, from + read) !== 0) return 0;
      this.#kept += read;
      if (this.#last || this.#kept < WINDOW) continue;
      const end = kernel.lineStart(TEXT, TEXT + this.#kept) - TEXT;
      if (end > 0 || this.#kept >= LONGEST_LINE) return this.#hand(end > 0 ? end : this.#kept);
    }
    return this.#hand(this.#kept);
  }

  /** Hands out `size` bytes, a line break put after them where there is none; the rest waits for the next call. */
  #hand(size: number): number {
    const { bytes } = this.#kernel;
    this.#handed = size;
    this.total += size;
    if (bytes[TEXT + size - 1] === 10) return size;
    this.#covered = bytes[TEXT + size]!;
    bytes[TEXT + size] = 10;
    return size + 1;
  }

  #takeBack(): void {
    const { bytes } = this.#kernel;
    const from = TEXT + this.#handed;
    if (this.#covered >= 0) bytes[from] = this.#covered;
    this.#covered = -1;
    this.#kept -= this.#handed;
    bytes.copyWithin(TEXT, from, from + this.#kept);
    this.#handed = 0;
  }
}
