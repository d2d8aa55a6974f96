import type OpenAI from 'openai';
import { NO_USAGE, type Usage } from '../contract/message.js';
import type { Delta, Provider } from '../contract/provider.js';
import type { Endpoint } from './endpoint.js';
import { Fault, frameFault } from './fault.js';
import { openaiAuth } from './openai-auth.js';
import { responsesHead, responsesItems } from './responses-request.js';
import { type Asked, type Reader, speak } from './speak.js';
import { markData, uniqueIds } from './wire.js';

/** OpenAI's Responses API, without state on the server: reasoning travels encrypted with the conversation. */
export function openaiResponses(endpoint: Endpoint): Provider {
  return speak(endpoint, {
    path: '/responses',
    auth: openaiAuth(endpoint),
    list: 'input',
    head: (prompt) => responsesHead(endpoint, prompt),
    encode: (message) => responsesItems(endpoint, message),
    reader: (asked) => new ResponsesReader(asked),
  });
}

type StreamEvent = OpenAI.Responses.ResponseStreamEvent;
type Item = OpenAI.Responses.ResponseOutputItem;
type Whole = OpenAI.Responses.Response;

/** One output item while it is streamed. `id` is set once a call was announced. */
interface Open {
  id: string;
  /** What was passed on so far: arguments of a call, text of a message. */
  sent: string;
  done: boolean;
}

class ResponsesReader implements Reader<StreamEvent> {
  readonly #endpoint: Endpoint;
  readonly #size: number;
  readonly #uniqueId: (wanted: string | undefined) => string;
  readonly #items = new Map<number | string, Open>();
  #whole: Whole | undefined;
  #calls = 0;

  constructor({ endpoint, prompt, size }: Asked) {
    this.#endpoint = endpoint;
    this.#size = size;
    this.#uniqueId = uniqueIds(prompt);
  }

  get isWhole(): boolean {
    return this.#whole !== undefined;
  }

  *read(event: StreamEvent): Generator<Delta> {
    switch (event.type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        yield* this.#addText(event, event.delta);
        break;
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta':
        if (event.delta) yield { type: 'thought', text: event.delta };
        break;
      case 'response.output_item.added':
        if (event.item.type === 'function_call') yield* this.#startCall(this.#of(event), event.item);
        break;
      case 'response.function_call_arguments.delta':
        yield* this.#addArgs(this.#item(event), event.delta);
        break;
      case 'response.output_item.done':
        yield* this.#finishItem(this.#of(event), event.item);
        break;
      case 'response.completed':
      case 'response.incomplete':
        yield* this.#finish(event.response);
        break;
      case 'response.failed':
        throw frameFault({ error: event.response.error ?? 'the answer failed' });
      case 'error':
        throw frameFault(event);
    }
  }

  *#addText(event: { output_index?: number; item_id?: string }, text: string): Generator<Delta> {
    if (!text) return;
    this.#item(event).sent += text;
    yield { type: 'text', text };
  }

  /** By place or by id, whichever the server gives and keeps. */
  #item({ output_index, item_id }: { output_index?: number; item_id?: string | undefined }): Open {
    const keys = [output_index, item_id].filter((key) => key !== undefined);
    const known = keys.map((key) => this.#items.get(key)).find((item) => item !== undefined);
    const item = known ?? { id: '', sent: '', done: false };
    for (const key of keys) if (!this.#items.has(key)) this.#items.set(key, item);
    return item;
  }

  #of({ output_index, item }: { output_index: number; item: Item }): Open {
    return this.#item({ output_index, item_id: item.id });
  }

  *#startCall(open: Open, item: { call_id?: string; name: string }): Generator<Delta> {
    if (open.id !== '') return;
    open.id = this.#uniqueId(item.call_id);
    this.#calls += 1;
    yield { type: 'call', id: open.id, name: item.name };
  }

  *#addArgs(open: Open, json: string): Generator<Delta> {
    if (!json || open.id === '') return;
    open.sent += json;
    yield { type: 'args', id: open.id, json };
  }

  /** What a server did not stream, or only in part, stands in the finished item. */
  *#finishItem(open: Open, item: Item): Generator<Delta> {
    if (open.done) return;
    open.done = true;
    if (item.type === 'function_call') {
      yield* this.#startCall(open, item);
      yield* this.#addArgs(open, rest(item.arguments ?? '', open.sent));
    }
    if (item.type === 'message') {
      const text = item.content.map((part) => (part.type === 'refusal' ? part.refusal : part.text)).join('');
      const left = rest(text, open.sent);
      if (left) yield { type: 'text', text: left };
    }
    if (item.type === 'reasoning' && item.encrypted_content) {
      const { id, summary, encrypted_content } = item;
      const kept = { type: 'reasoning', id, summary: summary ?? [], encrypted_content };
      yield { type: 'thought', text: '', data: markData(kept, this.#endpoint.name) };
    }
  }

  *#finish(response: Whole): Generator<Delta> {
    this.#whole = response;
    for (const [index, item] of (response.output ?? []).entries())
      yield* this.#finishItem(this.#of({ output_index: index, item }), item);
  }

  *end(): Generator<Delta> {
    if (!this.#whole)
      throw new Fault('the model server ended its answer before it was whole', {
        outcome: 'model-error',
        again: true,
      });
    yield { type: 'stop', reason: this.#reason(this.#whole), usage: this.#count(this.#whole) };
  }

  #reason({ status, incomplete_details }: Whole): Extract<Delta, { type: 'stop' }>['reason'] {
    if (incomplete_details?.reason === 'content_filter') return 'filter';
    if (incomplete_details?.reason === 'max_output_tokens' || status === 'incomplete') return 'length';
    return this.#calls > 0 ? 'tool' : 'end';
  }

  #count({ usage }: Whole): Usage {
    if (!usage) {
      const output = [...new Set(this.#items.values())].reduce((sum, { sent }) => sum + sent.length, 0);
      const input = Math.ceil(this.#size / 4);
      return this.#endpoint.cost({ ...NO_USAGE, input, output: Math.ceil(output / 4) });
    }
    return this.#endpoint.cost({
      input: usage.input_tokens,
      output: usage.output_tokens,
      cached: usage.input_tokens_details?.cached_tokens ?? 0,
    });
  }
}

/** What `whole` has after `sent`; nothing when they differ. */
function rest(whole: string, sent: string): string {
  return whole.startsWith(sent) ? whole.slice(sent.length) : '';
}
