import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ToolError } from '../../contract/error.js';
import { type ExecEnd, exec } from '../exec.js';
import { onPath, withoutWorkspace } from '../on-path.js';

/** Source: seed A, safety boundaries. */
const MOST_STDOUT = 64 * 1024;
const MOST_STDERR = 16 * 1024;
export const CALL_MS = 60_000;

/** Which browser: one that dev-browser starts, or one that is already there. */
export interface Transport {
  mode: 'headless' | 'headed' | 'connect';
  connectUrl?: string | undefined;
  ignoreHttpsErrors?: boolean | undefined;
}

export interface Program {
  /** The session's name: it keeps this run's page apart from everybody else's. */
  session: string;
  /** The whole environment: an allow-list without secrets. */
  env: Record<string, string>;
  /** The workspace: a program in it is not started. */
  root: string;
  timeoutMs: number;
}

/** What a script printed. `cut` = one of its outputs was longer than it may be, and the program was ended there. */
export interface Printed {
  out: string;
  err: string;
  exit: number | null;
  timedOut: boolean;
  cut: boolean;
}

/** Runs a script with dev-browser: no shell, a process group of its own, output and time bounded, the script removed. */
export async function runScript(
  { session, env: given, root, timeoutMs }: Program,
  transport: Transport,
  script: string,
  signal: AbortSignal,
): Promise<Printed> {
  const env = withoutWorkspace(root, given);
  const file = programFile(env);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'galley-browser-'));
  try {
    const own = path.join(folder, 'script.js');
    await fs.writeFile(own, script, { mode: 0o600 });
    const taken = take(signal);
    const end = await exec({
      file,
      args: [...flags(session, transport, timeoutMs), 'run', own],
      cwd: folder,
      env,
      timeoutMs,
      signal: taken.stop,
      onOutput: taken.add,
    }).catch((error: NodeJS.ErrnoException) => {
      throw new ToolError(`dev-browser cannot be started: ${error.message}`, { cause: error });
    });
    signal.throwIfAborted();
    return taken.printed(end);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** `--connect` stands before another flag: its value may be left out. */
function flags(
  session: string,
  { mode, connectUrl, ignoreHttpsErrors }: Transport,
  timeoutMs: number,
): string[] {
  return [
    ...(mode === 'connect' ? ['--connect', ...(connectUrl === undefined ? [] : [connectUrl])] : []),
    '--browser',
    session,
    '--timeout',
    String(Math.ceil(timeoutMs / 1_000)),
    ...(mode === 'headless' ? ['--headless'] : []),
    ...(ignoreHttpsErrors && mode !== 'connect' ? ['--ignore-https-errors'] : []),
  ];
}

function programFile(env: Record<string, string>): string {
  const file = onPath('dev-browser', env);
  if (file === undefined)
    throw new ToolError(
      'The browser needs the program dev-browser, which is not on PATH. To get it: npm install -g dev-browser && dev-browser install. Without it, web_fetch reads pages that need no JavaScript.',
    );
  return file;
}

/** Bounded output; `stop` ends the program when there is more, or when the caller wants no more. */
function take(signal: AbortSignal) {
  const full = new AbortController();
  const kept = {
    stdout: { chunks: [] as Buffer[], left: MOST_STDOUT },
    stderr: { chunks: [] as Buffer[], left: MOST_STDERR },
  };
  const text = (from: keyof typeof kept): string => Buffer.concat(kept[from].chunks).toString('utf8');
  return {
    stop: AbortSignal.any([signal, full.signal]),
    add(chunk: Buffer, from: keyof typeof kept): void {
      const one = kept[from];
      if (chunk.length > one.left) full.abort();
      one.chunks.push(chunk.subarray(0, one.left));
      one.left = Math.max(0, one.left - chunk.length);
    },
    printed: ({ exit, timedOut }: ExecEnd): Printed => ({
      out: text('stdout'),
      err: text('stderr'),
      exit,
      timedOut,
      cut: full.signal.aborted,
    }),
  };
}
