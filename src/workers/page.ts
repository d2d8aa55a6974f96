import { parentPort, workerData } from 'node:worker_threads';
import { type Body, pageText } from '../service/web/page.js';

/** Entry of a page worker: turns one response into text, and ends. */
parentPort?.postMessage(await pageText(workerData as Body));
