// Other extractors, in a thread: one that never comes to an end is ended.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { bodyText, parse } from './text.js';

type Way = (html: string, url: string) => Promise<string | undefined> | string | undefined;

const load = (file: string) =>
  import(pathToFileURL(path.resolve(workerData as string, 'node_modules', file)).href);
const { Defuddle } = await load('defuddle/dist/node.js');
const { extractFromHtml } = await load('@extractus/article-extractor/esm/mod.js');

const WAYS: Record<string, Way> = {
  readability: (html) => new Readability(parse(html) as never).parse()?.content ?? undefined,
  defuddle: async (html, url) => (await Defuddle(html, url))?.content,
  'article-extractor': async (html, url) => (await extractFromHtml(html, url))?.content,
};

// They tell of their troubles on the console.
Object.assign(console, { error() {}, warn() {}, log() {} });
parentPort?.on('message', async ({ way, html, url }: { way: string; html: string; url: string }) => {
  try {
    parentPort?.postMessage({ text: bodyText((await WAYS[way]?.(html, url)) ?? '') });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
