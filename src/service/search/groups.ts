/** Names in one folder, which is empty or ends in `/`. */
export interface Group {
  readonly folder: string;
  readonly names: readonly string[];
}

/** Paths by number, kept as the groups in which they come: of a million paths none is put together but those asked for. */
export class Groups implements Iterable<Group> {
  readonly #groups: Group[] = [];
  readonly #firsts: number[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(folder: string, names: readonly string[]): void {
    if (names.length === 0) return;
    this.#groups.push({ folder, names });
    this.#firsts.push(this.#size);
    this.#size += names.length;
  }

  path(index: number): string {
    let [low, high] = [0, this.#firsts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#firsts[middle]! <= index) low = middle;
      else high = middle;
    }
    const { folder, names } = this.#groups[low]!;
    return folder + names[index - this.#firsts[low]!]!;
  }

  [Symbol.iterator](): Iterator<Group> {
    return this.#groups[Symbol.iterator]();
  }
}
