import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openSandbox, probeSandbox, type Sandbox, type SandboxOptions } from '../../src/service/sandbox.js';
import { Shell } from '../../src/service/shell.js';
import { folder } from '../helper/workspace.js';

const opened: Sandbox[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const PATH = `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;

async function open(root: string, more: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const env = { PATH, HOME: os.homedir() };
  const sandbox = await openSandbox({ mode: 'required', root, temp: folder(), network: false, env, ...more });
  opened.push(sandbox);
  return sandbox;
}

async function run(root: string, sandbox: Sandbox, command: string, cwd = '.') {
  const env = { PATH, HOME: os.homedir(), ...sandbox.env };
  const shell = new Shell({
    root,
    guard: () => {},
    env,
    spillDir: folder(),
    ...(sandbox.wrap && { wrap: sandbox.wrap }),
  });
  return shell.run({ command, cwd, timeoutMs: 20_000, signal: new AbortController().signal });
}

const probe = await probeSandbox({
  mode: 'auto',
  root: folder(),
  temp: folder(),
  network: false,
  env: { PATH },
});
if (!probe.ok) console.warn(`The sandbox tests are skipped: ${probe.say}`);

(probe.ok ? describe : describe.skip)('behind the wall', () => {
  test('the workspace and /tmp can be written, and /tmp lasts from one command to the next', async () => {
    const root = folder({ 'a.txt': 'a' });
    const sandbox = await open(root);
    const first = await run(
      root,
      sandbox,
      'cat a.txt; echo b > b.txt; mkdir sub; echo t > /tmp/t; echo h > ~/h; pwd',
    );
    expect(first).toMatchObject({ exit: 0, text: `a${root}\n` });
    expect(fs.readFileSync(path.join(root, 'b.txt'), 'utf8')).toBe('b\n');
    expect((await run(root, sandbox, 'cat /tmp/t ~/h; pwd', 'sub')).text).toBe(`t\nh\n${root}/sub\n`);
  });

  test('nothing outside can be written', async () => {
    const root = folder();
    const outside = folder({ victim: 'x' });
    const sandbox = await open(root);
    for (const target of [
      `${outside}/victim`,
      '/etc/galley-test',
      '/usr/galley-test',
      '/galley-test',
      `${root}/../y`,
    ]) {
      await run(root, sandbox, `echo bad > ${target}`);
      expect(fs.existsSync(target) && fs.readFileSync(target, 'utf8')).not.toBe('bad\n');
    }
    await run(root, sandbox, 'mount -o remount,rw / 2>&1; echo bad > /etc/galley-test');
    expect(fs.existsSync('/etc/galley-test')).toBe(false);
  });

  test('homes, temporary folders and what the run hides are empty inside', async () => {
    const secret = folder({ key: 'canary-77' });
    const root = folder({ '.galley/runs/1/log': 'canary-78' });
    const sandbox = await open(root, { hide: [path.join(root, '.galley/runs')] });
    const command = `cat ${secret}/key .galley/runs/1/log; find ~ /home /run /mnt /var/tmp .galley -mindepth 1; echo; ls -A ${os.tmpdir()}`;
    const { text } = await run(root, sandbox, command);
    expect(text).not.toContain('canary');
    expect(text.replace(/^(cat|find): .*\n/gm, '')).toBe(`.galley/runs\n\n${path.basename(root)}\n`);
  });

  test('a folder of the workspace is hidden whatever its name begins with, and by whatever way it is named', async () => {
    const root = folder({ '..x/key': 'canary-80', 'deep/runs/key': 'canary-81' });
    const link = path.join(folder(), 'link');
    fs.symlinkSync(root, link);
    const sandbox = await open(root, { hide: [path.join(root, '..x'), path.join(link, 'deep/runs')] });
    const { text } = await run(
      root,
      sandbox,
      'cat ..x/key deep/runs/key 2>/dev/null; find . -mindepth 1 | sort',
    );
    expect(text).toBe('./..x\n./deep\n./deep/runs\n');
  });

  test('git reads the history of a work tree of its own, and cannot change the repository it belongs to', async () => {
    const main = folder({ 'a.txt': 'one\n' });
    const git = (cwd: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd });
    git(main, 'init', '-q');
    git(main, 'add', '.');
    git(main, 'commit', '-q', '-m', 'the first commit');
    const copy = path.join(folder(), 'copy');
    git(main, 'worktree', 'add', '-q', '--detach', copy);
    const sandbox = await open(copy);
    const { text } = await run(copy, sandbox, 'git log --format=%s; echo two > a.txt; git status --short');
    expect(text).toBe('the first commit\n M a.txt\n');
    await run(copy, sandbox, `git branch planted; echo x >> ${main}/.git/config`);
    expect(fs.existsSync(path.join(main, '.git/refs/heads/planted'))).toBe(false);
    expect(fs.readFileSync(path.join(main, '.git/config'), 'utf8')).not.toMatch(/x$/);
  });

  test('the parent cannot be seen: no process, no environment, no memory', async () => {
    process.env.GALLEY_CANARY = 'canary-79';
    const root = folder();
    const command = `cat /proc/*/environ | tr '\\0' '\\n'; cat /proc/${process.pid}/environ; ls /proc | grep -c '^[0-9]'; ps auxeww`;
    const { text } = await run(root, await open(root), command);
    delete process.env.GALLEY_CANARY;
    expect(text).not.toContain('canary-79');
    expect(text).toContain(`/proc/${process.pid}/environ: No such file`);
  });

  test('the network is refused, loopback of the machine included', async () => {
    const server = http.createServer((_, response) => response.end('reached')).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const root = folder();
    const ask = `node -e "fetch('http://127.0.0.1:${port}').then(r=>r.text()).then(console.log,()=>console.log('refused'))"`;
    expect((await run(root, await open(root), ask)).text).toBe('refused\n');
    expect((await run(root, await open(root, { network: true }), ask)).text).toBe('reached\n');
    server.close();
  });

  test('with a list of hosts, those are reached through the filter and others are not', async () => {
    const server = http
      .createServer((request, response) => response.end(`reached ${request.url}`))
      .listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const root = folder();
    // A run's folder may lie deeper than the path of a socket can be long.
    const temp = path.join(folder(), 'deep'.repeat(30));
    const sandbox = await open(root, { network: [`127.0.0.1:${port}`], isPublic: () => false, temp });
    const command = `curl -s --noproxy '' http://127.0.0.1:${port}/a; echo; curl -s --noproxy '' http://other.example/; curl -sp --noproxy '' -o /dev/null -w '%{http_connect}' https://other.example/; exit 3`;
    const result = await run(root, sandbox, command);
    expect(result.text).toBe('reached /a\nother.example:80 is not in tools.bash.network\n403');
    expect(result.exit).toBe(3);
    server.close();
  });

  test('git may commit, but neither its config nor its hooks can be changed or moved away', async () => {
    const root = folder();
    const bare = { mode: 'off' as const, root, temp: folder(), network: false, env: { PATH } };
    await run(
      root,
      await openSandbox(bare),
      'git init -q . && git config user.email a@b.c && git config user.name n',
    );
    const before = fs.readFileSync(path.join(root, '.git/config'), 'utf8');
    const sandbox = await open(root);
    const commit = await run(
      root,
      sandbox,
      'echo x > x && git add x && git commit -qm x && git log --oneline | wc -l',
    );
    expect(commit).toMatchObject({ exit: 0, text: '1\n' });
    const evil =
      'git config core.fsmonitor evil; echo evil > .git/hooks/pre-commit; mv .git old; rm -rf .git/config; mv .git/hooks .git/h; echo evil >> .git/config';
    await run(root, sandbox, evil);
    expect(fs.readFileSync(path.join(root, '.git/config'), 'utf8')).toBe(before);
    expect(fs.existsSync(path.join(root, '.git/hooks/pre-commit'))).toBe(false);
  });

  test('npm test of a small project works', async () => {
    const root = folder({
      'package.json': JSON.stringify({ name: 'small', scripts: { test: 'node --test' } }),
      'sum.js': 'module.exports = (a, b) => a + b;\n',
      'sum.test.js':
        "const { test } = require('node:test');\nconst assert = require('node:assert');\ntest('sum', () => assert.equal(require('./sum.js')(1, 2), 3));\n",
    });
    const result = await run(root, await open(root), 'npm test');
    expect(result.text).toContain('# pass 1');
    expect(result.exit).toBe(0);
  });

  test('what a command leaves behind ends with it', async () => {
    const root = folder();
    const result = await run(root, await open(root), 'setsid sleep 76 & (sleep 76 &) ; echo hi');
    expect(result).toMatchObject({ text: 'hi\n', exit: 0, running: [] });
    await new Promise((done) => setTimeout(done, 100));
    expect(fs.readdirSync('/proc').filter((pid) => isSleep(pid))).toEqual([]);
  });

  test('a timeout ends what is inside, exit codes come through', async () => {
    const root = folder();
    const sandbox = await open(root);
    expect((await run(root, sandbox, 'exit 7')).exit).toBe(7);
    const shell = new Shell({
      root,
      guard: () => {},
      env: { PATH },
      spillDir: folder(),
      wrap: sandbox.wrap!,
    });
    const started = Date.now();
    const slow = { command: 'trap "" TERM; sleep 75', timeoutMs: 300, signal: new AbortController().signal };
    expect(await shell.run(slow)).toMatchObject({ timedOut: true });
    expect(Date.now() - started).toBeLessThan(4_000);
  });
});

function isSleep(pid: string): boolean {
  try {
    return /^\d+$/.test(pid) && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('sleep\x0076');
  } catch {
    return false;
  }
}

// codex-action#75: bubblewrap is there, but may not make a network of its own
test('a sandbox that is required and cannot start ends the run with a hint; auto goes on and says so', async () => {
  const bin = folder({
    bwrap: '#!/bin/sh\necho "bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted" >&2\nexit 1\n',
  });
  fs.chmodSync(path.join(bin, 'bwrap'), 0o755);
  const options = {
    root: folder(),
    temp: folder(),
    network: false,
    env: { PATH },
    bwrap: path.join(bin, 'bwrap'),
  };
  await expect(openSandbox({ ...options, mode: 'required' })).rejects.toMatchObject({
    name: 'RunError',
    outcome: 'policy',
    message: expect.stringMatching(/required.*RTM_NEWADDR.*NET_ADMIN/),
  });
  const auto = await openSandbox({ ...options, mode: 'auto' });
  expect(auto.wrap).toBeUndefined();
  expect(auto.about).toContain('without a sandbox');
  const missing = { ...options, mode: 'required' as const, bwrap: '/nowhere/bwrap' };
  await expect(openSandbox(missing)).rejects.toThrow('apt-get install bubblewrap');
  await expect(openSandbox({ ...options, mode: 'required', platform: 'darwin' })).rejects.toThrow(
    'there is none for darwin',
  );
});
