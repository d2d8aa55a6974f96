import { fullHash, innerPath } from './git/argument.js';
import { type GitAccess, gitEnv } from './git/env.js';
import { type Name, readName, splitNul } from './git/name.js';
import { GitError, type GitResult, runGit } from './git/run.js';
import { type Changed, type Place, type RunOptions, Snapshot } from './git/snapshot.js';

export { type Changed, GitError };

/** One entry of a folder in a commit. */
export interface Entry extends Name {
  type: 'file' | 'folder' | 'symlink' | 'submodule';
}

const MINUTE = 60_000;
/** Shape of a diff that people, models and the parser read. */
const READABLE = [
  '--full-index',
  '-M',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--submodule=short',
  '--ignore-submodules=none',
];
/** Commands that read or write files of the work tree, and would pass them through filters. */
const FILTERING = new Set(['update-index', 'diff-files', 'checkout', 'restore', 'apply']);

/**
 * The workspace's repository, through the git program: arguments only, never a shell, no hook, no prompt, nothing out
 * of the machine's or the person's configuration. Commits are named by full hashes. Failures throw GitError.
 */
export class Git {
  #root: string;
  #env: Record<string, string>;
  #place: Promise<Place | undefined> | undefined;

  constructor(access: GitAccess) {
    this.#root = access.root;
    this.#env = gitEnv(access);
  }

  async run(args: readonly string[], options: RunOptions = {}): Promise<GitResult> {
    await this.#find();
    return this.#exec(args, options);
  }

  async #exec(args: readonly string[], options: RunOptions): Promise<GitResult> {
    const { codes = [], env, ...rest } = options;
    const filters = FILTERING.has(args[0]!) ? await this.#withoutFilters() : {};
    const result = await runGit(args, {
      root: this.#root,
      env: { ...this.#env, ...filters, ...env },
      ...rest,
    });
    if (result.code !== 0 && !codes.includes(result.code))
      throw new GitError(args, result.code, result.stderr);
    return result;
  }

