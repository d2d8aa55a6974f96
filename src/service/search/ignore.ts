import { globSource, globTest } from './glob.js';

/** What a set of ignore rules says of a path: nothing, leave it out, or keep it (a `!` rule). */
export const NONE = 0;
export const IGNORED = 1;
export const KEPT = 2;
export type Decision = typeof NONE | typeof IGNORED | typeof KEPT;

interface Rule {
  index: number;
  keeps: boolean;
  foldersOnly: boolean;
  /** Matched against the path below the rules' folder; otherwise against the name alone. */
  anchored: boolean;
  test?: (text: string) => boolean;
}

export interface IgnoreOptions {
  /** Path from the folder of these rules down to the walk's root, ending in `/`; empty when it is the root or below. */
  above?: string;
  /** The rules' folder relative to the walk's root, empty or ending in `/`. */
  base?: string;
  /** core.ignorecase */
  fold?: boolean;
}

/**
 * One ignore file, compiled: names, endings and whole paths by lookup, the rest by expression; the last rule that
 * matches decides, as in git. Git's globs work on bytes (`?` is half of `é`), so expressions see one character a byte.
 */
export class IgnoreRules {
  readonly #names = new Map<string, Rule[]>();
  readonly #endings = new Map<string, Rule[]>();
  readonly #paths = new Map<string, Rule[]>();
  readonly #globs: Rule[] = [];
  readonly #above: string;
  readonly #baseLength: number;
  readonly #fold: boolean;
  size = 0;

  constructor(text: string, options: IgnoreOptions = {}) {
    this.#above = options.above ?? '';
    this.#baseLength = (options.base ?? '').length;
    this.#fold = options.fold ?? false;
    for (const line of text.replace(/^\uFEFF/, '').split('\n')) this.#add(line);
    this.#globs.reverse();
  }

  /** `path` is relative to the walk's root, without a slash at the end. */
  match(name: string, path: string, isFolder: boolean): Decision {
    const fold = this.#fold;
    const plainName = fold ? name.toLowerCase() : name;
    let best = last(this.#names.get(plainName), isFolder);
    if (this.#endings.size > 0) {
      const dot = plainName.lastIndexOf('.');
      if (dot >= 0) best = later(best, last(this.#endings.get(plainName.slice(dot)), isFolder));
    }
    if (this.#paths.size === 0 && this.#globs.length === 0) return decision(best);
    const below = this.#above + path.slice(this.#baseLength);
    if (this.#paths.size > 0) {
      best = later(best, last(this.#paths.get(fold ? below.toLowerCase() : below), isFolder));
    }
    return decision(this.#lastGlob(best, name, below, isFolder));
  }

  #lastGlob(best: Rule | undefined, name: string, below: string, isFolder: boolean): Rule | undefined {
    for (const rule of this.#globs) {
      if (best && rule.index < best.index) break;
      if (rule.foldersOnly && !isFolder) continue;
      if (rule.test!(byteString(rule.anchored ? below : name))) return rule;
    }
    return best;
  }

  #add(raw: string): void {
    const parsed = parseLine(raw);
    if (!parsed) return;
    const rule: Rule = {
      index: this.size++,
      keeps: parsed.keeps,
      foldersOnly: parsed.foldersOnly,
      anchored: parsed.anchored,
    };
    const { glob } = parsed;
    const key = this.#fold ? glob.toLowerCase() : glob;
    if (!/[*?[\\]/.test(glob)) {
      push(rule.anchored ? this.#paths : this.#names, key, rule);
      return;
    }
    if (!rule.anchored && /^\*\.[^*?[\\./]+$/.test(glob)) {
      push(this.#endings, key.slice(1), rule);
      return;
    }
    const source = globSource(byteString(glob), { braces: false });
    if (source === undefined) return;
    rule.test = globTest(source, this.#fold);
    this.#globs.push(rule);
  }
}

function parseLine(
  raw: string,
): { glob: string; keeps: boolean; foldersOnly: boolean; anchored: boolean } | undefined {
  let glob = trimEnd(raw.endsWith('\r') ? raw.slice(0, -1) : raw);
  if (glob === '' || glob.startsWith('#')) return undefined;
  const keeps = glob.startsWith('!');
  if (keeps) glob = glob.slice(1);
  const foldersOnly = glob.endsWith('/');
  if (foldersOnly) glob = glob.slice(0, -1);
  let anchored = glob.includes('/');
  if (glob.startsWith('/')) glob = glob.slice(1);
  if (anchored && /^\*\*\/[^/]+$/.test(glob) && !glob.slice(3).includes('**')) {
    glob = glob.slice(3);
    anchored = false;
  }
  return glob === '' ? undefined : { glob, keeps, foldersOnly, anchored };
}

/** Without the spaces at the end; `\ ` keeps one. */
function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === ' ') {
    let slashes = 0;
    while (line[end - 2 - slashes] === '\\') slashes++;
    if (slashes % 2 === 1) break;
    end--;
  }
  return line.slice(0, end);
}

/** One character a byte. */
export function byteString(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is meant
  return /^[\x00-\x7f]*$/.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

function last(rules: Rule[] | undefined, isFolder: boolean): Rule | undefined {
  if (rules === undefined) return undefined;
  for (let i = rules.length - 1; i >= 0; i--) if (isFolder || !rules[i]!.foldersOnly) return rules[i];
  return undefined;
}

function later(a: Rule | undefined, b: Rule | undefined): Rule | undefined {
  if (a === undefined) return b;
  return b !== undefined && b.index > a.index ? b : a;
}

function decision(rule: Rule | undefined): Decision {
  if (rule === undefined) return NONE;
  return rule.keeps ? KEPT : IGNORED;
}

function push(map: Map<string, Rule[]>, key: string, rule: Rule): void {
  const rules = map.get(key);
  if (rules) rules.push(rule);
  else map.set(key, [rule]);
}
