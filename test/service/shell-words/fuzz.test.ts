import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { commandsIn } from '../../../src/service/shell-words/commands.js';
import { isAlive } from '../../helper/alive.js';
import { folder } from '../../helper/workspace.js';
import { randomFrom, Scripts } from './scripts.js';
import { Traced } from './traced.js';

/** Names of the programs that reading says may run; undefined when reading says that it cannot tell. */
function predicted(script: string): Set<string> | undefined {
  const { ok, commands } = commandsIn(script);
  if (!ok || commands.some(({ known }) => !known)) return undefined;
  return new Set(commands.map(({ argv }) => (argv[0] ?? '').replace(/^.*\//, '')));
}

(process.getuid?.() === 0 ? test : test.skip)(
  'a random script may start few processes, and ends with everything it started',
  async () => {
    const root = folder();
    const ran = await new Traced(root).run([
      '[ "$(ulimit -u)" = 300 ] && fa',
      `setsid bash -c 'echo "$BASHPID" > pid; kill -STOP "$BASHPID"' & until [ -s pid ]; do :; done; fb`,
    ]);
    expect(ran).toEqual([new Set(['fa']), new Set(['fb'])]);
    expect(isAlive(Number(fs.readFileSync(path.join(root, 'work/pid'), 'utf8')))).toBe(false);
  },
);

// The long run of the same is bench/shell-words.ts.
test('every program that bash really executes was predicted, or the script was called unknown', async () => {
  const source = new Scripts(randomFrom(20_261_130));
  const scripts = Array.from({ length: 300 }, () => source.next(false)).filter((script) => predicted(script));
  const ran = await new Traced(folder()).run(scripts);
  for (const [i, script] of scripts.entries()) {
    const surprises = [...(ran[i] ?? [])].filter((name) => !predicted(script)?.has(name));
    expect({ script, surprises }).toEqual({ script, surprises: [] });
  }
  // Saying "unknown" to everything would pass the test above: at least a third must be told.
  expect(scripts.length).toBeGreaterThan(100);
  expect(ran.filter((names) => names.size > 0).length).toBeGreaterThan(60);
});

test('reading never throws and never hangs, whatever the text', () => {
  const random = randomFrom(7);
  const scripts = new Scripts(random);
  const started = Date.now();
  for (let i = 0; i < 1_000; i++) {
    const script = scripts.next(true);
    expect(() => commandsIn(script)).not.toThrow();
  }
  for (const piece of [
    '$(',
    '((',
    '{',
    '[[',
    '"$(',
    '`',
    '<<E\n',
    '${x:-',
    '<(',
    'if ',
    'case x in a) ',
    '!',
    '{a,',
  ])
    commandsIn(piece.repeat(5_000));
  expect(Date.now() - started).toBeLessThan(20_000);
});
