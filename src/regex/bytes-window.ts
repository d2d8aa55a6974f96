import type { CharSet } from './charset.js';
import type { Node } from './syntax.js';
import { byteTemplate, OUT, STOP, utf8Template } from './utf8.js';

/** Bytes that may stand at one place: 256 entries, 1 where they may. */
export type ByteSet = Uint8Array;

/** Up to three places in a row that every match fills with these bytes. */
export interface Window {
  sets: ByteSet[];
  /** How likely a random position fits. */
  rate: number;
}

interface Info {
  /** One set a byte, when the length never varies. */
  exact: ByteSet[] | undefined;
  prefix: ByteSet[];
  suffix: ByteSet[];
  best: Window | undefined;
}

/** More alternatives have no rare bytes in common. */
const MOST_OPTIONS = 500;
/** Of a longer sequence only the beginning is looked at. */
const MOST_PARTS = 400;
const UNKNOWN: Info = { exact: undefined, prefix: [], suffix: [], best: undefined };
const WIDTH = 3;
const LONGEST = 16;

/** The rarest window of a pattern for searching line by line; `rate` says how common a byte is. */
export function rarestWindow(node: Node, rate: (byte: number) => number): Window | undefined {
  return new Finder(rate).find(node);
}

class Finder {
  /** Stands for a line's start or end; two in a row are one. */
  readonly #newline = only((byte) => byte === 10);
  readonly #rates = new Map<ByteSet, number>();
  readonly #rate: (byte: number) => number;

  constructor(rate: (byte: number) => number) {
    this.#rate = rate;
  }

  find(node: Node): Window | undefined {
    const info = this.#info(node);
    return this.#rarest([info.best, this.#inside(info.exact ?? info.prefix), this.#inside(info.suffix)]);
  }

  #info(node: Node): Info {
    switch (node.type) {
      case 'set':
        return this.#set(node.set, node.bytes ?? false);
      case 'cat':
        return this.#sequence(node.parts);
      case 'alt':
        if (node.options.length > MOST_OPTIONS) return UNKNOWN;
        return this.#alt(node.options.map((option) => this.#info(option)));
      case 'repeat':
        return this.#repeat(this.#info(node.node), node.min, node.max);
      case 'look':
        return fixed(node.look.at === 'lineStart' || node.look.at === 'lineEnd' ? [this.#newline] : []);
    }
  }

  #sequence(parts: Node[]): Info {
    const first = parts
      .slice(0, MOST_PARTS)
      .map((part) => this.#info(part))
      .reduce((a, b) => this.#cat(a, b), fixed([]));
    return parts.length > MOST_PARTS ? this.#cat(first, UNKNOWN) : first;
  }

  #set(set: CharSet, bytes: boolean): Info {
    const { tables } = bytes ? byteTemplate(set) : utf8Template(set);
    const first = tables[0]!;
    if (tables.length === 1) return fixed([only((byte) => first[byte] === OUT)]);
    const last = only(
      (byte) => first[byte] === OUT || (byte >> 6 === 2 && tables.some((table) => table[byte] === OUT)),
    );
    return {
      exact: undefined,
      prefix: [only((byte) => first[byte] !== STOP)],
      suffix: [last],
      best: undefined,
    };
  }

  #cat(a: Info, b: Info): Info {
    const exact = a.exact && b.exact && this.#joined(a.exact, b.exact);
    return {
      exact: exact && exact.length <= LONGEST ? exact : undefined,
      prefix: (a.exact ? this.#joined(a.exact, b.prefix) : a.prefix).slice(0, WIDTH),
      suffix: (b.exact ? this.#joined(a.suffix, b.exact) : b.suffix).slice(-WIDTH),
      best: this.#rarest([
        a.best,
        b.best,
        this.#inside(this.#joined(a.exact ?? a.suffix, b.exact ?? b.prefix)),
      ]),
    };
  }

  #joined(a: ByteSet[], b: ByteSet[]): ByteSet[] {
    return a.at(-1) === this.#newline && b[0] === this.#newline ? [...a, ...b.slice(1)] : [...a, ...b];
  }

  #alt(infos: Info[]): Info {
    const length = infos[0]?.exact?.length;
    const same = infos.every((info) => info.exact?.length === length && length !== undefined);
    const heads = infos.map((info) => info.prefix);
    const tails = infos.map((info) => [...info.suffix].reverse());
    const best = infos.map((info) => this.#rarest([info.best, this.#inside(info.exact ?? info.prefix)]));
    const sets = best.every((window) => window !== undefined)
      ? merged(best.map((window) => window.sets))
      : [];
    return {
      exact: same ? merged(infos.map((info) => info.exact ?? [])) : undefined,
      prefix: merged(heads),
      suffix: merged(tails).reverse(),
      best: sets.length > 0 ? { sets, rate: this.#product(sets) } : undefined,
    };
  }

  #repeat(info: Info, min: number, max: number): Info {
    if (max === 0) return fixed([]);
    if (min === 0) return { exact: undefined, prefix: [], suffix: [], best: undefined };
    let times = info.exact;
    for (let i = 1; i < Math.min(min, LONGEST) && times; i++) times = this.#joined(times, info.exact!);
    if (times && min === max && times.length <= LONGEST && min <= LONGEST) return fixed(times);
    return {
      exact: undefined,
      prefix: (times ?? info.prefix).slice(0, WIDTH),
      suffix: (times ?? info.suffix).slice(-WIDTH),
      best: this.#rarest([info.best, times && this.#inside(times)]),
    };
  }

  #inside(sets: ByteSet[]): Window | undefined {
    if (sets.length === 0) return undefined;
    const windows: Window[] = [];
    for (let at = 0; at === 0 || at + WIDTH <= sets.length; at++) {
      const part = sets.slice(at, at + WIDTH);
      windows.push({ sets: part, rate: this.#product(part) });
    }
    return this.#rarest(windows);
  }

  #rarest(windows: (Window | undefined)[]): Window | undefined {
    let best: Window | undefined;
    for (const window of windows) if (window && window.rate < (best?.rate ?? 2)) best = window;
    return best;
  }

  #product(sets: ByteSet[]): number {
    return sets.reduce((product, set) => product * this.#one(set), 1);
  }

  #one(set: ByteSet): number {
    let total = this.#rates.get(set);
    if (total !== undefined) return total;
    total = 0;
    for (let byte = 0; byte < 256; byte++) if (set[byte]) total += this.#rate(byte);
    this.#rates.set(set, total);
    return total;
  }
}

function fixed(sets: ByteSet[]): Info {
  return { exact: sets, prefix: sets.slice(0, WIDTH), suffix: sets.slice(-WIDTH), best: undefined };
}

function only(holds: (byte: number) => boolean): ByteSet {
  return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}

/** Place by place, as far as all reach. */
function merged(all: ByteSet[][]): ByteSet[] {
  const length = Math.min(...all.map((sets) => sets.length));
  return Array.from({ length }, (_, at) => only((byte) => all.some((sets) => sets[at]![byte] === 1)));
}
