import { type CharSet, has, negate } from './charset.js';
import type { Symbols } from './dfa.js';
import type { Alphabet } from './program.js';
import type { Node } from './syntax.js';
import { ASCII_WORD, wordSet } from './unicode.js';
import { byteTemplate, OUT, STOP, type Template, utf8Template } from './utf8.js';

/** Symbols are the bytes of UTF-8; 256 is the end. */
export class ByteAlphabet implements Alphabet, Symbols {
  readonly size = 257;
  readonly end = 256;

  template(set: CharSet, bytes: boolean): Template {
    return bytes ? byteTemplate(set) : utf8Template(set);
  }

  isNewline(symbol: number): boolean {
    return symbol === 10;
  }

  isWord(symbol: number): boolean {
    return symbol < 128 && has(ASCII_WORD, symbol);
  }

  isPartial(symbol: number): boolean {
    return symbol >= 128 && symbol < 256;
  }
}

/** Symbols are classes of characters that one pattern does not tell apart. */
export class CharAlphabet implements Alphabet, Symbols {
  readonly size: number;
  readonly end: number;
  /** Where classes change, and the class from there on. */
  readonly #bounds: Int32Array;
  readonly #classes: Int32Array;
  readonly #ascii = new Uint16Array(128);
  /** A member of each class. */
  readonly #member: number[] = [];
  readonly #word: CharSet;

  constructor(node: Node) {
    this.#word = hasWordLook(node) ? wordSet() : [];
    const words = hasWordLook(node) ? [this.#word, ASCII_WORD] : [];
    const sets = distinct([...setsOf(node), ...words, [[10, 10]]]);
    const ends = new Set([0]);
    for (const set of sets) for (const [low, high] of set) ends.add(low).add(high + 1);
    this.#bounds = Int32Array.from(ends).sort();
    this.#classes = classify(this.#bounds, sets);
    for (const [at, id] of this.#classes.entries()) {
      if (id === this.#member.length) this.#member.push(this.#bounds[at]!);
    }
    for (let point = 0; point < 128; point++) this.#ascii[point] = this.#search(point);
    this.end = this.#member.length;
    this.size = this.end + 1;
  }

  symbol(point: number): number {
    return point < 128 ? this.#ascii[point]! : this.#search(point);
  }

  template(set: CharSet): Template {
    const table = new Int16Array(this.size).fill(STOP);
    this.#member.forEach((point, symbol) => {
      if (has(set, point)) table[symbol] = OUT;
    });
    return { tables: [table] };
  }

  isNewline(symbol: number): boolean {
    return this.#member[symbol] === 10;
  }

  isWord(symbol: number, ascii: boolean): boolean {
    const point = this.#member[symbol];
    return point !== undefined && has(ascii ? ASCII_WORD : this.#word, point);
  }

  isPartial(): boolean {
    return false;
  }

  #search(point: number): number {
    return this.#classes[lowerBound(this.#bounds, point + 1) - 1]!;
  }
}

/** Each set once. */
function distinct(sets: Iterable<CharSet>): CharSet[] {
  return [...new Map([...new Set(sets)].map((set) => [set.join(';'), set])).values()];
}

/** Numbers the stretches between `bounds` so that two have one number when they lie in the same sets; in order of appearance. */
function classify(bounds: Int32Array, sets: readonly CharSet[]): Int32Array {
  let of = new Int32Array(bounds.length);
  let count = 1;
  for (const set of sets) {
    const inside = stretches(bounds, set);
    const covered = inside.reduce((sum, [from, to]) => sum + to - from, 0);
    // What a set leaves out tells its members apart as well: the smaller of the two is gone through.
    const parts = covered * 2 > bounds.length ? stretches(bounds, negate(set)) : inside;
    const split = new Map<number, number>();
    for (const [from, to] of parts) {
      for (let at = from; at < to; at++) {
        const id = split.get(of[at]!) ?? count++;
        split.set(of[at]!, id);
        of[at] = id;
      }
    }
  }
  const order = new Map<number, number>();
  of = of.map((id) => {
    const known = order.get(id) ?? order.size;
    order.set(id, known);
    return known;
  });
  return of;
}

/** The set's ranges as indices of `bounds`. */
function stretches(bounds: Int32Array, set: CharSet): [from: number, to: number][] {
  return set.map(([low, high]) => [lowerBound(bounds, low), lowerBound(bounds, high + 1)]);
}

function lowerBound(bounds: Int32Array, point: number): number {
  let from = 0;
  let to = bounds.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (bounds[middle]! < point) from = middle + 1;
    else to = middle;
  }
  return from;
}

function* setsOf(node: Node): Generator<CharSet> {
  if (node.type === 'set') yield node.set;
  else if (node.type === 'repeat') yield* setsOf(node.node);
  else if (node.type !== 'look') for (const part of partsOf(node)) yield* setsOf(part);
}

/** Whether a pattern tells bytes apart that are no character. */
export function readsBytes(node: Node): boolean {
  if (node.type === 'set') return node.bytes ?? false;
  if (node.type === 'repeat') return readsBytes(node.node);
  return node.type !== 'look' && partsOf(node).some(readsBytes);
}

function partsOf(node: Extract<Node, { type: 'cat' | 'alt' }>): Node[] {
  return node.type === 'cat' ? node.parts : node.options;
}

function hasWordLook(node: Node): boolean {
  if (node.type === 'look') return 'ascii' in node.look;
  if (node.type === 'repeat') return hasWordLook(node.node);
  return node.type !== 'set' && partsOf(node).some(hasWordLook);
}
