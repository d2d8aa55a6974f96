import { FAMILIES, FAMILY } from '../symbols/language.js';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import { Rows } from './rows.js';
import type { MapFile } from './source.js';

/** Files that use names which others define. A key is a name that is defined in a language family. */
export interface Graph {
  /** The key of a name in a family, by `name * FAMILIES + family`; -1 where it is not defined. */
  keys: Int32Array;
  /** `definer` holds the files that define a key from `definers[key]` to before `definers[key + 1]`. */
  definers: Int32Array;
  definer: Int32Array;
  /** The only file that defines a key, or -1; that it uses the name itself says nothing about other files. */
  sole: Int32Array;
  /** The keys that a file uses, each with the root of how often. */
  uses: Rows;
  /** What a use of a key weighs. */
  factor: Float64Array;
  /** What all that a file uses weighs. */
  total: Float64Array;
}

const MANY_DEFINERS = 5;
const MOST_PATCHED = 20;
const SPARE_NAMES = 10_000;
/** After so many files others have their turn. */
const FILES = 32;
const MANY_FILES = 512;

/** Makes graphs. What was linked for the one before is kept, and a few changed files are linked anew in it. */
export class GraphMaker {
  readonly names: Names;
  /** By name; 0 is not known yet. */
  #factors = new Float64Array(0);
  #files: readonly MapFile[] = [];
  #keys = new Int32Array(0);
  #nameOf: number[] = [];
  #defines = new Rows(0, 0);
  #uses = new Rows(0, 0);
  /** How many names there were when all this was linked: a later one was used by no file of then. */
  #read = 0;

  constructor(names: Names) {
    this.names = names;
  }

