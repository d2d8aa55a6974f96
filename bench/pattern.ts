// Patterns made at random: cut out of real text, lists of its words, and Rust's whole grammar around pieces of it.
import type { KnownSets } from '../src/regex/known-sets.js';
import { makeMatcher } from '../src/regex/match.js';
import type { randomFrom } from '../test/service/search/random-tree.js';

type Random = ReturnType<typeof randomFrom>;

/** A question that both tools can be asked. */
export interface Question {
  pattern: string;
  ignoreCase?: boolean;
  filesOnly?: boolean;
  glob?: string;
  context?: number;
  /** For `rg -P`. */
  pcre?: boolean;
}

const list = (text: string): string[] => text.trim().split(/\s+/);
const WILD = list(String.raw`. \w \S \W? .* [a-z]+ \d \b \s* [^a-e] (?:x|y)? \p{L} [A-Z_]{2,4}`);
const REPEATS = [...list('* + ? {2} {1,3} {0,2} {2,} {0,1}? *? +? ?? {3}'), '{ 1 , 2 }'];
const LOOKS = list(String.raw`
  ^ $ \A \z \b \B \< \> \b{start} \b{end} \b{start-half} \b{end-half} (?-u:\b) (?-u:\B) (?m:^) (?-m:$)`);
const CLASSES = list(String.raw`
  \w \W \d \D \s \S . (?s:.) \pL \PL \p{Lu} \p{Ll} \p{Greek} \p{Cyrillic} \p{scx=Han} \p{gc=Nd} \p{Alphabetic} \P{ASCII}
  \p{Uppercase} \p{letternumber} (?-u:\w) (?-u:.) (?-u:[^a]) (?-u:\xC3) (?-u:\W) \t \x2e \u{e9} \U0000006B \r?`);
const ITEMS = [
  ...list(String.raw`
    a-z A-Z 0-9 a-f x _ \- \] \w \d \s \W \p{L} \P{Lu} \p{Greek} [:alpha:] [:^digit:] [:punct:] [:upper:] [^a-y] [aeiou]
    . ( " \x41 à-ü ſ α-ω 一-龥 # & ~ \\`),
  '\u212a',
  ' ',
];
const FLAGS = list('(?i) (?i) (?x) (?s) (?-u) (?U) (?m) (?-m) (?is) (?ix) (?i-u)');
const ODD = [...list(String.raw`ſ k S ß ẞ É é Σ ς σ λ İ ı ﬅ ΐ Ж ж 日 を 💩 \ ' " { — …`), '\u212a', '\t'];

/** Of so many patterns that match a large part of all lines, or not the one they came from, one is asked. */
const WIDE = 40;
const MISSING = 5;

/** Makes questions; the same random numbers and lines make the same ones. */
export class Questions {
  readonly #random: Random;
  readonly #lines: readonly string[];
  readonly #endings: readonly string[];
  readonly #known: KnownSets;
  /** Where the last piece came from. */
  #line = '';

  constructor(random: Random, lines: readonly string[], endings: readonly string[], known: KnownSets) {
    this.#random = random;
    this.#lines = lines;
    this.#endings = endings;
    this.#known = known;
  }

