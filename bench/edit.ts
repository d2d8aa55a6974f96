// hash_edit on a file of 1 MiB, against `git apply` of the equivalent diff, turn about in one run.
//   npx tsc -p bench && node lib/bench/bench/edit.js [turns]
// Ours is one tool call in this process, from the patch's text to the flushed file; theirs is one process of git, which
// does not flush.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Files } from '../src/service/files.js';
import { hashEdit } from '../src/tool/file/hash-edit.js';
import type { Kit } from '../src/tool/kit.js';

/** Turns that are not counted: the first ones compile. */
const WARM_UP = 3;
const turns = Number(process.argv[2] ?? 30);
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-bench-')));
const file = path.join(root, 'big.ts');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { stdio: 'pipe', maxBuffer: 2 ** 28 });

const lines = Array.from({ length: 26_000 }, (_, n) => `  const value${n} = compute(${n}, 'padding');`);
const original = `${lines.join('\n').slice(0, 1_040_000)}\n`;
fs.writeFileSync(file, original);
git('init', '-q');

/** `hunks` replaced lines, spread over the file, as a hash_edit patch and as git's diff. */
function changes(hunks: number): { patch: string; diff: string } {
  const changed = original.split('\n');
  const ops: string[] = [];
  for (let hunk = 0; hunk < hunks; hunk++) {
    const at = Math.floor(((hunk + 0.5) * (changed.length - 1)) / hunks);
    changed[at] = `changed ${hunk}`;
    ops.push(`SWAP ${at + 1}:\n+changed ${hunk}\n`);
  }
  fs.writeFileSync(file, original);
  git('add', 'big.ts');
  fs.writeFileSync(file, changed.join('\n'));
  const diff = git('diff', '--', 'big.ts').toString();
  fs.writeFileSync(file, original);
  return { patch: ops.join(''), diff };
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!;
}

async function measure(hunks: number): Promise<void> {
  const { patch, diff } = changes(hunks);
  const diffFile = path.join(root, 'change.diff');
  fs.writeFileSync(diffFile, diff);
  const [ours, theirs]: [number[], number[]] = [[], []];
  let expected = '';
  for (let turn = -WARM_UP; turn < turns; turn++) {
    fs.writeFileSync(file, original);
    let started = performance.now();
    git('apply', 'change.diff');
    if (turn >= 0) theirs.push(performance.now() - started);
    expected = fs.readFileSync(file, 'utf8');

    fs.writeFileSync(file, original);
    const files = new Files({ root, guard: () => {} });
    const snapshot = files.snapshots.record('big.ts', original);
    files.snapshots.see(snapshot, [[1, lines.length]]);
    const input = `[big.ts#${snapshot.tag}]\n${patch}`;
    const kit = { root, files } as unknown as Kit;
    started = performance.now();
    await hashEdit.run(hashEdit.input.parse({ input }), {
      kit,
      signal: new AbortController().signal,
      id: '1',
      progress: () => {},
    });
    if (turn >= 0) ours.push(performance.now() - started);
    if (fs.readFileSync(file, 'utf8') !== expected) throw new Error('the results differ');
  }
  const [us, them] = [median(ours), median(theirs)];
  console.log(
    `${String(hunks).padStart(6)} hunks: hash_edit ${us.toFixed(1)} ms (${(1000 / us).toFixed(0)} a second), ` +
      `git apply ${them.toFixed(1)} ms, ratio ${(us / them).toFixed(2)}`,
  );
}

for (const hunks of [1, 10, 100, 1000, 10_000]) await measure(hunks);
console.log(`peak memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`);
if (fs.existsSync('/usr/bin/time')) {
  fs.writeFileSync(file, original);
  const said = execFileSync('sh', ['-c', '/usr/bin/time -f %M git apply change.diff 2>&1'], {
    cwd: root,
  }).toString();
  console.log(`peak memory of git apply: ${(Number(said.trim()) / 1024).toFixed(0)} MiB`);
}
fs.rmSync(root, { recursive: true });
