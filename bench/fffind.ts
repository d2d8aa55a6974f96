// fffind's matching against `fzf --filter`, on the same paths: speed, and mean reciprocal rank of the file meant.
//   apt-get install fzf; npx tsc -p bench && node lib/bench/bench/fffind.js <file of paths, one a line> [seed] [queries a kind] [kind]
// A list of 100,000 paths out of several trees side by side in a folder, the same for the same seed:
//   git ls-files (or rg --files) in each, with the tree's name before; LC_ALL=C sort; shuf -n 100000 --random-source=<(yes SEED)
// Ours runs in a living process with its table made; fzf is started for each query, as an agent would, its input a file.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { match } from '../src/service/search/fuzzy/match.js';
import { PathTable } from '../src/service/search/fuzzy/table.js';

const [file = '', seedText = '1', countText = '10', only = ''] = process.argv.slice(2);
const paths = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
const PAGE = 20;

let state = Number(seedText) * 7919 + 17;
function below(limit: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (state >> 8) % limit;
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string => baseOf(path).replace(/(?<=.)\.[^.]*$/, '');
const wordsOf = (text: string): string[] => text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
const cut = (text: string, at: number, drop: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + drop);

/** How a person may ask for a path, by kind; undefined when the path is not fit for the kind. */
const KINDS: Record<string, (path: string) => string | undefined> = {
  basename: baseOf,
  stem: (path) => long(stemOf(path)),
  'dir/base': (path) => path.split('/').slice(-2).join('/'),
  words: (path) => {
    const words = wordsOf(path).filter((word) => word.length > 2);
    if (words.length < 3) return undefined;
    return [words[below(words.length - 1)], words.at(-1 - below(2))].join(' ').toLowerCase();
  },
  abbrev: (path) => {
    const folder = path.split('/').at(-2);
    const words = wordsOf(stemOf(path));
    return folder && words.length > 1
      ? `${folder}/${words.map((word) => word.slice(0, 2)).join('')}`.toLowerCase()
      : undefined;
  },
  partial: (path) => long(stemOf(path).slice(0, 4 + below(6))),
  'typo: dropped': (path) => typo(path, (stem, at) => cut(stem, at, 1, '')),
  'typo: wrong': (path) => typo(path, (stem, at) => cut(stem, at, 1, stem[at] === 'q' ? 'z' : 'q')),
  'typo: swapped': (path) => typo(path, (stem, at) => cut(stem, at, 2, stem[at + 1]! + stem[at]!)),
  'typo: doubled': (path) => typo(path, (stem, at) => cut(stem, at, 0, stem[at]!)),
  'typo: extra': (path) => typo(path, (stem, at) => cut(stem, at, 0, 'qxz'[below(3)]!)),
};

function long(text: string): string | undefined {
  return text.length >= 4 && !/\s/.test(text) ? text : undefined;
}

function typo(path: string, change: (stem: string, at: number) => string): string | undefined {
  const stem = stemOf(path);
  return stem.length >= 6 && !/\s/.test(stem) ? change(stem, 1 + below(stem.length - 3)) : undefined;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
const worth = (found: string[], meant: string): number => {
  const at = found.findIndex((path) => path === meant || baseOf(path) === baseOf(meant));
  return at < 0 ? 0 : 1 / (at + 1);
};

const began = performance.now();
const table = PathTable.of(paths);
console.log(`${paths.length} paths, table made in ${(performance.now() - began).toFixed(0)} ms`);
for (let at = 0; at < 20; at++) match(table, stemOf(paths[below(paths.length)]!)).page(0, PAGE);

const all = { own: [] as number[], fzf: [] as number[] };
for (const [kind, ask] of Object.entries(KINDS)) {
  if (!kind.startsWith(only)) continue;
  const times = { own: [] as number[], fzf: [] as number[] };
  const rank = { own: 0, fzf: 0 };
  let asked = 0;
  for (let tries = 0; asked < Number(countText) && tries < 10_000; tries++) {
    const meant = paths[below(paths.length)]!;
    const query = ask(meant);
    if (query === undefined || query.startsWith("'") || /[!^$|]/.test(query)) continue;
    asked++;
    const start = performance.now();
    const own = match(table, query)
      .page(0, PAGE)
      .map((index) => paths[index]!);
    times.own.push(performance.now() - start);
    const spawned = performance.now();
    const input = fs.openSync(file, 'r');
    const { stdout } = spawnSync('fzf', ['--filter', query, '-i', '--scheme=path'], {
      stdio: [input, 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    fs.closeSync(input);
    times.fzf.push(performance.now() - spawned);
    const lines = stdout.toString('utf8', 0, 65_536).split('\n').slice(0, PAGE);
    rank.own += worth(own, meant);
    rank.fzf += worth(lines, meant);
  }
  all.own.push(...times.own);
  all.fzf.push(...times.fzf);
  const ours = median(times.own);
  const theirs = median(times.fzf);
  console.log(
    `${kind.padEnd(14)} MRR ${(rank.own / asked).toFixed(3)} fzf ${(rank.fzf / asked).toFixed(3)}   ms ${ours.toFixed(1)} fzf ${theirs.toFixed(1)}   ratio ${(ours / theirs).toFixed(3)}`,
  );
}
const p95 = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;
console.log(
  `p95 ms: own ${p95(all.own).toFixed(1)}, fzf ${p95(all.fzf).toFixed(1)}; median ratio ${(median(all.own) / median(all.fzf)).toFixed(3)}`,
);
