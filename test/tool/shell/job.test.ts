import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { ToolError } from '../../../src/contract/error.js';
import { Jobs } from '../../../src/service/jobs.js';
import { ours } from '../../../src/service/process.js';
import type { Kit } from '../../../src/tool/kit.js';
import { bash } from '../../../src/tool/shell/bash.js';
import { jobKill } from '../../../src/tool/shell/job-kill.js';
import { jobList } from '../../../src/tool/shell/job-list.js';
import { jobOutput } from '../../../src/tool/shell/job-output.js';
import { isAlive } from '../../helper/alive.js';
import { play } from '../../helper/play.js';
import { folder, workspace } from '../../helper/workspace.js';

const kits: Kit[] = [];

async function make(...args: Parameters<typeof workspace>): Promise<Kit> {
  const kit = await workspace(...args);
  kits.push(kit);
  return kit;
}

afterEach(async () => {
  for (const kit of kits.splice(0)) await kit.jobs.endAll(100);
});

async function start(kit: Kit, command: string): Promise<{ id: string; pid: number }> {
  const { meta } = await play(bash, { command, background: true, description: 'a test job' }, kit);
  return { id: String(meta?.job), pid: Number(meta?.pid) };
}

async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 200 && !(await check()); i++) await new Promise((done) => setTimeout(done, 20));
  expect(await check()).toBe(true);
}

test('a job starts at once, is listed newest first, and its output can be read while it runs', async () => {
  const kit = await make();
  const first = await start(kit, 'echo first; sleep 60');
  await new Promise((done) => setTimeout(done, 5));
  const second = await start(kit, 'seq 1 300; sleep 60');
  await until(() => kit.jobs.tail(second.id, 1).text === '300');
  const lines = (await play(jobList, {}, kit)).text.split('\n');
  expect(lines.map((line) => line.slice(0, 8))).toEqual([second.id, first.id]);
  expect(lines[0]).toBe(`${second.id}  running  pid ${second.pid}  ${kit.root}  a test job`);
  const output = await play(jobOutput, { id: second.id, tail: 2 }, kit);
  expect(output.text).toBe(`299\n300\n[job ${second.id} is running]`);
});

test('a finished job keeps its exit code', async () => {
  const kit = await make();
  const { id } = await start(kit, 'echo done; exit 5');
  await until(async () => (await kit.jobs.get(id)).status === 'exited');
  expect((await play(jobOutput, { id }, kit)).text).toBe(`done\n[job ${id} exited with code 5]`);
  expect((await play(jobKill, { id }, kit)).text).toBe(`Job ${id} had already ended (exited 5).`);
});

test('job_kill ends the job and everything it started, setsid and a deaf ear for TERM included', async () => {
  const kit = await make();
  const { id } = await start(
    kit,
    'setsid sh -c \'trap "" TERM; echo $$ > deaf; while :; do sleep 1; done\' & sleep 60',
  );
  await until(() => fs.existsSync(path.join(kit.root, 'deaf')));
  const deaf = Number(fs.readFileSync(path.join(kit.root, 'deaf'), 'utf8'));
  const started = Date.now();
  expect((await play(jobKill, { id }, kit)).text).toBe(`Job ${id} was stopped.`);
  expect(Date.now() - started).toBeLessThan(4_500);
  expect(isAlive(deaf)).toBe(false);
  expect((await kit.jobs.get(id)).status).toBe('killed');
});

test('reaping what commands left behind leaves jobs alone; the end of the run does not', async () => {
  const kit = await make();
  const { id, pid } = await start(kit, 'sleep 60');
  await play(bash, { command: 'true' }, kit);
  await kit.shell.reap(100);
  expect(isAlive(pid)).toBe(true);
  expect((await kit.jobs.endAll()).map((job) => `${job.id} ${job.status}`)).toEqual([`${id} killed`]);
  expect(isAlive(pid)).toBe(false);
});

