import { editDistance } from '../../../contract/edit-distance.js';
import type { PathTable } from './table.js';
import type { Term } from './term.js';

const MOST_BITS = 31;
const POINT = 46;
const EDIT = 100;
const IN_PATH = 60;
const OTHER_FIRST = 10;
const UNCOVERED = 4;
const PATH_CHARACTER = 0.1;
/** Paths that are looked at between two turns. */
const STEP = 2048;
/** So many times what is wanted are compared as whole names. */
const FINALISTS = 3;
/** A name further off than this is not the one that was meant: how much longer it is tells enough. */
const MOST_SLIPS = 3;

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
  /** The one term is the whole name, perhaps but for its ending, with one error at most. */
  isName: boolean;
}

interface Found extends Near {
  /** Of one term. */
  edits: number;
}

/** Paths whose names (or, for several terms, paths) hold every term but for a few errors: dropped, wrong, extra, swapped characters. */
export function* near(table: PathTable, terms: readonly Term[], most: number): Generator<void, Near[]> {
  const patterns = terms.map(patternOf);
  if (patterns.every((pattern) => pattern.mostEdits === 0)) return [];
  const [only] = patterns;
  if (only && patterns.length === 1) return yield* nearOne(table, only, most);
  const found: Found[] = [];
  for (let from = 0; from < table.size; from += STEP) {
    addAll(table, patterns, found, { from, to: Math.min(from + STEP, table.size) });
    yield;
  }
  return cheapest(found, most);
}

/** Where a whole name is found with one error, more errors were not made. */
function* nearOne(table: PathTable, pattern: Pattern, most: number): Generator<void, Near[]> {
  for (let mostEdits = pattern.inPath ? pattern.mostEdits : 1; ; mostEdits = pattern.mostEdits) {
    const found: Found[] = [];
    const wanted = { most: most * FINALISTS, counts: new Int32Array(mostEdits + 1) };
    const tried = { ...pattern, mostEdits };
    for (let from = 0; from < table.size; from += STEP) {
      addOne(table, tried, found, { from, to: Math.min(from + STEP, table.size), ...wanted });
      yield;
    }
    const finalists = cheapest(found, most * FINALISTS);
    for (const each of finalists) judge(table, pattern, each);
    if (mostEdits === pattern.mostEdits || finalists.some(({ isName }) => isName))
      return cheapest(finalists, most);
  }
}

interface Range {
  from: number;
  to: number;
}

function addAll(table: PathTable, patterns: readonly Pattern[], found: Found[], { from, to }: Range): void {
  const length = patterns.reduce((sum, pattern) => sum + pattern.length, 0);
  const last = patterns.at(-1)!.term.name;
  for (let index = from; index < to; index++) {
    let errors = 0;
    for (const pattern of patterns) {
      errors += termCost(table, pattern, index, true);
      if (errors === Number.POSITIVE_INFINITY) break;
    }
    if (errors === Number.POSITIVE_INFINITY) continue;
    const rest = Math.abs(stemEnd(table, index) - table.name[index]! - length);
    const cost = errors + rest * UNCOVERED + placeCost(table, last, index);
    found.push({ index, cost, isName: false, edits: 0 });
  }
}

/** As soon as `most` paths hold the term with so many errors, those that need more are passed over. */
function addOne(
  table: PathTable,
  pattern: Pattern,
  found: Found[],
  { from, to, most, counts }: Range & { most: number; counts: Int32Array },
): void {
  const { name } = pattern.term;
  for (let index = from; index < to; index++) {
    const errors = termCost(table, pattern, index, false);
    if (errors === Number.POSITIVE_INFINITY) continue;
    const edits = errors / EDIT;
    const rest = Math.abs(stemEnd(table, index) - table.name[index]! - name.length);
    const cost = errors + rest * UNCOVERED + placeCost(table, name, index);
    found.push({ index, cost, isName: false, edits });
    for (let level = edits; level <= pattern.mostEdits; level++)
      if (++counts[level]! > most) pattern.mostEdits = level;
  }
}

