import { parentPort } from 'node:worker_threads';
import { type Job, searchChunk } from '../service/search/chunk.js';
import { Engine } from '../service/search/engine.js';
import { makeKernel } from '../service/search/kernel/make-kernel.js';
import type { FromWorker, ToWorker } from '../service/search/pool.js';

/** Entry of a search worker: it gets a job, then chunks of files, and answers each with what it found. */
const engine = new Engine(makeKernel());
let job: Job | undefined;

parentPort?.on('message', (message: ToWorker) => {
  if ('job' in message) {
    job = message.job;
    engine.prepare(job.pattern);
    return;
  }
  const hits = job ? searchChunk(engine, job, message.chunk) : [];
  parentPort?.postMessage({ id: message.id, hits } satisfies FromWorker);
});
parentPort?.postMessage({ ready: true } satisfies FromWorker);
