import type Anthropic from '@anthropic-ai/sdk';
import type { Delta, Provider } from '../contract/provider.js';
import { anthropicHead, anthropicMessage, markedForCache, withMark } from './anthropic-request.js';
import { toBytes } from './body.js';
import type { Endpoint } from './endpoint.js';
import { Fault } from './fault.js';
import { type Asked, type Reader, speak } from './speak.js';
import { markData, uniqueIds } from './wire.js';

/** Anthropic's Messages API: thinking goes back as it came, and the prefix is marked for the prompt cache. */
export function anthropic(endpoint: Endpoint): Provider {
  // A base URL may be given with or without the version.
  const versioned = /\/v1\/*$/.test(new URL(endpoint.baseUrl).pathname);
  return speak(endpoint, {
    path: versioned ? '/messages' : '/v1/messages',
    auth: authOf(endpoint),
    list: 'messages',
    head: (prompt) => anthropicHead(endpoint, prompt),
    encode: (message) => [anthropicMessage(endpoint, message)],
    items: (prompt, of) => {
      const marked = markedForCache(prompt);
      return prompt.messages.map((message) =>
        marked.has(message) ? toBytes([withMark(anthropicMessage(endpoint, message))]) : of(message),
      );
    },
    reader: (asked) => new MessagesReader(asked),
  });
}

function authOf({ key }: Endpoint): Record<string, string> {
  return { 'anthropic-version': '2023-06-01', ...(key !== undefined && { 'x-api-key': key }) };
}

type StreamEvent = Anthropic.Messages.RawMessageStreamEvent;
type Block = Extract<StreamEvent, { type: 'content_block_start' }>['content_block'];

const NO_TOKENS = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
};
type Counts = Record<keyof typeof NO_TOKENS, number>;

class MessagesReader implements Reader<StreamEvent> {
  readonly #endpoint: Endpoint;
  readonly #uniqueId: (wanted: string | undefined) => string;
  /** Ids of calls by the place of their block. */
  readonly #calls = new Map<number, string>();
  /** The signature of the thinking block that is open. */
  #signature = '';
  #stop: string | undefined;
  #ended = false;
  #tokens: Counts = { ...NO_TOKENS };

  constructor({ endpoint, prompt }: Asked) {
    this.#endpoint = endpoint;
    this.#uniqueId = uniqueIds(prompt);
  }

  get isWhole(): boolean {
    return this.#ended || this.#stop !== undefined;
  }

  *read(event: StreamEvent): Generator<Delta> {
    switch (event.type) {
      case 'message_start':
        this.#count(event.message.usage);
        break;
      case 'content_block_start':
        yield* this.#start(event.index, event.content_block);
        break;
      case 'content_block_delta':
        yield* this.#add(event.index, event.delta);
        break;
      case 'content_block_stop':
        yield* this.#close();
        break;
      case 'message_delta':
        this.#stop = event.delta.stop_reason ?? this.#stop;
        this.#count(event.usage);
        break;
      case 'message_stop':
        this.#ended = true;
        break;
    }
  }

  *#start(index: number, block: Block): Generator<Delta> {
    if (block.type === 'text' && block.text) yield { type: 'text', text: block.text };
    if (block.type === 'redacted_thinking')
      yield { type: 'thought', text: '', data: markData({ redacted: block.data }, this.#endpoint.name) };
    if (block.type !== 'tool_use') return;
    const id = this.#uniqueId(block.id);
    this.#calls.set(index, id);
    yield { type: 'call', id, name: block.name };
    // Compatible servers may send the whole input at once.
    const whole = JSON.stringify(block.input ?? {});
    if (whole !== '{}' && whole !== '""') yield { type: 'args', id, json: whole };
  }

  *#add(
    index: number,
    delta: Extract<StreamEvent, { type: 'content_block_delta' }>['delta'],
  ): Generator<Delta> {
    const id = this.#calls.get(index);
    if (delta.type === 'text_delta' && delta.text) yield { type: 'text', text: delta.text };
    if (delta.type === 'thinking_delta' && delta.thinking) yield { type: 'thought', text: delta.thinking };
    if (delta.type === 'signature_delta') this.#signature += delta.signature;
    if (delta.type === 'input_json_delta' && id !== undefined && delta.partial_json)
      yield { type: 'args', id, json: delta.partial_json };
  }

  *#close(): Generator<Delta> {
    if (this.#signature === '') return;
    const signature = this.#signature;
    this.#signature = '';
    yield { type: 'thought', text: '', data: markData({ signature }, this.#endpoint.name) };
  }

  /** Later counts replace earlier ones; what an event leaves out stays. */
  #count(usage: { [K in keyof Counts]?: number | null } | undefined): void {
    for (const key of Object.keys(NO_TOKENS) as (keyof Counts)[])
      this.#tokens[key] = usage?.[key] ?? this.#tokens[key];
  }

  *end(): Generator<Delta> {
    const broken = { outcome: 'model-error', again: true } as const;
    if (!this.isWhole) throw new Fault('the model server ended its answer before it was whole', broken);
    if (this.#stop === 'model_context_window_exceeded')
      throw new Fault("the answer does not fit into the model's context window any more", {
        outcome: 'model-error',
        again: false,
        overflow: true,
      });
    const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } =
      this.#tokens;
    const usage = this.#endpoint.cost({
      input: input_tokens + cache_read_input_tokens + cache_creation_input_tokens,
      output: output_tokens,
      cached: cache_read_input_tokens,
      written: cache_creation_input_tokens,
    });
    yield { type: 'stop', reason: this.#reason(), usage };
  }

  #reason(): Extract<Delta, { type: 'stop' }>['reason'] {
    if (this.#stop === 'max_tokens') return 'length';
    if (this.#stop === 'refusal') return 'filter';
    return this.#calls.size > 0 ? 'tool' : 'end';
  }
}
