import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { demo, makeSample } from '../../src/cli/demo.js';
import { doctor } from '../../src/cli/doctor.js';
import { policy } from '../../src/cli/policy.js';
import { replay } from '../../src/cli/replay.js';
import { run } from '../../src/cli/run.js';
import { show } from '../../src/cli/show.js';
import { tool } from '../../src/cli/tool.js';
import { through } from '../helper/door.js';
import { repository } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';

test('a recorded run, replayed against the same repository, is identical; another tree is a difference that is named', async () => {
  const place = folder();
  const { workspace, event } = makeSample(place, { PATH: process.env.PATH });
  const runs = path.join(place, 'runs');
  const same = ['--event', event, '--event-name', 'pull_request', '--workspace', workspace];
  const recorded = await through(
    run,
    ['pr-review', ...same, '--run-dir', runs, '--dry-run', '--output', 'json'],
    { cwd: place },
  );
  expect(recorded.code).toBe(0);
  const dir = JSON.parse(recorded.out).run_dir as string;
  const again = await through(replay, [dir, ...same, '--run-dir', path.join(place, 'again')], { cwd: place });
  expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/^identical: \d+ lines\n$/) });

  const file = path.join(dir, 'transcript.jsonl');
  const changed = fs.readFileSync(file, 'utf8').replace('Noted (error)', 'Noted (other)');
  const other = path.join(place, 'other.jsonl');
  fs.writeFileSync(other, changed);
  const different = await through(replay, [other, ...same, '--run-dir', path.join(place, 'third')], {
    cwd: place,
  });
  expect(different.code).toBe(1);
  expect(different.out).toMatch(
    /result of review_comment: answer was "Noted \(other\).* and is "Noted \(error\)/,
  );
  const shown = await through(show, [dir], { cwd: place });
  expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('review_comment') });
}, 120_000);

test('the demo makes the same commits everywhere', () => {
  const shas = [folder(), folder()].map((place) => {
    const { event } = makeSample(place, { PATH: process.env.PATH });
    const { pull_request: pull } = JSON.parse(fs.readFileSync(event, 'utf8'));
    return [pull.base.sha, pull.head.sha];
  });
  expect(shas[0]).toEqual(shas[1]);
  expect(demo.help).toContain('galley demo');
});

test('one tool call goes through the gate, and a session remembers what was read', async () => {
  const cwd = repository({ 'a.txt': 'one\ntwo\n' });
  const session = folder();
  const call = (name: string, args: unknown) =>
    through(tool, [name, JSON.stringify(args), '--session', session], { cwd });
  const read = await call('read', { paths: ['a.txt'] });
  const tag = /#([0-9A-F]{4})\]/.exec(read.out)?.[1];
  const edited = await call('hash_edit', { input: `[a.txt#${tag}]\nSWAP 2.=2:\n+TWO` });
  expect(edited.code).toBe(0);
  expect(fs.readFileSync(path.join(cwd, 'a.txt'), 'utf8')).toBe('one\nTWO\n');
  const refused = await call('read', { paths: ['/etc/passwd'] });
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('outside the workspace') });
  const wrong = await call('read', { paths: 'a.txt' });
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('Bad arguments for read') });
}, 60_000);

test('policy explain says the verdict, the rule and the commands it found', async () => {
  const cwd = repository({ 'a.txt': 'a\n' });
  const { code, out } = await through(
    policy,
    ['explain', 'bash', '{"command":"echo hi && git push --force"}'],
    { cwd },
  );
  expect(out).toMatch(/deny/);
  expect(out).toMatch(/git push --force/);
  expect(code).not.toBe(2);
}, 60_000);

test('doctor says what is there and what is missing', async () => {
  const { out } = await through(doctor, [], { cwd: folder() });
  expect(out).toMatch(/ok\s+node/);
  expect(out).toMatch(/git version/);
  expect(out).toContain('embedded/checklist');
}, 30_000);

test('doctor does not take a command without its program for a language server', async () => {
  const bin = folder({ 'rust-analyzer': '#!/bin/sh\necho "not part of this toolchain" >&2\nexit 1\n' });
  fs.chmodSync(path.join(bin, 'rust-analyzer'), 0o755);
  const env = { PATH: `${bin}:/usr/bin:/bin` };
  const { out } = await through(doctor, [], { cwd: folder(), env });
  expect(out).toMatch(/^note +rust-analyzer +\S+ does not start \(rustup component add rust-analyzer\)$/m);
});

test('doctor does not take a program of the folder for one of the machine', async () => {
  const cwd = folder({ 'bin/clangd': '#!/bin/sh\n', 'bin/git': '#!/bin/sh\ntouch ran\n' });
  for (const name of ['clangd', 'git']) fs.chmodSync(path.join(cwd, 'bin', name), 0o755);
  const { out } = await through(doctor, [], { cwd, env: { PATH: path.join(cwd, 'bin') } });
  expect(out).toContain(
    `note    clangd ${' '.repeat(19)} ${cwd}/bin/clangd is not started: it lies in the workspace`,
  );
  expect(fs.existsSync(path.join(cwd, 'ran'))).toBe(false);
}, 30_000);
