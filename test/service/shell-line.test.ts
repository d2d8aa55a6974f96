import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { taskkill } from '../../src/service/process.js';
import { shellLine } from '../../src/service/shell-line.js';
import { folder } from '../helper/workspace.js';

/** What PowerShell will read: base64 of UTF-16LE. */
function decoded(args: readonly string[]): string {
  return Buffer.from(args.at(-1) ?? '', 'base64').toString('utf16le');
}

test('on Windows a command goes to PowerShell without a profile, without questions, and without any quoting', () => {
  const { file, args } = shellLine('Get-ChildItem "C:\\a b" | % { $_.Name }', 'win32');
  expect(file).toBe('powershell.exe');
  expect(args.slice(0, -1)).toEqual(['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand']);
  expect(args.at(-1)).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(decoded(args)).toContain('& {\nGet-ChildItem "C:\\a b" | % { $_.Name }\nif (-not $?)');
});

test.each([
  'echo "a\'b`c$d%PATH%^&|<>"',
  'echo ä\u{1F600}\u2028',
  'echo 1\r\necho 2',
  "'; exit 0; '",
  'echo x # a comment must not swallow what follows',
])('%j arrives at PowerShell as it is', (command) => {
  expect(decoded(shellLine(command, 'win32').args).split('& {\n')[1]?.startsWith(`${command}\nif `)).toBe(
    true,
  );
});

test('on Windows the last statement decides: its program’s exit code, or 1 when PowerShell itself failed', () => {
  expect(decoded(shellLine('cmd /c exit 7', 'win32').args)).toMatch(
    /exit 7\nif \(-not \$\?\) \{ if \(\$LASTEXITCODE\) \{ exit \$LASTEXITCODE \} exit 1 \}\n\}$/,
  );
});

test('on Windows a process is ended with everything below it', () => {
  expect(taskkill(4711)).toEqual({ file: 'taskkill.exe', args: ['/PID', '4711', '/T', '/F'] });
});

test('bash reads no start-up file, and both streams keep their order', () => {
  const home = folder({ '.bashrc': 'echo rc', '.bash_profile': 'echo profile', '.profile': 'echo profile' });
  const { file, args } = shellLine('echo one; echo two >&2; echo three', 'linux');
  const { stdout, stderr } = spawnSync(file, args, {
    env: { HOME: home, PATH: '/usr/bin:/bin' },
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'one\ntwo\nthree\n', stderr: '' });
});

test('where there is no bash, sh is started without the options it does not know', () => {
  const { file, args } = shellLine('echo hi', 'linux', '/bin/sh');
  expect(args[0]).toBe('-c');
  expect(fs.existsSync(file) && spawnSync(file, args, { encoding: 'utf8' }).stdout).toBe('hi\n');
});
