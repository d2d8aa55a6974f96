// ffgrep's engine against ripgrep, paired: our search, then rg at as many threads, its start included, as an agent pays it.
//   npx tsc -p bench && node lib/bench/bench/search.js <tree> [rounds] [linux|own pattern ...]
// Ours runs in a living process with a warm listing cache. Ratios below 1 are in our favour; medians of `rounds`.
import { spawn } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';
import { Search } from '../src/service/search/search.js';

const [tree = '.', roundsText = '7', ...own] = process.argv.slice(2);
const rounds = Number(roundsText);

/** Classes of queries; the first three differ a tree, so own patterns may be named on the command line. */
const CLASSES: Record<string, string> = {
  'literal, few': 'op_read_file_async',
  'literal, many': 'const',
  'regex with prefix': String.raw`function \w+Async\(`,
  'inner literal': String.raw`\w+Async\(`,
  'ignoring case': '(?i)pm_resume',
  'ignoring case, many': '(?i)error',
  alternation: 'ERR_SYS|PME_TURN_OFF|LINK_REQ_RST|CFG_BME_EVT',
  'Unicode literal': 'naïve',
  'Unicode class': String.raw`\p{Greek}`,
  'no literal': '[A-Z]+_[A-Z]+_[0-9]+',
  dates: String.raw`\d{4}-\d{2}-\d{2}`,
  'backtracking trap': '(a+)+$',
};
const LINUX: Record<string, string> = {
  ...CLASSES,
  'literal, few': 'ext4_mballoc_query_range',
  'literal, many': 'struct device',
  'regex with prefix': String.raw`struct \w+_operations`,
  'inner literal': String.raw`\w+_operations`,
};

function patterns(): Record<string, string> {
  if (own[0] === 'linux') return LINUX;
  return own.length === 0 ? CLASSES : Object.fromEntries(own.map((pattern) => [pattern, pattern]));
}

interface Run {
  millis: number;
  lines: number;
}

/** Spawns rg and counts its lines; kills it when it has printed `limit`. */
function ripgrep(args: string[], limit = Number.POSITIVE_INFINITY): Promise<Run> {
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(rgPath, ['-n', '--no-heading', ...args, '.'], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let lines = 0;
    const end = (): void => resolve({ millis: performance.now() - began, lines });
    child.stdout.on('data', (data: Buffer) => {
      for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) lines++;
      if (lines < limit) return;
      child.kill('SIGKILL');
      end();
    });
    child.on('close', end);
  });
}

async function ours(search: Search, pattern: string, limit: number): Promise<Run> {
  const began = performance.now();
  const { hits } = await search.grep({ pattern, path: '.', limit });
  return { millis: performance.now() - began, lines: hits.length };
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}

function geometric(numbers: number[]): number {
  return Math.exp(numbers.reduce((sum, each) => sum + Math.log(each), 0) / numbers.length);
}

function makeSearch(worker: boolean): Search {
  const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
  return new Search({ root: tree, guard: () => {}, hides: () => false, ...(worker && { workerFile }) });
}

async function classes(label: string, search: Search, threads: string): Promise<void> {
  const ratios: number[] = [];
  console.log(`\n${label}\n${'class'.padEnd(22)} lines ours/rg        ours ms     rg ms   ratio`);
  for (const [name, pattern] of Object.entries(patterns())) {
    const a: Run[] = [];
    const b: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      a.push(await ours(search, pattern, 10_000_000));
      b.push(await ripgrep([threads, '--', pattern]));
    }
    const mine = median(a.map((run) => run.millis));
    const theirs = median(b.map((run) => run.millis));
    ratios.push(mine / theirs);
    const counts = `${a[0]!.lines}/${b[0]!.lines}`;
    console.log(
      `${name.padEnd(22)} ${counts.padEnd(18)} ${mine.toFixed(1).padStart(9)} ${theirs.toFixed(1).padStart(9)} ${(mine / theirs).toFixed(2).padStart(7)}`,
    );
  }
  console.log(`geometric mean ${geometric(ratios).toFixed(2)}, worst ${Math.max(...ratios).toFixed(2)}`);
}

async function limits(search: Search): Promise<void> {
  console.log(
    `\nlimits, against rg --sort path stopped at as many lines\n${'class'.padEnd(22)} limit   ours ms     rg ms   ratio`,
  );
  const ratios: number[] = [];
  for (const [name, pattern] of Object.entries(patterns())) {
    for (const limit of [20, 64, 200]) {
      const pairs: [number, number][] = [];
      for (let round = 0; round < rounds; round++) {
        const mine = await ours(search, pattern, limit);
        pairs.push([mine.millis, (await ripgrep(['--sort', 'path', '--', pattern], limit)).millis]);
      }
      const mine = median(pairs.map(([a]) => a));
      const theirs = median(pairs.map(([, b]) => b));
      ratios.push(mine / theirs);
      console.log(
        `${name.padEnd(22)} ${String(limit).padStart(5)} ${mine.toFixed(1).padStart(9)} ${theirs.toFixed(1).padStart(9)} ${(mine / theirs).toFixed(2).padStart(7)}`,
      );
    }
  }
  console.log(`geometric mean ${geometric(ratios).toFixed(2)}, worst ${Math.max(...ratios).toFixed(2)}`);
}

const single = makeSearch(false);
await single.grep({ pattern: 'warm-up', path: '.', limit: 1 });
await classes('one thread, against rg -j1', single, '-j1');
const pooled = makeSearch(true);
pooled.prewarm();
await new Promise((resolve) => setTimeout(resolve, 1000));
await pooled.grep({ pattern: 'warm-up', path: '.', limit: 1 });
await classes('two workers, against rg -j2', pooled, '-j2');
await limits(pooled);
console.log(`\nmemory ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MiB`);
await pooled.close();
