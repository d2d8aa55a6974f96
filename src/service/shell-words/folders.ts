import { HOLE } from '../../contract/shell.js';
import { inFolder } from './path.js';
import type { Value } from './word.js';

const MOST = 8;

/** The folders a command may run in, as far as `cd` can be followed. A `cd` may fail: then the old folder is meant too. */
export class Folders {
  #now: string[];
  /** Where the last command would have stayed, had it failed. */
  #before: string[] | undefined;

  constructor(start: string) {
    this.#now = [start];
  }

  /** What happens in a process of its own changes no folder outside. */
  apart(visit: () => void): void {
    const kept = this.#now;
    visit();
    this.#now = kept;
    this.#before = undefined;
  }

  /** `a && b || c`: behind `&&` the `cd` has worked, behind `||` it has not. */
  chain(visits: (() => void)[], operators: readonly string[]): void {
    for (const [i, visit] of visits.entries()) {
      if (i > 0 && operators[i - 1] === '||' && this.#before) this.#now = this.#before;
      if (i > 0) this.#before = undefined;
      visit();
    }
  }

  /** Behind `;` and newline either may be. */
  statement(visit: () => void): void {
    visit();
    if (this.#before) this.#now = [...new Set([...this.#now, ...this.#before])].slice(0, MOST);
    this.#before = undefined;
  }

  command(name: string, argv: Value[]): void {
    if (name !== 'cd' && name !== 'pushd') return;
    const target = argv.slice(1).find((word) => !/^-[LPe@]+$|^--$/.test(word.text));
    if (target && (target.split || target.text.includes(HOLE) || target.text === '-')) return;
    this.#before = this.#now;
    this.#now = [...new Set(this.#now.map((folder) => inFolder(folder, target?.text ?? '~')))];
  }

  /** Adds a path as it is seen from every folder it may be used in. */
  join(text: string, into: Set<string>): void {
    for (const folder of this.#now) into.add(inFolder(folder, text));
  }
}
