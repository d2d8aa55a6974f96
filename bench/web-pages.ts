// What `web_fetch` keeps of saved real pages, beside other extractors on the same pages in the same run.
//   npx tsc -p bench && node lib/bench/bench/web-pages.js CORPUS [PEERS] [--group G] [--pages] [--most N] [--half tune|check]
// CORPUS: a folder with what docs/web.md says to get; a group that is not there is left out. PEERS: a folder with
// `npm install defuddle @extractus/article-extractor jsdom`. Pages are served on loopback as their bytes are.
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Case, GROUPS } from './page/corpus.js';
import { type Extract, galley, peers } from './page/extractors.js';
import { f1, letters, missing, type Score, score } from './page/score.js';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    group: { type: 'string', multiple: true, default: Object.keys(GROUPS) },
    pages: { type: 'boolean', default: false },
    half: { type: 'string' },
    most: { type: 'string', default: '10000' },
  },
});
const [corpus = '', folder = ''] = positionals;

/** Rules are made on one half of the pages and seen to hold on the other. */
const half = ({ name }: Case): string =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'check';

/** At most so many pages of a group, from all over it. */
const some = (pages: Case[]): Case[] =>
  pages.filter((_, at) => at % Math.ceil(pages.length / Number(flags.most)) === 0);
const all = flags.group.flatMap((name) =>
  some(GROUPS[name]?.(corpus) ?? []).filter((one) => flags.half === undefined || half(one) === flags.half),
);
const server = http.createServer((request, response) => {
  const one = all[Number(request.url?.slice(1))] as Case;
  // A kept connection would be reset while a slow extractor blocks this process.
  response.writeHead(200, { 'content-type': one.type, connection: 'close' }).end(one.bytes);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ways: Record<string, Extract> = { galley: galley(), ...(folder && peers(folder)) };

interface Row extends Score {
  group: string;
  ms: number;
}

const results: Record<string, Row[]> = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
const percent = (value: number): string => (100 * value).toFixed(0).padStart(4);
const head = (title: string): string =>
  `${title.padEnd(42)}${Object.keys(ways)
    .map((way) => way.padEnd(20))
    .join('')}\n${''.padEnd(42)}${Object.keys(ways)
    .map(() => ' rec prec  f1 '.padEnd(20))
    .join('')}`;
const cellsOf = (cells: Score[]): string =>
  cells
    .map((cell) => `${percent(cell.recall)}${percent(cell.precision)} ${percent(f1(cell))}`.padEnd(20))
    .join('');

if (flags.pages) console.log(head('page'));
for (const [index, one] of all.entries()) {
  const cells: Score[] = [];
  const notes: string[] = [];
  for (const [way, extract] of Object.entries(ways)) {
    const started = performance.now();
    const text = await extract(one, `${base}/${index}`).catch((error: Error) => {
      notes.push(`  ${way}: ${error.message.slice(0, 100)}`);
      return '';
    });
    const ms = performance.now() - started;
    const cell = score(one, text);
    cells.push(cell);
    results[way]?.push({ ...cell, group: one.group, ms });
    if (way !== 'galley') continue;
    for (const phrase of missing(one.must, letters(text))) notes.push(`  not there: ${phrase}`);
    for (const phrase of missing(one.mustNot, letters(text), false)) notes.push(`  there: ${phrase}`);
  }
  if (flags.pages) console.log([`${one.name.slice(0, 40).padEnd(42)}${cellsOf(cells)}`, ...notes].join('\n'));
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const means = (group: string): string =>
  Object.values(results)
    .map((rows) => rows.filter((row) => row.group === group))
    .map((rows) =>
      [mean(rows.map((row) => row.recall)), mean(rows.map((row) => row.precision)), mean(rows.map(f1))]
        .map((value) => (100 * value).toFixed(1).padStart(5))
        .join(' ')
        .padEnd(20),
    )
    .join('');
console.log(`\n${head(`means of ${all.length} pages`)}`);
for (const group of new Set(all.map((one) => one.group)))
  console.log(`${`${group} (${all.filter((one) => one.group === group).length})`.padEnd(42)}${means(group)}`);
console.log(
  `${'ms a page'.padEnd(42)}${Object.values(results)
    .map((rows) =>
      mean(rows.map(({ ms }) => ms))
        .toFixed(0)
        .padStart(5)
        .padEnd(20),
    )
    .join('')}`,
);
server.close();
process.exit();
