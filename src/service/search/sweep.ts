import { ToolError } from '../../contract/error.js';
import { type Chunk, type FileHits, type Job, searchChunk } from './chunk.js';
import type { NextChunk } from './cut.js';
import type { Engine } from './engine.js';
import { Gathered } from './gathered.js';
import type { Pool } from './pool.js';
import { makeRound, type Round, takeTurns } from './round.js';

/** One search, as a stream of chunks. */
export interface Sweep {
  next: NextChunk;
  /** How many files there are, as far as listings tell; 0 when nothing is known. */
  likely: number;
  job: Job;
  /** Most matching lines (or files) wanted in all. */
  most: number;
  /** Date.now() after which what was found is the answer. */
  deadline: number;
  signal: AbortSignal | undefined;
}

export interface Swept {
  /** In path order. */
  hits: FileHits[];
  /** Files that are there and could not be opened. */
  refused: number;
  stopped?: Stopped;
}

/** `stuck`: backtracking took too long. */
type Stopped = 'time' | 'cancelled' | 'stuck';

/** So long a search has this thread alone: to wake workers takes time as well. */
const ALONE_MILLIS = 0.8;
/** A search that would be over so soon, at the rate at which it finds lines, needs no help. */
const SOON_MILLIS = 0.5;
/** After so long this thread leaves the search to the workers. */
const TOGETHER_MILLIS = 25;
/** Chunks of the first round; every further one has twice as many, up to the most. */
const FIRST_ROUND = 8;
const LARGEST_ROUND = 64;
const INLINE_FILES = 8;
const FIRST_INLINE_FILES = 2;
/** Chunks for workers grow: small ones come back soon, large ones cost fewer messages. Towards the end they shrink. */
const LEAST_FILES = 64;
const MOST_FILES = 512;
/** In a first search, in which this thread has enough to do without messages. */
const FIRST_FILES = 192;
const SLICE_MILLIS = 8;
const WALK_MILLIS = 2;
const MOST_QUEUED = 8;
/** So many chunks wait for the workers while this thread searches beside them. */
const ENOUGH_QUEUED = 2;
/** Backtracking: files a chunk, and how long it may take in all. */
const FEW_FILES = 16;
const BACKTRACK_MILLIS = 1500;
const START_MILLIS = 5000;

/**
 * Searches chunk after chunk for the pattern that `engine` was prepared for: the first millisecond on this thread (many
 * answers are complete then), some more on all threads, the rest on the pool's workers. Answers come in path order and
 * end with the first `most`, whoever found them.
 */
export function sweep(task: Sweep, engine: Engine, pool: Pool | undefined): Promise<Swept> {
  pool?.start(pool.isReady);
  return new Promise((resolve, reject) => {
    const sweeper = new Sweeper(task, engine, pool, resolve, reject);
    if (task.job.pattern.backtracks || (pool?.isReady && engine.isHeavy)) sweeper.away();
    else sweeper.here();
  });
}

class Sweeper {
  readonly #gathered = new Gathered();
  readonly #queue: [index: number, chunk: Chunk][] = [];
  readonly #began = performance.now();
  #refused: number;
  #made = 0;
  /** Files given to workers, roughly. */
  #files = 0;
  #walked = false;
  #walking = false;
  #ended = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped: Stopped | undefined;
  #handedAt: number | undefined;

  constructor(
    readonly task: Sweep,
    readonly engine: Engine,
    readonly pool: Pool | undefined,
    readonly resolve: (swept: Swept) => void,
    readonly reject: (error: unknown) => void,
  ) {
    this.#refused = -engine.refused;
  }

  /** Searches on this thread, a slice at a time: alone, then together with the workers, to which it leaves the rest. */
  here(steps: Iterator<void> = this.#steps()): void {
    const until = performance.now() + SLICE_MILLIS;
    try {
      while (performance.now() < until) {
        if (this.#isSettled()) return;
        if (!steps.next().done) continue;
        if (!this.#isSettled() && this.pool) this.#handOver(this.pool);
        return;
      }
      setImmediate(() => this.here(steps));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** One chunk a step. */
  *#steps(): Generator<void> {
    while (!this.#walked && this.#isAlone) {
      const chunk = this.task.next(this.pool?.isReady ? INLINE_FILES : FIRST_INLINE_FILES);
      if (chunk) this.#searchHere(this.#made++, chunk);
      else this.#walked = true;
      yield;
    }
    if (this.pool?.isReady && !this.pool.isShort) yield* this.#turns(this.pool);
  }

  get #isAlone(): boolean {
    if (!this.pool?.isReady) return true;
    const spent = performance.now() - this.#began;
    const { found } = this.#gathered;
    return spent < ALONE_MILLIS || (this.task.most - found) * spent < found * SOON_MILLIS;
  }

  /** Rounds, two of which are always under way, so that nobody waits for the next. */
  *#turns(pool: Pool): Generator<void> {
    this.#begin(pool);
    let size = FIRST_ROUND;
    let shared = this.#round(pool, size);
    while (shared) {
      size = Math.min(size * 2, LARGEST_ROUND);
      const isTime = performance.now() - this.#began < TOGETHER_MILLIS;
      const next = isTime ? this.#round(pool, size) : undefined;
      for (const [at, hits] of takeTurns(this.engine, this.task.job, shared.round)) {
        this.#gathered.put(shared.first + at, hits);
        yield;
      }
      shared = next;
    }
  }

  /** Begins a round of so many chunks, or less at the end. */
  #round(pool: Pool, size: number): { first: number; round: Round } | undefined {
    const chunks: Chunk[] = [];
    const until = performance.now() + WALK_MILLIS;
    while (!this.#walked && chunks.length < size && performance.now() < until) {
      const chunk = this.task.next(INLINE_FILES);
      if (chunk) chunks.push(chunk);
      else this.#walked = true;
    }
    if (chunks.length === 0) return undefined;
    const first = this.#made;
    const round = makeRound(chunks);
    this.#made += chunks.length;
    this.#gathered.begin(first, round, pool.share(first, round));
    return { first, round };
  }

