import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { within } from '../contract/within.js';

export interface WallOptions {
  root: string;
  temp: string;
  network: boolean;
  env: Readonly<Record<string, string>>;
  hide?: readonly string[];
  /** Holds the socket of the filtering proxy; visible inside, read-only. */
  socketDir?: string;
}

/** Under a home folder, these hold programs; nothing else of it is shown. */
const CREDENTIAL_FILES = ['credentials', 'credentials.toml', 'config.json', '.npmrc', '.pypirc', '.netrc'];

/**
 * bubblewrap's arguments: the disk read-only, homes, temporary folders, sockets and what else is to be hidden empty,
 * the workspace writable except what git would run, own processes, and no network unless it is asked for.
 */
export function wallArguments(options: WallOptions): string[] {
  const { root, temp, env } = options;
  const home = env.HOME && path.isAbsolute(env.HOME) ? env.HOME : os.homedir();
  const hidden = existing([
    home,
    os.homedir(),
    '/home',
    '/root',
    '/tmp',
    '/var/tmp',
    '/run',
    '/mnt',
    '/media',
    ...(options.hide ?? []),
  ]);
  const [inTmp, inHome] = ['tmp', 'home'].map((name) => path.join(temp, name)) as [string, string];
  for (const folder of [inTmp, inHome]) fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return [
    ...[
      '--unshare-user-try',
      '--unshare-ipc',
      '--unshare-pid',
      '--unshare-uts',
      '--unshare-cgroup-try',
      '--die-with-parent',
    ],
    ...(options.network ? [] : ['--unshare-net']),
    ...capabilities(root),
    ...['--ro-bind', '/', '/'],
    ...hidden.flatMap((folder) => ['--tmpfs', folder]),
    ...['--dev', '/dev', '--proc', '/proc'],
    ...['--bind', inTmp, '/tmp', '--bind', inHome, home],
    ...(options.network ? readOnly('/run/systemd/resolve') : []),
    ...tools(env.PATH ?? '', hidden),
    ...['--bind', root, root],
    ...gitGuards(root),
    ...hiddenAgain(root, options.hide ?? []),
    ...(options.socketDir ? ['--ro-bind', options.socketDir, options.socketDir] : []),
  ];
}

/** Root keeps no power inside, except over files of others where the workspace is not its own. */
function capabilities(root: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const isOwn = fs.statSync(root).uid === 0;
  return [
    '--cap-drop',
    'ALL',
    ...(isOwn ? [] : ['--cap-add', 'CAP_DAC_OVERRIDE', '--cap-add', 'CAP_FOWNER']),
  ];
}

/** Real folders, parents before what is in them, each once. */
function existing(folders: readonly string[]): string[] {
  const real = folders.flatMap((folder) => {
    try {
      const resolved = fs.realpathSync(folder);
      return resolved !== '/' && fs.statSync(resolved).isDirectory() ? [resolved] : [];
    } catch {
      return [];
    }
  });
  return [...new Set(real)].sort();
}

/** Programs of PATH that lie in a hidden folder stay visible, read-only: `~/.cargo/bin`, `~/.nvm/versions/…/bin`. */
function tools(searchPath: string, hidden: readonly string[]): string[] {
  const wanted = new Set<string>();
  for (const folder of searchPath.split(':').filter((one) => path.isAbsolute(one))) {
    for (const home of hidden) {
      const inside = below(home, folder);
      if (inside === undefined) continue;
      const [first = '', ...rest] = inside.split('/');
      const isOwnFolder =
        first.startsWith('.') && !/^\.(local|config|cache|ssh|aws|gnupg|docker|kube)$/.test(first);
      wanted.add(isOwnFolder && rest.length > 0 ? path.join(home, first) : folder);
    }
  }
  return existing([...wanted]).flatMap((folder) => [
    ...readOnly(folder),
    ...CREDENTIAL_FILES.map((name) => path.join(folder, name)).flatMap((file) =>
      fs.existsSync(file) ? ['--ro-bind', '/dev/null', file] : [],
    ),
  ]);
}

/**
 * What git would run or obey stays as it is: a command may commit, but not plant a hook or a filter for whoever runs git
 * after it. `.git` is a mount of its own, so that it cannot be moved away and replaced.
 */
function gitGuards(root: string): string[] {
  const dir = path.join(root, '.git');
  if (!fs.existsSync(dir)) return [];
  if (!fs.statSync(dir).isDirectory()) return [...readOnly(dir), ...sharedGit(dir)];
  const files = ['config', 'config.worktree', 'hooks', 'info/attributes', 'modules'].map((name) =>
    path.join(dir, name),
  );
  return ['--bind', dir, dir, ...files.flatMap((file) => (fs.existsSync(file) ? readOnly(file) : []))];
}

/**
 * A work tree of its own has its history elsewhere: git reads it there, whatever folder hides it, and writes only what
 * belongs to this work tree (its index, its HEAD).
 */
function sharedGit(file: string): string[] {
  const [, own] = /^gitdir: (.+)$/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const pointer = own && path.isAbsolute(own) ? path.join(own, 'commondir') : undefined;
  if (!own || !pointer || !fs.existsSync(pointer)) return [];
  const shared = path.resolve(own, fs.readFileSync(pointer, 'utf8').trim());
  const isGits =
    path.dirname(own) === path.join(shared, 'worktrees') && fs.existsSync(path.join(shared, 'objects'));
  return isGits ? ['--ro-bind', shared, shared, '--bind', own, own] : [];
}

/** A folder to hide that lies in the workspace, by whatever name, comes back with it and is hidden again. */
function hiddenAgain(root: string, hide: readonly string[]): string[] {
  const [real = root] = existing([root]);
  return existing(hide).flatMap((folder) => (below(real, folder) === undefined ? [] : ['--tmpfs', folder]));
}

function readOnly(file: string): string[] {
  return ['--ro-bind-try', file, file];
}

/** The path below a folder; undefined for the folder itself. */
function below(folder: string, file: string): string | undefined {
  const inside = within(folder, file);
  return inside === '.' ? undefined : inside;
}
