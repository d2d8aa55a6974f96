import type { Kernel } from './kernel/kernel.js';
import { SHOWN, SHOWN_BYTES } from './kernel/layout.js';

/** Lines longer than this are shown cut, around the match. */
export const SHOWN_LINE = 500;

/** Some matching lines of a file: their numbers, and their texts, each followed by a line break. */
export interface Piece {
  numbers: number[];
  text: string;
}

/** A file's matching lines, in order. */
export type Lines = Piece[];

/** Gathers the lines that match in a file: their bytes in the kernel's memory, so that a string is made for many at once. */
export class LineKeeper {
  readonly #kernel: Kernel;
  #numbers: number[] = [];
  #end = SHOWN;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Takes the line [start, end), in which a match is complete at `match`. */
  add(lines: Lines, number: number, start: number, end: number, match: number): void {
    const { bytes } = this.#kernel;
    const to = end > start && bytes[end - 1] === 13 ? end - 1 : end;
    if (to - start > SHOWN_LINE) {
      this.flush(lines);
      lines.push({ numbers: [number], text: `${cutLine(bytes, start, to, match)}\n` });
      return;
    }
    if (this.#end + to - start >= SHOWN + SHOWN_BYTES) this.flush(lines);
    bytes.copyWithin(this.#end, start, to);
    this.#end += to - start;
    bytes[this.#end++] = 10;
    this.#numbers.push(number);
  }

  /** Gives what was taken and not yet given. */
  flush(lines: Lines): void {
    if (this.#numbers.length === 0) return;
    lines.push({ numbers: this.#numbers, text: this.#kernel.bytes.toString('utf8', SHOWN, this.#end) });
    this.#numbers = [];
    this.#end = SHOWN;
  }
}

/** A long line's text, SHOWN_LINE bytes around the match, on whole characters. */
function cutLine(bytes: Buffer, start: number, to: number, match: number): string {
  let from = Math.max(start, Math.min(match - SHOWN_LINE / 2, to - SHOWN_LINE));
  while (from > start && (bytes[from]! & 0xc0) === 0x80) from--;
  let until = Math.min(to, from + SHOWN_LINE);
  while (until < to && until > from && (bytes[until]! & 0xc0) === 0x80) until--;
  return `${from > start ? '…' : ''}${bytes.toString('utf8', from, until)}${until < to ? '…' : ''}`;
}
