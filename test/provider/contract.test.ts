import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Provider } from '../../src/contract/provider.js';
import { checklist } from '../../src/provider/embedded/checklist.js';
import { readShown } from '../../src/provider/embedded/shown-diff.js';
import { DEFAULT_MODELS, VENDORS } from '../../src/provider/index.js';
import { replay } from '../../src/provider/replay.js';
import { parseDiff } from '../../src/service/github/diff.js';
import { collect, prompt, summary } from '../helper/deltas.js';

/** The providers without a server; the others are held to the same in conformance.test.ts. */
const LOCAL: Record<string, () => Provider> = {
  'embedded/checklist': () => checklist(parseDiff),
  'replay/x': () =>
    replay('replay/x', () =>
      JSON.stringify({
        agent: 'main',
        type: 'assistant',
        blocks: [
          { type: 'text', text: 'look' },
          { type: 'call', id: 'a', name: 'diff', args: {} },
        ],
        stop: 'tool',
        usage: { input: 1, output: 1, cached: 0, usd: 0 },
      }),
    ),
};
const tools = [{ name: 'diff', about: '', schema: {} }];

for (const [name, make] of Object.entries(LOCAL)) {
  test(`${name} announces each call before its arguments and stops exactly once, last`, async () => {
    const deltas = await collect(make(), prompt('x', { tools }));
    expect(summary(deltas)).toMatchObject({ calls: [{ name: 'diff', json: '{}' }], stop: 'tool', stops: 1 });
    expect(deltas.at(-1)?.type).toBe('stop');
    expect(make().name).toBe(name);
  });

  test(`${name} throws the reason of an abort`, async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(collect(make(), prompt('x', { tools }), controller.signal)).rejects.toBe(reason);
  });
}

test('no text whatever makes the reader of shown diffs fail, and its line numbers never run backwards', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'diff --git a/x b/x',
      '--- a/x',
      '+++ b/x',
      '@@ -1,2 +1,3 @@',
      '@@ -0,0 +1 @@ f()',
      '\\ No newline at end of file',
    ),
    fc.constantFrom(
      '+a',
      '-b',
      ' c',
      '',
      'new file mode 100644',
      'Binary files a/x and b/y differ',
      'rename to "\\303\\244"',
      '@@ -1 +9999999999 @@',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      for (const file of readShown(lines.join('\n'), parseDiff))
        for (const hunk of file.hunks) {
          const numbers = hunk.lines.flatMap((each) => (each.new === undefined ? [] : [each.new]));
          expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        }
    }),
    { numRuns: 300 },
  );
});

test('docs/providers.md names every prefix, its key and its address, and the default models', () => {
  const page = fs.readFileSync('docs/providers.md', 'utf8');
  for (const [prefix, { keyEnv, baseUrl, about }] of Object.entries(VENDORS))
    expect(page).toContain(`| \`${prefix}/\` | ${about} | \`${keyEnv}\` | \`${baseUrl}\` |`);
  for (const { model, keyEnv } of DEFAULT_MODELS)
    expect(page).toMatch(new RegExp(`\`${model}\`[^.]*\`${keyEnv}\``, 's'));
});
