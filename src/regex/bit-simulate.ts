import { CharAlphabet, readsBytes } from './alphabet.js';
import { RegexError } from './error.js';
import { compile, LOOK, MATCH, type Program, READ, SPLIT } from './program.js';
import type { Node } from './syntax.js';
import { pointAt, STOP, widthOf } from './utf8.js';

const MOST_PLACES = 100_000;
/** Entries of the rows that say what follows a place other than the next one. */
const MOST_FOLLOWED = 2_000_000;

/** What can be read next, and whether a match is complete, now or at the line's end. */
interface After {
  places: number[];
  match: boolean;
  matchAtEnd: boolean;
}

interface Bits {
  readonly words: Int32Array;
  /** No later word holds a bit. */
  used: number;
}

/** Places as words of bits, those that are not empty: index, bits, index, bits ... */
type Row = Int32Array;

/**
 * Runs a pattern over a line as a set of bits, one for each character it may read next: quick where an automaton would
 * need too many states. Most places are followed by the next one alone, for which the set is shifted; the others have
 * rows. `make` answers undefined for patterns with word boundaries, of bytes, or with too many places.
 */
export class BitSimulation {
  readonly #alphabet: CharAlphabet;
  readonly #words: number;
  /** For each class of characters, the places that take it. */
  readonly #takes: Int32Array;
  readonly #shifts: Int32Array;
  readonly #jumps: Int32Array;
  readonly #rows: (Row | undefined)[];
  readonly #match: Int32Array;
  readonly #matchAtEnd: Int32Array;
  readonly #first: After;
  readonly #later: After;
  readonly #firstRow: Row;
  readonly #laterRow: Row;
  #now: Bits;
  #next: Bits;
  #ended = false;

  private constructor(alphabet: CharAlphabet, program: Program, places: Places) {
    const count = places.list.length;
    const words = (count >> 5) + 1;
    this.#alphabet = alphabet;
    this.#words = words;
    this.#takes = new Int32Array(alphabet.size * words);
    this.#shifts = new Int32Array(words);
    this.#jumps = new Int32Array(words);
    this.#match = new Int32Array(words);
    this.#matchAtEnd = new Int32Array(words);
    this.#now = { words: new Int32Array(words), used: 0 };
    this.#next = { words: new Int32Array(words), used: 0 };
    this.#first = places.after(program.start, true);
    this.#later = places.after(program.start, false);
    this.#firstRow = toRow(this.#first.places);
    this.#laterRow = toRow(this.#later.places);
    this.#rows = places.list.map((pc, place) => this.#addPlace(program, places, pc, place));
  }

  static make(node: Node): BitSimulation | undefined {
    if (readsBytes(node)) return undefined;
    try {
      const alphabet = new CharAlphabet(node);
      const program = compile(node, alphabet);
      if (program.looks.some((look) => look.at !== 'lineStart' && look.at !== 'lineEnd')) return undefined;
      const places = new Places(program);
      const tooMany =
        places.list.length > MOST_PLACES || alphabet.size * places.list.length > 32 * MOST_FOLLOWED;
      return tooMany ? undefined : new BitSimulation(alphabet, program, places);
    } catch (error) {
      if (error instanceof RegexError) return undefined;
      throw error;
    }
  }

