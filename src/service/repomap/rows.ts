const SPARE = 1 << 12;
const ROOTS = Float64Array.from({ length: 256 }, (_, count) => Math.sqrt(count));

/** A row of keys a file, each with the root of a count; a row that is written anew goes behind all others. */
export class Rows {
  /** A file's row stands from `from[file]` to before `to[file]`. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  key: Int32Array;
  root: Float64Array;
  #length = 0;
  #unused = 0;

  /** With room for so many keys, and some more. */
  constructor(files: number, keys: number) {
    this.from = new Int32Array(files);
    this.to = new Int32Array(files);
    this.key = new Int32Array(keys + SPARE);
    this.root = new Float64Array(keys + SPARE);
  }

  /** Whether most of what is kept is still a file's. */
  get isDense(): boolean {
    return 2 * this.#unused <= this.#length;
  }

  begin(file: number): void {
    this.#unused += this.to[file]! - this.from[file]!;
    this.from[file] = this.#length;
  }

  add(key: number, count: number): void {
    if (this.#length === this.key.length) this.#grow();
    this.key[this.#length] = key;
    this.root[this.#length++] = count < 256 ? ROOTS[count]! : Math.sqrt(count);
  }

  end(file: number): void {
    this.to[file] = this.#length;
  }

  #grow(): void {
    const key = new Int32Array(2 * this.key.length);
    key.set(this.key);
    this.key = key;
    const root = new Float64Array(2 * this.root.length);
    root.set(this.root);
    this.root = root;
  }
}
