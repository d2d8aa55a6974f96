import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the running program: dist/ when it is bundled (assets, workers and recipes stand beside it), else dist/ of the source tree. */
export function program(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.basename(here) === 'run' ? path.resolve(here, '../../dist') : here;
}
