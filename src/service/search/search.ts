import { ToolError } from '../../contract/error.js';
import type { Guard } from '../../contract/policy.js';
import { KnownSets } from '../../regex/known-sets.js';
import { Engine } from './engine.js';
import { pathFilter } from './filter.js';
import { type FindAnswer, Finder, type FindQuery } from './find.js';
import { grep } from './grep.js';
import { makeKernel } from './kernel/make-kernel.js';
import { MOST_MILLIS } from './left-out.js';
import { shown } from './name.js';
import { type GlobAnswer, newestFirst } from './newest.js';
import { type Place, Places } from './place.js';
import { Pool } from './pool.js';
import type { GrepQuery, GrepResult } from './query.js';
import { unoptimized } from './unoptimized.js';
import { visit } from './visit.js';
import { merged, type Walker } from './walk.js';

/** What is in no file: a text, and one that takes an automaton. */
const NOWHERE = [String.raw`\x{10ffff}\x{10fffe}`, String.raw`[\x{10fffe}\x{10ffff}]\d+$`];
const PRACTICE_MILLIS = 50;

/** Everything ffgrep, grep, fffind, glob and list_files ask of the work tree; they share one walker and its listings. */
export class Search {
  readonly #guard: Guard;
  readonly #places: Places;
  readonly #pool: Pool | undefined;
  readonly #mostMillis: number;
  readonly #finder = new Finder();
  readonly #known = new KnownSets();
  #engine: Engine | undefined;
  /** One grep at a time: they share the engine and the workers. */
  #last: Promise<unknown> | undefined;

  /**
   * `root`: absolute, symlinks resolved. `hides`: the policy denies reading it (path relative to `root`, or absolute
   * outside it): such entries are left out, not refused. `workerFile`: the search worker's path or URL; without one
   * everything runs on the calling thread. `mostMillis`: how long find and glob walk on before what they have is the answer.
   */
  constructor(options: {
    root: string;
    guard: Guard;
    hides: (path: string) => boolean;
    workerFile?: string;
    mostMillis?: number;
  }) {
    this.#guard = options.guard;
    this.#mostMillis = options.mostMillis ?? MOST_MILLIS;
    this.#places = new Places(options.root, options.hides);
    this.#pool = options.workerFile === undefined ? undefined : new Pool(options.workerFile);
  }

  /** The walker over the workspace, for whoever builds an index on it. */
  get walker(): Walker {
    return this.#places.walker();
  }

  /** Lines that match, in path order. After 20 s the answer is what was found so far. */
  async grep(query: GrepQuery, signal?: AbortSignal): Promise<GrepResult> {
    const since = performance.now();
    const place = this.#place(query.path);
    this.#pool?.start(this.#pool.isReady);
    this.#engine ??= new Engine(makeKernel());
    const engine = this.#engine;
    const run = () => grep(query, { place, engine, known: this.#known, pool: this.#pool, signal, since });
    const result = this.#last?.then(run) ?? unoptimized(run);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Paths below `query.path` that fuzzily match, best first; the same order on every page. */
  async find(query: FindQuery, signal?: AbortSignal): Promise<FindAnswer> {
    return this.#finder.find(this.#folder(query.path), query, { deadline: this.#deadline, signal });
  }

  /** Files that match a glob, the `most` newest, newest first. */
  async glob(
    pattern: string,
    path: string,
    signal?: AbortSignal,
    most = Number.POSITIVE_INFINITY,
  ): Promise<GlobAnswer> {
    const place = this.#folder(path);
    const means = { place, pool: this.#pool, most, deadline: this.#deadline, signal };
    return newestFirst(pathFilter(pattern, false), means);
  }

  /** Direct children of a folder, folders first, each kind by name; undefined when `path` is a file. */
  async list(path: string): Promise<{ name: string; isFolder: boolean }[] | undefined> {
    const place = this.#place(path);
    if (place.file !== undefined) return undefined;
    const folder = place.walker.folder(place.start);
    if (!folder) throw new ToolError(`${path} cannot be read.`);
    const entry = (isFolder: boolean) => (name: string) => ({ name: shown(name), isFolder });
    return [
      ...merged(folder.folders, folder.dotFolders).map(entry(true)),
      ...merged(folder.files, folder.dotFiles).map(entry(false)),
    ];
  }

  /** Starts workers, fills the listings and practises, so that the first search is not the slow one. */
  prewarm(): void {
    this.#engine ??= new Engine(makeKernel());
    this.#pool?.start();
    // What goes wrong here goes wrong again, and is told, when somebody searches.
    visit(this.walker, { start: '', dots: false }, () => {})
      .then(() => this.#practise())
      .catch(() => {});
  }

  /** Searches in vain for a moment, if nobody has searched yet: V8 compiles well only what has run for a while. */
  async #practise(): Promise<void> {
    if (this.#last !== undefined) return;
    this.#last = Promise.resolve();
    for (const pattern of NOWHERE) {
      await this.grep({ pattern, path: '.', limit: 1 }, AbortSignal.timeout(PRACTICE_MILLIS));
    }
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    await this.#pool?.close();
  }

  get #deadline(): number {
    return Date.now() + this.#mostMillis;
  }

  #place(path: string): Place {
    this.#guard({ kind: 'read', path });
    return this.#places.find(path);
  }

  #folder(path: string): Place {
    const place = this.#place(path);
    if (place.file === undefined) return place;
    throw new ToolError(`${path} is not a folder. Use read for a file.`);
  }
}
