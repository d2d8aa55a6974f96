import { spawn } from 'node:child_process';
import os from 'node:os';

export interface GitRun {
  root: string;
  env: Record<string, string>;
  input?: Uint8Array | string;
  /** Milliseconds; git and what it started are killed then. */
  timeout?: number;
  /** Most bytes of stdout. More is a failure, never a silent cut. */
  max?: number;
}

export interface GitResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/** Git failed, was killed, or is missing. `code` is its exit code; null when it was killed or did not start. */
export class GitError extends Error {
  override readonly name = 'GitError';
  constructor(
    readonly args: readonly string[],
    readonly code: number | null,
    readonly stderr: string,
    options?: ErrorOptions,
  ) {
    super(
      `git ${args.find((arg) => !arg.startsWith('-')) ?? ''}: ${stderr.trim() || `exit ${code}`}`,
      options,
    );
  }
}

const MINUTE = 60_000;

/** Starts git with `args` as they are: no shell, no stdin but `input`, in its own process group. */
export function runGit(args: readonly string[], run: GitRun): Promise<GitResult> {
  const { root, env, input, timeout = 2 * MINUTE, max = 512 * 1024 * 1024 } = run;
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: root,
      env,
      detached: os.platform() !== 'win32',
      windowsHide: true,
    });
    const out: Buffer[] = [];
    let size = 0;
    let error = '';
    let cut = '';
    const end = (why: string) => {
      cut ||= why;
      killTree(child.pid, () => child.kill('SIGKILL'));
    };
    const timer = setTimeout(() => end(`no answer after ${timeout / 1000} s`), timeout);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > max) end(`more than ${max} bytes of output`);
      else out.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (error.length < 64_000) error += text;
    });
    child.stdin.on('error', () => {}); // git may end before it has read everything
    child.stdin.end(input ?? '');
    child.on('error', (cause) => {
      clearTimeout(timer);
      reject(new GitError(args, null, `git did not start: ${cause.message}`, { cause }));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (cut) reject(new GitError(args, null, cut));
      else if (code === null) reject(new GitError(args, null, 'killed'));
      else resolve({ code, stdout: Buffer.concat(out), stderr: error });
    });
  });
}

/** Git's helpers (remote-https, ssh) must go with it. */
function killTree(pid: number | undefined, otherwise: () => void): void {
  try {
    if (pid === undefined || os.platform() === 'win32') otherwise();
    else process.kill(-pid, 'SIGKILL');
  } catch {
    otherwise();
  }
}
