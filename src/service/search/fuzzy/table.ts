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
  readonly paths: readonly string[];
  /** Lower case; characters beyond ASCII share the bytes from 128 on, so a match of those is to be checked. */
  readonly bytes: Uint8Array;
  readonly bonus: Uint8Array;
  /** Path i is from `start[i]` to before `start[i + 1]`, its name from `name[i]` to before `nameEnd[i]`. */
  readonly start: Int32Array;
  readonly name: Int32Array;
  readonly nameEnd: Int32Array;
  /** Sets of characters, see `characterBit`: of the whole path, and of its name. */
  readonly mask: Int32Array;
  readonly nameMask: Int32Array;

  private constructor(paths: readonly string[]) {
    this.paths = paths;
    const size = paths.reduce((sum, path) => sum + path.length, 0);
    this.bytes = new Uint8Array(size);
    this.bonus = new Uint8Array(size);
    this.start = new Int32Array(paths.length + 1);
    this.name = new Int32Array(paths.length);
    this.nameEnd = new Int32Array(paths.length);
    this.mask = new Int32Array(paths.length);
    this.nameMask = new Int32Array(paths.length);
  }

  /** Lays out all of `paths`; yields often. */
  static *filling(paths: readonly string[]): Generator<void, PathTable> {
    const table = new PathTable(paths);
    for (let index = 0; index < paths.length; index++) {
      table.#add(paths[index]!, index);
      if (index % STEP === 0) yield;
    }
    return table;
  }

  /** The same in one go. */
  static of(paths: readonly string[]): PathTable {
    return atOnce(PathTable.filling(paths));
  }

  #add(path: string, index: number): void {
    const start = this.start[index]!;
    const name = path.lastIndexOf('/', path.length - 2) + 1;
    let before = SLASH;
    let mask = 0;
    let nameMask = 0;
    for (let at = 0; at < path.length; at++) {
      const code = path.charCodeAt(at);
      const byte = folded(code);
      const bit = characterBit(byte);
      this.bytes[start + at] = byte;
      this.bonus[start + at] = bonusOf(before, code);
      mask |= bit;
      if (at >= name) nameMask |= bit;
      before = code;
    }
    this.start[index + 1] = start + path.length;
    this.name[index] = start + name;
    this.nameEnd[index] = start + path.length - (path.endsWith('/') ? 1 : 0);
    this.mask[index] = mask;
    this.nameMask[index] = nameMask;
  }
}

/** A UTF-16 unit as the table holds it. */
export function folded(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code;
  const lower = String.fromCharCode(code).toLowerCase();
  return 128 + ((lower.length === 1 ? lower.charCodeAt(0) : code) & 127);
}

/** Letters have a bit each; digits share one, and so do the other groups. */
export function characterBit(byte: number): number {
  if (byte >= 97 && byte <= 122) return 1 << (byte - 97);
  if (byte >= 48 && byte <= 57) return 1 << 26;
  if (byte === SLASH) return 1 << 27;
  if (byte === 46) return 1 << 28;
  return byte === 95 || byte === 45 ? 1 << 29 : 1 << 30;
}

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
