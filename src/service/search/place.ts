import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../contract/error.js';
import { within } from '../../contract/within.js';
import { shown, toFile } from './name.js';
import { Walker } from './walk.js';

/** Where a search starts: a folder of a walker (`start` is empty or ends in `/`), or one file in it. */
export interface Place {
  walker: Walker;
  /** Absolute folder the walker's paths are relative to. */
  root: string;
  start: string;
  file?: string;
  /** A walker's path as the model sees it: relative to the workspace where it lies in it, slashes forward. */
  show(path: string): string;
}

/** Turns the paths a model writes into places; one walker for the workspace and one a folder outside it. */
export class Places {
  readonly #walkers = new Map<string, Walker>();

  constructor(
    readonly root: string,
    readonly hides: (path: string) => boolean,
  ) {}

  /** Throws a ToolError when there is nothing at `asked`, or something that cannot be searched. */
  find(asked: string): Place {
    const full = this.#real(asked);
    const stat = fs.statSync(full);
    if (!stat.isFile() && !stat.isDirectory()) {
      throw new ToolError(
        `${asked} is a FIFO, socket or device, which cannot be searched. Name a file or folder.`,
      );
    }
    const folder = stat.isFile() ? path.dirname(full) : full;
    const below = within(this.root, folder);
    const inside = below !== undefined;
    const name = stat.isFile() ? path.basename(full) : undefined;
    const root = inside ? this.root : folder;
    const start = below === undefined || below === '.' ? '' : `${below}/`;
    return {
      walker: this.walker(root),
      root,
      start,
      ...(name !== undefined && { file: start + name }),
      show: (found) => shown(inside ? found : `${slashed(folder)}/${found}`),
    };
  }

  /** The shared walker over `root`. */
  walker(root: string = this.root): Walker {
    let walker = this.#walkers.get(root);
    if (!walker) {
      const hides =
        root === this.root ? this.hides : (found: string) => this.hides(`${slashed(root)}/${found}`);
      walker = new Walker(root, hides);
      this.#walkers.set(root, walker);
    }
    return walker;
  }

  #real(asked: string): string {
    try {
      return fs.realpathSync(path.resolve(this.root, asked));
    } catch (cause) {
      const known = (cause as NodeJS.ErrnoException).code === 'EACCES' ? 'may not be read' : 'does not exist';
      throw new ToolError(`${asked} ${known}. Use list_files or fffind to see what is there.`);
    }
  }
}

/** Whether `path` can be opened as a plain file. */
export function isPlainFile(file: string): boolean {
  return fs.lstatSync(toFile(file), { throwIfNoEntry: false })?.isFile() ?? false;
}

function slashed(file: string): string {
  return path.sep === '/' ? file : file.split(path.sep).join('/');
}
