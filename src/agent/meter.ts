import type { Message } from '../contract/message.js';
import type { Provider } from '../contract/provider.js';
import type { Transcript } from './transcript.js';

/** How far the server's count may correct ours. */
const LEAST = 0.5;
const MOST = 8;

/**
 * How many tokens a conversation takes: what the server counted for its last request and answer, and an estimate of what
 * came after, corrected by how far the last estimate was off. Each message is weighed once.
 */
export class Meter {
  readonly #provider: Provider;
  readonly #transcript: Transcript;
  readonly #overhead: Message;
  readonly #kept = new WeakMap<Message, { blocks: number; tokens: number }>();
  #correction = 1;

  /** `overhead`: what is sent with every request beside the messages. */
  constructor(provider: Provider, transcript: Transcript, overhead: string) {
    this.#provider = provider;
    this.#transcript = transcript;
    this.#overhead = { role: 'user', blocks: [{ type: 'text', text: overhead }] };
  }

  total(): number {
    const { messages, measured } = this.#transcript;
    const last = messages.findLastIndex(({ role }) => role === 'assistant');
    if (!measured || measured.input === 0 || last < 0) return this.of(messages);
    const sent = this.#sum([this.#overhead, ...messages.slice(0, last)]);
    this.#correction = Math.min(MOST, Math.max(LEAST, measured.input / sent));
    return measured.input + measured.output + this.#sum(messages.slice(last + 1)) * this.#correction;
  }

  /** A request of these messages. */
  of(messages: readonly Message[]): number {
    return this.#sum([this.#overhead, ...messages]) * this.#correction;
  }

  /** One message, as corrected as the last total was. */
  weigh(message: Message): number {
    return this.#sum([message]) * this.#correction;
  }

  #sum(messages: readonly Message[]): number {
    let sum = 0;
    for (const message of messages) sum += this.#raw(message);
    return sum;
  }

  #raw(message: Message): number {
    const kept = this.#kept.get(message);
    if (kept && kept.blocks === message.blocks.length) return kept.tokens;
    const tokens = this.#provider.weigh?.(message) ?? Buffer.byteLength(JSON.stringify(message)) / 4;
    this.#kept.set(message, { blocks: message.blocks.length, tokens });
    return tokens;
  }
}
