// The first search of a process against ripgrep: our code loaded, the kernel compiled, workers started, the tree walked.
//   npx tsc -p bench && node lib/bench/bench/search-cold.js <tree> [rounds] [typescript|linux|unseen|pattern ...]
// Each of our searches is the only one of a fresh process; the clock starts when Node is up, before our code is loaded.
// The code is bundled first, as it ships: one file, and one for the worker. "with Node" counts from the start of the process: what a command that searches once takes, Node's own start included.
import { execFileSync, fork } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Search as SearchClass } from '../src/service/search/search.js';
import { queries } from './query.js';
import { median, paired, row, summary, title } from './quiet.js';
import { lineSearch, ripgrep } from './ripgrep.js';

const [given = '.', rounds = '7', ...names] = process.argv.slice(2);

/** Bundles as scripts/bundle.mjs does; answers with the folder. */
function bundle(): string {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'search-cold-'));
  const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');
  const build = (entry: string, name: string): void => {
    const file = new URL(entry, import.meta.url).pathname;
    execFileSync(process.execPath, [ncc, 'build', file, '-o', path.join(out, name), '-q', '-C']);
  };
  build('../src/service/search/search.js', 'main');
  const plain = new URL('../src/workers/package.json', import.meta.url);
  fs.writeFileSync(plain, '{}\n');
  build('../src/workers/search.js', 'worker');
  fs.rmSync(plain);
  return out;
}

/** In the fresh process: searches once and tells how long it took. */
async function first(bundled: string, pattern: string): Promise<void> {
  const main = pathToFileURL(path.join(bundled, 'main', 'index.js')).href;
  const workerFile = path.join(bundled, 'worker', 'index.js');
  const began = performance.now();
  const { Search } = (await import(main)) as { Search: typeof SearchClass };
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

function fresh(tree: string, bundled: string, pattern: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = fork(new URL(import.meta.url).pathname, ['--first', bundled, pattern], { cwd: tree });
    let told: Told | undefined;
    child.on('message', (message) => {
      told = { ...(message as Omit<Told, 'whole'>), whole: performance.now() - began };
    });
    child.on('close', () => (told ? resolve(told) : reject(new Error('the fresh process told nothing'))));
  });
}

async function table(tree: string): Promise<void> {
  title('first search of a process, against rg -j2', 'lines ours/rg');
  const bundled = bundle();
  const ratios: number[] = [];
  const whole: number[] = [];
  for (const [name, pattern] of Object.entries(queries(names))) {
    let lines = 0;
    let expected = 0;
    const wholes: number[] = [];
    const pair = await paired(
      Number(rounds),
      async () => {
        const run = await fresh(tree, bundled, pattern);
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
  fs.rmSync(bundled, { recursive: true });
}

if (process.argv[2] === '--first') await first(process.argv[3]!, process.argv[4]!);
else await table(fs.realpathSync(given));
