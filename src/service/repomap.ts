import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { Collector, type MapFile, type Omitted } from './repomap/collect.js';
import { type Fit, fitTo, focusOf } from './repomap/focus.js';
import { rank } from './repomap/rank.js';
import { type Candidate, type Rendered, Renderer } from './repomap/render.js';
import type { Walker } from './search/walk.js';
import { FAMILY } from './symbols/language.js';
import { DEFINITION_SIZE } from './symbols/scout.js';

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

/** Ranked maps of a work tree's source. What was read is kept, and read again when a file changed. */
export class RepoMap {
  readonly #root: string;
  readonly #guard: Guard;
  readonly #walker: () => Walker;
  readonly #touched: () => Iterable<string>;
  readonly #collector: Collector;
  /** One map at a time: they share the tables. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * `root`: absolute, symlinks resolved. `walker`: the one that all of the work tree's searches share. `touched`: paths
   * (relative, slashes forward) that the run has read or written.
   */
  constructor(options: {
    root: string;
    guard: Guard;
    walker: () => Walker;
    touched?: () => Iterable<string>;
  }) {
    this.#root = options.root;
    this.#guard = options.guard;
    this.#walker = options.walker;
    this.#touched = options.touched ?? (() => []);
    this.#collector = new Collector(options.root);
  }

  /** The most important definitions below a folder, as many as fit. */
  map(query: MapQuery, signal?: AbortSignal): Promise<MapAnswer> {
    this.#guard({ kind: 'read', path: query.path });
    const start = this.#start(query.path);
    const answer = this.#last.then(() => this.#map(query, start, signal));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #map(query: MapQuery, start: string, signal?: AbortSignal): Promise<MapAnswer> {
    const { files, omitted } = await this.#collector.collect(this.#walker(), start, signal);
    const { names } = this.#collector.scout;
    const fitting = fitTo(files, names, query.query ?? '');
    const ranking = rank(files, names, focusOf(files, fitting, new Set(this.#touched())));
    const candidates = bestFirst(files, fitting, ranking.definition);
    const renderer = new Renderer(files, (file) => this.#collector.text(file));
    const allSymbols = candidates.length;
    return { ...renderer.render(candidates, query.maxTokens), allFiles: files.length, allSymbols, omitted };
  }

  /** The folder as the walker names it: empty, or ending in `/`. */
  #start(asked: string): string {
    let full: string;
    try {
      full = fs.realpathSync(path.resolve(this.#root, asked));
    } catch {
      throw new ToolError(`${asked} does not exist. Use list_files or fffind to see what is there.`);
    }
    const below = path.relative(this.#root, full).split(path.sep).join('/');
    if (below === '..' || below.startsWith('../') || path.isAbsolute(below)) {
      throw new ToolError(`${asked} lies outside the workspace, of which repo_map makes its maps.`);
    }
    if (!fs.statSync(full).isDirectory()) {
      throw new ToolError(`${asked} is not a folder. Use read to see a file.`);
    }
    return below === '' ? '' : `${below}/`;
  }
}

/**
 * All definitions by importance: what flows to the name, plus the file's fit to the query, of which the best fitting
 * definition of a file gets half, the next a quarter, and so on.
 */
function bestFirst(
  files: readonly MapFile[],
  fitting: Fit,
  flow: (name: number, family: number) => number,
): Candidate[] {
  const all: Candidate[] = [];
  files.forEach(({ symbols, language, weight }, file) => {
    const own: (Candidate & { fits: number })[] = [];
    for (let index = 0; index * DEFINITION_SIZE < symbols.definitions.length; index++) {
      const name = symbols.definitions[index * DEFINITION_SIZE]!;
      if (name < 0) continue;
      const score = weight * flow(name, FAMILY[language]);
      own.push({ file, index, score, fits: fitting.name(name) });
    }
    own.sort((a, b) => b.fits - a.fits || b.score - a.score || a.index - b.index);
    let share = fitting.file[file]! / 2;
    for (const { fits, score, index } of own) {
      all.push({ file, index, score: score * (1 + fits) + share });
      share /= 2;
    }
  });
  return all.sort((a, b) => b.score - a.score || a.file - b.file || a.index - b.index);
}
