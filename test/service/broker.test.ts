import { execFileSync } from 'node:child_process';

import path from 'node:path';
import { expect, test } from '@jest/globals';
import { hideEnvironment } from '../../src/service/broker.js';
import { folder } from '../helper/workspace.js';

/** The service as plain JavaScript, for a process of its own: this one's environment is not to be touched. */
function compiled(): string {
  const out = folder({ 'package.json': '{"type":"module"}' });
  const flags = [
    '--outDir',
    out,
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--skipLibCheck',
    '--types',
    'node',
  ];
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, ...flags, '--ignoreConfig', 'src/service/broker.ts']);
  return path.join(out, 'broker.js');
}

const linuxTest = process.platform === 'linux' ? test : test.skip;

linuxTest(
  'after hiding, no child finds a secret in /proc, ps or its own environment, and the process still has it',
  () => {
    const script = `
    import { execFileSync } from 'node:child_process';
    import { readFileSync } from 'node:fs';
    const { hideEnvironment } = await import(process.argv[1]);
    const before = readFileSync('/proc/self/environ').includes('canary' + '-41');
    const names = Object.keys(process.env).sort().join();
    const hidden = hideEnvironment(process.env);
    const look = 'cat /proc/$PPID/environ /proc/*/environ 2>/dev/null | tr "\\\\0" "\\\\n"; ps auxeww; env; tr "\\\\0" " " < /proc/$PPID/cmdline';
    const seen = execFileSync('/bin/sh', ['-c', look], { env: { PATH: process.env.PATH }, encoding: 'latin1' });
    console.log(JSON.stringify({
      before, hidden, seen: seen.includes('canary' + '-41'),
      own: process.env.SECRET, same: Object.keys(process.env).sort().join() === names,
      child: execFileSync('/bin/sh', ['-c', 'echo $PLAIN'], { encoding: 'utf8' }).trim(),
    }));`;
    const env = { PATH: process.env.PATH, SECRET: 'canary-41', PLAIN: 'plain', EMPTY: '', UML: 'ä=ö\nx' };
    const options = { env, encoding: 'utf8' as const };
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', script, compiled()], options);
    expect(JSON.parse(text)).toEqual({
      before: true,
      hidden: { hidden: true, say: expect.any(String) },
      seen: false,
      own: 'canary-41',
      same: true,
      child: 'plain',
    });
  },
);

test('where it cannot be done it says so instead of pretending', () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform') as PropertyDescriptor;
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  try {
    expect(hideEnvironment({ A: 'b' })).toEqual({ hidden: false, say: expect.stringContaining('darwin') });
  } finally {
    Object.defineProperty(process, 'platform', platform);
  }
});
