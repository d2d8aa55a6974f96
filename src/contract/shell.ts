/** Stands in `Found.text` and `Found.spellings` for text that nobody knows before the command runs (`$X`, `$(…)`, a glob). */
export const HOLE = '\u0000';

/** One command that a shell text can run, nested ones included (`sudo env X=1 git push` is three: sudo, env, git). */
export interface Found {
  /**
   * What an allow rule must match: words with their quotes taken off, one space apart; a program from a system folder
   * without its folder (`/usr/bin/git` is `git`, `./git` stays); variables that change what programs do stay in front
   * (`LD_PRELOAD=x npm test`). A rule matches only when it does so whatever stands in a `HOLE`: only `*` covers one.
   */
  text: string;
  /**
   * What a deny rule is tried on: every spelling of the same command (with and without the program's folder and the
   * variables in front, option letters split and sorted). It matches when any filling of a `HOLE` makes it match.
   */
  spellings: string[];
  /** The words; undefined where a word is not fully known. */
  argv: (string | undefined)[];
  /** False: what runs here is decided while it runs (`$cmd`, `eval "$x"`, `curl … | sh`). Refused wherever an exec rule exists. */
  known: boolean;
  /** True: nothing of its own to allow (`time`, `nice`, `timeout 5`, `echo`, `test`, `cd`); what it wraps is found beside it. */
  free: boolean;
  /** Why it is not known; for people and the model. */
  why?: string;
}

/** What a shell text can do, as far as reading it tells. */
export interface ShellWords {
  /** False: it does not parse, or is too long or too deep to judge. Refused wherever an exec rule exists. */
  ok: boolean;
  /** Why not ok. */
  why?: string;
  commands: Found[];
  /** Paths that words and redirects name, joined to the folder they are used in (`cd` is followed), each once. `~/x` stays. */
  reads: string[];
  /** The same for redirects that write and for programs known to write (`tee`, `cp`, `rm`, `sed -i`, `dd of=` …). */
  writes: string[];
}

/** Reads a shell text without running it; never throws. `cwd` is the folder it starts in, as written (default the workspace). */
export type CommandsIn = (source: string, cwd?: string) => ShellWords;
