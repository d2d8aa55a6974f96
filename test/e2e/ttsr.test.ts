import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { runAgent } from '../../src/agent/loop.js';
import { Transcript } from '../../src/agent/transcript.js';
import { ALLOW } from '../../src/contract/access.js';
import type { Line } from '../../src/contract/event.js';
import type { Policy } from '../../src/contract/policy.js';
import { Ttsr, TtsrRule } from '../../src/contract/recipe.js';
import type { Tool } from '../../src/contract/tool.js';
import { reminders } from '../../src/policy/remind.js';
import { makeProvider } from '../../src/provider/index.js';
import { modelServer } from '../helper/model-server.js';

const ran: string[] = [];
const bash: Tool<z.ZodType<{ command: string }>> = {
  name: 'bash',
  about: 'runs a command',
  input: z.strictObject({ command: z.string() }),
  access: ({ command }) => [{ kind: 'exec', command }],
  async run({ command }) {
    ran.push(command);
    return { text: `ran ${command}` };
  },
};

test.each(['openai', 'openai-chat', 'anthropic'])(
  'over %s a match closes the connection at once, the tool of the cut answer never runs, and the reminder follows all results',
  async (prefix) => {
    ran.length = 0;
    // The phrase comes early in the arguments; after half of the answer the server waits for more than the client does.
    const command = `echo FORBIDDEN-PHRASE ${'x'.repeat(3_000)}`;
    const server = await modelServer([
      {
        calls: [
          { name: 'bash', args: { command: 'echo one' } },
          { name: 'bash', args: { command: 'echo two' } },
        ],
      },
      { text: 'It is time.', calls: [{ name: 'bash', args: { command } }], fault: 'stall' },
      { text: 'I will not.' },
    ]);
    let firedAt = 0;
    const rule = TtsrRule.parse({
      name: 'phrase',
      pattern: 'FORBIDDEN-PHRASE',
      reminder: 'Do not say that.',
    });
    const watch = reminders(Ttsr.parse({ rules: [rule], builtin: false }));
    const policy: Policy = {
      touch: () => ALLOW,
      turn: () => ALLOW,
      seal: (text) => text,
      watch: () => {
        const inner = watch();
        return {
          call: (name, json) => inner.call(name, json),
          delta: (delta) => {
            const reminder = inner.delta(delta);
            if (reminder) firedAt = performance.now();
            return reminder;
          },
        };
      },
    };
    const lines: Line[] = [];
    const transcript = new Transcript({
      agent: 'main',
      seal: policy.seal,
      write: () => {},
      tell: (seen) => void ('seq' in seen && lines.push(seen)),
    });
    const base = prefix === 'anthropic' ? server.origin : server.url;
    const provider = makeProvider({
      model: `${prefix}/m`,
      config: { providers: {}, models: {} },
      keys: () => 'sk-test-key',
      baseUrls: { [prefix]: base },
    });
    const said = await runAgent({
      provider,
      bench: { tools: new Map([['bash', bash]]), kit: undefined, policy, transcript, spill: () => undefined },
      system: 's',
      request: [{ type: 'text', text: 'go' }],
      signal: new AbortController().signal,
      cacheKey: 'k',
    });
    await server.left(1);
    await server.close();
    expect(said).toBe('I will not.');
    expect(ran).toEqual(['echo one', 'echo two']);
    expect(lines.find((line) => line.type === 'ttsr_injection')).toMatchObject({
      rules: ['phrase'],
      source: 'args',
    });
    const cut = server.asked[1];
    const ms = (cut?.leftAt ?? Number.NaN) - firedAt;
    // A few milliseconds on a free machine; the bound is wide because test machines are shared.
    expect(ms).toBeLessThan(2_000);
    if (process.env.GALLEY_TEST_PRINT) console.log(`${prefix}: closed ${ms.toFixed(1)} ms after the match`);
    const last = server.asked[2];
    expect(last?.prefixKept).toBe(true);
    expect(last?.wrong).toBeUndefined();
    const text = JSON.stringify(last?.body);
    expect(text.indexOf('Do not say that.')).toBeGreaterThan(text.indexOf('ran echo two'));
    expect(text).not.toContain('FORBIDDEN');
  },
  60_000,
);
