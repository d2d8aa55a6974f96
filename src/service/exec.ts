import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { isGroupAlive, signalGroup, taskkill } from './process.js';
import { watchTasks } from './task-limit.js';

/** How long a shell that has exited waits for its pipes to close, and a process group for TERM before KILL. */
const CLOSE_GRACE_MS = 150;
const KILL_GRACE_MS = 1_500;

/** One child process. `env` is its whole environment; `stdin` is written and closed, or empty. */
export interface ExecRequest {
  file: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  stdin?: string | Buffer;
  timeoutMs?: number;
  signal?: AbortSignal;
  killGraceMs?: number;
  /** Most processes and threads at once; past it the group is killed at once. `mark` finds what called setsid. */
  tasks?: { most: number; mark: string };
  onOutput?: (chunk: Buffer, from: 'stdout' | 'stderr') => void;
}

/** How it ended. `flooded` = it had more tasks at once than it may. `open` = a process below it still holds a pipe; `group` is its process group (0 when it never started). */
export interface ExecEnd {
  exit: number | null;
  signal: NodeJS.Signals | null;
  timedOut: boolean;
  cancelled: boolean;
  flooded: boolean;
  open: boolean;
  group: number;
}

const NEVER: ExecEnd = {
  exit: null,
  signal: null,
  timedOut: false,
  cancelled: false,
  flooded: false,
  open: false,
  group: 0,
};

/**
 * Runs a program in a process group of its own and resolves when it has exited, plus a short grace for its pipes: never
 * later, whoever still holds them (they are drained on, unseen). On timeout or abort the group gets TERM, then KILL.
 * Rejects only when the program cannot be started (`ENOENT`, `EACCES`, `E2BIG` ...).
 */
export function exec(request: ExecRequest): Promise<ExecEnd> {
  return new Promise((resolve, reject) => {
    if (request.signal?.aborted) {
      resolve({ ...NEVER, cancelled: true });
      return;
    }
    const child = spawn(request.file, request.args, {
      cwd: request.cwd,
      env: request.env,
      detached: process.platform !== 'win32',
      stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    feed(child, request.stdin);
    const watch = watchFor(child, request);
    listen(child, request);
    child.once('error', (error) => {
      watch.stop();
      if (child.pid === undefined) reject(error);
    });
    child.once('exit', (exit, signal) => {
      watch.stop();
      void Promise.all([settle(child), watch.ended]).then(([open]) => {
        const { timedOut, cancelled, flooded } = watch;
        resolve({ exit, signal, timedOut, cancelled, flooded, open, group: child.pid ?? 0 });
      });
    });
  });
}

function feed(child: ChildProcess, stdin: string | Buffer | undefined): void {
  // A child that does not read its input closes the pipe: EPIPE is its own business.
  child.stdin?.on('error', () => {});
  if (stdin !== undefined) child.stdin?.end(stdin);
}

function listen(child: ChildProcess, { onOutput }: ExecRequest): void {
  for (const from of ['stdout', 'stderr'] as const) {
    child[from]?.on('error', () => {});
    child[from]?.on('data', (chunk: Buffer) => onOutput?.(chunk, from));
  }
}

/** True when a pipe is still open after the grace; from then on what comes is drained and keeps nobody awake. */
function settle(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.removeAllListeners('data').resume();
        (stream as { unref?: () => void } | null)?.unref?.();
      }
      resolve(true);
    }, CLOSE_GRACE_MS);
    child.once('close', () => {
      clearTimeout(late);
      resolve(false);
    });
  });
}

type Cause = 'timedOut' | 'cancelled' | 'flooded';

/** Arms timeout, abort and the limit on tasks. `stop` disarms them; `ended` resolves once a group that had to be ended is gone. */
function watchFor(child: ChildProcess, request: ExecRequest) {
  const causes: Record<Cause, boolean> = { timedOut: false, cancelled: false, flooded: false };
  const state = { ...causes, ended: Promise.resolve(), stop: () => {} };
  const end = (why: Cause) => () => {
    if (state.timedOut || state.cancelled || state.flooded) return;
    state[why] = true;
    state.ended = endGroup(child, why === 'flooded' ? 0 : (request.killGraceMs ?? KILL_GRACE_MS));
  };
  const onAbort = end('cancelled');
  const timer = request.timeoutMs === undefined ? undefined : setTimeout(end('timedOut'), request.timeoutMs);
  const { tasks } = request;
  const unwatch =
    tasks && child.pid && watchTasks({ group: child.pid, mark: tasks.mark }, tasks.most, end('flooded'));
  request.signal?.addEventListener('abort', onAbort, { once: true });
  state.stop = () => {
    clearTimeout(timer);
    if (unwatch) unwatch();
    request.signal?.removeEventListener('abort', onAbort);
  };
  return state;
}

async function endGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const pid = child.pid;
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    const { file, args } = taskkill(pid);
    await new Promise<void>((done) => execFile(file, args, { windowsHide: true }, () => done()));
    return;
  }
  const until = Date.now() + graceMs;
  signalGroup(pid, 'SIGTERM');
  while (await isGroupAlive(pid)) {
    if (Date.now() >= until) {
      signalGroup(pid, 'SIGKILL');
      return;
    }
    await new Promise((done) => setTimeout(done, 25));
  }
}
