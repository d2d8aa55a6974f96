/** Gives every distinct name a small number; the names themselves are kept as bytes, in a hash table made for it. */
export class Names {
  #slots = new Int32Array(1 << 16).fill(-1);
  #hashes = new Int32Array(1 << 15);
  #ends = new Int32Array(1 << 15);
  #bytes = Buffer.alloc(1 << 18);
  #count = 0;
  /** No file can be written so that all its names fall on one slot. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32) | 0;

  /** How many names there are; their numbers are 0 to this. */
  get count(): number {
    return this.#count;
  }

  /** The number of the name in `bytes` from `start` to before `end`. */
  of(bytes: Uint8Array, start: number, end: number): number {
    let hash = this.#seed;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
    hash ^= hash >>> 15;
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (let id = this.#slots[slot]!; id >= 0; id = this.#slots[slot]!) {
      if (this.#hashes[id] === hash && this.#is(id, bytes, start, end)) return id;
      slot = (slot + 1) & last;
    }
    return this.#add(slot, hash, bytes.subarray(start, end));
  }

  /** The number of a name given as text. */
  ofText(text: string): number {
    const bytes = Buffer.from(text);
    return this.of(bytes, 0, bytes.length);
  }

  /** The name behind a number. */
  text(id: number): string {
    return this.#bytes.toString('utf8', this.#startOf(id), this.#ends[id]);
  }

  #startOf(id: number): number {
    return id === 0 ? 0 : this.#ends[id - 1]!;
  }

  #is(id: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#startOf(id);
    if (this.#ends[id]! - from !== end - start) return false;
    for (let at = start, own = from; at < end; at++, own++) {
      if (this.#bytes[own] !== bytes[at]) return false;
    }
    return true;
  }

  #add(slot: number, hash: number, name: Uint8Array): number {
    const id = this.#count++;
    if (id === this.#ends.length) {
      this.#ends = doubled(this.#ends);
      this.#hashes = doubled(this.#hashes);
    }
    const start = this.#startOf(id);
    if (start + name.length > this.#bytes.length) {
      const larger = Buffer.alloc(2 * (this.#bytes.length + name.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(name, start);
    this.#ends[id] = start + name.length;
    this.#hashes[id] = hash;
    this.#slots[slot] = id;
    if (2 * this.#count > this.#slots.length) this.#spread();
    return id;
  }

  #spread(): void {
    const slots = new Int32Array(2 * this.#slots.length).fill(-1);
    for (let id = 0; id < this.#count; id++) {
      let slot = this.#hashes[id]! & (slots.length - 1);
      while (slots[slot]! >= 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

/** The same numbers in twice the room. */
export function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
