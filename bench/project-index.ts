// project_index: how long the first index of a tree takes, and one after a single file changed (bar: at most 3%).
//   npx tsc -p bench && node lib/bench/bench/project-index.js <tree of a git repository> [rounds]
// The first index is that of a process that has read nothing yet, without a cache on disk; each round has a process of
// its own, in the tree as its working directory, which is where runs are. The tree is put back, the index file taken away.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { INDEX_PATH, IndexFile } from '../src/service/index-file.js';
import { RepoMap } from '../src/service/repomap.js';
import { Walker } from '../src/service/search/walk.js';

const [treeText = '.', roundsText = '7', inner] = process.argv.slice(2);
const tree = fs.realpathSync(treeText);
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

interface Times {
  files: number;
  first: number;
  removed: number[];
  again: number[];
  edited: number[];
  added: number[];
}

const EDITS = 9;

async function once(): Promise<Times> {
  process.chdir(tree);
  const options = { root: tree, guard: () => {} };
  const walker = new Walker(tree);
  const workerFile = new URL('../src/workers/map.js', import.meta.url).href;
  const map = new RepoMap({ ...options, walker: () => walker, workerFile });
  const index = new IndexFile({ ...options, sources: (anew, signal) => map.sources(anew, signal) });
  const timed = async (): Promise<number> => {
    const start = performance.now();
    await index.read({ sections: ['overview', 'tree'] });
    return performance.now() - start;
  };
  const first = await timed();
  const { files } = await map.sources(false);
  const times: Times = { files: files.length, first, removed: [], again: [], edited: [], added: [] };
  const target = path.join(tree, files[files.length >> 1]!.path);
  const before = fs.readFileSync(target);
  const fresh = `${target}.new.ts`;
  try {
    for (let round = 0; round < EDITS; round++) {
      times.removed.push(await timed());
      times.again.push(await timed());
      fs.appendFileSync(target, `\n// ${round}\n`);
      times.edited.push(await timed());
      fs.writeFileSync(fresh, `export function added${round}() {}\n`);
      times.added.push(await timed());
      fs.rmSync(fresh);
    }
  } finally {
    fs.writeFileSync(target, before);
    fs.rmSync(fresh, { force: true });
    fs.rmSync(path.join(tree, INDEX_PATH), { force: true });
    await map.close();
  }
  return times;
}

if (inner) console.log(JSON.stringify(await once()));
else {
  const rounds: Times[] = [];
  for (let round = 0; round < Number(roundsText); round++) {
    const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), tree, '1', 'inner']);
    rounds.push(JSON.parse(String(stdout)) as Times);
  }
  const first = median(rounds.map((each) => each.first));
  const row = (name: string, pick: (times: Times) => number[]): void => {
    const ms = median(rounds.flatMap(pick));
    console.log(
      `${name.padEnd(24)} ${ms.toFixed(1).padStart(8)} ms  ${((100 * ms) / first).toFixed(1)}% of the first`,
    );
  };
  console.log(`${tree}: ${rounds[0]!.files} source files, medians of ${rounds.length} processes`);
  row('first', (times) => [times.first]);
  row('nothing changed', (times) => times.again);
  row('one file changed', (times) => times.edited);
  row('the first such change', (times) => times.edited.slice(0, 1));
  row('one file added', (times) => times.added);
  row('one file removed', (times) => times.removed.slice(1));
}
