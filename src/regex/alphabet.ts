import { type CharSet, has } from './charset.js';
import type { Symbols } from './dfa.js';
import type { Alphabet } from './program.js';
import type { Node } from './syntax.js';
import { ASCII_WORD, wordSet } from './unicode.js';
import { OUT, STOP, type Template, utf8Template } from './utf8.js';

/** Symbols are the bytes of UTF-8; 256 is the end. */
export class ByteAlphabet implements Alphabet, Symbols {
  readonly size = 257;
  readonly end = 256;

  template(set: CharSet): Template {
    return utf8Template(set);
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
  readonly #bounds: number[];
  readonly #classes: number[] = [];
  readonly #ascii = new Uint16Array(128);
  /** A member of each class. */
  readonly #member: number[] = [];
  readonly #word: CharSet;

  constructor(node: Node) {
    this.#word = hasWordLook(node) ? wordSet() : [];
    const words = hasWordLook(node) ? [this.#word, ASCII_WORD] : [];
    const sets: CharSet[] = [...new Set([...setsOf(node), ...words, [[10, 10]] as CharSet])];
    this.#bounds = [...new Set([0, ...sets.flatMap((set) => set.flatMap(([low, high]) => [low, high + 1]))])];
    this.#bounds.sort((a, b) => a - b);
    const ids = new Map<string, number>();
    for (const bound of this.#bounds) {
      const key = sets.map((set) => (has(set, bound) ? '1' : '0')).join('');
      const id = ids.get(key) ?? ids.size;
      if (id === ids.size) this.#member.push(bound);
      ids.set(key, id);
      this.#classes.push(id);
    }
    for (let point = 0; point < 128; point++) this.#ascii[point] = this.#search(point);
    this.end = ids.size;
    this.size = ids.size + 1;
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
    let from = 0;
    let to = this.#bounds.length;
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (this.#bounds[middle]! <= point) from = middle;
      else to = middle;
    }
    return this.#classes[from]!;
  }
}

function setsOf(node: Node): CharSet[] {
  if (node.type === 'set') return [node.set];
  if (node.type === 'cat') return node.parts.flatMap(setsOf);
  if (node.type === 'alt') return node.options.flatMap(setsOf);
  return node.type === 'repeat' ? setsOf(node.node) : [];
}

function hasWordLook(node: Node): boolean {
  if (node.type === 'look') return 'ascii' in node.look;
  if (node.type === 'cat') return node.parts.some(hasWordLook);
  if (node.type === 'alt') return node.options.some(hasWordLook);
  return node.type === 'repeat' && hasWordLook(node.node);
}
