import { lookHolds, type Sides } from './look.js';
import { LOOK, MATCH, type Program, READ, SPLIT } from './program.js';
import { OUT, STOP } from './utf8.js';

/** What a symbol is, as far as conditions ask. */
export interface Symbols {
  /** How many there are, the one for the end of the text included. */
  readonly size: number;
  readonly end: number;
  isNewline(symbol: number): boolean;
  isWord(symbol: number, ascii: boolean): boolean;
  /** Part of a character whose nature cannot be told from this symbol alone. */
  isPartial(symbol: number): boolean;
}

export interface DfaOptions {
  program: Program;
  symbols: Symbols;
  /** Rows live here, from byte `from` on, at most `bytes` of them; states are byte addresses in it. */
  memory: Int32Array;
  from: number;
  bytes: number;
  /** A newline starts over (search line by line); otherwise the text is one. */
  lines: boolean;
}

/** What a state stands for, whatever becomes of its row. */
export interface Meaning {
  /** READ, LOOK and MATCH instructions, closed over SPLIT, in order. */
  pcs: Int32Array;
  before: number;
}

interface State extends Meaning {
  address: number;
  /** Another state with the same hash. */
  next: State | undefined;
}

const MOST_STATES = 10_000;
/** Instructions that all states hold together. */
const MOST_HELD = 2_000_000;
/** The reserved rows, the start, and one more there is always room for. */
const FIRST_STATES = 5;

const AT_START = 1;
const AFTER_NEWLINE = 2;
const AFTER_WORD = 4;
const AFTER_PARTIAL = 8;
const AFTER_ASCII_WORD = 16;

/**
 * A program made deterministic as it is run: a row a state, an entry a class of symbols. Reserved rows come first, so a
 * runner stops at any state up to `lastSpecial`: `unknown` (call `step`), `match`, and `unsure` (a word boundary
 * beside a byte that is not ASCII). Unanchored: every position may start a match.
 */
export class Dfa {
  readonly unknown: number;
  readonly match: number;
  readonly unsure: number;
  readonly lastSpecial: number;
  /** A symbol's class; row entries are indexed by it. */
  readonly classOf: Uint16Array;
  readonly classes: number;
  /** How many states are kept before all are thrown away; how often that happened, and how many they were the last time. */
  readonly most: number;
  clears = 0;
  cleared = 0;
  start = 0;
  /** The empty text matches: so does every text. */
  matchesEmpty = false;
  #memory: Int32Array;
  readonly #options: DfaOptions;
  readonly #rowBytes: number;
  readonly #looks: boolean;
  readonly #words: boolean;
  /** States by the hash of what they hold. */
  readonly #known = new Map<number, State>();
  #states: (State | undefined)[] = [];
  #held = 0;
  readonly #mark: Int32Array;
  readonly #found: Int32Array;
  #epoch = 0;

