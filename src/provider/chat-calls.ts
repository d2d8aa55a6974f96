import type { Delta } from '../contract/provider.js';

interface Open {
  /** Where the server says it stands: its index, or its id, or nothing. */
  index: number | undefined;
  wireId: string;
  name: string;
  json: string;
  /** Set once the call was announced. */
  id: string;
}

/** One tool-call piece as servers send it: nothing in it is sure to be there. */
export interface CallPiece {
  index?: unknown;
  id?: unknown;
  function?: { name?: unknown; arguments?: unknown } | null;
}

/**
 * Puts together tool calls out of pieces, in every shape found in the wild: no index, the same index for all, the id
 * first or never, the name in every piece or in parts, arguments as text, as an object, or all at once.
 */
export class ChatCalls {
  readonly #open: Open[] = [];
  readonly #known: ReadonlySet<string>;
  readonly #uniqueId: (wanted: string | undefined) => string;

  constructor(tools: readonly { name: string }[], uniqueId: (wanted: string | undefined) => string) {
    this.#known = new Set(tools.map((tool) => tool.name));
    this.#uniqueId = uniqueId;
  }

  get count(): number {
    return this.#open.length;
  }

  /** Calls whose arguments are no JSON. */
  get broken(): boolean {
    return this.#open.some((call) => call.json.trim() !== '' && !isJson(call.json));
  }

  *add(piece: CallPiece): Generator<Delta> {
    const index = typeof piece.index === 'number' ? piece.index : undefined;
    const wireId = typeof piece.id === 'string' ? piece.id : '';
    const name = typeof piece.function?.name === 'string' ? piece.function.name : '';
    const json = asText(piece.function?.arguments);
    if (wireId === '' && name === '' && json === '') return;
    const found = this.#find({ index, wireId, name, json });
    const call = found ?? { index, wireId, name: '', json: '', id: '' };
    if (!found) {
      for (const each of this.#open) yield* this.#announce(each);
      this.#open.push(call);
    }
    call.wireId ||= wireId;
    if (call.id === '' && name !== '' && name !== call.name && !this.#known.has(call.name)) call.name += name;
    if (json === '' || (found && isRepeat(call.json, json))) return;
    yield* this.#announce(call);
    call.json += json;
    yield { type: 'args', id: call.id, json };
  }

  /** Announces calls that never had arguments. */
  *end(): Generator<Delta> {
    for (const call of this.#open) yield* this.#announce(call);
  }

  /** The id is held back until the name is whole: a call is announced when its arguments start, or the next call does. */
  *#announce(call: Open): Generator<Delta> {
    if (call.id !== '') return;
    call.id = this.#uniqueId(call.wireId);
    yield { type: 'call', id: call.id, name: call.name };
  }

  #find(piece: { index: number | undefined; wireId: string; name: string; json: string }): Open | undefined {
    const { index, wireId, name } = piece;
    const fits = (call: Open) => index === undefined || call.index === undefined || call.index === index;
    const byId = this.#open.findLast((call) => wireId !== '' && call.wireId === wireId && fits(call));
    if (byId) return index === undefined && startsAnew(byId, piece) ? undefined : byId;
    const last = this.#open.at(-1);
    const place = index === undefined ? last : this.#open.findLast((call) => call.index === index);
    if (!place) return wireId === '' && name === '' ? last : undefined;
    if (wireId === '' || place.wireId === '') return startsAnew(place, piece) ? undefined : place;
    const goesOn = index !== undefined && place.json !== '' && !isJson(place.json);
    return name === '' || goesOn ? place : undefined;
  }
}

/** A name, and a place whose arguments are already whole: the next call, put where the last one was. */
function startsAnew(call: Open, piece: { name: string; json: string }): boolean {
  if (piece.name === '' || call.json === '') return false;
  return isJson(call.json) && !isRepeat(call.json, piece.json);
}

/** The same whole arguments sent once more at the end. */
function isRepeat(have: string, piece: string): boolean {
  return piece !== '' && have === piece && isJson(piece) && piece.startsWith('{');
}

function asText(args: unknown): string {
  if (typeof args === 'string') return args;
  return args === undefined || args === null ? '' : JSON.stringify(args);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
