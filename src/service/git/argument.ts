import path from 'node:path';
import { GitError } from './run.js';

/** A hash in full, so that it is never an option, a path or a name that moves. */
export function fullHash(sha: string): string {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) return sha;
  throw new GitError([], null, `"${sha}" is not a full commit hash`);
}

/** A path inside a commit, in git's form; undefined when it leads out of it or cannot be asked for. */
export function innerPath(file: string): string | undefined {
  const name = path.posix.normalize(file).replace(/\/$/, '');
  const outside = name === '.' || name === '..' || name.startsWith('../') || name.startsWith('/');
  return outside || /[\0\n]/.test(name) ? undefined : name;
}
