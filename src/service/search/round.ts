import { type Chunk, type FileHits, type Job, searchChunk } from './chunk.js';
import type { Engine } from './engine.js';

/** Chunks that several threads search together: whoever is through with one takes the next. */
export interface Round {
  chunks: Chunk[];
  /** Shared memory: which chunk is next, then for each what was found in it and one; 0 while it is not known. */
  state: Int32Array;
}

/** A round of chunks that nobody has searched. */
export function makeRound(chunks: Chunk[]): Round {
  return { chunks, state: new Int32Array(new SharedArrayBuffer(4 * (chunks.length + 1))) };
}

/** Searches chunks of a round, one a step, until none is left or the job is stopped. */
export function* takeTurns(
  engine: Engine,
  job: Job,
  round: Round,
): Generator<[at: number, hits: FileHits[]]> {
  const { chunks, state } = round;
  while (job.stop[0] === 0) {
    const at = Atomics.add(state, 0, 1);
    if (at >= chunks.length) return;
    const hits = searchChunk(engine, job, chunks[at]!);
    Atomics.store(state, at + 1, total(hits) + 1);
    yield [at, hits];
  }
}

/** Leaves nothing more to take. */
export function closeRound({ chunks, state }: Round): void {
  Atomics.store(state, 0, chunks.length);
}

/** How much was found in a chunk of a round, if it has been searched. */
export function foundIn({ state }: Round, at: number): number | undefined {
  const known = Atomics.load(state, at + 1);
  return known === 0 ? undefined : known - 1;
}

/** Lines (or files) found in all. */
export function total(hits: readonly FileHits[]): number {
  let sum = 0;
  for (const { found } of hits) sum += found;
  return sum;
}
