import { LOOK, MATCH, type Program, READ, SPLIT } from './program.js';
import { OUT, STOP } from './utf8.js';

const MOST_PLACES = 1024;

/** What follows a place: the places that may read the next byte, and whether a match is complete, now or at the line's end. */
interface After {
  places: number[];
  match: boolean;
  matchAtEnd: boolean;
}

/**
 * Runs a program over a line as sets of bits, one for each byte it may read next: quick where an automaton would need
 * too many states. `make` answers undefined for programs with word boundaries, or too many places.
 */
export class BitSimulation {
  readonly #words: number;
  /** For each byte, the places that take it; for each place, the places after it. */
  readonly #takes: Int32Array;
  readonly #follow: Int32Array;
  readonly #match: Int32Array;
  readonly #matchAtEnd: Int32Array;
  readonly #first: After;
  readonly #later: After;
  readonly #laterBits: Int32Array;
  #now: Int32Array;
  #next: Int32Array;

  private constructor(program: Program, places: Places) {
    this.#words = Math.ceil(places.list.length / 32) || 1;
    const words = this.#words;
    this.#takes = new Int32Array(256 * words);
    this.#follow = new Int32Array(places.list.length * words);
    this.#match = new Int32Array(words);
    this.#matchAtEnd = new Int32Array(words);
    this.#now = new Int32Array(words);
    this.#next = new Int32Array(words);
    this.#first = places.after(program.start, true);
    this.#later = places.after(program.start, false);
    this.#laterBits = new Int32Array(words);
    for (const place of this.#later.places) set(this.#laterBits, place);
    places.list.forEach(({ pc, target }, index) => {
      this.#addPlace(program, places, index, pc, target);
    });
  }

  static make(program: Program): BitSimulation | undefined {
    if (program.looks.some((look) => look.at !== 'lineStart' && look.at !== 'lineEnd')) return undefined;
    const places = new Places(program);
    return places.list.length > MOST_PLACES ? undefined : new BitSimulation(program, places);
  }

  /** Whether the program matches in bytes [start, end), which holds no line break. */
  matches(bytes: Uint8Array, start: number, end: number): boolean {
    if (this.#first.match || this.#later.match) return true;
    if (start === end) return this.#first.matchAtEnd;
    if (this.#later.matchAtEnd) return true;
    this.#now.fill(0);
    for (const place of this.#first.places) set(this.#now, place);
    for (let at = start; at < end; at++) {
      if (this.#step(bytes[at]!)) return true;
    }
    return this.#ended;
  }

  #ended = false;

  /** Reads a byte; true when a match is complete. */
  #step(byte: number): boolean {
    const words = this.#words;
    const follow = this.#follow;
    const next = this.#next;
    next.set(this.#laterBits);
    let matched = 0;
    let ended = 0;
    for (let word = 0; word < words; word++) {
      let bits = this.#now[word]! & this.#takes[byte * words + word]!;
      matched |= bits & this.#match[word]!;
      ended |= bits & this.#matchAtEnd[word]!;
      for (; bits !== 0; bits &= bits - 1) {
        const row = (word * 32 + 31 - Math.clz32(bits & -bits)) * words;
        for (let i = 0; i < words; i++) next[i]! |= follow[row + i]!;
      }
    }
    this.#next = this.#now;
    this.#now = next;
    this.#ended = ended !== 0;
    return matched !== 0;
  }

  #addPlace(program: Program, places: Places, index: number, pc: number, target: number): void {
    const words = this.#words;
    const table = program.tables[program.x[pc]!]!;
    for (let byte = 0; byte < 256; byte++) {
      const to = table[byte]!;
      if (to === STOP || targetOf(program, pc, to) !== target) continue;
      this.#takes[byte * words + (index >> 5)]! |= 1 << (index & 31);
    }
    const after = places.after(target, false);
    for (const place of after.places) this.#follow[index * words + (place >> 5)]! |= 1 << (place & 31);
    if (after.match) set(this.#match, index);
    if (after.matchAtEnd) set(this.#matchAtEnd, index);
  }
}

/** One place for each instruction that reads, and each way out of it. */
class Places {
  readonly list: { pc: number; target: number }[] = [];
  readonly #of = new Map<number, number[]>();
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
    for (let pc = 0; pc < program.op.length && this.list.length <= MOST_PLACES; pc++) {
      if (program.op[pc] !== READ) continue;
      const ways = new Set(program.tables[program.x[pc]!]!);
      ways.delete(STOP);
      this.#of.set(
        pc,
        [...ways].map((to) => this.list.push({ pc, target: targetOf(program, pc, to) }) - 1),
      );
    }
  }

  /** What can be read or matched from `pc` without reading first. */
  after(pc: number, atStart: boolean): After {
    const { op, x, y, looks } = this.#program;
    const places = new Set<number>();
    const seen = new Set<number>();
    const after: After = { places: [], match: false, matchAtEnd: false };
    for (const stack = [{ pc, end: false }]; stack.length > 0; ) {
      const at = stack.pop()!;
      const key = at.pc * 2 + (at.end ? 1 : 0);
      if (seen.has(key)) continue;
      seen.add(key);
      const code = op[at.pc];
      if (code === SPLIT) stack.push({ pc: y[at.pc]!, end: at.end }, { pc: x[at.pc]!, end: at.end });
      else if (code === MATCH && at.end) after.matchAtEnd = true;
      else if (code === MATCH) after.match = true;
      else if (code === READ && !at.end) for (const place of this.#of.get(at.pc) ?? []) places.add(place);
      else if (code === LOOK) {
        const isEnd = looks[x[at.pc]!]!.at === 'lineEnd';
        if (isEnd || atStart) stack.push({ pc: y[at.pc]!, end: at.end || isEnd });
      }
    }
    after.places = [...places];
    return after;
  }
}

function targetOf(program: Program, pc: number, to: number): number {
  return to === OUT ? program.y[pc]! : to + program.z[pc]!;
}

function set(bits: Int32Array, index: number): void {
  bits[index >> 5]! |= 1 << (index & 31);
}
