import { HOLE } from '../../contract/shell.js';
import type { Arithmetic } from './arithmetic.js';
import { script } from './git.js';
import { isPrivateVariable } from './variable.js';
import type { Value } from './word.js';
import type { Inner } from './wrapper.js';

/** What is known of one builtin call: what it runs, and whether an allow rule needs to name it. */
export interface BuiltinCall {
  inner: Inner[];
  free: boolean;
}

const ALWAYS_FREE =
  /^(:|true|false|eval|echo|pwd|exit|return|break|continue|shift|wait|test|\[|cd|pushd|popd|dirs|type|times|umask|sleep|printf|getopts|read|local|declare|typeset|export|readonly|unset|set|let|shopt)$/;

/** Builtins that take names of variables: a subscript in a name is evaluated, `unset 'a[$(id)]'` runs `id`. */
const TAKES_NAMES =
  /^(read|unset|printf|mapfile|readarray|declare|typeset|local|export|readonly|getopts|wait|test|\[|let)$/;

/** Reads a call of a shell builtin; undefined when `name` is none that matters. */
export function readBuiltin(name: string, argv: Value[], arithmetic: Arithmetic): BuiltinCall | undefined {
  const args = argv.slice(1);
  const inner = special(name, args);
  noteVariables(name, args, arithmetic);
  const subscript = TAKES_NAMES.test(name) ? subscripts(name, args, arithmetic) : [];
  const all = [...inner, ...subscript];
  const free = ALWAYS_FREE.test(name) && isHarmless(name, args);
  return all.length > 0 || free ? { inner: all, free } : undefined;
}

function special(name: string, args: Value[]): Inner[] {
  const has = (pattern: RegExp) =>
    args.some((word) => pattern.test(word.text) || (word.text.startsWith(HOLE) && word.split));
  switch (name) {
    case 'eval':
      return args.length === 0 ? [] : [script(args.map((word) => (word.split ? HOLE : word.text)).join(' '))];
    case 'trap':
      return trapped(args);
    case '.':
    case 'source':
      return args.length === 0
        ? []
        : unknown(
            `${name} runs what the file holds then, in this same shell; run it with bash FILE, or set what it sets yourself`,
          );
    case 'alias':
      return args.length > 0 ? unknown('alias changes what later words mean') : [];
    case 'hash':
      return has(/^-[a-z]*p/) ? unknown('hash -p changes what a name runs') : [];
    case 'enable':
      return has(/^-[a-z]*f/) ? unknown('enable -f loads code into the shell') : [];
    case 'compgen':
    case 'complete':
      return has(/^-[A-Za-z]*[CFW]/) ? unknown(`${name} can run commands`) : [];
    case 'mapfile':
    case 'readarray':
      return has(/^-[A-Za-z]*C/) ? unknown(`${name} -C runs its value`) : [];
    case 'bind':
    case 'fc':
    case 'history':
      return unknown(`${name} can run text that is not written here`);
    case 'declare':
    case 'typeset':
    case 'local':
      return has(/^[-+][A-Za-z]*[ni]/) ? unknown(`${name} with -n or -i gives values a second reading`) : [];
    default:
      return [];
  }
}

function trapped(args: Value[]): Inner[] {
  const first = args[0]?.text === '--' ? args[1] : args[0];
  if (!first || /^-[lp]?$/.test(first.text) || args.length < 2 || /^\d+$/.test(first.text)) return [];
  return first.text === '' ? [] : [script(first.split ? HOLE : first.text)];
}

function unknown(why: string): Inner[] {
  return [{ kind: 'unknown', why }];
}

/** Which variables a builtin gives a value that nobody knows. */
function noteVariables(name: string, args: Value[], arithmetic: Arithmetic): void {
  if (!/^(read|mapfile|readarray|getopts|printf)$/.test(name)) return;
  if (name === 'printf' && !args[0]?.text.startsWith('-v')) return;
  for (const { text } of args) if (/^[A-Za-z_]\w*$/.test(text)) arithmetic.filled(text);
  arithmetic.filled(name === 'read' ? 'REPLY' : 'MAPFILE');
}

function subscripts(name: string, args: Value[], arithmetic: Arithmetic): Inner[] {
  if (name === 'let') for (const { text } of args) arithmetic.evaluated(text.includes(HOLE) ? '`' : text);
  if (
    (name === 'test' || name === '[') &&
    !args.some((word) => word.text === '-v' || word.text.includes(HOLE))
  )
    return [];
  const bad = args.find(({ text }, i) => {
    if (name === 'printf' && !(i === 1 && args[0]?.text === '-v') && !text.startsWith('-v')) return false;
    if ((name === 'test' || name === '[') && !/^(-v|\0)/.test(args[i - 1]?.text ?? '')) return false;
    return /^[^=]*\[.*[$`\0]/s.test(text);
  });
  return bad ? unknown(`${name} evaluates the subscript of ${bad.text.replaceAll(HOLE, '…')}`) : [];
}

function isHarmless(name: string, args: Value[]): boolean {
  switch (name) {
    case 'printf':
      return !args[0]?.text.startsWith('-v') || isPrivateVariable(args[1]?.text ?? '');
    case 'set':
      return args.every(({ text }) =>
        /^([-+][euxfCv]+|[-+][euxfCv]*o|pipefail|errexit|nounset|xtrace|noglob)$/.test(text),
      );
    case 'shopt':
      return args.every(({ text }) =>
        /^(-[suq]+|nullglob|globstar|dotglob|failglob|extglob|nocaseglob|lastpipe|inherit_errexit)$/.test(
          text,
        ),
      );
    case 'read':
    case 'getopts':
    case 'local':
    case 'declare':
    case 'typeset':
    case 'export':
    case 'readonly':
    case 'unset':
      return args.every(
        ({ text }) =>
          text.startsWith('-') ||
          isPrivateVariable(/^[^=+[]*/.exec(text)?.[0] ?? '') ||
          (name === 'read' && /^\W*$/.test(text)),
      );
    default:
      return true;
  }
}
