import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { agesOf } from './ages.js';
import type { Chunk, FileHits, Job } from './chunk.js';
import type { Round } from './round.js';

/** To a worker: a new job, a chunk of it or a round, that more of a chunk's answer may come, or files whose ages are wanted. */
export type ToWorker =
  | { job: Job }
  | { id: number; chunk: Chunk }
  | { id: number; round: Round }
  | { more: number }
  | { id: number; base: string; files: Chunk };
/** A chunk's answer, or a part of it; `last` when that is all. `refused`: files of the chunk that could not be opened. */
export interface Found {
  id: number;
  hits: FileHits[];
  last: boolean;
  refused: number;
}
/** What a chunk of a round holds, when it holds something. */
interface Turn {
  id: number;
  at: number;
  hits: FileHits[];
}
/** From a worker: it is ready, what it found (nothing new at the end of a round), or ages. */
export type FromWorker = { ready: true } | Found | Turn | { id: number; ages: Float64Array };

/**
 * What a job's owner is told: what a chunk holds, or a part of it, that the worker that had it died, that a worker is
 * through with a round or died over it, that more can be given.
 */
export interface JobEvents {
  hits(index: number, found: Pick<Found, 'hits' | 'last' | 'refused'>): void;
  lost(index: number, chunk: Chunk): void;
  through(first: number, refused: number): void;
  room(): void;
}

const MOST_WORKERS = 4;
const IN_FLIGHT = 3;
/** Of files whose ages are wanted: a walk that asks for them hears of answers every few milliseconds only. */
const MOST_ASKED = 8;
/** How long a worker may go on after its job has ended before it is replaced. */
const GRACE_MILLIS = 500;

interface Given {
  owner: JobEvents;
  index: number;
  /** Undefined: a round that begins at `index`. */
  chunk?: Chunk;
}

interface Member {
  worker: Worker;
  ready: boolean;
  /** The job it was told of last. */
  job?: Job;
  /** Chunks it has not answered yet. */
  open: Map<number, Given>;
  /** Ages it has not told yet. */
  asked: Map<number, Asked>;
}

interface Asked {
  base: string;
  files: Chunk;
  resolve(ages: Float64Array): void;
}

/** Worker threads that search chunks of one job at a time. They do not keep the process alive. */
export class Pool {
  readonly #file: string;
  readonly #size: number;
  readonly #members = new Set<Member>();
  #failed = false;
  #job: Job | undefined;
  #owner: JobEvents | undefined;
  #given = 0;

  /** `file`: path or URL of the compiled src/workers/search.ts. */
  constructor(file: string, size = Math.min(os.availableParallelism(), MOST_WORKERS)) {
    this.#file = file;
    this.#size = size;
  }

