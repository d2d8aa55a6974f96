// Writes scripts, says what they can run, runs them in bash with a PATH of fakes, and compares.
//   npx tsc -p bench && node lib/bench/bench/shell-words.js [scripts] [seed] [mutate]
// With `mutate` scripts are damaged too: run that in a container or behind bubblewrap, for they write where they like.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandsIn } from '../src/service/shell-words/commands.js';
import { randomFrom, Scripts } from '../test/service/shell-words/scripts.js';
import { Traced } from '../test/service/shell-words/traced.js';

const [count = 10_000, seed = 1] = process.argv.slice(2, 4).map(Number);
const mutate = process.argv[4] === 'mutate';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-fuzz-'));
const tally = { scripts: 0, told: 0, unknown: 0, unparsable: 0, programs: 0, surprises: 0 };

/** One of several lines that take scripts from the same source; each has its own folder of fakes. */
async function line(scripts: Scripts, traced: Traced): Promise<void> {
  while (tally.scripts < count) {
    tally.scripts++;
    const script = scripts.next(mutate);
    const { ok, commands } = commandsIn(script);
    if (!ok) tally.unparsable++;
    else if (commands.some(({ known }) => !known)) tally.unknown++;
    else {
      tally.told++;
      const names = new Set(commands.map(({ argv }) => (argv[0] ?? '').replace(/^.*\//, '')));
      const ran = await traced.run(script);
      tally.programs += ran.size;
      const surprises = [...ran].filter((name) => !names.has(name));
      if (surprises.length > 0) {
        tally.surprises++;
        console.log(JSON.stringify({ script, surprises, predicted: [...names] }));
      }
    }
  }
}

const started = Date.now();
const scripts = new Scripts(randomFrom(seed));
const lines = [0, 1, 2].map((n) => {
  fs.mkdirSync(path.join(folder, String(n)));
  return line(scripts, new Traced(path.join(folder, String(n))));
});
await Promise.all(lines);
fs.rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify({ ...tally, seed, mutate, seconds: (Date.now() - started) / 1_000 }));
process.exitCode = tally.surprises > 0 ? 1 : 0;
