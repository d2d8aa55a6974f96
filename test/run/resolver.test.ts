import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { resolver } from '../../src/run/resolver.js';
import { folder } from '../helper/workspace.js';

const WALK = { tool: '', moment: 'walk' } as const;

test('what a walk lists leads to itself, whatever its name means elsewhere', () => {
  const [root, home] = [folder(), folder({ x: '' })];
  const resolve = resolver(root, home);
  expect(resolve('~/x')).toBe(path.join(home, 'x'));
  expect(resolve('~/x', WALK)).toBe(path.join(root, '~/x'));
});

test('other paths are followed in a walk too, and anew at its next turn', async () => {
  const root = folder({ 'a/x': '', 'b/x': '' });
  const link = path.join(root, 'link');
  fs.symlinkSync('a', link);
  const resolve = resolver(root, undefined);
  expect(resolve(link, WALK)).toBe(path.join(root, 'a'));
  fs.rmSync(link);
  fs.symlinkSync('b', link);
  expect(resolve(link)).toBe(path.join(root, 'b'));
  await Promise.resolve();
  expect(resolve(link, WALK)).toBe(path.join(root, 'b'));
});
