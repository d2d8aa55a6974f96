import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { FileDiff } from '../../../src/contract/diff.js';
import { Finding } from '../../../src/contract/intent.js';
import type { Message } from '../../../src/contract/message.js';
import type { Prompt } from '../../../src/contract/provider.js';
import { checklist } from '../../../src/provider/embedded/checklist.js';
import { checkPrompt } from '../../../src/provider/replay.js';
import { parseDiff } from '../../../src/service/github/diff.js';
import { diff } from '../../../src/tool/code/diff.js';
import type { ChangeView, Kit } from '../../../src/tool/kit.js';
import { carryOn, collect, summary } from '../../helper/deltas.js';
import { play as playTool } from '../../helper/play.js';
import { folder } from '../../helper/workspace.js';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true, force: true });
});

/** A real repository with one commit, then the work tree changed as `after` says (undefined = deleted). */
function repository(
  before: Record<string, string>,
  after: Record<string, string | Buffer | undefined>,
): string {
  const root = folder({ 'README.md': '# x\n', ...before });
  roots.push(root);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'core.autocrlf=false', ...args], {
      cwd: root,
      maxBuffer: 1e8,
    }).toString();
  git('init', '-q');
  git('add', '-A', '-f');
  git('commit', '-qm', 'one');
  for (const [name, content] of Object.entries(after)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (content === undefined) fs.rmSync(file);
    else fs.writeFileSync(file, content);
  }
  git('add', '-A', '-f');
  fs.writeFileSync(path.join(root, '.git', 'change.diff'), git('diff', '--cached', '-M'));
  return root;
}

interface Play {
  findings: Finding[];
  closing: string;
  names: string[];
  turns: number;
}

const ALL = ['diff', 'read', 'todo', 'review_comment'];

/** What Galley's own `diff` tool sees: the list of files and then their patches. */
function viewOf(root: string): ChangeView {
  const text = fs.readFileSync(path.join(root, '.git', 'change.diff'), 'utf8');
  const parts = text.split(/(?=^diff --git )/m).filter((part) => part !== '');
  const files = parts.map((part) => parseDiff(part)[0] as FileDiff);
  const row = ({ status, path: to, oldPath, added, deleted, binary }: FileDiff) =>
    `${status.padEnd(8)} ${oldPath === to ? to : `${oldPath} -> ${to}`} (${binary ? 'binary' : `+${added} -${deleted}`})`;
  return {
    async text(one) {
      if (one !== undefined) return parts[files.findIndex((file) => file.path === one)];
      return `${files.length} files changed\n${files.map(row).join('\n')}\n\n${parts.join('')}`;
    },
  };
}

/** Runs the checklist to its end: `diff` is Galley's own, the other tools answer as Galley's do. */
async function play(root: string, names = ALL): Promise<Play> {
  const findings: Finding[] = [];
  const used: string[] = [];
  const kit = { change: viewOf(root) } as Kit;
  const tool = async (name: string, args: { paths?: string[] }): Promise<{ ok: boolean; text: string }> => {
    used.push(name);
    if (name === 'diff') {
      const { text, more } = await playTool(diff, args as never, kit);
      return { ok: true, text: text + (more ? `\n\n[${more}]` : '') };
    }
    if (name === 'read') {
      const file = args.paths?.[0] ?? '';
      if (!fs.existsSync(path.join(root, file))) return { ok: false, text: `${file} does not exist.` };
      const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
      return {
        ok: true,
        text: [`[${file}#AB12]`, ...lines.map((line, index) => `${index + 1}:${line}`)].join('\n'),
      };
    }
    if (name === 'review_comment') findings.push(Finding.parse(args));
    return { ok: true, text: 'ok' };
  };
  let request: Prompt = {
    system: '',
    messages: [{ role: 'user', blocks: [{ type: 'text', text: 'review' }] }],
    tools: names.map((name) => ({ name, about: '', schema: {} })),
  };
  for (let turns = 1; turns < 60; turns += 1) {
    checkPrompt(request);
    const deltas = await collect(checklist(parseDiff), request);
    if (summary(deltas).calls.length === 0)
      return { findings, closing: summary(deltas).text, names: used, turns };
    request = carryOn(request, deltas);
    const answers = request.messages.at(-1) as Extract<Message, { role: 'user' }>;
    const calls = request.messages.at(-2)?.blocks ?? [];
    for (const block of answers.blocks) {
      if (block.type !== 'result') continue;
      const call = calls.find((each) => each.type === 'call' && each.id === block.id);
      if (call?.type === 'call') Object.assign(block, await tool(call.name, call.args as never));
    }
  }
  throw new Error('the checklist did not come to an end');
}

