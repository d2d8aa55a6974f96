import { LineCounter } from 'yaml';
import { RunError } from '../contract/error.js';

/** Where a value stands in its file: offsets of its key (or of itself in a list), of its text, and of its end. */
export interface Spot {
  key: number;
  start: number;
  end: number;
}

const MOST = 20;

/** One YAML file: its value, the place of every part of it, and all that is wrong with it. */
export class Sheet {
  value: unknown = undefined;
  readonly lines = new LineCounter();
  private readonly spots = new Map<string, Spot>();
  private readonly problems = new Map<string, { offset: number; say: string }>();
  private readonly spoilt = new Set<number>();
  private readonly moves: { to: string; length: number; from: readonly PropertyKey[] }[] = [];

  constructor(
    readonly path: string,
    readonly text: string,
  ) {}

  /** Remembers where the value at `at` stands. */
  mark(at: readonly PropertyKey[], spot: Spot): void {
    this.spots.set(keyOf(at), spot);
  }

  /** Lets what is at `to`, and in it, have the place of `from`: for a value that was put into another shape. */
  follow(to: readonly PropertyKey[], from: readonly PropertyKey[]): void {
    this.moves.push({ to: keyOf(to), length: to.length, from });
  }

  /** The nearest place known for a part of the value: its own, else that of what holds it. */
  spot(at: readonly PropertyKey[]): Spot {
    return this.spotOf(this.written(at));
  }

  /** The same for a part of the file as it is written. */
  spotOf(at: readonly PropertyKey[]): Spot {
    for (let length = at.length; length >= 0; length--) {
      const found = this.spots.get(keyOf(at.slice(0, length)));
      if (found) return found;
    }
    return { key: 0, start: 0, end: this.text.length };
  }

  private written(at: readonly PropertyKey[]): readonly PropertyKey[] {
    const move = this.moves
      .filter(({ to, length }) => keyOf(at.slice(0, length)) === to)
      .sort((a, b) => b.length - a.length)[0];
    return move ? [...move.from, ...at.slice(move.length)] : at;
  }

  /** `path:line:column` of an offset, both counted from 1. */
  place(offset: number): string {
    const { line, col } = this.lines.linePos(Math.min(offset, this.text.length));
    return `${this.path}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  }

  /** Notes a problem at an offset: what is wrong, and what to do. */
  problem(offset: number, say: string): void {
    this.problems.set(`${offset} ${say}`, { offset, say });
    this.spoilt.add(offset);
  }

  /** Whether something is known to be wrong right there. */
  isSpoilt(offset: number): boolean {
    return this.spoilt.has(offset);
  }

  /** So much is wrong that looking on tells nobody anything new. */
  get isHopeless(): boolean {
    return this.problems.size > 10 * MOST;
  }

  /** Ends the run when anything is wrong: every problem (20 at most) with its line and column, in the file's order. */
  check(): void {
    if (this.problems.size === 0) return;
    const sorted = [...this.problems.values()].sort((a, b) => a.offset - b.offset);
    const told = sorted.slice(0, MOST).map(({ offset, say }) => `${this.place(offset)}: ${say}`);
    if (sorted.length > MOST) told.push(`${this.path}: and ${sorted.length - MOST} more problems`);
    throw new RunError('recipe', told.join('\n'));
  }
}

function keyOf(at: readonly PropertyKey[]): string {
  return JSON.stringify(at.map(String));
}
