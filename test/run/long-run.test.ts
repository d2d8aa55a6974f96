import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/cli/replay.js';
import { run } from '../../src/cli/run.js';
import type { Line } from '../../src/contract/event.js';
import { readEarlier } from '../../src/run/earlier.js';
import { linesIn } from '../../src/run/line-file.js';
import { through } from '../helper/door.js';
import { type Asked, type ModelServer, modelServer } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { linesOf, runDir } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

jest.setTimeout(90_000);

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: Parameters<typeof modelServer>[0]): Promise<ModelServer> {
  const server = await modelServer(script);
  servers.push(server);
  return server;
}

interface Scene {
  recipe: string;
  server: ModelServer;
  files?: Record<string, string>;
  config?: string;
  model?: string;
  root?: string;
  more?: string[];
}

/** A run through the command, with its model on loopback. */
async function play({
  recipe,
  server,
  files = {},
  config = '',
  model = 'openai/m',
  more = [],
  ...at
}: Scene) {
  const root = at.root ?? repository({ 'a.txt': 'a\n', ...files });
  const runs = path.join(root, '.galley/runs');
  const file = path.join(folder({ 'r.yml': recipe }), 'r.yml');
  const home = folder({ '.galley/config.yml': config });
  const base = model.startsWith('anthropic/') ? server.origin : server.url;
  const argv = [file, '--workspace', root, '--model', model, '--base-url', base, '--output', 'json', ...more];
  const ended = await through(run, argv, {
    cwd: root,
    env: { HOME: home, OPENAI_API_KEY: 'sk-test-0123456789', ANTHROPIC_API_KEY: 'sk-ant-0123456789' },
  });
  const dir = fs.existsSync(runs) ? runDir(runs) : '';
  return { ...ended, root, dir, recipe: file, lines: dir === '' ? [] : linesOf(dir) };
}

const textOf = ({ body }: Asked): string => JSON.stringify(body);
const READ_A = { calls: [{ name: 'read', args: { paths: ['a.txt'] } }] };

const LABELS = `title: Label
prompt: Which labels?
tools: []
response:
  json_schema:
    type: object
    properties: { labels: { type: array, items: { type: string, enum: [bug, docs] } } }
    required: [labels]
    additionalProperties: false
`;

// What each protocol makes of the schema stands in test/provider/conformance.
test.each(['anthropic/claude-sonnet-5-5'])(
  "%s: a recipe that wants only a structured result asks for it in the vendor's schema mode, and once more when it is wrong",
  async (model) => {
    const server = await serve([{ text: '{"labels":["nonsense"]}' }, { text: '{"labels":["bug"]}' }]);
    const { code, dir } = await play({ recipe: LABELS, server, model });
    expect([code, server.asked.length]).toEqual([0, 2]);
    expect(JSON.parse(fs.readFileSync(path.join(dir, 'output.json'), 'utf8'))).toEqual({ labels: ['bug'] });
    for (const asked of server.asked) {
      expect(asked.wrong).toBeUndefined();
      const { text, response_format, output_config } = asked.body;
      const format = text?.format ?? response_format ?? output_config?.format;
      expect([format.type, JSON.stringify(format)]).toEqual([
        'json_schema',
        expect.stringContaining('"enum":["bug","docs"]'),
      ]);
    }
    expect(textOf(server.asked[1] as Asked)).toContain('That answer was not taken.');
  },
);

const MEND = (conversation: string) => `title: Mend
prompt: Make done.txt.
tools: [write]
mode: autopilot
retry:
  max: 1
  checks: [{ shell: "test -f done.txt || { echo there is no done.txt; exit 3; }" }]
  conversation: ${conversation}
`;

test('a retry goes on in the same conversation or in a fresh one; either way the model hears why the check failed', async () => {
  for (const conversation of ['same', 'fresh']) {
    const server = await serve([
      { text: 'I believe it is there.' },
      { calls: [{ name: 'write', args: { path: 'done.txt', content: 'x\n' } }] },
      { text: 'Made.' },
    ]);
    const { code, root } = await play({ recipe: MEND(conversation), server });
    expect([code, fs.existsSync(path.join(root, 'done.txt'))]).toEqual([0, true]);
    const second = textOf(server.asked[1] as Asked);
    expect(second).toContain('failed with exit code 3');
    expect(second).toContain('there is no done.txt');
    expect(second).toContain('Make done.txt.');
    expect(second.includes('I believe it is there.')).toBe(conversation === 'same');
  }
});

const ROW = 'a line of notes that says nothing\n';

