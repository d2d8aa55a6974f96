import { FAMILIES, FAMILY } from '../symbols/language.js';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { MapFile } from './source.js';

/** Files that use names which others define, in rows. A key is a name that is defined in a language family. */
export interface Graph {
  /** The key of a name in a family, by `name * FAMILIES + family`; -1 where it is not defined. */
  keys: Int32Array;
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
  make(files: readonly MapFile[], focus?: (name: number) => number): Graph {
    const defined = definersOf(files, this.names.count);
    const factors = this.#keyFactors(defined, focus);
    return { ...defined, ...edgesOf(files, defined, factors) };
  }

  #keyFactors({ definers, nameOf }: Defined, focus?: (name: number) => number): Float64Array {
    if (this.#factors.length < this.names.count) {
      const larger = new Float64Array(2 * this.names.count);
      larger.set(this.#factors);
      this.#factors = larger;
    }
    const factors = new Float64Array(nameOf.length);
    for (let key = 0; key < factors.length; key++) {
      const name = nameOf[key]!;
      const isCommon = definers[key + 1]! - definers[key]! > MANY_DEFINERS;
      if (this.#factors[name] === 0) this.#factors[name] = nameFactor(this.names.text(name));
      factors[key] = this.#factors[name]! * (isCommon ? 0.1 : 1) * (focus ? focus(name) : 1);
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

type Defined = Pick<Graph, 'keys' | 'definers' | 'definer'> & { nameOf: number[] };

function definersOf(files: readonly MapFile[], names: number): Defined {
  const keys = new Int32Array(names * FAMILIES).fill(-1);
  const nameOf: number[] = [];
  const last: number[] = [];
  const counts: number[] = [];
  const pairs: number[] = [];
  for (let file = 0; file < files.length; file++) {
    const { symbols, language } = files[file]!;
    const { definitions } = symbols;
    const family = FAMILY[language];
    for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
      const name = definitions[at]!;
      if (name < 0) continue;
      let key = keys[name * FAMILIES + family]!;
      if (key < 0) {
        key = nameOf.length;
        keys[name * FAMILIES + family] = key;
        nameOf.push(name);
        last.push(-1);
        counts.push(0);
      }
      if (last[key] === file) continue;
      last[key] = file;
      counts[key]!++;
      pairs.push(key, file);
    }
  }
  const definers = new Int32Array(nameOf.length + 1);
  for (let key = 0; key < nameOf.length; key++) definers[key + 1] = definers[key]! + counts[key]!;
  const definer = new Int32Array(pairs.length / 2);
  const free = definers.slice();
  for (let at = 0; at < pairs.length; at += 2) definer[free[pairs[at]!]!++] = pairs[at + 1]!;
  return { keys, definers, definer, nameOf };
}

function edgesOf(
  files: readonly MapFile[],
  { keys, definers, definer }: Defined,
  factors: Float64Array,
): Pick<Graph, 'from' | 'key' | 'weight' | 'total'> {
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
      const each = keys[uses[at]! * FAMILIES + family]!;
      if (each < 0) continue;
      // A name that only its own definer uses says nothing about other files.
      const first = definers[each]!;
      if (definer[first] === file && definers[each + 1]! - first === 1) continue;
      const times = uses[at + 1]!;
      const heavy = factors[each]! * (times < 256 ? ROOTS[times]! : Math.sqrt(times));
      key[count] = each;
      weight[count++] = heavy;
      sum += heavy;
    }
    total[file] = sum;
    from[file + 1] = count;
  }
  return { from, key, weight, total };
}
