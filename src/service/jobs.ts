import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { readable } from './capture.js';
import { endProcesses, ours, startOf } from './process.js';
import type { ShellLine } from './shell-line.js';
import { mostTasks, watchTasks } from './task-limit.js';

const KILL_GRACE_MS = 3_000;
const LOG_BYTES = 67_108_864;

/** What stands in `<id>.json` beside the log. `start` and `boot` tell a process from a later one with the same pid. */
interface Card {
  id: string;
  command: string;
  description: string;
  cwd: string;
  root: string;
  pid: number;
  start: string;
  boot: string;
  at: string;
}

/** `running`, `exited` (with `exit`), `killed`, or `lost`: gone, and nobody saw how. */
export interface Job {
  id: string;
  command: string;
  description: string;
  cwd: string;
  pid: number;
  at: string;
  log: string;
  status: 'running' | 'exited' | 'killed' | 'lost';
  exit?: number;
}

export interface JobsOptions {
  /** Folder of `<id>.log`, `<id>.json`, `<id>.exit`. */
  dir: string;
  /** Only jobs of this workspace are seen. */
  root: string;
  guard: Guard;
  logBytes?: number;
  /** Most processes and threads of one job at once, as long as this process lives. */
  mostTasks?: number;
}

/** Background commands: their state is on disk beside their log, so it is right after Galley was killed and started again. */
export class Jobs {
  readonly #started = new Set<string>();
  readonly #unwatch = new Map<string, () => void>();
  #watch: NodeJS.Timeout | undefined;

  constructor(private readonly options: JobsOptions) {}

