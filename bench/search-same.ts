// The lines found in a real tree against ripgrep's, for patterns cut at random out of the tree's own text; with seed 1
// the first ones are those made by hand.
//   npx tsc -p bench && node lib/bench/bench/search-same.js <tree> [patterns] [seed]
import { Search } from '../src/service/search/search.js';
import { PATTERNS, ripgrep } from '../test/service/search/corpus.js';
import { randomFrom } from '../test/service/search/random-tree.js';

const [root = '.', count = '1000', seed = '1'] = process.argv.slice(2);
const random = randomFrom(Number(seed) * 7919);
const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
const search = new Search({ root, guard: () => {}, hides: () => false, workerFile });
const WILD = [
  '.',
  '\\w',
  '\\S',
  '\\W?',
  '.*',
  '[a-z]+',
  '\\d',
  '\\b',
  '\\s*',
  '[^a-e]',
  '(?:x|y)?',
  '\\p{L}',
  '[A-Z_]{2,4}',
];

/** Lines to cut patterns out of. */
async function sample(): Promise<string[]> {
  const { hits } = await search.grep({ pattern: '\\S.{9}', path: '.', limit: 50_000 });
  return hits.map((hit) => hit.text);
}

function makePattern(lines: string[]): string {
  const line = [...random.pick(lines)];
  const from = random.below(line.length);
  const part = line.slice(from, from + 1 + random.below(10)).map((char) => {
    if (random.below(6) === 0) return random.pick(WILD);
    return /[\w\s]/.test(char) || char > '\x7f' ? char : `\\${char}`;
  });
  return (
    random.pick(['', '', '(?i)', '^\\s*', '\\b']) +
    part.join('') +
    random.pick(['', '', '$', '\\b', '+', '{2}'])
  );
}

const lines = await sample();
let differ = 0;
let refused = 0;
for (let i = 0; i < Number(count); i++) {
  const pattern = seed === '1' && i < PATTERNS.length ? PATTERNS[i]! : makePattern(lines);
  const expected = ripgrep(root, pattern, '-j2');
  if (!expected) {
    refused++;
    continue;
  }
  const { hits } = await search.grep({ pattern, path: '.', limit: 10_000_000 });
  const found = new Set(hits.map((hit) => Buffer.from(`${hit.path}:${hit.line}`).toString('latin1')));
  const missing = expected.filter((each) => !found.has(each));
  if (missing.length === 0 && found.size === expected.length) continue;
  differ++;
  console.log(
    `${JSON.stringify(pattern)}: ours ${found.size}, rg ${expected.length}, missing ${missing.slice(0, 3).join(' ')}`,
  );
}
console.log(`${count} patterns, ${refused} refused by rg, ${differ} with other lines`);
await search.close();
