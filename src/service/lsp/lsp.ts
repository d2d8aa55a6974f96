import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ToolError } from '../../contract/error.js';
import type { Files } from '../files.js';
import { onPath, withoutWorkspace } from '../on-path.js';
import type { ShellLine } from '../shell-line.js';
import { DocumentServer } from './document-server.js';
import { type Place, positionIn } from './place.js';
import type { Diagnostic, Location } from './protocol.js';
import type { KnownServer } from './servers.js';

export interface LspOptions {
  files: Files;
  servers: Readonly<Record<string, KnownServer>>;
  /** Whole environment of the servers; its PATH tells where they are, the workspace's own folders left out. */
  env: Record<string, string>;
  /** Puts a server behind the run's wall. */
  wrap?: ((line: ShellLine, cwd: string) => ShellLine) | undefined;
  /** Paths that the policy keeps from the model. */
  hides: (path: string) => boolean;
  /** Whether edits answer with diagnostics. */
  injects: boolean;
  /** How long an edit waits for diagnostics: starting, opening and checking counted. */
  waitMs: number;
  idleMinutes: number;
}

/** How often a server that died is started again. */
const MOST_LIVES = 2;
const QUERY_MS = 20_000;
const START_MS = 30_000;

interface Slot {
  server?: Promise<DocumentServer>;
  lives: number;
}

/** The language servers of a run: each started with the first file it is for, ended when nobody needed it for a while. */
export class Lsp {
  readonly #slots = new Map<string, Slot>();
  readonly #idle: NodeJS.Timeout;
  readonly #closing = new AbortController();

  constructor(private readonly options: LspOptions) {
    this.#idle = setInterval(() => void this.#rest(), 30_000).unref();
  }

  /** Whether edits answer with diagnostics. */
  get injects(): boolean {
    return this.options.injects;
  }

