import type { Names } from './names.js';
import { FIRST_NAME, type Tokens } from './tokens.js';

/** No head of a definition is longer; without a limit a hostile file could make reading take the square of its length. */
const MOST_HEAD_TOKENS = 200;

/** Told of every definition: the index of the token that names it. */
export type Found = (token: number) => void;

/** Told of the head of something that has no name of its own but holds definitions: Rust's `impl`. */
export type Finder = (tokens: Tokens, found: Found, head: Found) => void;

/** Token types of the words a finder looks for. */
export function words<Word extends string>(names: Names, ...list: Word[]): Record<Word, number> {
  return Object.fromEntries(list.map((word) => [word, FIRST_NAME + names.ofText(word)])) as Record<
    Word,
    number
  >;
}

/** Python: `def`, `class`, `type`, and names and attributes bound to a lambda. */
export function pythonFinder(names: Names): Finder {
  const word = words(names, 'def', 'class', 'lambda', 'type');
  return (tokens, found) => {
    const { type, pair } = tokens;
    /** Up to here everything stands in brackets, where `name = lambda` is an argument. */
    let inside = 0;
    for (let at = 0; at < tokens.count; at++) {
      const now = type[at]!;
      if (pair[at]! > at) inside = Math.max(inside, pair[at]!);
      else if ((now === word.def || now === word.class) && tokens.isName(at + 1)) found(++at);
      else if (tokens.isName(at) && tokens.isFirst(at) && at >= inside) {
        let name = at;
        while (type[name + 1] === 46 && tokens.isName(name + 2)) name += 2;
        const behind = type[at + 2];
        if (type[name + 1] === 61 && type[name + 2] === word.lambda) found(name);
        else if (now === word.type && tokens.isName(at + 1) && (behind === 61 || behind === 91)) found(++at);
      }
    }
  };
}

/** Go: `func`, methods, `type` (also in groups), and variables bound to a function. */
export function goFinder(names: Names): Finder {
  const word = words(names, 'func', 'type', 'var', 'interface', 'struct');
  return (tokens, found) => {
    const { type, pair } = tokens;
    const group = (open: number, isMember: (at: number) => boolean): void => {
      for (let at = open + 1; at < pair[open]! && at < tokens.count; at++) {
        const begins = at === open + 1 || tokens.isFirst(at) || type[at - 1] === 59;
        if (begins && tokens.isName(at) && isMember(at)) found(at);
        if (pair[at]! > at) at = pair[at]!;
      }
    };
    /** Whether a function's value begins here, and not a call of one. */
    const isFunction = (at: number): boolean => {
      if (type[at] !== word.func || type[at + 1] !== 40) return false;
      let to = pair[at + 1]! + 1;
      const last = Math.min(tokens.count, to + MOST_HEAD_TOKENS);
      while (
        to < last &&
        (type[to] !== 123 || type[to - 1] === word.interface || type[to - 1] === word.struct)
      )
        to = pair[to]! > to ? pair[to]! + 1 : to + 1;
      return type[to] !== 123 || type[pair[to]! + 1] !== 40;
    };
    const isFunctionVariable = (at: number): boolean => {
      let to = at + 1;
      const last = Math.min(tokens.count, at + MOST_HEAD_TOKENS);
      while (to < last && type[to] !== 61 && type[to] !== 59 && !tokens.isFirst(to)) {
        to = pair[to]! > to ? pair[to]! + 1 : to + 1;
      }
      return type[to] === 61 && isFunction(to + 1);
    };
    for (let at = 0; at < tokens.count; at++) {
      const next = at + 1;
      if (type[at] === word.func) {
        if (tokens.isName(next)) found(next);
        else if (type[next] === 40 && tokens.isFirst(at)) {
          const name = pair[next]! + 1;
          const behind = type[name + 1];
          if (tokens.isName(name) && (behind === 40 || behind === 91)) found(name);
        }
      } else if (type[at] === word.type) {
        if (type[next] === 40) group(next, () => true);
        else if (tokens.isName(next)) found(next);
      } else if (type[at] === word.var) {
        if (type[next] === 40) group(next, isFunctionVariable);
        else if (tokens.isName(next) && isFunctionVariable(next)) found(next);
      } else if (type[at] === 58 && type[next] === 61 && tokens.isName(at - 1)) {
        if (isFunction(at + 2)) found(at - 1);
      }
    }
  };
}

/** Rust: items by keyword, `macro_rules!`, and constants of `impl` and `trait`; nothing out of bodies of macros and `quote!`. */
export function rustFinder(names: Names): Finder {
  const word = words(
    names,
    'fn',
    'struct',
    'enum',
    'union',
    'trait',
    'mod',
    'type',
    'const',
    'impl',
    'macro_rules',
    'unsafe',
  );
  const quotes = words(names, 'quote', 'quote_spanned', 'parse_quote', 'parse_quote_spanned');
  const templates: readonly number[] = Object.values(quotes);
  const items: readonly number[] = [word.fn, word.struct, word.enum, word.trait, word.mod, word.type];
  return (tokens, found, head) => {
    const { type, pair } = tokens;
    let lastBody = -1;
    /** The constants of the body that belongs to the head that ends before `from`. */
    const constants = (from: number): void => {
      let open = from;
      const last = Math.min(tokens.count, from + MOST_HEAD_TOKENS);
      while (open < last && type[open] !== 123 && type[open] !== 59)
        open = pair[open]! > open ? pair[open]! + 1 : open + 1;
      if (type[open] !== 123 || open <= lastBody) return;
      lastBody = open;
      for (let at = open + 1; at < pair[open]!; at++) {
        const before = type[at - 1];
        if (type[at] === word.const && before !== 60 && before !== 44)
          if (tokens.isName(at + 1) && type[at + 2] === 58) found(at + 1);
        if (pair[at]! > at) at = pair[at]!;
      }
    };
    for (let at = 0; at < tokens.count; at++) {
      const now = type[at]!;
      if (now < FIRST_NAME) continue;
      if (now === word.macro_rules && type[at + 1] === 33 && tokens.isName(at + 2)) {
        found(at + 2);
        const open = at + 3;
        if (pair[open]! > open) at = pair[open]!;
      } else if (now === word.impl && startsItem(tokens, at, word.unsafe)) {
        head(at);
        constants(at + 1);
      } else if (type[at + 1] === 33 && templates.includes(now)) {
        if (pair[at + 2]! > at + 2) at = pair[at + 2]!;
      } else if (!tokens.isName(at + 1)) continue;
      else if (items.includes(now)) {
        if (type[at - 1] === 46) continue;
        if (now === word.trait) constants(at + 2);
        found(++at);
      } else if (now === word.union && (type[at + 2] === 123 || type[at + 2] === 60)) found(++at);
    }
  };
}

/** `impl` at the head of an item, not in `-> impl Trait` or `(x: impl Trait)`. */
function startsItem(tokens: Tokens, at: number, unsafe: number): boolean {
  const before = tokens.type[at - 1] ?? 0;
  return at === 0 || before === 59 || before === 123 || before === 125 || before === 93 || before === unsafe;
}
