import { parentPort, workerData } from 'node:worker_threads';
import { pageText } from '../service/web/page.js';
import type { PageJob } from '../service/web/page-thread.js';
import { pageWords } from '../service/web/page-words.js';

/** Entry of a page worker: turns one response into text, or into its words alone, and ends. */
const job = workerData as PageJob;
parentPort?.postMessage(job.isPlain ? pageWords(job) : await pageText(job));