  /** Starts a command that was checked by `Shell.line`; resolves once its process is there. */
  async start(
    job: { command: string; description: string },
    line: ShellLine & { cwd: string },
    env: Readonly<Record<string, string>>,
  ): Promise<Job> {
    const id = randomBytes(4).toString('hex');
    fs.mkdirSync(this.options.dir, { recursive: true, mode: 0o700 });
    const log = fs.openSync(this.#file(id, 'log'), 'ax', 0o600);
    try {
      // Without the shell's own mark: what reaps a shell's leftovers must leave jobs alone.
      const { GALLEY_SHELL: _, ...rest } = env;
      const pid = await launch(line, { ...rest, GALLEY_JOB: id }, log, this.#file(id, 'exit'));
      const start = (await startOf(pid)) ?? '';
      this.#watchTasks(id, pid);
      const { root } = this.options;
      const at = new Date().toISOString();
      this.#write(id, { id, ...job, cwd: line.cwd, root, pid, start, boot: bootId(), at });
    } finally {
      fs.closeSync(log);
    }
    this.#started.add(id);
    this.#watchLogs();
    return this.get(id);
  }

  /** Jobs of this workspace, newest first. */
  async list(): Promise<Job[]> {
    const names = fs.existsSync(this.options.dir) ? fs.readdirSync(this.options.dir) : [];
    const ids = names.flatMap((name) => /^([0-9a-f]{8})\.json$/.exec(name)?.[1] ?? []);
    const jobs = await Promise.all(ids.map((id) => this.get(id).catch(() => undefined)));
    return jobs.filter((job) => job !== undefined).sort((a, b) => b.at.localeCompare(a.at));
  }

  async get(id: string): Promise<Job> {
    const card = this.#card(id);
    const { command, description, cwd, pid, at } = card;
    const job = { id, command, description, cwd, pid, at, log: this.#file(id, 'log') };
    const end = this.#end(id);
    if (end === 'killed') return { ...job, status: 'killed' };
    if (end !== undefined) return { ...job, status: 'exited', exit: end };
    if (await isAlive(card)) return { ...job, status: 'running' };
    // It may have ended between the two looks.
    const now = this.#end(id);
    return typeof now === 'number' ? { ...job, status: 'exited', exit: now } : { ...job, status: 'lost' };
  }

  /** The last `lines` lines of a job's log; reads at most a mebibyte from its end. */
  tail(id: string, lines: number): { text: string; bytes: number } {
    this.#card(id);
    const fd = fs.openSync(this.#file(id, 'log'), 'r');
    try {
      const bytes = fs.fstatSync(fd).size;
      const buffer = Buffer.alloc(Math.min(bytes, 1_048_576));
      const got = fs.readSync(fd, buffer, 0, buffer.length, bytes - buffer.length);
      const all = readable(buffer.subarray(0, got)).split('\n');
      const end = all.at(-1) === '' ? 1 : 0;
      return { text: all.slice(Math.max(0, all.length - end - lines), all.length - end).join('\n'), bytes };
    } finally {
      fs.closeSync(fd);
    }
  }

  /** TERM to the job's process group and everything it started, KILL after 3 seconds. Asks the policy. */
  async kill(id: string): Promise<Job> {
    this.options.guard({ kind: 'job', id });
    return this.#kill(id, KILL_GRACE_MS);
  }

  /** Ends every job this run started; answers with those that were still running. */
  async endAll(graceMs = 1_500): Promise<Job[]> {
    clearInterval(this.#watch);
    for (const unwatch of this.#unwatch.values()) unwatch();
    const jobs = await Promise.all([...this.#started].map((id) => this.get(id)));
    const running = jobs.filter((job) => job.status === 'running');
    return Promise.all(running.map((job) => this.#kill(job.id, graceMs)));
  }

  async #kill(id: string, graceMs: number): Promise<Job> {
    const card = this.#card(id);
    const isRunning = (await this.get(id)).status === 'running';
    if (isRunning) fs.writeFileSync(this.#file(id, 'exit'), 'killed\n');
    // Without its leader the group's number may belong to strangers by now; the mark in the environment does not.
    const groups = new Set(isRunning ? [card.pid] : []);
    await endProcesses(() => ours(groups, `GALLEY_JOB=${id}`), graceMs);
    return this.get(id);
  }

  #watchTasks(id: string, pid: number): void {
    const most = this.options.mostTasks ?? mostTasks();
    const end = (): void => {
      const note = '\n[job ended: it had more processes at once than a job may]\n';
      void this.#kill(id, 0).then(
        () => fs.appendFileSync(this.#file(id, 'log'), note),
        () => {},
      );
    };
    this.#unwatch.set(id, watchTasks({ group: pid, mark: `GALLEY_JOB=${id}` }, most, end));
  }

  /** A log that outgrows its limit ends its job: nothing else bounds what a background command writes. */
  #watchLogs(): void {
    if (this.#watch) return;
    this.#watch = setInterval(() => {
      for (const id of this.#started) void this.#endIfTooLong(id).catch(() => {});
    }, 1_000).unref();
  }

  async #endIfTooLong(id: string): Promise<void> {
    const limit = this.options.logBytes ?? LOG_BYTES;
    const { size } = fs.statSync(this.#file(id, 'log'));
    if (this.#end(id) !== undefined) this.#unwatch.get(id)?.();
    if (size <= limit || this.#end(id) !== undefined) return;
    await this.#kill(id, 500);
    fs.truncateSync(this.#file(id, 'log'), limit);
    fs.appendFileSync(this.#file(id, 'log'), `\n[job ended: its log passed ${limit} bytes]\n`);
  }

  #card(id: string): Card {
    const file = /^[0-9a-f]{8}$/.test(id) ? this.#file(id, 'json') : '';
    if (file && fs.existsSync(file)) {
      const card = JSON.parse(fs.readFileSync(file, 'utf8')) as Card;
      if (card.root === this.options.root) return card;
    }
    throw new ToolError(`There is no job ${JSON.stringify(id)} here. job_list shows the ids.`);
  }

  /** Written under another name first: a reader never sees half a card. */
  #write(id: string, card: Card): void {
    fs.writeFileSync(this.#file(id, 'tmp'), JSON.stringify(card), { mode: 0o600 });
    fs.renameSync(this.#file(id, 'tmp'), this.#file(id, 'json'));
  }

  #end(id: string): number | 'killed' | undefined {
    try {
      const text = fs.readFileSync(this.#file(id, 'exit'), 'utf8').trim();
      return text === 'killed' ? 'killed' : text === '' ? undefined : Number(text);
    } catch {
      return undefined;
    }
  }

  #file(id: string, ending: string): string {
    return path.join(this.options.dir, `${id}.${ending}`);
  }
}

/** A small sh above the command writes its exit code down, so that the code outlives this process. */
async function launch(
  line: ShellLine & { cwd: string },
  env: Record<string, string>,
  log: number,
  exitFile: string,
): Promise<number> {
  const isWindows = process.platform === 'win32';
  const script = '"$@"; code=$?; [ -s "$0" ] || echo "$code" > "$0"';
  const file = isWindows ? line.file : '/bin/sh';
  const args = isWindows ? line.args : ['-c', script, exitFile, line.file, ...line.args];
  const child = spawn(file, args, {
    cwd: line.cwd,
    env,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  if (isWindows) child.once('exit', (code) => fs.writeFileSync(exitFile, `${code}\n`));
  child.unref();
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new ToolError(`the job cannot be started: ${error.message}`, { cause: error })),
    );
    child.once('spawn', () => resolve(child.pid!));
  });
}

async function isAlive(card: Card): Promise<boolean> {
  return card.boot === bootId() && card.start !== '' && (await startOf(card.pid)) === card.start;
}

function bootId(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
