import { globSource, globTest, isQuick } from './glob.js';
import { toFile } from './name.js';

/** What a set of ignore rules says of a path: nothing, leave it out, or keep it (a `!` rule). */
export const NONE = 0;
export const IGNORED = 1;
export const KEPT = 2;
export type Decision = typeof NONE | typeof IGNORED | typeof KEPT;

interface Rule {
  index: number;
  keeps: boolean;
  foldersOnly: boolean;
  /** For what only an expression can test: the name, or the path below the rules' folder. */
  test: (text: string) => boolean;
  /** What a path it matches begins with, what its folder ends in, and how many slashes it has where that is certain. */
  prefix: string;
  ending: string;
  slashes: number;
}

export interface IgnoreOptions {
  /** Path from the folder of these rules down to the walk's root, ending in `/`; empty when it is the root or below. */
  above?: string;
  /** The rules' folder relative to the walk's root, empty or ending in `/`. */
  base?: string;
  /** core.ignorecase */
  fold?: boolean;
}

const NO_GLOBS: readonly Rule[] = [];
/** As many slashes as there may be. */
const ANY = -1;
/** One expression for all globs on names; not for so many that it might be too large for one. */
const MOST_JOINED = 200;
const MOST_JOINED_CHARACTERS = 20_000;

/**
 * One ignore file, compiled: names, endings and whole paths by lookup, the rest by expression; the last rule that
 * matches decides, as in git. Git's globs work on bytes (`?` is half of `é`), so expressions see one character a byte.
 */
export class IgnoreRules {
  readonly names = new Map<string, Rule[]>();
  readonly endings = new Map<string, Rule[]>();
  /** Anchored names, by the folder that they are in. */
  readonly #paths = new Map<string, Map<string, Rule[]>>();
  readonly nameGlobs: Rule[] = [];
  readonly #pathGlobs: Rule[] = [];
  readonly #above: string;
  readonly #baseLength: number;
  readonly fold: boolean;
  /** Whether any of `nameGlobs` may match a name. */
  readonly mayMatch: (name: string) => boolean;
  size = 0;

  constructor(text: string, options: IgnoreOptions = {}) {
    this.#above = options.above ?? '';
    this.#baseLength = (options.base ?? '').length;
    this.fold = options.fold ?? false;
    const sources: string[] = [];
    for (const line of text.replace(/^\uFEFF/, '').split('\n')) this.#add(line, sources);
    this.nameGlobs.reverse();
    this.#pathGlobs.reverse();
    this.mayMatch = joinedTest(sources);
  }

