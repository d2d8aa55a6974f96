import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Access } from '../../src/contract/access.js';
import { ToolError } from '../../src/contract/error.js';
import { Files } from '../../src/service/files.js';
import { writeWhole } from '../../src/service/write-whole.js';
import { folder } from '../helper/workspace.js';

function files(content: Record<string, string | Buffer> = {}): Files {
  return new Files({ root: folder(content), guard: () => {} });
}
const at = (kit: Files, name: string) => path.join(kit.root, name);
const disk = (kit: Files, name: string) => fs.readFileSync(at(kit, name), 'utf8');
const isRoot = process.getuid?.() === 0;

test.each([
  ['nul.txt', Buffer.from('a\0b'), 'is a binary file (NUL at byte 1)'],
  ['picture.png', Buffer.from('not a picture\0'), 'is a binary file'],
  ['latin.txt', Buffer.from([0x68, 0xe9]), 'is not UTF-8 text'],
  ['cut.txt', Buffer.from('é').subarray(0, 1), 'is not UTF-8 text'],
  ['wide.txt', Buffer.from('\uFEFFab', 'utf16le'), 'is UTF-16 text'],
  ['big.txt', Buffer.alloc(1024 * 1024 + 1, 'a'), 'more than the 1 MiB that are read'],
])('%s is judged by its bytes, not by its name', async (name, bytes, why) => {
  await expect(files({ [name]: bytes }).openText(name)).rejects.toThrow(why);
});

test('what is not a regular file is refused at once', async () => {
  const kit = files({ 'folder/x': '' });
  await expect(kit.openText('folder')).rejects.toThrow('folder is a folder');
  await expect(kit.openText('none')).rejects.toThrow('Cannot read none: there is no such file.');
  await expect(kit.openText('folder/x/y')).rejects.toThrow('a part of the path is a file');
  if (process.platform === 'win32') return;
  execFileSync('mkfifo', [at(kit, 'fifo')]);
  await expect(kit.openText('fifo')).rejects.toThrow('fifo is not a regular file');
  await expect(kit.openText('/dev/zero')).rejects.toThrow('/dev/zero is not a regular file');
  await expect(writeWhole(kit, 'fifo', 'x', 'numbered')).rejects.toThrow('fifo is not a regular file');
  await expect(writeWhole(kit, 'folder', 'x', 'numbered')).rejects.toThrow('folder is a folder');
});

test('a file that claims to be empty but never ends is read up to the cap', async () => {
  if (!fs.existsSync('/proc/self/maps')) return;
  expect((await files().openText('/proc/self/status')).text).toContain('Pid:');
});

test('the guard is asked at the moment of use, for reading and for writing', async () => {
  const asked: Access[] = [];
  const root = folder({ a: 'x' });
  const kit = new Files({
    root,
    guard: (access) => {
      asked.push(access);
      if (access.kind === 'write') throw new ToolError('no writing here');
    },
  });
  await kit.openText('a');
  expect(asked).toEqual([{ kind: 'read', path: 'a' }]);
  await expect(writeWhole(kit, 'b', 'x', 'numbered')).rejects.toThrow('no writing here');
  await expect(kit.move('a', 'b')).rejects.toThrow('no writing here');
  expect(fs.readdirSync(root)).toEqual(['a']);
});

test('a symlink is never written through, and the answer names the file it leads to', async () => {
  const kit = files({ 'real.txt': 'x' });
  fs.symlinkSync('real.txt', at(kit, 'link'));
  fs.symlinkSync('/etc/galley-not-there', at(kit, 'dangling'));
  await expect(kit.openToChange('link')).rejects.toThrow(
    'link is a symlink. Edit the file it leads to, real.txt.',
  );
  await expect(writeWhole(kit, 'dangling', 'x', 'numbered')).rejects.toThrow('dangling is a symlink');
  await expect(writeWhole(kit, 'dangling/', 'x', 'numbered')).rejects.toThrow('dangling/ is a symlink');
});

test('mode, hard links and owner of a file outlive an edit', async () => {
  if (process.platform === 'win32') return;
  const kit = files({ 'run.sh': 'old', 'one.txt': 'old' });
  fs.chmodSync(at(kit, 'run.sh'), 0o751);
  fs.linkSync(at(kit, 'one.txt'), at(kit, 'two.txt'));
  if (isRoot) fs.chownSync(at(kit, 'run.sh'), 12345, 54321);
  for (const name of ['run.sh', 'one.txt']) await kit.put(name, `new ${name}`, await kit.openToChange(name));
  const { mode, uid, gid } = fs.statSync(at(kit, 'run.sh'));
  expect(mode & 0o777).toBe(0o751);
  if (isRoot) expect([uid, gid]).toEqual([12345, 54321]);
  expect(disk(kit, 'two.txt')).toBe('new one.txt');
  expect(fs.readdirSync(kit.root).sort()).toEqual(['one.txt', 'run.sh', 'two.txt']);
});

