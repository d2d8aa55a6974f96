import { doubled } from './names.js';

/** Types of tokens: a punctuation mark is its byte, a name is FIRST_NAME plus its number, and the rest are these. */
export const TEXT = 1;
export const NUMBER = 2;
/** `=>` */
export const ARROW = 3;
/** An operator that holds an equals sign and is no assignment: `==`, `!=`, `<=`. */
export const OPERATOR = 4;
export const FIRST_NAME = 256;

/** A file's tokens, side by side in arrays that are used again for the next file. */
export class Tokens {
  type = new Int32Array(1 << 14);
  /** Byte offset. */
  start = new Int32Array(1 << 14);
  /** Line, from 1. */
  line = new Int32Array(1 << 14);
  /** For a bracket the index of its partner (`count` when it is never closed), for others 0. */
  pair = new Int32Array(1 << 14);
  count = 0;
  #matched = 0;

  add(type: number, start: number, line: number): void {
    if (this.count === this.type.length) {
      this.type = doubled(this.type);
      this.start = doubled(this.start);
      this.line = doubled(this.line);
      this.pair = new Int32Array(this.type.length);
    }
    this.type[this.count] = type;
    this.start[this.count] = start;
    this.line[this.count] = line;
    this.count++;
  }

  /** Type of the token last added; 0 at the beginning. */
  get last(): number {
    return this.count === 0 ? 0 : this.type[this.count - 1]!;
  }

  isName(index: number): boolean {
    return index < this.count && this.type[index]! >= FIRST_NAME;
  }

  /** Whether a token is the first of its line. */
  isFirst(index: number): boolean {
    return index === 0 || this.line[index] !== this.line[index - 1];
  }

  /** Finds every bracket's partner; a closing one without a partner is its own. To be called behind the last token. */
  match(): void {
    // A finder that looks behind the last token must see nothing, not what is left of the file read before.
    this.type.fill(0, this.count, this.#matched);
    this.pair.fill(0, this.count, this.#matched);
    this.#matched = this.count;
    const open: number[] = [];
    for (let index = 0; index < this.count; index++) {
      const type = this.type[index]!;
      this.pair[index] = 0;
      if (type === 40 || type === 91 || type === 123) {
        this.pair[index] = this.count;
        open.push(index);
      } else if (type === 41 || type === 93 || type === 125) {
        this.pair[index] = index;
        const opener = type === 41 ? 40 : type - 2;
        const at = this.#findLast(open, opener);
        if (at < 0) continue;
        const partner = open[at]!;
        open.length = at;
        this.pair[partner] = index;
        this.pair[index] = partner;
      }
    }
  }

  /** A stray closing bracket must not cost the length of the file each time. */
  #findLast(open: number[], opener: number): number {
    const least = Math.max(0, open.length - 16);
    for (let at = open.length - 1; at >= least; at--) if (this.type[open[at]!] === opener) return at;
    return -1;
  }
}
