import { parentPort } from 'node:worker_threads';
import { Backtracker } from '../service/search/backtracker.js';
import { type Job, parts, searchChunk } from '../service/search/chunk.js';
import { Engine } from '../service/search/engine.js';
import { makeKernel } from '../service/search/kernel/make-kernel.js';
import type { FromWorker, ToWorker } from '../service/search/pool.js';

/** Entry of a search worker: it gets a job, then chunks of files, and answers each with what it found. */
const kernel = makeKernel();
const engines = { automaton: new Engine(kernel), backtracker: new Backtracker(kernel) };
let job: Job | undefined;

function engineFor({ pattern }: Job): Engine | Backtracker {
  return pattern.backtracks ? engines.backtracker : engines.automaton;
}

parentPort?.on('message', (message: ToWorker) => {
  if ('job' in message) {
    job = message.job;
    engineFor(job).prepare(job.pattern);
    return;
  }
  const hits = job ? searchChunk(engineFor(job), job, message.chunk) : [];
  const all = [...parts(hits)];
  all.forEach((part, i) => {
    parentPort?.postMessage({ id: message.id, hits: part, last: i === all.length - 1 } satisfies FromWorker);
  });
});
parentPort?.postMessage({ ready: true } satisfies FromWorker);
