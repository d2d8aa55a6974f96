import type { CharSet } from './charset.js';
import { RegexError } from './error.js';
import type { Look, Node } from './syntax.js';
import type { Template } from './utf8.js';

/** Instructions of a program. */
export const SPLIT = 0;
export const READ = 1;
export const LOOK = 2;
export const MATCH = 3;

/**
 * A non-deterministic automaton over symbols (bytes, or classes of characters). SPLIT goes to `x` and `y`; READ looks
 * its symbol up in `tables[x]`: OUT goes to `y`, another entry to that entry plus `z`, STOP nowhere; LOOK goes to `y`
 * where `looks[x]` holds; MATCH has matched.
 */
export interface Program {
  readonly op: Uint8Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly z: Int32Array;
  readonly start: number;
  readonly tables: readonly Int16Array[];
  readonly looks: readonly Look[];
}

/** How characters become symbols. */
export interface Alphabet {
  /** Called once for each different set; `bytes`: it is one of bytes. */
  template(set: CharSet, bytes: boolean): Template;
}

const MOST_INSTRUCTIONS = 400_000;
const MOST_TABLES = 20_000;
/** Entries of all tables together. */
const MOST_ENTRIES = 8_000_000;

/** Compiles a tree; throws a RegexError when the program would be too big. */
export function compile(node: Node, alphabet: Alphabet): Program {
  const builder = new Builder(alphabet, node);
  const match = builder.add(MATCH, 0, 0, 0);
  const start = builder.node(node, match);
  return { ...builder.instructions(), start, tables: builder.tables, looks: builder.looks };
}

class Builder {
  readonly tables: Int16Array[] = [];
  readonly looks: Look[] = [];
  readonly #op: Uint8Array;
  readonly #x: Int32Array;
  readonly #y: Int32Array;
  readonly #z: Int32Array;
  #size = 0;
  #entries = 0;
  readonly #alphabet: Alphabet;
  readonly #templates = new Map<CharSet | string, { from: number; size: number }>();

  constructor(alphabet: Alphabet, node: Node) {
    this.#alphabet = alphabet;
    const most = 1 + this.#most(node);
    if (most > MOST_INSTRUCTIONS) throw new RegexError('the pattern is too big: use smaller repetitions', 0);
    this.#op = new Uint8Array(most);
    this.#x = new Int32Array(most);
    this.#y = new Int32Array(most);
    this.#z = new Int32Array(most);
  }

  instructions(): Pick<Program, 'op' | 'x' | 'y' | 'z'> {
    const [op, x, y, z] = [this.#op, this.#x, this.#y, this.#z].map((all) => all.subarray(0, this.#size));
    return { op, x, y, z } as Pick<Program, 'op' | 'x' | 'y' | 'z'>;
  }

  /** How many instructions a tree takes, at most. */
  #most(node: Node): number {
    switch (node.type) {
      case 'set':
        return this.#template(node.set, node.bytes).size;
      case 'cat':
        return node.parts.reduce((sum, part) => sum + this.#most(part), 0);
      case 'alt':
        return node.options.reduce((sum, option) => sum + 1 + this.#most(option), 0);
      case 'look':
        return 1;
      case 'repeat': {
        const { min, max } = node;
        const most = this.#most(node.node);
        return min * most + (max === Number.POSITIVE_INFINITY ? 1 + most : (max - min) * (1 + most));
      }
    }
  }

  add(op: number, x: number, y: number, z: number): number {
    const at = this.#size++;
    this.#op[at] = op;
    this.#x[at] = x;
    this.#y[at] = y;
    this.#z[at] = z;
    return at;
  }

  /** Adds what reads `node` and goes on at `next`; answers where it starts. */
  node(node: Node, next: number): number {
    switch (node.type) {
      case 'set':
        return this.#set(node.set, node.bytes, next);
      case 'cat':
        return node.parts.reduceRight((after, part) => this.node(part, after), next);
      case 'alt':
        return node.options
          .map((option) => this.node(option, next))
          .reduceRight((rest, option) => this.add(SPLIT, option, rest, 0));
      case 'look':
        return this.add(LOOK, this.looks.push(node.look) - 1, next, 0);
      case 'repeat':
        return this.#repeat(node.node, node.min, node.max, next);
    }
  }

  #set(set: CharSet, bytes: boolean | undefined, next: number): number {
    const { from, size } = this.#template(set, bytes);
    const first = this.#size;
    this.#size += size;
    this.#op.fill(READ, first, this.#size);
    this.#y.fill(next, first, this.#size);
    this.#z.fill(first, first, this.#size);
    for (let i = 0; i < size; i++) this.#x[first + i] = from + i;
    return first;
  }

  #template(set: CharSet, bytes = false): { from: number; size: number } {
    const same = this.#templates.get(set);
    if (same) return same;
    const key = `${bytes} ${set.join(';')}`;
    const entry = this.#templates.get(key) ?? this.#makeTemplate(set, bytes);
    this.#templates.set(set, entry);
    this.#templates.set(key, entry);
    return entry;
  }

  #makeTemplate(set: CharSet, bytes: boolean): { from: number; size: number } {
    const { tables } = this.#alphabet.template(set, bytes);
    const entry = { from: this.tables.length, size: tables.length };
    this.tables.push(...tables);
    for (const table of tables) this.#entries += table.length;
    if (this.tables.length > MOST_TABLES || this.#entries > MOST_ENTRIES)
      throw new RegexError('the pattern has too many different characters', 0);
    return entry;
  }

  #repeat(node: Node, min: number, max: number, next: number): number {
    let at = next;
    if (max === Number.POSITIVE_INFINITY) {
      const loop = this.add(SPLIT, 0, next, 0);
      const body = this.node(node, loop);
      this.#x[loop] = body;
      if (min === 1) return body;
      at = loop;
    } else {
      for (let i = min; i < max; i++) {
        const before = this.#size;
        at = this.add(SPLIT, this.node(node, at), next, 0);
        if (this.#size === before + 1) break;
      }
    }
    for (let i = 0; i < min; i++) {
      const before = this.#size;
      at = this.node(node, at);
      if (this.#size === before) break;
    }
    return at;
  }
}
