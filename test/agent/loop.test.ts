import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Bench, dispatch } from '../../src/agent/dispatch.js';
import { runAgent } from '../../src/agent/loop.js';
import { readLines, Transcript } from '../../src/agent/transcript.js';
import { type Access, ALLOW, type Verdict } from '../../src/contract/access.js';
import { ToolError } from '../../src/contract/error.js';
import type { Line } from '../../src/contract/event.js';
import type { Policy } from '../../src/contract/policy.js';
import type { Tool } from '../../src/contract/tool.js';
import { type Answer, scripted } from '../helper/scripted.js';

type Kit = { log: string[] };
// biome-ignore lint/suspicious/noExplicitAny: tools of different inputs stand in one list
type AnyTool = Tool<any, Kit>;

const look: AnyTool = {
  name: 'look',
  about: 'looks',
  input: z.strictObject({ path: z.string(), ms: z.number().default(0) }),
  access: ({ path }) => [{ kind: 'read', path }],
  async run({ path, ms }, { kit }) {
    kit.log.push(`start ${path}`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    kit.log.push(`end ${path}`);
    if (path === 'missing') throw new ToolError('missing is not there. Use list.');
    if (path === 'broken') throw new TypeError('oops');
    return { text: `seen ${path}` };
  },
};
const change: AnyTool = {
  ...look,
  name: 'change',
  aliases: ['alter'],
  access: ({ path }) => [{ kind: 'write', path }],
};
const hand: AnyTool = { ...look, name: 'hand', access: () => [{ kind: 'stage', intent: 'output' }] };

interface Setting {
  touch?: (access: Access) => Verdict;
  turn?: Policy['turn'];
  watch?: Policy['watch'];
  seal?: (text: string) => string;
  earlier?: Line[];
}

function setting({
  touch = () => ALLOW,
  turn = () => ALLOW,
  watch,
  seal = (text) => text,
  earlier = [],
}: Setting = {}) {
  const rows: string[] = [];
  const lines: Line[] = [...earlier];
  const transcript = new Transcript(
    {
      agent: 'main',
      seal,
      write: (row) => rows.push(row),
      tell: (seen) => void ('seq' in seen && lines.push(seen)),
    },
    earlier,
  );
  const policy: Policy = {
    touch,
    turn,
    seal,
    watch: watch ?? (() => ({ delta: () => undefined, call: () => undefined })),
  };
  const kit: Kit = { log: [] };
  const tools = new Map([look, change, hand].map((tool) => [tool.name, tool]));
  const bench: Bench<Kit> = { tools, kit, policy, transcript, spill: () => undefined };
  return { bench, lines, rows, kit };
}

const go = (
  answers: (Answer | ((prompt: never) => Answer))[],
  scene = setting(),
  signal = new AbortController().signal,
) => {
  const provider = scripted(answers as Answer[]);
  const done = runAgent({
    provider,
    bench: scene.bench,
    system: 's',
    request: [{ type: 'text', text: 'go' }],
    signal,
    cacheKey: 'k',
  });
  return { done, provider, ...scene };
};
const call = (id: string, name: string, args: unknown) => ({ id, name, args });
const results = (lines: Line[]) => lines.flatMap((line) => (line.type === 'result' ? [line] : []));

test('the agent asks, acts on every call, and ends with the words of an answer without calls', async () => {
  const { done, provider, lines } = go([
    { text: 'let me see', calls: [call('1', 'look', { path: 'a' })] },
    { text: 'it is fine' },
  ]);
  expect(await done).toBe('it is fine');
  expect(results(lines)[0]).toMatchObject({ id: '1', ok: true, text: 'seen a' });
  expect(provider.seen[1]?.messages.slice(0, 1)).toEqual(provider.seen[0]?.messages);
});

test('safe calls run side by side, a write waits for them and runs alone; results keep the order of the calls', async () => {
  const calls = [
    call('1', 'look', { path: 'slow', ms: 40 }),
    call('2', 'look', { path: 'fast' }),
    call('3', 'change', { path: 'w' }),
    call('4', 'look', { path: 'after' }),
  ];
  const { done, kit, lines } = go([{ calls }, { text: 'done' }]);
  await done;
  expect(kit.log.slice(0, 2)).toEqual(['start slow', 'start fast']);
  expect(kit.log.indexOf('start w')).toBeGreaterThan(kit.log.indexOf('end slow'));
  expect(kit.log.indexOf('start after')).toBeGreaterThan(kit.log.indexOf('end w'));
  expect(results(lines).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

test('a refused call is told to the model with the reason, and never runs', async () => {
  const deny = (access: Access): Verdict =>
    access.kind === 'write' ? { action: 'deny', rule: 'r', say: 'not there: use a' } : ALLOW;
  const { done, kit, lines } = go(
    [{ calls: [call('1', 'change', { path: 'x' })] }, { text: 'ok' }],
    setting({ touch: deny }),
  );
  await done;
  expect(kit.log).toEqual([]);
  expect(results(lines)[0]).toMatchObject({ ok: false, text: 'not there: use a' });
  expect(lines.find((line) => line.type === 'call')).toMatchObject({
    verdict: { action: 'deny', rule: 'r' },
  });
});

test('what needs an answer from a person is refused where nobody can give one', async () => {
  const ask = (): Verdict => ({ action: 'ask', rule: 'mode.ask', say: 'allow it with change(x)' });
  const scene = setting({ touch: ask });
  const { done, lines } = go([{ calls: [call('1', 'change', { path: 'x' })] }, { text: 'ok' }], scene);
  await done;
  expect(results(lines)[0]).toMatchObject({ ok: false, text: 'allow it with change(x)' });
});

test('a person may approve, call by call', async () => {
  const scene = setting({ touch: () => ({ action: 'ask', rule: 'mode.ask', say: 'no' }) });
  scene.bench.approve = async (asked) => asked.id === '2';
  const { done, lines } = go(
    [{ calls: [call('1', 'change', { path: 'x' }), call('2', 'change', { path: 'y' })] }, { text: 'ok' }],
    scene,
  );
  await done;
  expect(results(lines).map(({ ok }) => ok)).toEqual([false, true]);
});

test('a halting verdict and a judge that breaks both end the run', async () => {
  const halt = setting({ touch: () => ({ action: 'halt', rule: 'r', say: 'stop here' }) });
  await expect(go([{ calls: [call('1', 'look', { path: 'x' })] }], halt).done).rejects.toMatchObject({
    outcome: 'policy',
  });
  const broken = setting({
    touch: () => {
      throw new Error('judge');
    },
  });
  await expect(go([{ calls: [call('1', 'look', { path: 'x' })] }], broken).done).rejects.toMatchObject({
    outcome: 'policy',
  });
});

test('unknown tools, wrong arguments and unreadable JSON are answers the model can act on', async () => {
  const calls = [
    call('1', 'nope', {}),
    call('2', 'look', { path: 3, extra: 1 }),
    call('3', 'look', '{"path": "a'),
    call('4', 'alter', { path: 'a' }),
  ];
  const { done, lines } = go([{ calls }, { text: 'ok' }]);
  await done;
  const [unknown, wrong, unreadable, alias] = results(lines);
  expect(unknown?.text).toContain('There is no tool "nope". There are: look, change, hand');
  expect(wrong?.text).toMatch(/Bad arguments for look[\s\S]*path/);
  expect(unreadable?.text).toContain('not complete JSON');
  expect(alias?.ok).toBe(true);
});

test('what a tool reports and what breaks in it are both results', async () => {
  const { done, lines } = go([
    { calls: [call('1', 'look', { path: 'missing' }), call('2', 'look', { path: 'broken' })] },
    { text: 'ok' },
  ]);
  await done;
  expect(results(lines).map(({ text }) => text)).toEqual([
    'missing is not there. Use list.',
    'look broke: oops',
  ]);
});

test('empty answers are nudged, then end the run as empty-response', async () => {
  const { done, lines } = go([{ text: '' }, { text: '' }, { text: '' }]);
  await expect(done).rejects.toMatchObject({ outcome: 'empty-response' });
  expect(lines.filter((line) => line.type === 'user' && line.source === 'runner')).toHaveLength(2);
});

test('an answer that is cut at the output limit goes on, and not for ever', async () => {
  const short = go([{ text: 'a', stop: 'length' }, { text: 'b' }]);
  expect(await short.done).toBe('b');
  const endless = go(Array.from({ length: 9 }, () => ({ text: 'a', stop: 'length' as const })));
  await expect(endless.done).rejects.toMatchObject({ outcome: 'model-error' });
});

test('at a limit there is one last turn, in which only staging still works', async () => {
  const scene = setting({
    turn: (turns) => (turns < 1 ? ALLOW : { action: 'deny', rule: 'limits.turns', say: 'One turn is all.' }),
  });
  const { done, lines, kit } = go(
    [
      { calls: [call('1', 'look', { path: 'a' })] },
      { text: 'so far', calls: [call('2', 'hand', { path: 'o' }), call('3', 'look', { path: 'b' })] },
    ],
    scene,
  );
  await expect(done).rejects.toMatchObject({ outcome: 'limit', message: expect.stringContaining('so far') });
  expect(kit.log).toEqual(['start a', 'end a', 'start o', 'end o']);
  expect(results(lines).map(({ ok }) => ok)).toEqual([true, true, false]);
});

test('a reminder cuts the stream, is recorded, follows all results, and the cut answer leaves the conversation', async () => {
  let fired = false;
  const watch: Policy['watch'] = () => {
    let text = '';
    return {
      delta: (delta) => {
        if (delta.type === 'text') text += delta.text;
        if (fired || !text.includes('rm -rf')) return undefined;
        fired = true;
        return { rules: ['destructive'], say: 'Never delete like that.', source: 'text' };
      },
      call: () => undefined,
    };
  };
  const { done, lines, provider, kit } = go(
    [
      { calls: [call('1', 'look', { path: 'a' })] },
      { text: 'I will rm -rf everything now', calls: [call('2', 'change', { path: 'x' })] },
      { text: 'careful now' },
    ],
    setting({ watch }),
  );
  expect(await done).toBe('careful now');
  expect(kit.log).toEqual(['start a', 'end a']);
  expect(provider.closed).toBe(3);
  expect(lines.find((line) => line.type === 'ttsr_injection')).toMatchObject({
    rules: ['destructive'],
    cut: expect.stringContaining('rm -rf'),
  });
  const last = provider.seen[2]?.messages.at(-1);
  expect(last?.blocks.map(({ type }) => type)).toEqual(['result', 'text']);
  expect(JSON.stringify(provider.seen[2])).not.toContain('everything');
});

test('complete arguments are looked at once more before the tool runs', async () => {
  let fired = false;
  const watch: Policy['watch'] = () => ({
    delta: () => undefined,
    call: (_name, json) => {
      if (fired || !json.includes('danger')) return undefined;
      fired = true;
      return { rules: ['late'], say: 'no', source: 'args' };
    },
  });
  const { done, kit } = go(
    [{ calls: [call('1', 'change', { path: 'danger' })] }, { text: 'ok' }],
    setting({ watch }),
  );
  await done;
  expect(kit.log).toEqual([]);
});

test('a retry voids what the failed attempt had streamed', async () => {
  const deltas = [
    { type: 'text' as const, text: 'half an ans' },
    { type: 'call' as const, id: '9', name: 'change' },
    { type: 'retry' as const, attempt: 1, waitMs: 5, reason: '503' },
    { type: 'text' as const, text: 'whole' },
    { type: 'stop' as const, reason: 'end' as const, usage: { input: 1, output: 1, cached: 0, usd: 0 } },
  ];
  const { done, lines } = go([{ deltas }]);
  expect(await done).toBe('whole');
  expect(lines.find((line) => line.type === 'retry')).toMatchObject({
    attempt: 1,
    wait_ms: 5,
    reason: '503',
  });
});

test('secrets are sealed before a line is written, in keys and arguments too, and the model sees the stars', async () => {
  const seal = (text: string): string => text.replaceAll('s3cr3t-value', '***');
  const { done, rows, provider } = go(
    [{ calls: [call('1', 'look', { path: 's3cr3t-value' })] }, { text: 's3cr3t-value' }],
    setting({ seal }),
  );
  await done;
  expect(rows.join('\n')).not.toContain('s3cr3t-value');
  expect(JSON.stringify(provider.seen[1])).not.toContain('s3cr3t-value');
  for (const row of rows) expect(() => JSON.parse(row)).not.toThrow();
});

test('a resumed run answers the calls that were left open and goes on with the same conversation', async () => {
  const first = setting();
  first.bench.transcript.add({ type: 'user', source: 'prompt', blocks: [{ type: 'text', text: 'go' }] });
  first.bench.transcript.add({
    type: 'assistant',
    blocks: [{ type: 'call', id: '1', name: 'change', args: { path: 'a' } }],
    stop: 'tool',
    usage: { input: 1, output: 1, cached: 0, usd: 0 },
    ms: 1,
  });
  const text = `${first.rows.join('\n')}\n{"v":1,"seq":2,"type":"resu`;
  const scene = setting({ earlier: readLines(text) });
  const { done, provider } = go([{ text: 'picked up' }], scene);
  expect(await done).toBe('picked up');
  expect(provider.seen[0]?.messages.at(-1)?.blocks[0]).toMatchObject({ type: 'result', id: '1', ok: false });
  expect(scene.lines.at(-1)).toMatchObject({ seq: 4 });
});

test('an aborted run stops at once and says why', async () => {
  const stop = new AbortController();
  const { done } = go(
    [{ calls: [call('1', 'change', { path: 'a', ms: 30 })] }, { text: 'never' }],
    setting(),
    stop.signal,
  );
  setTimeout(() => stop.abort(new Error('enough')), 10);
  await expect(done).rejects.toThrow('enough');
});

test('a line with exotic line ends stays one line', async () => {
  const { bench, rows } = setting();
  bench.transcript.add({ type: 'notice', level: 'info', text: 'a\u2028b\u2029c\nd' });
  expect(rows[0]?.split(/[\n\u2028\u2029]/)).toHaveLength(1);
  expect(JSON.parse(rows[0] ?? '')).toMatchObject({ text: 'a\u2028b\u2029c\nd' });
});

test('results of a batch are all written before the run goes on, also when one tool ends the run', async () => {
  const scene = setting();
  scene.bench.transcript.add({ type: 'user', source: 'prompt', blocks: [{ type: 'text', text: 'go' }] });
  await dispatch(
    [{ type: 'call', id: '1', name: 'look', args: { path: 'a' } }],
    scene.bench,
    new AbortController().signal,
  );
  expect(results(scene.lines)).toHaveLength(1);
});
