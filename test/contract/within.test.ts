import path from 'node:path';
import { expect, test } from '@jest/globals';
import { within } from '../../src/contract/within.js';

const posix = (folder: string, file: string): string | undefined => within(folder, file, path.posix);
const windows = (folder: string, file: string): string | undefined => within(folder, file, path.win32);

test('what lies in a folder is named from there, and the folder itself is a point', () => {
  expect(posix('/a/b', '/a/b/c/d.txt')).toBe('c/d.txt');
  expect(posix('/a/b', '/a/b')).toBe('.');
  expect(posix('/', '/a')).toBe('a');
  expect(posix('/', '/')).toBe('.');
});

test('what lies beside or above a folder is not in it, however alike the names begin', () => {
  expect(posix('/a/b', '/a/bc')).toBeUndefined();
  expect(posix('/a/b', '/a')).toBeUndefined();
  expect(posix('/a/b', '/a/b/../c')).toBeUndefined();
  expect(posix('/a/b', '/')).toBeUndefined();
  expect(posix('/a/B', '/a/b/c')).toBeUndefined();
});

test('a name may begin with two points and still lie inside', () => {
  expect(posix('/a', '/a/..x/y')).toBe('..x/y');
  expect(posix('/a', '/a/..')).toBeUndefined();
  expect(posix('/a', '/a/...')).toBe('...');
  expect(windows('C:\\a', 'C:\\a\\..x\\y')).toBe('..x/y');
});

test('slashes at the end and detours inside do not matter', () => {
  expect(posix('/a/b/', '/a/b')).toBe('.');
  expect(posix('/a/b', '/a/b/')).toBe('.');
  expect(posix('/a//b', '/a/x/../b/./c/')).toBe('c');
  expect(posix('/a', '/a/b\\c')).toBe('b\\c');
});

test('on Windows case does not matter, both slashes separate, and drives and shares are apart', () => {
  expect(windows('C:\\Work', 'c:\\work\\Src\\a.ts')).toBe('Src/a.ts');
  expect(windows('C:\\Work', 'C:/WORK/src')).toBe('src');
  expect(windows('C:\\', 'c:\\a')).toBe('a');
  expect(windows('C:\\work', 'D:\\work\\a')).toBeUndefined();
  expect(windows('C:\\work', 'C:\\workshop')).toBeUndefined();
  expect(windows('C:\\work', '\\\\server\\share\\work')).toBeUndefined();
  expect(windows('\\\\server\\share', '\\\\SERVER\\share\\a')).toBe('a');
});
