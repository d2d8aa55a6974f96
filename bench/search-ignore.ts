// The walker's ignore decisions against git's own, on random trees and rules.
//   npx tsc -p bench && node lib/bench/bench/search-ignore.js [trees] [first seed]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Walker } from '../src/service/search/walk.js';
import { gitFiles, randomTree } from '../test/service/search/random-tree.js';

const trees = Number(process.argv[2] ?? 2000);
const first = Number(process.argv[3] ?? 1000);
let wrong = 0;
for (let seed = first; seed < first + trees; seed++) {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-ignore-')));
  randomTree(root, seed);
  const found: string[] = [];
  const next = new Walker(root).cursor('', true);
  for (let folder = next(); folder; folder = next()) {
    for (const name of [...folder.files, ...folder.dotFiles]) found.push(folder.path + name);
  }
  const expected = gitFiles(root);
  if (JSON.stringify(found.sort()) !== JSON.stringify(expected)) {
    wrong++;
    console.log(`seed ${seed}: ours ${JSON.stringify(found)} git ${JSON.stringify(expected)}`);
  }
  fs.rmSync(root, { recursive: true });
}
console.log(`${trees} trees, ${wrong} decided otherwise than git`);
process.exitCode = wrong === 0 ? 0 : 1;
