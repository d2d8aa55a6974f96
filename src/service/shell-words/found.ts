import path from 'node:path';
import { type Found, HOLE } from '../../contract/shell.js';
import { readGit } from './git.js';
import { codeStrings } from './runner.js';
import { type Assign, isSafeVariable } from './variable.js';
import { isKnown, type Value } from './word.js';
import { tails } from './wrapper.js';

const SYSTEM_FOLDER = /^\/(usr\/(local\/)?)?s?bin\/(?=[^/]+$)|^\/opt\/homebrew\/bin\/(?=[^/]+$)/;
const MAX_SPELLINGS = 400;

/** The program's name without its folder. */
export function nameOf(word: Value | undefined): string {
  if (!word || word.split || word.text.includes(HOLE)) return '';
  return word.text.slice(word.text.lastIndexOf('/') + 1);
}

/** One command as rules see it. */
export function found(argv: Value[], assigns: Assign[], free: boolean): Found {
  const front = assigns.map(({ name, value }) => `${name}=${value}`);
  const changing = assigns
    .filter(({ name }) => !isSafeVariable(name))
    .map(({ name, value }) => `${name}=${value}`);
  const program = argv[0];
  const isSystem = program !== undefined && SYSTEM_FOLDER.test(program.text);
  const written = argv.map((word) => word.text);
  const named = [nameOf(program) || (program?.text ?? ''), ...written.slice(1)];
  const known = program === undefined || isKnown(program);
  const head = program && /\s/.test(program.text) ? JSON.stringify(program.text) : program?.text;
  return {
    text: join([...changing, ...(isSystem ? named : head === undefined ? [] : [head, ...written.slice(1)])]),
    spellings: spellings(argv, named, front),
    argv: argv.map((word) => (isKnown(word) ? word.text : undefined)),
    known,
    free: free && (program === undefined || changing.length === 0) && known,
    ...(!known && {
      why: `${shown(program.text)} stands where the program's name stands, and is not known before it runs`,
    }),
  };
}

/** A place where something unknown runs. */
export function unknownFound(why: string): Found {
  return { text: HOLE, spellings: [HOLE], argv: [undefined], known: false, free: false, why };
}

/** Text with its holes as people see them. */
export function shown(text: string): string {
  return text.replaceAll(HOLE, '…');
}

function join(words: string[]): string {
  return words.join(' ').replace(/\s*\n\s*/g, ' ');
}

/** Every way to write the same command that a deny rule should not be fooled by. */
function spellings(argv: Value[], named: string[], front: string[]): string[] {
  const name = named[0] ?? '';
  const lower = name.toLowerCase();
  const all = new Set([join(named), join(argv.map((word) => word.text)), join([...front, ...named])]);
  if (lower !== name) all.add(join([lower, ...named.slice(1)]));
  const plain = name === 'git' ? readGit(argv).plain.map((word, i) => (i === 0 ? 'git' : word.text)) : named;
  all.add(join(plain));
  const lead = name === 'git' ? 2 : 1;
  for (const words of [plain, plain.map((word, i) => (i < lead ? word : tidyPath(word)))]) {
    for (const one of reordered(words.slice(0, lead), words.slice(lead))) all.add(one);
  }
  for (const tail of tails(name, argv))
    all.add(join([nameOf(tail[0]), ...tail.slice(1).map((word) => word.text)]));
  for (const text of codeStrings(name, argv)) all.add(join([text]));
  return [...all].filter((text) => text !== '').slice(0, MAX_SPELLINGS);
}

/** `//`, `/./`, `/x/..` and a slash at the end do not make another path. */
function tidyPath(word: string): string {
  if (!/^(\/|~|\.)/.test(word)) return word;
  const tidy = path.posix.normalize(word.replace(/\/[*\0]+$/, `/${HOLE}`));
  // `./~` and `./*` are not `~` and anything.
  if (/^[~\0]/.test(tidy) && !tidy.startsWith(word[0] ?? '')) return word;
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}

const SAME: Record<string, string> = { '--recursive': 'r', '--force': 'f', '--dereference-recursive': 'R' };

/** Options in front, their letters in one cluster in every order: `rm / -v -f --recursive` is also `rm -rf /`. */
function reordered(lead: string[], rest: string[]): string[] {
  const end = rest.indexOf('--');
  const options = rest.filter((word, i) => word.startsWith('-') && word !== '-' && (end < 0 || i < end));
  const operands = rest.filter((word, i) => !(word.startsWith('-') && word !== '-') || (end >= 0 && i > end));
  const letters = new Set<string>();
  const long: string[] = [];
  for (const option of options) {
    const same = Object.entries(SAME).find(([name]) => option.length > 4 && name.startsWith(option))?.[1];
    if (same) letters.add(same);
    else if (/^-[A-Za-z]{1,4}$/.test(option)) for (const letter of option.slice(1)) letters.add(letter);
    else long.push(option);
  }
  if (lead[0] === 'rm' && letters.delete('R')) letters.add('r');
  if (options.length === 0) return [join([...lead, ...operands])];
  return arrangements([...letters].sort().slice(0, 4)).map((cluster) =>
    join([...lead, ...(cluster ? [`-${cluster}`] : []), ...long, ...operands]),
  );
}

/** Every order of every choice of letters, none included. */
function arrangements(letters: string[]): string[] {
  const all = [''];
  for (const [i, letter] of letters.entries()) {
    const others = [...letters.slice(0, i), ...letters.slice(i + 1)];
    for (const rest of arrangements(others)) all.push(letter + rest);
  }
  return all;
}