  /** A file's diagnostics as it is now, errors first. Throws ToolError when its server cannot say. */
  async diagnostics(
    file: string,
    signal: AbortSignal,
  ): Promise<{ name: string; server: string; found: Diagnostic[] }> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(QUERY_MS)]);
    const { server, target, version, name } = await this.#shown(file, within);
    const found = await server.fresh(target, version, within);
    signal.throwIfAborted();
    if (!found) throw new ToolError(slow(server));
    return { name, server: server.name, found };
  }

  /** What is known of every file so far, without asking again. */
  async known(): Promise<{ name: string; found: readonly Diagnostic[] }[]> {
    const all: { name: string; found: readonly Diagnostic[] }[] = [];
    for (const { server } of this.#slots.values()) {
      const running = await server?.catch(() => undefined);
      for (const [uri, { diagnostics }] of running?.known ?? []) {
        const name = this.#nameOf(uri);
        if (name !== undefined && diagnostics.length > 0) all.push({ name, found: diagnostics });
      }
    }
    return all;
  }

  /**
   * Diagnostics of files that were just changed, for those whose server says in time. Never throws: an edit that is done
   * stays done.
   */
  async afterEdit(
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<{ name: string; found: Diagnostic[] }[]> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(this.options.waitMs)]);
    const each = names.map(async (name) => {
      try {
        if (!fs.existsSync(this.options.files.resolve(name))) {
          await this.#forget(name);
          return [];
        }
        const { server, target, version } = await this.#shown(name, within);
        const found = await server.fresh(target, version, within);
        return found && server.connection.busy.size === 0 ? [{ name, found }] : [];
      } catch {
        return [];
      }
    });
    return (await Promise.all(each)).flat();
  }

  /** Asks a question about a place in a file. Throws ToolError when the server cannot answer. */
  async ask<Answer>(
    method: string,
    place: Place,
    further: object,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(QUERY_MS)]);
    const { server, target, text, version } = await this.#shown(place.path, within);
    const position = positionIn(text, place);
    await server.ready(target, version, within);
    const uri = pathToFileURL(target).href;
    return this.#asked<Answer>(
      server,
      method,
      { textDocument: { uri }, ...(position && { position }), ...further },
      within,
      signal,
    );
  }

  async #asked<Answer>(
    server: DocumentServer,
    method: string,
    params: object,
    within: AbortSignal,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    try {
      return await server.connection.ask<Answer>(method, params, within);
    } catch (cause) {
      signal.throwIfAborted();
      if (within.aborted) throw new ToolError(slow(server), { cause });
      const { gone } = server.connection;
      throw new ToolError(
        gone
          ? `${server.name} is not there any more: ${gone}. Search the text instead.`
          : `${server.name} cannot answer that here. Search the text instead.`,
        { cause },
      );
    }
  }

  /** Locations as `path:line:column`, those that the policy hides left out, in order and once. */
  places(locations: readonly Location[]): { shown: string[]; hidden: number } {
    const shown = new Set<string>();
    let hidden = 0;
    const sorted = [...locations].sort(
      (a, b) =>
        a.uri.localeCompare(b.uri) ||
        a.range.start.line - b.range.start.line ||
        a.range.start.character - b.range.start.character,
    );
    for (const { uri, range } of sorted) {
      const name = this.#nameOf(uri);
      if (name === undefined) hidden++;
      else shown.add(`${name}:${range.start.line + 1}:${range.start.character + 1}`);
    }
    return { shown: [...shown], hidden };
  }

  #nameOf(uri: string): string | undefined {
    if (!uri.startsWith('file:')) return undefined;
    const name = this.options.files.name(fileURLToPath(uri));
    return path.isAbsolute(name) || this.options.hides(name) ? undefined : name;
  }

  async close(): Promise<void> {
    clearInterval(this.#idle);
    this.#closing.abort(new Error('the run has ended'));
    await Promise.all([...this.#slots.values()].map((slot) => end(slot)));
  }

  /** Opens the file through the policy and shows it to its server, started when it is not running. */
  async #shown(file: string, signal: AbortSignal) {
    const { text, target, name } = await this.options.files.openText(file);
    const extension = path.extname(target).toLowerCase();
    const found = Object.entries(this.options.servers).find(([, { languages }]) => languages[extension]);
    if (!found)
      throw new ToolError(
        `No language server is known for ${extension || 'files without an ending'}. Use a check of the project.`,
      );
    const server = await orAbort(this.#server(...found), signal);
    const version = server.show(target, found[1].languages[extension]!, text);
    return { server, target, text, version, name };
  }

  #server(name: string, known: KnownServer): Promise<DocumentServer> {
    const slot = this.#slots.get(name) ?? { lives: 0 };
    this.#slots.set(name, slot);
    slot.server = slot.server ? this.#living(slot, name, known) : this.#start(slot, name, known);
    return slot.server;
  }

  async #living(slot: Slot, name: string, known: KnownServer): Promise<DocumentServer> {
    const before = await slot.server?.catch(() => undefined);
    if (before && before.connection.gone === undefined) return before;
    return this.#start(slot, name, known);
  }

  async #start(slot: Slot, name: string, known: KnownServer): Promise<DocumentServer> {
    const { root } = this.options.files;
    const env = withoutWorkspace(root, this.options.env);
    const program = onPath(known.command, env);
    if (!program)
      throw new ToolError(
        `${name} is not installed outside the workspace (${known.install}). Use a check of the project.`,
      );
    if (slot.lives >= MOST_LIVES)
      throw new ToolError(
        `${name} ended ${MOST_LIVES} times and is not started again. Use a check of the project.`,
      );
    slot.lives++;
    const own = { file: program, args: [...known.args] };
    try {
      return await DocumentServer.open(name, {
        line: this.options.wrap?.(own, root) ?? own,
        root,
        env,
        options: known.options,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(START_MS)]),
      });
    } catch (cause) {
      throw new ToolError(`${name} cannot be started. Use a check of the project.`, { cause });
    }
  }

  async #forget(name: string): Promise<void> {
    const target = this.options.files.resolve(name);
    for (const { server } of this.#slots.values()) (await server?.catch(() => undefined))?.drop(target);
  }

  /** Ends servers that nobody needed for a while; the next file starts them again, which is no new life. */
  async #rest(): Promise<void> {
    for (const slot of this.#slots.values()) {
      const running = await slot.server?.catch(() => undefined);
      if (!running || Date.now() - running.lastUsed < this.options.idleMinutes * 60_000) continue;
      slot.lives--;
      await end(slot);
    }
  }
}

async function end(slot: Slot): Promise<void> {
  const running = slot.server;
  delete slot.server;
  await (await running?.catch(() => undefined))?.connection.close();
}

/** Whichever comes first; the server goes on starting for the next question. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void =>
      reject(new ToolError('The language server is still starting. Ask again in a moment.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function slow({ name, connection }: DocumentServer): string {
  const why = connection.busy.size > 0 ? 'is still reading the project' : 'did not answer in time';
  return `${name} ${why}. Ask again in a moment, or search the text.`;
}
