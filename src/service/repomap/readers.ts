import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { inTurns, turn } from '../search/turn.js';
import type { Language } from '../symbols/language.js';
import { Names } from '../symbols/names.js';
import { type Outline, Outliner, type OutlineTask } from './outline.js';
import type { Beat } from './patrol.js';
import { type Part, Reader, type ReadReport, type ReadTask } from './reader.js';

/** What a worker is asked: to read files, to parse one, or to have the grammars of languages at hand. */
type Request = { task: ReadTask } | { outline: OutlineTask } | { languages: readonly Language[] };
export type ToMapWorker = ({ id: number } & Request) | Watching;
/** What is not answered: which folders to look at, and to do so while a walk is under way. */
type Watching = { beat: Beat } | { round: number };
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
  #isWarming = false;
  #isPrepared = false;
  /** The calling thread has one task at a time, and parses one file at a time. */
  #read: Promise<unknown> = Promise.resolve();
  #outlined: Promise<unknown> = Promise.resolve();
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

  /** Whether there is a worker, be it on its way. */
  get isRoused(): boolean {
    return this.#members.length > 0;
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

  /** Brings the worker up that parses what is shown, before anything is: it takes no files. */
  rouse(): void {
    this.#spawn(1);
  }

  /** Has that worker load the grammars that will be wanted, while files are read. */
  prepare(languages: readonly Language[]): void {
    if (this.#isPrepared || this.#members.length === 0) return;
    this.#isPrepared = true;
    // Whoever asks it to parse hears what is wrong.
    this.#ask(1, { languages }).catch(() => {});
  }

  /**
   * Starts one less, for the calling thread walks while they look at files; they are given nothing until they have come
   * up and `told` what they begin with; then they are `ready`.
   */
  warm(told: (reader: number, report: ReadReport) => void, ready: () => void): void {
    if (this.#isWarming) return;
    this.#isWarming = true;
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
    if (workerFile === undefined || this.#ended) return;
    const target = workerFile.startsWith('file:') ? new URL(workerFile) : workerFile;
    while (this.#members.length < Math.min(cores, MOST_WORKERS)) {
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
      this.#members.push(member);
    }
  }

  async read(reader: number, task: ReadTask): Promise<ReadReport> {
    if (reader > 0) return (await this.#ask(reader, { task })) as ReadReport;
    const report = this.#read.then(() => {
      if (this.#ended) throw new WorkerLost('reading has ended');
      return inTurns(this.#own.do(task));
    });
    this.#read = report.catch(() => undefined);
    return report;
  }

  /** Heads and nesting of a file's definitions, by the worker that has the parser; without one, or when it is lost, here. */
  async outline(task: OutlineTask): Promise<Outline | undefined> {
    if (this.#members.length > 0) {
      try {
        return (await this.#ask(1, { outline: task })) as Outline | undefined;
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
      }
    }
    // A parser takes its time for each file.
    const outline = this.#outlined.then(turn).then(() => this.#outliner.outline(task));
    this.#outlined = outline;
    return outline;
  }

  /** Tells the first worker, if there is one. */
  tell(what: Watching): void {
    this.#members[0]?.worker.postMessage(what satisfies ToMapWorker);
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

  #ask(reader: number, what: Request): Promise<unknown> {
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

  #answer(member: Member, { id, answer }: FromMapWorker): void {
    const { worker, open } = member;
    open.get(id)?.resolve(answer);
    open.delete(id);
    // Whoever waits for the end of one that is being closed keeps the process alive.
    if (open.size === 0 && this.#members.includes(member)) worker.unref();
  }
}
