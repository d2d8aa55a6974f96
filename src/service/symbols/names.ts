/** Gives every distinct name a small number; the names themselves are kept as bytes, in a hash table made for it. */
export class Names {
  #slots = new Int32Array(1 << 16).fill(-1);
  #hashes = new Int32Array(1 << 15);
  #ends = new Int32Array(1 << 15);
  #bytes = Buffer.alloc(1 << 18);
  /** The same with A to Z as a to z, to search in. */
  #lower = Buffer.alloc(1 << 18);
  #count = 0;
  /** No file can be written so that all its names fall on one slot. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32) | 0;

  /** How many names there are; their numbers are 0 to this. */
  get count(): number {
    return this.#count;
  }

  /** What a hash begins with; `hashed` takes each byte of a name into it. */
  get seed(): number {
    return this.#seed;
  }

  /** The number of the name in `bytes` from `start` to before `end`. */
  of(bytes: Uint8Array, start: number, end: number): number {
    let hash = this.#seed;
    for (let at = start; at < end; at++) hash = hashed(hash, bytes[at]!);
    return this.ofHashed(bytes, start, end, hash);
  }

  /** As `of`, for a name whose bytes went through `hashed` as they were read. */
  ofHashed(bytes: Uint8Array, start: number, end: number, raw: number): number {
    const hash = raw ^ (raw >>> 15);
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

  /** The number that a name of this table has in another. */
  copy(id: number, other: Names): number {
    return other.of(this.#bytes, this.#startOf(id), this.#ends[id]!);
  }

  /** The name behind a number. */
  text(id: number): string {
    return this.#bytes.toString('utf8', this.#startOf(id), this.#ends[id]);
  }

  /** Calls `found` for every name that holds `part` (lower case), in any case. */
  holding(part: string, found: (id: number) => void): void {
    const bytes = Buffer.from(part);
    const all = this.#lower.subarray(0, this.#startOf(this.#count));
    if (bytes.length === 0) return;
    for (let at = all.indexOf(bytes); at >= 0; ) {
      const id = this.#at(at);
      const end = this.#ends[id]!;
      if (at + bytes.length <= end) found(id);
      at = all.indexOf(bytes, at + bytes.length <= end ? end : at + 1);
    }
  }

  /** The name that the byte at this place belongs to. */
  #at(place: number): number {
    let low = 0;
    let high = this.#count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ends[middle]! > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The bytes of all names from number `from` on, and where each ends in them. */
  since(from: number): { bytes: Uint8Array<ArrayBuffer>; ends: Int32Array<ArrayBuffer> } {
    const start = this.#startOf(from);
    const bytes = Uint8Array.from(this.#bytes.subarray(start, this.#startOf(this.#count)));
    return { bytes, ends: this.#ends.slice(from, this.#count).map((end) => end - start) };
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
      const size = 2 * (this.#bytes.length + name.length);
      this.#bytes = Buffer.concat([this.#bytes], size);
      this.#lower = Buffer.concat([this.#lower], size);
    }
    for (let at = 0; at < name.length; at++) {
      const byte = name[at]!;
      this.#bytes[start + at] = byte;
      this.#lower[start + at] = byte >= 65 && byte <= 90 ? byte + 32 : byte;
    }
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

/** One more byte of a name in its hash. */
export function hashed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/** The same numbers in twice the room. */
export function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