  /** Whether the workspace stands in a repository's work tree. */
  async isRepository(): Promise<boolean> {
    return (await this.#find()) !== undefined;
  }

  /** Top folder of the work tree: the paths of changes count from here. */
  async top(): Promise<string> {
    return (await this.#where()).top;
  }

  /** The commit that is checked out; empty before the first one. */
  async headSha(): Promise<string> {
    return (await this.resolve('HEAD')) ?? '';
  }

  /** The branch that is checked out; empty on a detached head. */
  async branch(): Promise<string> {
    return text(await this.run(['symbolic-ref', '--quiet', '--short', 'HEAD'], { codes: [1] }));
  }

  /** The commit a name stands for; undefined when it is not here. */
  async resolve(name: string): Promise<string | undefined> {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const sha = text(await this.run(args, { codes: [1, 128] }));
    return /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
  }

  async isShallow(): Promise<boolean> {
    return text(await this.run(['rev-parse', '--is-shallow-repository'])) === 'true';
  }

  /** URL of the remote; empty when there is none. */
  async remoteUrl(remote = 'origin'): Promise<string> {
    return text(await this.run(['config', '--get', `remote.${remote}.url`], { codes: [1] }));
  }

  /** The commit where `b` left `a`; undefined without common history. Fetches more of it only into a shallow clone. */
  async mergeBase(a: string, b: string, remote = 'origin'): Promise<string | undefined> {
    const find = async () =>
      text(await this.run(['merge-base', fullHash(a), fullHash(b)], { codes: [1, 128] })) || undefined;
    let found = await find();
    for (const depth of [50, 200, 1000, 0]) {
      if (found || !(await this.isShallow())) break;
      await this.#fetch([depth ? `--deepen=${depth}` : '--unshallow'], remote, [a, b]);
      found = await find();
    }
    return found;
  }

  /**
   * Content of a file in a commit, symlinks followed as long as they stay inside it. Undefined when there is none,
   * when it is no file, or when it is longer than `max` bytes.
   */
  async fileAt(sha: string, file: string, max = 16 * 1024 * 1024): Promise<Buffer | undefined> {
    const name = innerPath(file);
    if (!name || !(await this.resolve(sha))) return undefined;
    const input = `${sha}:${name}\n`;
    const head = await this.run(['cat-file', '--batch-check', '--follow-symlinks'], { input });
    const [, type, size] = /^[0-9a-f]{40,64} (\w+) (\d+)\n$/.exec(head.stdout.toString('utf8')) ?? [];
    if (type !== 'blob' || Number(size) > max) return undefined;
    const { stdout } = await this.run(['cat-file', '--batch', '--follow-symlinks'], { input });
    const start = stdout.indexOf(10) + 1;
    return stdout.subarray(start, start + Number(size));
  }

  /** Direct entries of a folder in a commit (`.` is its top); empty when there is no such folder. */
  async listAt(sha: string, folder: string): Promise<Entry[]> {
    const name = folder === '.' || folder === '' ? '' : innerPath(folder);
    if (name === undefined || !(await this.resolve(sha))) return [];
    const input = `${sha}:${name}\n`;
    const head = await this.run(['cat-file', '--batch-check', '--follow-symlinks'], { input });
    const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+\n$/.exec(head.stdout.toString('utf8')) ?? [];
    if (!id || (type !== 'tree' && type !== 'commit')) return [];
    const { stdout } = await this.run(['ls-tree', '-z', '--full-tree', id]);
    return splitNul(stdout).map((line) => {
      const tab = line.indexOf(9);
      return { ...readName(line.subarray(tab + 1)), type: entryType(line.toString('latin1', 0, 6)) };
    });
  }

  /** Every path of the work tree that differs from `start`, untracked ones too; ignored ones only when asked for. */
  async changedPaths(
    start: string,
    options: { ignored?: boolean; skip?: (path: string) => boolean } = {},
  ): Promise<Changed[]> {
    const changed = await this.#snapshot(options.skip, (snapshot) => snapshot.changed(fullHash(start)));
    if (!options.ignored) return changed;
    const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
    const ignored = splitNul((await this.run(args)).stdout).map(readName);
    return [...changed, ...ignored.map((name) => ({ ...name, state: 'ignored' as const }))];
  }

  /** The work tree against `start` as a patch, untracked files included. `skip` leaves out untracked paths. */
  async diff(start: string, options: { skip?: (path: string) => boolean } = {}): Promise<Buffer> {
    return this.#snapshot(options.skip, (snapshot) => snapshot.patch(fullHash(start)));
  }

  /** The work tree as it is now, as a tree object: what a run changes is told apart from what was changed before. */
  async treeNow(options: { skip?: (path: string) => boolean } = {}): Promise<string> {
    return this.#snapshot(options.skip, (snapshot) => snapshot.tree(), true);
  }

  /** The change between two commits, to be read (binary content is left out). */
  async diffCommits(base: string, head: string): Promise<Buffer> {
    return (await this.run(['diff-tree', '-r', '-p', ...READABLE, fullHash(base), fullHash(head), '--']))
      .stdout;
  }

  /** The change between a commit and the work tree, to be read (binary content is left out). */
  async diffWorkTree(base: string, options: { skip?: (path: string) => boolean } = {}): Promise<Buffer> {
    return this.#snapshot(
      options.skip,
      async (snapshot) =>
        (await snapshot.run(['diff-index', '--cached', '-p', ...READABLE, fullHash(base), '--'])).stdout,
    );
  }

  /** Fetches a commit by its hash, when it is not here yet. */
  async fetchCommit(sha: string, remote = 'origin'): Promise<void> {
    if (!(await this.resolve(sha))) await this.#fetch([], remote, [sha]);
  }

  /** Fetches the head of pull request `number` and answers with its commit. No branch is touched. */
  async fetchPull(number: number, remote = 'origin'): Promise<string> {
    const ref = `refs/galley/pull/${number}`;
    await this.#fetch([], remote, [`+refs/pull/${number}/head:${ref}`]);
    const sha = await this.resolve(ref);
    if (!sha) throw new GitError(['fetch'], null, `pull request ${number} has no head`);
    return sha;
  }

  /** Checks a commit out, detached, without hooks or filters. Refuses where local changes would be lost. */
  async checkout(sha: string): Promise<void> {
    await this.run(['checkout', '--quiet', '--detach', '--no-recurse-submodules', fullHash(sha)]);
  }

  async #snapshot<T>(
    skip: ((path: string) => boolean) | undefined,
    use: (snapshot: Snapshot) => Promise<T>,
    lasting = false,
  ): Promise<T> {
    const runner = (args: readonly string[], options?: RunOptions) => this.run(args, options);
    const snapshot = await Snapshot.take(runner, await this.#where(), skip, lasting);
    try {
      return await use(snapshot);
    } finally {
      snapshot.close();
    }
  }

  /** A full clone must stay one: history is cut only where it already is (a `--depth` would make it shallow). */
  async #fetch(flags: string[], remote: string, refs: string[]): Promise<void> {
    const depth = flags.length === 0 && (await this.isShallow()) ? ['--depth=1'] : flags;
    const still = [
      '--quiet',
      '--no-tags',
      '--no-recurse-submodules',
      '--no-write-fetch-head',
      '--no-auto-maintenance',
    ];
    const args = [
      'fetch',
      ...still,
      '--upload-pack=git-upload-pack',
      ...depth,
      '--end-of-options',
      remote,
      ...refs,
    ];
    await this.run(args, { timeout: 5 * MINUTE });
  }

