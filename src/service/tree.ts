import fs from 'node:fs/promises';
import path from 'node:path';

export interface TreeEntry {
  name: string;
  type: 'file' | 'folder' | 'other';
}

/** A folder of files, on disk or in a commit. Paths are relative to it, with `/`; symlinks in it are never followed. */
export interface Tree {
  /** For people: `.galley/skills at 1a2b3c4`. */
  readonly about: string;
  /** Its real folder on disk; undefined in a commit. */
  readonly folder?: string;
  /** Entries of a folder (`''` is the tree itself), by name; empty when there is none. */
  list(folder: string): Promise<TreeEntry[]>;
  /** A regular file of at most `max` bytes; undefined when there is none, 'too-large' when it is longer. */
  read(file: string, max: number): Promise<Buffer | 'too-large' | undefined>;
}

/** A folder on disk. `folder` may itself be a symlink; undefined when it is not there. */
export async function diskTree(folder: string, about: string): Promise<Tree | undefined> {
  const root = await fs.realpath(folder).catch(() => undefined);
  if (root === undefined || !(await fs.stat(root)).isDirectory()) return undefined;
  return {
    about,
    folder: root,
    async list(name) {
      const full = await inside(root, name);
      if (full === undefined) return [];
      const entries = await fs.readdir(full, { withFileTypes: true }).catch(() => []);
      return entries
        .map(
          (entry): TreeEntry => ({
            name: entry.name,
            type: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other',
          }),
        )
        .sort(byName);
    },
    async read(name, max) {
      const full = await inside(root, name);
      const stat = full === undefined ? undefined : await fs.lstat(full).catch(() => undefined);
      if (full === undefined || !stat?.isFile()) return undefined;
      return stat.size > max ? 'too-large' : fs.readFile(full);
    },
  };
}

/** The full path when no part of it is a symlink and it stays inside. */
async function inside(root: string, name: string): Promise<string | undefined> {
  const full = path.join(root, name);
  const real = await fs.realpath(full).catch(() => undefined);
  return real === full ? full : undefined;
}

/** What of git is needed to look into a commit. */
export interface CommitReader {
  run(
    args: readonly string[],
    options?: { input?: string; codes?: readonly number[] },
  ): Promise<{ code: number | null; stdout: Buffer }>;
}

interface Blob {
  id: string;
  size: number;
  type: TreeEntry['type'];
}

/**
 * A folder in a commit or tree (`''` is all of it); undefined when there is none. Two git processes, and one for each
 * file that is read. `keep` says which paths are wanted.
 */
export async function commitTree(
  git: CommitReader,
  sha: string,
  folder: string,
  keep: (path: string) => boolean = () => true,
): Promise<Tree | undefined> {
  const head = await git.run(['cat-file', '--batch-check', '--follow-symlinks'], {
    input: `${sha}:${folder}\n`,
  });
  const [, id] = /^([0-9a-f]{40,64}) tree \d+\n$/.exec(head.stdout.toString('utf8')) ?? [];
  if (id === undefined) return undefined;
  const { stdout } = await git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', id]);
  const blobs = blobsOf(stdout.toString('utf8'), keep);
  return {
    about: `${folder || 'the repository'} at ${sha.slice(0, 12)}`,
    list: async (name) => childrenOf(blobs, name),
    async read(name, max) {
      const blob = blobs.get(name);
      if (blob?.type !== 'file') return undefined;
      return blob.size > max ? 'too-large' : (await git.run(['cat-file', 'blob', blob.id])).stdout;
    },
  };
}

function blobsOf(listing: string, keep: (path: string) => boolean): Map<string, Blob> {
  const blobs = new Map<string, Blob>();
  for (const row of listing.split('\0')) {
    const [, mode = '', id = '', size = '', name = ''] =
      /^(\d+) \w+ (\S+) +(\d+|-)\t([\s\S]*)$/.exec(row) ?? [];
    if (name !== '' && keep(name))
      blobs.set(name, { id, size: Number(size), type: /^100/.test(mode) ? 'file' : 'other' });
  }
  return blobs;
}

function childrenOf(blobs: ReadonlyMap<string, Blob>, folder: string): TreeEntry[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const found = new Map<string, TreeEntry>();
  for (const [name, { type }] of blobs) {
    if (!name.startsWith(prefix)) continue;
    const [first = '', ...deeper] = name.slice(prefix.length).split('/');
    found.set(first, { name: first, type: deeper.length > 0 ? 'folder' : type });
  }
  return [...found.values()].sort(byName);
}

function byName(a: TreeEntry, b: TreeEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
