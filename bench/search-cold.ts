// The first search of a process against ripgrep: our code loaded, the kernel compiled, workers started, the tree walked.
//   npx tsc -p bench && node lib/bench/bench/search-cold.js <tree> [rounds] [typescript|linux|unseen|pattern ...]
// Each of our searches is the only one of a fresh process; the clock starts when Node is up, before our code is loaded.
// "with Node" counts from the start of the process: what a command that searches once takes, Node's own start included.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import { queries } from './query.js';
import { median, paired, row, summary, title } from './quiet.js';
import { lineSearch, ripgrep } from './ripgrep.js';

const [given = '.', rounds = '7', ...names] = process.argv.slice(2);

/** In the fresh process: searches once and tells how long it took. */
async function first(pattern: string): Promise<void> {
  const began = performance.now();
  const { Search } = await import('../src/service/search/search.js');
  const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
  const search = new Search({ root: process.cwd(), guard: () => {}, hides: () => false, workerFile });
  const { hits } = await search.grep({ pattern, path: '.', limit: 10_000_000 });
  process.send?.({ millis: performance.now() - began, lines: hits.length });
  await search.close();
  process.disconnect();
}

interface Told {
  millis: number;
  lines: number;
  /** From the start of the process on. */
  whole: number;
}

function fresh(tree: string, pattern: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = fork(new URL(import.meta.url).pathname, ['--first', pattern], { cwd: tree });
    let told: Told | undefined;
    child.on('message', (message) => {
      told = { ...(message as Omit<Told, 'whole'>), whole: performance.now() - began };
    });
    child.on('close', () => (told ? resolve(told) : reject(new Error('the fresh process told nothing'))));
  });
}

async function table(tree: string): Promise<void> {
  title('first search of a process, against rg -j2', 'lines ours/rg');
  const ratios: number[] = [];
  const whole: number[] = [];
  for (const [name, pattern] of Object.entries(queries(names))) {
    let lines = 0;
    let expected = 0;
    const wholes: number[] = [];
    const pair = await paired(
      Number(rounds),
      async () => {
        const run = await fresh(tree, pattern);
        lines = run.lines;
        wholes.push(run.whole);
        return run.millis;
      },
      async () => {
        const run = await ripgrep(tree, lineSearch(pattern, '-j2'));
        expected = run.lines;
        return run.millis;
      },
    );
    ratios.push(row(name, `${lines}/${expected}`, pair));
    whole.push(row('  with Node', '', { ...pair, ours: median(wholes) }));
  }
  summary(ratios);
  console.log('with Node:');
  summary(whole);
}

if (process.argv[2] === '--first') await first(process.argv[3]!);
else await table(fs.realpathSync(given));
