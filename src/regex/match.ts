import { CharAlphabet } from './alphabet.js';
import { Dfa } from './dfa.js';
import { parse } from './parse.js';
import { compile } from './program.js';
import type { Node, ParseOptions } from './syntax.js';

const ROW_BYTES = 65_536;

/** Compiles a pattern into a test of whole strings that takes linear time, whatever the pattern. Throws a RegexError. */
export function makeMatcher(pattern: string, options: ParseOptions = {}): (text: string) => boolean {
  return matcherOf(parse(pattern, options));
}

/** The same for a pattern that has been read. */
export function matcherOf(node: Node): (text: string) => boolean {
  const alphabet = new CharAlphabet(node);
  const program = compile(node, alphabet);
  const memory = new Int32Array(ROW_BYTES / 4);
  const dfa = new Dfa({ program, symbols: alphabet, memory, from: 0, bytes: ROW_BYTES, lines: false });
  const next = (state: number, symbol: number): number => {
    const known = memory[(state >> 2) + dfa.classOf[symbol]!]!;
    return known === dfa.unknown ? dfa.step(state, symbol) : known;
  };
  return (text) => {
    if (dfa.matchesEmpty) return true;
    let state = dfa.start;
    for (let at = 0; at < text.length; at++) {
      const point = text.codePointAt(at)!;
      if (point > 0xffff) at++;
      state = next(state, alphabet.symbol(point));
      if (state === dfa.match) return true;
    }
    return next(state, alphabet.end) === dfa.match;
  };
}
