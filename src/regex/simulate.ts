import { lookHolds, type Sides } from './look.js';
import { LOOK, MATCH, type Program, READ, SPLIT } from './program.js';
import { isWordPoint } from './unicode.js';
import { OUT, pointAt, STOP, widthOf } from './utf8.js';

/**
 * Runs a byte program over one line without making it deterministic: for lines the automaton is unsure of, and for
 * patterns whose automaton would not fit. Linear in the line; exact about word boundaries beyond ASCII.
 */
export class Simulation {
  readonly #program: Program;
  readonly #mark: Int32Array;
  #epoch = 0;

  constructor(program: Program) {
    this.#program = program;
    this.#mark = new Int32Array(program.op.length);
  }

  /** Whether the program matches in bytes [start, end), which holds no line break. */
  matches(bytes: Uint8Array, start: number, end: number): boolean {
    const program = this.#program;
    let current: number[] = [];
    let next: number[] = [];
    for (let at = start; at <= end; at++) {
      current.push(program.start);
      if (this.#advance(current, next, bytes, { at, start, end })) return true;
      [current, next] = [next, current];
      next.length = 0;
    }
    return false;
  }

  /** Follows `from` over the byte at `place.at` into `to`; true when a match is complete before it. */
  #advance(from: number[], to: number[], bytes: Uint8Array, place: Place): boolean {
    const { op, x, y, z, tables, looks } = this.#program;
    const epoch = ++this.#epoch;
    const mark = this.#mark;
    const byte = place.at < place.end ? bytes[place.at]! : -1;
    let sides: Sides | undefined;
    for (let pc = from.pop(); pc !== undefined; pc = from.pop()) {
      if (mark[pc] === epoch) continue;
      mark[pc] = epoch;
      const code = op[pc]!;
      if (code === SPLIT) from.push(y[pc]!, x[pc]!);
      else if (code === MATCH) return true;
      else if (code === LOOK) {
        sides ??= sidesOf(bytes, place);
        if (lookHolds(looks[x[pc]!]!, sides)) from.push(y[pc]!);
      } else if (code === READ && byte >= 0) {
        const way = tables[x[pc]!]![byte]!;
        if (way !== STOP) to.push(way === OUT ? y[pc]! : way + z[pc]!);
      }
    }
    return false;
  }
}

interface Place {
  at: number;
  start: number;
  end: number;
}

function sidesOf(bytes: Uint8Array, { at, start, end }: Place): Sides {
  const first = at === start;
  const last = at === end;
  const before = first ? NONE : pointBefore(bytes, start, at);
  const after = last ? NONE : pointAt(bytes, at, end);
  return {
    start: first,
    end: last,
    afterNewline: first,
    beforeNewline: last,
    afterWord: isWordPoint(before),
    beforeWord: isWordPoint(after),
    afterAscii: !first && bytes[at - 1]! < 128 && isWordPoint(bytes[at - 1]!),
    beforeAscii: !last && bytes[at]! < 128 && isWordPoint(bytes[at]!),
    afterBroken: before === -1,
    beforeBroken: after === -1,
  };
}

/** The end of the line: neither a character nor broken. */
const NONE = -2;

/** The code point that ends before `at`; -1 when there is none. */
function pointBefore(bytes: Uint8Array, start: number, at: number): number {
  let from = at - 1;
  while (from > start && at - from < 4 && (bytes[from]! & 0xc0) === 0x80) from--;
  const point = pointAt(bytes, from, at);
  return point < 0 || widthOf(point) !== at - from ? -1 : point;
}
