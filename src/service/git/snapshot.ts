import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { joinNul, type Name, readName, splitNul } from './name.js';
import type { GitResult } from './run.js';

export interface RunOptions {
  input?: Uint8Array | string;
  timeout?: number;
  max?: number;
  /** Exit codes that are answers, beside 0. */
  codes?: readonly number[];
  env?: Record<string, string>;
}

export type Runner = (args: readonly string[], options?: RunOptions) => Promise<GitResult>;

/** A changed path and what happened to it since the start commit. `nested` is a repository inside the work tree. */
export interface Changed extends Name {
  state: 'added' | 'deleted' | 'modified' | 'ignored' | 'nested';
}

/** Where the repository is, told by git. */
export interface Place {
  top: string;
  objects: string;
  index: string;
}

/**
 * The work tree as one index, beside the repository: neither its index nor its objects are touched. Files that the
 * index was told to overlook (assume-unchanged, skip-worktree) are looked at all the same. Untracked files are in,
 * ignored ones and nested repositories are not. Always call `close`.
 */
export class Snapshot {
  readonly nested: Name[] = [];
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-git-'));
  readonly #env: Record<string, string>;

  private constructor(
    private readonly git: Runner,
    place: Place,
    lasting: boolean,
  ) {
    const objects = path.join(this.#folder, 'objects');
    fs.mkdirSync(objects);
    this.#env = {
      GIT_INDEX_FILE: path.join(this.#folder, 'index'),
      ...(!lasting && {
        GIT_OBJECT_DIRECTORY: objects,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: quoteAlternate(place.objects),
      }),
    };
  }

  /** `lasting` keeps new objects in the repository (unreferenced). `skip` says which untracked paths are no part of the work (the run's own files). */
  static async take(
    git: Runner,
    place: Place,
    skip: (path: string) => boolean = () => false,
    lasting = false,
  ): Promise<Snapshot> {
    const snapshot = new Snapshot(git, place, lasting);
    try {
      copyIndex(place.index, snapshot.#env.GIT_INDEX_FILE!);
      await snapshot.#unhide(place.top);
      await snapshot.#update(skip);
      return snapshot;
    } catch (cause) {
      snapshot.close();
      throw cause;
    }
  }

  run(args: readonly string[], options: RunOptions = {}): Promise<GitResult> {
    return this.git(args, { ...options, env: this.#env });
  }

  close(): void {
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The whole work tree as a tree object; it outlives the snapshot only when that is `lasting`. */
  async tree(): Promise<string> {
    return (await this.run(['write-tree'])).stdout.toString('utf8').trim();
  }

  /** What changed since `start`, renames as a deletion and an addition. */
  async changed(start: string): Promise<Changed[]> {
    const { stdout } = await this.run(['diff-index', '--cached', '--raw', '-z', '--no-renames', start, '--']);
    const parts = splitNul(stdout);
    const out: Changed[] = [];
    for (let i = 0; i + 1 < parts.length; i += 2) {
      const letter = parts[i]!.toString('latin1').at(-1);
      const state = letter === 'A' ? 'added' : letter === 'D' ? 'deleted' : 'modified';
      out.push({ ...readName(parts[i + 1]!), state });
    }
    return [...out, ...this.nested.map((name) => ({ ...name, state: 'nested' as const }))];
  }

  /** The change since `start` as a patch that `git apply` takes on a clean clone: binary, renames, modes and all. */
  async patch(start: string): Promise<Buffer> {
    const flags = ['--binary', '--full-index', '-M', '--no-ext-diff', '--no-textconv', '--no-color'];
    const shape = ['--src-prefix=a/', '--dst-prefix=b/', '--submodule=short', '--ignore-submodules=none'];
    return (await this.run(['diff-index', '--cached', '-p', ...flags, ...shape, start, '--'])).stdout;
  }

  async #unhide(top: string): Promise<void> {
    const { stdout } = await this.run(['ls-files', '-v', '-z']);
    const skipped: Buffer[] = [];
    const assumed: Buffer[] = [];
    for (const part of splitNul(stdout)) {
      const tag = String.fromCharCode(part[0]!);
      const name = part.subarray(2);
      if (tag.toUpperCase() === 'S' && isThere(top, name)) skipped.push(name);
      if (tag !== tag.toUpperCase()) assumed.push(name);
    }
    const update = (flag: string, names: Buffer[]) =>
      this.run(['update-index', flag, '-z', '--stdin'], { input: joinNul(names) });
    if (skipped.length > 0) await update('--no-skip-worktree', skipped);
    if (assumed.length > 0) await update('--no-assume-unchanged', assumed);
  }

  async #update(skip: (path: string) => boolean): Promise<void> {
    // Not `git add`: it would run `git status` inside submodules, under the configuration it finds there.
    const tracked = await this.run(['diff-files', '--name-only', '-z', '--ignore-submodules=dirty']);
    const untracked = await this.run(['ls-files', '--others', '--exclude-standard', '-z']);
    const names = splitNul(tracked.stdout);
    for (const bytes of splitNul(untracked.stdout)) {
      const name = readName(bytes);
      if (skip(name.path)) continue;
      if (name.path.replace(/"$/, '').endsWith('/')) this.nested.push(name);
      else names.push(bytes);
    }
    if (names.length > 0)
      await this.run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
        input: joinNul(names),
      });
  }
}

/** The copy is dated back a little: git then compares the content of files as young as the index. */
function copyIndex(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  const second = Math.floor(fs.statSync(from).mtimeMs / 1000);
  fs.copyFileSync(from, to);
  fs.utimesSync(to, second, second);
}

function isThere(top: string, name: Buffer): boolean {
  return fs.lstatSync(Buffer.concat([Buffer.from(`${top}/`), name]), { throwIfNoEntry: false }) !== undefined;
}

/** The variable is a list; a path with its separator or a quotation mark is quoted (git, environment variables). */
function quoteAlternate(folder: string): string {
  return /[:;"]/.test(folder) && path.sep === '/' ? `"${folder.replace(/["\\]/g, '\\$&')}"` : folder;
}
