// What `web_fetch` keeps of saved pages, beside other extractors on the same pages in the same run.
//   npx tsc -p bench && node lib/bench/bench/web-pages.js PAGES DOCS PEERS
// PAGES: test/test-pages of github.com/mozilla/readability. DOCS: /usr/share/doc with Debian's git-doc, nodejs-doc and
// python3.11-doc. PEERS, if any: a folder with `npm install defuddle @extractus/article-extractor jsdom`.
// found = share of the main text's four-word runs that came out; kept = share of the rest of the page's that did too.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseHTML } from 'linkedom';
import { httpReader } from '../src/service/http-read.js';
import { Exa } from '../src/service/web/exa.js';
import { pageText } from '../src/service/web/page.js';
import { Web } from '../src/service/web/web.js';
import type { Kit } from '../src/tool/kit.js';
import { webFetch } from '../src/tool/web/web-fetch.js';

const [pages = '', docs = '', peers = ''] = process.argv.slice(2);
const ARTICLES =
  'aktualne ars-1 bbc-1 blogger buzzfeed-1 cnet daringfireball-1 dev418 firefox-nightly-blog folha gitlab-blog google-sre-book-1 guardian-1 heise hukumusume ietf-1 keep-tabular-data la-nacion lemonde-1 links-in-tables lwn-1 mathjax medium-1 mercurial mozilla-1 nytimes-1 qq rtl-1 spiceworks telegraph v8-blog wikipedia wikipedia-2 wordpress yahoo-1 youth';
/** Documentation, and what of it the page itself is: read by nobody but this benchmark. */
const PAGES: [string, string][] = [
  ['git-doc/git-rebase.html', '#content'],
  ['git-doc/git-log.html', '#content'],
  ['git-doc/user-manual.html', 'body'],
  ['nodejs/api/fs.html', '#apicontent'],
  ['nodejs/api/path.html', '#apicontent'],
  ['nodejs/api/globals.html', '#apicontent'],
  ['python3.11/html/library/functions.html', '[role=main]'],
  ['python3.11/html/library/stdtypes.html', '[role=main]'],
  ['python3.11/html/tutorial/controlflow.html', '[role=main]'],
  ['python3.11/html/whatsnew/3.11.html', '[role=main]'],
];
/** The longest pages are longer than one answer may be asked for: the whole text is compared. */
const MOST_CHARS = 10_000_000;
/** Served in another encoding than it was saved in. */
const LATIN = new Set(['heise', 'folha']);

interface Case {
  name: string;
  html: string;
  truth: string;
}

interface Node {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<Node>;
}

const SILENT = /^(?:script|style|noscript|template|svg|select|iframe|button|head)$/i;

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (node.nodeType !== 1 || SILENT.test(node.nodeName)) return '';
  return [...node.childNodes].map(textOf).join(' ');
}

function parse(html: string) {
  return parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`).document;
}

const bodyText = (html: string): string => textOf(parse(html).body as unknown as Node);

function runs(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, -3).map((_, at) => words.slice(at, at + 4).join(' ')));
}

function cases(): Case[] {
  const articles = ARTICLES.split(' ').map((name) => {
    const read = (file: string): string => fs.readFileSync(path.join(pages, name, file), 'utf8');
    return { name, html: read('source.html'), truth: bodyText(read('expected.html')) };
  });
  const reference = PAGES.map(([file, selector]) => {
    const html = fs.readFileSync(path.join(docs, file), 'utf8');
    const main = parse(html).querySelector(selector);
    if (!main) throw new Error(`${file} has no ${selector}`);
    return { name: file, html, truth: textOf(main as unknown as Node) };
  });
  return [...articles, ...reference];
}

type Extract = (one: Case, url: string) => Promise<string>;

/** The tool itself, over real HTTP. */
function ours(): Extract {
  const reach = httpReader({ guard: () => {}, refuse: () => undefined, env: {} });
  const exa = new Exa({ baseUrl: '', key: undefined, reach });
  const kit = { web: new Web({ reach, exa, pageText: (body) => pageText(body), agent: 'bench' }) } as Kit;
  const context = { kit, signal: new AbortController().signal, id: 'c', progress: () => {} };
  return async (_, url) => {
    const { text } = await webFetch.run({ url, max_chars: MOST_CHARS }, context);
    return text.replace(/\]\([^)\s]*\)/g, '] ').replace(/\\([^\w\s])/g, '$1');
  };
}

async function others(): Promise<Record<string, Extract>> {
  const load = (file: string) => import(pathToFileURL(path.resolve(peers, 'node_modules', file)).href);
  const { Defuddle } = await load('defuddle/dist/node.js');
  const { extractFromHtml } = await load('@extractus/article-extractor/esm/mod.js');
  return {
    defuddle: async ({ html }, url) => bodyText((await Defuddle(html, url))?.content ?? ''),
    'article-extractor': async ({ html }, url) => bodyText((await extractFromHtml(html, url))?.content ?? ''),
  };
}

const share = (of: Set<string>, within: Set<string>): number =>
  of.size === 0 ? 0 : [...of].filter((run) => within.has(run)).length / of.size;
const percent = (value: number): string => `${(100 * value).toFixed(0)}`.padStart(4);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const all = cases();
const server = http.createServer((request, response) => {
  const { name, html } = all[Number(request.url?.slice(1))] as Case;
  const latin = LATIN.has(name);
  response.setHeader('content-type', latin ? 'text/html; charset=iso-8859-1' : 'text/html; charset=utf-8');
  // A kept connection would be reset while a slow extractor blocks this process.
  response.setHeader('connection', 'close');
  response.end(latin ? Buffer.from(html, 'latin1') : html);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ways: Record<string, Extract> = { galley: ours(), ...(peers && (await others())) };
const silent = console.error;
console.log(
  `${'page'.padEnd(44)}${Object.keys(ways)
    .map((way) => way.padEnd(24))
    .join('')}`,
);
const results = Object.keys(ways).map(() => ({
  found: [] as number[],
  kept: [] as number[],
  ms: [] as number[],
}));
for (const [index, one] of all.entries()) {
  const truth = runs(one.truth);
  const rest = new Set([...runs(bodyText(one.html))].filter((run) => !truth.has(run)));
  let row = one.name.slice(0, 42).padEnd(44);
  for (const [at, extract] of Object.values(ways).entries()) {
    const started = performance.now();
    console.error = () => {};
    const text = await extract(one, `${base}/${index}`).catch((error: Error) => {
      row += `(${error.message.slice(0, 60)}) `;
      return '';
    });
    console.error = silent;
    const ms = performance.now() - started;
    const out = runs(text);
    const [found, kept] = [share(truth, out), share(rest, out)];
    results[at]?.found.push(found);
    results[at]?.kept.push(kept);
    results[at]?.ms.push(ms);
    row += `found${percent(found)}  kept${percent(kept)}      `;
  }
  console.log(row);
}
console.log(`\n${all.length} pages, means`);
for (const [at, name] of Object.keys(ways).entries()) {
  const { found, kept, ms } = results[at] as (typeof results)[number];
  const least = Math.min(...found);
  console.log(
    `${name.padEnd(20)} found ${(100 * mean(found)).toFixed(1)} % (least ${(100 * least).toFixed(0)} %)  kept ${(100 * mean(kept)).toFixed(1)} %  ${mean(ms).toFixed(0)} ms`,
  );
}
server.close();