  next(): Question {
    const { below, pick } = this.#random;
    let pattern = this.#pattern(below(20));
    while (!this.#suits(pattern)) pattern = this.#pattern(below(20));
    const question: Question = { pattern };
    if (below(8) === 0) question.ignoreCase = true;
    if (below(8) === 0) question.filesOnly = true;
    else if (below(12) === 0) question.context = 1 + below(3);
    if (below(8) === 0) question.glob = `${pick(['*', '**/*', '*[a-m]*', '?*'])}${pick(this.#endings)}`;
    return question;
  }

  /** One with look-around or a back-reference. */
  look(): Question {
    const { pick } = this.#random;
    const piece = this.#piece(8);
    const there = this.#line.slice(this.#line.indexOf(piece) + piece.length);
    const before = escaped(piece) + pick(['', '', pick(WILD)]);
    const after = pick([escaped(there.slice(0, 3)), this.#text(), pick(WILD)]) || '.';
    const short = pick([escaped(piece.slice(-1)), '\\w', '\\s', '\\b', 'é', '[^a-z]']);
    const pattern = pick([
      () => `${before}(?=${after})`,
      () => `${before}(?!${after})`,
      () => `(?<=${short})${this.#text()}`,
      () => `(?<!${short})${this.#text()}${pick(WILD)}`,
      () =>
        `(${pick(['\\w+', '.', `${this.#text()}|${this.#text()}`, '[a-z]{2,5}'])})${pick(['', '\\s', '-', '.*'])}\\1`,
      () => `(?P<n>["'\`]|\\w)${pick(['.*?', this.#text(), '\\w*'])}\\k<n>`,
      () => `^(?=.*${this.#text()})(?=.*${this.#text()})`,
      () => `^(?!.*${this.#text()}).*${this.#text()}`,
      () => `(?i)${this.#text()}(?${pick(['=', '!'])}${after})`,
      () => `\\b(?!${this.#text()})\\w+(?<!${short})${pick(['', '$', '\\('])}`,
    ])();
    return { pattern, pcre: true };
  }

  #pattern(kind: number): string {
    if (this.#random.below(40) === 0) return this.#piece(12);
    if (kind < 4) return this.#cut();
    if (kind < 7) return this.#words();
    if (kind < 17) return this.#flag() + this.#like(this.#piece(14), 4);
    if (kind < 19) return `${this.#flag()}${this.#text()}(?:${this.#any(3)})`;
    return (
      this.#flag() +
      (this.#random.below(4) === 0
        ? this.#any(3)
        : `(?:${this.#any(3)})${this.#piece(4).replace(/\W/g, '_')}`)
    );
  }

  /** Most patterns are to match the line they were made from; few nearly all lines, which takes long and tells little. */
  #suits(pattern: string): boolean {
    const { below, pick } = this.#random;
    const [mayMiss, mayBeWide] = [below(MISSING) === 0, below(WIDE) === 0];
    try {
      const matches = makeMatcher(pattern, { known: this.#known });
      if (!mayMiss && !matches(this.#line)) return false;
      return mayBeWide || Array.from({ length: 12 }, () => pick(this.#lines)).filter(matches).length < 2;
    } catch {
      return mayMiss;
    }
  }

  #flag(): string {
    return this.#random.below(3) === 0 ? this.#random.pick(FLAGS) : '';
  }

  /** What matches a text, and more. */
  #like(text: string, depth: number): string {
    const { below, pick } = this.#random;
    const chars = [...text];
    if (chars.length < 2) return this.#likeOne(text);
    if (depth === 0) return escaped(text);
    const middle = 1 + below(chars.length - 1);
    const [left, right] = [chars.slice(0, middle).join(''), chars.slice(middle).join('')];
    const kind = below(14);
    if (kind < 5) return this.#like(left, depth - 1) + this.#like(right, depth - 1);
    if (kind === 5) return this.#like(left, depth - 1) + pick(LOOKS) + this.#like(right, depth - 1);
    if (kind === 6)
      return `${this.#open()}${this.#like(text, depth - 1)})${pick(['', '', '+', '{1,2}', '{1}', '*'])}`;
    if (kind === 7) return `${this.#open()}${this.#like(text, depth - 1)}|${this.#any(depth - 1)})`;
    if (kind === 8)
      return `${this.#open()}${escaped(left)}|${this.#like(text, depth - 1)}|${escaped(left)}${pick(WILD)})`;
    if (kind === 9)
      return `${this.#like(left, depth - 1)}(?:${this.#any(depth - 1)})${pick(['?', '*', '{0,2}', '??'])}${this.#like(right, depth - 1)}`;
    if (kind === 10 && /^\w+$/.test(text))
      return `${pick(['\\w', '[\\w--\\s]', '[A-z0-9]', '(?-u:\\w)'])}{${chars.length}${pick(['', ',', `,${chars.length + 9}`])}}`;
    if (kind === 11) return `(?i:${escaped(below(2) === 0 ? text.toUpperCase() : text.toLowerCase())})`;
    return escaped(left) + this.#like(right, depth - 1);
  }

  #likeOne(char: string): string {
    const { below, pick } = this.#random;
    const kind = below(8);
    const plain = escaped(char);
    if (kind === 0) return `[${plain}${pick(ITEMS)}]`;
    if (kind === 1) return `[${pick(ITEMS)}${plain}]`;
    if (kind === 2) return `[^${pick(ITEMS)}]`;
    if (kind === 3) return pick(CLASSES);
    if (kind === 4) return `${plain}${pick(['+', '{1,3}', '{1}', '?'])}`;
    return plain;
  }

  #open(): string {
    const { below, pick } = this.#random;
    return pick(['(', '(?:', '(?i:', '(?x:', '(?-u:', '(?s-i:', `(?P<g${below(1_000_000)}>`]);
  }

  /** A piece of a line, some characters of it replaced. */
  #cut(): string {
    const { below, pick } = this.#random;
    const part = [...this.#piece(10)].map((char) => (below(6) === 0 ? pick(WILD) : escaped(char)));
    const before = pick(['', '', '(?i)', '^\\s*', '\\b']);
    return before + part.join('') + pick(['', '', '$', '\\b', '+', '{2}']);
  }

  /** A list of words, some of which begin alike. */
  #words(): string {
    const { below, pick } = this.#random;
    const words: string[] = [];
    for (let count = 1 + below(5); words.length < count; ) {
      const word = this.#piece(9);
      words.push(escaped(word));
      if (below(2) === 0)
        words.push(escaped(word.slice(0, 3)) + pick(['', 's', escaped(this.#piece(2)), pick(WILD)]));
    }
    const list = `(${pick(['', '?:', '?i:', '?P<w>', '?<é>', '?x:'])}${words.join('|')})`;
    return (
      pick(['', '\\b', '(?i)', '\\<', '^.*', '\\B']) + list + pick(['', '\\b', '\\>', '\\s*[(=]', '$', '+'])
    );
  }

  #any(depth: number): string {
    const options = [this.#sequence(depth)];
    while (this.#random.below(4) === 0)
      options.push(this.#random.below(8) === 0 ? '' : this.#sequence(depth));
    return options.join('|');
  }

  #sequence(depth: number): string {
    const { below, pick } = this.#random;
    let sequence = '';
    for (let left = 1 + below(3); left > 0; left--) {
      sequence += this.#atom(depth);
      if (below(3) === 0) sequence += pick(REPEATS);
    }
    return sequence;
  }

  #atom(depth: number): string {
    const { below, pick } = this.#random;
    const kind = below(20);
    if (kind < 8) return this.#text();
    if (kind < 11) return this.#set(2);
    if (kind < 14) return pick(CLASSES);
    if (kind < 16) return pick(LOOKS);
    if (depth === 0) return pick(WILD);
    return `${this.#open()}${this.#any(depth - 1)})`;
  }

  #set(depth: number): string {
    const { below, pick } = this.#random;
    let set = pick(['[', '[', '[^']) + (below(12) === 0 ? pick([']', '-', '--', '&&']) : '');
    for (let left = 1 + below(3); left > 0; left--) {
      set += depth > 0 && below(6) === 0 ? this.#set(depth - 1) : pick(ITEMS);
      if (below(6) === 0) set += pick(['&&', '--', '~~']) + (depth > 0 ? this.#set(depth - 1) : pick(ITEMS));
    }
    return `${set}${below(12) === 0 ? '-' : ''}]`;
  }

  /** A few characters that are there. */
  #text(): string {
    const { below, pick } = this.#random;
    return below(6) === 0 ? escaped(pick(ODD)) : escaped(this.#piece(4));
  }

  #piece(most: number): string {
    const { below, pick } = this.#random;
    this.#line = pick(this.#lines);
    const line = [...this.#line];
    const from = below(line.length);
    return line.slice(from, from + 1 + below(most)).join('');
  }
}

/** A text as a pattern, blanks escaped for (?x). */
function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}_]/gu, (char) =>
    char === '\t' ? '\\t' : char > '\x7f' ? char : `\\${char}`,
  );
}
