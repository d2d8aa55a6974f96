import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

/** One living process: `start` tells two lives of one pid apart (clock ticks since boot on Linux, a date on macOS). */
export interface Living {
  pid: number;
  parent: number;
  group: number;
  start: string;
  threads: number;
}

const run = promisify(execFile);

/** Sends `signal` to a process group; false when nobody is left in it. */
export function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  return send(-group, signal);
}

/** Sends `signal` to one process; false when it is gone or not ours. */
export function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  return send(pid, signal);
}

function send(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}

/** Ends a process and everything below it on Windows, where there are no groups. */
export function taskkill(pid: number): { file: string; args: string[] } {
  return { file: 'taskkill.exe', args: ['/PID', String(pid), '/T', '/F'] };
}

/** Whether anything but zombies is left in a process group. */
export async function isGroupAlive(group: number): Promise<boolean> {
  if (!signalGroup(group, 0)) return false;
  return (await everyProcess()).some((one) => one.group === group);
}

/** When a process was started, or undefined when it is not there (a zombie is not there). */
export async function startOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readStat(pid)?.start;
  if (process.platform === 'win32') return send(pid, 0) ? 'alive' : undefined;
  try {
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Every process of this machine that can be seen, zombies left out. Empty on Windows. */
export async function everyProcess(): Promise<Living[]> {
  if (process.platform === 'linux') return everyLinuxProcess();
  if (process.platform === 'win32') return [];
  const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,pgid=,lstart=']).catch(() => ({ stdout: '' }));
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, group, start] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
    return start
      ? [{ pid: Number(pid), parent: Number(parent), group: Number(group), start, threads: 1 }]
      : [];
  });
}

function everyLinuxProcess(): Living[] {
  return fs.readdirSync('/proc').flatMap((name) => {
    const living = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
    return living ? [living] : [];
  });
}

/** proc(5), `stat`: the name in brackets may hold anything, so fields are counted behind its last bracket. */
function readStat(pid: number): Living | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const [parent, group, threads] = [fields[1], fields[2], fields[17]].map(Number) as [
      number,
      number,
      number,
    ];
    return { pid, parent, group, start: fields[19] ?? '', threads };
  } catch {
    return undefined;
  }
}

/**
 * Of all processes, those that belong to us: members of `groups`, whatever was started with `mark` in its environment
 * (Linux; finds what called setsid), and everything below one of them. This process itself is never among them.
 */
export async function ours(groups: ReadonlySet<number>, mark?: string): Promise<Living[]> {
  const every = await everyProcess();
  const mine = new Set<number>();
  for (const one of every) if (groups.has(one.group) || (mark && isMarked(one.pid, mark))) mine.add(one.pid);
  for (let before = -1; before !== mine.size; ) {
    before = mine.size;
    for (const one of every) if (mine.has(one.parent)) mine.add(one.pid);
  }
  return every.filter((one) => mine.has(one.pid) && one.pid !== process.pid);
}

function isMarked(pid: number, mark: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
  } catch {
    return false;
  }
}

/** TERM, then KILL after `graceMs` for those still there; resolves when they are gone or KILL was sent. */
export async function endProcesses(find: () => Promise<Living[]>, graceMs: number): Promise<number[]> {
  const ended = new Set<number>();
  const until = Date.now() + graceMs;
  for (let signal: NodeJS.Signals = 'SIGTERM'; ; ) {
    const left = await find();
    if (left.length === 0) break;
    const late = Date.now() >= until;
    if (late && signal === 'SIGTERM') signal = 'SIGKILL';
    for (const one of left) {
      // TERM once: a process may take its time with it. KILL again: it may have forked in between.
      if (signal === 'SIGKILL' || !ended.has(one.pid)) signalProcess(one.pid, signal);
      ended.add(one.pid);
    }
    if (Date.now() >= until + 2_000) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  return [...ended];
}
