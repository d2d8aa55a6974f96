import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Git } from '../../../src/service/git.js';
import { commit, git, gitBytes, repository } from '../../helper/repository.js';
import { folder } from '../../helper/workspace.js';

const open = (root: string) => new Git({ root, env: process.env });
const badName = Buffer.from('bad\xff.txt', 'latin1');
const at = (root: string, name: Buffer) => Buffer.concat([Buffer.from(`${root}/`), name]);

test('a folder without a repository is told apart, and asking for more says so', async () => {
  const root = folder();
  expect(await open(root).isRepository()).toBe(false);
  await expect(open(root).changedPaths('0'.repeat(40))).rejects.toThrow('is not in a git work tree');
});

test('an empty repository has no head, and a missing commit is undefined', async () => {
  const root = folder();
  git(root, 'init', '-q', '-b', 'main');
  expect(await open(root).headSha()).toBe('');
  expect(await open(root).branch()).toBe('main');
  expect(await open(root).resolve('f'.repeat(40))).toBeUndefined();
  expect(await open(root).resolve('--help')).toBeUndefined();
});

test('files are read at a commit, whatever the work tree says now', async () => {
  const root = repository({ 'a/b.txt': 'old\r\n', bin: Buffer.from([0, 255, 10, 0]) });
  const sha = git(root, 'rev-parse', 'HEAD');
  fs.writeFileSync(path.join(root, 'a/b.txt'), 'new');
  const g = open(root);
  expect((await g.fileAt(sha, 'a/b.txt'))?.toString()).toBe('old\r\n');
  expect(await g.fileAt(sha, './a/../bin')).toEqual(Buffer.from([0, 255, 10, 0]));
  for (const missing of ['a', 'none', '../x', '/etc/passwd', 'a/b.txt\nHEAD', '', '.'])
    expect(await g.fileAt(sha, missing)).toBeUndefined();
  expect(await g.fileAt('0'.repeat(40), 'bin')).toBeUndefined();
  expect(await g.fileAt(sha, 'bin', 3)).toBeUndefined();
});

test('a symlink in a commit is followed inside it and never out of it', async () => {
  const root = repository({ 'AGENTS.md': 'rules' });
  fs.symlinkSync('AGENTS.md', path.join(root, 'CLAUDE.md'));
  fs.symlinkSync('/etc/passwd', path.join(root, 'out.md'));
  fs.symlinkSync('loop.md', path.join(root, 'loop.md'));
  const sha = commit(root, {});
  const g = open(root);
  expect((await g.fileAt(sha, 'CLAUDE.md'))?.toString()).toBe('rules');
  expect(await g.fileAt(sha, 'out.md')).toBeUndefined();
  expect(await g.fileAt(sha, 'loop.md')).toBeUndefined();
});

test('a folder is listed at a commit', async () => {
  const root = repository({ 'r/a.yml': '', 'r/sub/b.yml': '' });
  fs.symlinkSync('a.yml', path.join(root, 'r/z.yml'));
  const sha = commit(root, {});
  expect(await open(root).listAt(sha, 'r')).toEqual([
    { path: 'a.yml', type: 'file' },
    { path: 'sub', type: 'folder' },
    { path: 'z.yml', type: 'symlink' },
  ]);
  expect((await open(root).listAt(sha, '.')).map((entry) => entry.path)).toEqual(['r']);
  expect(await open(root).listAt(sha, 'none')).toEqual([]);
  expect(await open(root).listAt(sha, 'r/a.yml')).toEqual([]);
});

/** Changes of every kind that a patch must carry. */
function changeEverything(root: string): void {
  const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(root, name), content);
  write('edited.txt', 'one\nTWO\nthree\n');
  write('crlf.txt', 'a\r\nB\r\n');
  write('no-newline.txt', 'end without');
  write('picture.png', Buffer.from([137, 80, 78, 71, 0, 255, 1, 2]));
  write('new dir.bin', Buffer.from([0, 1, 2, 3, 0]));
  fs.mkdirSync(path.join(root, 'deep/er'), { recursive: true });
  write('deep/er/café 😀.txt', 'neu\n');
  write('tab\there "q".txt', 'x\n');
  fs.writeFileSync(at(root, badName), 'bytes\n');
  fs.chmodSync(path.join(root, 'tool.sh'), 0o755);
  fs.rmSync(path.join(root, 'gone.txt'));
  fs.renameSync(path.join(root, 'long.txt'), path.join(root, 'moved.txt'));
  fs.symlinkSync('edited.txt', path.join(root, 'link'));
  fs.rmSync(path.join(root, 'file-to-dir'));
  fs.mkdirSync(path.join(root, 'file-to-dir'));
  write('file-to-dir/inner', 'x\n');
  write('empty', '');
}

