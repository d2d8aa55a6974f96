import fs from 'node:fs';
import path from 'node:path';

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