/** Sets the cost by the whole name: what the term does not cover of it, as another ending, counts less than an error. */
function judge(table: PathTable, { term: { name }, inPath }: Pattern, each: Found): void {
  const { index, edits } = each;
  const from = table.name[index]!;
  const stem = table.bytes.subarray(from, stemEnd(table, index));
  const ends = name.includes(POINT) ? [stem, table.bytes.subarray(from, table.nameEnd[index]!)] : [stem];
  const slips = Math.min(...ends.map((whole) => slipsIn(name, whole)));
  const longer = Math.abs(stem.length - name.length);
  const rest = Math.max(slips > MOST_SLIPS ? longer : 0, slips - edits);
  each.cost = edits * EDIT + rest * UNCOVERED + placeCost(table, name, index);
  each.isName = slips <= 1 && !inPath;
}

/** Edits that turn what was asked for into a whole name; more than MOST_SLIPS are not counted. */
function slipsIn(asked: Uint8Array, name: Uint8Array): number {
  if (Math.abs(asked.length - name.length) > MOST_SLIPS) return MOST_SLIPS + 1;
  let start = 0;
  while (start < asked.length && asked[start] === name[start]) start++;
  let [end, nameEnd] = [asked.length, name.length];
  for (; end > start && nameEnd > start && asked[end - 1] === name[nameEnd - 1]; end--) nameEnd--;
  const text = (bytes: Uint8Array, to: number): string => String.fromCharCode(...bytes.subarray(start, to));
  return editDistance(text(asked, end), text(name, nameEnd), MOST_SLIPS);
}

/** Only those that may be among the best are sorted. */
function cheapest(found: readonly Found[], most: number): Found[] {
  const counts: number[] = [];
  for (const { cost } of found) counts[Math.floor(cost)] = (counts[Math.floor(cost)] ?? 0) + 1;
  let bar = -1;
  for (let left = most; left > 0 && bar < counts.length; ) left -= counts[++bar] ?? 0;
  return found
    .filter(({ cost }) => cost < bar + 1)
    .sort((a, b) => a.cost - b.cost || a.index - b.index)
    .slice(0, most);
}

function patternOf(term: Term): Pattern {
  const length = Math.min(MOST_BITS, term.bytes.length);
  const places = new Int32Array(256);
  for (let at = 0; at < length; at++) places[term.bytes[at]!]! |= 1 << at;
  const mostEdits = length < 4 ? 0 : length < 6 ? 1 : length < 13 ? 2 : 3;
  return { term, length, places, mostEdits, inPath: term.folder !== undefined };
}

function termCost(table: PathTable, pattern: Pattern, index: number, several: boolean): number {
  const { mask } = pattern.term;
  const most = pattern.mostEdits;
  let start = table.name[index]!;
  let extra = 0;
  if (pattern.inPath || areMore(mask & ~table.nameMask[index]!, most)) {
    if (!pattern.inPath && !several) return Number.POSITIVE_INFINITY;
    if (areMore(mask & ~table.mask[index]!, most)) return Number.POSITIVE_INFINITY;
    start = table.start[index]!;
    extra = pattern.inPath ? 0 : IN_PATH;
  }
  const end = table.start[index + 1]!;
  if (end - start < pattern.length - most) return Number.POSITIVE_INFINITY;
  const edits = fewestEdits(table.bytes, pattern, start, end);
  return edits > most ? Number.POSITIVE_INFINITY : edits * EDIT + extra;
}

/**
 * Fewest edits (with swaps of neighbours) that turn the term into some part of the bytes from `start` to before `end`.
 * H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.
 */
function fewestEdits(
  bytes: Uint8Array,
  { length, places, mostEdits: most }: Pattern,
  start: number,
  end: number,
): number {
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
    // Each character that is left takes away one edit at most.
    else if (edits - (end - 1 - at) > most) break;
  }
  return fewest;
}

/** Among equal numbers of errors: names with the same first character, in short paths. */
function placeCost(table: PathTable, asked: Uint8Array, index: number): number {
  return (
    (table.bytes[table.name[index]!] === asked[0] ? 0 : OTHER_FIRST) +
    (table.nameEnd[index]! - table.start[index]!) * PATH_CHARACTER
  );
}

/** Where the name's last point is, or its end. */
function stemEnd(table: PathTable, index: number): number {
  const end = table.nameEnd[index]!;
  const point = table.bytes.lastIndexOf(POINT, end - 1);
  return point > table.name[index]! ? point : end;
}

/** Whether more than so many bits are set. */
function areMore(bits: number, most: number): boolean {
  let left = most;
  for (let rest = bits; rest !== 0 && left >= 0; rest &= rest - 1) left--;
  return left < 0;
}
