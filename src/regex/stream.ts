import { CharAlphabet } from './alphabet.js';
import { Dfa } from './dfa.js';
import { parse } from './parse.js';
import { compile, type Program } from './program.js';

interface Compiled {
  alphabet: CharAlphabet;
  program: Program;
}

const ROW_BYTES = 65_536;

/** A text that comes in pieces, watched for patterns. */
export interface Stream {
  /**
   * Takes the next piece and answers with the indices of the patterns that matched for the first time, anywhere in
   * the text so far. Linear in the piece, whatever came before it.
   */
  feed(text: string): number[];
  /** Says that the text is over: patterns that wait for its end (`$`, `\b`) may match now. */
  end(): number[];
}

/**
 * Compiles patterns (Rust's regex syntax, unanchored) to watch streams with. Throws a RegexError that says how to
 * rewrite a pattern it cannot take: look-around and back-references have no automaton.
 */
export function compileMany(patterns: readonly string[]): { start(): Stream } {
  const compiled = patterns.map((pattern): Compiled => {
    const node = parse(pattern);
    const alphabet = new CharAlphabet(node);
    return { alphabet, program: compile(node, alphabet) };
  });
  return { start: () => new Watching(compiled) };
}

class Watching implements Stream {
  readonly #watches: Watch[];
  #half = '';

  constructor(compiled: readonly Compiled[]) {
    this.#watches = compiled.map((each) => new Watch(each));
  }

  feed(text: string): number[] {
    let whole = this.#half + text;
    this.#half = /[\ud800-\udbff]$/.exec(whole)?.[0] ?? '';
    whole = whole.slice(0, whole.length - this.#half.length);
    return this.#newly((watch) => watch.feed(whole));
  }

  end(): number[] {
    const rest = this.#half;
    this.#half = '';
    return this.#newly((watch) => watch.feed(rest) || watch.end());
  }

  #newly(matches: (watch: Watch) => boolean): number[] {
    const found: number[] = [];
    this.#watches.forEach((watch, index) => {
      if (!watch.done && matches(watch)) found.push(index);
    });
    return found;
  }
}

/** One pattern on one stream. */
class Watch {
  done = false;
  readonly #alphabet: CharAlphabet;
  readonly #memory = new Int32Array(ROW_BYTES / 4);
  readonly #dfa: Dfa;
  #state: number;

  constructor({ alphabet, program }: Compiled) {
    this.#alphabet = alphabet;
    this.#dfa = new Dfa({
      program,
      symbols: alphabet,
      memory: this.#memory,
      from: 0,
      bytes: ROW_BYTES,
      lines: false,
    });
    this.#state = this.#dfa.start;
    this.done = false;
  }

  /** True when the pattern matches now, for the first time. */
  feed(text: string): boolean {
    if (this.#dfa.matchesEmpty) this.done = true;
    for (let at = 0; at < text.length && !this.done; at++) {
      const point = text.codePointAt(at)!;
      if (point > 0xffff) at++;
      this.#go(this.#alphabet.symbol(point));
    }
    return this.done;
  }

  end(): boolean {
    this.#go(this.#alphabet.end);
    return this.done;
  }

  #go(symbol: number): void {
    const dfa = this.#dfa;
    const known = this.#memory[(this.#state >> 2) + dfa.classOf[symbol]!]!;
    this.#state =
      known > dfa.lastSpecial ? known : known === dfa.unknown ? dfa.step(this.#state, symbol) : known;
    this.done = this.#state === dfa.match;
  }
}
