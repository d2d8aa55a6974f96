import { parse } from './parse.js';
import { type Around, EMPTY, type Node, type ParseOptions } from './syntax.js';

/** What a line surely holds that a pattern with look-around or back-references matches in: `node` and all of `also`. */
export interface Relaxed {
  node: Node;
  also: Node[];
}

/**
 * Reads a pattern as one that an automaton can run and that matches wherever the pattern does, and more: without its
 * look-around (what must be there is told apart), a back-reference as its group. Throws a RegexError for what is no
 * expression without them either.
 */
export function relax(pattern: string, options: ParseOptions = {}): Relaxed {
  const arounds = new Map<Node, Around>();
  const node = parse(pattern, options, arounds);
  return new Stripper(arounds).strip(node);
}

class Stripper {
  readonly #arounds: ReadonlyMap<Node, Around>;

  constructor(arounds: ReadonlyMap<Node, Around>) {
    this.#arounds = arounds;
  }

  strip(node: Node): Relaxed {
    if (this.#arounds.has(node)) return this.#sequence([node]);
    switch (node.type) {
      case 'cat':
        return this.#sequence(node.parts);
      case 'alt':
        return {
          node: { ...node, options: node.options.map((option) => this.strip(option).node) },
          also: [],
        };
      case 'repeat': {
        const below = this.strip(node.node);
        return { node: { ...node, node: below.node }, also: node.min > 0 ? below.also : [] };
      }
      default:
        return { node, also: [] };
    }
  }

  /** What is looked for ahead comes after the parts before it; what is looked for behind, before those after it. */
  #sequence(parts: readonly Node[]): Relaxed {
    const stripped = parts.map((part) =>
      this.#arounds.has(part) ? { node: EMPTY, also: [] } : this.strip(part),
    );
    const nodes = stripped.map((each) => each.node);
    const also = stripped.flatMap((each) => each.also);
    for (const [at, part] of parts.entries()) {
      const around = this.#arounds.get(part);
      if (!around?.holds) continue;
      const inside = this.strip(around.node);
      const beside = around.ahead
        ? [...nodes.slice(0, at), inside.node]
        : [inside.node, ...nodes.slice(at + 1)];
      also.push({ type: 'cat', parts: beside }, ...inside.also);
    }
    return { node: nodes.length === 1 ? nodes[0]! : { type: 'cat', parts: nodes }, also };
  }
}
