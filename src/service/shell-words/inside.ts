import type { Redirection } from 'unbash';
import { HOLE } from '../../contract/shell.js';
import type { Arithmetic } from './arithmetic.js';
import { readBuiltin } from './builtin.js';
import { readGit, script } from './git.js';
import { readRunner } from './runner.js';
import { isShellProgram, unwrapInterpreter, unwrapShell } from './shell-program.js';
import type { Value } from './word.js';
import { type Inner, unwrap, unwrapFind, unwrapXargs } from './wrapper.js';

/** `own` counts the words that belong to the command itself and not to what it wraps. */
interface Inside {
  inner: Inner[];
  free: boolean;
  own: number;
}

/** What a command runs besides itself, and whether it is itself nothing a rule could want to know. */
export function insideOf(
  name: string,
  argv: Value[],
  redirects: readonly Redirection[],
  arithmetic: Arithmetic,
): Inside {
  const own = argv.length;
  if (name === '') return { inner: [], free: false, own };
  if (isShellProgram(name)) {
    const shell = unwrapShell(name, argv, redirects);
    return { inner: shell.inner ? [shell.inner] : [], free: shell.free, own: shell.own };
  }
  const wrapper = unwrap(name, argv);
  const builtin = readBuiltin(name, argv, arithmetic);
  const inner = [
    ...readRunner(name, argv),
    ...(wrapper?.inner ? [wrapper.inner] : startsShell(name, argv)),
    ...specials(name, argv),
    ...[unwrapInterpreter(name, argv, redirects)].filter((one) => one !== undefined),
    ...(builtin?.inner ?? []),
  ];
  const last = wrapper?.inner ?? specials(name, argv).find((one) => one.kind === 'argv' && name !== 'find');
  return {
    inner,
    free: (wrapper?.free || builtin?.free) ?? false,
    own: last?.kind === 'argv' ? Math.max(1, argv.length - last.argv.length) : argv.length,
  };
}

/** `sudo -s`, `su`, `chroot DIR` without a command start a shell, and that reads its stdin. */
function startsShell(name: string, argv: Value[]): Inner[] {
  if (!/^(sudo|chroot|unshare|nsenter|su)$/.test(name)) return [];
  const isOther = /^(-[a-zA-Z]*[lvVkKehc]|--(list|validate|version|help|command).*)$/;
  if (argv.some((word) => isOther.test(word.text))) return [];
  return [{ kind: 'unknown', why: `${name} starts a shell that runs what comes in by stdin` }];
}

function specials(name: string, argv: Value[]): Inner[] {
  switch (name) {
    case 'xargs':
      return [unwrapXargs(argv)].filter((one) => one !== undefined);
    case 'find':
      return unwrapFind(argv);
    case 'git':
      return readGit(argv).inner;
    case 'env':
      return argv.some((word) => /^(-[a-zA-Z0]*S|--s)/.test(word.text))
        ? [{ kind: 'unknown', why: 'env -S splits its text in a way of its own' }]
        : [];
    case 'watch':
      return watched(argv);
    case 'flock':
      return locked(argv);
    case 'parallel':
      return [{ kind: 'unknown', why: 'parallel makes commands out of its input' }];
    default:
      return [];
  }
}

/** `watch` joins its words and hands them to sh; with -x it runs them as they are. */
function watched(argv: Value[]): Inner[] {
  const at = argv.findIndex(
    (word, i) =>
      i > 0 && !word.text.startsWith('-') && !/^-[a-z]*[nq]$|^--(interval|equexit)$/.test(argv[i - 1]!.text),
  );
  if (at < 0) return [];
  if (argv.slice(0, at).some((word) => word.split))
    return [{ kind: 'unknown', why: 'what watch runs is not known' }];
  const words = argv.slice(at);
  return argv.slice(1, at).some((word) => /^(-[a-z]*x|--exec)/.test(word.text))
    ? [{ kind: 'argv', argv: words }]
    : [script(words.map((word) => (word.split ? HOLE : word.text)).join(' '))];
}

/** `flock FILE cmd …`: `-c` text is read elsewhere. */
function locked(argv: Value[]): Inner[] {
  const words = argv.slice(1);
  const at = words.findIndex(
    (word, i) =>
      !word.text.startsWith('-') &&
      !/^-[a-z]*[wE]$|^--(timeout|conflict-exit-code)$/.test(words[i - 1]?.text ?? ''),
  );
  if (at < 0) return [];
  if (words.slice(0, at + 1).some((word) => word.split))
    return [{ kind: 'unknown', why: 'what flock runs is not known' }];
  const rest = words.slice(at + 1);
  return rest.length === 0 || rest[0]!.text.startsWith('-') ? [] : [{ kind: 'argv', argv: rest }];
}
