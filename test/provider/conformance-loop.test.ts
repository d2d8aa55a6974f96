import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runAgent } from '../../src/agent/loop.js';
import { Transcript } from '../../src/agent/transcript.js';
import { ALLOW } from '../../src/contract/access.js';
import type { RunError } from '../../src/contract/error.js';
import type { Line } from '../../src/contract/event.js';
import type { Policy } from '../../src/contract/policy.js';
import type { Tool } from '../../src/contract/tool.js';
import { makeProvider } from '../../src/provider/index.js';
import { makeSend } from '../../src/service/send.js';
import { type ModelServer, modelServer, type Take } from '../helper/model-server.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** FAULT_TABLE=1 prints what came of each fault: outcome, requests made, time. */
const table: string[] = [];
afterAll(() => {
  if (process.env.FAULT_TABLE) process.stdout.write(`${table.join('\n')}\n`);
});

const input = z.strictObject({ path: z.string() });
const look: Tool<typeof input, object> = {
  name: 'look',
  about: 'looks',
  input,
  access: ({ path }) => [{ kind: 'read', path }],
  run: async ({ path }) => ({ text: `seen ${path}` }),
};

/** The loop over a real wire: what it came to, what was asked, and what the record says. */
async function play(prefix: string, what: string, script: (turn: number) => Take) {
  const server = await modelServer((_, turn) => script(turn));
  servers.push(server);
  const lines: Line[] = [];
  const policy: Policy = {
    touch: () => ALLOW,
    turn: (turns) =>
      turns < 4 ? ALLOW : { action: 'deny', rule: 'limits.turns', say: 'Four turns are all.' },
    seal: (text) => text,
    watch: () => ({ delta: () => undefined, call: () => undefined }),
  };
  const transcript = new Transcript(
    {
      agent: 'main',
      seal: policy.seal,
      write: () => {},
      tell: (line) => void ('seq' in line && lines.push(line)),
    },
    [],
  );
  const provider = makeProvider({
    model: `${prefix}/m`,
    config: { providers: {}, models: { [`${prefix}/m`]: { max_output: 50 } } },
    keys: () => 'sk-test-key-1234567890',
    baseUrls: { [prefix]: prefix === 'anthropic' ? server.origin : server.url },
    send: makeSend({}),
  });
  const started = performance.now();
  const outcome = await runAgent({
    provider,
    bench: { tools: new Map([[look.name, look]]), kit: {}, policy, transcript, spill: () => undefined },
    system: 's',
    request: [{ type: 'text', text: 'go' }],
    signal: new AbortController().signal,
    cacheKey: 'k',
  }).then(
    () => 'done',
    (error: RunError) => error.outcome,
  );
  const ms = Math.round(performance.now() - started);
  table.push(`| ${prefix} | ${what} | ${outcome} | ${server.asked.length} | ${ms} ms |`);
  const results = lines.flatMap((line) => (line.type === 'result' ? [line] : []));
  return { outcome, asked: server.asked, lines, results };
}

const usage = { input: 10, output: 50 };
const CUT: Take = { calls: [{ name: 'look', args: '{"path": "a' }], usage };
const CALL: Take = { calls: [{ name: 'look', args: { path: 'a' } }] };

describe.each(['openai', 'openai-chat', 'anthropic'])('%s', (prefix) => {
  /** No vendor would refuse what was sent, and each request is the one before it with more at the end. */
  const legal = (asked: ModelServer['asked']) =>
    expect(asked.map(({ wrong, prefixKept }) => [wrong, prefixKept])).toEqual(
      asked.map(() => [undefined, true]),
    );

  test('a call whose arguments were cut at the output limit is not made, and the run goes on', async () => {
    const cut = await play(prefix, 'arguments cut at the output limit', (turn) =>
      turn === 0 ? { ...CUT, stop: 'length' } : turn === 1 ? CALL : { text: 'ok' },
    );
    expect([cut.outcome, cut.asked.length]).toEqual(['done', 3]);
    expect(cut.results.filter(({ ok }) => ok)).toHaveLength(1);
    legal(cut.asked);
  });

  test('a call that is no JSON is answered with what is wrong; a model that sends nothing else is given up', async () => {
    const once = await play(prefix, 'a call that is no JSON, once', (turn) =>
      turn === 0 ? { ...CUT, usage: { input: 10, output: 5 } } : { text: 'ok' },
    );
    expect([once.outcome, once.asked.length, once.results.map(({ ok }) => ok)]).toEqual(['done', 2, [false]]);
    legal(once.asked);
    const always = await play(prefix, 'calls that are no JSON, always', () => ({
      ...CUT,
      usage: { input: 10, output: 5 },
    }));
    expect([always.outcome, always.asked.length]).toEqual(['model-error', 4]);
    legal(always.asked);
  });

  test('an empty answer is asked for again twice, then ends the run as empty-response', async () => {
    const never = await play(prefix, 'empty answers, always', () => ({ text: '' }));
    expect([never.outcome, never.asked.length]).toEqual(['empty-response', 3]);
    legal(never.asked);
  });

  test('what the runner says stands after all results, is said once and stays where it is', async () => {
    const { outcome, asked } = await play(prefix, 'an empty answer between calls', (turn) =>
      turn === 1
        ? { text: '' }
        : turn < 3
          ? { calls: [...(CALL.calls ?? []), ...(CALL.calls ?? [])] }
          : { text: 'ok' },
    );
    expect([outcome, asked.length]).toEqual(['done', 4]);
    legal(asked);
  });

  test('a model that calls for ever ends as limit, after one last turn', async () => {
    const { outcome, asked, results } = await play(prefix, 'calls for ever', () => CALL);
    expect([outcome, asked.length]).toEqual(['limit', 5]);
    expect(results.length).toBeGreaterThanOrEqual(4);
    legal(asked);
  });
});
