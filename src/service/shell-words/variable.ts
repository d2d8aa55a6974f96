/** `NAME=value` before a command or on its own. `value` may hold a `HOLE`. */
export interface Assign {
  name: string;
  value: string;
}

const SAFE =
  /^(CI|NODE_ENV|FORCE_COLOR|NO_COLOR|CLICOLOR|CLICOLOR_FORCE|COLUMNS|LINES|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|DEBUG|VERBOSE|RUST_BACKTRACE|RUST_LOG|CARGO_TERM_COLOR|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|CGO_ENABLED|GIT_TERMINAL_PROMPT|HUSKY|DO_NOT_TRACK|NEXT_TELEMETRY_DISABLED|JEST_WORKER_ID)$/;

/** Lower-case names that programs read from the environment. */
const READ_BY_PROGRAMS = /^(npm_|pip_|http_|https_|ftp_|all_|no_|rsync_|socks_|.*_proxy$)/;

/** Whether a variable in front of a command leaves the command what it is. */
export function isSafeVariable(name: string): boolean {
  return SAFE.test(name);
}

/** Whether setting a variable of the shell itself changes no later program: it is not exported, and nothing reads it. */
export function isPrivateVariable(name: string): boolean {
  return SAFE.test(name) || (/^_?[a-z][a-z0-9_]*$/.test(name) && !READ_BY_PROGRAMS.test(name));
}

/** Variables whose value some program runs as a shell command. */
export function isCommandVariable(name: string): boolean {
  return /^(GIT_(SSH_COMMAND|SSH|PAGER|EDITOR|SEQUENCE_EDITOR|EXTERNAL_DIFF|ASKPASS|PROXY_COMMAND)|SSH_ASKPASS|SUDO_ASKPASS|PAGER|MANPAGER|EDITOR|VISUAL|LESSOPEN|LESSCLOSE|BROWSER|RSYNC_RSH|CVS_RSH|MAKESHELL)$/.test(
    name,
  );
}

/** Variables that make a shell run text or files nobody looked at. */
export function isShellStartVariable(name: string): boolean {
  return /^(BASH_ENV|ENV|PS0|PS4|PROMPT_COMMAND|SHELLOPTS|BASHOPTS|BASH_FUNC_.*)$/.test(name);
}
