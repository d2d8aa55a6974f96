// For real commits: are the files that a commit changed in the map made with its message, on the tree before it? Against
// a map made by aider's method (aider.ts), with the same budget, counted the same.
//   npx tsc -p bench && node lib/bench/bench/repo-map-rank.js <clone> [commits] [tokens] [show]
// The clone must be one to throw away: it is checked out at each commit's parent.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { RepoMap } from '../src/service/repomap.js';
import { Walker } from '../src/service/search/walk.js';
import { languageOf } from '../src/service/symbols/language.js';
import { aiderMap, TagReader } from './aider.js';

const [treeText = '.', commitsText = '50', tokensText = '4096', show] = process.argv.slice(2);
const tree = fs.realpathSync(treeText);
const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

interface Commit {
  hash: string;
  message: string;
  files: string[];
}

const MOST_FILES = 8;

/** Evenly spread over the newest 40 times as many: no merges, one to eight source files changed that were there before. */
function pick(count: number): Commit[] {
  const log = git(
    'log',
    '--no-merges',
    '--diff-filter=AMD',
    '--name-status',
    '-n',
    String(40 * count),
    '--format=%x01%H%x02%B%x03',
  );
  const commits = log
    .split('\x01')
    .slice(1)
    .flatMap((part): Commit[] => {
      const [hash = '', rest = ''] = part.split('\x02');
      const [message = '', names = ''] = rest.split('\x03');
      const changed = names
        .split('\n')
        .filter((line) => /^[MD]\t/.test(line))
        .map((line) => line.slice(2));
      const files = changed.filter((file) => languageOf(file));
      return files.length > 0 && changed.length <= MOST_FILES
        ? [{ hash, message: message.trim(), files }]
        : [];
    });
  const step = Math.max(1, Math.floor(commits.length / count));
  return commits.filter((_, index) => index % step === 0).slice(0, count);
}

const walker = new Walker(tree);
const map = new RepoMap({ root: tree, guard: () => {}, walker: () => walker });
const reader = new TagReader();
const head = git('rev-parse', 'HEAD').trim();
const sums = { commits: 0, files: 0, own: 0, aider: 0, ownShare: 0, aiderShare: 0, better: 0, worse: 0 };
try {
  for (const { hash, message, files } of pick(Number(commitsText))) {
    git('checkout', '-q', '-f', '--detach', `${hash}^`);
    const maxTokens = Number(tokensText);
    const { text } = await map.map({ path: '.', query: message.slice(0, 4096), maxTokens });
    const own = new Set(text.split('\n').filter((line) => /^\S/.test(line) && !/^\d+: /.test(line)));
    const sources = (await map.sources(false)).files.map((file) => file.path);
    const there = files.filter((file) => sources.includes(file));
    if (there.length === 0) continue;
    const aider = aiderMap(await reader.read(tree, sources), message, maxTokens * 3.3);
    const [ours, theirs] = [own, aider].map((shown) => there.filter((file) => shown.has(file)).length) as [
      number,
      number,
    ];
    sums.commits++;
    sums.files += there.length;
    sums.own += ours;
    sums.aider += theirs;
    sums.ownShare += ours / there.length;
    sums.aiderShare += theirs / there.length;
    if (ours > theirs) sums.better++;
    if (ours < theirs) sums.worse++;
    if (show)
      console.log(
        `${hash.slice(0, 10)} ${ours}/${theirs}/${there.length} ${message.split('\n')[0]!.slice(0, 80)} | ${there.filter((file) => !own.has(file)).join(' ')}`,
      );
  }
} finally {
  git('checkout', '-q', '-f', head);
}
const share = (sum: number): string => (sum / sums.commits).toFixed(3);
console.log(JSON.stringify(sums));
console.log(
  `${tree}: ${sums.commits} commits: of a commit's files in the map ${share(sums.ownShare)}, by aider's method ${share(sums.aiderShare)}; more of them in ${sums.better} commits, fewer in ${sums.worse}`,
);
