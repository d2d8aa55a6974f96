import type { LineOf, Seen } from '../contract/event.js';
import { block } from './block.js';
import { inert, inertJson, plainLines } from './inert.js';
import { duration, many } from './render.js';

export interface ConsoleOptions {
  out(text: string): void;
  /** A person is watching: a status line is kept up to date below the text. */
  tty: boolean;
  color: boolean;
  format: 'text' | 'json' | 'stream-json';
  /** The output is an Actions runner's log, in which some lines are commands. */
  actions: boolean;
  now?(): number;
}

/**
 * What people see while a run goes on. All it is shown is sealed already, what passes by included: the end of what the
 * model is writing stands in the status line of a terminal, and is printed only as a whole line of the transcript.
 */
export interface Console {
  (seen: Seen): void;
  /** Says that the run is still alive. The hall calls it about once a minute of silence. */
  heartbeat(): void;
  /** Takes the status line away. */
  end(): void;
}

/** `json` stays silent (the result is printed at the end), `stream-json` prints each line of the transcript. */
export function makeConsole(options: ConsoleOptions): Console {
  if (options.format !== 'text') return makeJson(options);
  const now = options.now ?? Date.now;
  const started = now();
  const status = new StatusLine(options);
  const print = (lines: string[]) =>
    status.around(() => options.out(lines.map((line) => `${line}\n`).join('')));
  const foreign = (text: string) =>
    plainLines(text).map((line) => paint(options.actions ? inert(line) : line, options.color));
  const calls = new Map<string, LineOf<'call'>>();
  let turns = 0;
  let written = 0;
  let tail = '';
  let last = 'starting';

  const show = (seen: Seen): void => {
    if ((seen.type === 'delta' || seen.type === 'progress') && seen.agent !== 'main') {
      status.set(`${seen.agent} at work, ${duration(now() - started)}`);
      return;
    }
    if (seen.type === 'delta') {
      const text = 'text' in seen.delta ? seen.delta.text : 'json' in seen.delta ? seen.delta.json : '';
      written += text.length;
      tail = `${tail}${text}`.slice(-200);
      const end = plainLines(tail).findLast((line) => line.trim() !== '') ?? '';
      status.set(`turn ${turns + 1}, ${many(written, 'character')}, ${duration(now() - started)}`, end);
      return;
    }
    if (seen.type === 'progress') {
      status.set(`${last}, ${duration(now() - started)}`);
      return;
    }
    if (seen.type === 'assistant' && seen.agent === 'main') [turns, written, tail] = [turns + 1, 0, ''];
    if (seen.type === 'call') {
      calls.set(`${seen.agent} ${seen.id}`, seen);
      last = seen.name;
    }
    const key = 'id' in seen ? `${seen.agent} ${seen.id}` : '';
    const text = block(seen, calls.get(key));
    if (seen.type === 'result') calls.delete(key);
    if (text !== '') print(foreign(text));
  };
  return Object.assign(show, {
    heartbeat: () =>
      print([
        `... still running: ${duration(now() - started)}, turn ${turns + 1}, last: ${plainLines(last)[0]}`,
      ]),
    end: () => status.clear(),
  });
}

const COLOURS: [RegExp, number][] = [
  [/^(\| )?STATUS: success$/, 32],
  [/^(\| )?STATUS: (failure|refused)$/, 31],
  [/^(\| )?(WARNING|REMINDER|RETRY)\b/, 33],
  [/^(\| )?OUTCOME: /, 1],
];

function paint(line: string, color: boolean): string {
  const found = color ? COLOURS.find(([pattern]) => pattern.test(line)) : undefined;
  return found ? `\u001b[${found[1]}m${line}\u001b[0m` : line;
}

function makeJson({ out, format }: ConsoleOptions): Console {
  const show = (seen: Seen): void => {
    if (format === 'stream-json' && 'seq' in seen) out(`${inertJson(seen)}\n`);
  };
  return Object.assign(show, { heartbeat: () => {}, end: () => {} });
}

/** One line at the bottom of a terminal that is written over; nothing where nobody is watching. */
class StatusLine {
  #options: ConsoleOptions;
  #shown = '';
  #at = 0;

  constructor(options: ConsoleOptions) {
    this.#options = options;
  }

  /** As much of `tail` follows as there is room for. */
  set(text: string, tail = ''): void {
    const now = (this.#options.now ?? Date.now)();
    if (!this.#options.tty || now - this.#at < 100) return;
    this.#at = now;
    const head = `  ${plainLines(text)[0]}`.slice(0, 78);
    const room = 76 - head.length;
    this.#shown = tail === '' || room < 10 ? head : `${head}: ${tail.slice(-room)}`;
    this.#options.out(`\r\u001b[2K${this.#shown}`);
  }

  clear(): void {
    if (this.#shown) this.#options.out('\r\u001b[2K');
    this.#shown = '';
  }

  around(print: () => void): void {
    this.clear();
    print();
  }
}
