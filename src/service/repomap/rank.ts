import { FAMILIES, FAMILY } from '../symbols/language.js';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { MapFile } from './collect.js';

const DAMPING = 0.85;
const MOST_ROUNDS = 30;
const CLOSE_ENOUGH = 1e-5;

/** Where importance starts: a share a file (sums to 1), and a factor a name. */
export interface Focus {
  readonly start: Float64Array;
  factor(name: number): number;
}

/** How important files and names are. */
export interface Ranking {
  readonly file: Float64Array;
  /** What flows to one definition of `name` in a language family. */
  definition(name: number, family: number): number;
}

/**
 * PageRank over files that use names which others define, as aider's map does it: the weights of names are its own
 * (long compound names 10, a leading underscore 0.1, more than five definers 0.1, the root of the number of uses).
 * An edge goes through the name, so a round costs uses plus definitions and not their product.
 */
export function rank(files: readonly MapFile[], names: Names, focus: Focus): Ranking {
  const graph = makeGraph(files, names, focus);
  const { from, key, weight, total, definers, definer } = graph;
  let rank = Float64Array.from(focus.start);
  const inflow = new Float64Array(definers.length - 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    inflow.fill(0);
    let idle = 0;
    for (let file = 0; file < files.length; file++) {
      if (total[file] === 0) idle += rank[file]!;
      else {
        const share = rank[file]! / total[file]!;
        for (let at = from[file]!; at < from[file + 1]!; at++) inflow[key[at]!]! += share * weight[at]!;
      }
    }
    const next = focus.start.map((start) => start * (1 - DAMPING + DAMPING * idle));
    for (let each = 0; each < inflow.length; each++) {
      if (inflow[each] === 0) continue;
      const first = definers[each]!;
      const last = definers[each + 1]!;
      const share = (DAMPING * inflow[each]!) / (last - first);
      for (let at = first; at < last; at++) next[definer[at]!]! += share;
    }
    const change = next.reduce((sum, value, file) => sum + Math.abs(value - rank[file]!), 0);
    rank = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return {
    file: rank,
    definition(name, family) {
      const each = name * FAMILIES + family;
      return inflow[each]! / Math.max(1, definers[each + 1]! - definers[each]!);
    },
  };
}

/** The graph in rows: uses by file, definers by key (a name in a language family). */
function makeGraph(files: readonly MapFile[], names: Names, focus: Focus) {
  const { definers, definer } = definersOf(files, names);
  const factors = new Float64Array(definers.length - 1);
  for (let each = 0; each < factors.length; each++) {
    const count = definers[each + 1]! - definers[each]!;
    if (count > 0) factors[each] = nameFactor(names.text(Math.floor(each / FAMILIES)), count);
    if (count > 0) factors[each]! *= focus.factor(Math.floor(each / FAMILIES));
  }
  const most = files.reduce((sum, file) => sum + file.symbols.uses.length / 2, 0);
  const from = new Int32Array(files.length + 1);
  const key = new Int32Array(most);
  const weight = new Float64Array(most);
  const total = new Float64Array(files.length);
  let count = 0;
  files.forEach((file, index) => {
    const { uses } = file.symbols;
    for (let at = 0; at < uses.length; at += 2) {
      const each = uses[at]! * FAMILIES + FAMILY[file.language];
      if (factors[each] === 0) continue;
      // A name that only its own definer uses says nothing about other files.
      const first = definers[each]!;
      if (definers[each + 1]! - first === 1 && definer[first] === index) continue;
      key[count] = each;
      weight[count] = factors[each]! * Math.sqrt(uses[at + 1]!);
      total[index]! += weight[count]!;
      count++;
    }
    from[index + 1] = count;
  });
  return { from, key, weight, total, definers, definer };
}

/** `definer` holds the files that define a key from `definers[key]` to before `definers[key + 1]`. */
function definersOf(files: readonly MapFile[], names: Names) {
  const size = names.count * FAMILIES;
  const definers = new Int32Array(size + 1);
  const each = (visit: (key: number, file: number) => void): void => {
    const last = new Int32Array(size).fill(-1);
    files.forEach(({ symbols, language }, file) => {
      for (let at = 0; at < symbols.definitions.length; at += DEFINITION_SIZE) {
        const name = symbols.definitions[at]!;
        const key = name * FAMILIES + FAMILY[language];
        if (name < 0 || last[key] === file) continue;
        last[key] = file;
        visit(key, file);
      }
    });
  };
  each((key) => {
    definers[key + 1]!++;
  });
  for (let key = 0; key < size; key++) definers[key + 1]! += definers[key]!;
  const definer = new Int32Array(definers[size]!);
  const free = definers.slice();
  each((key, file) => {
    definer[free[key]!++] = file;
  });
  return { definers, definer };
}

function nameFactor(name: string, definers: number): number {
  let factor = 1;
  const isCompound = name.includes('_') || (/[a-z]/.test(name) && /[A-Z]/.test(name));
  if (name.length >= 8 && isCompound) factor *= 10;
  if (name.startsWith('_') || name.length <= 3) factor *= 0.1;
  return definers > 5 ? factor * 0.1 : factor;
}
