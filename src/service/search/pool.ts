import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { agesOf } from './ages.js';
import type { Chunk, FileHits, Job } from './chunk.js';

/** To a worker: a new job, a chunk of it, that more of a chunk's answer may come, or files whose ages are wanted. */
export type ToWorker =
  | { job: Job }
  | { id: number; chunk: Chunk }
  | { more: number }
  | { id: number; base: string; files: Chunk };
/** A chunk's answer, or a part of it; `last` when that is all. `refused`: files of the chunk that could not be opened. */
export interface Found {
  id: number;
  hits: FileHits[];
  last: boolean;
  refused: number;
}
/** From a worker: it is ready, what it found, or ages. */
export type FromWorker = { ready: true } | Found | { id: number; ages: Float64Array };

/** What a job's owner is told: what a chunk holds, that the worker that had it died, that more can be given. */
export interface JobEvents {
  hits(index: number, found: Found): void;
  lost(index: number, chunk: Chunk): void;
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
  chunk: Chunk;
}

interface Member {
  worker: Worker;
  ready: boolean;
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
    for (const member of this.#members) post(member, { job });
  }

  /** Gives a chunk to the worker with the least to do; only while `hasRoom`. */
  give(index: number, chunk: Chunk): void {
    let least: Member | undefined;
    for (const member of this.#members) {
      if (member.ready && (!least || member.open.size < least.open.size)) least = member;
    }
    const id = this.#given++;
    least!.open.set(id, { owner: this.#owner!, index, chunk });
    post(least!, { id, chunk });
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
    if (this.#job) post(member, { job: this.#job });
  }

  #receive(member: Member, message: FromWorker): void {
    if ('ready' in message) member.ready = true;
    else if ('ages' in message) {
      member.asked.get(message.id)?.resolve(message.ages);
      member.asked.delete(message.id);
      if (member.asked.size === 0) member.worker.unref();
    } else {
      const given = member.open.get(message.id);
      if (message.last) member.open.delete(message.id);
      else setImmediate(() => post(member, { more: message.id }));
      if (given && given.owner === this.#owner) this.#owner.hits(given.index, message);
    }
    this.#owner?.room();
  }

  #kill(member: Member): void {
    this.#members.delete(member);
    void member.worker.terminate();
  }

  #lose(member: Member): void {
    this.#members.delete(member);
    for (const given of member.open.values()) {
      if (given.owner === this.#owner) this.#owner.lost(given.index, given.chunk);
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
