import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RunError } from '../contract/error.js';
import { RUN_FILES } from '../contract/result.js';
import { makeSeal } from '../policy/seal.js';
import { renderHtml } from '../report/html.js';
import { mergeRuns, type Run } from '../report/merge.js';
import { intentLines, planIntents, planText, reportMarkdown } from '../report/plan.js';
import { readPlan, readResult } from '../report/run-dir.js';
import { secretValues } from '../run/environment.js';
import type { Command, Door } from './command.js';
import { parseTranscript } from './show.js';

/** `galley merge`: the runs of a matrix as one run, that is published once. */
export const merge: Command = {
  name: 'merge',
  about: 'join the runs of a matrix into one report',
  help: `galley merge <run-dir...> [--out DIR] [--expect N] [--partial]

Joins run directories of the same recipe, event and commit into one: one report, one set of intents. A finding that two
runs hand in stands there once; changes become one patch (a file that two runs changed in different ways keeps the first
change, and the report says so); turns, tokens and cost are added up. A folder that holds run directories stands for all
of them. \`galley publish\` posts the result as it would post a run's.

  --out DIR     where the merged run goes; default .galley/runs/merged-<id>
  --expect N    how many runs there should be; when one is missing the outcome is "cancelled"
  --partial     leave out runs that did not end well or are missing, and say so, instead of taking their outcome

Exit code: the worst of the runs', or 2 when they do not belong together.
`,
  async run(door) {
    const { values, positionals } = parseArgs({
      args: door.argv,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        expect: { type: 'string', default: '0' },
        partial: { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0) throw new RunError('recipe', 'galley merge: name the run directories');
    if (!/^\d{1,6}$/.test(values.expect))
      throw new RunError('recipe', `galley merge: --expect ${values.expect} is no number`);
    const dirs = (await Promise.all(positionals.map((word) => runDirs(path.resolve(door.cwd, word))))).flat();
    const runs: Run[] = [];
    for (const dir of dirs) runs.push(await readRun(dir));
    const seal = makeSeal({ secrets: secretValues(door.env) });
    const merged = mergeRuns(runs, { seal, expected: Number(values.expect), partial: values.partial });
    const { result } = merged.input;
    const out = path.resolve(door.cwd, values.out ?? path.join('.galley', 'runs', result.run.id));
    await write(out, merged);
    tell(door, out, merged.input);
    return result.exit_code;
  },
};

/** The directory itself, or the run directories in it. */
async function runDirs(dir: string): Promise<string[]> {
  const isRun = async (each: string): Promise<boolean> =>
    (await fs.stat(path.join(each, RUN_FILES.result)).catch(() => undefined))?.isFile() ?? false;
  if (await isRun(dir)) return [dir];
  const inside: string[] = [];
  const entries = await fs.readdir(dir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const each = path.join(dir, entry.name);
    if (await isRun(each)) inside.push(each);
  }
  if (inside.length > 0) return inside.sort();
  throw new RunError('recipe', `galley merge: ${dir} is no finished run and holds none`);
}

async function readRun(dir: string): Promise<Run> {
  const transcript = path.join(dir, RUN_FILES.transcript);
  const text = await fs.readFile(transcript, 'utf8').catch((cause: unknown) => {
    throw new RunError('recipe', `galley merge: ${transcript} cannot be read`, { cause });
  });
  return {
    dir,
    result: await readResult(dir),
    plan: await readPlan(dir),
    lines: parseTranscript(text, transcript),
    // An artifact of a run that changed nothing has no patch.
    patch: await fs.readFile(path.join(dir, RUN_FILES.patch)).catch(() => Buffer.alloc(0)),
  };
}

async function write(out: string, { input, patch }: ReturnType<typeof mergeRuns>): Promise<void> {
  const there = await readResult(out).catch(() => undefined);
  const entries = await fs.readdir(out).catch(() => []);
  if (entries.length > 0 && there?.run.id !== input.result.run.id)
    throw new RunError('recipe', `galley merge: ${out} is not empty and holds something else`);
  await fs.mkdir(out, { recursive: true });
  const { result, lines } = input;
  const files: [keyof typeof RUN_FILES, string | Buffer][] = [
    ['transcript', lines.map((line) => `${JSON.stringify(line)}\n`).join('')],
    ['patch', patch],
    ['intents', intentLines(planIntents(input))],
    ['plan', planText(input)],
    ['markdown', reportMarkdown(input)],
    ['html', renderHtml({ lines, result, patch: patch.toString('utf8') })],
    ['result', `${JSON.stringify(result, null, 2)}\n`],
  ];
  for (const [name, content] of files)
    await fs.writeFile(path.join(out, RUN_FILES[name]), content, { mode: 0o600 });
}

function tell(door: Door, out: string, input: ReturnType<typeof mergeRuns>['input']): void {
  door.out(`\n${reportMarkdown(input)}\n`);
  door.out(`${input.result.outcome}: run directory ${out}\n`);
}
