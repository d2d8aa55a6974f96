// 200 hostile patterns on a tree of 5 MB: each is to end within 2 s, and within ten times of what rg takes; rg with -P
// where it refuses the pattern without, and not at all where it gives up with -P as well.
//   npx tsc -p bench && node lib/bench/bench/search-hostile.js [patterns] [slice/slices] [show]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ToolError } from '../src/contract/error.js';
import { Search } from '../src/service/search/search.js';
import { randomFrom } from '../test/service/search/random-tree.js';
import { lineSearch, type Run, ripgrep } from './ripgrep.js';

const MOST_MILLIS = 2000;
/** Below this a comparison with rg tells of its start alone. */
const SHORT_MILLIS = 200;
const [countText = '200', slice = '1/1', show] = process.argv.slice(2);
const [part = 1, parts = 1] = slice.split('/').map(Number);
const count = Number(countText);
const random = randomFrom(77);

const KNOWN = [
  '(a+)+$', '(a|a?)+$', '(a|aa)+$', String.raw`^(\w+\s?)*$`, '(a*)*b', '(a|b)*a(a|b){14}$', '(a|b)*a(a|b){20}b', '^(a|b)*a(a|b){20}b$',
  String.raw`\w{1000}`, String.raw`(\w{5}\s){100}`, String.raw`\p{L}{50}\d`, 'a{1000}', '(a{100}){100}', '((a{10}){10}){10}b', String.raw`[\w--\d]{200}x`,
  String.raw`(?:\w+\W+){50}z`, '.*.*.*.*=.*', '(.*)(.*)(.*)x', '(x+x+)+y', '([a-z]+)*Z', String.raw`\P{L}\p{Lu}{20}`, '(?i)(k|s|ſ){40}', '[^a]{300}b', 'a?{30}a{30}',
  '(?=(a+)+b)', '^(?=(a+)+$)', '(?=(a|aa)+$)c', '(?!(a*)*b)q', '(?<=(a+)+)!', String.raw`(a+)+\1b`, String.raw`(\w+)\1{5}x`, String.raw`(.*)\1\1!`, String.raw`^(.+)\1+$`,
  String.raw`(?<=^(\w+\s?)*)!`, String.raw`(a*)*\1$`, '(?=.*.*.*.*.*=)z', `${'a|'.repeat(300_000)}b`, 'xy'.repeat(524_288), `(?:${'x'.repeat(60_000)})`, '('.repeat(5000), `${'('.repeat(240)}a${')*'.repeat(240)}`,
  `[${String.raw`\u{100}-\u{10ffff}`.repeat(500)}]`, 'a{65535}', '(a{1000}){1000}', '(?:a?){500}a{500}', String.raw`\b\B\b\B`, '^*', '(|||||)*x', String.raw`(?-u:\w)+\b(?u:\w)`,
]; // biome-ignore format: a list of patterns

function made(): string {
  const part = (depth: number): string => {
    if (depth === 0) return random.pick(['a', 'b', '[ab]', '.', String.raw`\w`, '(a|aa)', '[^x]', 'a?']);
    const inner = part(depth - 1);
    return random.pick([
      `(${inner})+`,
      `(${inner}|${part(depth - 1)})*`,
      `(?:${inner}){2,${2 + random.below(9)}}`,
      `${inner}${part(depth - 1)}`,
    ]);
  };
  const body = part(1 + random.below(4));
  return random.pick([
    `${body}$`,
    `^${body}c`,
    `${body}!`,
    `(?=${body}c)`,
    `(?<!${body})z`,
    String.raw`(${body})\1c`,
  ]);
}

/** Source-like lines, lines of one letter, one line of 2 MB. */
function makeTree(): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-hostile-')));
  for (let i = 0; i < 60; i++) {
    const line = (): string =>
      random.pick([
        'a'.repeat(random.below(60)),
        `${'ab'.repeat(random.below(40))}!`,
        'let total = count(a, b) + 1;',
        `${'word '.repeat(random.below(20))}z`,
        'ſtraße Kelvin λόγος',
      ]);
    fs.writeFileSync(path.join(root, `f${i}.txt`), Array.from({ length: 1200 }, line).join('\n'));
  }
  fs.writeFileSync(path.join(root, 'long.txt'), `${'a'.repeat(1_000_000)}${'ab '.repeat(350_000)}\n`);
  return root;
}

/** A refusal in words is an answer as well. */
function refused(error: unknown): { stopped?: string } {
  if (!(error instanceof ToolError)) throw error;
  tally.refused++;
  if (show) console.log(error.message);
  return {};
}

async function rival(pattern: string): Promise<Run> {
  // No argument may be longer.
  if (pattern.length > 100_000) return { millis: 0, lines: 0, failed: true };
  const run = (...flags: string[]): Promise<Run> =>
    ripgrep(root, lineSearch(pattern, '-j2', '--sort', 'path', ...flags), 1000, MOST_MILLIS);
  const plain = await run();
  return plain.failed ? run('-P') : plain;
}

const root = makeTree();
const workerFile = new URL('../src/workers/search.js', import.meta.url).href;
const search = new Search({ root, guard: () => {}, hides: () => false, workerFile });
search.prewarm();
await search.grep({ pattern: 'warm-up', path: '.', limit: 1 });
const patterns = [...KNOWN, ...Array.from({ length: count }, made)]
  .slice(0, count)
  .filter((_, at) => at % parts === part - 1);
const delay = monitorEventLoopDelay({ resolution: 1 });
const tally = { ended: 0, stopped: 0, refused: 0, given: 0, slow: 0 };
let worst = { millis: 0, pattern: '' };
let longest = { millis: 0, pattern: '' };
for (const pattern of patterns) {
  delay.reset();
  delay.enable();
  const began = performance.now();
  const result = await search.grep({ pattern, path: '.', limit: 1000 }).catch(refused);
  const millis = performance.now() - began;
  delay.disable();
  const peer = await rival(pattern);
  if (peer.failed) tally.given++;
  const brief = pattern.length > 60 ? `${pattern.slice(0, 60)}... (${pattern.length})` : pattern;
  if (delay.max / 1e6 > longest.millis) longest = { millis: delay.max / 1e6, pattern: brief };
  if (millis > worst.millis) worst = { millis, pattern: brief };
  tally[result.stopped === 'stuck' || result.stopped === 'time' ? 'stopped' : 'ended']++;
  const tenfold = !peer.failed && millis > SHORT_MILLIS && millis > 10 * peer.millis;
  const isSlow = millis > MOST_MILLIS || tenfold;
  if (isSlow) tally.slow++;
  if (!isSlow && !show) continue;
  console.log(
    `${brief}: ${millis.toFixed(0)} ms, ${peer.failed ? 'given up by rg' : `rg ${peer.millis.toFixed(0)} ms and ${peer.lines} lines`}`,
  );
}
console.log(
  `${patterns.length} patterns: ${tally.ended} ended (${tally.refused} refused in words), ${tally.stopped} stopped with partial results, ${tally.given} given up by rg, ${tally.slow} too slow; worst ${worst.millis.toFixed(0)} ms (${worst.pattern}), event loop blocked ${longest.millis.toFixed(0)} ms at most (${longest.pattern})`,
);
await search.close();
fs.rmSync(root, { recursive: true });