test('a change is reviewed through real tool calls, and the closing text says that no model was used', async () => {
  const root = repository(
    { 'src/app.ts': 'export const a = 1;\n', '.gitignore': '*.log\n' },
    {
      'src/app.ts': 'export const a = 1;\nconsole.log(a);\n// TODO later\n',
      'test/app.test.ts': "it.only('works', () => {});\n",
      'debug.log': 'x\n',
      '.github/workflows/ci.yml': 'on: push\npermissions: write-all\njobs: {}\n',
    },
  );
  const { findings, closing, names } = await play(root);
  expect(findings.map(({ severity, path: file, line, rule }) => [severity, file, line, rule])).toEqual([
    ['error', '.github/workflows/ci.yml', 2, 'workflow-write-all'],
    ['error', 'test/app.test.ts', 1, 'focused-test'],
    ['warning', 'debug.log', undefined, 'ignored-file'],
    ['info', 'src/app.ts', 2, 'debug-output'],
    ['info', 'src/app.ts', 3, 'todo-without-owner'],
  ]);
  expect(names.slice(0, 3)).toEqual(['todo', 'diff', 'read']);
  expect(closing).toContain('No model was used');
  expect(closing).toContain('**5 findings**: 2 errors, 1 warning, 2 notes.');
  expect(closing).toContain('Covered: 4 files, 7 added lines');
});

test('a workflow is judged by the whole file, not only by the lines that changed', async () => {
  const top = 'on:\n  pull_request_target:\njobs:\n  a:\n    steps:\n';
  const filler = Array.from({ length: 20 }, (_, n) => `      - run: echo ${n}\n`).join('');
  const root = repository(
    { '.github/workflows/a.yml': top + filler },
    {
      '.github/workflows/a.yml': `${top}${filler}      - uses: actions/checkout@v5\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}\n`,
    },
  );
  const { findings } = await play(root);
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([['pull-request-target-checkout', 28]]);
});

test('only added lines are judged: old faults, deleted files and pure renames stay quiet', async () => {
  const bad = 'console.log(1);\ndebugger;\nconst a = 1;\n';
  const root = repository(
    { 'src/old.ts': bad, 'src/gone.ts': bad, 'src/moved.ts': bad },
    {
      'src/old.ts': `${bad}const b = 2;\n`,
      'src/gone.ts': undefined,
      'src/moved.ts': undefined,
      'src/here.ts': bad,
    },
  );
  const { findings, closing } = await play(root);
  expect(findings).toEqual([]);
  expect(closing).toContain('No rule matched.');
  expect(closing).toContain('1 deleted');
});

test('a large change is read in few turns and put together exactly, names with every kind of character included', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `src/dir ${n}/ä"\\t${n}.ts`,
      `${'const x = 1;\n'.repeat(n === 30 ? 8_000 : 200)}debugger;\n`,
    ]),
  );
  const { findings, closing, turns } = await play(repository({}, files));
  const expected = Object.keys(files).map((file, n) => [file, n === 30 ? 8_001 : 201]);
  const found = findings
    .filter(({ rule }) => rule === 'debugger')
    .map(({ path: file, line }) => [file, line]);
  expect(found.sort()).toEqual(expected.sort());
  expect(closing).not.toContain('Not covered');
  expect(turns).toBeLessThan(15);
});

test('a file that is too long to be read whole is said not to be covered', async () => {
  const root = repository(
    {},
    { 'a.ts': `${'const abcdefghijklmnop = 1;\n'.repeat(20_000)}debugger;\n`, 'b.ts': 'debugger;\n' },
  );
  const { findings, closing } = await play(root);
  expect(findings.map(({ path: file, rule }) => [file, rule])).toEqual([
    ['b.ts', 'debugger'],
    ['a.ts', 'large-file'],
  ]);
  expect(closing).toContain('Not covered: 1 file');
});

test('content that looks like a diff, carriage returns, a missing newline and binary files do not confuse it', async () => {
  const root = repository(
    { 'a.txt': 'one\n' },
    {
      'a.txt': 'one\n+++ b/evil.ts\n--- a/evil.ts\n@@ -1 +1 @@\ndiff --git a/x b/y\n\\ No newline\n',
      'win.ts': 'const a = 1;\r\ndebugger;\r\n',
      'end.ts': 'const a = 1;',
      'tool.exe': Buffer.from([0, 1, 2, 3, 0, 255]),
    },
  );
  const { findings, closing } = await play(root);
  expect(findings.map(({ path: file, rule, line }) => [file, rule, line])).toEqual([
    ['tool.exe', 'binary-program', undefined],
    ['win.ts', 'debugger', 2],
    ['end.ts', 'no-final-newline', 1],
  ]);
  expect(closing).toContain('Covered: 4 files');
});

test('hundreds of findings are handed in by the gravest, and what is left out is counted', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 120 }, (_, n) => [`src/f${n}.ts`, 'console.log(1);\n'.repeat(9)]),
  );
  const { findings, closing } = await play(repository({}, files));
  expect(findings.length).toBe(100);
  expect(findings[2]?.body).toContain('Also in 6 more lines of this file: 4, 5, 6, 7, 8, 9.');
  expect(closing).toContain('260 findings of lower severity left out.');
});

test('an empty change is said to be one, and is no clean bill', async () => {
  const { closing, findings } = await play(repository({}, {}));
  expect(findings).toEqual([]);
  expect(closing).toContain('The change is empty: nothing was reviewed.');
});

test('without the diff tool it says what it needs; without review_comment it lists what it found', async () => {
  const root = repository({}, { 'src/a.ts': 'debugger;\n' });
  expect((await play(root, ['read'])).closing).toContain('it needs the tool `diff`');
  const { closing, findings } = await play(root, ['diff']);
  expect(findings).toEqual([]);
  expect(closing).toContain('- warning: src/a.ts:1: Debugger statement (`debugger`)');
});
