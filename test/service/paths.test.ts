import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { whereabouts } from '../../src/service/paths.js';
import { folder } from '../helper/workspace.js';

test('a path leads to the file that a symlink in it leads to', () => {
  const root = folder({ 'a/b.txt': '' });
  fs.symlinkSync('a', path.join(root, 'link'));
  expect(whereabouts(root, 'link/b.txt')).toBe(path.join(root, 'a/b.txt'));
  expect(whereabouts(root, 'link/new/deep.txt')).toBe(path.join(root, 'a/new/deep.txt'));
});

test('a file that is to be made under a link out of the workspace lands outside', () => {
  const root = folder();
  const outside = folder();
  fs.symlinkSync(outside, path.join(root, 'link'));
  expect(whereabouts(root, 'link/new.txt')).toBe(path.join(outside, 'new.txt'));
});

test('a dangling symlink leads to where a write through it would land', () => {
  const root = folder({ 'sub/x': '' });
  const outside = folder();
  fs.symlinkSync(path.join(outside, 'not-yet'), path.join(root, 'dangling'));
  expect(whereabouts(root, 'dangling')).toBe(path.join(outside, 'not-yet'));
  fs.symlinkSync('../not-yet', path.join(root, 'sub/up'));
  expect(whereabouts(root, 'sub/up')).toBe(path.join(root, 'not-yet'));
});

test('".." after a symlink is the folder above where the link leads, as for the kernel', () => {
  const root = folder({ 'deep/er/x': '', x: '' });
  fs.symlinkSync('deep/er', path.join(root, 'link'));
  expect(whereabouts(root, 'link/../x')).toBe(path.join(root, 'deep/x'));
  expect(whereabouts(root, 'nowhere/../x')).toBe(path.join(root, 'x'));
  expect(whereabouts(root, '../../../../../../../../..')).toBe(path.parse(root).root);
});

test('home, absolute paths, dots and slashes are resolved', () => {
  const root = folder({ a: '' });
  expect(whereabouts(root, '~/x', '/home/me')).toBe('/home/me/x');
  expect(whereabouts(root, '~', '/home/me')).toBe('/home/me');
  expect(whereabouts(root, '~/x')).toBe(path.join(root, '~/x'));
  expect(whereabouts(root, './/a/./')).toBe(path.join(root, 'a'));
  expect(whereabouts(root, path.join(root, 'a'))).toBe(path.join(root, 'a'));
  expect(whereabouts(root, '')).toBe(root);
  expect(whereabouts(root, 'a/under/a/file')).toBe(path.join(root, 'a/under/a/file'));
});

test('a loop of symlinks and a NUL are errors', () => {
  const root = folder();
  fs.symlinkSync('b', path.join(root, 'a'));
  fs.symlinkSync('a', path.join(root, 'b'));
  expect(() => whereabouts(root, 'a/x')).toThrow('a/x is a loop of symlinks');
  expect(() => whereabouts(root, 'a\0b')).toThrow('NUL');
  expect(() => whereabouts(root, `${'n'.repeat(300)}/x`)).toThrow('ENAMETOOLONG');
});
