import type { PathTable } from './table.js';
import type { Term } from './term.js';

const MOST_BITS = 31;
const EDIT = 100;
const IN_PATH = 60;
const OTHER_FIRST = 10;
const LENGTH_DIFFERENCE = 4;
const PATH_CHARACTER = 0.1;

/** A term made ready for the bit-parallel search. */
interface Pattern {
  term: Term;
  length: number;
  /** For each byte, the places where the term holds it. */
  places: Int32Array;
  mostEdits: number;
  /** The term names folders too: it is looked for in the whole path. */
  inPath: boolean;
}

/** A path that matches with typing errors; the lower the cost the better. */
export interface Near {
  index: number;
  cost: number;
  /** The one term is the whole name, but for its ending and the errors. */
  isStem: boolean;
}

/** Paths whose names (or, for several terms, paths) hold every term but for a few errors: dropped, wrong, extra, swapped characters. */
export function near(table: PathTable, terms: readonly Term[], most: number): Near[] {
  const patterns = terms.map(patternOf);
  if (patterns.every((pattern) => pattern.mostEdits === 0)) return [];
  const found: Near[] = [];
  for (let index = 0; index < table.paths.length; index++) {
    let cost = 0;
    for (const pattern of patterns) {
      cost += termCost(table, pattern, index, patterns.length > 1);
      if (cost === Number.POSITIVE_INFINITY) break;
    }
    if (cost === Number.POSITIVE_INFINITY) continue;
    const difference = Math.abs(stemLength(table, index) - lengthOf(terms));
    const isStem = terms.length === 1 && cost <= EDIT && difference <= cost / EDIT;
    found.push({ index, cost: cost + shapeCost(table, terms, index, difference), isStem });
  }
  return found.sort((a, b) => a.cost - b.cost || a.index - b.index).slice(0, most);
}

function patternOf(term: Term): Pattern {
  const length = Math.min(MOST_BITS, term.bytes.length);
  const places = new Int32Array(256);
  for (let at = 0; at < length; at++) places[term.bytes[at]!]! |= 1 << at;
  const mostEdits = length < 4 ? 0 : length < 6 ? 1 : length < 13 ? 2 : 3;
  return { term, length, places, mostEdits, inPath: term.bytes.includes(47) };
}

function termCost(table: PathTable, pattern: Pattern, index: number, several: boolean): number {
  const { mask } = pattern.term;
  const most = pattern.mostEdits;
  let start = table.name[index]!;
  let extra = 0;
  if (pattern.inPath || bitCount(mask & ~table.nameMask[index]!) > most) {
    if (!pattern.inPath && !several) return Number.POSITIVE_INFINITY;
    if (bitCount(mask & ~table.mask[index]!) > most) return Number.POSITIVE_INFINITY;
    start = table.start[index]!;
    extra = pattern.inPath ? 0 : IN_PATH;
  }
  const edits = fewestEdits(table.bytes, pattern, start, table.start[index + 1]!);
  return edits > most ? Number.POSITIVE_INFINITY : edits * EDIT + extra;
}

/**
 * Fewest edits (with swaps of neighbours) that turn the term into some part of the bytes from `start` to before `end`.
 * H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.
 */
function fewestEdits(bytes: Uint8Array, { length, places }: Pattern, start: number, end: number): number {
  const last = 1 << (length - 1);
  let up = -1;
  let down = 0;
  let same = 0;
  let placesBefore = 0;
  let edits = length;
  let fewest = length;
  for (let at = start; at < end; at++) {
    const here = places[bytes[at]!]!;
    const swapped = ((~same & here) << 1) & placesBefore;
    same = ((((here & up) + up) | 0) ^ up) | here | down | swapped;
    const more = down | ~(same | up);
    const fewer = same & up;
    if (more & last) edits++;
    else if (fewer & last) edits--;
    up = (fewer << 1) | ~(same | (more << 1));
    down = same & (more << 1);
    placesBefore = here;
    if (edits < fewest) fewest = edits;
  }
  return fewest;
}

/** Among equal numbers of edits: names about as long as the terms, with the same first character, in short paths. */
function shapeCost(table: PathTable, terms: readonly Term[], index: number, difference: number): number {
  const first = terms.at(-1)!.bytes;
  const firstOfName = first[first.lastIndexOf(47) + 1];
  return (
    difference * LENGTH_DIFFERENCE +
    (table.bytes[table.name[index]!] === firstOfName ? 0 : OTHER_FIRST) +
    (table.nameEnd[index]! - table.start[index]!) * PATH_CHARACTER
  );
}

function lengthOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { bytes }) => sum + Math.min(MOST_BITS, bytes.length), 0);
}

/** Characters of the name before its last point. */
function stemLength(table: PathTable, index: number): number {
  const name = table.name[index]!;
  const end = table.nameEnd[index]!;
  const point = table.bytes.lastIndexOf(46, end - 1);
  return (point > name ? point : end) - name;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
