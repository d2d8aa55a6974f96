// Writes scripts, says what they can run, runs them in bash with a PATH of fakes, and compares.
//   npx tsc -p bench && node lib/bench/bench/shell-words.js [scripts] [seed] [mutate]
// A random script may be a fork bomb, or write where it likes. So this runs as root only: each script is then started as
// a user that nobody else is, with at most 300 processes, 2 seconds, and an end to all that it leaves behind.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandsIn } from '../src/service/shell-words/commands.js';
import { randomFrom, Scripts } from '../test/service/shell-words/scripts.js';
import { Traced } from '../test/service/shell-words/traced.js';

const [count = 2_000, seed = 1] = process.argv.slice(2, 4).map(Number);
const mutate = process.argv[4] === 'mutate';
if (process.getuid?.() !== 0) {
  console.error(
    'This runs random scripts: only root can start them as a user of their own. Use sudo or a container.',
  );
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-fuzz-'));
const tally = { scripts: 0, told: 0, unknown: 0, unparsable: 0, programs: 0, surprises: 0 };

/** What reading says a script may run; undefined = it cannot tell, and the script need not be run. */
function predicted(script: string): Set<string> | undefined {
  const { ok, commands } = commandsIn(script);
  tally.scripts++;
  if (!ok) tally.unparsable++;
  else if (commands.some(({ known }) => !known)) tally.unknown++;
  else {
    tally.told++;
    return new Set(commands.map(({ argv }) => (argv[0] ?? '').replace(/^.*\//, '')));
  }
  return undefined;
}

const started = Date.now();
const scripts = new Scripts(randomFrom(seed));
const traced = new Traced(folder);
while (tally.scripts < count) {
  const batch = Array.from({ length: Math.min(100, count - tally.scripts) }, () => scripts.next(mutate));
  const told = batch.flatMap((script) => {
    const names = predicted(script);
    return names ? [{ script, names }] : [];
  });
  const ran = await traced.run(told.map(({ script }) => script));
  for (const [i, { script, names }] of told.entries()) {
    tally.programs += ran[i]?.size ?? 0;
    const surprises = [...(ran[i] ?? [])].filter((name) => !names.has(name));
    if (surprises.length > 0) {
      tally.surprises++;
      console.log(JSON.stringify({ script, surprises, predicted: [...names] }));
    }
  }
}
fs.rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify({ ...tally, seed, mutate, seconds: (Date.now() - started) / 1_000 }));
process.exitCode = tally.surprises > 0 ? 1 : 0;
