import type { CharSet } from './charset.js';
import type { KnownSets } from './known-sets.js';

/** A pattern as a tree. A literal character is a set of one; `bytes`: the set is not of characters but of bytes, ASCII and others. */
export type Node =
  | { type: 'set'; set: CharSet; bytes?: boolean }
  | { type: 'cat'; parts: Node[] }
  | { type: 'alt'; options: Node[] }
  | { type: 'repeat'; node: Node; min: number; max: number }
  | { type: 'look'; look: Look };

/** A condition on the characters around a position. `ascii`: words are ASCII only. */
export type Look =
  | { at: 'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' }
  | { at: 'boundary' | 'inside' | 'wordStart' | 'wordEnd' | 'halfStart' | 'halfEnd'; ascii: boolean };

/** A look-around: what it looks for and where; `holds`: that must be there, not must not. */
export interface Around {
  node: Node;
  ahead: boolean;
  holds: boolean;
}

export const EMPTY: Node = { type: 'cat', parts: [] };

/** How a pattern is read. */
export interface ParseOptions {
  ignoreCase?: boolean;
  /** For searching line by line: `^`, `$`, `\A` and `\z` mean the line's ends and nothing matches a line break. */
  lines?: boolean;
  /** Made before, for other patterns. */
  known?: KnownSets;
}
