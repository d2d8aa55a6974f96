import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Git } from '../service/git.js';
import type { GitHub } from '../service/github/client.js';
import { parseDiff } from '../service/github/diff.js';
import type { TreeEntry } from '../service/github/objects.js';
import type { Repo } from '../service/github/shape.js';

interface Entry {
  path: string;
  mode: string;
  sha: string;
}

/**
 * Makes the tree that `patch` turns `base` into, on the server: git itself applies the patch in an index of its own
 * (binary files, renames, modes, symlinks and missing final line feeds are its business), and only what changed is sent.
 * Answers the new tree's hash.
 */
export async function commitTree(
  github: GitHub,
  repo: Repo,
  { base, patch, env }: { base: string; patch: Buffer; env: Readonly<Record<string, string | undefined>> },
): Promise<string> {
  const root = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'galley-publish-')));
  try {
    const git = new Git({ root, env });
    await git.run(['init', '--quiet', '--template=', '.']);
    const before = await stage(git, github, { root, repo, base, touched: touchedPaths(patch) });
    await git.run(['apply', '--cached', '--binary', '--whitespace=nowarn', '-'], { input: patch });
    const after = await listIndex(git);
    const changes = await upload(git, github, { repo, before, after });
    return changes.length === 0 ? base : github.createTree(repo, base, changes);
  } finally {
    await fs.rm(root, { recursive: true, force: true });
  }
}

/** Puts the base's version of every touched file into the index. */
async function stage(
  git: Git,
  github: GitHub,
  { root, repo, base, touched }: { root: string; repo: Repo; base: string; touched: string[] },
): Promise<Map<string, Entry>> {
  const found = await find(github, { repo, base, touched });
  const blobs = [...found.values()].filter((entry) => entry.mode !== '160000');
  const names: string[] = [];
  for (const [at, entry] of blobs.entries()) {
    names.push(`base-${at}`);
    await fs.writeFile(path.join(root, `base-${at}`), await github.blob(repo, entry.sha));
  }
  await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
    input: names.map((name) => `${name}\n`).join(''),
  });
  const rows = [...found.values()].map((entry) => `${entry.mode} ${entry.sha}\t${entry.path}\0`);
  await git.run(['update-index', '-z', '--index-info'], { input: rows.join('') });
  return found;
}

/** The touched files as the base tree has them: one request, or folder by folder where the tree is too large for one. */
async function find(
  github: GitHub,
  { repo, base, touched }: { repo: Repo; base: string; touched: string[] },
): Promise<Map<string, Entry>> {
  const wanted = new Set(touched);
  const whole = await github.tree(repo, base, true);
  if (!whole.truncated) {
    const files = whole.entries.filter((entry) => entry.type !== 'tree' && wanted.has(entry.path));
    return new Map(files.map(({ path: name, mode, sha }) => [name, { path: name, mode, sha }]));
  }
  const folders = new Map([['', base]]);
  const found = new Map<string, Entry>();
  for (const folder of foldersOf(touched)) {
    const sha = folders.get(folder);
    if (!sha) continue;
    for (const entry of (await github.tree(repo, sha, false)).entries) {
      const name = folder ? `${folder}/${entry.path}` : entry.path;
      if (entry.type === 'tree') folders.set(name, entry.sha);
      else if (wanted.has(name)) found.set(name, { path: name, mode: entry.mode, sha: entry.sha });
    }
  }
  return found;
}

/** Every folder above the paths, outer ones first. */
function foldersOf(paths: readonly string[]): string[] {
  const all = new Set(['']);
  for (const name of paths) {
    const parts = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth++) all.add(parts.slice(0, depth).join('/'));
  }
  return [...all].sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}

async function listIndex(git: Git): Promise<Map<string, Entry>> {
  const { stdout } = await git.run(['ls-files', '--stage', '-z']);
  const entries = stdout.toString('utf8').split('\0').filter(Boolean);
  return new Map(
    entries.map((line) => {
      const [, mode = '', sha = '', name = ''] = /^(\d+) ([0-9a-f]+) \d\t([\s\S]*)$/.exec(line) ?? [];
      return [name, { path: name, mode, sha }];
    }),
  );
}

async function upload(
  git: Git,
  github: GitHub,
  { repo, before, after }: { repo: Repo; before: Map<string, Entry>; after: Map<string, Entry> },
): Promise<TreeEntry[]> {
  const known = new Set([...before.values()].map((entry) => entry.sha));
  const changed = [...after.values()].filter(({ path: name, sha, mode }) => {
    const old = before.get(name);
    return old?.sha !== sha || old.mode !== mode;
  });
  const changes: TreeEntry[] = [];
  for (const { path: name, mode, sha } of changed) {
    const isNew = mode !== '160000' && !known.has(sha);
    const there = isNew
      ? await github.createBlob(repo, (await git.run(['cat-file', 'blob', sha])).stdout)
      : sha;
    if (there !== sha) throw new Error(`GitHub stored ${name} as ${there}, not ${sha}`);
    changes.push({ path: name, mode, sha });
  }
  for (const [name, old] of before)
    if (!after.has(name)) changes.push({ path: name, mode: old.mode, sha: null });
  return changes;
}

/** Old and new names of every file in a patch. The API speaks JSON: a name that is no UTF-8 has no way through. */
function touchedPaths(patch: Buffer): string[] {
  const files = parseDiff(patch);
  const odd = files.find((file) => file.bytes);
  if (odd) throw new Error(`${odd.path} is no UTF-8: GitHub's API cannot take it`);
  return [...new Set(files.flatMap((file) => [file.oldPath, file.path]))];
}
