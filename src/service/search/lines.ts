import type { Kernel } from './kernel/kernel.js';
import { SHOWN, SHOWN_BYTES } from './kernel/layout.js';

/** Lines longer than this are shown cut, around the match. */
export const SHOWN_LINE = 500;
/** A line in the kernel's memory takes so much more than its bytes, at most: its number, two marks, and what a copy writes over. */
const OVER = 48;

/** A file's matching lines, in order, as texts of several: each its number, a colon, the line and a line break. */
export type Lines = string[];

/** One line of a file, to show. */
export interface ShownLine {
  line: number;
  text: string;
}

/** A line as it stands in `Lines`. */
export function lineText({ line, text }: ShownLine): string {
  return `${line}:${text}\n`;
}

/** The lines one by one. */
export function* linesIn(texts: Lines): Generator<ShownLine> {
  for (const text of texts) {
    for (let at = 0; at < text.length; ) {
      const colon = text.indexOf(':', at);
      const end = text.indexOf('\n', colon);
      yield { line: Number(text.slice(at, colon)), text: text.slice(colon + 1, end) };
      at = end + 1;
    }
  }
}

/** Gathers the lines that match in a file: their bytes in the kernel's memory, so that a string is made for many at once. */
export class LineKeeper {
  readonly #kernel: Kernel;
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
      lines.push(lineText({ line: number, text: cutLine(bytes, start, to, match) }));
      return;
    }
    if (this.#end + to - start + OVER > SHOWN + SHOWN_BYTES) this.flush(lines);
    this.#end = this.#kernel.keep(this.#end, start, to, number);
  }

  /** Gives what was taken and not yet given. */
  flush(lines: Lines): void {
    if (this.#end === SHOWN) return;
    lines.push(this.#kernel.bytes.toString('utf8', SHOWN, this.#end));
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
