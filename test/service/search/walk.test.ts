import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { shown, toFile } from '../../../src/service/search/name.js';
import { type LeftOut, Walker } from '../../../src/service/search/walk.js';
import { folder } from '../../helper/workspace.js';
import { gitFiles, randomFrom, randomTree } from './random-tree.js';

function filesIn(walker: Walker, start = '', dots = true, left?: LeftOut): string[] {
  const files: string[] = [];
  const next = walker.cursor(start, dots, left);
  for (let each = next(); each; each = next()) {
    for (const name of [...each.files, ...(dots ? each.dotFiles : [])]) files.push(each.path + name);
  }
  return files.sort();
}

function repository(files: Record<string, string>): string {
  const root = folder(files);
  execFileSync('git', ['init', '-q', root]);
  return root;
}

test('what is ignored is what git ignores, on random trees and rules', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const root = folder();
    randomTree(root, seed);
    expect({ seed, files: filesIn(new Walker(root)) }).toEqual({ seed, files: gitFiles(root) });
    fs.rmSync(root, { recursive: true });
  }
});

test('a kept listing is never stale, whatever is edited, and ignore rules are followed as they change', () => {
  const root = repository({ '.gitignore': 'out\n', 'a/x': '', 'a/b/y': '', 'c/z': '' });
  const walker = new Walker(root);
  const random = randomFrom(7);
  const places = ['', 'a/', 'a/b/', 'c/', 'd/'];
  for (let i = 0; i < 100; i++) {
    const at = path.join(root, random.pick(places));
    const name = random.pick(['x', 'y', 'out', 'n.log', 'sub']);
    const deed = random.pick([
      () => fs.writeFileSync(path.join(at, name), ''),
      () => fs.rmSync(path.join(at, name), { recursive: true, force: true }),
      () => fs.mkdirSync(path.join(at, name), { recursive: true }),
      () => fs.renameSync(path.join(at, name), path.join(root, random.pick(places), `r${i}`)),
      () =>
        fs.writeFileSync(
          path.join(at, '.gitignore'),
          random.pick(['', '*.log\n', 'x\n', '!out\n', '*\n!*/\n']),
        ),
      () => fs.writeFileSync(path.join(root, '.git/info/exclude'), random.pick(['', 'y\n'])),
    ]);
    try {
      deed();
    } catch {
      continue;
    }
    expect(filesIn(walker)).toEqual(filesIn(new Walker(root)));
  }
});