test('a run longer than its window is summed up on the way by the small model, keeps its request, and ends well; its record resumes and replays', async () => {
  const server = await serve(({ body }, turn) => {
    const isSummary = JSON.stringify(body).includes('hand-over note');
    const usage = { input: Math.ceil(JSON.stringify(body).length / 4), output: 10 };
    expect(body.model).toBe(isSummary ? 'small' : 'm');
    if (isSummary) return { text: 'Read a.txt many times.', usage };
    return turn < 10
      ? { text: `Step ${turn}. ${'I look again. '.repeat(150)}`, ...READ_A, usage }
      : { text: 'All read.', usage };
  });
  const config = 'small_model: openai/small\nmodels: { "openai/m": { context_window: 6000 } }\n';
  const file = path.join(folder(), 'cassette.jsonl');
  const scene = {
    recipe: 'title: Read\nprompt: Read a.txt until you know it.\ntools: [read]\n',
    server,
    config,
    files: { 'a.txt': ROW.repeat(90) },
  };
  const first = await play({ ...scene, more: ['--record', file] });
  expect(first.code).toBe(0);
  const summaries = (first.lines as unknown as Line[]).filter((line) => line.type === 'compact');
  expect(summaries.map((line) => line.type === 'compact' && line.how)).toContain('summary');
  const { body } = server.asked.at(-1) as Asked;
  expect(JSON.stringify(body.input[0])).toContain('Read a.txt until you know it.');
  expect(JSON.stringify(body.input)).toContain('Read a.txt many times.');
  expect(Math.max(...server.asked.map((asked) => textOf(asked).length))).toBeLessThan(6_000 * 4);
  expect(fs.readFileSync(file, 'utf8')).toBe(
    fs.readFileSync(path.join(first.dir, 'transcript.jsonl'), 'utf8'),
  );

  const copy = repository(scene.files);
  const replayed = [file, '--workspace', copy, '--recipe', first.recipe];
  expect(await through(replay, replayed, { cwd: copy })).toMatchObject({
    code: 0,
    out: expect.stringContaining('identical'),
  });

  const before = server.asked.length;
  const second = await play({
    ...scene,
    root: first.root,
    more: ['--resume', path.basename(first.dir), '--record', file],
  });
  expect([second.code, second.dir]).toEqual([0, first.dir]);
  const shown = textOf(server.asked[before] as Asked);
  expect(shown).toContain('The run was interrupted and goes on now.');
  expect(shown).toContain('Read a.txt many times.');
  expect(fs.readFileSync(file, 'utf8')).toContain('"type":"resume"');
});

const FOUND = {
  calls: [
    { name: 'review_comment', args: { path: 'a.txt', line: 1, severity: 'warning', body: 'Found it.' } },
  ],
};

test('a run whose minutes are over is cut in the middle of what it waits for, and what it found is in the report', async () => {
  const server = await serve((_, turn) => (turn === 0 ? FOUND : { fault: 'silent' }));
  const recipe =
    'title: L\nprompt: p\ntools: [review_comment]\noutputs: { review: {} }\nlimits: { minutes: 0.06 }\n';
  const { code, out } = await play({ recipe, server });
  expect([code, server.asked.length]).toEqual([6, 2]);
  expect(JSON.parse(out)).toMatchObject({ outcome: 'limit', findings: { warning: 1 } });
});

test('limits end a run after one last turn, and what it found is in the report', async () => {
  const prices = 'models: { "openai/m": { prices: { input: 100, output: 100 } } }\n';
  for (const limits of ['turns: 2', 'tokens: 250', 'usd: 0.025']) {
    const server = await serve((_, turn) => ({
      ...(turn === 2 ? FOUND : READ_A),
      usage: { input: 120, output: 5 },
    }));
    const recipe = `title: L\nprompt: p\ntools: [read, review_comment]\noutputs: { review: {} }\nlimits: { ${limits} }\n`;
    const { code, out, lines } = await play({ recipe, server, config: prices });
    expect([limits, code, server.asked.length]).toEqual([limits, 6, 3]);
    expect(textOf(server.asked[2] as Asked)).toContain('This is your last turn');
    const result = JSON.parse(out) as {
      outcome: string;
      findings: { warning: number };
      usage: { usd: number };
    };
    expect(result).toMatchObject({ outcome: 'limit', findings: { warning: 1 } });
    expect(result.usage.usd).toBeGreaterThan(0.03);
    expect(lines.some((line) => line.type === 'intent')).toBe(true);
  }
});

