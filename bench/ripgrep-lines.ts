// Which lines rg finds, read off its output. It is started by a small process of its own: a large one takes long to fork.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';

const [NEWLINE, ZERO, NINE, MINUS, COLON] = [10, 48, 57, 45, 58] as const;
const HELPER = '--start-ripgrep';

/** Numbers of the lines shown, by path. */
export type Shown = Map<string, number[]>;

/** One run of rg: its flags and, after `--`, the pattern; files that are not looked at; whether the lines are wanted themselves. */
interface Asked {
  tree: string;
  args: readonly string[];
  without: readonly string[];
  whole: boolean;
}

/** Undefined stands for a pattern that rg refuses. */
type Told = { digest?: string; shown?: [string, number[]][] };

/** Runs rg in other processes, one question at a time. */
export class Ripgrep {
  readonly #child: ChildProcess = fork(new URL(import.meta.url), [HELPER]);

  /** What is alike for the same lines of the same files, whatever their order; undefined when rg refuses the pattern. */
  async digest(
    tree: string,
    args: readonly string[],
    without: readonly string[],
  ): Promise<string | undefined> {
    return (await this.#ask({ tree, args, without, whole: false })).digest;
  }

  async shown(tree: string, args: readonly string[], without: readonly string[] = []): Promise<Shown> {
    return new Map((await this.#ask({ tree, args, without, whole: true })).shown);
  }

  close(): void {
    this.#child.kill();
  }

  #ask(asked: Asked): Promise<Told> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (told) => resolve(told as Told));
      this.#child.send(asked, (error) => error && reject(error));
    });
  }
}

/** How many files and lines there are, and two sums over what they are. */
export function digest(shown: Shown): string {
  let [lines, one, other] = [0, 0, 0];
  for (const [path, numbers] of shown) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
    let second = ~hash;
    for (const number of numbers) {
      hash = Math.imul(hash ^ number, 0x01000193);
      second = Math.imul((second << 5) ^ (second >>> 7) ^ number, 0x9e3779b1);
    }
    lines += numbers.length;
    one = (one + hash) | 0;
    other = (other + second) | 0;
  }
  return `${shown.size} files, ${lines} lines, ${one} ${other}`;
}

function run({ tree, args, without, whole }: Asked): Promise<Told> {
  return new Promise((resolve, reject) => {
    const child = spawn(rgPath, ['-n', '-j1', '--heading', '--color=never', ...args, '.'], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 2) return resolve({});
      const output = Buffer.concat(parts);
      const shown = args.includes('-l') ? readPaths(output) : readLines(output);
      for (const path of without) shown.delete(path);
      resolve({ digest: digest(shown), ...(whole && { shown: [...shown] }) });
    });
  });
}

function readPaths(output: Buffer): Shown {
  const paths = output.toString('utf8').split('\n').filter(Boolean);
  return new Map(paths.map((each) => [each.slice(2), []]));
}

/** A path, its lines each after a number and `:` (or `-` around a match), a blank line. */
function readLines(output: Buffer): Shown {
  const shown: Shown = new Map();
  let lines: number[] | undefined;
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(NEWLINE, at);
    const until = end < 0 ? output.length : end;
    if (until === at) lines = undefined;
    else if (lines) readNumber(output, at, lines);
    else {
      lines = [];
      shown.set(output.toString('utf8', at + 2, until), lines);
    }
    at = until + 1;
  }
  return shown;
}

function readNumber(output: Buffer, start: number, lines: number[]): void {
  let number = 0;
  let at = start;
  for (; output[at]! >= ZERO && output[at]! <= NINE; at++) number = number * 10 + output[at]! - ZERO;
  if (at > start && (output[at] === COLON || output[at] === MINUS)) lines.push(number);
}

if (process.argv[2] === HELPER)
  process.on('message', (asked) => run(asked as Asked).then((told) => process.send?.(told)));