  /** Whether the pattern matches in bytes [start, end), which hold no line break. */
  matches(bytes: Uint8Array, start: number, end: number): boolean {
    if (this.#first.match || this.#later.match) return true;
    if (start === end) return this.#first.matchAtEnd;
    if (this.#later.matchAtEnd) return true;
    empty(this.#now);
    add(this.#now, this.#firstRow);
    for (let at = start; at < end; ) {
      const point = bytes[at]! < 0x80 ? bytes[at]! : pointAt(bytes, at, end);
      at += widthOf(point);
      if (this.#step(point < 0 ? this.#alphabet.end : this.#alphabet.symbol(point))) return true;
    }
    return this.#ended;
  }

  /** Reads a character; true when a match is complete. What is no character is taken by no place. */
  #step(symbol: number): boolean {
    const now = this.#now;
    const next = this.#next;
    const from = symbol * this.#words;
    let matched = 0;
    let ended = 0;
    let carry = 0;
    empty(next);
    for (let word = 0; word <= now.used; word++) {
      const bits = now.words[word]! & this.#takes[from + word]!;
      if ((bits | carry) === 0) continue;
      matched |= bits & this.#match[word]!;
      ended |= bits & this.#matchAtEnd[word]!;
      const moved = bits & this.#shifts[word]!;
      put(next, word, (moved << 1) | carry);
      carry = moved >>> 31;
      for (let jumps = bits & this.#jumps[word]!; jumps !== 0; jumps &= jumps - 1)
        add(next, this.#rows[word * 32 + 31 - Math.clz32(jumps & -jumps)]!);
    }
    put(next, now.used + 1, carry);
    add(next, this.#laterRow);
    this.#next = now;
    this.#now = next;
    this.#ended = ended !== 0;
    return matched !== 0;
  }

  /** Enters a place in the tables; its row, when more than the next place follows it. */
  #addPlace(program: Program, places: Places, pc: number, place: number): Row | undefined {
    const table = program.tables[program.x[pc]!]!;
    const [word, bit] = [place >> 5, 1 << (place & 31)];
    for (let symbol = 0; symbol < table.length; symbol++)
      if (table[symbol] !== STOP) this.#takes[symbol * this.#words + word]! |= bit;
    const after = places.after(program.y[pc]!, false);
    if (after.match) this.#match[word]! |= bit;
    if (after.matchAtEnd) this.#matchAtEnd[word]! |= bit;
    if (after.places.includes(place + 1)) this.#shifts[word]! |= bit;
    const others = after.places.filter((each) => each !== place + 1);
    if (others.length === 0) return undefined;
    this.#jumps[word]! |= bit;
    return toRow(others);
  }
}

function empty(bits: Bits): void {
  bits.words.fill(0, 0, bits.used + 1);
  bits.used = 0;
}

function put(to: Bits, word: number, bits: number): void {
  if (bits === 0) return;
  to.words[word]! |= bits;
  if (word > to.used) to.used = word;
}

function add(to: Bits, row: Row): void {
  for (let i = 0; i < row.length; i += 2) put(to, row[i]!, row[i + 1]!);
}

function toRow(places: readonly number[]): Row {
  const words = new Map<number, number>();
  for (const place of places) words.set(place >> 5, (words.get(place >> 5) ?? 0) | (1 << (place & 31)));
  return Int32Array.from([...words].flat());
}

/** The instructions that read, in the order in which they are read. */
class Places {
  readonly list: readonly number[];
  readonly #of: Int32Array;
  readonly #seen: Int32Array;
  readonly #program: Program;
  #epoch = 0;
  #followed = 0;

  constructor(program: Program) {
    this.#program = program;
    this.#of = new Int32Array(program.op.length);
    this.#seen = new Int32Array(program.op.length * 2);
    const list: number[] = [];
    // A program is built from its end.
    for (let pc = program.op.length - 1; pc >= 0; pc--)
      if (program.op[pc] === READ) this.#of[pc] = list.push(pc) - 1;
    this.list = list;
  }

  /** What can be read or matched from `pc` without reading first; throws a RegexError when that is too much. */
  after(pc: number, atStart: boolean): After {
    const { op, x, y, looks } = this.#program;
    const epoch = ++this.#epoch;
    const after: After = { places: [], match: false, matchAtEnd: false };
    // An instruction, twice; and one more when the line must have ended.
    const stack = [pc * 2];
    for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
      if (this.#seen[key] === epoch) continue;
      this.#seen[key] = epoch;
      const [at, end] = [key >> 1, key & 1];
      const code = op[at];
      if (code === SPLIT) stack.push(y[at]! * 2 + end, x[at]! * 2 + end);
      else if (code === MATCH && end) after.matchAtEnd = true;
      else if (code === MATCH) after.match = true;
      else if (code === READ && !end) after.places.push(this.#of[at]!);
      else if (code === LOOK) {
        const isEnd = looks[x[at]!]!.at === 'lineEnd';
        if (isEnd || atStart) stack.push(y[at]! * 2 + (isEnd ? 1 : end));
      }
    }
    this.#followed += after.places.length;
    if (this.#followed > MOST_FOLLOWED) throw new RegexError('too much follows too much', 0);
    return after;
  }
}
