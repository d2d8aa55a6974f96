import { parentPort } from 'node:worker_threads';
import { agesOf } from '../service/search/ages.js';
import { type FileHits, type Job, parts, searchChunk } from '../service/search/chunk.js';
import { Engine } from '../service/search/engine.js';
import { makeKernel } from '../service/search/kernel/make-kernel.js';
import type { FromWorker, ToWorker } from '../service/search/pool.js';
import { takeTurns } from '../service/search/round.js';

const PAUSE_MILLIS = 1;

/** Entry of a search worker: it gets a job, then chunks of files and rounds, and answers each with what it found. */
const engine = new Engine(makeKernel());
const waiting = new Map<number, { parts: FileHits[][]; refused: number }>();
let job: Job | undefined;

parentPort?.on('message', (message: ToWorker) => {
  if ('job' in message) {
    job = message.job;
    engine.prepare(job.pattern);
  } else if ('chunk' in message) {
    const before = engine.refused;
    const hits = job ? searchChunk(engine, job, message.chunk) : [];
    waiting.set(message.id, { parts: [...parts(hits)], refused: engine.refused - before });
    answer(message.id);
  } else if ('round' in message) {
    const { id, round } = message;
    const before = engine.refused;
    for (const [at, hits] of job ? takeTurns(engine, job, round) : []) {
      if (hits.length > 0) tell({ id, at, hits });
      // That may be enough; the main thread, which tells, may be waiting for this processor.
      if (Atomics.load(job!.stop, 1) >= job!.most) Atomics.wait(job!.stop, 0, 0, PAUSE_MILLIS);
    }
    tell({ id, hits: [], last: true, refused: engine.refused - before });
  } else if ('files' in message) {
    const ages = agesOf(message.base, message.files);
    parentPort?.postMessage({ id: message.id, ages } satisfies FromWorker, [ages.buffer]);
  } else answer(message.more);
});

/** Sends the next part of a chunk's answer; the main thread asks for the one after it. */
function answer(id: number): void {
  const { parts: left, refused } = waiting.get(id) ?? { parts: [], refused: 0 };
  const hits = left.shift() ?? [];
  const last = left.length === 0 || job?.stop[0] !== 0;
  if (last) waiting.delete(id);
  tell({ id, hits, last, refused });
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}

tell({ ready: true });
