import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import { type FilterProxy, openProxy } from './proxy.js';
import { throughForwarder } from './sandbox-network.js';
import type { ShellLine } from './shell-line.js';
import { wallArguments } from './wall.js';

export interface SandboxOptions {
  /** `required` refuses to run without a wall; `auto` runs without and says so; `off` builds none. */
  mode: 'auto' | 'required' | 'off';
  /** The workspace: writable inside. */
  root: string;
  /** A folder of this run: /tmp and the home folder inside are kept in it. */
  temp: string;
  /** True = the machine's network; false = none; names = HTTP(S) to these hosts only (`*.` for subdomains). */
  network: boolean | readonly string[];
  /** Environment of the commands: PATH tells which tools must stay visible, HOME which folder is hidden. */
  env: Readonly<Record<string, string>>;
  /** Further folders to hide: the run's own, the runner's, Galley's home. */
  hide?: readonly string[];
  /** Whether an IP address belongs to the public network; others are not reached by name through the allow-list. */
  isPublic?: (ip: string) => boolean;
  /** bubblewrap, when it is not where packages put it. */
  bwrap?: string;
  platform?: NodeJS.Platform;
}

/** `wrap` puts a command behind the wall; it is not there when there is none. `about` says so to people. */
export interface Sandbox {
  wrap?: (line: ShellLine, cwd: string) => ShellLine;
  /** Variables commands need inside. */
  env: Record<string, string>;
  about: string;
  close(): Promise<void>;
}

/** Tries bubblewrap once with the wall this run needs. Throws RunError('policy') when a wall is required and cannot stand. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const none = (about: string): Sandbox => ({ env: {}, about, close: async () => {} });
  if (options.mode === 'off') return none('commands run without a sandbox (tools.bash.sandbox: off)');
  const found = await tryWall(options);
  if (!found.ok) {
    if (options.mode === 'required')
      throw new RunError(
        'policy',
        `tools.bash.sandbox is required, and no sandbox can be started: ${found.say}`,
      );
    return none(`commands run without a sandbox: ${found.say}`);
  }
  return stand(options, found.bwrap);
}

/** What this machine can do, for `galley doctor`. */
export async function probeSandbox(options: SandboxOptions): Promise<{ ok: boolean; say: string }> {
  const found = await tryWall(options);
  return { ok: found.ok, say: found.ok ? `bubblewrap works (${found.bwrap})` : found.say };
}

type Tried = { ok: true; bwrap: string } | { ok: false; say: string };

async function tryWall(options: SandboxOptions): Promise<Tried> {
  const platform = options.platform ?? process.platform;
  if (platform !== 'linux')
    return { ok: false, say: `there is none for ${platform}; it needs Linux with bubblewrap.` };
  const places = options.bwrap ? [options.bwrap] : ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
  const bwrap = places.find((place) => fs.existsSync(place));
  if (!bwrap)
    return {
      ok: false,
      say: 'bubblewrap is not installed. apt-get install bubblewrap (or dnf, apk, pacman).',
    };
  fs.mkdirSync(options.temp, { recursive: true, mode: 0o700 });
  const { network: _, ...rest } = options;
  const args = [...wallArguments({ ...rest, network: options.network === true }), '--', '/bin/sh', '-c', ':'];
  const { ok, say } = await attempt(bwrap, args);
  return ok ? { ok, bwrap } : { ok, say: `bubblewrap does not start here: ${say} ${hint(say)}` };
}

function attempt(file: string, args: string[]): Promise<{ ok: boolean; say: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { env: {}, timeout: 10_000, cwd: '/' }, (error, _stdout, stderr) => {
      resolve({ ok: !error, say: stderr.trim().split('\n')[0] || (error?.message ?? '') });
    });
  });
}

/** Ubuntu 24.04 forbids user namespaces to programs without a profile; many containers forbid them altogether. */
function hint(say: string): string {
  if (/RTM_NEWADDR|loopback/i.test(say))
    return 'This container may not make a network of its own: run it with --cap-add NET_ADMIN or set tools.bash.network: true.';
  if (/namespace|Operation not permitted|uid map|clone/i.test(say))
    return 'On Ubuntu: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0. In a container: allow user namespaces (docker --security-opt seccomp=unconfined).';
  return 'Set tools.bash.sandbox: off to run without one.';
}

async function stand(options: SandboxOptions, bwrap: string): Promise<Sandbox> {
  const proxy = await allowListProxy(options);
  const wall = wallArguments({
    ...options,
    network: options.network === true,
    ...(proxy && { socketDir: path.dirname(proxy.socket) }),
  });
  const wrap = (line: ShellLine, cwd: string): ShellLine => {
    const inner = proxy ? throughForwarder(line, proxy.socket) : line;
    return { file: bwrap, args: [...wall, '--chdir', cwd, '--', inner.file, ...inner.args] };
  };
  const reach = proxy
    ? `only ${(options.network as string[]).join(', ')}`
    : options.network === true
      ? 'open'
      : 'off';
  return {
    wrap,
    env: { TMPDIR: '/tmp', ...proxy?.env },
    about: `commands run in a bubblewrap sandbox, network ${reach}`,
    close: async () => proxy?.close(),
  };
}

/** Its socket lies in a short folder of its own: a longer path than 107 bytes (unix(7)) would be cut without a word. */
async function allowListProxy({ network, isPublic }: SandboxOptions): Promise<FilterProxy | undefined> {
  if (typeof network === 'boolean') return undefined;
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-net-')));
  const socket = path.join(folder, 'proxy.sock');
  const proxy = await openProxy({ hosts: network, socket, isPublic: isPublic ?? (() => true) });
  const close = async (): Promise<void> => {
    await proxy.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...proxy, close };
}