  /** `focus` is a further factor a name. Yields often, as all work does here that grows with the tree. */
  *make(files: readonly MapFile[], focus?: (name: number) => number): Generator<void, Graph> {
    yield* this.#link(files);
    yield;
    const defined = definersOf(this.#defines, this.#nameOf.length);
    yield;
    const factor = this.#keyFactors(defined.definers, focus);
    yield;
    const total = yield* totalsOf(this.#uses, defined.sole, factor);
    return { ...defined, keys: this.#keys, uses: this.#uses, factor, total };
  }

  *#link(files: readonly MapFile[]): Generator<void> {
    const hasRoom = this.names.count * FAMILIES <= this.#keys.length;
    const changed = this.#changed(files);
    const isPatch =
      files.length === this.#files.length && changed.length <= MOST_PATCHED && this.#uses.isDense && hasRoom;
    this.#files = files;
    if (!isPatch) {
      this.#keys = new Int32Array((this.names.count + SPARE_NAMES) * FAMILIES).fill(-1);
      this.#nameOf = [];
      const count = (of: 'definitions' | 'uses'): number =>
        files.reduce((sum, { symbols }) => sum + symbols[of].length, 0);
      this.#defines = new Rows(files.length, count('definitions') / DEFINITION_SIZE);
      this.#uses = new Rows(files.length, count('uses') / 2);
      yield;
    }
    const linked = isPatch ? changed : [...files.keys()];
    const known = this.#nameOf.length;
    for (const [at, file] of linked.entries()) {
      this.#define(file);
      if (at % FILES === FILES - 1) yield;
    }
    for (const [at, file] of linked.entries()) {
      this.#use(file);
      if (at % FILES === FILES - 1) yield;
    }
    if (isPatch) this.#useAgain(this.#nameOf.slice(known).filter((name) => name < this.#read));
    this.#read = this.names.count;
  }

  /** Which files are not those of before, by index: all, where there are more or fewer. */
  #changed(files: readonly MapFile[]): number[] {
    const changed: number[] = [];
    const isOther = files.length !== this.#files.length;
    for (let at = 0; at < files.length; at++) if (isOther || files[at] !== this.#files[at]) changed.push(at);
    return changed;
  }

  #define(file: number): void {
    const { symbols, language } = this.#files[file]!;
    const { definitions } = symbols;
    const family = FAMILY[language];
    const own = new Set<number>();
    for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
      if (definitions[at]! < 0) continue;
      const place = definitions[at]! * FAMILIES + family;
      if (this.#keys[place]! < 0) this.#keys[place] = this.#nameOf.push(definitions[at]!) - 1;
      own.add(this.#keys[place]!);
    }
    this.#defines.begin(file);
    for (const key of own) this.#defines.add(key, 0);
    this.#defines.end(file);
  }

  #use(file: number): void {
    const { symbols, language } = this.#files[file]!;
    const { uses } = symbols;
    const family = FAMILY[language];
    const keys = this.#keys;
    this.#uses.begin(file);
    for (let at = 0; at < uses.length; at += 2) {
      const key = keys[uses[at]! * FAMILIES + family]!;
      if (key >= 0) this.#uses.add(key, uses[at + 1]!);
    }
    this.#uses.end(file);
  }

  /** Links the files anew that use names which were known, and are defined only now. */
  #useAgain(defined: readonly number[]): void {
    if (defined.length === 0) return;
    const isNew = new Uint8Array(this.names.count);
    for (const name of defined) isNew[name] = 1;
    this.#files.forEach(({ symbols: { uses } }, file) => {
      let at = 0;
      while (at < uses.length && isNew[uses[at]!] === 0) at += 2;
      if (at < uses.length) this.#use(file);
    });
  }

  #keyFactors(definers: Int32Array, focus?: (name: number) => number): Float64Array {
    if (this.#factors.length < this.names.count) {
      const larger = new Float64Array(2 * this.names.count);
      larger.set(this.#factors);
      this.#factors = larger;
    }
    const factors = new Float64Array(this.#nameOf.length);
    for (let key = 0; key < factors.length; key++) {
      const name = this.#nameOf[key]!;
      const count = definers[key + 1]! - definers[key]!;
      // What no file defines any more has no weight.
      if (count === 0) continue;
      if (this.#factors[name] === 0) this.#factors[name] = nameFactor(this.names.text(name));
      factors[key] = this.#factors[name]! * (count > MANY_DEFINERS ? 0.1 : 1) * (focus ? focus(name) : 1);
    }
    return factors;
  }
}

/** aider's factors: long compound names say most; names that are private, or short, little. */
function nameFactor(name: string): number {
  let factor = 1;
  const isCompound = name.includes('_') || (/[a-z]/.test(name) && /[A-Z]/.test(name));
  if (name.length >= 8 && isCompound) factor *= 10;
  if (name.startsWith('_') || name.length <= 3) factor *= 0.1;
  return factor;
}

function definersOf({ from, to, key }: Rows, keys: number): Pick<Graph, 'definers' | 'definer' | 'sole'> {
  const definers = new Int32Array(keys + 1);
  for (let file = 0; file < from.length; file++)
    for (let at = from[file]!; at < to[file]!; at++) definers[key[at]! + 1]!++;
  for (let each = 0; each < keys; each++) definers[each + 1]! += definers[each]!;
  const definer = new Int32Array(definers[keys]!);
  const sole = new Int32Array(keys).fill(-1);
  const free = definers.slice();
  for (let file = 0; file < from.length; file++)
    for (let at = from[file]!; at < to[file]!; at++) {
      const each = key[at]!;
      definer[free[each]!++] = file;
      if (definers[each + 1]! - definers[each]! === 1) sole[each] = file;
    }
  return { definers, definer, sole };
}

function* totalsOf(uses: Rows, sole: Int32Array, factor: Float64Array): Generator<void, Float64Array> {
  const total = new Float64Array(uses.from.length);
  for (let file = 0; file < total.length; file += MANY_FILES) {
    sumTotals(total.subarray(file, file + MANY_FILES), file, uses, { sole, factor });
    yield;
  }
  return total;
}

/** The totals of some files, of which the first has the number `first`. */
function sumTotals(
  total: Float64Array,
  first: number,
  { from, to, key, root }: Rows,
  { sole, factor }: Pick<Graph, 'sole' | 'factor'>,
): void {
  for (let at = 0; at < total.length; at++) {
    const file = first + at;
    let sum = 0;
    for (let use = from[file]!; use < to[file]!; use++) {
      const each = key[use]!;
      if (sole[each] !== file) sum += factor[each]! * root[use]!;
    }
    total[at] = sum;
  }
}
