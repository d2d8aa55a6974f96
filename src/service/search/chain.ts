import { type Decision, type FolderRules, type IgnoreRules, NONE } from './ignore.js';

/** Rules of one ignore file, and those they outrank. */
export interface Link {
  rules: IgnoreRules;
  next: Link | undefined;
}

/** Rules in force in a folder, strongest first: `.ignore` files over git's. */
export interface Chain {
  readonly own: Link | undefined;
  readonly git: Link | undefined;
  /** What they say of entries of folders that none of them names. */
  anywhere?: Judge;
}

/** What the rules in force say of the entries of one folder. */
export class Judge {
  readonly #rules: readonly FolderRules[];

  constructor(rules: readonly FolderRules[]) {
    this.#rules = rules;
  }

  /** What the strongest rule that speaks of an entry says. */
  decide(name: string, isFolder: boolean): Decision {
    for (let at = 0; at < this.#rules.length; at++) {
      const decision = this.#rules[at]!.match(name, isFolder);
      if (decision !== NONE) return decision;
    }
    return NONE;
  }
}

/** The judge of a folder's entries (its path relative to the walk's root, empty or ending in `/`). */
export function judgeIn(chain: Chain, folder: string): Judge {
  if (isNamed(chain.own, folder) || isNamed(chain.git, folder)) return new Judge(gather(chain, folder));
  chain.anywhere ??= new Judge(gather(chain));
  return chain.anywhere;
}

function isNamed(chain: Link | undefined, folder: string): boolean {
  for (let link = chain; link !== undefined; link = link.next) if (link.rules.speaksOf(folder)) return true;
  return false;
}

function gather({ own, git }: Chain, folder?: string): FolderRules[] {
  const found: FolderRules[] = [];
  for (const chain of [own, git]) {
    for (let link = chain; link !== undefined; link = link.next) {
      const rules = link.rules.inFolder(folder);
      if (rules) found.push(rules);
    }
  }
  return found;
}