  /** Starts the workers that are missing; at first one less, when the calling thread searches as well. */
  start(all = true): void {
    if (this.#failed) return;
    const size = all ? this.#size : Math.max(this.#size - 1, 1);
    while (this.#members.size < size) this.#add();
  }

  /** Whether not all workers were started yet. */
  get isShort(): boolean {
    return this.#members.size < this.#size;
  }

  get isReady(): boolean {
    return [...this.#members].some((member) => member.ready);
  }

  /** Whether a chunk given now would be taken up soon. */
  get hasRoom(): boolean {
    return [...this.#members].some((member) => member.ready && member.open.size < IN_FLIGHT);
  }

  /** Begins a job; whatever still runs of the one before is no longer told of. */
  begin(job: Job, owner: JobEvents): void {
    this.#job = job;
    this.#owner = owner;
  }

  /** Gives a chunk to the worker with the least to do; only while `hasRoom`. */
  give(index: number, chunk: Chunk): void {
    let least: Member | undefined;
    for (const member of this.#members) {
      if (member.ready && (!least || member.open.size < least.open.size)) least = member;
    }
    const id = this.#given++;
    least!.open.set(id, { owner: this.#owner!, index, chunk });
    this.#post(least!, { id, chunk });
  }

  /** Lets workers search a round, whose first chunk is `first`, together with the calling thread. How many they are. */
  share(first: number, round: Round): number {
    const id = this.#given++;
    const able = [...this.#members].filter(({ ready }) => ready);
    for (const member of able) {
      member.open.set(id, { owner: this.#owner!, index: first });
      this.#post(member, { id, round });
    }
    return able.length;
  }

  /** Ends the job; a worker that does not come back from it soon (at once, if `stuck`) is replaced. */
  end(stuck = false): void {
    const owner = this.#owner;
    this.#job = this.#owner = undefined;
    const busy = [...this.#members].filter((member) => member.open.size > 0);
    if (busy.length === 0) return;
    if (stuck) {
      for (const member of busy) this.#kill(member);
      return;
    }
    const timer = setTimeout(() => {
      for (const member of busy) {
        if ([...member.open.values()].some((given) => given.owner === owner)) this.#kill(member);
      }
    }, GRACE_MILLIS);
    timer.unref();
  }

  /** Asks a worker that has little to do for the ages of files; undefined when there is none. */
  ages(base: string, files: Chunk): Promise<Float64Array> | undefined {
    const idle = [...this.#members].find(
      ({ ready, open, asked }) => ready && open.size < IN_FLIGHT && asked.size < MOST_ASKED,
    );
    if (!idle) return undefined;
    return new Promise((resolve) => {
      const id = this.#given++;
      idle.asked.set(id, { base, files, resolve });
      // Whoever waits for an answer keeps the process alive.
      idle.worker.ref();
      post(idle, { id, base, files });
    });
  }

  async close(): Promise<void> {
    this.#failed = true;
    const members = [...this.#members];
    this.#members.clear();
    await Promise.all(members.map((member) => member.worker.terminate()));
  }

  #add(): void {
    const target = this.#file.startsWith('file:') ? new URL(this.#file) : this.#file;
    const worker = new Worker(target, { stdin: false, env: {}, execArgv: [] });
    const member: Member = { worker, ready: false, open: new Map(), asked: new Map() };
    worker.unref();
    worker.on('message', (message: FromWorker) => this.#receive(member, message));
    worker.on('error', () => {
      if (!member.ready) this.#failed = true;
    });
    worker.on('exit', () => this.#lose(member));
    this.#members.add(member);
  }

  /** Gives a part of the job, and before the first the job itself: to wake a worker takes as long as to search some files. */
  #post(member: Member, part: ToWorker): void {
    if (this.#job && member.job !== this.#job) {
      member.job = this.#job;
      post(member, { job: this.#job });
    }
    post(member, part);
  }

  #receive(member: Member, message: FromWorker): void {
    if ('ready' in message) member.ready = true;
    else if ('ages' in message) {
      member.asked.get(message.id)?.resolve(message.ages);
      member.asked.delete(message.id);
      if (member.asked.size === 0) member.worker.unref();
    } else this.#take(member, message);
    this.#owner?.room();
  }

  #take(member: Member, message: Found | Turn): void {
    const given = member.open.get(message.id);
    const isTurn = 'at' in message;
    if (!isTurn && message.last) member.open.delete(message.id);
    else if (!isTurn) setImmediate(() => post(member, { more: message.id }));
    if (!given || given.owner !== this.#owner) return;
    if (isTurn) this.#owner.hits(given.index + message.at, { hits: message.hits, last: true, refused: 0 });
    else if (given.chunk) this.#owner.hits(given.index, message);
    else this.#owner.through(given.index, message.refused);
  }

  #kill(member: Member): void {
    this.#members.delete(member);
    void member.worker.terminate();
  }

  #lose(member: Member): void {
    this.#members.delete(member);
    for (const { owner, index, chunk } of member.open.values()) {
      if (owner !== this.#owner) continue;
      if (chunk) owner.lost(index, chunk);
      else owner.through(index, 0);
    }
    member.open.clear();
    for (const { base, files, resolve } of member.asked.values()) resolve(agesOf(base, files));
    member.asked.clear();
    this.#owner?.room();
  }
}

function post(member: Member, message: ToWorker): void {
  member.worker.postMessage(message);
}
