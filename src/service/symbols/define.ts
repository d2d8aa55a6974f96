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

/** Python: `def`, `class`, `type`, and names bound to a lambda. */
export function pythonFinder(names: Names): Finder {
  const word = words(names, 'def', 'class', 'lambda', 'type');
  return (tokens, found) => {
    for (let at = 0; at < tokens.count; at++) {
      const type = tokens.type[at];
      if ((type === word.def || type === word.class) && tokens.isName(at + 1)) found(++at);
      else if (tokens.isName(at) && tokens.isFirst(at)) {
        const next = tokens.type[at + 1];
        if (next === 61 && tokens.type[at + 2] === word.lambda) found(at);
        else if (type === word.type && tokens.isName(at + 1)) {
          const behind = tokens.type[at + 2];
          if (behind === 61 || behind === 91) found(++at);
        }
      }
    }
  };
}

/** Go: `func`, methods, `type` (also in groups), and variables bound to a function. */
export function goFinder(names: Names): Finder {
  const word = words(names, 'func', 'type', 'var');
  return (tokens, found) => {
    const { type, pair } = tokens;
    const group = (open: number, isMember: (at: number) => boolean): void => {
      for (let at = open + 1; at < pair[open]! && at < tokens.count; at++) {
        const begins = at === open + 1 || tokens.isFirst(at) || type[at - 1] === 59;
        if (begins && tokens.isName(at) && isMember(at)) found(at);
        if (pair[at]! > at) at = pair[at]!;
      }
    };
    const isFunctionVariable = (at: number): boolean => {
      let to = at + 1;
      const last = Math.min(tokens.count, at + MOST_HEAD_TOKENS);
      while (to < last && type[to] !== 61 && type[to] !== 59 && !tokens.isFirst(to)) {
        to = pair[to]! > to ? pair[to]! + 1 : to + 1;
      }
      return type[to] === 61 && type[to + 1] === word.func && type[to + 2] === 40;
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
      } else if (type[at] === 58 && type[next] === 61 && type[at + 2] === word.func) {
        if (type[at + 3] === 40 && tokens.isName(at - 1)) found(at - 1);
      }
    }
  };
}

/** Rust: items by keyword, `macro_rules!`, and constants of `impl` and `trait`. */
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
  const items: readonly number[] = [word.fn, word.struct, word.enum, word.trait, word.mod, word.type];
  return (tokens, found, head) => {
    const { type, pair } = tokens;
    let bodyEnd = -1;
    const nextBrace = (from: number): number => {
      let at = from;
      const last = Math.min(tokens.count, from + MOST_HEAD_TOKENS);
      while (at < last && type[at] !== 123 && type[at] !== 59) {
        at = pair[at]! > at ? pair[at]! + 1 : at + 1;
      }
      return type[at] === 123 ? at : -1;
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
        const open = nextBrace(at + 1);
        if (open >= 0) bodyEnd = pair[open]!;
      } else if (!tokens.isName(at + 1)) continue;
      else if (items.includes(now)) {
        if (type[at - 1] === 46) continue;
        if (now === word.trait) {
          const open = nextBrace(at + 2);
          if (open >= 0) bodyEnd = pair[open]!;
        }
        found(++at);
      } else if (now === word.union && (type[at + 2] === 123 || type[at + 2] === 60)) found(++at);
      else if (now === word.const && at < bodyEnd && type[at + 2] === 58) found(++at);
    }
  };
}

/** `impl` at the head of an item, not in `-> impl Trait` or `(x: impl Trait)`. */
function startsItem(tokens: Tokens, at: number, unsafe: number): boolean {
  const before = tokens.type[at - 1] ?? 0;
  return at === 0 || before === 59 || before === 123 || before === 125 || before === 93 || before === unsafe;
}
