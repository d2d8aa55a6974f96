import { HOLE } from '../../contract/shell.js';
import type { Assign } from './variable.js';
import { isKnown, type Value } from './word.js';

/** What a command runs besides itself. `script` is shell text; `unknown` says why nobody can tell. */
export type Inner =
  | { kind: 'argv'; argv: Value[]; assigns?: Assign[] }
  | { kind: 'script'; text: string; posix?: boolean }
  | { kind: 'unknown'; why: string };

/**
 * How a wrapper's own words end: options that take a value (`short` letters, `long` names), then `assigns` NAME=VALUE
 * words, then `operands` words of its own. `free`: it adds nothing of its own that a rule could want to know.
 */
interface Wrapper {
  short?: string;
  long?: string[];
  assigns?: boolean;
  operands?: number;
  free?: boolean;
}

const WRAPPERS: Record<string, Wrapper> = {
  sudo: {
    short: 'ughpCTDRrtU',
    long: ['user', 'group', 'host', 'prompt', 'chdir', 'chroot', 'close-from', 'role', 'type', 'other-user'],
    assigns: true,
  },
  doas: { short: 'uC' },
  env: { short: 'uC', long: ['unset', 'chdir'], assigns: true },
  timeout: { short: 'ks', long: ['kill-after', 'signal'], operands: 1, free: true },
  gtimeout: { short: 'ks', long: ['kill-after', 'signal'], operands: 1, free: true },
  time: { short: 'fo', long: ['format', 'output'], free: true },
  nice: { short: 'n', long: ['adjustment'], free: true },
  ionice: { short: 'cnpPu', long: ['class', 'classdata', 'pid', 'pgid', 'uid'] },
  nohup: { free: true },
  stdbuf: { short: 'ioe', long: ['input', 'output', 'error'], free: true },
  command: { free: true },
  builtin: { free: true },
  exec: { short: 'a', free: true },
  noglob: { free: true },
  setsid: {},
  chrt: { short: 'TPD', long: ['sched-runtime', 'sched-period', 'sched-deadline'], operands: 1 },
  taskset: { operands: 1 },
  numactl: { short: 'ipCNmM' },
  prlimit: {},
  chroot: { long: ['userspec', 'groups'], operands: 1 },
  unshare: { short: 'SGRw', long: ['setuid', 'setgid', 'root', 'wd', 'map-user', 'map-group'] },
  nsenter: { short: 'tSGrw', long: ['target', 'setuid', 'setgid'] },
  setpriv: { long: ['reuid', 'regid', 'groups', 'inh-caps', 'bounding-set', 'ambient-caps'] },
  gosu: { operands: 1 },
  'su-exec': { operands: 1 },
  strace: { short: 'eopsuEaIOPSbXU' },
  ltrace: { short: 'eopsuaAlnwFx' },
  valgrind: {},
  'xvfb-run': { short: 'eflnsp' },
  'dbus-run-session': { long: ['config-file', 'dbus-daemon'] },
  eatmydata: {},
  fakeroot: { short: 'lisb' },
  unbuffer: {},
  catchsegv: {},
  caffeinate: { short: 'tw' },
  proxychains: { short: 'f' },
  torsocks: { short: 'uPap' },
  'systemd-run': {
    short: 'puEHMt',
    long: ['unit', 'property', 'description', 'slice', 'uid', 'gid', 'setenv'],
  },
  'systemd-inhibit': { long: ['what', 'who', 'why', 'mode'] },
  cgexec: { short: 'g' },
  linux32: {},
  linux64: {},
  setarch: { operands: 1 },
  busybox: {},
  toybox: {},
  cpulimit: { short: 'lpe' },
  ccache: {},
  sccache: {},
  entr: {},
  watchexec: { short: 'ewdfiEs' },
  coproc: { free: true },
};

/** The command a wrapper runs, or undefined when `name` is none or it runs nothing. */
export function unwrap(name: string, argv: Value[]): { inner: Inner | undefined; free: boolean } | undefined {
  const wrapper = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined;
  if (!wrapper) return undefined;
  const free = wrapper.free ?? false;
  if (name === 'command' && argv.slice(1).some((word) => /^-[pvV]*[vV]/.test(word.text)))
    return { inner: undefined, free: true };
  const at = skipOptions(argv, 1, wrapper);
  if (at === undefined) return { inner: unsure(name), free };
  const assigns: Assign[] = [];
  let from = at;
  for (; wrapper.assigns && from < argv.length; from++) {
    const [, key, value] = /^([^=\0]+)=(.*)$/s.exec(argv[from]!.text) ?? [];
    if (key === undefined) break;
    assigns.push({ name: key, value: value ?? '' });
  }
  const own = argv.slice(from, from + (wrapper.operands ?? 0));
  if (own.some((word) => word.split)) return { inner: unsure(name), free };
  const rest = argv.slice(from + own.length);
  const isEmptyEnv = rest.length === 0 && assigns.length === 0;
  if (rest.length === 0) return { inner: undefined, free: free && isEmptyEnv };
  return { inner: { kind: 'argv', argv: rest, assigns }, free };
}

