/** What a message costs beside its bytes: somebody has to parse it. */
const MESSAGE_COST = 512;
const ALLOWANCE = 4 * 1024 * 1024;
const PER_SECOND = 1024 * 1024;

/** A bucket that fills with what a server sends unasked, and drains with time. */
export class Flood {
  #level = 0;
  #at = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts a message of `bytes`; true when it is too much. */
  add(bytes: number): boolean {
    const now = this.now();
    this.#level = Math.max(0, this.#level - ((now - this.#at) / 1_000) * PER_SECOND) + bytes + MESSAGE_COST;
    this.#at = now;
    return this.#level > ALLOWANCE;
  }
}
