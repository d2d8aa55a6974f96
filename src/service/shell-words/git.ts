import { HOLE } from '../../contract/shell.js';
import type { Value } from './word.js';
import type { Inner } from './wrapper.js';

const TAKES_VALUE = /^(-C|-c|--git-dir|--work-tree|--namespace|--super-prefix|--config-env|--exec-path)$/;

/** Configuration keys whose value git runs. */
const RUNS_VALUE =
  /(pager|editor|command|cmd|program|helper|driver|textconv|clean|smudge|process|external|askpass|fsmonitor|hook|uploadpack|receivepack|proxy|difffilter)/i;

/** A git command without the options in front of its subcommand, and what it runs besides itself. */
export function readGit(argv: Value[]): { plain: Value[]; inner: Inner[] } {
  const inner: Inner[] = [];
  let at = 1;
  for (; at < argv.length && argv[at]!.text.startsWith('-'); at++) {
    const option = argv[at]!;
    if (option.text === '-c' || option.text.startsWith('--config-env')) {
      const pair = option.text.includes('=')
        ? option.text.replace(/^--config-env=/, '')
        : (argv[at + 1]?.text ?? '');
      inner.push(...fromConfig(pair, option.text !== '-c'));
    }
    if (TAKES_VALUE.test(option.text)) at++;
    if (argv[at]?.split) return { plain: [argv[0]!, argv[at]!], inner };
  }
  const plain = [argv[0]!, ...argv.slice(at)];
  inner.push(...fromSubcommand(plain[1]?.text ?? '', plain.slice(2)));
  return { plain, inner };
}

function fromConfig(pair: string, isEnvName: boolean): Inner[] {
  const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
  const alias = /^alias\./i.test(key);
  if (!alias && !RUNS_VALUE.test(key) && !key.includes(HOLE)) return [];
  if (isEnvName || pair.includes(HOLE))
    return [{ kind: 'unknown', why: `git -c ${key.replaceAll(HOLE, '…')} runs a value that is not known` }];
  if (alias && !value.startsWith('!')) return [{ kind: 'argv', argv: words(`git ${value}`) }];
  const text = value.replace(/^!/, '');
  return text === '' || /^(true|false|cat)$/.test(text) ? [] : [{ kind: 'script', text }];
}

function fromSubcommand(name: string, args: Value[]): Inner[] {
  const inner: Inner[] = [];
  for (let i = 0; i < args.length; i++) {
    const { text } = args[i]!;
    const [, attached] =
      /^--(?:upload-pack|receive-pack|exec|extcmd|open-files-in-pager)=(.*)$/s.exec(text) ?? [];
    if (attached !== undefined) inner.push(script(attached));
    if (/^ext::/.test(text)) inner.push(script(text.slice(5)));
    const isExec =
      (/^(--upload-pack|--receive-pack|--exec|--extcmd)$/.test(text) ||
        (/^-[a-z]*x$/.test(text) && /^(rebase|difftool)$/.test(name)) ||
        (text === '-u' && /^(clone|ls-remote|fetch-pack)$/.test(name)) ||
        (/^--[a-z]+-filter$/.test(text) && name === 'filter-branch')) &&
      args[i + 1] !== undefined;
    if (isExec) inner.push(script(args[i + 1]!.text));
    if (/^-O./.test(text) && name === 'grep') inner.push(script(text.slice(2)));
  }
  if (name === 'bisect' && args[0]?.text === 'run') inner.push({ kind: 'argv', argv: args.slice(1) });
  if (name === 'submodule' && args.some((word) => word.text === 'foreach')) {
    const from = args.findIndex((word) => word.text === 'foreach') + 1;
    const rest = args.slice(from).filter((word) => !/^--?(recursive|quiet|q)$/.test(word.text));
    inner.push(script(rest.map((word) => word.text).join(' ')));
  }
  return inner;
}

/** Shell text that a program was given; a hole in it makes it unknown. */
export function script(text: string): Inner {
  if (text.includes(HOLE))
    return { kind: 'unknown', why: `${text.replaceAll(HOLE, '…')} is run, and not all of it is known` };
  return { kind: 'script', text };
}

function words(text: string): Value[] {
  return text.split(/\s+/).map((one) => ({ text: one, split: false }));
}
