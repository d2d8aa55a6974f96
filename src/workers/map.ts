import { parentPort, workerData } from 'node:worker_threads';
import { Outliner } from '../service/repomap/outline.js';
import { type Beat, patrol } from '../service/repomap/patrol.js';
import { Reader } from '../service/repomap/reader.js';
import type { FromMapWorker, ToMapWorker } from '../service/repomap/readers.js';
import { atOnce } from '../service/search/turn.js';

/** Entry of a worker that reads source files for the map, and parses those that are shown. */
const { root, assets } = workerData as { root: string; assets: string | undefined };
const reader = new Reader(root);
const outliner = new Outliner(assets);
let beat: Beat | undefined;

parentPort?.on('message', async (message: ToMapWorker) => {
  if ('beat' in message) {
    beat = message.beat;
    return;
  }
  if ('round' in message) {
    if (beat) patrol(beat, message.round);
    return;
  }
  if ('outline' in message || 'languages' in message) {
    const answer =
      'outline' in message
        ? await outliner.outline(message.outline)
        : await outliner.prepare(message.languages);
    parentPort?.postMessage({ id: message.id, answer } satisfies FromMapWorker);
    return;
  }
  const report = atOnce(reader.do(message.task));
  const { names, files, numbers } = report;
  parentPort?.postMessage({ id: message.id, answer: report } satisfies FromMapWorker, [
    names.bytes.buffer,
    names.ends.buffer,
    files.buffer,
    numbers.buffer,
  ]);
});
