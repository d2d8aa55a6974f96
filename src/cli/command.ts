/** What a command may know of the outside: the only place that saw process.env and argv is the door that made this. */
export interface Door {
  /** Words after the command's name. */
  argv: string[];
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Writes to stdout; `text` as is, no newline is added. */
  out(text: string): void;
  /** Writes to stderr. */
  err(text: string): void;
  /** A person is watching stdout. */
  tty: boolean;
  color: boolean;
  /** Asks a person a question; undefined where nobody can answer. */
  ask?: (question: string) => Promise<string>;
  signal: AbortSignal;
}

/** One CLI command, one file. `run` answers with the exit code; a RunError it throws is printed by the door. */
export interface Command {
  name: string;
  /** One line for `galley --help`. */
  about: string;
  /** The whole help text, options included. */
  help: string;
  run(door: Door): Promise<number>;
}
