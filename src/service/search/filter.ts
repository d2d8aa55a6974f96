import { ToolError } from '../../contract/error.js';
import { globSource, globTest } from './glob.js';

/**
 * Tells whether a path (relative to where the search starts) matches a glob. A glob without a slash is matched against
 * the name alone; braces list alternatives. `dots` says that the glob itself names something with a leading dot.
 */
export interface PathFilter {
  matches(path: string): boolean;
  dots: boolean;
  /** The name alone decides. */
  byName: boolean;
  /** The folder all matches lie in, as far as the glob says: empty, or ending in `/`. */
  base: string;
}

/** Compiles `glob`. With `nameOnly`, a glob without a slash matches at any depth (as `rg -g`); otherwise only at the top. */
export function pathFilter(glob: string, nameOnly: boolean): PathFilter {
  const plain = glob.trim().replace(/^\.\//, '').replace(/^\//, '');
  if (/(^|\/)\.\.(\/|$)/.test(plain)) {
    throw new ToolError(`"${glob}" leaves its folder: name the folder in path, and no .. in the glob.`);
  }
  const source = plain === '' ? undefined : globSource(plain, { braces: true });
  if (source === undefined) {
    throw new ToolError(
      `"${glob}" is not a glob: brackets and braces must be closed. Example: src/**/*.{ts,tsx}`,
    );
  }
  const anywhere = nameOnly && !glob.includes('/');
  const fits = globTest(source);
  const ending = /^(?:\*\*\/)?\*(\.[\w.-]+)$/.exec(plain)?.[1];
  const endingDecides = ending !== undefined && (anywhere || plain.startsWith('**/'));
  const test = (path: string): boolean => {
    if (ending !== undefined && !path.endsWith(ending)) return false;
    if (endingDecides) return true;
    return fits(anywhere ? path.slice(path.lastIndexOf('/') + 1) : path);
  };
  return {
    matches: test,
    dots: /(^|[/{,])\./.test(plain),
    byName: anywhere || endingDecides,
    base: staticBase(plain),
  };
}

function staticBase(glob: string): string {
  const wild = glob.search(/[*?[{\\]/);
  const fixed = wild < 0 ? glob : glob.slice(0, wild);
  return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}