test('a file that is marked read-only stays as it is', async () => {
  const kit = files({ 'a.txt': 'old' });
  fs.chmodSync(at(kit, 'a.txt'), 0o444);
  await expect(kit.openToChange('a.txt')).rejects.toThrow('a.txt is marked read-only');
});

test('a file that changes between read and write is refused, and the other change is kept', async () => {
  const kit = files({ 'log.txt': 'one\n' });
  const loaded = await kit.openToChange('log.txt');
  fs.appendFileSync(at(kit, 'log.txt'), 'two\n');
  await expect(kit.put('log.txt', 'mine\n', loaded)).rejects.toThrow(
    'log.txt changed while it was being edited. Nothing was written',
  );
  expect(disk(kit, 'log.txt')).toBe('one\ntwo\n');
  expect(fs.readdirSync(kit.root)).toEqual(['log.txt']);
});

test('what another process appends between the last look and the rename comes back', async () => {
  const kit = files({ 'log.txt': 'one\n' });
  const loaded = await kit.openToChange('log.txt');
  // The rename is the moment: the appender has the file open, and writes just before it.
  const log = fs.openSync(at(kit, 'log.txt'), 'a');
  const rename = fs.promises.rename;
  let armed = true;
  fs.promises.rename = async (from, to) => {
    if (armed) fs.writeSync(log, 'two\n');
    armed = false;
    return rename(from, to);
  };
  try {
    await expect(kit.put('log.txt', 'mine\n', loaded)).rejects.toThrow(
      'log.txt changed while it was being edited',
    );
  } finally {
    fs.promises.rename = rename;
  }
  fs.writeSync(log, 'three\n');
  fs.closeSync(log);
  expect(disk(kit, 'log.txt')).toBe('one\ntwo\nthree\n');
  expect(fs.readdirSync(kit.root)).toEqual(['log.txt']);
});

test('a chain of links leads to its end, and an endless one nowhere', async () => {
  const kit = files({ 'real.txt': 'x\n' });
  for (let index = 0; index < 50; index++)
    fs.symlinkSync(index === 0 ? 'real.txt' : `l${index - 1}`, at(kit, `l${index}`));
  fs.symlinkSync('loop', at(kit, 'loop'));
  expect((await kit.openText('l30')).name).toBe('real.txt');
  await expect(kit.openToChange('l30')).rejects.toThrow(
    'l30 is a symlink. Edit the file it leads to, real.txt.',
  );
  await expect(kit.openText('l49')).rejects.toThrow('l49 is a loop of symlinks');
  await expect(kit.openText('loop')).rejects.toThrow('loop is a loop of symlinks');
});

test('a new file never replaces one that somebody else has made meanwhile', async () => {
  const kit = files();
  fs.writeFileSync(at(kit, 'a.txt'), 'theirs');
  await expect(kit.put('a.txt', 'mine', undefined)).rejects.toThrow('was created by somebody else meanwhile');
  expect(disk(kit, 'a.txt')).toBe('theirs');
});

test('edits of one file wait for each other, those of two files in both orders too', async () => {
  const kit = files({ a: '', b: '' });
  const order: string[] = [];
  const work = (name: string, targets: string[]) =>
    kit.locked(targets, async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(`${name} ends`);
    });
  await Promise.all([work('1', ['a', 'b']), work('2', ['b', 'a']), work('3', ['./a'])]);
  expect(order).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
});

test('a full disk leaves the old file whole and no trace', async () => {
  if (process.platform !== 'linux' || !isRoot)
    return console.warn('skipped: needs root to mount a small disk');
  const kit = files();
  const small = at(kit, 'small');
  fs.mkdirSync(small);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small], { stdio: 'ignore' });
  } catch {
    return console.warn('skipped: mounting is not allowed here');
  }
  try {
    fs.writeFileSync(path.join(small, 'a.txt'), 'old\n');
    fs.writeFileSync(path.join(small, 'b.txt'), 'old\n');
    fs.linkSync(path.join(small, 'b.txt'), path.join(small, 'c.txt'));
    for (const name of ['small/a.txt', 'small/b.txt']) {
      const loaded = await kit.openToChange(name);
      await expect(kit.put(name, 'x'.repeat(100_000), loaded)).rejects.toThrow('the disk is full');
      expect(disk(kit, name)).toBe('old\n');
    }
    await expect(kit.put('small/new.txt', 'x'.repeat(100_000), undefined)).rejects.toThrow(
      'the disk is full',
    );
    expect(fs.readdirSync(small).sort()).toEqual(['a.txt', 'b.txt', 'c.txt']);
    execFileSync('mount', ['-o', 'remount,ro', small], { stdio: 'ignore' });
    const loaded = await kit.openToChange('small/a.txt');
    await expect(kit.put('small/a.txt', 'new\n', loaded)).rejects.toThrow('the file system is read-only');
  } finally {
    execFileSync('umount', [small]);
  }
});

