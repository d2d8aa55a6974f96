import { backtracking } from '../../regex/backtrack.js';
import { RegexError } from '../../regex/error.js';
import { required } from '../../regex/literal.js';
import { matcherOf } from '../../regex/match.js';
import { type Relaxed, relax } from '../../regex/relax.js';
import { EMPTY, type Node } from '../../regex/syntax.js';
import { textShare } from './frequency.js';

/** How a pattern with look-around or back-references is searched for. */
export interface Confirmed {
  /** Lines that do not match this do not match the pattern either. */
  node: Node;
  /** What decides about the others. V8 may take for ever on a line: only where that can be killed. */
  confirm(line: string): boolean;
}

/** Splits such a pattern into what an automaton can look for and what V8 then has to say. Throws a RegexError for what is no expression. */
export function confirmed(text: string, ignoreCase: boolean): Confirmed {
  const expression = backtracking(text, { ignoreCase });
  const { node, also } = relaxed(text, expression.ignoreCase || ignoreCase);
  const nodes = [node, ...also].sort((a, b) => share(a) - share(b));
  const tests = nodes.slice(1).map(matcherOf);
  return {
    node: nodes[0] ?? EMPTY,
    confirm: (line) => tests.every((test) => test(line)) && expression.test(line),
  };
}

function relaxed(text: string, ignoreCase: boolean): Relaxed {
  const nothing = { node: EMPTY, also: [] };
  // V8 ignores case everywhere when it does in a back-reference.
  if (ignoreCase && /\(\?[a-z]*-[a-z]*i/.test(text)) return nothing;
  try {
    return relax(text, { ignoreCase, lines: true });
  } catch (error) {
    if (error instanceof RegexError) return nothing;
    throw error;
  }
}

/** How common the texts are that a pattern asks for. */
function share(node: Node): number {
  const { texts } = required(node, (each) => textShare(each, false));
  return texts?.reduce((sum, each) => sum + textShare(each, false), 0) ?? 1;
}
