/** One server-sent event: its name, empty where it has none, and its data. */
export interface SseEvent {
  name: string;
  data: string;
}

/** Cuts bytes into server-sent events, however they arrive (WHATWG HTML, section 9.2.6). Linear in the bytes. */
export class SseReader {
  readonly #decoder = new TextDecoder();
  /** The line that has not ended yet. */
  #line = '';
  #endsInCr = false;
  #name = '';
  #data: string[] = [];

  /** The events that are whole now. */
  feed(chunk: Uint8Array): SseEvent[] {
    const text = this.#decoder.decode(chunk, { stream: true });
    if (text === '') return [];
    const events: SseEvent[] = [];
    let from = this.#endsInCr && text.startsWith('\n') ? 1 : 0;
    const ends = /\r\n?|\n/g;
    ends.lastIndex = from;
    for (let end = ends.exec(text); end; end = ends.exec(text)) {
      const event = this.#take(this.#line + text.slice(from, end.index));
      if (event) events.push(event);
      this.#line = '';
      from = ends.lastIndex;
    }
    this.#line += text.slice(from);
    this.#endsInCr = text.endsWith('\r');
    return events;
  }

  /** A line; the event that an empty one ends. */
  #take(line: string): SseEvent | undefined {
    if (line === '') return this.#end();
    const colon = line.indexOf(':');
    if (colon === 0) return undefined;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') this.#data.push(value);
    if (field === 'event') this.#name = value;
    return undefined;
  }

  #end(): SseEvent | undefined {
    const event = { name: this.#name, data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#name = '';
    this.#data = [];
    return isEmpty ? undefined : event;
  }
}