test('after Galley was killed and started again, jobs are still known, with their exit codes', async () => {
  const dir = folder();
  const root = folder();
  const script = `
    const { Jobs } = await import(process.argv[1]);
    const jobs = new Jobs({ dir: ${JSON.stringify(dir)}, root: ${JSON.stringify(root)}, guard: () => {} });
    const line = (command) => ({ file: '/bin/bash', args: ['-c', command], cwd: ${JSON.stringify(root)} });
    for (const command of ['sleep 60', 'sleep 0.3; exit 3'])
      console.log((await jobs.start({ command, description: '' }, line(command), { PATH: process.env.PATH })).id);
    process.kill(process.pid, 'SIGKILL');`;
  const lib = compiled();
  let text = '';
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', script, lib], { encoding: 'utf8' });
  } catch (error) {
    text = (error as { stdout: string }).stdout;
  }
  const [running, exited] = text.trim().split('\n') as [string, string];
  const jobs = new Jobs({ dir, root, guard: () => {} });
  expect((await jobs.get(running)).status).toBe('running');
  await until(async () => (await jobs.get(exited)).status === 'exited');
  expect((await jobs.get(exited)).exit).toBe(3);
  expect((await jobs.kill(running)).status).toBe('killed');
});

test('a job whose process is gone without a trace is lost, and its pid is not taken for another', async () => {
  const kit = await make();
  const { id, pid } = await start(kit, 'sleep 60');
  process.kill(-pid, 'SIGKILL');
  await until(async () => (await kit.jobs.get(id)).status === 'lost');
  // The pid now belongs to somebody else: this test process.
  const card = path.join(path.dirname((await kit.jobs.get(id)).log), `${id}.json`);
  const text = fs.readFileSync(card, 'utf8').replace(`"pid":${pid}`, `"pid":${process.pid}`);
  fs.writeFileSync(card, text);
  expect((await kit.jobs.get(id)).status).toBe('lost');
  expect((await play(jobKill, { id }, kit)).text).toBe(`Job ${id} had already ended (lost).`);
});

test('a job that floods its log is ended and the log says why', async () => {
  const kit = await make();
  const dir = folder();
  const jobs = new Jobs({ dir, root: kit.root, guard: () => {}, logBytes: 100_000 });
  const { id, pid } = await jobs.start(
    { command: 'yes', description: '' },
    kit.shell.line('yes'),
    kit.shell.env,
  );
  await until(async () => (await jobs.get(id)).status === 'killed');
  await until(() => jobs.tail(id, 1).text === '[job ended: its log passed 100000 bytes]');
  expect(isAlive(pid)).toBe(false);
  await jobs.endAll();
});

test('jobs of other workspaces and wrong ids are not found', async () => {
  const kit = await make();
  const { id } = await start(kit, 'true');
  const dir = path.dirname((await kit.jobs.get(id)).log);
  const other = new Jobs({ dir, root: folder(), guard: () => {} });
  expect(await other.list()).toEqual([]);
  for (const wrong of [id, '', '../../etc/passwd', '0000000', 'ffffffff'])
    await expect(other.get(wrong)).rejects.toThrow('job_list shows the ids');
});

test('the policy judges job_kill by the job id, again at the moment of use', async () => {
  const kit = await make({}, (access) => {
    if (access.kind === 'job') throw new ToolError(`no killing ${access.id}`);
  });
  const { id } = await start(kit, 'sleep 60');
  expect(jobKill.access({ id })).toEqual([{ kind: 'job', id }]);
  await expect(play(jobKill, { id }, kit)).rejects.toThrow(`no killing ${id}`);
});

/** The service as plain JavaScript in a folder of its own, for a process that can be killed. */
function compiled(): string {
  const out = folder();
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const flags = [
    '--outDir',
    out,
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--skipLibCheck',
    '--rootDir',
    'src',
  ];
  execFileSync(process.execPath, [tsc, ...flags, '--types', 'node', 'src/service/jobs.ts', '--ignoreConfig']);
  fs.writeFileSync(path.join(out, 'package.json'), '{"type":"module"}');
  return path.join(out, 'service/jobs.js');
}

(process.platform === 'linux' ? test : test.skip)(
  'a job that starts processes without end is ended with all of them, and its log says why',
  async () => {
    const kit = await make();
    const jobs = new Jobs({ dir: folder(), root: kit.root, guard: () => {}, mostTasks: 60 });
    const line = kit.shell.line('for i in {1..100}; do sleep 72 & setsid sleep 72 & done; wait');
    const { id } = await jobs.start({ command: 'many', description: '' }, line, kit.shell.env);
    await until(() => jobs.tail(id, 2).text.includes('more processes at once'));
    expect((await jobs.get(id)).status).toBe('killed');
    expect(await ours(new Set(), `GALLEY_JOB=${id}`)).toEqual([]);
    await jobs.endAll(0);
  },
);
