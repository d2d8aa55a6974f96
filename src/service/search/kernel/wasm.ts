import { KERNEL } from './bytes.js';
import type { Kernel } from './kernel.js';
import { SLACK, TEXT } from './layout.js';

/** As much of WebAssembly as is used; Node's types leave it to the DOM's. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number; maximum: number }) => Memory;
  Instance: new (module: object, imports: { env: { memory: Memory } }) => { exports: unknown };
};
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Global {
  readonly value: number;
}

type Scan = (start: number, end: number) => number;

interface Exports {
  needle: Kernel['needle'];
  find: Scan;
  findFolded: Scan;
  teddy: Kernel['teddy'];
  trio: Scan;
  find1: Kernel['find1'];
  hasZero: Scan;
  lineStart: Scan;
  countLines: Scan;
  keep: Kernel['keep'];
  run: Kernel['run'];
  run4: Kernel['run4'];
  state: Global;
  previous: Global;
}

const PAGE = 65_536;
const FIRST_TEXT = 1_048_576;
const MOST_PAGES = 4096;

/** The kernel in WebAssembly with SIMD. Its constructor throws where that is refused. */
export class WasmKernel implements Kernel {
  readonly name = 'wasm-simd';
  readonly vectors = true;
  readonly needle: Exports['needle'];
  readonly find: Scan;
  readonly findFolded: Scan;
  readonly teddy: Exports['teddy'];
  readonly trio: Scan;
  readonly find1: Exports['find1'];
  readonly hasZero: Scan;
  readonly lineStart: Scan;
  readonly countLines: Scan;
  readonly keep: Exports['keep'];
  readonly run: Exports['run'];
  readonly run4: Exports['run4'];
  bytes!: Buffer;
  words!: Int32Array;
  readonly #memory: Memory;
  readonly #state: Global;
  readonly #previous: Global;

  constructor() {
    const module = new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
    this.#memory = new WebAssembly.Memory({
      initial: Math.ceil((TEXT + FIRST_TEXT + SLACK) / PAGE),
      maximum: MOST_PAGES,
    });
    const instance = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
    const exports = instance.exports as Exports;
    this.needle = exports.needle;
    this.find = exports.find;
    this.findFolded = exports.findFolded;
    this.teddy = exports.teddy;
    this.trio = exports.trio;
    this.find1 = exports.find1;
    this.hasZero = exports.hasZero;
    this.lineStart = exports.lineStart;
    this.countLines = exports.countLines;
    this.keep = exports.keep;
    this.run = exports.run;
    this.run4 = exports.run4;
    this.#state = exports.state;
    this.#previous = exports.previous;
    this.#view();
  }

  get state(): number {
    return this.#state.value;
  }

  get previous(): number {
    return this.#previous.value;
  }

  grow(size: number): void {
    const missing = TEXT + size + SLACK - this.bytes.length;
    if (missing <= 0) return;
    this.#memory.grow(Math.ceil(missing / PAGE));
    this.#view();
  }

  #view(): void {
    this.bytes = Buffer.from(this.#memory.buffer);
    this.words = new Int32Array(this.#memory.buffer);
    this.bytes[TEXT - 1] = 10;
  }
}
