// 500 packages over 10 shards, from the plan to the merged run: real repositories and processes, two at a time, played-back
// model. Counts what comes out: every package must have its finding and its change once.
//   npx tsc -p bench && npm run compile && node lib/bench/bench/fan-out.js
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { git, repository } from '../test/helper/repository.js';
import { folder } from '../test/helper/workspace.js';

const PACKAGES = 500;
const SHARDS = 10;
const AT_ONCE = 2;
const home = folder();
const workspace = repository(
  Object.fromEntries(
    Array.from({ length: PACKAGES }, (_, at) => [
      `packages/p${at}/index.js`,
      `${'x;\n'.repeat(1 + (at % 40))}`,
    ]),
  ),
);
const recipe = path.join(home, 'look.yml');
fs.writeFileSync(
  recipe,
  `title: Look
parameters: [{ key: targets, input_type: array }]
prompt: 'Look at {{ params.targets }}.'
tools: [write, review_comment]
mode: edits
targets: { packages: ['packages/*'] }
outputs: { pull_request: { max_files: 1000 }, artifact: }
`,
);
const cli = pathToFileURL(path.resolve('lib/cli.js')).href;
const code = `import(${JSON.stringify(cli)}).then(async (m) => { process.exitCode = await m.runCli(process.argv.slice(1)); })`;
const galley = async (...argv: string[]) =>
  (
    await promisify(execFile)(process.execPath, ['-e', code, '--', ...argv], {
      cwd: home,
      maxBuffer: 1 << 26,
    })
  ).stdout;

/** What the model of one shard answers: a finding and a file for each of its targets. */
function cassette(targets: string[], file: string): void {
  const about = { v: 1, seq: 0, at: '2026-01-01T00:00:00Z', agent: 'main', type: 'assistant' };
  const usage = { input: 0, output: 0, cached: 0, usd: 0 };
  const calls = targets.flatMap((name) => [
    ['review_comment', { path: `${name}/index.js`, line: 1, title: name, body: 'x does nothing.' }],
    ['write', { path: `${name}/note.txt`, content: `${name}\n` }],
  ]);
  const blocks = calls.map(([name, args], at) => ({ type: 'call', id: `c${at}`, name, args }));
  const rows = [
    { ...about, blocks, stop: 'tool', usage, ms: 1 },
    { ...about, blocks: [{ type: 'text', text: `${targets.length} packages.` }], stop: 'end', usage, ms: 1 },
  ];
  fs.writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

async function runShard({ shard, targets }: { shard: string; targets: string[] }, at: number): Promise<void> {
  const file = path.join(home, `${at}.jsonl`);
  cassette(targets, file);
  const clone = path.join(home, `job-${at}`);
  git(home, 'clone', '-q', workspace, clone);
  await galley(
    'run',
    recipe,
    '--workspace',
    clone,
    '--shard',
    shard,
    '--model',
    `replay/${file}`,
    '--run-dir',
    `runs-${at}`,
  );
}

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
const matrix = JSON.parse(await galley('plan', recipe, '--workspace', workspace, '--shards', `${SHARDS}`));
const sizes = matrix.include.map((entry: { size: number }) => entry.size);
console.log(
  `plan: ${matrix.include.length} shards of ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes, ${seconds()}`,
);
const queue = [...matrix.include.entries()];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await runShard(next[1], next[0]);
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
console.log(`run: ${SHARDS} processes, ${AT_ONCE} at a time, ${seconds()}`);
await galley(
  'merge',
  ...matrix.include.map((_: unknown, at: number) => `runs-${at}`),
  '--expect',
  `${SHARDS}`,
  '--out',
  'merged',
);
const result = JSON.parse(fs.readFileSync(path.join(home, 'merged', 'result.json'), 'utf8'));
const { outcome, findings, files } = result;
console.log(`merge: ${outcome}, ${findings.warning} findings, ${files.length} files changed, ${seconds()}`);
git(workspace, 'apply', '--check', path.join(home, 'merged', 'changes.patch'));
if (outcome !== 'findings' || findings.warning !== PACKAGES || files.length !== PACKAGES)
  throw new Error('something was lost or is there twice');