test('a provider that is named wrongly is refused before anything is asked, in words that say what to mend', async () => {
  const server = await serve([]);
  const cases: [string, string, RegExp][] = [
    ['nowhere/m', '', /known prefixes are openai, openai-chat, anthropic/],
    ['m', '', /must be prefix\/name/],
    [
      'mine/',
      'providers: { mine: { kind: openai-chat, base_url: http://127.0.0.1:9/v1 } }\n',
      /prefix\/name/,
    ],
    ['mine/m', 'providers: { mine: { kind: nonsense, base_url: http://127.0.0.1:9 } }\n', /kind/],
    ['mine/m', 'providers: { mine: { kind: openai-chat, base_url: ftp://x } }\n', /base_url/],
    [
      'mine/m',
      'providers: { mine: { kind: openai-chat, base_url: http://127.0.0.1:9/v1, api_key_env: NOT_SET } }\n',
      /NOT_SET is not set/,
    ],
  ];
  for (const [model, config, say] of cases) {
    const recipe = `title: T\nprompt: p\nmodel: ${JSON.stringify(model)}\ntools: [read]\n`;
    const file = path.join(folder({ 'r.yml': recipe }), 'r.yml');
    const home = folder({ '.galley/config.yml': config });
    const root = repository({ 'a.txt': 'a\n' });
    await expect(
      through(run, [file, '--workspace', root], { cwd: root, env: { HOME: home } }),
    ).rejects.toThrow(say);
    expect(fs.existsSync(path.join(root, '.galley/runs'))).toBe(false);
  }
  expect(server.asked).toEqual([]);
});

test('a run directory that is foreign, broken or empty is not resumed, and is left as it was', async () => {
  const broken: [string, RegExp][] = [
    ['not json\n{"v":1}\n', /line 1 is not JSON/],
    ['{"a":1}\n', /line 1 is no line of a transcript/],
  ];
  for (const [text, say] of broken) {
    const server = await serve([]);
    const dir = folder({ 'x/transcript.jsonl': text });
    const file = path.join(dir, 'x/transcript.jsonl');
    const recipe = 'title: T\nprompt: p\ntools: [read]\n';
    await expect(play({ recipe, server, more: ['--resume', path.join(dir, 'x')] })).rejects.toThrow(say);
    expect([fs.readFileSync(file, 'utf8'), server.asked.length]).toEqual([text, 0]);
  }
  const server = await serve([]);
  const nothing = play({ recipe: 'title: T\nprompt: p\n', server, more: ['--resume', '../../etc'] });
  await expect(nothing).rejects.toThrow('There is no run ../../etc');
});

test('a transcript that is cut or broken is replayed up to where it goes, or refused in words', async () => {
  const root = repository({ 'a.txt': 'a\n', 'r.yml': 'title: T\nprompt: p\ntools: [read]\n' });
  const at = { cwd: root, env: { HOME: folder() } };
  for (const text of ['garbage\n{}\n', '', '[]\n[]\n']) {
    const file = path.join(folder({ 't.jsonl': text }), 't.jsonl');
    await expect(
      through(replay, [file, '--workspace', root, '--recipe', path.join(root, 'r.yml')], at).then(
        ({ code }) => {
          throw new Error(`ended with ${code}`);
        },
      ),
    ).rejects.toThrow(/is no transcript|does not say which|ended with 1/);
  }
});

test('a long record is read without its old answers; what is still in the conversation is whole', () => {
  const long = `quote " backslash \\\\ tab\t世界 🙂 ","ms":7,"type":"x" ${'word '.repeat(900)}`;
  const base = { v: 1, at: '2026-01-01T00:00:00Z', agent: 'main' };
  const result = (seq: number, more: object = {}) => ({
    ...{ ...base, seq, type: 'result', id: `c${seq}`, name: 'read', ms: 3, ok: true, text: `${seq} ${long}` },
    ...more,
  });
  const image = { type: 'image', mime: 'image/png', data: 'A'.repeat(9_000) };
  const lines = [
    { ...base, seq: 0, type: 'user', source: 'prompt', blocks: [{ type: 'text', text: long }] },
    result(1),
    result(2, { meta: { '","text":"': long }, shown: long }),
    result(3, { text: 'x'.repeat(5_000) }),
    result(4, { text: 'short', images: [image] }),
    {
      ...base,
      seq: 5,
      type: 'call',
      id: 'c',
      name: 'write',
      args: { text: long },
      access: [],
      verdict: { action: 'allow' },
    },
    { ...base, seq: 6, type: 'compact', how: 'summary', before: 6, summary: 's', usage: {} },
    result(7),
    { ...result(8), agent: 'a1' },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const file = path.join(folder({ 't.jsonl': text }), 't.jsonl');
  expect([...linesIn(file)]).toEqual(lines);
  const { lines: read, isCut } = readEarlier(file);
  expect(isCut).toBe(true);
  for (const [at, line] of lines.entries()) {
    const found = read[at] as unknown as { text?: string };
    const isShort = found.text !== undefined && found.text !== (line as { text?: string }).text;
    expect([at, isShort]).toEqual([at, at === 1 || at === 2]);
    expect({ ...found, text: '' }).toEqual({ ...line, text: '' });
    if (isShort) expect(long).toContain((found.text ?? '').slice(2, -2));
  }
});
