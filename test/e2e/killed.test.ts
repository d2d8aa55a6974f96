import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readLines } from '../../src/agent/transcript.js';
import { modelServer } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { DIST, galley, KEY, linesOf, runDir, stage, start, startAction } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const RECIPE =
  'title: T\nprompt: p\ntools: [hashline, bash]\nmode: autopilot\noutputs: { comment: { sticky: true } }\n';

test('after kill -9 every complete line parses, and --resume goes on with the same conversation', async () => {
  const root = repository({ 'a.txt': 'a\n', 'r.yml': RECIPE });
  const model = await modelServer([
    { calls: [{ name: 'read', args: { paths: ['a.txt'] } }] },
    { calls: [{ name: 'bash', args: { command: 'echo started; sleep 30' } }] },
    { text: 'Picked up where it stopped.' },
  ]);
  const runs = folder();
  const args = [
    'run',
    './r.yml',
    '--workspace',
    root,
    '--run-dir',
    runs,
    '--model',
    'openai/m',
    '--base-url',
    model.url,
    '--output',
    'stream-json',
  ];
  const env = { OPENAI_API_KEY: KEY };
  const running = start(path.join(DIST, 'cli.js'), args, { cwd: root, env });
  await running.said(/"agent":"main","type":"call"[^\n]*sleep 30/);
  running.process.kill('SIGKILL');
  expect(await running.done).toMatchObject({ signal: 'SIGKILL' });
  const dir = runDir(runs);
  const file = path.join(dir, 'transcript.jsonl');
  const before = readLines(fs.readFileSync(file, 'utf8'));
  expect(before.map(({ type }) => type)).toEqual([
    'start',
    'notice',
    'user',
    'assistant',
    'call',
    'result',
    'assistant',
    'call',
  ]);
  fs.appendFileSync(file, '{"v":1,"seq":8,"type":"resu');

  const ended = await galley([...args, '--resume', path.basename(dir)], { cwd: root, env });
  await model.close();
  expect(ended).toMatchObject({ code: 0 });
  const lines = linesOf(dir);
  expect(lines.slice(0, before.length)).toEqual(JSON.parse(JSON.stringify(before)));
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index));
  expect(lines.at(-1)).toMatchObject({ type: 'end', outcome: 'done' });
  const asked = model.asked.at(-1);
  expect(JSON.stringify(asked?.body)).toContain('interrupted before this call had a result');
  expect(asked?.prefixKept).toBe(true);
}, 120_000);

test('SIGINT leaves a sticky comment that says the run was cancelled, within 7 seconds, and no process', async () => {
  const scene = await stage({
    files: { '.galley/recipes/r.yml': `on: { pull_request: {} }\n${RECIPE}`, 'a.txt': 'a\n' },
    change: { 'a.txt': 'b\n' },
    script: [{ calls: [{ name: 'bash', args: { command: 'sleep 61 & sleep 62' } }] }, { text: 'never' }],
  });
  const { running, done } = startAction({
    inputs: { recipe: 'r', model: 'openai/m', 'base-url': scene.model.url, 'api-key': KEY },
    workspace: await scene.checkout(),
    eventName: 'pull_request',
    event: scene.event,
    env: { GITHUB_API_URL: scene.github.url },
  });
  await running.said(/sleep 62/);
  await sleep(500);
  const at = Date.now();
  running.process.kill('SIGINT');
  const ended = await done;
  await scene.close();
  expect({ stdout: ended.stdout, code: ended.code }).toMatchObject({ code: 130 });
  expect(Date.now() - at).toBeLessThan(7_000);
  expect(ended.code).toBe(130);
  expect(ended.outputs.outcome).toBe('cancelled');
  expect(scene.github.state.comments.at(-1)?.body).toMatch(/cancelled/i);
  const left = fs
    .readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && commandOf(pid).match(/^sleep\0(61|62)\0/));
  expect(left).toEqual([]);
}, 120_000);

function commandOf(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
