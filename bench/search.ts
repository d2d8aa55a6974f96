// ffgrep's engine against ripgrep, paired: our search, then rg at as many threads, its start included, as an agent pays it.
//   npx tsc -p bench && node lib/bench/bench/search.js <tree> [rounds] [1|2|limit|rest] [typescript|linux|unseen|pattern ...]
// `1` and `2` end with the peak memory of both sides. `rest` prints it with the longest block of the event loop, for the
// tools' highest limit and for none. `limit` ends with what Node takes to read the files that a limit of 20 needs.
// Ours runs in a living process with a warm listing cache. Ratios below 1 are in our favour; medians of `rounds`.
import fs from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Search } from '../src/service/search/search.js';
import { filesUpTo, floor } from './floor.js';
import { queries } from './query.js';
import { median, paired, row, summary, title } from './quiet.js';
import { lineSearch, ripgrep, ripgrepMemory } from './ripgrep.js';

const [given = '.', rounds = '7', part = '2', ...names] = process.argv.slice(2);
const tree = fs.realpathSync(given);
const ALL = 10_000_000;
const MANY = 31;

function makeSearch(threads: string): Search {
  const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
  return new Search({
    root: tree,
    guard: () => {},
    hides: () => false,
    ...(threads !== '1' && { workerFile }),
  });
}

async function warmed(threads: string): Promise<Search> {
  const search = makeSearch(threads);
  search.prewarm();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const pattern of ['warm-up', 'warm.up', 'w[a-z]rm|u[a-z]p'])
    await search.grep({ pattern, path: '.', limit: ALL });
  return search;
}

/** Ours is the whole process: Node, workers, kernels and every listing. */
async function memory(): Promise<void> {
  let theirs: number | undefined = 0;
  for (const pattern of Object.values(queries(names))) {
    const peak = await ripgrepMemory(tree, lineSearch(pattern, '-j2'));
    theirs = peak === undefined ? undefined : Math.max(theirs ?? 0, peak);
  }
  const ours = process.resourceUsage().maxRSS / 1024;
  console.log(`peak memory ${ours.toFixed(0)} MB, rg ${theirs?.toFixed(0) ?? 'unknown'} MB`);
}

/** Prints the longest time in which the event loop did not turn while all lines were asked for, once a query. */
async function block(search: Search, limit: number): Promise<void> {
  let longest = 0;
  let worst = '';
  for (const [name, pattern] of Object.entries(queries(names))) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await search.grep({ pattern, path: '.', limit });
    delay.disable();
    const millis = delay.max / 1e6;
    if (millis > longest) [longest, worst] = [millis, name];
  }
  console.log(`event loop blocked ${longest.toFixed(0)} ms at most with limit ${limit} (${worst})`);
}

/** How near a limit of 20 comes to what the files it needs take to be opened, read and closed. */
async function floors(search: Search): Promise<void> {
  console.log('\nlimit 20, and only reading the files it needs: by one thread, by two');
  for (const [name, pattern] of Object.entries(queries(names))) {
    const times: number[] = [];
    let last: string | undefined;
    for (let round = 0; round < MANY; round++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const began = performance.now();
      const { files, stopped } = await search.grep({ pattern, path: '.', limit: 20 });
      times.push(performance.now() - began);
      last = stopped ? files.at(-1) : undefined;
    }
    const files = filesUpTo(search, tree, last);
    const { one, two } = await floor(files, MANY);
    const [ours, ...reading] = [median(times), one, two].map((millis) => `${millis.toFixed(1)} ms`);
    console.log(`${name.padEnd(26)} ${ours!.padStart(9)}, ${files.length} files: ${reading.join(', ')}`);
  }
}

async function compare(search: Search, args: string[], limits: number[]): Promise<void> {
  const ratios: number[] = [];
  for (const [name, pattern] of Object.entries(queries(names))) {
    for (const limit of limits) {
      let lines = 0;
      let expected = 0;
      const mine = async (): Promise<number> => {
        const began = performance.now();
        lines = (await search.grep({ pattern, path: '.', limit })).hits.length;
        return performance.now() - began;
      };
      const theirs = async (): Promise<number> => {
        const run = await ripgrep(tree, lineSearch(pattern, ...args), limit);
        expected = run.lines;
        return run.millis;
      };
      const pair = await paired(Number(rounds), mine, theirs);
      ratios.push(row(name, limit < ALL ? `limit ${limit}` : `${lines}/${expected}`, pair));
    }
  }
  summary(ratios);
}

const search = await warmed(part);
if (part === 'limit') {
  title('limits, against rg --sort path stopped at as many lines', 'limit');
  await compare(search, ['--sort', 'path'], [20, 64, 200]);
  await floors(search);
} else if (part === 'rest') {
  await block(search, 5000);
  await memory();
  await block(search, ALL);
  await memory();
} else {
  title(`${part === '1' ? 'one thread' : 'two workers'}, against rg -j${part}`, 'lines ours/rg');
  await compare(search, [`-j${part}`], [ALL]);
  await memory();
}
await search.close();
