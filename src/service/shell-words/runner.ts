import { HOLE } from '../../contract/shell.js';
import { script } from './git.js';
import type { Value } from './word.js';
import type { Inner } from './wrapper.js';

/** What a program other than a wrapper or a shell is told to run by one of its options. */
export function readRunner(name: string, argv: Value[]): Inner[] {
  const args = argv.slice(1);
  switch (name) {
    case 'tar':
    case 'gtar':
    case 'bsdtar':
      return valuesOfOptions(
        args,
        [
          'checkpoint-action',
          'to-command',
          'use-compress-program',
          'rsh-command',
          'info-script',
          'new-volume-script',
        ],
        'IF',
      )
        .filter((value) => !/^(dot|echo|sleep=|ttyout=|bell|wait)/.test(value))
        .map((value) => script(value.replace(/^exec=/, '')));
    case 'rsync':
      return valuesOfOptions(args, ['rsh', 'rsync-path'], 'e').map(script);
    case 'ssh':
    case 'scp':
    case 'sftp':
      return args.flatMap(({ text }) => {
        const [, value] =
          /(?:^|-o)\s*(?:ProxyCommand|LocalCommand|KnownHostsCommand)[= ](.*)$/is.exec(text) ?? [];
        return value === undefined ? [] : [script(value)];
      });
    case 'rg':
      return valuesOfOptions(args, ['pre', 'hostname-bin'], '').map((value) => ({
        kind: 'argv',
        argv: [{ text: value, split: false }],
      }));
    case 'fd':
    case 'fdfind':
      return fdExec(args);
    case 'sort':
      return valuesOfOptions(args, ['compress-program'], '').map(script);
    case 'split':
      return valuesOfOptions(args, ['filter'], '').map(script);
    case 'man':
      return valuesOfOptions(args, ['pager', 'html'], 'PH').map(script);
    case 'flock':
    case 'su':
    case 'runuser':
    case 'script':
      return valuesOfOptions(args, ['command', 'session-command'], 'c').map(script);
    case 'npx':
    case 'npm':
    case 'nix-shell':
      return valuesOfOptions(args, ['call', 'run', 'command'], name === 'nix-shell' ? '' : 'c').map(script);
    case 'sed':
    case 'gsed':
      return args.some(({ text }) => hasSedExec(text))
        ? [{ kind: 'unknown', why: 'sed can run commands with e' }]
        : [];
    case 'awk':
    case 'gawk':
    case 'mawk':
    case 'nawk':
      return args.some(({ text }) =>
        /\bsystem\s*\(|\|\s*getline|\|&|(print|printf)\b[^;}\n]*\|(?!\|)|@load|@include/.test(text),
      )
        ? [{ kind: 'unknown', why: `${name} can run commands with system() and pipes` }]
        : [];
    default:
      return [];
  }
}

/** Values of `--name=v`, `--name v`, `-x v`, `-xv`. */
function valuesOfOptions(args: Value[], long: string[], short: string): string[] {
  return args.flatMap(({ text }, i) => {
    const next = args[i + 1]?.text;
    const [, name, value] = /^--([\w-]+)(?:=(.*))?$/s.exec(text) ?? [];
    if (name && long.some((one) => one.startsWith(name)))
      return value === undefined ? (next === undefined ? [] : [next]) : [value];
    const at = /^-[A-Za-z]/.test(text)
      ? [...text].findIndex((letter, index) => index > 0 && short.includes(letter))
      : -1;
    if (at < 0) return [];
    return at === text.length - 1 ? (next === undefined ? [] : [next]) : [text.slice(at + 1)];
  });
}

/** `fd … -x cmd` and `-X cmd`: everything behind it, found names filled in. */
function fdExec(args: Value[]): Inner[] {
  const at = args.findIndex(({ text }) => /^(-[a-zA-Z]*[xX]|--exec|--exec-batch)$/.test(text));
  if (at < 0 || at + 1 >= args.length) return [];
  const filled = args
    .slice(at + 1)
    .map((word) => (/\{[^}]*\}/.test(word.text) ? { text: HOLE, split: false } : word));
  return [{ kind: 'argv', argv: [...filled, { text: HOLE, split: true }] }];
}

/** GNU sed: the command `e`, or the flag `e` of `s///`. Rough on purpose: what may be one is taken for one. */
function hasSedExec(text: string): boolean {
  if (text.startsWith('-'))
    return /^--expression=|^-[a-z]*e./.test(text) && hasSedExec(text.replace(/^--expression=|^-[a-z]*e/, ''));
  return (
    /(^|[;{}\n])\s*([\d$,~+!\s]|\/[^/]*\/I?)*e(\s|$|;)/.test(text) ||
    /(^|[;{}\n\s\d$/,])s(.)(?:\\.|(?!\2).)*\2(?:\\.|(?!\2).)*\2[gpiImM0-9]*e/s.test(text)
  );
}

const INTERPRETER =
  /^(python[\d.]*|pypy[\d.]*|perl[\d.]*|ruby[\d.]*|node|nodejs|deno|bun|php[\d.]*|lua[\d.]*|osascript|Rscript|julia|tclsh|groovy|scala|ipython)$/;

/** Strings inside code given to an interpreter on its command line: a deny rule looks at them as at commands. */
export function codeStrings(name: string, argv: Value[]): string[] {
  if (!INTERPRETER.test(name)) return [];
  const code = argv.slice(1).filter((word) => /["'`]/.test(word.text));
  return code.flatMap(({ text }) => {
    const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gs)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    );
    return strings
      .slice(0, 30)
      .flatMap((one, i) => (i + 1 < strings.length ? [one, strings.slice(i, i + 12).join(' ')] : [one]));
  });
}
