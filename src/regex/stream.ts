import { CharAlphabet } from './alphabet.js';
import { Dfa, type Meaning } from './dfa.js';
import { parse } from './parse.js';
import { compile, type Program } from './program.js';

/** One pattern's automaton: what one stream has found out of it, the next one knows. */
interface Machine {
  alphabet: CharAlphabet;
  memory: Int32Array;
  dfa: Dfa;
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
  const compiled = patterns.map((pattern) => {
    const node = parse(pattern);
    const alphabet = new CharAlphabet(node);
    return { alphabet, program: compile(node, alphabet) };
  });
  let machines: Machine[] | undefined;
  return {
    start: () => {
      machines ??= compiled.map(({ alphabet, program }) => machineOf(alphabet, program));
      return new Watching(machines);
    },
  };
}

function machineOf(alphabet: CharAlphabet, program: Program): Machine {
  const memory = new Int32Array(ROW_BYTES / 4);
  const dfa = new Dfa({ program, symbols: alphabet, memory, from: 0, bytes: ROW_BYTES, lines: false });
  return { alphabet, memory, dfa };
}

class Watching implements Stream {
  readonly #watches: Watch[];
  #half = '';

  constructor(machines: readonly Machine[]) {
    this.#watches = machines.map((each) => new Watch(each));
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

/** One pattern on one stream. Another stream may clear the automaton: then this one finds its state again by its meaning. */
class Watch {
  done: boolean;
  readonly #machine: Machine;
  #state: number;
  #clears: number;
  #meaning: Meaning | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#state = machine.dfa.start;
    this.#clears = machine.dfa.clears;
    this.#meaning = machine.dfa.meaning(this.#state);
    this.done = false;
  }

  /** True when the pattern matches now, for the first time. */
  feed(text: string): boolean {
    const { dfa, alphabet } = this.#machine;
    if (dfa.matchesEmpty) this.done = true;
    this.#return();
    for (let at = 0; at < text.length && !this.done; at++) {
      const point = text.codePointAt(at)!;
      if (point > 0xffff) at++;
      this.#go(alphabet.symbol(point));
    }
    this.#clears = dfa.clears;
    this.#meaning = dfa.meaning(this.#state);
    return this.done;
  }

  end(): boolean {
    this.#return();
    this.#go(this.#machine.alphabet.end);
    return this.done;
  }

  #return(): void {
    const { dfa } = this.#machine;
    if (this.#clears !== dfa.clears && this.#meaning) this.#state = dfa.enter(this.#meaning);
  }

  #go(symbol: number): void {
    const { dfa, memory } = this.#machine;
    const known = memory[(this.#state >> 2) + dfa.classOf[symbol]!]!;
    this.#state =
      known > dfa.lastSpecial ? known : known === dfa.unknown ? dfa.step(this.#state, symbol) : known;
    this.done = this.#state === dfa.match;
  }
}
