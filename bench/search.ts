// ffgrep's engine against ripgrep, paired: our search, then rg at as many threads, its start included, as an agent pays it.
//   npx tsc -p bench && node lib/bench/bench/search.js <tree> [rounds] [1|2|limit] [typescript|linux|unseen|pattern ...]
// Ours runs in a living process with a warm listing cache. Ratios below 1 are in our favour; medians of `rounds`.
import fs from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Search } from '../src/service/search/search.js';
import { queries } from './query.js';
import { paired, row, summary, title } from './quiet.js';
import { lineSearch, ripgrep } from './ripgrep.js';

const [given = '.', rounds = '7', part = '2', ...names] = process.argv.slice(2);
const tree = fs.realpathSync(given);
const ALL = 10_000_000;

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
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
if (part === 'limit') {
  title('limits, against rg --sort path stopped at as many lines', 'limit');
  await compare(search, ['--sort', 'path'], [20, 64, 200]);
} else {
  title(`${part === '1' ? 'one thread' : 'two workers'}, against rg -j${part}`, 'lines ours/rg');
  await compare(search, [`-j${part}`], [ALL]);
}
console.log(`event loop blocked ${(delay.max / 1e6).toFixed(0)} ms at most`);
await search.close();
