import { parentPort, workerData } from 'node:worker_threads';
import { Outliner } from '../service/repomap/outline.js';
import { Reader } from '../service/repomap/reader.js';
import type { FromMapWorker, ToMapWorker } from '../service/repomap/readers.js';

/** Entry of a worker that reads source files for the map, and parses those that are shown. */
const { root, assets } = workerData as { root: string; assets: string | undefined };
const reader = new Reader(root);
const outliner = new Outliner(assets);

parentPort?.on('message', async (message: ToMapWorker) => {
  if ('outline' in message) {
    const answer = await outliner.outline(message.outline);
    parentPort?.postMessage({ id: message.id, answer } satisfies FromMapWorker);
    return;
  }
  const report = reader.do(message.task);
  const { names, files, numbers } = report;
  parentPort?.postMessage({ id: message.id, answer: report } satisfies FromMapWorker, [
    names.bytes.buffer,
    names.ends.buffer,
    files.buffer,
    numbers.buffer,
  ]);
});
