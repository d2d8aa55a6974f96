// The longest time in which the event loop does not turn while a search tool works: cold (the first call of a process) and warm.
//   npx tsc -p bench && node lib/bench/bench/event-loop.js <tree> [case] [stacks]
// Each case runs in a process of its own. A block is told twice: by the clock, and by what this thread worked in it, which
// other programs on the machine do not lengthen (Linux). With `stacks` the profiler says what ran in the longest one.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { RepoMap } from '../src/service/repomap.js';
import { Search } from '../src/service/search/search.js';
import { assets } from './definitions.js';

const [given = '.', only, stacks] = process.argv.slice(2);
const tree = fs.realpathSync(given);
const WARM = 3;
const ALL = 10_000_000;
const worker = (name: string): string => new URL(`../src/workers/${name}.js`, import.meta.url).href;

const search = new Search({ root: tree, guard: () => {}, hides: () => false, workerFile: worker('search') });
const map = new RepoMap({
  ...{ root: tree, guard: () => {}, walker: () => search.walker, assets: assets() },
  workerFile: worker('map'),
});
const grep = (pattern: string, limit: number, more: object = {}) =>
  search.grep({ pattern, path: '.', limit, ...more });
const find = (query: string, offset = 0) =>
  search.find({ query, path: '.', kind: 'mixed', offset, limit: 200 });

const CASES: Record<string, () => Promise<unknown>> = {
  'grep, every line, limit 5000': () => grep('.', 5000),
  'grep, every file, limit 5000': () => grep('.', 5000, { filesOnly: true }),
  'grep, rare': () => grep('zzqxvk|unlikely_to_be', 5000),
  'grep, context 20': () => grep('return', 1000, { context: 20 }),
  'grep, glob': () => grep('return', 5000, { glob: '*.h' }),
  'grep, no literal': () => grep('\\w{5}\\s+\\d{5}', 5000),
  'grep, look-around': () => grep('(?<=return )zzq', 5000),
  'grep, no limit': () => grep('return', ALL),
  'glob **': () => search.glob('**', '.', undefined, 500),
  'glob **/*.json': () => search.glob('**/*.json', '.', undefined, 500),
  'fffind, one letter': () => find('e'),
  'fffind, a name': () => find('core'),
  'fffind, typing error': () => find('confgiuration'),
  'fffind, words': () => find('test core main'),
  'fffind, late page': () => find('e', 40_000),
  list_files: () => search.list('.'),
  repo_map: () => map.map({ path: '.', maxTokens: 4096 }),
  'repo_map, query': () => map.map({ path: '.', query: 'parse options and report errors', maxTokens: 4096 }),
};

interface Block {
  millis: number;
  worked: number;
  from: number;
}

/** Nanoseconds that this thread has run, where the system tells. */
function ran(): number {
  try {
    return Number(fs.readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return Number.NaN;
  }
}

/** Times from turn to turn of the event loop while something works; the longest by work, or by the clock where that is unknown. */
async function watch(work: () => Promise<unknown>): Promise<Watched> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let longest: Block = { millis: 0, worked: 0, from: 0 };
  let [last, ranLast] = [performance.now(), ran()];
  const turn = (): void => {
    const [now, ranNow] = [performance.now(), ran()];
    const worked = (ranNow - ranLast) / 1e6;
    const block = { millis: now - last, worked: Number.isNaN(worked) ? now - last : worked, from: last };
    if (block.worked > longest.worked) longest = block;
    [last, ranLast] = [now, ranNow];
  };
  const timer = setInterval(turn, 1);
  await sleep(5);
  const began = performance.now();
  await work();
  const total = performance.now() - began;
  await sleep(2);
  turn();
  clearInterval(timer);
  delay.disable();
  return { ...longest, total, delay: delay.max / 1e6, calls: [] };
}

interface Watched extends Block {
  total: number;
  delay: number;
  /** Which calls took the most of the longest block, innermost last. */
  calls: string[];
}

async function profiled(work: () => Promise<unknown>): Promise<Watched> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  const offset = Number(process.hrtime.bigint() / 1000n) - performance.now() * 1000;
  const watched = await watch(work);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const from = watched.from * 1000 + offset;
  return { ...watched, calls: callsIn(profile, from, from + watched.millis * 1000) };
}

function callsIn(profile: Profiler.Profile, from: number, to: number): string[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const above = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node.id] as const)),
  );
  const counts = new Map<string, number>();
  let at = profile.startTime;
  profile.samples?.forEach((sample, index) => {
    const delta = profile.timeDeltas![index]!;
    at += delta;
    if (at < from || at > to + delta) return;
    const names: string[] = [];
    for (let id: number | undefined = sample; id !== undefined; id = above.get(id)) {
      const { functionName, url } = nodes.get(id)!.callFrame;
      if (url.startsWith('file:') || names.length === 0) names.unshift(functionName || '(anonymous)');
    }
    const stack = names.slice(-5).join(' > ');
    counts.set(stack, (counts.get(stack) ?? 0) + delta / 1000);
  });
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
  return most.map(([stack, millis]) => `      ${millis.toFixed(0).padStart(5)} ms ${stack}`);
}

async function one(name: string): Promise<void> {
  const work = CASES[name]!;
  const told = ['cold', 'warm'];
  for (const state of told) {
    let longest: Watched | undefined;
    for (let round = 0; round < (state === 'cold' ? 1 : WARM); round++) {
      const block = await (stacks ? profiled : watch)(work);
      if (!longest || block.worked > longest.worked) longest = block;
    }
    const { millis, worked, total, delay } = longest!;
    const numbers = [worked, millis, delay, total].map((each) => each.toFixed(0).padStart(7)).join('');
    console.log(`${name.padEnd(30)} ${state}${numbers}${worked > 30 ? '   <<<' : ''}`);
    for (const line of longest!.calls) console.log(line);
  }
  await search.close();
  await map.close();
}

if (only !== undefined && CASES[only]) await one(only);
else {
  console.log(`${''.padEnd(30)}       worked  clock  delay  total ms`);
  for (const name of Object.keys(CASES).filter((each) => each.startsWith(only ?? '')))
    execFileSync(
      process.execPath,
      [fileURLToPath(import.meta.url), tree, name, ...(stacks ? [stacks] : [])],
      {
        stdio: 'inherit',
      },
    );
}
