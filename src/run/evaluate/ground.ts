import fs from 'node:fs';
import path from 'node:path';
import { RunError } from '../../contract/error.js';
import { Git } from '../../service/git.js';
import type { Case } from './case.js';

const WHO = {
  GIT_AUTHOR_NAME: 'galley',
  GIT_AUTHOR_EMAIL: 'galley@localhost',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'galley',
  GIT_COMMITTER_EMAIL: 'galley@localhost',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/** A work tree of the case's repository at its commit, with a history of one commit where it is a folder of files. */
export async function layOut(each: Case, root: string, env: Record<string, string>): Promise<Git> {
  fs.mkdirSync(root, { recursive: true });
  const git = new Git({ root, env });
  await git.run(['init', '--quiet', '--initial-branch=main']);
  if (typeof each.repository === 'string') {
    copyInto(each, each.repository, root);
    await git.run(['add', '--all', '--force']);
    await git.run(['commit', '--quiet', '--no-gpg-sign', '-m', each.title], { env: WHO });
  } else {
    const { url, commit } = each.repository;
    await git.run(['fetch', '--quiet', '--depth=1', url, commit]);
    await git.run(['checkout', '--quiet', '-B', 'main', 'FETCH_HEAD']);
  }
  return git;
}

/** Lays a folder of the case over a tree. */
export function copyInto(each: Case, name: string, root: string): void {
  const from = path.join(each.dir, name);
  if (!fs.existsSync(from))
    throw new RunError('recipe', `case ${each.id}: there is no ${name} in ${each.dir}`);
  fs.cpSync(from, root, { recursive: true });
}
