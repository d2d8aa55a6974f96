import { FAMILIES, FAMILY } from '../symbols/language.js';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { MapFile } from './collect.js';

/** Files that use names which others define, in rows. A key is a name in a language family. */
export interface Graph {
  /** `definer` holds the files that define a key from `definers[key]` to before `definers[key + 1]`. */
  definers: Int32Array;
  definer: Int32Array;
  /** A file's edges stand from `from[file]` to before `from[file + 1]`: to which key, and how heavy. */
  from: Int32Array;
  key: Int32Array;
  weight: Float64Array;
  /** Sum of the weights of a file's edges. */
  total: Float64Array;
}

const ROOTS = Float64Array.from({ length: 256 }, (_, count) => Math.sqrt(count));
const MANY_DEFINERS = 5;

/** Makes graphs; what it learned about names is kept for the next one. */
export class GraphMaker {
  readonly names: Names;
  /** By name; 0 is not known yet. */
  #factors = new Float64Array(0);

  constructor(names: Names) {
    this.names = names;
  }

  /** `focus` is a further factor a name. */
  make(files: readonly MapFile[], focus: (name: number) => number): Graph {
    const { definers, definer } = definersOf(files, this.names.count);
    const factors = this.#keyFactors(definers, focus);
    let most = 0;
    for (const { symbols } of files) most += symbols.uses.length / 2;
    const from = new Int32Array(files.length + 1);
    const key = new Int32Array(most);
    const weight = new Float64Array(most);
    const total = new Float64Array(files.length);
    let count = 0;
    for (let file = 0; file < files.length; file++) {
      const { symbols, language } = files[file]!;
      const { uses } = symbols;
      const family = FAMILY[language];
      let sum = 0;
      for (let at = 0; at < uses.length; at += 2) {
        const each = uses[at]! * FAMILIES + family;
        const factor = factors[each]!;
        if (factor === 0) continue;
        // A name that only its own definer uses says nothing about other files.
        const first = definers[each]!;
        if (definers[each + 1]! - first === 1 && definer[first] === file) continue;
        const uses1 = uses[at + 1]!;
        const heavy = factor * (uses1 < 256 ? ROOTS[uses1]! : Math.sqrt(uses1));
        key[count] = each;
        weight[count++] = heavy;
        sum += heavy;
      }
      total[file] = sum;
      from[file + 1] = count;
    }
    return { definers, definer, from, key, weight, total };
  }

  #keyFactors(definers: Int32Array, focus: (name: number) => number): Float64Array {
    const factors = new Float64Array(definers.length - 1);
    for (let each = 0; each < factors.length; each++) {
      const count = definers[each + 1]! - definers[each]!;
      if (count === 0) continue;
      const name = Math.floor(each / FAMILIES);
      factors[each] = this.#nameFactor(name) * (count > MANY_DEFINERS ? 0.1 : 1) * focus(name);
    }
    return factors;
  }

  #nameFactor(name: number): number {
    if (name >= this.#factors.length) {
      const larger = new Float64Array(2 * this.names.count);
      larger.set(this.#factors);
      this.#factors = larger;
    }
    const known = this.#factors[name]!;
    if (known !== 0) return known;
    this.#factors[name] = nameFactor(this.names.text(name));
    return this.#factors[name]!;
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

function definersOf(files: readonly MapFile[], names: number): Pick<Graph, 'definers' | 'definer'> {
  const size = names * FAMILIES;
  const last = new Int32Array(size).fill(-1);
  const definers = new Int32Array(size + 1);
  const keys: number[] = [];
  const owners: number[] = [];
  for (let file = 0; file < files.length; file++) {
    const { symbols, language } = files[file]!;
    const { definitions } = symbols;
    const family = FAMILY[language];
    for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
      const name = definitions[at]!;
      const key = name * FAMILIES + family;
      if (name < 0 || last[key] === file) continue;
      last[key] = file;
      definers[key + 1]!++;
      keys.push(key);
      owners.push(file);
    }
  }
  for (let key = 0; key < size; key++) definers[key + 1]! += definers[key]!;
  const definer = new Int32Array(keys.length);
  const free = definers.slice();
  for (let at = 0; at < keys.length; at++) definer[free[keys[at]!]!++] = owners[at]!;
  return { definers, definer };
}
