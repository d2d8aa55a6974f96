import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { folder } from './workspace.js';

const AUTHOR = { name: 'Ada', email: 'ada@example.com', date: '2026-01-02T03:04:05Z' };

/** Runs git in `root` as a fixed author, without the machine's configuration; answers with its stdout, trimmed. */
export function git(root: string, ...args: string[]): string {
  return gitBytes(root, args).toString('utf8').trim();
}

export function gitBytes(
  root: string,
  args: string[],
  input?: Buffer | string,
  env: Record<string, string> = {},
): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    input: input ?? '',
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: AUTHOR.name,
      GIT_AUTHOR_EMAIL: AUTHOR.email,
      GIT_AUTHOR_DATE: AUTHOR.date,
      GIT_COMMITTER_NAME: AUTHOR.name,
      GIT_COMMITTER_EMAIL: AUTHOR.email,
      GIT_COMMITTER_DATE: AUTHOR.date,
      GIT_ALLOW_PROTOCOL: 'file:http',
      ...env,
    },
  });
}

/** Writes files (a null deletes one) and answers with the commit of everything. */
export function commit(
  root: string,
  files: Record<string, string | Buffer | null>,
  message = 'change',
): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    if (content === null) fs.rmSync(file, { recursive: true });
    else {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
  }
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '--allow-empty', '-m', message);
  return git(root, 'rev-parse', 'HEAD');
}

/** A fresh repository on branch `main` whose first commit holds `files`. */
export function repository(files: Record<string, string | Buffer> = {}): string {
  const root = folder();
  git(root, 'init', '-q', '-b', 'main');
  commit(root, files, 'start');
  return root;
}
