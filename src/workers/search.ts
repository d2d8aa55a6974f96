import { parentPort } from 'node:worker_threads';
import { agesOf } from '../service/search/ages.js';
import { type FileHits, type Job, parts, searchChunk } from '../service/search/chunk.js';
import { Engine } from '../service/search/engine.js';
import { makeKernel } from '../service/search/kernel/make-kernel.js';
import type { FromWorker, ToWorker } from '../service/search/pool.js';

/** Entry of a search worker: it gets a job, then chunks of files, and answers each with what it found. */
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
  parentPort?.postMessage({ id, hits, last, refused } satisfies FromWorker);
}

parentPort?.postMessage({ ready: true } satisfies FromWorker);
