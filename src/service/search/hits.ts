import { type Lines, linesIn } from './lines.js';

/** One shown line. `text` is without its line end; long lines are cut around the match. */
export interface Hit {
  path: string;
  line: number;
  text: string;
}

/** The lines of a file that are shown. */
export interface FileLines {
  path: string;
  lines: Lines;
}

/** Lines found, in order: a million of them are a few large texts until somebody looks at each. */
export class Hits implements Iterable<Hit> {
  readonly #files: readonly FileLines[];

  /** The first `length` lines of `files`. */
  constructor(
    files: readonly FileLines[],
    readonly length: number,
  ) {
    this.#files = files;
  }

  *[Symbol.iterator](): Generator<Hit, undefined> {
    let left = this.length;
    for (const { path, lines } of this.#files) {
      for (const { line, text } of linesIn(lines)) {
        if (left-- === 0) return;
        yield { path, line, text };
      }
    }
  }
}
