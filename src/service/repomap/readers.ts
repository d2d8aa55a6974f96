import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { turn } from '../search/turn.js';
import { Names } from '../symbols/names.js';
import { type Outline, Outliner, type OutlineTask } from './outline.js';
import { type Part, Reader, type ReadReport, type ReadTask } from './reader.js';

/** To a worker: files to read, or one to parse. */
export type ToMapWorker = { id: number } & ({ task: ReadTask } | { outline: OutlineTask });
/** From a worker: the answer to what had this number. */
export interface FromMapWorker {
  id: number;
  answer: unknown;
}

const CORES = os.availableParallelism();
const MOST_WORKERS = 4;

interface Open {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Member {
  worker: Worker;
  open: Map<number, Open>;
}

/** A worker ended without having been asked to. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/**
 * Who reads: number 0 on the calling thread, the others on worker threads, which are started when there is enough to
 * read. Each keeps what it read, so a file stays with its reader.
 */
export class Readers {
  /** The names of all that is read; reader 0 numbers them as this table does. */
  readonly names = new Names();
  readonly #options: { root: string; assets?: string; workerFile?: string };
  readonly #own: Reader;
  readonly #outliner: Outliner;
  #members: Member[] = [];
  /** The workers take files; before, they may be on their way. */
  #isOpen = false;
  /** The calling thread has the parser. */
  #outlinesHere = false;
  #ended = false;
  #asked = 0;

  constructor(options: { root: string; assets?: string; workerFile?: string }) {
    this.#options = options;
    this.#own = new Reader(options.root, this.names);
    this.#outliner = new Outliner(options.assets);
  }

  /** Numbers of the readers that new files go to. */
  get active(): number[] {
    return !this.isStarted ? [0] : this.#members.map((_, index) => index + 1);
  }

  /** Whether worker threads read. */
  get isStarted(): boolean {
    return this.#isOpen && this.#members.length > 0;
  }

  /** Starts the workers, if there are to be any. */
  start(): void {
    this.#isOpen = true;
    this.#spawn(CORES);
  }

  /**
   * Starts one less, for the calling thread walks while they look at files; they are given nothing until they have come
   * up and `told` what they begin with; then they are `ready`.
   */
  warm(told: (reader: number, report: ReadReport) => void, ready: () => void): void {
    if (this.#members.length > 0) return;
    this.#spawn(Math.max(CORES - 1, 1));
    const begun = this.#members.map(async (_, index) => {
      told(index + 1, await this.read(index + 1, { take: [] }));
    });
    Promise.all(begun).then(
      () => {
        this.#isOpen = true;
        ready();
      },
      () => {},
    );
  }

  /** Takes from the calling thread all that it holds. */
  release(): Part[] {
    return this.#own.release();
  }

  #spawn(cores: number): void {
    const { workerFile, root, assets } = this.#options;
    if (workerFile === undefined || this.#members.length > 0 || this.#ended) return;
    const target = workerFile.startsWith('file:') ? new URL(workerFile) : workerFile;
    this.#members = Array.from({ length: Math.min(cores, MOST_WORKERS) }, () => {
      const worker = new Worker(target, {
        stdin: false,
        env: {},
        execArgv: [],
        workerData: { root, assets },
      });
      const member: Member = { worker, open: new Map() };
      worker.on('message', (message: FromMapWorker) => this.#answer(member, message));
      worker.on('error', () => {});
      worker.on('exit', () => void this.close());
      worker.unref();
      return member;
    });
  }

  async read(reader: number, task: ReadTask): Promise<ReadReport> {
    if (reader > 0) return (await this.#ask(reader, { task })) as ReadReport;
    await turn();
    if (this.#ended) throw new WorkerLost('reading has ended');
    return this.#own.do(task);
  }

  /** Signatures and nesting of a file's definitions; always by the same one, for a parser costs more to load than to use. */
  async outline(task: OutlineTask): Promise<Outline | undefined> {
    if (!this.isStarted || this.#outlinesHere) {
      this.#outlinesHere = true;
      return this.#outliner.outline(task);
    }
    return (await this.#ask(1, { outline: task })) as Outline | undefined;
  }

  async close(): Promise<void> {
    this.#ended = true;
    const members = this.#members;
    this.#members = [];
    for (const { open } of members) {
      for (const { reject } of open.values()) reject(new WorkerLost('a reader of source files ended'));
    }
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }

  #ask(reader: number, what: { task: ReadTask } | { outline: OutlineTask }): Promise<unknown> {
    const member = this.#members[reader - 1];
    if (!member) return Promise.reject(new WorkerLost('the reader is gone'));
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      member.open.set(id, { resolve, reject });
      // Whoever waits for an answer keeps the process alive.
      member.worker.ref();
      member.worker.postMessage({ id, ...what } satisfies ToMapWorker);
    });
  }

  #answer({ worker, open }: Member, { id, answer }: FromMapWorker): void {
    open.get(id)?.resolve(answer);
    open.delete(id);
    if (open.size === 0) worker.unref();
  }
}
