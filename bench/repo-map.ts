// The time of repo_map on a whole tree against `ctags -R`.
//   apt-get install universal-ctags; npx tsc -p bench && node lib/bench/bench/repo-map.js <tree> [rounds] [file]
// Rounds are kept in the file, so that a long measurement can be made in parts: it prints the medians of all of them.
// The tree must be one to throw away: its files are touched. The edit adds a definition. Between the first call and the
// second passes a second, in which a model would think; nothing is asked meanwhile.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { RepoMap } from '../src/service/repomap.js';
import { Walker } from '../src/service/search/walk.js';
import { languageOf } from '../src/service/symbols/language.js';
import { assets } from './definitions.js';

const [treeText = '.', roundsText = '7', record] = process.argv.slice(2);
/** Whoever measures has not looked at the tree before: it is told which file to edit. */
const edited = record;
const tree = fs.realpathSync(treeText);

/** Median of several times in ms. */
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const QUERY = { path: '.', maxTokens: 4096 };

/** Paths of the source files, found by a walker of its own. */
function sourcesOf(root: string): string[] {
  const found: string[] = [];
  const next = new Walker(root).cursor();
  for (let folder = next(); folder; folder = next())
    for (const name of folder.files) if (languageOf(name)) found.push(folder.path + name);
  return found;
}

/** The bytes of all files are read and lexed again: their times say that they changed. */
function touchAll(): void {
  const now = new Date();
  for (const file of sourcesOf(tree)) fs.utimesSync(path.join(tree, file), now, now);
}

interface Times {
  files: number;
  cold: number;
  anew: number;
  same: number;
  /** The second call, after the first edit; later ones, after an edit, after a file was added, after it was removed. */
  second: number;
  edited: number;
  added: number;
  removed: number;
}

/** One process: its first map, one after every file was touched, one after nothing changed, one after an edit. */
async function once(): Promise<Times> {
  const walker = new Walker(tree);
  const map = new RepoMap({
    ...{ root: tree, guard: () => {}, walker: () => walker, assets: assets() },
    workerFile: new URL('../src/workers/map.js', import.meta.url).href,
  });
  const timed = async (): Promise<number> => {
    const start = performance.now();
    await map.map(QUERY);
    return performance.now() - start;
  };
  const target = path.join(tree, edited!);
  const before = fs.readFileSync(target);
  const cold = await timed();
  const times = { files: 0, cold, second: 0, anew: 0, same: 0, edited: 0, added: 0, removed: 0 };
  const edit = (): void => fs.appendFileSync(target, `\nfunction edit${process.hrtime()[1]}() {}\n`);
  const extra = path.join(path.dirname(target), `extra${path.extname(target)}`);
  try {
    await sleep(1000);
    edit();
    times.second = await timed();
    fs.writeFileSync(extra, before);
    times.added = await timed();
    fs.rmSync(extra);
    times.removed = await timed();
    for (let round = 0; round < 3; round++) {
      touchAll();
      await sleep(100);
      times.anew = await timed();
    }
    const same: number[] = [];
    const edited: number[] = [];
    for (let round = 0; round < 5; round++) {
      same.push(await timed());
      edit();
      edited.push(await timed());
    }
    times.same = median(same);
    times.edited = median(edited);
  } finally {
    fs.rmSync(extra, { force: true });
    fs.writeFileSync(target, before);
    times.files = (await map.sources(false)).files.length;
    await map.close();
  }
  return times;
}

/** `ctags -R` as a person runs it, with its sorted file of tags; `few` = only the languages that the map reads. */
function ctags(few: boolean): number {
  const out = path.join(os.tmpdir(), `galley-tags-${process.pid}`);
  const start = performance.now();
  const only = few ? ['--languages=Rust,Python,TypeScript,JavaScript,Go'] : [];
  spawnSync('ctags', ['-R', '-f', out, ...only, '.'], { cwd: tree, stdio: 'ignore' });
  const took = performance.now() - start;
  fs.rmSync(out, { force: true });
  return took;
}

type Round = Times & { all: number; few: number };

function measured(): Round[] {
  const rounds: Round[] =
    record && fs.existsSync(record) ? (JSON.parse(fs.readFileSync(record, 'utf8')) as Round[]) : [];
  const sources = sourcesOf(tree);
  const target = sources[sources.length >> 1]!;
  for (let round = 0; round < Number(roundsText); round++) {
    const args = [fileURLToPath(import.meta.url), tree, 'once', target];
    const { stdout } = spawnSync(process.execPath, args);
    rounds.push({ ...(JSON.parse(String(stdout)) as Times), all: ctags(false), few: ctags(true) });
    if (record) fs.writeFileSync(record, JSON.stringify(rounds));
  }
  return rounds;
}

function speed(): void {
  const rounds = measured();
  const [all, few] = [median(rounds.map((each) => each.all)), median(rounds.map((each) => each.few))];
  const of = (name: keyof Times): number => median(rounds.map((times) => times[name]));
  console.log(
    `${tree}: ${of('files')} source files, medians of ${rounds.length}; ctags -R ${all.toFixed(0)} ms, ${few.toFixed(0)} ms for these languages alone`,
  );
  for (const [name, about] of [
    ['anew', 'whole tree, living process'],
    ['cold', 'whole tree, new process'],
  ] as const)
    console.log(
      `${about.padEnd(28)} ${of(name).toFixed(0).padStart(6)} ms  ${(of(name) / all).toFixed(2)} of ctags -R, ${(of(name) / few).toFixed(2)} of it for these languages`,
    );
  for (const [name, about] of [
    ['same', 'nothing changed'],
    ['second', 'second call, one file changed'],
    ['added', 'third, a file added'],
    ['removed', 'fourth, that file removed'],
    ['edited', 'later, one file changed'],
  ] as const)
    console.log(
      `${about.padEnd(28)} ${of(name).toFixed(1).padStart(6)} ms  ${((100 * of(name)) / of('cold')).toFixed(1)}% of the first`,
    );
}

if (roundsText === 'once') console.log(JSON.stringify(await once()));
else speed();
