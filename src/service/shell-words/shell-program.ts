import type { HereDoc, Redirection } from 'unbash';
import { HOLE } from '../../contract/shell.js';
import { isKnown, oneValueOf, type Value } from './word.js';
import type { Inner } from './wrapper.js';

const BASH_LIKE = /^(bash|rbash)$/;
const POSIX_LIKE = /^(sh|dash|ash)$/;
const OTHERS =
  /^(zsh|ksh|ksh93|mksh|oksh|fish|csh|tcsh|pwsh|powershell|powershell\.exe|cmd|cmd\.exe|nu|elvish|xonsh|yash|osh)$/;

export function isShellProgram(name: string): boolean {
  return BASH_LIKE.test(name) || POSIX_LIKE.test(name) || OTHERS.test(name);
}

/** What `sh …` runs: `-c` text, a script file (nothing to add), or what comes in by stdin. `free`: harmless options only. */
export function unwrapShell(
  name: string,
  argv: Value[],
  redirects: readonly Redirection[],
): { inner: Inner | undefined; free: boolean; own: number } {
  let hasCommand = false;
  let fromStdin = false;
  let free = true;
  let at = 1;
  for (; at < argv.length; at++) {
    const word = argv[at]!;
    if (word.split || word.text.includes(HOLE))
      return { inner: unknown(name, 'has words that are not known'), free: false, own: 1 };
    if (/^--(version|help)$/.test(word.text)) return { inner: undefined, free: true, own: 1 };
    if (word.text === '--' || word.text === '-') {
      at++;
      break;
    }
    if (!/^[-+]/.test(word.text)) break;
    if (!/^-[ceux]+$|^-o$/.test(word.text)) free = false;
    if (/^--(rcfile|init-file)$/.test(word.text) || /^[-+][a-zA-Z]*[oO]$/.test(word.text)) at++;
    if (/^-[a-zA-Z]*c/.test(word.text)) hasCommand = true;
    if (/^-[a-zA-Z]*s/.test(word.text)) fromStdin = true;
  }
  if (hasCommand) return { inner: commandText(name, argv[at]), free, own: at };
  const file = argv[at];
  if (file && !fromStdin && !/^\/dev\/(stdin|fd\/)|^\/proc\/.*\/fd\//.test(file.text))
    return {
      inner: isKnown(file) ? undefined : unknown(name, 'runs a script that is not known'),
      free: false,
      own: at + 1,
    };
  const inner = stdinText(name, redirects);
  return { inner, free: free && inner.kind === 'script', own: at };
}

function commandText(name: string, script: Value | undefined): Inner {
  if (!script) return unknown(name, '-c has no command');
  if (!isKnown(script)) return unknown(name, '-c runs text that is not known before it runs');
  return shellText(name, script.text);
}

/** Text for a shell; where the shell may read it in another way than bash, it is not known. */
export function shellText(name: string, text: string): Inner {
  if (OTHERS.test(name)) return unknown(name, 'is a shell whose language is not read here; use bash');
  if (
    POSIX_LIKE.test(name) &&
    /\$['"]|\[\[|\(\(|[<>]\(|<<<|&>|\|&|\b(function|select|coproc|time)\b|\\$/.test(text)
  )
    return unknown(name, 'may read this text in another way than bash; use bash -c');
  return { kind: 'script', text, posix: POSIX_LIKE.test(name) };
}

const INTERPRETER =
  /^(python[\d.]*|pypy[\d.]*|perl[\d.]*|ruby[\d.]*|node|nodejs|php[\d.]*|lua[\d.]*|osascript|Rscript)$/;

/** An interpreter without a program of its own runs what comes in by stdin: known is only what stands in the command. */
export function unwrapInterpreter(
  name: string,
  argv: Value[],
  redirects: readonly Redirection[],
): Inner | undefined {
  if (!INTERPRETER.test(name)) return undefined;
  const code = argv.find(
    (_, i) => i > 0 && /^-[a-zA-Z]*[cerE]$|^--(eval|print|run)$/.test(argv[i - 1]!.text),
  );
  if (code?.text === HOLE) return unknown(name, 'runs text that is not known before it runs');
  const rest = argv.slice(1);
  if (rest.some((word) => word.split || /^-[a-zA-Z]*[cemrEpVvh]|^--./.test(word.text))) return undefined;
  if (rest.some((word) => word.text !== '-' && !word.text.startsWith('-'))) return undefined;
  const input = redirects.filter((one) => isStdin(one)).at(-1);
  return input ? undefined : unknown(name, 'runs what comes in by stdin, which is not known before it runs');
}

/** A here-document or here-string without expansions is known; everything else that comes by stdin is not. */
function stdinText(name: string, redirects: readonly Redirection[]): Inner {
  const input = redirects.filter((one) => isStdin(one)).at(-1);
  if (input?.type === 'HereString' && input.target) {
    const value = oneValueOf(input.target);
    if (!value.text.includes(HOLE)) return shellText(name, value.text);
  }
  const text = input?.type === 'HereDoc' ? heredocText(input) : undefined;
  if (text !== undefined) return shellText(name, text);
  return unknown(name, 'runs what comes in by stdin, which is not known before it runs');
}

function isStdin(one: Redirection): boolean {
  const fd = one.descriptor;
  const isInput = one.type !== 'Redirect' || /^(<|<>|<&)$/.test(one.operator);
  return isInput && (fd === undefined || (fd.type === 'FileDescriptor' && fd.value === 0));
}

function heredocText(doc: HereDoc): string | undefined {
  const raw = doc.operator === '<<-' ? doc.body.text.replace(/^\t+/gm, '') : doc.body.text;
  if (doc.delimiter?.quoted) return raw;
  return /[$`\\]/.test(raw) ? undefined : raw;
}

function unknown(name: string, why: string): Inner {
  return { kind: 'unknown', why: `${name} ${why}` };
}
