// Paired measurements on a machine that others use as well: a repetition counts when little else ran beside it.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_MILLIS = 30;
const WAIT_MILLIS = 3000;
const MOST_FOREIGN = 0.15;
const MOST_TRIES = 3;

/** Milliseconds of the two sides, medians of the repetitions; `noisy` of them had company. */
export interface Pair {
  ours: number;
  theirs: number;
  noisy: number;
}

/** Runs `ours` and `theirs` in turn, each answering with its milliseconds. A noisy turn is tried again, three times at most. */
export async function paired(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Pair> {
  const mine: number[] = [];
  const peers: number[] = [];
  let noisy = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [run, times] of [
      [ours, mine],
      [theirs, peers],
    ] as const) {
      const { millis, clean } = await quietly(run);
      times.push(millis);
      if (!clean) noisy++;
    }
  }
  return { ours: median(mine), theirs: median(peers), noisy };
}

async function quietly(run: () => Promise<number>): Promise<{ millis: number; clean: boolean }> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    await settle();
    const before = usage();
    const millis = await run();
    const after = usage();
    if (foreign(before, after) <= MOST_FOREIGN) return { millis, clean: true };
    best = Math.min(best, millis);
  }
  return { millis: best, clean: false };
}

/** Waits until the machine is nearly idle, or three seconds. */
async function settle(): Promise<void> {
  const until = performance.now() + WAIT_MILLIS;
  do {
    const before = usage();
    await sleep(SAMPLE_MILLIS);
    if (foreign(before, usage()) <= MOST_FOREIGN) return;
  } while (performance.now() < until);
}

interface Usage {
  at: number;
  machine: number;
  own: number;
}

/** Processor milliseconds that others used a millisecond, between two readings; 0 where /proc does not tell. */
function foreign(before: Usage, after: Usage): number {
  const others = after.machine - before.machine - (after.own - before.own);
  // The kernel counts in steps of 10 ms, on each processor.
  return Math.max(0, others - 20) / (after.at - before.at);
}

function usage(): Usage {
  const at = performance.now();
  if (!fs.existsSync('/proc/stat')) return { at, machine: 0, own: 0 };
  const [user, nice, system, , , irq, soft] = fs
    .readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const own = fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ').map(Number);
  return {
    at,
    machine: (user! + nice! + system! + irq! + soft!) * 10,
    own: (own[11]! + own[12]! + own[13]! + own[14]!) * 10,
  };
}

/** The middle one. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}

/** The geometric mean. */
export function geometric(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, each) => sum + Math.log(each), 0) / numbers.length);
}

/** Prints one line of a table and gives its ratio. */
export function row(name: string, detail: string, { ours, theirs, noisy }: Pair): number {
  const ratio = ours / theirs;
  const [a, b] = [ours.toFixed(1).padStart(9), theirs.toFixed(1).padStart(9)];
  console.log(
    `${name.padEnd(26)} ${detail.padEnd(18)} ${a} ${b} ${ratio.toFixed(2).padStart(6)}${noisy > 0 ? `   ${noisy} noisy` : ''}`,
  );
  return ratio;
}

/** Prints the title of a table. */
export function title(text: string, detail: string): void {
  console.log(`\n${text}\n${''.padEnd(26)} ${detail.padEnd(18)}   ours ms   peer ms  ratio`);
}

/** Prints what a table comes to. */
export function summary(ratios: readonly number[]): void {
  console.log(`geometric mean ${geometric(ratios).toFixed(2)}, worst ${Math.max(...ratios).toFixed(2)}`);
}
