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
  readonly op: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly z: readonly number[];
  readonly start: number;
  readonly tables: readonly Int16Array[];
  readonly looks: readonly Look[];
}

/** How characters become symbols. */
export interface Alphabet {
  /** Called once for each different set. */
  template(set: CharSet): Template;
}

const MOST_INSTRUCTIONS = 400_000;
const MOST_TABLES = 20_000;

/** Compiles a tree; throws a RegexError when the program would be too big. */
export function compile(node: Node, alphabet: Alphabet): Program {
  const builder = new Builder(alphabet);
  const match = builder.add(MATCH, 0, 0, 0);
  return { ...builder, start: builder.node(node, match) };
}

class Builder {
  readonly op: number[] = [];
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly z: number[] = [];
  readonly tables: Int16Array[] = [];
  readonly looks: Look[] = [];
  readonly #alphabet: Alphabet;
  readonly #templates = new Map<string, { from: number; size: number }>();

  constructor(alphabet: Alphabet) {
    this.#alphabet = alphabet;
  }

  add(op: number, x: number, y: number, z: number): number {
    if (this.op.length >= MOST_INSTRUCTIONS) {
      throw new RegexError('the pattern is too big: use smaller repetitions', 0);
    }
    this.op.push(op);
    this.x.push(x);
    this.y.push(y);
    this.z.push(z);
    return this.op.length - 1;
  }

  /** Adds what reads `node` and goes on at `next`; answers where it starts. */
  node(node: Node, next: number): number {
    switch (node.type) {
      case 'set':
        return this.#set(node.set, next);
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

  #set(set: CharSet, next: number): number {
    const { from, size } = this.#template(set);
    const first = this.op.length;
    for (let i = 0; i < size; i++) this.add(READ, from + i, next, first);
    return first;
  }

  #template(set: CharSet): { from: number; size: number } {
    const key = set.join(';');
    const known = this.#templates.get(key);
    if (known) return known;
    const { tables } = this.#alphabet.template(set);
    const entry = { from: this.tables.length, size: tables.length };
    this.tables.push(...tables);
    if (this.tables.length > MOST_TABLES)
      throw new RegexError('the pattern has too many different characters', 0);
    this.#templates.set(key, entry);
    return entry;
  }

  #repeat(node: Node, min: number, max: number, next: number): number {
    let at = next;
    if (max === Number.POSITIVE_INFINITY) {
      const loop = this.add(SPLIT, 0, next, 0);
      const body = this.node(node, loop);
      this.x[loop] = body;
      if (min === 1) return body;
      at = loop;
    } else {
      for (let i = min; i < max; i++) {
        const before = this.op.length;
        at = this.add(SPLIT, this.node(node, at), next, 0);
        if (this.op.length === before + 1) break;
      }
    }
    for (let i = 0; i < min; i++) {
      const before = this.op.length;
      at = this.node(node, at);
      if (this.op.length === before) break;
    }
    return at;
  }
}
