import { FAMILIES } from '../symbols/language.js';
import type { Graph } from './graph.js';

const DAMPING = 0.85;
const MOST_ROUNDS = 30;
const CLOSE_ENOUGH = 1e-4;
/** After so many files others have their turn. */
const MANY_FILES = 512;

/** How important files and names are. */
export interface Ranking {
  readonly file: Float64Array;
  /** What flows to one definition of `name` in a language family. */
  definition(name: number, family: number): number;
}

/**
 * PageRank over files that use names which others define, as aider's map does it. It begins, and begins again, at
 * `start`, a share a file that sums to 1; `guess`, an earlier ranking of the same files, spares it rounds. An edge goes
 * through the name, so a round costs uses plus definitions and not their product.
 */
export function* rank(graph: Graph, start: Float64Array, guess?: Float64Array): Generator<void, Ranking> {
  const { keys, definers } = graph;
  let rank = Float64Array.from(guess ?? start);
  let next = new Float64Array(start.length);
  const inflow = new Float64Array(definers.length - 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    yield* flow(graph, { start, rank, next, inflow });
    let change = 0;
    for (let file = 0; file < next.length; file++) change += Math.abs(next[file]! - rank[file]!);
    [rank, next] = [next, rank];
    if (change < CLOSE_ENOUGH) break;
  }
  return {
    file: rank,
    definition(name, family) {
      const each = keys[name * FAMILIES + family]!;
      return inflow[each]! / Math.max(1, definers[each + 1]! - definers[each]!);
    },
  };
}

type State = Record<'start' | 'rank' | 'next' | 'inflow', Float64Array>;

/** One round: from files to the names they use, and from there to the files that define them. */
function* flow(graph: Graph, state: State): Generator<void> {
  const { rank, next, start, inflow } = state;
  inflow.fill(0);
  let idle = 0;
  for (let file = 0; file < rank.length; file += MANY_FILES) {
    idle += flowIn(graph, state, file, Math.min(file + MANY_FILES, rank.length));
    yield;
  }
  for (let each = 0; each < inflow.length; each++) inflow[each]! *= graph.factor[each]!;
  const again = 1 - DAMPING + DAMPING * idle;
  for (let file = 0; file < next.length; file++) next[file] = start[file]! * again;
  yield;
  flowOut(graph, state);
  yield;
}

/** What flows from some files to the names they use; answers with what those have that use none. */
function flowIn(graph: Graph, { rank, inflow }: State, first: number, end: number): number {
  const { uses, sole, total } = graph;
  const { from, to, key, root } = uses;
  let idle = 0;
  for (let file = first; file < end; file++) {
    if (total[file] === 0) idle += rank[file]!;
    else {
      const share = rank[file]! / total[file]!;
      const last = to[file]!;
      for (let at = from[file]!; at < last; at++) {
        const each = key[at]!;
        if (sole[each] !== file) inflow[each]! += share * root[at]!;
      }
    }
  }
  return idle;
}

function flowOut({ definers, definer }: Graph, { next, inflow }: State): void {
  for (let each = 0; each < inflow.length; each++) {
    if (inflow[each] === 0) continue;
    const first = definers[each]!;
    const last = definers[each + 1]!;
    const share = (DAMPING * inflow[each]!) / (last - first);
    for (let at = first; at < last; at++) next[definer[at]!]! += share;
  }
}
