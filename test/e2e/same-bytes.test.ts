import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { git } from '../helper/repository.js';
import { action, fetched, galley, KEY, linesOf, runDir, type Stage, stage, TOKEN } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const RECIPE = `title: Mend the sum
on: { pull_request: {} }
tools: [hashline, bash, todo]
mode: edits
permissions: { allow: ["bash(node --test*)"] }
prompt: Mend the sum.
outputs: { comment: { sticky: true }, review: {} }
`;

const SUM = 'export const sum = (a, b) => a - b;\n';

/** Reads, edits with the tag it was shown, runs the tests, hands in a finding, and says what it did. */
const script = (asked: { body: { input?: unknown; messages?: unknown } }, turn: number) => {
  const text = JSON.stringify(asked.body);
  const tag = /\[src\/sum\.js#([0-9A-F]{4})\]/.exec(text)?.[1];
  const turns = [
    {
      text: 'Let me look.',
      calls: [
        { name: 'diff', args: {} },
        { name: 'read', args: { paths: ['src/sum.js'] } },
      ],
    },
    {
      calls: [
        {
          name: 'hash_edit',
          args: { input: `[src/sum.js#${tag}]\nSWAP 1.=1:\n+export const sum = (a, b) => a + b;` },
        },
      ],
    },
    { calls: [{ name: 'bash', args: { command: 'node --test' } }] },
    {
      calls: [
        {
          name: 'review_comment',
          args: {
            path: 'src/sum.js',
            line: 1,
            severity: 'error',
            title: 'Wrong sign',
            body: 'It subtracts, @ada. Fixes #12.',
          },
        },
      ],
    },
    { text: 'The sum subtracted; now it adds. The tests pass.' },
  ];
  return turns[turn] ?? { text: 'done' };
};

let scene: Stage;
beforeAll(async () => {
  scene = await stage({
    files: {
      '.galley/recipes/mend.yml': RECIPE,
      'package.json': '{"type":"module"}\n',
      'src/sum.js': 'export const sum = (a, b) => a + b + 0;\n',
      'test/sum.test.js':
        "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { sum } from '../src/sum.js';\ntest('sum', () => assert.equal(sum(1, 2), 3));\n",
      'logo.png': Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]),
    },
    change: { 'src/sum.js': SUM, '.galley/recipes/mend.yml': RECIPE.replace('edits', 'autopilot') },
    script: [],
  });
});
afterAll(() => scene.close());

/** The part of a body that names the run itself: its id and how long it took. */
const settled = (body: string): string =>
  body.replace(/\d{8}-\d{6}-[0-9a-f]{6}/g, 'RUN').replace(/· \d+(\.\d+)? (ms|s|min)\b[^·]*/g, '· TIME ');

test('the same recipe through the CLI and the Action posts the bytes that the dry run printed, with a patch that applies', async () => {
  const { model, event, env } = scene;
  const { modelServer } = await import('../helper/model-server.js');
  const first = await modelServer(script as never);
  const runs = folder();
  const dry = await galley(
    [
      'run',
      'mend',
      '--event',
      event,
      '--event-name',
      'pull_request',
      '--workspace',
      await scene.checkout(),
      '--run-dir',
      runs,
      '--dry-run',
      '--model',
      'openai/m',
      '--base-url',
      first.url,
    ],
    { cwd: folder(), env: { ...env, GITHUB_RUN_ID: '42', GITHUB_RUN_ATTEMPT: '1' } },
  );
  await first.close();
  expect(dry.stderr).toBe('');
  expect(dry.code).toBe(0);
  const dir = runDir(runs);

  const second = await modelServer(script as never);
  const workspace = await scene.checkout();
  const live = await action({
    inputs: { recipe: 'mend', model: 'openai/m', 'base-url': second.url, 'api-key': KEY },
    workspace,
    eventName: 'pull_request',
    event,
    env: { GITHUB_API_URL: env.GITHUB_API_URL ?? '' },
  });
  await second.close();
  expect(live.stdout).toContain(`::add-mask::${KEY}`);
  expect(live.code).toBe(0);
  expect(live.outputs).toMatchObject({ outcome: 'findings', findings: '1', turns: '5' });
  expect(live.outputs['comment-url']).toContain('http');
  expect(scene.github.invalid).toEqual([]);

  const intents = fs
    .readFileSync(path.join(dir, 'intents.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  const planned = intents.find(({ kind }) => kind === 'comment').body as string;
  const posted = scene.github.state.comments.find(({ body }) => body.includes('<!-- galley'))?.body ?? '';
  expect(settled(posted)).toBe(settled(planned));
  expect(dry.stdout).toContain(planned.split('\n')[0]);
  expect(posted).not.toMatch(/[^`\u200b]@ada/);
  expect(posted).not.toMatch(/fixes #12/i);
  const [inline] = scene.github.state.reviewComments;
  expect(inline).toMatchObject({ path: 'src/sum.js', line: 1, side: 'RIGHT', commit_id: scene.head });

  const clean = await scene.checkout();
  await fetched(clean, 'origin', 'refs/pull/7/head');
  git(clean, 'checkout', '-q', 'FETCH_HEAD');
  for (const patch of [path.join(dir, 'changes.patch'), live.outputs.patch ?? '']) {
    git(clean, 'apply', patch);
    expect(fs.readFileSync(path.join(clean, 'src/sum.js'), 'utf8')).toBe(
      'export const sum = (a, b) => a + b;\n',
    );
    git(clean, 'checkout', '-q', '.');
  }
  expect(model.asked).toEqual([]);

  const schema = JSON.parse(
    fs.readFileSync(path.join(import.meta.dirname, '../../schema/transcript.schema.json'), 'utf8'),
  );
  const validate = new Ajv({ strict: false, formats: { 'date-time': true } }).compile(schema);
  for (const where of [dir, live.outputs['run-dir'] ?? ''])
    for (const line of linesOf(where))
      expect({ line, errors: validate(line) ? null : validate.errors }).toMatchObject({ errors: null });
  const everything = [
    live.stdout.replaceAll(`::add-mask::${KEY}`, ''),
    dry.stdout,
    ...[dir, live.outputs['run-dir'] ?? ''].flatMap((where) =>
      fs
        .readdirSync(where, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(where, name))
        .filter((name) => fs.statSync(name).isFile())
        .map((name) => fs.readFileSync(name, 'latin1')),
    ),
  ];
  for (const text of everything) expect(text).not.toContain(KEY);
  for (const text of everything) expect(text.replaceAll(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN);
}, 120_000);

test('the recipe is read at the base commit: the pull request cannot widen its own review', async () => {
  const { modelServer } = await import('../helper/model-server.js');
  const model = await modelServer([
    { calls: [{ name: 'bash', args: { command: 'echo hi > pwned' } }] },
    { text: 'ok' },
  ]);
  const runs = folder();
  const ended = await galley(
    [
      'run',
      'mend',
      '--event',
      scene.event,
      '--workspace',
      await scene.checkout(),
      '--run-dir',
      runs,
      '--dry-run',
      '--model',
      'openai/m',
      '--base-url',
      model.url,
    ],
    { cwd: folder(), env: scene.env },
  );
  await model.close();
  expect(ended.code).toBe(0);
  const lines = linesOf(runDir(runs));
  expect(lines.find(({ type }) => type === 'start')).toMatchObject({ mode: 'edits' });
  expect(lines.find(({ type }) => type === 'result')).toMatchObject({ ok: false });
}, 60_000);
