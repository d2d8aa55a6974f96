import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { signalGroup, signalProcess, taskkill } from '../process.js';
import type { ShellLine } from '../shell-line.js';
import { type Diagnostic, initialization } from './protocol.js';

export interface Launch {
  line: ShellLine;
  /** The workspace, real path. */
  root: string;
  env: Record<string, string>;
  /** The server's own options. */
  options?: unknown;
  /** Ends a start that takes too long, or that nobody waits for any more. */
  signal: AbortSignal;
}

export interface Published {
  uri: string;
  version?: number;
  diagnostics: Diagnostic[];
}

/** Most bytes a server may send between two messages of ours. */
const FLOOD = 64 * 1024 * 1024;
const END_GRACE_MS = 500;

/**
 * One running language server, spoken to over its standard streams. What it asks is answered with nothing; what it
 * publishes is handed on; when it floods it is ended. Its text is never shown as it is.
 */
export class Connection {
  /** Why it is no longer there. */
  gone: string | undefined;
  capabilities: Record<string, unknown> = {};
  onPublish: (published: Published) => void = () => {};
  onGone: () => void = () => {};
  /** Work the server has announced and not ended: it is still indexing. */
  readonly busy = new Set<string | number>();
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #rpc: MessageConnection | undefined;
  #bytes = 0;
  readonly #waiting: (() => void)[] = [];

  private constructor({ line, root, env }: Launch) {
    this.#child = spawn(line.file, line.args, {
      cwd: root,
      env,
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#lost(`it ended with ${signal ?? `exit code ${code}`}`);
        resolve();
      });
      this.#child.once('error', (error) => {
        this.#lost(`it cannot be started (${(error as NodeJS.ErrnoException).code ?? 'error'})`);
        resolve();
      });
    });
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr])
      stream?.on('error', () => {});
    this.#child.stderr?.resume();
  }

  /** Starts a server and introduces us. Rejects, and ends it, when it does not answer. */
  static async open(launch: Launch): Promise<Connection> {
    const connection = new Connection(launch);
    try {
      await connection.#introduce(launch);
      return connection;
    } catch (error) {
      connection.#kill('it did not start');
      throw error;
    }
  }

  async #introduce({ root, signal, options }: Launch): Promise<void> {
    const { createMessageConnection, StreamMessageReader, StreamMessageWriter } = await import(
      'vscode-jsonrpc/node'
    );
    const { stdin, stdout } = this.#child;
    if (this.gone !== undefined || !stdin || !stdout) throw new Error(this.gone ?? 'it has no streams');
    stdout.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      if (this.#bytes > FLOOD) this.#kill('it sent more than anybody reads');
    });
    const rpc = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.#rpc = rpc;
    this.#answer(rpc, root);
    rpc.onError(() => this.#kill('it broke the protocol'));
    rpc.listen();
    const told = await this.ask<{ capabilities?: Record<string, unknown> }>(
      'initialize',
      initialization(root, pathToFileURL(root).href, options),
      signal,
    );
    this.capabilities = told?.capabilities ?? {};
    this.tell('initialized', {});
  }

  /** A server that asks gets an answer at once, and nothing else. */
  #answer(rpc: MessageConnection, root: string): void {
    rpc.onRequest((method, params) => {
      const items = (params as unknown as { items?: unknown[] } | undefined)?.items;
      if (method === 'workspace/configuration') return Array.isArray(items) ? items.map(() => null) : [];
      if (method === 'workspace/workspaceFolders')
        return [{ uri: pathToFileURL(root).href, name: 'workspace' }];
      if (method === 'workspace/applyEdit') return { applied: false };
      return null;
    });
    rpc.onNotification((method, params) => {
      if (method === 'textDocument/publishDiagnostics') this.onPublish(params as unknown as Published);
    });
    rpc.onUnhandledProgress(({ token, value }) =>
      this.#progress(token, value as { kind?: string } | undefined),
    );
    rpc.onUnhandledNotification(() => {});
  }

  #progress(token: string | number, value: { kind?: string } | undefined): void {
    if (value?.kind === 'begin') this.busy.add(token);
    if (value?.kind === 'end') this.busy.delete(token);
    if (this.busy.size === 0) for (const told of this.#waiting.splice(0)) told();
  }

  /** Rejects when the server is gone or refuses. */
  async ask<Answer>(method: string, params: unknown, signal?: AbortSignal): Promise<Answer | undefined> {
    if (this.gone !== undefined || !this.#rpc) throw new Error(this.gone ?? 'it is not there');
    this.#bytes = 0;
    signal?.throwIfAborted();
    const answered = this.#rpc.sendRequest(method, params) as Promise<Answer | undefined>;
    answered.catch(() => {});
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      void this.#ended.then(() => reject(new Error(this.gone)));
    });
    stopped.catch(() => {});
    return Promise.race([answered, stopped]);
  }

  /** Resolves when the server has ended the work it announced, or when `signal` fires. */
  idle(signal: AbortSignal): Promise<void> {
    if (this.busy.size === 0 || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  tell(method: string, params: unknown): void {
    if (this.gone !== undefined) return;
    this.#bytes = 0;
    this.#rpc?.sendNotification(method, params).catch(() => {});
  }

  /** Ends the server and everything below it. */
  async close(): Promise<void> {
    if (this.gone === undefined) {
      const polite = this.ask('shutdown', undefined).then(() => this.tell('exit', undefined));
      await Promise.race([polite.catch(() => {}), pause(END_GRACE_MS)]);
    }
    await Promise.race([this.#ended, pause(END_GRACE_MS)]);
    this.#kill('it was closed');
    await Promise.race([this.#ended, pause(2_000)]);
  }

  #kill(why: string): void {
    this.#lost(why);
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (process.platform === 'win32') {
      const { file, args } = taskkill(pid);
      spawn(file, args, { stdio: 'ignore', windowsHide: true });
    } else if (!signalGroup(pid, 'SIGKILL')) signalProcess(pid, 'SIGKILL');
  }

  #lost(why: string): void {
    if (this.gone !== undefined) return;
    this.gone = why;
    this.#rpc?.dispose();
    this.#rpc = undefined;
    this.onGone();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
