import { ToolError } from '../../contract/error.js';
import { type Chunk, type FileHits, type Job, joined, type NextChunk, searchChunk } from './chunk.js';
import type { Engine } from './engine.js';
import type { Pool } from './pool.js';

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

const BEGIN_MILLIS = 1;
const INLINE_MILLIS = 2;
/** A search that would be over so soon, at the rate at which it finds lines, is not handed over: that takes time as well. */
const SOON_MILLIS = 3;
const MOST_INLINE_MILLIS = 5;
const INLINE_FILES = 8;
/**
 * Chunks for workers grow with the search: small ones come back soon, large ones cost fewer messages. Towards the end,
 * if it can be foreseen, they shrink, so that no worker waits long for the other.
 */
const LEAST_FILES = 64;
const MOST_FILES = 512;
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
 * Searches chunk after chunk for the pattern that `engine` was prepared for: the first milliseconds on this thread
 * (most answers are complete then), the rest on the pool's workers. Answers come in path order and end with the first
 * `most`, whoever found them.
 */
export function sweep(task: Sweep, engine: Engine, pool: Pool | undefined): Promise<Swept> {
  const { pattern } = task.job;
  pool?.start(pool.isReady);
  return new Promise((resolve, reject) => {
    const sweeper = new Sweeper(task, engine, pool, resolve, reject);
    if (pattern.backtracks || (pool?.isReady && engine.isHeavy)) sweeper.away();
    else sweeper.inline();
  });
}

class Sweeper {
  readonly #results: (FileHits[] | undefined)[] = [];
  /** Of chunks whose answer is on its way. */
  readonly #partial = new Map<number, FileHits[]>();
  readonly #queue: [index: number, chunk: Chunk][] = [];
  readonly #began = performance.now();
  /** Chunks whose results, and those of all before them, are known; and how much they hold. */
  #complete = 0;
  #found = 0;
  #refused = 0;
  readonly #refusedBefore: number;
  #made = 0;
  /** Files given to workers, roughly. */
  #files = 0;
  #walked = false;
  #walking = false;
  #ended = false;
  #begun = false;
  #handedOver = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped: Stopped | undefined;
  #handedAt = 0;

  constructor(
    readonly task: Sweep,
    readonly engine: Engine,
    readonly pool: Pool | undefined,
    readonly resolve: (swept: Swept) => void,
    readonly reject: (error: unknown) => void,
  ) {
    this.#refusedBefore = engine.refused;
  }

  /** Searches on this thread for a while; then hands over to the workers, or takes a breath and goes on. */
  inline(): void {
    const from = performance.now();
    try {
      while (this.#stays(from)) {
        if (this.#isOver()) {
          this.#finish();
          return;
        }
        const chunk = this.task.next(INLINE_FILES);
        if (!chunk) {
          this.#finish();
          return;
        }
        this.#searchHere(this.#made++, chunk);
      }
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (this.pool?.isReady) this.#handOver(this.pool);
    else setImmediate(() => this.inline());
  }

  /** Whether this thread, which has searched since `from`, goes on: workers that are ready are soon asked for help. */
  #stays(from: number): boolean {
    const now = performance.now();
    if (!this.pool?.isReady) return now - from < SLICE_MILLIS;
    const spent = now - this.#began;
    if (spent > BEGIN_MILLIS) this.#begin(this.pool);
    if (spent < INLINE_MILLIS) return true;
    return spent < MOST_INLINE_MILLIS && (this.task.most - this.#found) * spent < this.#found * SOON_MILLIS;
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

  /** Lets the workers make the pattern ready. */
  #begin(pool: Pool): void {
    if (this.#begun) return;
    this.#begun = true;
    pool.begin(this.task.job, {
      hits: (index, { hits, last, refused }) => {
        const before = this.#partial.get(index);
        const all = before ? joined(before, hits) : hits;
        if (!last) this.#partial.set(index, all);
        else {
          this.#partial.delete(index);
          this.#results[index] = all;
          this.#refused += refused;
          this.#count();
        }
      },
      lost: (index, chunk) => {
        this.#partial.delete(index);
        this.#queue.unshift([index, chunk]);
      },
      room: () => {
        if (this.#handedOver) this.#pump(pool);
      },
    });
  }

  #handOver(pool: Pool): void {
    this.#begin(pool);
    this.#handedOver = true;
    this.#handedAt = performance.now();
    this.#timer = setInterval(() => this.#pump(pool), 50);
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
        const size = isOwn ? INLINE_FILES : helps ? LEAST_FILES : this.#chunkSize();
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
    if (this.#ended) return;
    if (this.#isOver()) {
      this.#finish();
      return;
    }
    this.#give(pool);
    if (!pool.isReady && !this.#backtracks) this.#searchQueued(pool);
    if (this.#walked && this.#complete === this.#made) {
      this.#finish();
      return;
    }
    if (this.#walked || this.#walking || this.#queue.length >= MOST_QUEUED) return;
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
    this.#results[index] = searchChunk(this.engine, this.task.job, chunk);
    this.#count();
  }

  #count(): void {
    for (let hits = this.#results[this.#complete]; hits; hits = this.#results[++this.#complete]) {
      for (const file of hits) this.#found += file.found;
    }
  }

  #isOver(): boolean {
    if (this.#found >= this.task.most) return true;
    if (this.task.signal?.aborted) this.#stopped = 'cancelled';
    else if (Date.now() > this.task.deadline) this.#stopped = 'time';
    else if (this.#backtracks && performance.now() - this.#handedAt > BACKTRACK_MILLIS)
      this.#stopped = 'stuck';
    return this.#stopped !== undefined;
  }

  #finish(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#release();
    const hits = this.#results.flatMap((each) => each ?? []);
    const refused = this.#refused + this.engine.refused - this.#refusedBefore;
    this.resolve({ hits, refused, ...(this.#stopped && { stopped: this.#stopped }) });
  }

  #fail(error: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#release();
    this.reject(error);
  }

  #release(): void {
    clearInterval(this.#timer);
    Atomics.store(this.task.job.stop, 0, 1);
    this.pool?.start();
    if (this.#begun) this.pool?.end(this.#stopped === 'stuck');
  }
}
