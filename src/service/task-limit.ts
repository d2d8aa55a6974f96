import fs from 'node:fs';
import os from 'node:os';
import { ours } from './process.js';

const TICK_MS = 100;

/** Processes and threads one command may have at once: far more than a build on this many cores needs. */
export function mostTasks(): number {
  return 1_024 + 128 * os.availableParallelism();
}

/**
 * Looks after what a command starts: when it has more than `most` processes and threads at once, `end` is called, once.
 * Costs one small read a tick, for the machine's own count must have grown first. Linux only: elsewhere nothing is
 * watched. Answers with a function that ends the watch.
 */
export function watchTasks(of: { group: number; mark?: string }, most: number, end: () => void): () => void {
  const start = tasksOfMachine();
  if (start === undefined) return () => {};
  let lowest = start;
  let isBusy = false;
  const timer = setInterval(() => {
    const now = tasksOfMachine() ?? 0;
    lowest = Math.min(lowest, now);
    if (isBusy || now - lowest <= most) return;
    isBusy = true;
    void tasksBelow(of)
      .then((count) => {
        if (count > most) {
          clearInterval(timer);
          end();
        }
      })
      .finally(() => {
        isBusy = false;
      });
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** proc(5), `loadavg`: behind the slash, every process and thread of the machine. */
function tasksOfMachine(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return Number(/\/(\d+)/.exec(fs.readFileSync('/proc/loadavg', 'latin1'))?.[1]);
  } catch {
    return undefined;
  }
}

async function tasksBelow({ group, mark }: { group: number; mark?: string }): Promise<number> {
  const living = await ours(new Set([group]), mark);
  return living.reduce((sum, one) => sum + one.threads, 0);
}
