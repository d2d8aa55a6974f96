import path from 'node:path';
import type { By } from '../contract/policy.js';
import { whereabouts } from '../service/paths.js';

/**
 * Tells where paths lead. What a walk has just listed below `root` leads to itself, for links are not followed; any
 * other path is looked up, in a walk once for all the entries that are asked about at a time.
 */
export function resolver(root: string, home: string | undefined): (name: string, by?: By) => string {
  const seen = new Map<string, string>();
  return (name, by) => {
    if (by?.moment !== 'walk') return whereabouts(root, name, home);
    if (!path.isAbsolute(name)) return path.sep === '/' ? `${root}/${name}` : path.join(root, name);
    const known = seen.get(name);
    if (known !== undefined) return known;
    if (seen.size === 0) queueMicrotask(() => seen.clear());
    const real = whereabouts(root, name, home);
    seen.set(name, real);
    return real;
  };
}
