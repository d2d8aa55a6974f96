// The lines found in real trees against ripgrep's: the same questions (patterns made by hand, cut out of the trees' own
// text and of Rust's grammar, some with flags) are put to both in each tree.
//   npx tsc -p bench && node lib/bench/bench/search-same.js <tree,tree,...> [questions] [seed] [slice/slices] [look]
// The same trees, number and seed ask the same; slices are parts of that, to be run one by one. `look` asks for
// look-around and back-references, of rg with -P.
import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../src/contract/error.js';
import { KnownSets } from '../src/regex/known-sets.js';
import { Search } from '../src/service/search/search.js';
import { PATTERNS } from '../test/service/search/corpus.js';
import { randomFrom } from '../test/service/search/random-tree.js';
import { type Question, Questions } from './pattern.js';
import { digest, Ripgrep, type Shown } from './ripgrep-lines.js';

const MOST = 10_000_000;
const SAMPLED_IN_FILE = 12;
const [given = '.', count = '1000', seed = '1', slice = '1/1', kind] = process.argv.slice(2);
const [part = 1, parts = 1] = slice.split('/').map(Number);
const trees = given.split(',').map((tree) => path.resolve(tree));
const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
const searches = trees.map((root) => new Search({ root, guard: () => {}, hides: () => false, workerFile }));
const ripgrep = new Ripgrep();
const tally = {
  asked: 0,
  same: 0,
  lines: 0,
  nothing: 0,
  stopped: 0,
  refusedByBoth: 0,
  refusedHere: 0,
  refusedThere: 0,
  differ: 0,
};

/** Lines of all files to cut patterns out of, some of each and more where they hold characters beyond ASCII; and names' endings. */
async function sample(root: string, search: Search): Promise<{ lines: string[]; endings: string[] }> {
  const paths = (await search.glob('**', '.')).paths.sort();
  const lines = paths.flatMap((each) => {
    const all = fs.readFileSync(path.join(root, each), 'utf8').slice(0, 2_000_000).split('\n');
    const good = all.map((line) => line.slice(0, 200).trim()).filter((line) => line !== '');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII, and what is no text
    const wide = good.filter((line) => /[^\x00-\x7f]/.test(line));
    return /[\0\ufffd]/.test(all.join('')) ? [] : [...some(good), ...some(wide)];
  });
  return { lines, endings: [...new Set(paths.map((each) => path.extname(each)).filter(Boolean))] };
}

function some(lines: string[]): string[] {
  const step = Math.ceil(lines.length / SAMPLED_IN_FILE);
  return lines.filter((_, at) => at % step === 0);
}

function flags({ pattern, ignoreCase, filesOnly, glob, context, pcre }: Question): string[] {
  return [
    ...(pcre ? ['-P'] : []),
    ...(ignoreCase ? ['-i'] : []),
    ...(filesOnly ? ['-l'] : []),
    ...(glob === undefined ? [] : ['-g', glob]),
    ...(context === undefined || filesOnly ? [] : ['-C', String(context)]),
    '--',
    pattern,
  ];
}

/** Undefined when the pattern is refused, or understood as something else. */
async function ours(search: Search, question: Question): Promise<Shown | 'stopped' | undefined> {
  try {
    const { pcre: _, ...query } = question;
    const { hits, files, notes, stopped } = await search.grep({ ...query, path: '.', limit: MOST });
    if (stopped) return 'stopped';
    if (notes.length > 0) return undefined;
    const shown: Shown = new Map(files.map((file) => [file, []]));
    for (const { path, line } of hits) shown.get(path)!.push(line);
    return shown;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** `path:line` of what is in one alone. */
function difference(mine: Shown, theirs: Shown): string[] {
  const found: string[] = [];
  for (const [mark, some, others] of [
    ['+', mine, theirs],
    ['-', theirs, mine],
  ] as const) {
    for (const [file, lines] of some) {
      const other = others.get(file);
      if (other && other.length === lines.length && lines.every((line, at) => line === other[at])) continue;
      const held = new Set(other);
      if (!other) found.push(`${mark}${file}`);
      else for (const line of lines) if (!held.has(line)) found.push(`${mark}${file}:${line}`);
    }
  }
  return found;
}

async function ask(question: Question, tree: number): Promise<void> {
  const root = trees[tree]!;
  const [mine, theirs] = await Promise.all([
    ours(searches[tree]!, question),
    ripgrep.digest(root, flags(question), without(tree, question)),
  ]);
  tally.asked++;
  if (mine === 'stopped') {
    tally.stopped++;
    return;
  }
  const told = `${path.basename(root)} ${JSON.stringify(question)}`;
  if (!mine || theirs === undefined) {
    tally[mine ? 'refusedThere' : theirs === undefined ? 'refusedByBoth' : 'refusedHere']++;
    if (mine || theirs !== undefined) console.log(`${told}: refused by ${mine ? 'ripgrep' : 'us'} alone`);
    return;
  }
  if (mine.size === 0) tally.nothing++;
  for (const lines of mine.values()) tally.lines += lines.length;
  if (digest(mine) === theirs) {
    tally.same++;
    return;
  }
  tally.differ++;
  const wrong = difference(mine, await ripgrep.shown(root, flags(question), without(tree, question)));
  console.log(`${told}: ${wrong.length} lines differ, ${wrong.slice(0, 3).join(' ')}`);
}

/** Files with a NUL: rg shows of them what its buffers come to, we nothing. */
const binary: string[][] = [];
/** Hidden and ignored files, which a glob brings in for rg alone. */
const unseen: string[][] = [];
for (const root of trees) {
  binary.push([...(await ripgrep.shown(root, ['-l', '--text', '--', '\\x00'])).keys()]);
  const seen = await ripgrep.shown(root, ['-l', '--', '']);
  const others = await ripgrep.shown(root, ['-l', '-uu', '--', '']);
  unseen.push([...others.keys()].filter((file) => !seen.has(file)));
}

function without(tree: number, { glob }: Question): string[] {
  return glob === undefined ? binary[tree]! : [...binary[tree]!, ...unseen[tree]!];
}

const known = new KnownSets();
const samples: { lines: string[]; endings: string[] }[] = [];
for (const [at, search] of searches.entries()) samples.push(await sample(trees[at]!, search));
const all = {
  lines: samples.flatMap((each) => each.lines),
  endings: [...new Set(samples.flatMap((each) => each.endings))],
};
for (let i = part - 1; i < Number(count); i += parts) {
  const random = randomFrom(Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(Number(seed), 0x85ebca6b));
  const questions = new Questions(random, all.lines, all.endings, known);
  const byHand = seed === '1' && kind !== 'look' ? PATTERNS[i] : undefined;
  const made = kind === 'look' ? questions.look() : questions.next();
  const question = byHand === undefined ? made : { pattern: byHand };
  for (const tree of trees.keys()) await ask(question, tree);
}
console.log(
  `${tally.asked} questions: ${tally.same} with the same lines (${tally.nothing} with none, ${tally.lines} lines in all), ${tally.differ} with others, ${tally.stopped} that took us too long; refused by both ${tally.refusedByBoth}, by ripgrep alone ${tally.refusedThere}, by us alone ${tally.refusedHere}`,
);
ripgrep.close();
await Promise.all(searches.map((search) => search.close()));
process.exitCode = tally.differ === 0 ? 0 : 1;
