// glob against `rg --files -g`, and the walk itself against `rg --files`, in a living process with its listings kept.
//   npx tsc -p bench && node lib/bench/bench/glob.js <tree> [rounds] [glob ...]
// glob looks at the age of each match, newest first; `rg --files -g` does not, `--sortr modified` does (second figure).
// The bars: glob at most 0.35, the warm walk at most 0.2. rg's -g outranks ignore files, so its count may be higher.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Search } from '../src/service/search/search.js';
import { visit } from '../src/service/search/visit.js';
import { Walker } from '../src/service/search/walk.js';
import { paired, row, summary, title } from './quiet.js';
import { ripgrep } from './ripgrep.js';

const [given = '.', rounds = '7', ...named] = process.argv.slice(2);
const tree = fs.realpathSync(given);
const globs =
  named.length > 0
    ? named
    : ['**/*.c', '**/*.ts', '**/*.{rs,go,py}', '**/*test*', '**/README*', '**/Makefile', '**/*.{json,jsonc}'];

/** Times both sides; answers with the ratio, or undefined where neither finds anything. */
async function compare(
  name: string,
  count: () => Promise<number>,
  args: string[],
): Promise<number | undefined> {
  let ours = 0;
  let theirs = 0;
  const mine = async (): Promise<number> => {
    const began = performance.now();
    ours = await count();
    return performance.now() - began;
  };
  const peer = async (): Promise<number> => {
    const run = await ripgrep(tree, args);
    theirs = run.lines;
    return run.millis;
  };
  await mine();
  await peer();
  if (ours === 0 && theirs === 0) return undefined;
  const pair = await paired(Number(rounds), mine, peer);
  return row(name, `${ours}/${theirs}`, pair);
}

async function filesOf(walker: Walker): Promise<number> {
  let files = 0;
  await visit(walker, { start: '', dots: false }, (folder) => {
    files += folder.files.length;
  });
  return files;
}

const files = ['-j2', '--files'];
const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
const search = new Search({ root: tree, guard: () => {}, hides: () => false, workerFile });
search.prewarm();
await sleep(1000);

title('the warm walk, against rg -j2 --files', 'files ours/rg');
await compare('walk', () => filesOf(search.walker), files);
title('a first walk, against rg -j2 --files', 'files ours/rg');
await compare('first walk', () => filesOf(new Walker(tree)), files);

for (const [name, order] of [
  ['glob, against rg -j2 --files -g', []],
  ['glob, against rg --files --sortr modified -g, which asks for ages too', ['--sortr', 'modified']],
] as const) {
  title(name, 'files ours/rg');
  const ratios: number[] = [];
  for (const glob of globs) {
    const count = async (): Promise<number> => (await search.glob(glob, '.', undefined, 500)).total;
    const ratio = await compare(glob, count, [...files, ...order, '-g', glob]);
    if (ratio !== undefined) ratios.push(ratio);
  }
  summary(ratios);
}
await search.close();
