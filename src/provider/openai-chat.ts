import type OpenAI from 'openai';
import type { Delta, Provider } from '../contract/provider.js';
import { toBytes } from './body.js';
import { type CallPiece, ChatCalls } from './chat-calls.js';
import { chatHead, chatItems, chatSystem } from './chat-request.js';
import type { Endpoint } from './endpoint.js';
import { Fault, frameFault } from './fault.js';
import { openaiAuth } from './openai-auth.js';
import { type Asked, type Reader, speak } from './speak.js';
import { markData, uniqueIds } from './wire.js';

/** OpenAI's Chat Completions, and every server that speaks it. */
export function openaiChat(endpoint: Endpoint): Provider {
  return speak(endpoint, {
    path: '/chat/completions',
    auth: openaiAuth(endpoint),
    list: 'messages',
    head: (prompt) => chatHead(endpoint, prompt),
    encode: (message) => chatItems(endpoint, message),
    items: (prompt, of) => [toBytes(chatSystem(prompt)), ...prompt.messages.map(of)],
    reader: (asked) => new ChatReader(asked),
  });
}

/** A chunk as it may really look: compatible servers leave things out, and add their own. */
interface Chunk {
  choices?: Choice[] | null;
  usage?: (OpenAI.CompletionUsage & { prompt_cache_hit_tokens?: number }) | null;
}

interface Choice {
  delta?: ChatDelta | null;
  /** Servers that ignore `stream` send the whole message. */
  message?: ChatDelta | null;
  finish_reason?: string | null;
}

interface ChatDelta {
  content?: unknown;
  refusal?: string | null;
  reasoning_content?: string | null;
  reasoning?: string | null;
  reasoning_details?: unknown[] | null;
  tool_calls?: CallPiece[] | null;
  function_call?: CallPiece['function'];
}

class ChatReader implements Reader<Chunk> {
  readonly #endpoint: Endpoint;
  readonly #size: number;
  readonly #calls: ChatCalls;
  #finish: string | undefined;
  #usage: Chunk['usage'];
  #written = 0;
  #details: unknown[] = [];

  constructor({ endpoint, prompt, size }: Asked) {
    this.#endpoint = endpoint;
    this.#size = size;
    this.#calls = new ChatCalls(prompt.tools, uniqueIds(prompt));
  }

  /** A finish reason was seen: only usage may still come. */
  get isWhole(): boolean {
    return this.#finish !== undefined;
  }

  *read(chunk: Chunk): Generator<Delta> {
    if (chunk.usage) this.#usage = chunk.usage;
    if (!Array.isArray(chunk.choices)) {
      if (!chunk.usage) throw frameFault(chunk);
      return;
    }
    const choice = chunk.choices[0];
    if (!choice) return;
    yield* this.#readDelta(choice.delta ?? choice.message ?? {});
    if (choice.finish_reason === 'error') throw frameFault(chunk);
    if (choice.finish_reason) this.#finish = choice.finish_reason;
  }

  *#readDelta(delta: ChatDelta): Generator<Delta> {
    const thought = delta.reasoning_content ?? delta.reasoning;
    if (thought) yield { type: 'thought', text: thought };
    if (Array.isArray(delta.reasoning_details)) this.#details.push(...delta.reasoning_details);
    const text = textOf(delta.content) + (delta.refusal ?? '');
    if (text !== '') {
      yield* this.#closeThought();
      this.#written += text.length;
      yield { type: 'text', text };
    }
    const pieces = [
      ...(delta.tool_calls ?? []),
      ...(delta.function_call ? [{ function: delta.function_call }] : []),
    ];
    if (pieces.length > 0) yield* this.#closeThought();
    for (const piece of pieces) if (piece) yield* this.#calls.add(piece);
  }

  /** What the vendor wants back with this answer (OpenRouter's signed reasoning). */
  *#closeThought(): Generator<Delta> {
    if (this.#details.length === 0) return;
    yield { type: 'thought', text: '', data: markData(this.#details, this.#endpoint.name) };
    this.#details = [];
  }

  *end(): Generator<Delta> {
    if (this.#finish === undefined)
      throw new Fault('the model server ended its answer before it was whole', {
        outcome: 'model-error',
        again: true,
      });
    yield* this.#closeThought();
    yield* this.#calls.end();
    const usage = this.#count();
    yield { type: 'stop', reason: this.#reason(usage.output), usage };
  }

  #reason(output: number): Extract<Delta, { type: 'stop' }>['reason'] {
    if (this.#finish === 'length') return 'length';
    if (this.#finish === 'content_filter') return 'filter';
    if (this.#calls.count === 0) return 'end';
    // Some servers say "tool_calls" although the arguments were cut at the output limit.
    const { maxOutput } = this.#endpoint;
    return this.#calls.broken && maxOutput !== undefined && output >= maxOutput ? 'length' : 'tool';
  }

  #count() {
    const usage = this.#usage;
    if (!usage)
      return this.#endpoint.cost({
        input: Math.ceil(this.#size / 4),
        output: Math.ceil(this.#written / 4),
        cached: 0,
      });
    return this.#endpoint.cost({
      input: usage.prompt_tokens ?? 0,
      output: usage.completion_tokens ?? 0,
      cached: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
    });
  }
}

/** Text, or parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { text?: unknown }) => (typeof part?.text === 'string' ? part.text : ''))
    .join('');
}
