import fs from 'node:fs';
import path from 'node:path';
import { within } from '../contract/within.js';

/** The program a name stands for, as a shell would find it. */
export function onPath(command: string, env: Readonly<Record<string, string>>): string | undefined {
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd'] : [''];
  const folders = path.isAbsolute(command)
    ? ['']
    : (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(path.isAbsolute);
  for (const folder of folders)
    for (const ending of endings) {
      const file = path.join(folder, command + ending);
      try {
        fs.accessSync(file, fs.constants.X_OK);
        if (fs.statSync(file).isFile()) return file;
      } catch {
        // Not here: look in the next folder.
      }
    }
  return undefined;
}

/**
 * An environment whose PATH leaves out what the workspace brings along, for programs that Galley starts on its own: a
 * checkout must not decide which git that is. An empty PATH would mean the current folder; without one the system's is used.
 */
export function withoutWorkspace(
  root: string,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const kept = /^path$/i.test(name) ? foldersOutside(root, value) : value;
    if (kept !== '' || kept === value) out[name] = kept;
  }
  return out;
}

/** Absolute folders that are there, and neither lie in the workspace nor lead into it. */
function foldersOutside(root: string, folders: string): string {
  const roots = [path.resolve(root), real(root) ?? root];
  const isIn = (folder: string): boolean => roots.some((one) => within(one, folder) !== undefined);
  const isOutside = (folder: string): boolean => {
    if (!path.isAbsolute(folder)) return false;
    const target = real(folder);
    return target !== undefined && !isIn(folder) && !isIn(target);
  };
  return folders.split(path.delimiter).filter(isOutside).join(path.delimiter);
}

function real(folder: string): string | undefined {
  try {
    return fs.realpathSync.native(folder);
  } catch {
    return undefined;
  }
}
