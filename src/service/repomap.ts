import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { within } from '../contract/within.js';
import { choose } from './repomap/choose.js';
import { Collector, type Omitted } from './repomap/collect.js';
import { type Fit, fitTo, startOf } from './repomap/focus.js';
import { GraphMaker } from './repomap/graph.js';
import { type Ranking, rank } from './repomap/rank.js';
import { mostShown, type Rendered, Renderer } from './repomap/render.js';
import type { MapFile } from './repomap/source.js';
import { inTurns, turn } from './search/turn.js';
import type { Folder, Walker } from './search/walk.js';
import type { Names } from './symbols/names.js';

/** What a map is asked for; `maxTokens` is kept to by an estimate on the careful side. */
export interface MapQuery {
  path: string;
  query?: string | undefined;
  maxTokens: number;
}

export interface MapAnswer extends Rendered {
  /** Files read, and definitions found in them. */
  allFiles: number;
  allSymbols: number;
  omitted: Omitted;
}

/** All source files and the table that their names are numbered in, and the folders that the walk came through. */
export interface Sources {
  files: readonly MapFile[];
  folders: readonly Folder[];
  names: Names;
}

export interface RepoMapOptions {
  /** Absolute, symlinks resolved. */
  root: string;
  guard: Guard;
  /** The one that all of the work tree's searches share. */
  walker: () => Walker;
  /** Paths (relative, slashes forward) that the run has read or written. */
  touched?: () => Iterable<string>;
  /** Folder with the parser and its grammars; without it, heads and nesting are the lexer's. */
  assets?: string;
  /** Path or URL of the compiled src/workers/map.ts; without it everything runs on the calling thread. */
  workerFile?: string;
  /** With more files to read, worker threads are started; by default that depends on the cores. */
  workersFrom?: number;
  /** A file in which what was read is kept for the next process; without it nothing is. */
  cacheFile?: string;
}

const MOST_DIFFERENCES = 20;
/** After the first map the run goes on first. */
const REST_MILLIS = 100;
const LOOKS = 4;

/** Ranked maps of a work tree's source. What was read is kept, and read again when a file changed. */
export class RepoMap {
  readonly #root: string;
  readonly #guard: Guard;
  readonly #walker: () => Walker;
  readonly #touched: () => Iterable<string>;
  readonly #collector: Collector;
  readonly #renderer: Renderer;
  #graphs: GraphMaker | undefined;
  /** The last ranking that no query led. */
  #before: { files: readonly MapFile[]; ranking: Ranking } | undefined;
  /** One map at a time: they share the tables. */
  #last: Promise<unknown> = Promise.resolve();
  /** Ends the look at the tree that nobody waits for; there is one, after the first map. */
  #resting: AbortController | undefined;

  constructor(options: RepoMapOptions) {
    this.#root = options.root;
    this.#guard = options.guard;
    this.#walker = options.walker;
    this.#touched = options.touched ?? (() => []);
    this.#collector = new Collector(options);
    this.#renderer = new Renderer(options.root, (task) => this.#collector.readers.outline(task));
  }

  /** The most important definitions below a folder, as many as fit. */
  map(query: MapQuery, signal?: AbortSignal): Promise<MapAnswer> {
    this.#guard({ kind: 'read', path: query.path });
    const start = this.#start(query.path);
    this.#resting?.abort();
    const answer = this.#last.then(() => this.#map(query, start, signal));
    this.#last = answer.then(
      () => this.#rest(query, start),
      () => undefined,
    );
    return answer;
  }

  /** The first looks at a tree again are slow ones as well, and a worker's: they are had while nobody waits. */
  #rest(query: MapQuery, start: string): void {
    if (this.#resting) return;
    const resting = new AbortController();
    this.#resting = resting;
    const again = (looks: number): void => {
      if (resting.signal.aborted || looks === 0) return;
      this.#last = this.#last
        .then(() => this.#map(query, start, resting.signal))
        .then(
          () => later(looks - 1),
          () => undefined,
        );
    };
    const later = (looks: number): void => void setTimeout(again, REST_MILLIS, looks).unref();
    later(LOOKS);
  }

  /** Every source file of the work tree, up to date; `anew` reads all of them again. */
  sources(anew: boolean, signal?: AbortSignal): Promise<Sources> {
    this.#guard({ kind: 'read', path: '.' });
    this.#resting?.abort();
    const answer = this.#last.then(async () => {
      if (anew) await this.#collector.forget();
      const { files, folders } = await this.#collector.collect(this.#walker(), '', signal);
      this.#collector.remember(files);
      return { files, folders, names: this.#collector.names };
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Reads the tree while nobody waits for it, so that the first map is not the slow one. */
  prewarm(): void {
    // What goes wrong here goes wrong again, and is told, when somebody asks for a map.
    Promise.resolve()
      .then(() => this.sources(false))
      .catch(() => {});
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    this.#resting?.abort();
    await this.#collector.close();
  }

  async #map(query: MapQuery, start: string, signal?: AbortSignal): Promise<MapAnswer> {
    this.#collector.readers.rouse();
    const { files, omitted } = await this.#collector.collect(this.#walker(), start, signal);
    const { names } = this.#collector;
    // Each of these takes a while for a large tree.
    const fit = await inTurns(fitTo(files, names, query.query ?? ''), signal);
    const ranking = await inTurns(this.#rank(files, names, fit), signal);
    const { best, all } = await inTurns(choose(files, fit, ranking, mostShown(query.maxTokens)), signal);
    if (start === '') this.#collector.remember(files);
    await turn();
    const rendered = await this.#renderer.render(files, best, query.maxTokens);
    return { ...rendered, allFiles: files.length, allSymbols: all, omitted };
  }

  /** After a small change the ranking of before is near the new one. */
  *#rank(files: readonly MapFile[], names: Names, fit: Fit): Generator<void, Ranking> {
    if (this.#graphs?.names !== names) this.#graphs = new GraphMaker(names);
    const touched = new Set(this.#touched());
    const isPlain = fit.words === 0 && touched.size === 0;
    const before = this.#before;
    const differing = isPlain && before ? differences(files, before.files) : Number.POSITIVE_INFINITY;
    if (before && differing === 0) return before.ranking;
    const graph = yield* this.#graphs.make(
      files,
      fit.words === 0 ? undefined : (name) => (fit.name(name) > 0 ? 10 : 1),
    );
    const guess = differing <= MOST_DIFFERENCES ? before?.ranking.file : undefined;
    const ranking = yield* rank(graph, startOf(files, fit, touched), guess);
    if (isPlain) this.#before = { files, ranking };
    return ranking;
  }

  /** The folder as the walker names it: empty, or ending in `/`. */
  #start(asked: string): string {
    let full: string;
    try {
      full = fs.realpathSync(path.resolve(this.#root, asked));
    } catch {
      throw new ToolError(`${asked} does not exist. Use list_files or fffind to see what is there.`);
    }
    const below = within(this.#root, full);
    if (below === undefined) {
      throw new ToolError(`${asked} lies outside the workspace, of which repo_map makes its maps.`);
    }
    if (!fs.statSync(full).isDirectory()) {
      throw new ToolError(`${asked} is not a folder. Use read to see a file.`);
    }
    return below === '.' ? '' : `${below}/`;
  }
}

/** In how many places two lists differ; without end when they are not equally long. */
function differences(files: readonly MapFile[], others: readonly MapFile[]): number {
  if (files.length !== others.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = 0; at < files.length; at++) if (files[at] !== others[at]) count++;
  return count;
}
