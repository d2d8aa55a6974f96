import type { Message } from '../contract/message.js';

const COMMA = Buffer.from(',');

/**
 * Puts a conversation on the wire. Each message is turned into bytes once and kept: messages are only ever added to a
 * conversation, and only the last one may still get further blocks. So a request costs its new messages, not all of them.
 */
export class WireConversation {
  readonly #encode: (message: Message) => unknown[];
  readonly #kept = new WeakMap<Message, { blocks: number; bytes: Buffer }>();

  /** `encode` says which items of the vendor's list a message becomes (none, one or several). */
  constructor(encode: (message: Message) => unknown[]) {
    this.#encode = encode;
  }

  of(message: Message): Buffer {
    const kept = this.#kept.get(message);
    if (kept && kept.blocks === message.blocks.length) return kept.bytes;
    const bytes = toBytes(this.#encode(message));
    this.#kept.set(message, { blocks: message.blocks.length, bytes });
    return bytes;
  }
}

export function toBytes(items: readonly unknown[]): Buffer {
  return Buffer.from(items.map((item) => JSON.stringify(item)).join(','));
}

/**
 * The JSON of requests: everything in `head`, and after it the list `key`, whose items are bytes already. A conversation's
 * requests share one stretch of memory, to which each adds what is new; so a body is good until the next one is made.
 */
export class WireBodies {
  readonly #kept = new WeakMap<Message, Growing>();

  of(messages: readonly Message[], head: string, items: readonly Buffer[]): Buffer<ArrayBuffer> {
    const first = messages[0];
    const body = (first && this.#kept.get(first)) ?? new Growing();
    if (first) this.#kept.set(first, body);
    return body.with(
      head,
      items.filter((item) => item.length > 0),
    );
  }
}

const CLOSE = Buffer.from(']}');

class Growing {
  #bytes = Buffer.alloc(0);
  #head = '';
  #items: readonly Buffer[] = [];
  /** Where each item ends. */
  #ends: number[] = [];

  with(head: string, items: readonly Buffer[]): Buffer<ArrayBuffer> {
    const same = head === this.#head ? this.#shared(items) : 0;
    const start = same > 0 ? (this.#ends[same - 1] ?? 0) : 0;
    const added = items.slice(same);
    const opening = Buffer.from(same > 0 ? '' : head);
    const size = added.reduce((sum, item) => sum + item.length + COMMA.length, opening.length + CLOSE.length);
    this.#reserve(start, start + size);
    this.#ends.length = same;
    let end = start + opening.copy(this.#bytes, start);
    for (const item of added) {
      if (this.#ends.length > 0) end += COMMA.copy(this.#bytes, end);
      end += item.copy(this.#bytes, end);
      this.#ends.push(end);
    }
    end += CLOSE.copy(this.#bytes, end);
    this.#head = head;
    this.#items = items;
    return this.#bytes.subarray(0, end);
  }

  /** How many items stand there already. */
  #shared(items: readonly Buffer[]): number {
    const count = items.findIndex((item, at) => {
      const before = this.#items[at];
      return before === undefined || !(item === before || item.equals(before));
    });
    return count < 0 ? items.length : count;
  }

  #reserve(kept: number, size: number): void {
    if (size <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.ceil(size * 1.5));
    this.#bytes.copy(grown, 0, 0, kept);
    this.#bytes = grown;
  }
}

/** What stands before the items of the list `key`. */
export function opening(head: object, key: string): string {
  return `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`;
}
