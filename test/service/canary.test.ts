import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { probeSandbox } from '../../src/service/sandbox.js';
import { folder } from '../helper/workspace.js';

/** What Galley is started with in a job: each secret can be told from the others. */
const SECRETS = {
  GITHUB_TOKEN: 'canary-1-token',
  ACTIONS_RUNTIME_TOKEN: 'canary-2-runtime',
  ANTHROPIC_API_KEY: 'canary-3-key',
  DATABASE_PASSWORD: 'canary-4-password',
  // Not a secret by its name, and not on the list of what commands may see.
  SOME_SETTING: 'canary-5-setting',
  // On the list, but its value is a secret.
  RUNNER_NAME: 'canary-4-password',
};
const NAMES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_EVENT_PATH'];

/** Looks wherever a command could: its own environment, every process's, and their command lines. */
const LOOK = `env; export -p; set; cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n'; ps auxeww`;

/** Galley's part of a job, in a process of its own: `way` is what stands between a command and the secrets. */
const PROGRAM = `
const [root, temp, way, command] = process.argv.slice(2);
const { hideEnvironment } = await import('./service/broker.js');
const { childEnv, secretValues, runnerFiles } = await import('./run/environment.js');
const { openSandbox } = await import('./service/sandbox.js');
const { Shell } = await import('./service/shell.js');
const path = await import('node:path');
if (way !== 'nothing') hideEnvironment(process.env);
const env = way === 'nothing' ? { ...process.env } : childEnv(process.env, [], secretValues(process.env));
const hide = runnerFiles(process.env).map((file) => path.dirname(file));
const mode = way === 'wall' ? 'required' : 'off';
const sandbox = await openSandbox({ mode, root, temp, network: false, env, hide });
const shell = new Shell({ root, guard: () => {}, env: { ...env, ...sandbox.env }, spillDir: temp, memoryBytes: 8e6, ...(sandbox.wrap && { wrap: sandbox.wrap }) });
const { text } = await shell.run({ command, timeoutMs: 20000, signal: new AbortController().signal });
await sandbox.close();
process.stdout.write(text);
`;

/** The sources as plain JavaScript: the environment of a test's own process is not to be touched. */
function compiled(): string {
  const root = folder({ 'package.json': '{"type":"module"}', 'program.js': PROGRAM });
  const parts = { contract: /\.ts$/, service: /\.ts$/, run: /^environment\.ts$/ };
  for (const [part, wanted] of Object.entries(parts)) {
    fs.mkdirSync(path.join(root, part));
    for (const name of fs.readdirSync(path.join('src', part)).filter((one) => wanted.test(one))) {
      const { code } = transformSync(fs.readFileSync(path.join('src', part, name), 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
      });
      fs.writeFileSync(path.join(root, part, name.replace(/\.ts$/, '.js')), code);
    }
  }
  return path.join(root, 'program.js');
}

const program = compiled();
const runner = folder(Object.fromEntries(NAMES.map((name, i) => [name, `canary-${6 + i}-${name}\n`])));
const files = NAMES.map((name) => path.join(runner, name));

/** The canaries that a command finds, sorted. The command's own text holds none. */
function seen(way: 'nothing' | 'environment' | 'wall', command: string): string[] {
  const env = {
    PATH: '/usr/bin:/bin',
    HOME: process.env.HOME,
    ...SECRETS,
    ...Object.fromEntries(NAMES.map((name) => [name, path.join(runner, name)])),
  };
  // A secret that somebody gave to Galley on its command line.
  const further = way === 'environment' ? [] : ['--key=canary-0-argument'];
  const args = [program, folder(), folder(), way, `${command}; echo; echo the end`, ...further];
  const text = execFileSync(process.execPath, args, { env, encoding: 'latin1', maxBuffer: 1e8 });
  expect(text).toMatch(/\nthe end\n$/);
  return [...new Set(text.match(/canary-\d/g))].sort();
}

const linuxTest = process.platform === 'linux' ? test : test.skip;
const all = Array.from({ length: 10 }, (_, i) => `canary-${i}`);

linuxTest('the search finds every secret where nothing is done about it', () => {
  expect(seen('nothing', `${LOOK}; cat ${files.join(' ')}`)).toEqual(all);
});

linuxTest('without a sandbox a command finds no secret in its environment, in /proc or in ps', () => {
  expect(seen('environment', LOOK)).toEqual([]);
});

const probe = await probeSandbox({ mode: 'auto', root: folder(), temp: folder(), network: false, env: {} });
if (!probe.ok) console.warn(`Canaries behind the sandbox are not looked for: ${probe.say}`);

(probe.ok ? test : test.skip)(
  'in the sandbox it finds none there either, nor in the command line that started Galley or the runner’s files',
  () => {
    const folders = `~ /tmp /var/tmp /home /root /run /mnt ${runner} ${path.dirname(program)}`;
    const command = `${LOOK}; cat ${files.join(' ')}; grep -rahs 'ca[n]ary-' ${folders}; cd ${runner} && cat *`;
    expect(seen('wall', command)).toEqual([]);
  },
);
