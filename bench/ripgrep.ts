// ripgrep as an agent runs it: started for each question, its start counted.
import { spawn } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';

/** What a run of rg took and printed. */
export interface Run {
  millis: number;
  lines: number;
  /** It refused the pattern, or gave up on it. */
  failed: boolean;
}

/** Starts rg in `tree` and counts the lines it prints; it is killed when it has printed `limit`, or after `most` ms. */
export function ripgrep(
  tree: string,
  args: readonly string[],
  limit = Number.POSITIVE_INFINITY,
  most = 600_000,
): Promise<Run> {
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(rgPath, args, { cwd: tree, stdio: ['ignore', 'pipe', 'ignore'] });
    let lines = 0;
    let ended = 0;
    child.stdout.on('data', (data: Buffer) => {
      for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) lines++;
      if (lines < limit || ended > 0) return;
      ended = performance.now();
      child.kill('SIGKILL');
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), most);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ millis: (ended || performance.now()) - began, lines, failed: status === 2 });
    });
  });
}

/** The arguments that print every line a pattern matches. */
export function lineSearch(pattern: string, ...more: string[]): string[] {
  return ['-n', '--no-heading', ...more, '--', pattern, '.'];
}

/** The most memory a run of rg holds, in MB, as GNU time tells it; undefined where there is none. */
export function ripgrepMemory(tree: string, args: readonly string[]): Promise<number | undefined> {
  return new Promise((resolve) => {
    const child = spawn('/usr/bin/time', ['-f', '%M', rgPath, ...args], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    child.stderr.on('data', (data: Buffer) => {
      told += data;
    });
    child.on('error', () => resolve(undefined));
    child.on('close', () => resolve(Number(told.trim().split('\n').at(-1)) / 1024));
  });
}
