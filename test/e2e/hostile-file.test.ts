import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DIST } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/** One call of `galley tool`, as a person without rights where that is asked for. */
async function call(root: string, name: string, args: object, uid?: number) {
  const session = path.join(root, '.session');
  const child = spawn(
    process.execPath,
    [
      path.join(DIST, 'cli.js'),
      'tool',
      name,
      JSON.stringify(args),
      '--workspace',
      root,
      '--session',
      session,
    ],
    { cwd: root, env: { PATH: process.env.PATH, HOME: root }, ...(uid !== undefined && { uid, gid: uid }) },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, text };
}

test('a folder that may not be written to is a clear error, and nothing is lost', async () => {
  if (!isRoot) return console.warn('skipped: needs root to become somebody without rights');
  const root = folder({ 'shut/a.txt': 'one\n', '.session/x': '' });
  for (const name of ['', 'shut/a.txt', '.session', '.session/x'])
    fs.chownSync(path.join(root, name), NOBODY, NOBODY);
  fs.chmodSync(path.join(root, 'shut'), 0o555);
  const { text } = await call(root, 'read', { paths: ['shut/a.txt'] }, NOBODY);
  const head = text.split('\n')[0]!;
  expect(head).toMatch(/^\[shut\/a\.txt#/);
  for (const [name, args] of [
    ['hash_edit', { input: `${head}\nSWAP 1:\n+two` }],
    ['hash_edit', { input: `${head}\nREM` }],
    ['write', { path: 'shut/new.txt', content: 'x' }],
  ] as const)
    expect(await call(root, name, args, NOBODY)).toMatchObject({
      code: 1,
      text: expect.stringContaining('permission denied'),
    });
  expect(fs.readdirSync(path.join(root, 'shut'))).toEqual(['a.txt']);
  expect(fs.readFileSync(path.join(root, 'shut/a.txt'), 'utf8')).toBe('one\n');
}, 60_000);
