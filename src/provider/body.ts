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

/** The JSON of a request: everything in `head`, and after it the list `key`, whose items are bytes already. */
export function wireBody(
  { head, key }: { head: object; key: string },
  items: readonly Buffer[],
): Buffer<ArrayBuffer> {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`);
  const filled = items.filter((each) => each.length > 0);
  const parts = filled.flatMap((each, at) => (at === 0 ? [each] : [COMMA, each]));
  return Buffer.concat([start, ...parts, Buffer.from(']}')]);
}
