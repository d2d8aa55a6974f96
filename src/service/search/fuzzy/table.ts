import { Groups } from '../groups.js';
import { atOnce } from '../turn.js';

/** Bonuses for a character that begins a word: behind a slash, behind another sign, at a camel hump or a number. */
export const AFTER_SLASH = 9;
export const AFTER_DELIMITER = 8;
const HUMP = 7;

export const SLASH = 47;

/** Paths that are laid out between two turns. */
const STEP = 1024;

/** Paths laid out for matching: one folded byte a character, what a match there is worth, and which characters occur. */
export class PathTable {
  readonly size: number;
  /** Lower case; characters beyond ASCII share the bytes from 128 on, so a match of those is to be checked. */
  readonly bytes: Uint8Array;
  readonly bonus: Uint8Array;
  /** Path i is from `start[i]` to before `start[i + 1]`, its name from `name[i]` to before `nameEnd[i]`. */
  readonly start: Int32Array;
  readonly name: Int32Array;
  readonly nameEnd: Int32Array;
  /** Sets of characters, see `characterBit`: of the whole path, of its name, and of the path's four quarters in turn. */
  readonly mask: Int32Array;
  readonly nameMask: Int32Array;
  readonly quarters: Int32Array;
  readonly #groups: Groups;

  private constructor(groups: Groups, characters: number) {
    const paths = groups.size;
    this.#groups = groups;
    this.size = paths;
    this.bytes = new Uint8Array(characters);
    this.bonus = new Uint8Array(characters);
    this.start = new Int32Array(paths + 1);
    this.name = new Int32Array(paths);
    this.nameEnd = new Int32Array(paths);
    this.mask = new Int32Array(paths);
    this.nameMask = new Int32Array(paths);
    this.quarters = new Int32Array(4 * paths);
  }

  /** Lays out all paths of `groups`, in which the names of folders end in `/`; yields often. */
  static *filling(groups: Groups): Generator<void, PathTable> {
    let characters = 0;
    for (const { folder, names } of groups) {
      for (const name of names) characters += folder.length + name.length;
      yield;
    }
    const table = new PathTable(groups, characters);
    yield;
    let index = 0;
    let before: string | undefined;
    for (const { folder, names } of groups) {
      for (const name of names) {
        table.#add(index, folder, name, folder === before);
        before = folder;
        if (++index % STEP === 0) yield;
      }
    }
    return table;
  }

  /** The same in one go. */
  static of(paths: readonly string[]): PathTable {
    const groups = new Groups();
    for (const path of paths) {
      const name = path.lastIndexOf('/', path.length - 2) + 1;
      groups.add(path.slice(0, name), [path.slice(name)]);
    }
    return atOnce(PathTable.filling(groups));
  }

  path(index: number): string {
    return this.#groups.path(index);
  }

  /** The folder of the path before is copied where it is the same. */
  #add(index: number, folder: string, name: string, isSame: boolean): void {
    const start = this.start[index]!;
    const from = start + folder.length;
    const end = from + name.length;
    if (isSame) this.#copy(start, index - 1);
    else this.#lay(folder, start);
    this.#lay(name, from);
    this.start[index + 1] = end;
    this.name[index] = from;
    this.nameEnd[index] = end - (name.endsWith('/') ? 1 : 0);
    this.nameMask[index] = this.#set(from, end);
    for (let quarter = 0; quarter < 4; quarter++) {
      const set = this.#set(
        start + (((end - start) * quarter) >> 2),
        start + (((end - start) * (quarter + 1)) >> 2),
      );
      this.quarters[4 * index + quarter] = set;
      this.mask[index]! |= set;
    }
  }

  #set(from: number, to: number): number {
    let set = 0;
    for (let at = from; at < to; at++) set |= BITS[this.bytes[at]!]!;
    return set;
  }

  #copy(to: number, index: number): void {
    const [from, end] = [this.start[index]!, this.name[index]!];
    this.bytes.copyWithin(to, from, end);
    this.bonus.copyWithin(to, from, end);
  }

  /** Lays out a text that stands behind a slash, or first. */
  #lay(text: string, from: number): void {
    let before = SLASH;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      this.bytes[from + at] = folded(code);
      this.bonus[from + at] = bonusOf(before, code);
      before = code;
    }
  }
}

/** A UTF-16 unit as the table holds it. */
export function folded(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code;
  const lower = String.fromCharCode(code).toLowerCase();
  return 128 + ((lower.length === 1 ? lower.charCodeAt(0) : code) & 127);
}

/** The bit of a byte in a set of characters: letters have one each; digits share one, and so do the other groups. */
export function characterBit(byte: number): number {
  if (byte >= 97 && byte <= 122) return 1 << (byte - 97);
  if (byte >= 48 && byte <= 57) return 1 << 26;
  if (byte === SLASH) return 1 << 27;
  if (byte === 46) return 1 << 28;
  return byte === 95 || byte === 45 ? 1 << 29 : 1 << 30;
}

const BITS = Int32Array.from({ length: 256 }, (_, byte) => characterBit(byte));

function bonusOf(before: number, code: number): number {
  if (before === SLASH) return AFTER_SLASH;
  if (before < 128 && !isLetter(before) && !isDigit(before)) return AFTER_DELIMITER;
  const isHump = code >= 65 && code <= 90 && before >= 97 && before <= 122;
  return isHump || (isDigit(code) && !isDigit(before)) ? HUMP : 0;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