test('killed in the middle of its writes, a process leaves a file that is old or new, never half', async () => {
  const root = folder({ 'a.txt': `${'0'.repeat(200_000)}\n` });
  const script = `
    import { replaceFile } from './service/replace-file.mjs';
    import fs from 'node:fs';
    const target = ${JSON.stringify(path.join(root, 'a.txt'))};
    for (let turn = 1; ; turn++) {
      const was = { bytes: fs.readFileSync(target), stat: fs.statSync(target) };
      await replaceFile(target, Buffer.from(String(turn % 10).repeat(200_000) + '\\n'), was);
      process.stdout.write('.');
    }`;
  const compiled = path.join(root, 'loop.mjs');
  const { transformSync } = await import('@swc/core');
  const options = { jsc: { parser: { syntax: 'typescript' as const }, target: 'es2022' as const } };
  for (const name of ['service/replace-file', 'service/search/name', 'contract/within']) {
    const { code } = transformSync(fs.readFileSync(`src/${name}.ts`, 'utf8'), options);
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, `${name}.mjs`), code.replaceAll(".js'", ".mjs'"));
  }
  fs.writeFileSync(compiled, script);
  for (let round = 0; round < 5; round++) {
    const child = spawn(process.execPath, [compiled], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve);
      child.once('close', () => reject(new Error('the process ended by itself')));
    });
    await new Promise((resolve) => setTimeout(resolve, 3 + round * 7));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toMatch(/^(\d)\1{199999}\n$/);
  }
});

test('what a session knows outlives it', async () => {
  const first = files({ 'a.txt': 'one\n' });
  first.snapshots.see(first.snapshots.record('a.txt', 'one\n'), [[1, 1]]);
  const second = new Files({ root: first.root, guard: () => {} });
  second.load(JSON.parse(JSON.stringify(first.save())));
  expect(second.snapshots.newest('a.txt')).toEqual(first.snapshots.newest('a.txt'));
  expect(() => second.load([{ path: 'a', versions: [{ text: 1 }] }])).toThrow();
});

test('a session that goes on from hashes knows the files that are as they were, and no others', async () => {
  const first = files({ 'a.txt': 'mine\n', 'b.txt': 'mine\n', 'gone.txt': 'mine\n' });
  for (const name of ['a.txt', 'b.txt', 'gone.txt'])
    first.snapshots.see(first.snapshots.record(name, 'mine\n'), [[1, 1]]);
  const facts = JSON.parse(JSON.stringify(first.snapshots.facts()));
  expect(JSON.stringify(facts)).not.toContain('mine');
  fs.writeFileSync(at(first, 'b.txt'), 'theirs\n');
  fs.unlinkSync(at(first, 'gone.txt'));
  const second = new Files({ root: first.root, guard: () => {} });
  await second.recall(facts);
  expect(second.snapshots.newest('a.txt')).toEqual(first.snapshots.newest('a.txt'));
  expect(second.snapshots.newest('b.txt')).toBeUndefined();
  expect(second.snapshots.newest('gone.txt')).toBeUndefined();
  await expect(second.recall([{ path: 'a' }])).rejects.toThrow();
});

test('a subagent knows only what it has read itself, and waits for the same locks', async () => {
  const kit = files({ 'a.txt': 'one\n' });
  kit.snapshots.record('a.txt', 'one\n');
  const child = kit.fork(() => {});
  expect(child.snapshots.newest('a.txt')).toBeUndefined();
  const order: string[] = [];
  const slow = kit.locked(['a.txt'], async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('parent');
  });
  await Promise.all([slow, child.locked(['a.txt'], async () => void order.push('child'))]);
  expect(order).toEqual(['parent', 'child']);
});

test('the store forgets the oldest files and versions, never the newest', () => {
  const { snapshots } = files();
  for (let index = 0; index < 300; index++) snapshots.record(`f${index}`, 'x');
  expect(snapshots.newest('f0')).toBeUndefined();
  expect(snapshots.newest('f299')?.text).toBe('x');
  for (let index = 0; index < 6; index++) snapshots.record('v', `version ${index}`);
  expect(snapshots.find('v', snapshots.newest('v')!.tag)).toHaveLength(1);
  for (let index = 0; index < 80; index++)
    snapshots.record(`big${index}`, `${index}${'x'.repeat(1024 * 1024)}`);
  expect(snapshots.newest('big0')).toBeUndefined();
  expect(snapshots.newest('big79')).toBeDefined();
});
