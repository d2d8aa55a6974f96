// Kept listings against fresh ones while a tree is edited at random: lists that are out of date are counted.
//   npx tsc -p bench && node lib/bench/bench/search-edits.js [edits] [seed]
// After each edit the walker that has seen the tree all along is asked, and one that has not. Every few edits both are
// given time, so that most listings are kept and none is read anew for its youth.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Walker } from '../src/service/search/walk.js';
import { makeRules, randomFrom, randomTree } from '../test/service/search/random-tree.js';

const EDITS_AT_A_TIME = 4;
/** A listing is trusted when its folder has not changed for 50 ms. */
const QUIET_MILLIS = 60;
const [edits = 5000, seed = 1] = process.argv.slice(2).map(Number);
const random = randomFrom(seed * 7919);
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-edits-')));

function walked(walker: Walker): string[] {
  const found: string[] = [];
  const next = walker.cursor('', true);
  for (let folder = next(); folder; folder = next()) {
    found.push(folder.path);
    for (const name of [...folder.files, ...folder.dotFiles]) found.push(folder.path + name);
  }
  return found;
}

/** Folders and files of the tree, ignored ones too; not those whose names are no UTF-8. */
function places(): { folders: string[]; files: string[] } {
  const folders = [root];
  const files: string[] = [];
  for (const folder of folders)
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === '.git' || entry.name.includes('\ufffd')) continue;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) folders.push(full);
      else if (entry.isFile()) files.push(full);
    }
  return { folders, files };
}

/** Writes over a file and gives it back the time it had. */
function rewriteUnseen(file: string, text: string | Buffer): void {
  const { atime, mtime } = fs.statSync(file);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, atime, mtime);
}

function deed(number: number): () => void {
  const { folders, files } = places();
  const { pick, below } = random;
  const folder = pick(folders);
  // What may go: never the tree itself, nor anything outside it.
  if (folders.length === 1) folders.push(path.join(root, 'gone'));
  const [inner, other] = [pick(folders.slice(1)), pick(folders.slice(1))];
  const file = files.length > 0 ? pick(files) : path.join(root, 'first');
  const fresh = path.join(folder, pick(['x', 'y.js', 'out', 'n.log', '.dot', 'sub', 'é', `z${number}`]));
  return pick([
    () => fs.writeFileSync(fresh, 'x'),
    () => fs.writeFileSync(fresh, 'x'),
    () => fs.mkdirSync(path.join(fresh, 'in', 'side'), { recursive: true }),
    () => fs.rmSync(file),
    () => fs.rmSync(below(3) === 0 ? inner : file, { recursive: true }),
    () => fs.renameSync(file, fresh),
    () => fs.renameSync(inner, path.join(folder, `r${number}`)),
    () => fs.cpSync(inner, path.join(root, `c${number}`), { recursive: true }),
    () => fs.writeFileSync(path.join(folder, '.gitignore'), makeRules(random)),
    () => fs.writeFileSync(path.join(folder, '.ignore'), makeRules(random)),
    () => rewriteUnseen(path.join(folder, '.gitignore'), makeRules(random)),
    () => fs.appendFileSync(path.join(folder, '.gitignore'), makeRules(random)),
    () => fs.rmSync(path.join(folder, '.gitignore')),
    () => fs.renameSync(path.join(folder, '.gitignore'), path.join(inner, '.gitignore')),
    () => fs.writeFileSync(path.join(root, '.git/info/exclude'), makeRules(random)),
    () => execFileSync('git', ['config', 'core.ignorecase', pick(['true', 'false'])], { cwd: root }),
    () => fs.utimesSync(pick([file, folder]), new Date(), new Date(Date.now() - 1e9 * below(5))),
    // A folder becomes a file, a file a folder, either a link.
    () => {
      fs.rmSync(inner, { recursive: true });
      fs.writeFileSync(inner, 'x');
    },
    () => {
      fs.rmSync(file);
      fs.mkdirSync(file);
      fs.writeFileSync(path.join(file, 'x'), '');
    },
    () => {
      fs.rmSync(file);
      fs.symlinkSync(other, file);
    },
    () => {
      fs.renameSync(inner, `${inner}~`);
      fs.renameSync(other, inner);
      fs.renameSync(`${inner}~`, other);
    },
    // A repository of its own appears, its own excludes change, it goes.
    () => fs.mkdirSync(path.join(inner, '.git/info'), { recursive: true }),
    () => fs.writeFileSync(path.join(inner, '.git/info/exclude'), makeRules(random)),
    () => fs.rmSync(path.join(inner, '.git'), { recursive: true }),
  ]);
}

randomTree(root, seed);
const walker = new Walker(root);
const tally = { done: 0, failed: 0, stale: 0, kept: 0, listed: 0 };
while (tally.done < edits) {
  const act = deed(tally.done);
  try {
    act();
  } catch {
    tally.failed++;
    continue;
  }
  tally.done++;
  const before = walker.changes;
  const mine = walked(walker);
  const truth = walked(new Walker(root));
  tally.listed += truth.length;
  if (walker.changes === before) tally.kept++;
  if (JSON.stringify(mine) !== JSON.stringify(truth)) {
    tally.stale++;
    console.log(
      `edit ${tally.done}, ${act.toString().slice(0, 100)}: ${mine.length} entries, ${truth.length} in truth`,
    );
  }
  if (truth.length > 600)
    for (const each of places().folders.slice(1, 2)) fs.rmSync(each, { recursive: true });
  if (tally.done % EDITS_AT_A_TIME > 0) continue;
  await setTimeout(QUIET_MILLIS);
  walked(walker);
}
console.log(
  `${tally.done} edits (${tally.failed} that the system refused), ${tally.listed} entries compared, ${tally.stale} stale lists, ${tally.kept} walks without a folder read anew`,
);
fs.rmSync(root, { recursive: true });
process.exitCode = tally.stale === 0 ? 0 : 1;
