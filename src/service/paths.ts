import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import { nameFromBytes, shown, toFile } from './search/name.js';

/** Links followed before a chain is called a loop (Linux's own limit). */
const MAX_LINKS = 40;

/**
 * The absolute, real path that `name` leads to, seen from `root` (absolute and real): every symlink followed as the
 * kernel would, also a dangling one to where a write through it would land; what does not exist is kept as written. A name
 * that is not UTF-8 is found by what searches show for it, and comes back with its stray bytes (`toFile` opens it).
 * `~/` is `home` when that is given. A NUL, a loop or a folder that cannot be looked into is a ToolError.
 */
export function whereabouts(root: string, name: string, home?: string): string {
  if (name.includes('\0'))
    throw new ToolError('The path contains a NUL character. Write the path without it.');
  const start = path.normalize(expandHome(name, home));
  // POSIX resolves ".." after the symlink before it; Windows resolves it in the text.
  let rest = process.platform === 'win32' ? pieces(start) : pieces(expandHome(name, home));
  let here = path.isAbsolute(start) ? path.parse(start).root : root;
  let links = 0;
  for (let piece = rest.shift(); piece !== undefined; piece = rest.shift()) {
    if (piece === '' || piece === '.') continue;
    if (piece === '..') {
      here = path.dirname(here);
      continue;
    }
    const next = path.join(here, realName(here, piece));
    const target = linkTarget(next, name);
    if (target === undefined) {
      here = next;
      continue;
    }
    if (++links > MAX_LINKS) throw new ToolError(`${name} is a loop of symlinks: it leads nowhere.`);
    if (path.isAbsolute(target)) here = path.parse(target).root;
    rest = [...pieces(target), ...rest];
  }
  return process.platform === 'linux' ? here : trueCase(here);
}

/** `~` and `~/x` in the home folder, when one is known; any other path as it is. */
export function expandHome(name: string, home: string | undefined): string {
  if (home === undefined || (name !== '~' && !/^~[/\\]/.test(name))) return name;
  return path.join(home, name.slice(1));
}

function pieces(name: string): string[] {
  const tail = path.isAbsolute(name) ? name.slice(path.parse(name).root.length) : name;
  return tail.split(process.platform === 'win32' ? /[\\/]/ : '/');
}

/** The name in `folder` that is meant by `name`: bytes that are not UTF-8 show as U+FFFD, which must mean one file. */
export function realName(folder: string, name: string): string {
  if (!name.includes('\ufffd')) return name;
  const alike = namesIn(folder).filter((each) => shown(each) === name);
  if (alike.length > 1)
    throw new ToolError(
      `${alike.length} files show as ${name}, for their names are not UTF-8. Rename them with a shell command first.`,
    );
  return alike[0] ?? name;
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(toFile(folder), { encoding: 'buffer' }).map(nameFromBytes);
  } catch {
    return [];
  }
}

function linkTarget(file: string, name: string): string | undefined {
  try {
    return fs.lstatSync(toFile(file), { throwIfNoEntry: false })?.isSymbolicLink()
      ? nameFromBytes(fs.readlinkSync(toFile(file), { encoding: 'buffer' }))
      : undefined;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return undefined;
    throw new ToolError(`Cannot tell where ${name} leads: ${code}.`, { cause });
  }
}

/** File systems that ignore case: `.GIT` is `.git`, so the policy must see the name as it is on disk. */
function trueCase(file: string): string {
  try {
    return fs.realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(trueCase(parent), path.basename(file));
  }
}