  /** Leaves everything to the workers, which can be killed. */
  away(): void {
    if (this.pool?.isReady) this.#handOver(this.pool);
    else if (!this.pool || performance.now() - this.#began > START_MILLIS) {
      this.#fail(
        new ToolError('Look-around and back-references need a worker thread, and none starts here.'),
      );
    } else setTimeout(() => this.away(), 5);
  }

  #begin(pool: Pool): void {
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#pump(pool), 50);
    pool.begin(this.task.job, {
      hits: (index, { hits, last, refused }) => {
        if (last) this.#refused += refused;
        this.#gathered.put(index, hits, last);
      },
      lost: (index, chunk) => {
        this.#gathered.drop(index);
        this.#queue.unshift([index, chunk]);
      },
      through: (first, refused) => {
        this.#refused += refused;
        this.#queue.unshift(...this.#gathered.through(first));
      },
      room: () => this.#pump(pool),
    });
  }

  #handOver(pool: Pool): void {
    this.#begin(pool);
    this.#handedAt = performance.now();
    this.#walk(pool);
  }

  /** Lists files ahead of the workers, a little at a time; in a first search, it also searches what they need not. */
  #walk(pool: Pool): void {
    this.#walking = false;
    if (this.#ended) return;
    const until = performance.now() + WALK_MILLIS;
    const helps = pool.isShort && !this.#backtracks && !this.engine.isHeavy;
    try {
      while (!this.#walked && this.#queue.length < MOST_QUEUED && performance.now() < until) {
        const isOwn = helps && this.#queue.length >= ENOUGH_QUEUED;
        const size = isOwn ? FIRST_INLINE_FILES : helps ? FIRST_FILES : this.#chunkSize();
        this.#files += size;
        const chunk = this.task.next(size);
        if (!chunk) this.#walked = true;
        else if (isOwn) this.#searchHere(this.#made++, chunk);
        else if (chunk.length > 0) this.#queue.push([this.#made++, chunk]);
        this.#give(pool);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#pump(pool);
  }

  #chunkSize(): number {
    if (this.#backtracks) return FEW_FILES;
    const left = this.task.likely - this.#files;
    const most = left > 0 ? Math.min(MOST_FILES, left >> 4) : MOST_FILES;
    return Math.max(Math.min(this.#files >> 3, most), LEAST_FILES);
  }

  get #backtracks(): boolean {
    return this.task.job.pattern.backtracks ?? false;
  }

  #pump(pool: Pool): void {
    const isSettled = this.#isSettled();
    if (this.#ended || (!this.#handedAt && !isSettled)) return;
    this.#give(pool);
    if (!pool.isReady && !this.#backtracks) this.#searchQueued(pool);
    if (isSettled || this.#walked || this.#walking || this.#queue.length >= MOST_QUEUED) return;
    this.#walking = true;
    setImmediate(() => this.#walk(pool));
  }

  #give(pool: Pool): void {
    while (this.#queue.length > 0 && pool.hasRoom) pool.give(...this.#queue.shift()!);
  }

  /** No worker is left: what they were to do is done here. */
  #searchQueued(pool: Pool): void {
    const next = this.#queue.shift();
    if (!next) return;
    this.#searchHere(...next);
    setImmediate(() => this.#pump(pool));
  }

  #searchHere(index: number, chunk: Chunk): void {
    this.#gathered.put(index, searchChunk(this.engine, this.task.job, chunk));
  }

  /** Whether nothing more is to be searched. Then the search ends, as soon as the lines that were counted are here. */
  #isSettled(): boolean {
    if (this.#ended) return true;
    if (this.#isOver()) this.#gathered.close();
    else if (!this.#walked || this.#gathered.complete < this.#made) return false;
    if (this.#gathered.isWhole || this.#stopped) this.#finish();
    return true;
  }

  #isOver(): boolean {
    if (this.#gathered.found >= this.task.most) return true;
    if (this.task.signal?.aborted) this.#stopped = 'cancelled';
    else if (Date.now() > this.task.deadline) this.#stopped = 'time';
    else if (this.#backtracks && this.#handedAt && performance.now() - this.#handedAt > BACKTRACK_MILLIS)
      this.#stopped = 'stuck';
    return this.#stopped !== undefined;
  }

  #finish(): void {
    this.#release();
    const refused = this.#refused + this.engine.refused;
    this.resolve({ hits: this.#gathered.all, refused, ...(this.#stopped && { stopped: this.#stopped }) });
  }

  #fail(error: unknown): void {
    if (this.#ended) return;
    this.#release();
    this.reject(error);
  }

  #release(): void {
    this.#ended = true;
    clearInterval(this.#timer);
    Atomics.store(this.task.job.stop, 0, 1);
    Atomics.notify(this.task.job.stop, 0);
    setImmediate(() => this.pool?.start());
    if (this.#timer) this.pool?.end(this.#stopped === 'stuck');
  }
}
