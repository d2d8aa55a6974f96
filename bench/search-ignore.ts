// The walker's ignore decisions against git's own, on random trees and rules, or on trees that are there.
//   npx tsc -p bench && node lib/bench/bench/search-ignore.js [trees] [first seed]
//   node lib/bench/bench/search-ignore.js --tree <folder> ...
// In a tree that is there git is asked with an empty index of its own, so that what is tracked does not matter.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Walker } from '../src/service/search/walk.js';
import { gitFiles, randomTree } from '../test/service/search/random-tree.js';

function temporary(): string {
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-ignore-')));
}

function walked(root: string): string[] {
  const found: string[] = [];
  const next = new Walker(root).cursor('', true);
  for (let folder = next(); folder; folder = next()) {
    for (const name of [...folder.files, ...folder.dotFiles]) found.push(folder.path + name);
  }
  return found.sort();
}

/** Paths in one list alone, marked. */
function difference(mine: string[], gits: string[]): string[] {
  const [held, known] = [new Set(gits), new Set(mine)];
  return [
    ...mine.filter((each) => !held.has(each)).map((each) => `+${each}`),
    ...gits.filter((each) => !known.has(each)).map((each) => `-${each}`),
  ];
}

function tell(what: string, files: string[], wrong: string[]): void {
  if (wrong.length > 0) process.exitCode = 1;
  if (wrong.length > 0 || what.startsWith('/'))
    console.log(
      `${what}: ${files.length} files, ${wrong.length} decided otherwise than git ${JSON.stringify(wrong.slice(0, 5))}`,
    );
}

/** Links, which the walker leaves out, are nobody's. */
function tryTree(root: string): void {
  const own = temporary();
  execFileSync('git', ['init', '-q', '--bare', own]);
  const args = ['-c', 'core.bare=false', `--git-dir=${own}`, `--work-tree=${root}`];
  const git = gitFiles(root, args).filter((each) => !fs.lstatSync(path.join(root, each)).isSymbolicLink());
  const mine = walked(root);
  tell(root, mine, difference(mine, git));
  fs.rmSync(own, { recursive: true });
}

if (process.argv[2] === '--tree') for (const tree of process.argv.slice(3)) tryTree(path.resolve(tree));
else {
  const [trees, first] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 1000)];
  let [files, wrong] = [0, 0];
  for (let seed = first; seed < first + trees; seed++) {
    const root = temporary();
    randomTree(root, seed);
    const mine = walked(root);
    const other = difference(mine, gitFiles(root));
    tell(`seed ${seed}`, mine, other);
    files += mine.length;
    if (other.length > 0) wrong++;
    fs.rmSync(root, { recursive: true });
  }
  console.log(`${trees} trees, ${files} files listed, ${wrong} trees decided otherwise than git`);
}
