import { expect, test } from '@jest/globals';
import { commandsIn } from '../../../src/service/shell-words/commands.js';
import { folder } from '../../helper/workspace.js';
import { FAKES, randomFrom, Scripts } from './scripts.js';
import { Traced } from './traced.js';

/** Names of the programs that reading says may run; undefined when reading says that it cannot tell. */
function predicted(script: string): Set<string> | undefined {
  const { ok, commands } = commandsIn(script);
  if (!ok || commands.some(({ known }) => !known)) return undefined;
  return new Set(commands.map(({ argv }) => (argv[0] ?? '').replace(/^.*\//, '')));
}

// The long run of the same is bench/shell-words.ts.
test('every program that bash really executes was predicted, or the script was called unknown', async () => {
  const scripts = new Scripts(randomFrom(20_261_130));
  const traced = new Traced(folder());
  let told = 0;
  let ran = 0;
  for (let i = 0; i < 300; i++) {
    const script = scripts.next(false);
    const names = predicted(script);
    if (!names) continue;
    told++;
    const surprises = [...(await traced.run(script))].filter((name) => !names.has(name));
    expect({ script, surprises }).toEqual({ script, surprises: [] });
    ran += FAKES.filter((name) => names.has(name)).length;
  }
  // Saying "unknown" to everything would pass the test above: at least a third must be told.
  expect(told).toBeGreaterThan(100);
  expect(ran).toBeGreaterThan(100);
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