test('a second walk reads no folder again', async () => {
  const root = repository({ 'a/b/c': '', d: '' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const walker = new Walker(root);
  filesIn(walker);
  const { changes } = walker;
  filesIn(walker);
  expect(walker.changes).toBe(changes);
  fs.writeFileSync(path.join(root, 'a/new'), '');
  expect(filesIn(walker)).toContain('a/new');
  expect(walker.changes).toBeGreaterThan(changes);
});

test('a file that is replaced, as editors do, leaves the listing of its folder the same object', async () => {
  const root = repository({ 'a/b': 'x', 'a/c': '' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const walker = new Walker(root);
  const before = walker.folder('a/');
  const { changes, size } = walker;
  fs.writeFileSync(path.join(root, 'a/new'), 'y');
  fs.renameSync(path.join(root, 'a/new'), path.join(root, 'a/b'));
  expect(walker.folder('a/')).toBe(before);
  expect(walker).toMatchObject({ changes, size });
  fs.renameSync(path.join(root, 'a/b'), path.join(root, 'a/d'));
  expect(walker.folder('a/')?.files).toEqual(['c', 'd']);
});

test('folders that change places are seen where they are now', async () => {
  const root = repository({ 'a/in/x': '', 'b/in/y': '', 'c/z': '' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const walker = new Walker(root);
  expect(filesIn(walker)).toEqual(['a/in/x', 'b/in/y', 'c/z']);
  for (const [from, to] of [
    ['a', 't'],
    ['b', 'a'],
    ['t', 'b'],
    ['c', 'b/in/c'],
  ] as const)
    fs.renameSync(path.join(root, from), path.join(root, to));
  expect(filesIn(walker)).toEqual(['a/in/y', 'b/in/c/z', 'b/in/x']);
  fs.rmSync(path.join(root, 'b/in'), { recursive: true });
  fs.writeFileSync(path.join(root, 'b/in'), '');
  expect(filesIn(walker)).toEqual(['a/in/y', 'b/in']);
});

test('a walk does not depend on the working directory', async () => {
  const root = repository({ 'a/b/x': '', y: '' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const walker = new Walker(root);
  const before = process.cwd();
  try {
    for (const place of [root, path.join(root, 'a'), before]) {
      process.chdir(place);
      expect(filesIn(walker)).toEqual(['a/b/x', 'y']);
      expect(filesIn(walker, 'a/')).toEqual(['a/b/x']);
    }
  } finally {
    process.chdir(before);
  }
});

test('rules that name places hold where these are, whether by name, by glob or at any depth', () => {
  const root = repository({
    '.gitignore': '/only\n/a/*.tmp\n**/deep/no\na/**/x?\nw*/v\n[ab]/set\n!/a/keep.tmp\n',
    ...Object.fromEntries(
      ['only', 'a/only', 'a/1.tmp', 'b/1.tmp', 'a/keep.tmp', 'a/deep/no', 'deep/no', 'deep/no2', 'a/q/x1', 'a/x1', 'x1', 'w1/v', 'w1/u/v', 'a/set', 'b/set', 'c/set'].map((name) => [name, '']),
    ), // biome-ignore format: a list of names
  });
  expect(filesIn(new Walker(root))).toEqual(gitFiles(root));
});

test('dot files are set apart unless a ! rule brings them in; .git is never shown', () => {
  const root = repository({ '.gitignore': '!.kept\n', '.kept': '', '.env': '', '.github/a.yml': '', b: '' });
  expect(filesIn(new Walker(root), '', false)).toEqual(['.kept', 'b']);
  expect(filesIn(new Walker(root))).toEqual(['.env', '.github/a.yml', '.gitignore', '.kept', 'b']);
});

test('.ignore outranks .gitignore', () => {
  const root = repository({ '.gitignore': 'a\n', '.ignore': '!a\nb\n', a: '', b: '', c: '' });
  expect(filesIn(new Walker(root), '', false)).toEqual(['a', 'c']);
});

test('.git/info/exclude and the rules of the folders above reach a walk that starts inside a repository', () => {
  const root = repository({
    '.gitignore': '/sub/a\nlog\n',
    'sub/a': '',
    'sub/b': '',
    'sub/c': '',
    'sub/x/log': '',
  });
  fs.writeFileSync(path.join(root, '.git/info/exclude'), 'c\n');
  expect(filesIn(new Walker(path.join(root, 'sub')))).toEqual(['b']);
});

test('core.ignorecase makes rules blind to case', () => {
  const root = repository({
    '.gitignore': 'BUILD\n*.LOG\n[a]x\n',
    'build/x': '',
    'a.log': '',
    Ax: '',
    b: '',
  });
  execFileSync('git', ['config', 'core.ignorecase', 'true'], { cwd: root });
  expect(filesIn(new Walker(root), '', false)).toEqual(['b']);
  expect(filesIn(new Walker(root))).toEqual(gitFiles(root));
});

test('classes, capitals and bytes beyond ASCII mean to a rule what they mean to git, blind to case or not', () => {
  // biome-ignore format: a list of names and one of rules, \udce9 being a byte that is no UTF-8
  const names = ['b', 'B', 'c', '_', '@', 'zb', 'É', 'é', 'k', 'K', '\u212a', 's', 'ſ', '\udcc9x', '\udce9x', '\udcff'];
  const rules = [
    'B',
    '\\b',
    '\\B',
    '[b]',
    '[B]',
    '[A-C]',
    '[!B]',
    '[^A-C]*',
    '[B-B]',
    '[B-A]',
    '[z-a]b',
    '[Z-a]',
    '[[:upper:]]',
    '[![:lower:]]',
    'É',
    'é*',
    '[É]*',
    '[!é]*',
    'K',
    '\u212a',
    '[\u212a]*',
    'S*',
    '?',
    '??',
    '\udcc9*',
    '\udce9x',
    '[\udce9]?',
    '[\udcc0-\udcff]',
  ];
  const root = repository({});
  rules.forEach((rule, at) => {
    fs.mkdirSync(path.join(root, `${at}`));
    fs.writeFileSync(path.join(root, `${at}/.gitignore`), toFile(rule));
    for (const name of names) fs.writeFileSync(toFile(path.join(root, `${at}/${name}`)), '');
  });
  const others = (blind: boolean) => {
    execFileSync('git', ['config', 'core.ignorecase', `${blind}`], { cwd: root });
    expect(filesIn(new Walker(root))).toEqual(gitFiles(root));
    return filesIn(new Walker(root)).filter((file) => file.startsWith('4/'));
  };
  expect(others(false)).not.toContain('4/B');
  expect(others(true)).toContain('4/B');
});

test('the rules of the outer repository end at a nested one', () => {
  const root = repository({ '.gitignore': '*.log\n', 'a.log': '', 'in/b.log': '', 'in/c': '' });
  execFileSync('git', ['init', '-q', path.join(root, 'in')]);
  fs.writeFileSync(path.join(root, 'in/.git/info/exclude'), 'c\n');
  expect(filesIn(new Walker(root), '', false)).toEqual(['in/b.log']);
});

test('the excludes of a nested repository are followed as they come, change and go', () => {
  const root = repository({ 'in/b.log': '', 'in/c': '' });
  execFileSync('git', ['init', '-q', path.join(root, 'in')]);
  const excludes = path.join(root, 'in/.git/info/exclude');
  fs.rmSync(excludes);
  for (const each of ['', 'in', 'in/.git/info'])
    fs.utimesSync(path.join(root, each), new Date(0), new Date(1_600_000_000_001));
  const walker = new Walker(root);
  const seen = [filesIn(walker, '', false)];
  for (const text of ['c\n', '*\n']) {
    fs.writeFileSync(excludes, text);
    seen.push(filesIn(walker, '', false));
  }
  fs.rmSync(excludes);
  seen.push(filesIn(walker, '', false));
  expect(seen).toEqual([['in/b.log', 'in/c'], ['in/b.log'], [], ['in/b.log', 'in/c']]);
});

test('a worktree uses the exclude file of its repository', () => {
  const root = repository({ a: '' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e', ...args], { cwd: root });
  git('add', '.');
  git('commit', '-qm', 'x');
  git('worktree', 'add', '-q', 'tree');
  fs.writeFileSync(path.join(root, '.git/info/exclude'), 'b\n');
  fs.writeFileSync(path.join(root, 'tree/b'), '');
  expect(filesIn(new Walker(path.join(root, 'tree')), '', false)).toEqual(['a']);
});

test('links are not followed, and what is no file is counted', () => {
  const root = folder({ 'a/x': '' });
  fs.symlinkSync(root, path.join(root, 'a/loop'));
  fs.symlinkSync('x', path.join(root, 'a/link'));
  execFileSync('mkfifo', [path.join(root, 'pipe')]);
  execFileSync('mkfifo', [path.join(root, 'a/.gitignore')]);
  const left = { special: 0, unreadable: 0 };
  expect(filesIn(new Walker(root), '', true, left)).toEqual(['a/x']);
  expect(left).toEqual({ special: 2, unreadable: 0 });
});

test('a name that is not UTF-8 is kept, shown with a mark, and opens', () => {
  const root = folder();
  const bytes = Buffer.concat([Buffer.from(`${root}/caf`), Buffer.of(0xe9), Buffer.from('日.txt')]);
  fs.writeFileSync(bytes, 'hello');
  const [name] = filesIn(new Walker(root));
  expect(shown(name!)).toBe('caf\ufffd日.txt');
  expect(fs.readFileSync(toFile(`${root}/${name}`), 'utf8')).toBe('hello');
});

test('what the policy hides is left out, and so is nothing else', () => {
  const root = folder({ 'secret/key': '', 'a/key': '', b: '' });
  const walker = new Walker(root, (each) => each === 'b' || each.startsWith('secret/'));
  expect(filesIn(walker)).toEqual(['a/key']);
});

test('AGENTS.md files are noted on the way', () => {
  const root = folder({ 'AGENTS.md': '', 'a/AGENTS.md': '', 'a/b/x': '' });
  const walker = new Walker(root);
  filesIn(walker);
  expect(walker.guides).toEqual(['AGENTS.md', 'a/AGENTS.md']);
  fs.rmSync(path.join(root, 'AGENTS.md'));
  filesIn(walker);
  expect(walker.guides).toEqual(['a/AGENTS.md']);
});

test('a tree as deep as the system allows is walked without recursion', () => {
  const root = folder();
  let deep = root;
  for (let i = 0; i < 400; i++) {
    deep += '/d';
    fs.mkdirSync(deep);
  }
  fs.writeFileSync(`${deep}/x`, '');
  expect(filesIn(new Walker(root))).toHaveLength(1);
});

test('a hostile rule does not hang the walk', () => {
  const root = folder({ '.gitignore': `${'*a'.repeat(40)}b\n`, ['a'.repeat(250)]: '' });
  const started = performance.now();
  filesIn(new Walker(root));
  expect(performance.now() - started).toBeLessThan(1000);
});
