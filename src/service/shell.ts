import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { Capture } from './capture.js';
import { exec } from './exec.js';
import { endProcesses, ours, signalGroup } from './process.js';
import { type ShellLine, shellLine } from './shell-line.js';
import { mostTasks } from './task-limit.js';

/** Linux refuses one argument of 128 KiB and more (execve: E2BIG); bash's own prefix needs a little of it. */
const MAX_COMMAND_BYTES = 120_000;
const REAP_GRACE_MS = 1_500;

export interface ShellOptions {
  /** The workspace, real path. */
  root: string;
  guard: Guard;
  /** The whole environment of every command: an allow-list made by the hall, without secrets. */
  env: Record<string, string>;
  /** Where the whole of a long output goes, one file a command. */
  spillDir: string;
  /** False: `$ ~ \` { }` in a command are refused before anything runs (`tools.bash.shell_expansion`). */
  shellExpansion?: boolean;
  /** Puts a command behind a wall, where all it has started ends with it; none = it runs as it is. */
  wrap?: (line: ShellLine, cwd: string) => ShellLine;
  memoryBytes?: number;
  diskBytes?: number;
  /** Most processes and threads of one command at once. */
  mostTasks?: number;
}

export interface ShellRequest {
  command: string;
  cwd?: string;
  timeoutMs: number;
  signal: AbortSignal;
  onOutput?: (text: string) => void;
}

/** `exit` null = ended by `signal`. `running` = pids it left behind; `spill` = file with the whole output; `bytes` of it. */
export interface ShellResult {
  text: string;
  exit: number | null;
  signal: string | null;
  timedOut: boolean;
  cancelled: boolean;
  /** It had more processes at once than a command may. */
  flooded: boolean;
  running: number[];
  spill?: string;
  bytes: number;
  ms: number;
}

/** Runs commands in a fresh shell each; knows what they left behind, and ends it. */
export class Shell {
  readonly mark = `GALLEY_SHELL=${randomBytes(8).toString('hex')}`;
  readonly #groups = new Set<number>();
  readonly #env: Record<string, string>;
  readonly #bash: string;
  #count = 0;

  constructor(private readonly options: ShellOptions) {
    this.#bash = findBash();
    this.#env = childEnv(options.env, this.mark);
  }

  /** The environment a command sees. */
  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  /** Gives commands a variable from now on. */
  set(name: string, value: string): void {
    this.#env[name] = value;
  }

  /** The same shell for a subagent: its own guard, variables, and leftovers to end. */
  fork(guard: Guard): Shell {
    return new Shell({ ...this.options, guard });
  }

  /** Whether commands run behind a wall. */
  get walled(): boolean {
    return this.options.wrap !== undefined;
  }

  /** Checks a command before it runs and says how to start it. Throws ToolError; asks the policy. */
  line(command: string, cwd?: string): ShellLine & { cwd: string } {
    preflight(command, this.options.shellExpansion ?? true);
    this.options.guard({ kind: 'exec', command, ...(cwd !== undefined && { cwd }) });
    const folder = this.#folder(cwd);
    const line = shellLine(command, process.platform, this.#bash);
    return { ...(this.options.wrap?.(line, folder) ?? line), cwd: folder };
  }

  async run(request: ShellRequest): Promise<ShellResult> {
    const line = this.line(request.command, request.cwd);
    const started = Date.now();
    const capture = this.#capture();
    const decoder = new TextDecoder();
    const end = await exec({
      ...line,
      env: this.#env,
      timeoutMs: request.timeoutMs,
      signal: request.signal,
      tasks: { most: this.options.mostTasks ?? mostTasks(), mark: this.mark },
      onOutput: (chunk) => {
        capture.add(chunk);
        request.onOutput?.(decoder.decode(chunk, { stream: true }));
      },
    }).catch((error: NodeJS.ErrnoException) => {
      throw new ToolError(`${line.file} cannot be started: ${error.message}`, { cause: error });
    });
    if (end.flooded) await endProcesses(() => ours(new Set([end.group]), this.mark), 0);
    const running = await this.#leftBehind(end.group, end.open);
    const { text, bytes, spill } = capture.close();
    const { exit, signal, timedOut, cancelled, flooded } = end;
    const ms = Date.now() - started;
    return { text, exit, signal, timedOut, cancelled, flooded, running, bytes, ms, ...(spill && { spill }) };
  }

  /** Ends everything that earlier commands left behind, also what called setsid; answers with the pids. */
  async reap(graceMs = REAP_GRACE_MS): Promise<number[]> {
    if (this.#count === 0) return [];
    const ended = await endProcesses(() => ours(this.#groups, this.mark), graceMs);
    this.#groups.clear();
    return ended;
  }

  #capture(): Capture {
    this.#count++;
    const name = `${this.#count.toString().padStart(4, '0')}-${randomBytes(3).toString('hex')}.txt`;
    return new Capture({
      memory: this.options.memoryBytes ?? 1_048_576,
      disk: this.options.diskBytes ?? 67_108_864,
      file: path.join(this.options.spillDir, name),
    });
  }

  async #leftBehind(group: number, open: boolean): Promise<number[]> {
    if (group === 0) return [];
    if (!open && (this.walled || !signalGroup(group, 0))) return [];
    this.#groups.add(group);
    const living = await ours(new Set([group]), open ? this.mark : undefined);
    return living.map((one) => one.pid);
  }

  #folder(cwd: string | undefined): string {
    const wanted = path.resolve(this.options.root, cwd ?? '.');
    try {
      const real = fs.realpathSync(wanted);
      if (fs.statSync(real).isDirectory()) return real;
    } catch (cause) {
      throw new ToolError(`cwd: there is no folder ${cwd}. Leave cwd out to run in the workspace.`, {
        cause,
      });
    }
    throw new ToolError(`cwd: ${cwd} is a file, not a folder. Leave cwd out to run in the workspace.`);
  }
}

/** Seed A's preflight, and what no shell can take. */
function preflight(command: string, shellExpansion: boolean): void {
  if (command.trim() === '') throw new ToolError('command is empty.');
  if (command.includes('\0')) throw new ToolError('command holds a NUL character; a shell cannot take one.');
  if (Buffer.byteLength(command) > MAX_COMMAND_BYTES)
    throw new ToolError(
      `command is over ${MAX_COMMAND_BYTES} bytes. Write the long part to a file first and use the file.`,
    );
  const bad = shellExpansion ? undefined : /[$~`{}]/.exec(command)?.[0];
  if (bad)
    throw new ToolError(
      `command holds ${bad}: shell expansion is off (tools.bash.shell_expansion: false), so $ ~ \` { } are refused. Write every word out.`,
    );
}

/** The hall's variables without those that make a shell run something first, and with Galley's own. */
function childEnv(env: Record<string, string>, mark: string): Record<string, string> {
  const kept = Object.entries(env).filter(
    ([name]) => !/^(BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|BASH_FUNC_.*)$/.test(name),
  );
  const [name, value] = mark.split('=') as [string, string];
  return { ...Object.fromEntries(kept), PAGER: 'cat', GIT_PAGER: 'cat', GALLEY: '1', [name]: value };
}

/** bash, because commands are read as bash before they run; /bin/sh where there is none. */
function findBash(): string {
  const places = ['/bin/bash', '/usr/bin/bash', '/usr/local/bin/bash', '/opt/homebrew/bin/bash'];
  return places.find((place) => fs.existsSync(place)) ?? '/bin/sh';
}
