import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { endProcesses, ours } from '../process.js';
import { Flood } from './flood.js';
import { LineReader } from './line-reader.js';

/** How to start a server. `env` is its whole environment. */
export interface Launch {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/** Longest message that is taken from a server, in bytes. */
export const MAX_MESSAGE = 16 * 1024 * 1024;
/** Most bytes that wait for a server which does not read its input. */
const MAX_WAITING = 16 * 1024 * 1024;
const STDERR_KEPT = 2_048;
const STDIN_GRACE_MS = 300;
const KILL_GRACE_MS = 1_500;
/** JSON-RPC: a range that is free for the implementation; the client maps it to words for the model. */
const TOO_LONG = -32_050;

/**
 * A server that is a child process, spoken to over its standard streams. Unlike the SDK's own transport it bounds what it
 * takes (one message, and everything nobody asked for), and ends the server's whole process group.
 */
export class Pipe implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Why the connection ended, in words. */
  why = '';
  readonly #mark = `GALLEY_MCP=${randomBytes(8).toString('hex')}`;
  readonly #pending = new Set<RequestId>();
  readonly #flood = new Flood();
  #child: ChildProcess | undefined;
  #stderr = '';
  #ended: Promise<void> | undefined;

  constructor(private readonly launch: Launch) {}

  start(): Promise<void> {
    const { command, args, cwd, env } = this.launch;
    const [name = '', value = ''] = this.#mark.split('=');
    const child = spawn(command, args, {
      cwd,
      env: { ...env, [name]: value },
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.#child = child;
    const reader = new LineReader(MAX_MESSAGE, {
      line: (line) => this.#take(line),
      tooLong: () => this.#refuseLong(),
    });
    child.stdout.on('data', (chunk: Buffer) => reader.add(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.subarray(-STDERR_KEPT).toString('utf8')).slice(-STDERR_KEPT);
    });
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
    child.once('exit', (code, signal) => void this.#end(`it ended with ${signal ?? `exit code ${code}`}`));
    return new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => {
        this.why ||= `it cannot be started: ${error.message}`;
        reject(error);
      });
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin;
    if (this.#ended || !stdin?.writable) throw new Error(this.why || 'the connection is closed');
    if (stdin.writableLength > MAX_WAITING) throw new Error('it does not read its input');
    if ('method' in message && 'id' in message) this.#pending.add(message.id);
    stdin.write(`${JSON.stringify(message)}\n`);
  }

  close(): Promise<void> {
    return this.#end('it was closed');
  }

  /** What it last wrote to stderr. */
  get lastWords(): string {
    return this.#stderr.trim();
  }

  #take(line: string): void {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      message = undefined;
    }
    const isMessage = typeof message === 'object' && message !== null && !Array.isArray(message);
    const { id, method } = (isMessage ? message : {}) as { id?: RequestId; method?: unknown };
    const isAnswer = method === undefined && id !== undefined && this.#pending.delete(id);
    if (!isAnswer && this.#flood.add(line.length)) {
      void this.#end('it floods: too much output that nobody asked for');
      return;
    }
    if (isMessage) this.onmessage?.(message as JSONRPCMessage);
  }

  /** Nobody can tell which request the long message answers: every open one gets an error, and the connection goes on. */
  #refuseLong(): void {
    const open = [...this.#pending];
    this.#pending.clear();
    const error = { code: TOO_LONG, message: `its answer is longer than ${MAX_MESSAGE} bytes` };
    for (const id of open) this.onmessage?.({ jsonrpc: '2.0', id, error });
    if (open.length === 0 && this.#flood.add(MAX_MESSAGE))
      void this.#end('it floods: messages that are too long');
  }

  #end(why: string): Promise<void> {
    this.#ended ??= this.#tearDown(why);
    return this.#ended;
  }

  async #tearDown(why: string): Promise<void> {
    this.why ||= why;
    const child = this.#child;
    const pid = child?.pid;
    if (child && pid !== undefined) {
      child.stdin?.end();
      child.stdout?.removeAllListeners('data').resume();
      const isPolite = why === 'it was closed' && child.exitCode === null;
      if (isPolite)
        await Promise.race([exited(child), new Promise((done) => setTimeout(done, STDIN_GRACE_MS))]);
      await endProcesses(() => ours(new Set([pid]), this.#mark), KILL_GRACE_MS);
      if (process.platform === 'win32') child.kill();
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
    }
    this.onclose?.();
  }
}

function exited(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('exit', resolve));
}
