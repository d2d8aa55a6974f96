import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { modelServer, type Take } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { galley, KEY, runDir } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const RECIPE =
  'title: T\nprompt: p\ntools: [hashline, review_comment]\nlimits: { turns: 6 }\noutputs: { summary: true }\n';
/** The first turn hands something in, so that there is a partial result to lose. */
const FINDING: Take = {
  calls: [{ name: 'review_comment', args: { path: 'a.txt', line: 1, body: 'Found before the fault.' } }],
};
const forever = (fault: Take['fault']): Take[] => [
  FINDING,
  ...Array.from({ length: 8 }, () => ({ text: 'x', fault })),
];

const FAULTS: [name: string, script: Take[], outcome: string, code: number][] = [
  ['an exhausted quota', forever('quota'), 'quota', 9],
  ['a refused key', forever({ status: 401 }), 'auth', 8],
  ['a web page instead of an answer', forever('html'), 'model-error', 5],
  ['a request that is refused as wrong', forever({ status: 400 }), 'model-error', 5],
  [
    'a rate limit that does not end',
    forever({ status: 429, headers: { 'retry-after': '0' } }),
    'model-error',
    5,
  ],
  ['an error frame in the stream', forever('error-frame'), 'model-error', 5],
  [
    'answers that stay empty',
    [FINDING, ...Array.from({ length: 4 }, () => ({ text: '' }))],
    'empty-response',
    12,
  ],
  [
    'tool arguments that are never JSON',
    [FINDING, ...Array.from({ length: 6 }, () => ({ calls: [{ name: 'read', args: '{"paths": ["a' }] }))],
    'model-error',
    5,
  ],
];

async function play(script: Take[], ...further: string[]) {
  const root = repository({ 'a.txt': 'a\n', 'r.yml': RECIPE });
  const model = await modelServer(script);
  const runs = folder();
  const ended = await galley(
    [
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
      'json',
      ...further,
    ],
    { cwd: root, env: { OPENAI_API_KEY: KEY } },
  );
  await model.close();
  const dir = runDir(runs);
  return {
    ended,
    dir,
    asked: model.asked.length,
    result: JSON.parse(fs.readFileSync(path.join(dir, 'result.json'), 'utf8')),
  };
}

test.each(FAULTS)(
  '%s ends the run with its own outcome and exit code, and what was found before is reported',
  async (_name, script, outcome, code) => {
    const { ended, dir, result } = await play(script);
    expect({ outcome: result.outcome, exit: result.exit_code, code: ended.code }).toEqual({
      outcome,
      exit: code,
      code,
    });
    expect(result.findings).toEqual({ error: 0, warning: 1, info: 0 });
    expect(fs.readFileSync(path.join(dir, 'report.md'), 'utf8')).toContain('Found before the fault.');
    expect(fs.readFileSync(path.join(dir, 'transcript.jsonl'), 'utf8').trim().split('\n').at(-1)).toContain(
      `"outcome":"${outcome}"`,
    );
  },
  90_000,
);

test('a stream that is cut, a reset and a 503 are tried again, and the run goes on', async () => {
  const { ended, asked, result } = await play([
    { text: 'x', fault: 'cut' },
    { text: 'x', fault: 'reset' },
    { text: 'x', fault: { status: 503 } },
    { text: 'All is well.' },
  ]);
  expect(ended.code).toBe(0);
  expect(result).toMatchObject({ outcome: 'done', turns: 1 });
  expect(asked).toBe(4);
}, 90_000);

test('at the turn limit there is one wrap-up turn, and the outcome says limit', async () => {
  const busy: Take = { calls: [{ name: 'read', args: { paths: ['a.txt'] } }] };
  const { ended, result, dir } = await play([
    FINDING,
    busy,
    busy,
    busy,
    busy,
    busy,
    { text: 'Here is what I have.' },
  ]);
  expect(ended.code).toBe(6);
  expect(result.outcome).toBe('limit');
  expect(fs.readFileSync(path.join(dir, 'report.md'), 'utf8')).toContain('Here is what I have.');
}, 90_000);

test('a model that falls silent is cut when the minutes are over, and what was found before is reported', async () => {
  const { ended, result, dir } = await play(
    [FINDING, { text: 'Let me think', fault: 'stall' }],
    '--max-minutes',
    '0.1',
  );
  expect({ code: ended.code, outcome: result.outcome }).toEqual({ code: 6, outcome: 'limit' });
  expect(fs.readFileSync(path.join(dir, 'report.md'), 'utf8')).toContain('Found before the fault.');
}, 90_000);
