import { Worker } from 'node:worker_threads';
import { httpReader } from '../../src/service/http-read.js';
import { decode } from '../../src/service/web/charset.js';
import { Exa } from '../../src/service/web/exa.js';
import { pageText } from '../../src/service/web/page.js';
import { Web } from '../../src/service/web/web.js';
import type { Kit } from '../../src/tool/kit.js';
import { webFetch } from '../../src/tool/web/web-fetch.js';
import type { Case } from './corpus.js';
import { markdownText } from './text.js';

/** A page's main part as words; `url` is where it is served. */
export type Extract = (one: Case, url: string) => Promise<string>;

/** The longest pages are longer than one answer may be asked for: the whole text is compared. */
const MOST_CHARS = 20_000_000;

/** The tool itself, over real HTTP. */
export function galley(): Extract {
  const reach = httpReader({ guard: () => {}, refuse: () => undefined, env: {} });
  const exa = new Exa({ baseUrl: '', key: undefined, reach });
  const kit = { web: new Web({ reach, exa, pageText: (body) => pageText(body), agent: 'bench' }) } as Kit;
  const context = { kit, signal: new AbortController().signal, id: 'c', progress: () => {} };
  return async (_, url) => {
    const { text } = await webFetch.run({ url, max_chars: MOST_CHARS }, context);
    // Without the tool's own lines around the page.
    return markdownText(
      text
        .split('\n')
        .slice(1, -1)
        .join('\n')
        .replace(/^URL: .*\n(?:Title: .*\n)?/, ''),
    );
  };
}

/** How long one page may take another extractor. */
const MOST_MS = 10_000;

/** Other extractors. They are handed the page as text: reading its bytes is no part of theirs. */
export function peers(folder: string): Record<string, Extract> {
  let worker: Worker | undefined;
  const through =
    (way: string): Extract =>
    (one) =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(new URL('./peer.js', import.meta.url), {
          workerData: folder,
          stdout: true,
          stderr: true,
        });
        const here = worker;
        const done = (settle: () => void): void => {
          clearTimeout(late);
          here.off('error', lost).off('message', told);
          settle();
        };
        const lost = (error: Error): void => {
          worker = undefined;
          void here.terminate();
          done(() => reject(error));
        };
        const told = ({ text, failed }: { text?: string; failed?: string }): void =>
          done(() => (text === undefined ? reject(new Error(failed)) : resolve(text)));
        const late = setTimeout(() => lost(new Error(`no end after ${MOST_MS / 1_000} s`)), MOST_MS);
        here.once('error', lost);
        here.once('message', told);
        here.postMessage({ way, html: decode(one.bytes, one.type), url: one.url });
      });
  return Object.fromEntries(
    ['readability', 'defuddle', 'article-extractor'].map((way) => [way, through(way)]),
  );
}
