import { DEFINITION_SIZE } from '../symbols/scout.js';
import { FILE_SIZE, type Part, type ReadReport, type ReadTask } from './reader.js';
import type { Readers } from './readers.js';
import type { LIMITS, Slot } from './source.js';

/** Files of a task, and parts of one that only looks; so few that the calling thread is free again soon. */
const BATCH = { own: 12, worker: 48 };
const OWN_CHECKS = 256;
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
  readonly #open = new Map<number, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #read = { bytes: 0, definitions: 0, uses: 0 };
  #error: unknown;

  constructor(shared: Shared, limits: typeof LIMITS) {
    this.#shared = shared;
    this.#limits = limits;
  }

  /** Has readers look again at what they hold below a folder: at once, while the walk is still under way. */
  recheck(below: string, { holders, parts }: { holders: Iterable<number>; parts: number }): void {
    for (const reader of holders)
      if (reader > 0) this.#send(reader, { take: [], check: { below, from: 0, to: parts } });
      else this.#recheckOwn(below, parts);
  }

  #recheckOwn(below: string, parts: number, from = 0): void {
    const to = Math.min(from + OWN_CHECKS, parts);
    this.#send(0, { take: [], check: { below, from, to } }, () => {
      if (to < parts) this.#recheckOwn(below, parts, to);
    });
  }

  /** Takes up those of a folder's files that nobody has yet. */
  want(slots: readonly Slot[]): void {
    let batch: Slot[] = [];
    for (const slot of slots) {
      if (slot.isHeld) continue;
      if (batch.length === 0 || batch.length === BATCH.worker) {
        batch = [];
        this.#waiting.push(batch);
      }
      batch.push(slot);
    }
    this.#feed();
  }

  /** Resolves when everything is up to date. */
  async end(signal?: AbortSignal): Promise<void> {
    while (this.#running.size > 0 || this.#waiting.length > 0) {
      if (this.#error) throw this.#error;
      signal?.throwIfAborted();
      this.#feed();
      if (this.#running.size === 0) return;
      await Promise.race(this.#running);
    }
    if (this.#error) throw this.#error;
  }

  #feed(): void {
    while (this.#waiting.length > 0) {
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
      this.#send(reader, { take });
    }
  }

  #send(reader: number, task: ReadTask, then = (): void => {}): void {
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
        if (this.#error) return;
        then();
        this.#feed();
      });
    this.#running.add(running);
  }
}
