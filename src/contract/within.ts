import native from 'node:path';

/**
 * Where `file` lies in `folder`: the path from there with `/`, `.` for the folder itself, undefined when it lies elsewhere.
 * By their spelling alone (`.` and `..` count, links do not), as the platform compares: whoever judges resolves links first.
 */
export function within(folder: string, file: string, path: Spelling = native): string | undefined {
  const relative = path.relative(folder, file);
  if (relative === '') return '.';
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
    return undefined;
  return relative.split(path.sep).join('/');
}

type Spelling = Pick<native.PlatformPath, 'relative' | 'isAbsolute' | 'sep'>;