  /** Whether some rules name places in a folder (relative to the walk's root, empty or ending in `/`). */
  speaksOf(folder: string): boolean {
    if (this.#paths.size === 0 && this.#pathGlobs.length === 0) return false;
    const below = this.#known(folder);
    if (this.#paths.has(below)) return true;
    for (const rule of this.#pathGlobs) if (reaches(rule, below)) return true;
    return false;
  }

  /** The rules that may speak of entries of a folder; of any folder without rules of its own when none is given. */
  inFolder(folder?: string): FolderRules | undefined {
    const known = folder === undefined ? undefined : this.#known(folder);
    const here = known === undefined ? undefined : this.#paths.get(known);
    const globs = known === undefined ? NO_GLOBS : this.#pathGlobs.filter((rule) => reaches(rule, known));
    const isSilent = this.names.size === 0 && this.endings.size === 0 && this.nameGlobs.length === 0;
    if (isSilent && !here && globs.length === 0) return undefined;
    return new FolderRules(this, this.#above + (folder ?? '').slice(this.#baseLength), here, globs);
  }

  #known(folder: string): string {
    const below = this.#above + folder.slice(this.#baseLength);
    return this.fold ? lower(below) : below;
  }

  #add(raw: string, sources: string[]): void {
    const parsed = parseLine(raw);
    if (!parsed) return;
    const { glob, keeps, foldersOnly, anchored } = parsed;
    const key = this.fold ? lower(glob) : glob;
    const rule: Rule = {
      index: this.size++,
      keeps,
      foldersOnly,
      test: isNever,
      prefix: '',
      ending: '',
      slashes: ANY,
    };
    if (!/[*?[\\]/.test(glob)) {
      this.#addLiteral(key, anchored, rule);
      return;
    }
    if (!anchored && /^\*\.[^*?[\\./]+$/.test(glob)) {
      push(this.endings, key.slice(1), rule);
      return;
    }
    const source = globSource(byteString(glob), { braces: false, fold: this.fold });
    if (source === undefined) return;
    if (!anchored) sources.push(source);
    rule.test = globTest(source);
    rule.prefix = key.slice(0, key.search(/[*?[\\]/));
    rule.ending = literalFolder(key);
    if (!glob.includes('**')) rule.slashes = slashesIn(glob);
    (anchored ? this.#pathGlobs : this.nameGlobs).push(rule);
  }

  #addLiteral(key: string, anchored: boolean, rule: Rule): void {
    if (!anchored) {
      push(this.names, key, rule);
      return;
    }
    const slash = key.lastIndexOf('/') + 1;
    const folder = key.slice(0, slash);
    let names = this.#paths.get(folder);
    if (!names) {
      names = new Map();
      this.#paths.set(folder, names);
    }
    push(names, key.slice(slash), rule);
  }
}

/** The rules of one ignore file for the entries of one folder. */
export class FolderRules {
  constructor(
    readonly rules: IgnoreRules,
    /** The folder, from that of the rules on. */
    readonly below: string,
    readonly here: ReadonlyMap<string, Rule[]> | undefined,
    readonly globs: readonly Rule[],
  ) {}

  /** What the last rule that matches says of an entry. */
  match(entry: string, isFolder: boolean): Decision {
    const { rules, here, globs } = this;
    const { names, endings, nameGlobs, fold } = rules;
    const name = fold ? lower(entry) : entry;
    let best: Rule | undefined;
    const named = names.get(name);
    if (named !== undefined) best = last(named, isFolder);
    if (endings.size > 0) {
      const dot = name.lastIndexOf('.');
      const ended = dot < 0 ? undefined : endings.get(name.slice(dot));
      if (ended !== undefined) best = later(best, last(ended, isFolder));
    }
    const placed = here?.get(name);
    if (placed !== undefined) best = later(best, last(placed, isFolder));
    if (nameGlobs.length > 0) {
      const bytes = byteString(entry);
      if (rules.mayMatch(bytes)) best = lastGlob(nameGlobs, best, bytes, isFolder);
    }
    if (globs.length > 0) best = lastGlob(globs, best, byteString(this.below + entry), isFolder);
    if (best === undefined) return NONE;
    return best.keeps ? KEPT : IGNORED;
  }
}

function lastGlob(
  globs: readonly Rule[],
  best: Rule | undefined,
  text: string,
  isFolder: boolean,
): Rule | undefined {
  for (const rule of globs) {
    if (best !== undefined && rule.index < best.index) break;
    if (rule.foldersOnly && !isFolder) continue;
    if (rule.test(text)) return rule;
  }
  return best;
}

/** Whether an anchored glob may match something right in a folder. */
function reaches({ prefix, ending, slashes }: Rule, folder: string): boolean {
  if (slashes !== ANY && slashes !== slashesIn(folder)) return false;
  if (!`/${folder}`.endsWith(ending)) return false;
  return folder.startsWith(prefix) || prefix.startsWith(folder);
}

/** What stands between a glob's last wildcard and its last slash, the slash included. */
function literalFolder(glob: string): string {
  if (/[[\\]/.test(glob)) return '';
  return glob.slice(Math.max(glob.lastIndexOf('*'), glob.lastIndexOf('?')) + 1, glob.lastIndexOf('/') + 1);
}

function slashesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', at + 1)) count++;
  return count;
}

function isNever(): boolean {
  return false;
}

/** Tests names against many globs at once; true for all where that would not be quick. */
function joinedTest(sources: readonly string[]): (name: string) => boolean {
  const size = sources.reduce((sum, source) => sum + source.length, 0);
  if (sources.length > MOST_JOINED || size > MOST_JOINED_CHARACTERS || !sources.every(isQuick))
    return () => true;
  return globTest(sources.join('|'), true);
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

/** One character a byte, stray ones too. */
export function byteString(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is meant
  return /^[\x00-\x7f]*$/.test(text) ? text : Buffer.from(toFile(text)).toString('latin1');
}

function last(rules: Rule[], isFolder: boolean): Rule | undefined {
  for (let i = rules.length - 1; i >= 0; i--) if (isFolder || !rules[i]!.foldersOnly) return rules[i];
  return undefined;
}

function later(a: Rule | undefined, b: Rule | undefined): Rule | undefined {
  if (a === undefined) return b;
  return b !== undefined && b.index > a.index ? b : a;
}

function push(map: Map<string, Rule[]>, key: string, rule: Rule): void {
  const rules = map.get(key);
  if (rules) rules.push(rule);
  else map.set(key, [rule]);
}

/** Git knows no other letters' case. */
function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
