import fs from 'node:fs';
import path from 'node:path';
import { HOLE } from '../../contract/shell.js';
import { isKnown, type Value } from './word.js';

/** Paths a command names, as they stand there, before the folder it runs in is put in front. */
export interface Named {
  reads: string[];
  writes: string[];
}

/** Programs whose words are text or patterns, not paths. */
const NO_PATHS =
  /^(echo|printf|:|true|false|exit|return|kill|sleep|seq|expr|alias|export|local|declare|typeset|readonly|unset|set|shopt|read|trap|eval|type|which|date|tr|cut|fmt|wait|let|test|\[|yes|basename|dirname|uname|ps|pgrep|pkill|killall)$/;
/** The first operand is a pattern or a script. */
const PATTERN_FIRST =
  /^(grep|egrep|fgrep|zgrep|rg|ag|ack|sed|gsed|awk|gawk|mawk|nawk|jq|yq|perl|ed|ex|chmod|chown|chgrp|xmllint|ast-grep)$/;
const PATTERN_OPTION = /^(-[a-zA-Z]*[ef]|--regexp|--expression|--file|--from-file)$/;
/** Every operand is a file. */
const READS_ALL =
  /^(cat|tac|head|tail|less|more|bat|nl|wc|sort|uniq|diff|cmp|comm|od|xxd|hexdump|strings|base64|base32|md5sum|sha1sum|sha256sum|sha512sum|file|stat|ls|tree|du|source|\.|bash|sh|dash|python|python3|node|ruby|cp|mv|ln|install|rsync|tar|zip|unzip|gzip|gunzip|zcat|xz|bzip2|paste|join|split|csplit|fold|rev|readlink|realpath|cd|pushd|find|fd|vim|vi|nano|emacs|open|patch|iconv|dos2unix|openssl|gpg|scp)$/;
const WRITES_ALL =
  /^(tee|touch|mkdir|rmdir|rm|unlink|shred|truncate|mkfifo|mknod|chmod|chown|chgrp|sponge|setfacl|chattr|dos2unix|unix2dos)$/;
const WRITES_LAST = /^(cp|mv|ln|install|rsync|scp)$/;

/** What the words of one command name. */
export function pathsOf(name: string, argv: Value[]): Named {
  const named: Named = { reads: [], writes: [] };
  if (NO_PATHS.test(name)) return name === 'test' || name === '[' ? testPaths(argv) : named;
  const operands = operandsOf(name, argv);
  const isReader = READS_ALL.test(name);
  const edits = isInPlace(name, argv);
  for (const [i, word] of operands.entries()) {
    const candidate = pathIn(word.text);
    if (candidate === undefined) continue;
    const isWritten =
      WRITES_ALL.test(name) ||
      edits ||
      name === 'mv' ||
      (WRITES_LAST.test(name) && i === operands.length - 1 && operands.length > 1);
    if (isWritten) named.writes.push(candidate);
    else if (isReader || PATTERN_FIRST.test(name) || looksLikePath(candidate)) named.reads.push(candidate);
  }
  for (const [kind, value] of optionPaths(name, argv)) {
    const candidate = pathIn(value);
    if (candidate !== undefined && (kind === 'write' || looksLikePath(candidate)))
      named[kind === 'write' ? 'writes' : 'reads'].push(candidate);
  }
  return named;
}

/** Paths in what `echo` and `printf` print: `echo .git/config | xargs cat`, `cat $(echo .git/config)`. */
export function printedPaths(name: string, argv: Value[]): string[] {
  if (name !== 'echo' && name !== 'printf') return [];
  const words = argv.slice(1).flatMap(({ text }) => text.split(/\s+|\\[nt0]|[:,;"']/));
  return words.flatMap((word) => {
    const candidate = pathIn(word);
    return candidate !== undefined && looksLikePath(candidate) ? [candidate] : [];
  });
}

/** Words that are no options and no pattern. */
function operandsOf(name: string, argv: Value[]): Value[] {
  const end = argv.findIndex((word) => word.text === '--');
  const hasPatternOption = argv.some((word) => PATTERN_OPTION.test(word.text));
  let operands = argv.filter(
    (word, i) => i > 0 && (!word.text.startsWith('-') || (end > 0 && i > end)) && i !== end,
  );
  if (name === 'find') operands = argv.slice(1, nextOption(argv));
  if (name === 'git' || name === 'gh' || name === 'npm')
    operands = operands.slice(1).filter((word) => !/\s/.test(word.text));
  if (name === 'dd') return [];
  return PATTERN_FIRST.test(name) && !hasPatternOption ? operands.slice(1) : operands;
}

function nextOption(argv: Value[]): number | undefined {
  const at = argv.findIndex(
    (word, i) => i > 0 && /^(-[a-zA-Z]|[(!])/.test(word.text) && !/^-[HLPDO]/.test(word.text),
  );
  return at < 0 ? undefined : at;
}

function isInPlace(name: string, argv: Value[]): boolean {
  if (/^g?sed$/.test(name)) return argv.some((word) => /^-[nErsz]*i|^--in-place/.test(word.text));
  return /^(perl|ruby)$/.test(name) && argv.some((word) => /^-[a-z0]*i/.test(word.text));
}

/** Paths that stand in options: `-o FILE`, `--output=FILE`, `of=FILE`, `-C DIR`, `--file=/etc/passwd`, `-f/etc/passwd`. */
function optionPaths(name: string, argv: Value[]): ['read' | 'write', string][] {
  const all: ['read' | 'write', string][] = [];
  for (let i = 1; i < argv.length; i++) {
    const { text } = argv[i]!;
    const next = argv[i + 1]?.text;
    const [, key, value] = /^(-{0,2}[A-Za-z][\w-]*)=(.+)$/s.exec(text) ?? [];
    if (key !== undefined && value !== undefined)
      all.push([
        /^(of|--output|--output-file|--output-dir|--outfile|--log-file|--target-directory)$/.test(key)
          ? 'write'
          : 'read',
        value,
      ]);
    if (next !== undefined && isWriteOption(name, text)) all.push(['write', next]);
    else if (next !== undefined && /^--?[A-Za-z][\w-]*$/.test(text) && /^[/~.]/.test(next))
      all.push(['read', next]);
    if (/^-[A-Za-z][/~.@]/.test(text)) all.push(['read', text.slice(2)]);
  }
  return all;
}

function isWriteOption(name: string, option: string): boolean {
  if (/^(-o|--output|--output-document|--output-file|--out|--outfile)$/.test(option))
    return /^(curl|wget|sort|gcc|cc|clang|g\+\+|go|tsc|esbuild|jq|yq|pandoc|objdump|ld|as|rustc|javac|xz|zstd|gpg|openssl)$/.test(
      name,
    );
  if (name === 'wget') return /^-O$|^-P$|^--directory-prefix$/.test(option);
  if (/^(tar|unzip|patch)$/.test(name)) return /^(-C|--directory|-d)$/.test(option);
  if (WRITES_LAST.test(name)) return /^(-t|--target-directory)$/.test(option);
  return name === 'find' && /^-(fprint0?|fprintf|fls)$/.test(option);
}

function testPaths(argv: Value[]): Named {
  const reads = argv.flatMap((word, i) => {
    const candidate = /^-[a-hk-uwxGLNOS]$/.test(argv[i - 1]?.text ?? '') ? pathIn(word.text) : undefined;
    return candidate === undefined ? [] : [candidate];
  });
  return { reads, writes: [] };
}

/** The path in a word, cut off at the last slash before what is not known; undefined where there is none. */
export function pathIn(word: string): string | undefined {
  const text = word.replace(/^@(?=.)/, '').replace(/^file:\/\/(localhost)?(?=\/)/, '');
  if (text === '' || text === '-' || text.length > 4_096 || /^[a-z][\w+.-]*:\/\//i.test(text))
    return undefined;
  const hole = text.indexOf(HOLE);
  if (hole < 0) return text;
  const slash = text.lastIndexOf('/', hole);
  return slash < 0 ? undefined : text.slice(0, slash + 1);
}

/**
 * Whether a word that could be anything is taken for a path: where it leads out, or has a folder or an ending. An
 * absolute one whose first folder this machine does not have is a route or a pattern (`--base=/app/`, `/api/users`).
 */
function looksLikePath(text: string): boolean {
  const [root] = /^\/[^/]+/.exec(text) ?? [];
  if (root !== undefined) return !text.includes('\n') && fs.existsSync(root);
  if (/^(\/|~|\.\.?(\/|$))/.test(text) || /(^|\/)\.\.(\/|$)/.test(text)) return !/[\n]/.test(text);
  return (
    !/\s/.test(text) &&
    (/^\.?[\w@.+-]+(\/[\w@.+-]+)+\/?$/.test(text) ||
      /^\.[\w-]+/.test(text) ||
      /^[\w@+-]+\.[A-Za-z]\w{0,9}$/.test(text))
  );
}

/** A redirect's target: undefined for streams of the shell's own and for what is not known. */
export function redirectPath(value: Value): string | undefined {
  const text = isKnown(value) ? value.text : pathIn(value.text);
  if (text === undefined || /^\/dev\/(null|zero|full|stdin|stdout|stderr|tty|u?random|fd\/\d+)$/.test(text))
    return undefined;
  return text;
}

/** Puts the folder a command runs in before a path; `~` and absolute paths stay. */
export function inFolder(folder: string, text: string): string {
  if (/^[/~]/.test(text)) return text;
  if (/^~/.test(folder)) return `${folder.replace(/\/$/, '')}/${text}`;
  return path.posix.join(folder, text);
}

/** Devices that hold nothing of the machine. */
export function isHarmlessDevice(text: string): boolean {
  return /^\/dev\/(null|zero|full|stdin|stdout|stderr|u?random|fd\/\d+)$/.test(text);
}
