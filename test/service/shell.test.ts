import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Shell } from '../../src/service/shell.js';
import { folder } from '../helper/workspace.js';

function shell(shellExpansion?: boolean): { root: string; run: (command: string) => Promise<string> } {
  const root = folder();
  const options = { root, guard: () => {}, env: { PATH: process.env.PATH ?? '' }, spillDir: folder() };
  const own = new Shell({ ...options, ...(shellExpansion !== undefined && { shellExpansion }) });
  const signal = new AbortController().signal;
  return { root, run: async (command) => (await own.run({ command, timeoutMs: 10_000, signal })).text };
}

test.each([
  'echo $HOME',
  'ls ~',
  'echo `touch ran`',
  'touch {ran,b}',
  "echo '$x'; touch ran",
  'f() { touch ran; }',
  'touch ran }',
])('with shell_expansion: false %j is refused, and nothing runs', async (command) => {
  const { root, run } = shell(false);
  await expect(run(command)).rejects.toThrow(
    /^command holds [$~`{}]: shell expansion is off .*Write every word out\.$/,
  );
  expect(fs.readdirSync(root)).toEqual([]);
});

test('with shell_expansion: false pipes, redirects, globs and lists still work', async () => {
  const { run } = shell(false);
  expect(await run('echo b > b.txt && echo a > a.txt; cat *.txt | sort')).toBe('a\nb\n');
});

test('shell expansion is on unless it is switched off', async () => {
  expect(await shell().run('x=1; echo "$x" {a,b} `echo c`')).toBe('1 a b c\n');
});

test('what makes a shell run something first never reaches a command', async () => {
  const root = folder({ 'start.sh': 'echo started first\n' });
  const evil = path.join(root, 'start.sh');
  const env = {
    PATH: process.env.PATH ?? '',
    BASH_ENV: evil,
    ENV: evil,
    PROMPT_COMMAND: 'echo bad',
    SHELLOPTS: 'xtrace',
    'BASH_FUNC_ls%%': '() { echo bad; }',
  };
  const own = new Shell({ root, guard: () => {}, env, spillDir: folder() });
  const signal = new AbortController().signal;
  const command = 'ls; sh -c "echo sh"; bash -c "echo bash"';
  const { text } = await own.run({ command, timeoutMs: 10_000, signal });
  expect(text).toBe('start.sh\nsh\nbash\n');
});
