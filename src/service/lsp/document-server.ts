import { pathToFileURL } from 'node:url';
import { Connection, type Launch, type Published } from './connection.js';
import type { Diagnostic } from './protocol.js';
import { askTsserver, isTsserver } from './tsserver.js';

/** A server that finds nothing at first may find something in its next pass; one that found something is not waited for. */
const SECOND_PASS_MS = 400;
/** Some servers publish nothing for a file without faults. */
const READY_MS = 8_000;

interface Document {
  version: number;
  text: string;
}

/** What is known of a file's diagnostics: of which of its versions, and when. */
interface Known {
  diagnostics: Diagnostic[];
  version: number;
}

/** A language server and the files it was shown. */
export class DocumentServer {
  lastUsed = Date.now();
  readonly #documents = new Map<string, Document>();
  readonly #known = new Map<string, Known>();
  readonly #looked = new Set<string>();
  #listeners = new Set<(uri: string) => void>();

  private constructor(
    readonly name: string,
    readonly connection: Connection,
  ) {
    connection.onPublish = (published) => this.#take(published);
    connection.onGone = () => this.#tell('');
  }

  static async open(name: string, launch: Launch): Promise<DocumentServer> {
    return new DocumentServer(name, await Connection.open(launch));
  }

  /** Every file with diagnostics, by URI. */
  get known(): ReadonlyMap<string, Known> {
    return this.#known;
  }

  /** Shows a file as it is now. Answers with its version; the same text is not sent again. */
  show(file: string, language: string, text: string): number {
    this.lastUsed = Date.now();
    const uri = pathToFileURL(file).href;
    const before = this.#documents.get(uri);
    if (before?.text === text) return before.version;
    const version = (before?.version ?? 0) + 1;
    this.#documents.set(uri, { version, text });
    if (before)
      this.connection.tell('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    else
      this.connection.tell('textDocument/didOpen', {
        textDocument: { uri, languageId: language, version, text },
      });
    this.connection.tell('textDocument/didSave', { textDocument: { uri } });
    return version;
  }

  /** A file that is gone. */
  drop(file: string): void {
    const uri = pathToFileURL(file).href;
    this.#known.delete(uri);
    if (this.#documents.delete(uri)) this.connection.tell('textDocument/didClose', { textDocument: { uri } });
  }

  /**
   * Diagnostics of a file's shown version; undefined when the server does not say before `signal` fires. They are asked
   * for where the server can be asked, and waited for where it publishes.
   */
  async fresh(file: string, version: number, signal: AbortSignal): Promise<Diagnostic[] | undefined> {
    const uri = pathToFileURL(file).href;
    if (this.connection.capabilities.diagnosticProvider || isTsserver(this.connection))
      return this.#pull(uri, version, signal);
    const first = await this.#published(uri, version, signal);
    if (first === undefined || first.length > 0) return first;
    const pass = AbortSignal.any([signal, AbortSignal.timeout(SECOND_PASS_MS)]);
    return (await this.#published(uri, version, pass, true)) ?? first;
  }

  /** Waits until the server has looked at a file once: what it is asked before that it answers from half a project. */
  async ready(file: string, version: number, signal: AbortSignal): Promise<void> {
    if (this.#looked.has(file)) return;
    this.#looked.add(file);
    const within = AbortSignal.any([signal, AbortSignal.timeout(READY_MS)]);
    await this.fresh(file, version, within);
    await this.connection.idle(within);
  }

  async #pull(uri: string, version: number, signal: AbortSignal): Promise<Diagnostic[] | undefined> {
    try {
      const diagnostics = await this.#pulled(uri, signal);
      this.#known.set(uri, { diagnostics, version });
      return diagnostics;
    } catch {
      return undefined;
    }
  }

  async #pulled(uri: string, signal: AbortSignal): Promise<Diagnostic[]> {
    if (isTsserver(this.connection)) return askTsserver(this.connection, uri, signal);
    const ask = { textDocument: { uri } };
    const told = await this.connection.ask<{ items?: Diagnostic[] }>('textDocument/diagnostic', ask, signal);
    return told?.items ?? [];
  }

  /** What is published of `version`; with `next`, only what is published from now on. */
  #published(
    uri: string,
    version: number,
    signal: AbortSignal,
    next = false,
  ): Promise<Diagnostic[] | undefined> {
    const now = (): Diagnostic[] | undefined => {
      const known = this.#known.get(uri);
      return known && known.version >= version ? known.diagnostics : undefined;
    };
    const already = next ? undefined : now();
    if (already || signal.aborted || this.connection.gone !== undefined) return Promise.resolve(already);
    return new Promise((resolve) => {
      const done = (found: Diagnostic[] | undefined): void => {
        this.#listeners.delete(heard);
        signal.removeEventListener('abort', late);
        resolve(found);
      };
      const late = (): void => done(undefined);
      const heard = (about: string): void => {
        const found = about === uri ? now() : undefined;
        if (found || about === '') done(found);
      };
      this.#listeners.add(heard);
      signal.addEventListener('abort', late, { once: true });
    });
  }

  /** A publication without a version is of what was shown last: servers that leave it out answer in order. */
  #take({ uri, version, diagnostics }: Published): void {
    if (typeof uri !== 'string' || !Array.isArray(diagnostics)) return;
    const shown = this.#documents.get(normal(uri))?.version ?? 0;
    this.#known.set(normal(uri), { diagnostics, version: version ?? shown });
    this.#tell(normal(uri));
  }

  /** '' = there is nothing to wait for any more. */
  #tell(uri: string): void {
    for (const listener of [...this.#listeners]) listener(uri);
  }
}

/** Servers spell URIs in ways of their own (`%3A`, a drive letter's case); ours is Node's. */
function normal(uri: string): string {
  try {
    return pathToFileURL(decodeURIComponent(new URL(uri).pathname).replace(/^\/([A-Za-z]:)/, '$1')).href;
  } catch {
    return uri;
  }
}
