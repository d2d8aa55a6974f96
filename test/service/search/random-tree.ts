import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nameFromBytes, toFile } from '../../../src/service/search/name.js';

interface Random {
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
}

/** A small generator that gives the same sequence for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed | 1;
  const below = (n: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
  return { below, pick: (list) => list[below(list.length)]! };
}

// biome-ignore format: a word list
const NAMES = [
  'a', 'b', 'c', 'foo', 'bar', 'x.js', 'y.ts', 'a.log', 'foo.js', '.env', '.hid', 'B', '[x]', 'a b', 'é.txt', 'É', 'build',
  'node_modules', 'v1.2.log', 'x~', '#h', '!n', 'a\\b', 'x.js ', '-', 'a-c', '*', 'foo**bar', '日本.ts', ']',
  'Foo', 'BAR', 'X.JS', 'A.Log', 'k', 'K', '\u212a', 's', 'ſ', '\udcc9', '\udce9.txt', 'é\udcff', '@', '`', '{',
];
// biome-ignore format: a word list
const RULES = [
  'a', '*.js', '/a', 'a/', 'foo/*', '!foo/bar', '**/bar', 'a/**', 'a/**/b', '*.l?g', '[ab]', '[!a]*', 'b/', '!b/', '/*',
  '!/foo/', '*', '!*/', '!*.js', 'foo.*', '**', '**/', 'a/*/c', '\\#h', '\\!n', '.*', '!.env', 'x.js ', 'x.js\\ ', 'é*', '*/a',
  '/foo/**/x.js', 'build', 'node_modules/', '**/build/**', 'foo**bar', '[[:alpha:]]', 'a\\ b', '*.log', '!v1*', '\\[x\\]',
  '[a-c]', 'a?', 'B', '/**/c', '**/a/b', 'c/**', '?.txt', '??.txt', '[^a-z]*', '[]x]', '[a-]*', '[z-a]b', '[', 'a[', '\\',
  '*\\', 'a/**b', '***', '/**', '**/*.js', 'a//b', './a', '/', '!', '# x', ' ', '  a', 'a/./b', '日*', '[日]*', '*.ts\r',
  '[!.]*', '*[!a-z]', 'f[a-o]o', '!/**/', '/a/*/', '**/foo/*', 'foo/**/', '[[:upper:]]*', '[[:nope:]]', '[\\]]', '\\*', '!a/b/c',
  '[[:lower:]]*', '[A-Z]*', '[B]', '[^B]', '\\B', '\\b', '[Z-a]', '[!A-F]*', '[@-C]', 'K*', '*S', '\udce9*', '[\udcc0-\udcff]*', 'É?',
];

// biome-ignore format: a list
const PARTS = [
  'a', 'b', 'foo', 'bar', 'x', 'y', '.js', '.log', '.', 'é', 'É', '日', '-', ' ', '*', '*', '**', '***', '?', '[ab]', '[!a]', '[^b]',
  '[a-f]', '[!.]', '[]x]', '[!]x]', '[a-]', '[-a]', '[\\]]', '[\\-x]', '[[:alpha:]]', '[[:digit:].]', '[![:upper:]]', '[[:space:]]',
  '[b-a]', '[é]', '[a', '\\a', '\\*', '\\?', '\\[', '\\\\', '#', '!', 'B', 'v1', '~', '[x]', '{a,b}', '[.-0]', '[,-.]', '[/]', 'a[/]b',
  'F', 'X.JS', '[B]', '[A-Z]', '[^A-F]', '[[:lower:]]', '[_-a]', '[B-B]', '[Z-A]', '\\B', 'K', '\u212a', 'ſ', '\udce9', '[\udce9]',
];

/** A rule put together of parts. */
function makeRule(random: Random): string {
  const { below, pick } = random;
  const part = (): string => Array.from({ length: 1 + below(3) }, () => pick(PARTS)).join('');
  const middle = Array.from({ length: 1 + below(below(3) + 1) }, () =>
    pick([part, part, () => pick(NAMES), () => '**'])(),
  );
  const before = pick(['', '', '', '!', '!', '/', '/', '!/', '**/', '!**/', '\\', '  ', '//']);
  return (
    before +
    middle.join('/') +
    pick(['', '', '', '', '/', '/', '/*', '/**', '/**/', ' ', '\\ ', '\r', '\t', '//'])
  );
}

/** Fills `root` with folders, files and `.gitignore` files that a seed decides, and makes it a repository. */
export function randomTree(root: string, seed: number): void {
  const random = randomFrom(seed);
  makeRepository(root, seed % 3 === 0);
  const folders = [''];
  for (let i = 0; i < 14; i++) {
    const folder = `${random.pick(folders)}${random.pick(NAMES)}/`;
    if (!make(() => fs.mkdirSync(toFile(path.join(root, folder))))) continue;
    folders.push(folder);
  }
  for (let i = 0; i < 40; i++) {
    const file = path.join(root, random.pick(folders), random.pick(NAMES));
    make(() => fs.writeFileSync(toFile(file), 'x', { flag: 'wx' }));
  }
  for (const folder of folders) {
    if (folder !== '' && random.below(5) > 0) continue;
    make(() => fs.writeFileSync(toFile(path.join(root, folder, '.gitignore')), makeRules(random)));
  }
  if (random.below(4) === 0) fs.writeFileSync(path.join(root, '.git/info/exclude'), makeRules(random));
}

/** What `git init` makes, quicker. */
function makeRepository(root: string, ignoreCase: boolean): void {
  const files = {
    HEAD: 'ref: refs/heads/main\n',
    config: `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tignorecase = ${ignoreCase}\n`,
  };
  for (const name of ['objects', 'refs', 'info'])
    fs.mkdirSync(path.join(root, '.git', name), { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, '.git', name), text);
}

/** What is in an ignore file: text, or bytes where it is no UTF-8. */
export function makeRules(random: Random): string | Buffer {
  const rule = (): string => (random.below(2) === 0 ? random.pick(RULES) : makeRule(random));
  const rules = Array.from({ length: 1 + random.below(5) }, rule);
  return toFile(
    `${random.below(30) === 0 ? '\ufeff' : ''}${rules.join('\n')}${random.pick(['\n', '\n', ''])}`,
  );
}

/** What git, run with `options`, lists as neither tracked nor ignored. */
export function gitFiles(root: string, options: readonly string[] = []): string[] {
  const args = [...options, '-c', 'core.quotepath=off', 'ls-files', '-z', '-o', '--exclude-standard'];
  return nameFromBytes(execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 }))
    .split('\0')
    .filter(Boolean)
    .sort();
}

function make(deed: () => void): boolean {
  try {
    deed();
    return true;
  } catch {
    return false;
  }
}
