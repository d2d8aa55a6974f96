import { ByteAlphabet } from '../../regex/alphabet.js';
import { BitSimulation } from '../../regex/bit-simulate.js';
import { rarestWindow, type Window } from '../../regex/bytes-window.js';
import { type Required, required } from '../../regex/literal.js';
import { literal, parse } from '../../regex/parse.js';
import { compile, type Program } from '../../regex/program.js';
import type { Node } from '../../regex/syntax.js';
import { confirmed } from './confirm.js';
import { share, textShare } from './frequency.js';
import { LISTS, NEEDLE_BYTES, ROWS } from './kernel/layout.js';

/** What is searched for. */
export interface Pattern {
  text: string;
  /** The text itself, not an expression. */
  literal: boolean;
  ignoreCase: boolean;
  /** Has look-around or back-references: V8 decides, in a worker that can be killed (see confirmed). */
  backtracks?: boolean;
  /** The expression read, where somebody has done that already. */
  node?: Node;
}

/**
 * What finds candidate lines: one needle, several, three rare bytes in a row, or the automaton itself. After all but
 * the last the automaton decides, unless the needles are `exact`.
 */
export type Strategy = 'needle' | 'needles' | 'window' | 'automaton';

export interface Plan {
  strategy: Strategy;
  needles: Buffer[];
  /** ASCII letters of the needles (lower case) match either case. */
  fold: boolean;
  exact: boolean;
  /** A file that holds one of these is left to the automaton (see Required). */
  strays: Buffer[];
  window: Window | undefined;
  /** A needle or window may begin with the line break before the line. */
  fromBreak: boolean;
  program(): Program;
  /** Decides at last about a line that matches. */
  confirm?(line: string): boolean;
  /** The program may be long, or too long. */
  isHeavy: boolean;
  /** For lines that the automaton leaves undecided; undefined when only the program does. */
  bits(): BitSimulation | undefined;
}

const COMMON = 0.02;
/** Characters that a pattern may read one after another and surely has a program: one takes at most some 330 instructions. */
const LIGHT = 1000;

/** Decides how to search for `pattern`; throws a RegexError when it is not a regular expression. */
export function makePlan(pattern: Pattern): Plan {
  const options = { ignoreCase: pattern.ignoreCase, lines: true };
  const beyond = pattern.backtracks ? confirmed(pattern.text, pattern.ignoreCase) : undefined;
  const node =
    beyond?.node ??
    pattern.node ??
    (pattern.literal ? literal(pattern.text, options) : parse(pattern.text, options));
  const found = requiredOf(node);
  const rate = (text: string): number => textShare(text, found.fold);
  const needles = (found.texts ?? []).map((text) => Buffer.from(text, 'utf8'));
  const likely = found.texts?.reduce((sum, text) => sum + rate(text), 0) ?? 1;
  const byNeedle = needleStrategy(needles, found.exact);
  const window = byNeedle !== undefined && found.exact ? undefined : rarestWindow(node, share);
  const strategy = choose(byNeedle, found.exact, likely, window);
  let program: Program | undefined;
  return {
    strategy,
    needles,
    fold: found.fold,
    exact: found.exact,
    strays: found.strays.map((text) => Buffer.from(text, 'utf8')),
    window,
    ...(beyond && { confirm: beyond.confirm }),
    fromBreak: needles.some((needle) => needle[0] === 10) || window?.sets[0]?.[10] === 1,
    isHeavy: readers(node) > LIGHT,
    program: () => (program ??= compile(node, new ByteAlphabet())),
    bits: () => BitSimulation.make(node),
  };
}

/** The texts that a match must hold, rated as what they match in the end. */
function requiredOf(node: Node): Required {
  const found = required(node, (text) => textShare(text, false));
  return found.fold ? required(node, (text) => textShare(text, true)) : found;
}

/** How many sets of characters a tree has when its repetitions are written out. */
function readers(node: Node): number {
  if (node.type === 'set') return 1;
  if (node.type === 'look') return 0;
  if (node.type !== 'repeat') {
    const parts = node.type === 'cat' ? node.parts : node.options;
    return parts.reduce((sum, part) => sum + readers(part), 0);
  }
  const times = node.max === Number.POSITIVE_INFINITY ? node.min + 1 : node.max;
  return times * readers(node.node);
}

function choose(
  byNeedle: Strategy | undefined,
  exact: boolean,
  likely: number,
  window: Window | undefined,
): Strategy {
  const rare = window !== undefined && window.rate < COMMON;
  if (byNeedle === undefined) return rare ? 'window' : 'automaton';
  if (exact) return byNeedle;
  if (rare && window.rate * 4 < likely) return 'window';
  return likely < COMMON ? byNeedle : 'automaton';
}

function needleStrategy(needles: Buffer[], exact: boolean): Strategy | undefined {
  if (needles.length === 0) return undefined;
  const [first] = needles;
  if (needles.length === 1 && first!.length <= NEEDLE_BYTES && (exact || first!.length > 1)) return 'needle';
  const listed = needles.reduce((sum, needle) => sum + 8 + needle.length, 64);
  return needles.every((needle) => needle.length > 1) && listed < ROWS - LISTS ? 'needles' : undefined;
}
