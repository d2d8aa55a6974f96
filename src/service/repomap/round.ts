import { DEFINITION_SIZE } from '../symbols/scout.js';
import { FILE_SIZE, type Part, type ReadReport, type ReadTask } from './reader.js';
import type { Readers } from './readers.js';
import type { LIMITS, Slot } from './source.js';

/** Files of a task; so few that the calling thread is free again soon. */
const BATCH = { own: 12, worker: 48 };
const IN_FLIGHT = 2;

/** What a round needs of the intake. */
export interface Shared {
  readers: Readers;
  part(reader: number, slots: Slot[]): Part;
  absorb(reader: number, report: ReadReport): void;
}

/** One walk's worth of reading: new files go to whoever has least to do, known ones are looked at by who has them. */
export class Round {
  readonly #shared: Shared;
  readonly #limits: typeof LIMITS;
  readonly #waiting: Slot[][] = [];
  readonly #checks = new Map<number, Set<number>>();
  readonly #open = new Map<number, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #read = { bytes: 0, definitions: 0, uses: 0 };
  #error: unknown;

  constructor(shared: Shared, limits: typeof LIMITS) {
    this.#shared = shared;
    this.#limits = limits;
  }

  /** Takes up a folder's files. */
  want(slots: readonly Slot[]): void {
    let batch: Slot[] = [];
    for (const slot of slots) {
      if (slot.reader === undefined) {
        if (batch.length === 0 || batch.length === BATCH.worker) {
          batch = [];
          this.#waiting.push(batch);
        }
        batch.push(slot);
      } else this.#check(slot.reader, slot.part!);
    }
    this.#feed();
  }

  /** Resolves when everything is up to date. */
  async end(signal?: AbortSignal): Promise<void> {
    for (const reader of this.#checks.keys()) this.#sendChecks(reader);
    while (this.#running.size > 0 || this.#waiting.length > 0) {
      if (this.#error) throw this.#error;
      signal?.throwIfAborted();
      this.#feed();
      if (this.#running.size === 0) return;
      await Promise.race(this.#running);
    }
    if (this.#error) throw this.#error;
  }

  #check(reader: number, part: number): void {
    const parts = this.#checks.get(reader) ?? new Set();
    this.#checks.set(reader, parts.add(part));
    if (parts.size >= 256) this.#sendChecks(reader);
  }

  #sendChecks(reader: number): void {
    const parts = this.#checks.get(reader)!;
    if (parts.size > 0) this.#send(reader, { take: [], check: [...parts] });
    parts.clear();
  }

  #feed(): void {
    for (;;) {
      const { bytes, definitions, uses } = this.#read;
      const most = this.#limits;
      // What is past the limits is not read: a walk's beginning alone decides what is.
      if (bytes >= most.bytes || definitions >= most.definitions || uses >= most.uses)
        this.#waiting.length = 0;
      if (this.#waiting.length === 0) return;
      const open = (reader: number): number => this.#open.get(reader) ?? 0;
      const reader = this.#shared.readers.active.reduce((best, each) =>
        open(each) < open(best) ? each : best,
      );
      if (open(reader) >= (reader === 0 ? 1 : IN_FLIGHT)) return;
      const take: Part[] = [];
      const size = reader === 0 ? BATCH.own : BATCH.worker;
      for (let files = 0; files < size && this.#waiting.length > 0; ) {
        const slots = this.#waiting[0]!;
        const part = slots.splice(0, size);
        if (slots.length === 0) this.#waiting.shift();
        files += part.length;
        take.push(this.#shared.part(reader, part));
      }
      this.#send(reader, { take, check: [] });
    }
  }

  #send(reader: number, task: ReadTask): void {
    this.#open.set(reader, (this.#open.get(reader) ?? 0) + 1);
    const running = this.#shared.readers
      .read(reader, task)
      .then(
        (report) => {
          for (let at = 0; at < report.files.length; at += FILE_SIZE) {
            this.#read.bytes += report.files[at + 3]!;
            this.#read.definitions += report.files[at + 4]! / DEFINITION_SIZE;
            this.#read.uses += report.files[at + 5]! / 2;
          }
          this.#shared.absorb(reader, report);
        },
        (error: unknown) => {
          this.#error ??= error;
        },
      )
      .finally(() => {
        this.#running.delete(running);
        this.#open.set(reader, this.#open.get(reader)! - 1);
        if (!this.#error) this.#feed();
      });
    this.#running.add(running);
  }
}
