import type { Kernel } from './kernel.js';
import { CLASSES, NEEDLE, SLACK, TEXT } from './layout.js';

const FIRST_TEXT = 1_048_576;

/** The kernel in plain JavaScript, over Buffer.indexOf: two to four times slower, the same answers. */
export class PlainKernel implements Kernel {
  readonly name = 'plain';
  readonly vectors = false;
  bytes: Buffer;
  words: Int32Array;
  state = 0;
  previous = 0;
  #classes: Uint16Array;
  #size = 0;

  constructor() {
    const memory = new ArrayBuffer(Math.ceil((TEXT + FIRST_TEXT + SLACK) / 4) * 4);
    this.bytes = Buffer.from(memory);
    this.words = new Int32Array(memory);
    this.#classes = new Uint16Array(memory, CLASSES, 256);
    this.bytes[TEXT - 1] = 10;
  }

  grow(size: number): void {
    if (TEXT + size + SLACK <= this.bytes.length) return;
    const memory = new ArrayBuffer(Math.ceil((TEXT + size * 2 + SLACK) / 4) * 4);
    const bytes = Buffer.from(memory);
    this.bytes.copy(bytes);
    this.bytes = bytes;
    this.words = new Int32Array(memory);
    this.#classes = new Uint16Array(memory, CLASSES, 256);
  }

  needle(size: number): void {
    this.#size = size;
  }

  find(start: number, end: number): number {
    const needle = this.bytes.subarray(NEEDLE, NEEDLE + this.#size);
    const at = this.bytes.subarray(0, end).indexOf(needle, start);
    return at;
  }

  findFolded(): number {
    throw new Error('the plain kernel has no folded search');
  }

  teddy(): number {
    throw new Error('the plain kernel has no search for many literals');
  }

  trio(): number {
    throw new Error('the plain kernel has no search for sets');
  }

  find1(start: number, end: number, byte: number): number {
    return this.bytes.subarray(0, end).indexOf(byte, start);
  }

  hasZero(start: number, end: number): number {
    return this.find1(start, end, 0) < 0 ? 0 : 1;
  }

  lineStart(floor: number, at: number): number {
    let start = at;
    while (start > floor && this.bytes[start - 1] !== 10) start--;
    return start;
  }

  countLines(start: number, end: number): number {
    let lines = 0;
    for (let at = this.find1(start, end, 10); at >= 0; at = this.find1(at + 1, end, 10)) lines++;
    return lines;
  }

  keep(out: number, start: number, end: number, line: number): number {
    const text = out + this.bytes.write(`${line}:`, out, 'latin1');
    this.bytes.copyWithin(text, start, end);
    this.bytes[text + end - start] = 10;
    return text + end - start + 1;
  }

  run(start: number, end: number, from: number, special: number): number {
    const { bytes, words } = this;
    const classes = this.#classes;
    let state = from;
    for (let at = start; at < end; at++) {
      const next = words[(state + classes[bytes[at]!]!) >> 2]!;
      if (next <= special) {
        this.state = next;
        this.previous = state;
        return at;
      }
      state = next;
    }
    this.state = state;
    return end;
  }

  run4(): number {
    return 0;
  }
}
