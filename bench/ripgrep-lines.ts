// Which lines rg finds, read off its output.
import { spawn } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';

const [NEWLINE, ZERO, NINE, MINUS, COLON] = [10, 48, 57, 45, 58] as const;

/** Numbers of the lines shown, by path; undefined when rg refuses the pattern. */
export type Shown = Map<string, number[]>;

/** Runs rg in `tree`; `args` are its flags and, after `--`, the pattern. */
export function ripgrepLines(tree: string, args: readonly string[]): Promise<Shown | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(rgPath, ['-n', '--heading', '--color=never', ...args, '.'], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      const output = Buffer.concat(parts);
      resolve(status === 2 ? undefined : args.includes('-l') ? readPaths(output) : read(output));
    });
  });
}

function readPaths(output: Buffer): Shown {
  const paths = output.toString('utf8').split('\n').filter(Boolean);
  return new Map(paths.map((each) => [each.slice(2), []]));
}

/** A path, its lines each after a number and `:` (or `-` around a match), a blank line. */
function read(output: Buffer): Shown {
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