const START = {
  'edited.txt': 'one\ntwo\nthree\n',
  'crlf.txt': 'a\r\nb\r\n',
  'no-newline.txt': 'end with\n',
  'picture.png': Buffer.from([137, 80, 78, 71, 0, 254]),
  'tool.sh': '#!/bin/sh\n',
  'gone.txt': 'bye\n',
  'long.txt': Array.from({ length: 60 }, (_, i) => `line ${i}\n`).join(''),
  'file-to-dir': 'plain\n',
};

test('the patch of a work tree makes a clean clone the same tree: binary, names, modes, links, renames', async () => {
  const root = repository(START);
  const start = git(root, 'rev-parse', 'HEAD');
  const before = fs.readFileSync(path.join(root, '.git/index'));
  changeEverything(root);
  const patch = await open(root).diff(start);
  expect(fs.readFileSync(path.join(root, '.git/index'))).toEqual(before);

  const clone = folder();
  git(clone, 'clone', '-q', root, '.');
  gitBytes(clone, ['apply', '--index', '--whitespace=nowarn'], patch);
  git(root, 'add', '-A');
  expect(git(clone, 'write-tree')).toBe(git(root, 'write-tree'));
  expect(patch.toString('latin1')).toContain('rename from long.txt');
});

test('every changed path is named, with the bytes of a name that is no UTF-8', async () => {
  const root = repository(START);
  const start = git(root, 'rev-parse', 'HEAD');
  changeEverything(root);
  const changed = await open(root).changedPaths(start);
  const state = Object.fromEntries(changed.map((each) => [each.path, each.state]));
  expect(state).toEqual({
    '"bad\\377.txt"': 'added',
    'crlf.txt': 'modified',
    'deep/er/café 😀.txt': 'added',
    'edited.txt': 'modified',
    empty: 'added',
    'file-to-dir': 'deleted',
    'file-to-dir/inner': 'added',
    'gone.txt': 'deleted',
    link: 'added',
    'long.txt': 'deleted',
    'moved.txt': 'added',
    'new dir.bin': 'added',
    'no-newline.txt': 'modified',
    'picture.png': 'modified',
    'tab\there "q".txt': 'added',
    'tool.sh': 'modified',
  });
  expect(Buffer.from(changed.find((each) => each.bytes)!.bytes!)).toEqual(badName);
});

test('a clean work tree has no changes and an empty patch', async () => {
  const root = repository(START);
  const start = git(root, 'rev-parse', 'HEAD');
  expect(await open(root).changedPaths(start)).toEqual([]);
  expect((await open(root).diff(start)).length).toBe(0);
});

test('what was committed, staged or hidden with index flags during the run is part of the change', async () => {
  const root = repository({ a: '1\n', b: '1\n', c: '1\n', d: '1\n' });
  const start = git(root, 'rev-parse', 'HEAD');
  commit(root, { a: '2\n' });
  fs.writeFileSync(path.join(root, 'b'), '2\n');
  git(root, 'add', 'b');
  git(root, 'update-index', '--assume-unchanged', 'c');
  git(root, 'update-index', '--skip-worktree', 'd');
  fs.writeFileSync(path.join(root, 'c'), '2\n');
  fs.writeFileSync(path.join(root, 'd'), '2\n');
  expect((await open(root).changedPaths(start)).map((each) => each.path)).toEqual(['a', 'b', 'c', 'd']);
});

test('ignored files are named only when asked for, and a nested repository is one entry that no patch carries', async () => {
  const root = repository({ '.gitignore': 'out/\n' });
  const start = git(root, 'rev-parse', 'HEAD');
  fs.mkdirSync(path.join(root, 'out'));
  fs.writeFileSync(path.join(root, 'out/x'), '');
  fs.mkdirSync(path.join(root, 'inner'));
  git(path.join(root, 'inner'), 'init', '-q');
  commit(path.join(root, 'inner'), { x: 'y' });
  fs.mkdirSync(path.join(root, '.galley/runs/1'), { recursive: true });
  fs.writeFileSync(path.join(root, '.galley/runs/1/transcript.jsonl'), '');
  const skip = (name: string) => name.startsWith('.galley/runs/');
  expect(await open(root).changedPaths(start, { skip })).toEqual([{ path: 'inner/', state: 'nested' }]);
  expect(await open(root).changedPaths(start, { skip, ignored: true })).toEqual([
    { path: 'inner/', state: 'nested' },
    { path: 'out/', state: 'ignored' },
  ]);
  expect((await open(root).diff(start, { skip })).length).toBe(0);
});

