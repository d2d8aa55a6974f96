import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { run } from '../../src/cli/run.js';
import { tag } from '../../src/service/hashline/tag.js';
import { through } from '../helper/door.js';
import { modelServer } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { linesOf, runDir } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const RECIPE = 'title: T\nprompt: p\ntools: [hashline]\nmode: autopilot\n';
const LINES = Array.from({ length: 90 }, (_, index) => `line ${index + 1}\n`).join('');

test('a resumed run knows its tags and the lines it was shown, if the file is as it was, and keeps no text of it', async () => {
  const root = repository({ 'a.txt': LINES, 'b.txt': LINES, 'r.yml': RECIPE });
  const patch = (name: string, line: number) => ({
    name: 'hash_edit',
    args: { input: `[${name}#${tag(LINES)}]\nSWAP ${line}:\n+changed\n` },
  });
  const model = await modelServer([
    { calls: [{ name: 'read', args: { paths: ['a.txt:1-9', 'b.txt:1-9'] } }] },
    { text: 'So far.' },
    { calls: [patch('a.txt', 50)] },
    { calls: [patch('a.txt', 3)] },
    { calls: [patch('b.txt', 3)] },
    { text: 'Done.' },
  ]);
  const runs = folder();
  const go = (...more: string[]) =>
    through(
      run,
      [
        './r.yml',
        '--workspace',
        root,
        '--run-dir',
        runs,
        '--model',
        'openai/m',
        '--base-url',
        model.url,
        ...more,
      ],
      { cwd: root, env: { OPENAI_API_KEY: 'sk-0123456789abcdefghij' } },
    );
  expect(await go()).toMatchObject({ code: 0 });
  const dir = runDir(runs);
  const kept = fs.readFileSync(path.join(dir, 'session.json'), 'utf8');
  expect(kept).toContain('"seen":[[1,9]],"read":true');
  expect(kept).not.toContain('line 1');

  fs.writeFileSync(path.join(root, 'b.txt'), `theirs\n${LINES}`);
  expect(await go('--resume', path.basename(dir))).toMatchObject({ code: 0 });
  await model.close();
  const results = linesOf(dir).filter(({ type }) => type === 'result');
  expect(results.map(({ ok }) => ok)).toEqual([true, false, true, false]);
  expect(results[1]).toMatchObject({ text: expect.stringContaining('lines 50, which were not shown') });
  expect(results[3]).toMatchObject({ text: expect.stringContaining('is not from this session') });
  expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe(LINES.replace('line 3\n', 'changed\n'));
}, 60_000);