  async #where(): Promise<Place> {
    const place = await this.#find();
    if (!place) throw new GitError(['rev-parse'], 128, `${this.#root} is not in a git work tree`);
    return place;
  }

  /** Asked once, before anything else ran: from then on git is told where the repository is. */
  #find(): Promise<Place | undefined> {
    this.#place ??= this.#ask();
    return this.#place;
  }

  async #ask(): Promise<Place | undefined> {
    const args = [
      'rev-parse',
      '--path-format=absolute',
      '--show-toplevel',
      '--git-dir',
      '--git-path',
      'objects',
      '--git-path',
      'index',
    ];
    const { code, stdout } = await this.#exec(args, { codes: [128] });
    const [top, gitDir, objects, index] = stdout.toString('utf8').split('\n');
    if (code !== 0 || !top || !gitDir || !objects || !index) return undefined;
    this.#root = top;
    this.#env = { ...this.#env, GIT_DIR: gitDir, GIT_WORK_TREE: top };
    return { top, objects, index };
  }

  /** Settings that switch every filter off: a repository's own configuration names programs there. */
  async #withoutFilters(): Promise<Record<string, string>> {
    const pattern = '^filter\\..*\\.(clean|smudge|process|required)$';
    const { stdout } = await this.#exec(['config', '-z', '--name-only', '--get-regexp', pattern], {
      codes: [1],
    });
    const out: Record<string, string> = {};
    let count = Number(this.#env.GIT_CONFIG_COUNT);
    for (const key of new Set(splitNul(stdout).map(String))) {
      out[`GIT_CONFIG_KEY_${count}`] = key;
      out[`GIT_CONFIG_VALUE_${count}`] = key.endsWith('.required') ? 'false' : '';
      count += 1;
    }
    return { ...out, GIT_CONFIG_COUNT: String(count) };
  }
}

function text(result: GitResult): string {
  return result.stdout.toString('utf8').trim();
}

function entryType(mode: string): Entry['type'] {
  if (mode === '040000') return 'folder';
  if (mode === '120000') return 'symlink';
  return mode === '160000' ? 'submodule' : 'file';
}
