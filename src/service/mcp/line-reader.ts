/** What comes of a stream of lines. */
export interface LineEars {
  line(text: string): void;
  /** Told once for each line that is longer than the limit; its bytes are not kept. */
  tooLong(): void;
}

const NEWLINE = 10;

/** Cuts bytes into lines of at most `max` bytes, whatever the chunks are; memory stays below `max`. */
export class LineReader {
  #parts: Buffer[] = [];
  #size = 0;
  #skipping = false;

  constructor(
    private readonly max: number,
    private readonly ears: LineEars,
  ) {}

  add(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, at));
      this.#finish();
      from = at + 1;
    }
    this.#keep(chunk.subarray(from));
  }

  #keep(part: Buffer): void {
    if (part.length === 0 || this.#skipping) return;
    this.#size += part.length;
    if (this.#size <= this.max) {
      this.#parts.push(part);
      return;
    }
    this.#skipping = true;
    this.#parts = [];
    this.ears.tooLong();
  }

  #finish(): void {
    const line = this.#skipping ? '' : Buffer.concat(this.#parts).toString('utf8').trim();
    this.#parts = [];
    this.#size = 0;
    this.#skipping = false;
    if (line !== '') this.ears.line(line);
  }
}