test('no hook, filter, fsmonitor or external diff of the repository runs, and the work tree cannot be moved', async () => {
  const root = repository({ 'a.txt': '1\n', '.gitattributes': '*.txt filter=evil diff=evil\n' });
  const start = git(root, 'rev-parse', 'HEAD');
  const proof = path.join(folder(), 'ran');
  const g = open(root);
  await g.headSha();
  const evil = `sh -c 'echo "$0" >> ${proof}; cat' `;
  for (const [key, value] of [
    ['filter.evil.clean', `${evil}clean`],
    ['filter.evil.smudge', `${evil}smudge`],
    ['filter.evil.process', `${evil}process`],
    ['filter.evil.required', 'true'],
    ['diff.evil.textconv', `${evil}textconv`],
    ['diff.evil.command', `${evil}command`],
    ['diff.external', `${evil}external`],
    ['core.fsmonitor', `${evil}fsmonitor`],
    ['core.pager', `${evil}pager`],
    ['core.worktree', '/'],
    ['diff.noprefix', 'true'],
    ['diff.submodule', 'log'],
    ['color.ui', 'always'],
  ] as const)
    git(root, 'config', key, value);
  fs.writeFileSync(path.join(root, '.git/hooks/post-checkout'), `#!/bin/sh\necho hook >> ${proof}\n`, {
    mode: 0o755,
  });
  fs.writeFileSync(path.join(root, 'a.txt'), '2\n');
  expect((await g.changedPaths(start)).map((each) => each.path)).toEqual(['a.txt']);
  expect((await g.diff(start)).toString()).toContain('--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-1\n+2\n');
  expect((await g.diffWorkTree(start)).toString()).toContain('+2\n');
  fs.writeFileSync(path.join(root, 'a.txt'), '1\n');
  await g.checkout(start);
  await expect(g.checkout('--orphan=x')).rejects.toThrow('is not a full commit hash');
  expect(fs.existsSync(proof)).toBe(false);
});

test('a git that does not answer is killed', async () => {
  const root = repository();
  await expect(open(root).run(['cat-file', '--batch'], { timeout: 5000, max: 1 })).resolves.toMatchObject({
    code: 0,
  });
  git(root, 'config', 'alias.wait', '!sleep 60');
  const started = Date.now();
  await expect(open(root).run(['wait'], { timeout: 300 })).rejects.toThrow('no answer after 0.3 s');
  expect(Date.now() - started).toBeLessThan(5000);
});

test('the token stands in no argument, and the environment of git holds nothing it does not need', async () => {
  const root = repository();
  const env = { ...process.env, OPENAI_API_KEY: 'sk-secret', INPUT_TOKEN: 'secret' };
  git(root, 'config', 'alias.show-env', '!env');
  const g = new Git({ root, env, token: 'ghs_token', serverUrl: 'https://ghe.example.com/' });
  const seen = (await g.run(['show-env'])).stdout.toString();
  expect(seen).not.toContain('secret');
  expect(seen).not.toContain('ghs_token');
  expect(seen).toContain('http.https://ghe.example.com/.extraheader');
});

test.each<[string, (root: string) => string]>([
  ['the checkout', (root) => path.join(root, 'bin')],
  ['a relative folder', () => 'bin'],
  ['nothing else', () => ''],
])('a git that the checkout brings along is not run, with %s first on PATH', async (name, first) => {
  const root = repository({ 'bin/git': '#!/bin/sh\ntouch ran\n', git: '#!/bin/sh\ntouch ran\n' });
  for (const file of ['bin/git', 'git']) fs.chmodSync(path.join(root, file), 0o755);
  const PATH = name === 'nothing else' ? first(root) : `${first(root)}:${process.env.PATH}`;
  const { HOME = '' } = process.env;
  expect(await new Git({ root, env: { PATH: PATH || '.', HOME } }).isRepository()).toBe(true);
  expect(fs.existsSync(path.join(root, 'ran'))).toBe(false);
});
