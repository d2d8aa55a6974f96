import type { Message } from '../contract/message.js';
import type { Delta, Prompt, Provider } from '../contract/provider.js';
import { opening, WireBodies, WireConversation } from './body.js';
import type { Endpoint } from './endpoint.js';
import { post, type Request } from './post.js';
import { retried } from './retry.js';
import { watched } from './watch.js';
import { weigher } from './weigh.js';

/** What is a vendor's own: how a conversation is put to its server, and how the answer is read. */
export interface Protocol<Event> {
  /** Below the endpoint's base URL, with its slash. */
  path: string;
  /** The headers that carry the key. */
  auth: Record<string, string>;
  /** Everything of a request but its list of items. */
  head(prompt: Prompt): object;
  /** What that list is called. */
  list: string;
  /** The items that a message becomes (none, one or several). */
  encode(message: Message): unknown[];
  /** The items of a request; where it is left out, those of each message. */
  items?(prompt: Prompt, of: (message: Message) => Buffer): Buffer[];
  reader(asked: Asked): Reader<Event>;
}

export interface Asked {
  endpoint: Endpoint;
  prompt: Prompt;
  /** Bytes of the request's body. */
  size: number;
}

/** Reads one answer, event by event. `Event` is what the vendor's types promise of its JSON. */
export interface Reader<Event> {
  /** Nothing is missing, even if the server does not say that it has ended. */
  readonly isWhole: boolean;
  read(event: Event): Iterable<Delta>;
  end(): Iterable<Delta>;
}

/** A model on a server that speaks this protocol. */
export function speak<Event>(endpoint: Endpoint, protocol: Protocol<Event>): Provider {
  const { name, images, contextWindow } = endpoint;
  const { path, auth } = protocol;
  const bodies = new WireBodies();
  const conversation = new WireConversation(protocol.encode);
  const of = (message: Message): Buffer => conversation.of(message);
  return {
    name,
    images,
    contextWindow,
    weigh: weigher(endpoint.model, images),
    stream: (prompt, signal) => {
      const items = protocol.items?.(prompt, of) ?? prompt.messages.map(of);
      const body = bodies.of(prompt.messages, opening(protocol.head(prompt), protocol.list), items);
      const attempt = (inner: AbortSignal) => {
        const reader = protocol.reader({ endpoint, prompt, size: body.length });
        return heard(endpoint, { path, auth, body }, { reader, signal: inner });
      };
      return retried(attempt, endpoint.retry, signal);
    },
  };
}

async function* heard<Event>(
  endpoint: Endpoint,
  request: Request,
  { reader, signal }: { reader: Reader<Event>; signal: AbortSignal },
): AsyncGenerator<Delta> {
  const open = (inner: AbortSignal) => post(endpoint, request, inner);
  for await (const events of watched(open, endpoint.patience, signal, () => reader.isWhole))
    for (const event of events) yield* reader.read(event as unknown as Event);
  yield* reader.end();
}