  constructor(options: DfaOptions) {
    this.#options = options;
    this.#memory = options.memory;
    const { classOf, classes } = classify(options.program, options.symbols);
    this.classOf = classOf;
    this.classes = classes;
    this.#rowBytes = classes * 4;
    this.most = Math.min(Math.floor(options.bytes / this.#rowBytes), MOST_STATES);
    this.#looks = options.program.looks.length > 0;
    this.#words = options.program.looks.some((look) => 'ascii' in look);
    this.#mark = new Int32Array(options.program.op.length);
    this.#found = new Int32Array(options.program.op.length);
    this.unknown = options.from;
    this.match = options.from + this.#rowBytes;
    this.unsure = options.from + 2 * this.#rowBytes;
    this.lastSpecial = this.unsure;
    this.reset();
  }

  /** Points at the same bytes after their memory has grown. */
  set memory(memory: Int32Array) {
    this.#memory = memory;
  }

  /** Forgets every state. */
  reset(): void {
    this.clears++;
    this.cleared = this.#states.length;
    this.#held = 0;
    this.#known.clear();
    this.#states = [undefined, undefined, undefined];
    this.#fill(0, 3);
    const pcs = this.#closed([this.#options.program.start]);
    this.matchesEmpty = pcs.some((pc) => this.#options.program.op[pc] === MATCH);
    this.start = this.#intern(pcs, this.#looks ? AT_START | AFTER_NEWLINE : 0)!;
  }

  /** The state after `symbol`, which `state`'s row does not know yet. May reset: then every state held is void but this answer. */
  step(state: number, symbol: number): number {
    const { program, symbols, lines } = this.#options;
    const { pcs, before } = this.#states[(state - this.unknown) / this.#rowBytes]!;
    const ready = this.#looks ? this.#resolve(pcs, before, symbol) : pcs;
    if (ready === undefined) return this.#set(state, symbol, this.unsure);
    if (ready.some((pc) => program.op[pc] === MATCH)) return this.#set(state, symbol, this.match);
    if (lines && symbols.isNewline(symbol)) return this.#set(state, symbol, this.start);
    const targets: number[] = [];
    for (const pc of ready) {
      const to = program.op[pc] === READ ? (program.tables[program.x[pc]!]![symbol] ?? STOP) : STOP;
      if (to !== STOP) targets.push(to === OUT ? program.y[pc]! : to + program.z[pc]!);
    }
    targets.push(program.start);
    const next = this.#closed(targets);
    if (next.some((pc) => program.op[pc] === MATCH)) return this.#set(state, symbol, this.match);
    const made = this.#intern(next, this.#flags(symbol));
    if (made !== undefined) return this.#set(state, symbol, made);
    this.reset();
    return this.#intern(next, this.#flags(symbol)) ?? this.start;
  }

  /** Undefined for the reserved states, which mean the same at all times. */
  meaning(state: number): Meaning | undefined {
    return this.#states[(state - this.unknown) / this.#rowBytes];
  }

  /** The state that has this meaning now. May reset. */
  enter({ pcs, before }: Meaning): number {
    const known = this.#intern(pcs, before);
    if (known !== undefined) return known;
    this.reset();
    return this.#intern(pcs, before) ?? this.start;
  }

  #flags(symbol: number): number {
    if (!this.#looks) return 0;
    const { symbols } = this.#options;
    const newline = symbols.isNewline(symbol) ? AFTER_NEWLINE : 0;
    if (!this.#words) return newline;
    if (symbols.isPartial(symbol)) return newline | AFTER_PARTIAL;
    const word = symbols.isWord(symbol, false) ? AFTER_WORD : 0;
    return newline | word | (symbols.isWord(symbol, true) ? AFTER_ASCII_WORD : 0);
  }

  /** `pcs` with every condition decided, `symbol` being next; undefined when one cannot be. */
  #resolve(pcs: Int32Array, before: number, symbol: number): Int32Array | undefined {
    const { program } = this.#options;
    if (!pcs.some((pc) => program.op[pc] === LOOK)) return pcs;
    const sides = this.#sides(before, symbol);
    const open: number[] = [];
    const seen = new Set<number>();
    for (let stack = [...pcs], pc = stack.pop(); pc !== undefined; pc = stack.pop()) {
      if (seen.has(pc)) continue;
      seen.add(pc);
      if (program.op[pc] !== LOOK) {
        open.push(pc);
        continue;
      }
      const holds = lookHolds(program.looks[program.x[pc]!]!, sides);
      if (holds === undefined) return undefined;
      if (holds) for (const after of this.#closed([program.y[pc]!])) stack.push(after);
    }
    return Int32Array.from(open).sort();
  }

  #sides(before: number, symbol: number): Sides {
    const { symbols } = this.#options;
    const partial = symbols.isPartial(symbol);
    return {
      start: (before & AT_START) !== 0,
      end: symbol === symbols.end,
      afterNewline: (before & AFTER_NEWLINE) !== 0,
      beforeNewline: symbols.isNewline(symbol),
      afterWord: (before & AFTER_PARTIAL) !== 0 ? undefined : (before & AFTER_WORD) !== 0,
      beforeWord: partial ? undefined : symbols.isWord(symbol, false),
      afterAscii: (before & AFTER_ASCII_WORD) !== 0,
      beforeAscii: symbols.isWord(symbol, true),
    };
  }

  /** Follows SPLIT from `from`; what reads, looks or matches, in order. */
  #closed(from: number[]): Int32Array {
    const { op, x, y } = this.#options.program;
    const mark = this.#mark;
    const found = this.#found;
    const epoch = ++this.#epoch;
    const stack: number[] = [];
    let size = 0;
    let sorted = true;
    for (const first of from) {
      for (let pc: number | undefined = first; pc !== undefined; pc = stack.pop()) {
        if (mark[pc] === epoch) continue;
        mark[pc] = epoch;
        if (op[pc] === SPLIT) stack.push(y[pc]!, x[pc]!);
        else {
          sorted &&= size === 0 || found[size - 1]! < pc;
          found[size++] = pc;
        }
      }
    }
    const pcs = found.slice(0, size);
    return sorted ? pcs : pcs.sort();
  }

  #intern(pcs: Int32Array, before: number): number | undefined {
    let hash = before;
    for (let i = 0; i < pcs.length; i++) hash = Math.imul(hash ^ pcs[i]!, 0x9e3779b1) ^ (hash >>> 15);
    const first = this.#known.get(hash);
    for (let state = first; state; state = state.next)
      if (state.before === before && isSame(state.pcs, pcs)) return state.address;
    const index = this.#states.length;
    if (index >= this.most || (this.#held + pcs.length > MOST_HELD && index > FIRST_STATES)) return undefined;
    const address = this.unknown + index * this.#rowBytes;
    const state = { pcs, before, address, next: first };
    this.#states.push(state);
    this.#held += pcs.length;
    this.#known.set(hash, state);
    this.#fill(index, 1);
    return address;
  }

  #fill(row: number, rows: number): void {
    const at = (this.unknown + row * this.#rowBytes) >> 2;
    this.#memory.fill(this.unknown, at, at + rows * this.classes);
  }

  #set(state: number, symbol: number, to: number): number {
    this.#memory[(state >> 2) + this.classOf[symbol]!] = to;
    return to;
  }
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Symbols that no table and no condition tells apart are one class. */
function classify(program: Program, symbols: Symbols): { classOf: Uint16Array; classes: number } {
  const classOf = new Int32Array(symbols.size);
  /** How many symbols each class has; those in one of several may still be told apart. */
  const sizes = [symbols.size];
  let shared = Array.from({ length: symbols.size }, (_, symbol) => symbol);
  /** Tells symbols apart by a key; those whose key is 0 stay where they are. */
  const refine = (key: (symbol: number) => number): void => {
    const moved = new Map<number, number>();
    for (const symbol of shared) {
      const value = key(symbol);
      if (value === 0) continue;
      const from = classOf[symbol]!;
      const pair = from * 65_536 + value;
      const to = moved.get(pair) ?? sizes.push(0) - 1;
      moved.set(pair, to);
      classOf[symbol] = to;
      sizes[from]!--;
      sizes[to]!++;
    }
    if (moved.size > 0) shared = shared.filter((symbol) => sizes[classOf[symbol]!]! > 1);
  };
  refine((symbol) => (symbol === symbols.end ? 2 : symbols.isNewline(symbol) ? 1 : 0));
  if (program.looks.some((look) => 'ascii' in look)) {
    refine((symbol) => {
      const word = (symbols.isWord(symbol, false) ? 1 : 0) + (symbols.isWord(symbol, true) ? 2 : 0);
      return word + (symbols.isPartial(symbol) ? 4 : 0);
    });
  }
  for (const table of new Set(program.tables)) refine((symbol) => (table[symbol] ?? STOP) - STOP);
  return numbered(classOf);
}

/** The same classes, none of them empty, in order of appearance. */
function numbered(classOf: Int32Array): { classOf: Uint16Array; classes: number } {
  const ids = new Map<number, number>();
  for (const id of classOf) if (!ids.has(id)) ids.set(id, ids.size);
  return { classOf: Uint16Array.from(classOf, (id) => ids.get(id)!), classes: ids.size };
}