function unsure(name: string): Inner {
  return { kind: 'unknown', why: `what ${name} runs stands behind a word that is not known before it runs` };
}

/** Index of the first word behind the options; undefined when an unknown word may shift it. */
export function skipOptions(argv: Value[], start: number, spec: Wrapper): number | undefined {
  let at = start;
  for (; at < argv.length; at++) {
    const word = argv[at]!;
    if (word.split) return undefined;
    if (word.text === '--') return at + 1;
    if (!word.text.startsWith('-')) return word.text.startsWith(HOLE) ? undefined : at;
    if (!takesNext(word.text, spec)) continue;
    at++;
    if (argv[at]?.split) return undefined;
  }
  return at;
}

/** Whether an option's value is the next word: `-n 5`, `--signal KILL`; not `-n5`, `--signal=KILL`. */
function takesNext(option: string, { short = '', long = [] }: Wrapper): boolean {
  if (option.startsWith('--')) {
    const name = option.slice(2);
    return !name.includes('=') && name !== '' && long.some((one) => one.startsWith(name));
  }
  for (let i = 1; i < option.length; i++) if (short.includes(option[i]!)) return i === option.length - 1;
  return false;
}

/** `xargs` runs its words with more behind them; with `-I R` what is read stands wherever R does. */
export function unwrapXargs(argv: Value[]): Inner | undefined {
  const spec = {
    short: 'adEILnPs',
    long: ['arg-file', 'delimiter', 'max-args', 'max-procs', 'max-chars', 'process-slot-var'],
  };
  const at = skipOptions(argv, 1, spec);
  if (at === undefined) return unsure('xargs');
  const rest = argv.slice(at);
  if (rest.length === 0) return undefined;
  const holes = ['{}', ...placeholders(argv.slice(1, at))];
  const filled = rest.map((word) =>
    holes.some((hole) => hole !== '' && word.text.includes(hole)) ? { text: HOLE, split: false } : word,
  );
  return { kind: 'argv', argv: [...filled, { text: HOLE, split: true }] };
}

function placeholders(options: Value[]): string[] {
  return options.flatMap((word, i) => {
    const attached = /^-[a-zA-Z]*?[Ii](.+)$|^--replace=(.+)$/.exec(word.text);
    if (attached) return [attached[1] ?? attached[2] ?? ''];
    return /^-[a-zA-Z]*I$/.test(word.text) ? [options[i + 1]?.text ?? ''] : [];
  });
}

/** `find … -exec cmd {} ;` and its kin; several may stand in one command. */
export function unwrapFind(argv: Value[]): Inner[] {
  const inner: Inner[] = [];
  const firstOption = argv.findIndex((word, i) => i > 0 && /^[-(!]/.test(word.text));
  const [root = { text: '.', split: false }, second] = argv.slice(1, firstOption);
  const start = second || !isKnown(root) ? HOLE : `${root.text.replace(/\/$/, '')}/${HOLE}`;
  // An unquoted expansion may well hold `-exec` itself.
  if (argv.some((word, i) => i > 0 && word.split && word.text.startsWith(HOLE))) inner.push(unsure('find'));
  for (let i = 1; i < argv.length; i++) {
    if (!/^-(exec|execdir|ok|okdir)$/.test(argv[i]!.text)) continue;
    const end = argv.findIndex(
      (word, at) => at > i && (word.text === ';' || (word.text === '+' && argv[at - 1]?.text === '{}')),
    );
    const words = argv.slice(i + 1, end < 0 ? undefined : end);
    const filled = words.map((word) =>
      word.text.includes('{}') ? { text: word.text === '{}' ? start : HOLE, split: false } : word,
    );
    if (filled.length > 0) inner.push({ kind: 'argv', argv: filled });
  }
  return inner;
}

/** Programs that start another one named among their words, in a place only they know: a deny rule looks at every tail. */
const LAUNCHERS =
  /^(npx|bunx|pnpx|uvx|pipx|npm|pnpm|yarn|bun|docker|podman|kubectl|mise|asdf|direnv|devbox|poetry|pipenv|uv|bundle|conda|mamba|micromamba|rye|hatch|pdm|rbenv|pyenv|nodenv|nix|nix-shell|ssh|gdb|perf|hyperfine|firejail|proot|bwrap|parallel|start-stop-daemon|dotenv|dotenvx|op|doppler|aws-vault|chamber|envdir|script|expect|socat|make|screen|tmux|at|batch|systemctl|service|turbo|nx|lerna|rush|concurrently|nodemon|cross-env|wsl|vagrant|heroku|limactl|lima|colima|toolbox|distrobox|arch)$/;

/** The words behind each word of a launcher, as they would stand as a command of their own. */
export function tails(name: string, argv: Value[]): Value[][] {
  if (!LAUNCHERS.test(name)) return [];
  return argv.slice(1, 40).flatMap((_, i) => {
    const tail = argv.slice(i + 1);
    return isKnown(tail[0]) && !tail[0].text.startsWith('-') ? [tail] : [];
  });
}
