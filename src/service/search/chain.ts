import { type Decision, type IgnoreRules, NONE } from './ignore.js';

/** Rules of one ignore file, and those they outrank. */
export interface Link {
  rules: IgnoreRules;
  next: Link | undefined;
}

/** Rules in force in a folder, strongest first: `.ignore` files over git's. */
export interface Chain {
  own: Link | undefined;
  git: Link | undefined;
}

/** What the strongest rule that speaks of an entry says. */
export function decide(chain: Chain, name: string, path: string, isFolder: boolean): Decision {
  const own = first(chain.own, name, path, isFolder);
  return own === NONE ? first(chain.git, name, path, isFolder) : own;
}

function first(chain: Link | undefined, name: string, path: string, isFolder: boolean): Decision {
  for (let link = chain; link !== undefined; link = link.next) {
    const decision = link.rules.match(name, path, isFolder);
    if (decision !== NONE) return decision;
  }
  return NONE;
}
