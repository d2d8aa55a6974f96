import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LineSchema } from '../../src/contract/line.js';
import { type Asked, modelServer, type Take } from '../helper/model-server.js';
import { git, repository } from '../helper/repository.js';
import { DIST, galley, KEY, linesOf, runDir, start } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

type Line = Record<string, unknown> & { type: string; agent: string };
type Call = { name: string; args: unknown };

/** What one agent is told: the first message it got, and the answers to its last calls. */
interface Heard {
  isChild: boolean;
  task: string;
  answers: string[];
  turn: number;
  tools: string[];
  model: string;
}

function heard({ body }: Asked): Heard {
  const input = body.input as {
    type?: string;
    role?: string;
    content?: { text?: string }[];
    output?: unknown;
  }[];
  const said = input.filter(({ role }) => role === 'user');
  const last = input.findLastIndex(({ type, role }) => type === 'function_call' || role === 'assistant');
  return {
    isChild: String(body.instructions).includes('# You are a subagent'),
    task: JSON.stringify(said[0]?.content ?? ''),
    answers: input.slice(last + 1).map(({ output, content }) => JSON.stringify(output ?? content)),
    turn: input.filter(({ type }) => type === 'function_call_output').length,
    tools: (body.tools as { name: string }[]).map(({ name }) => name),
    model: String(body.model),
  };
}

const RECIPE = 'title: T\nprompt: p\ntools: [hashline, bash, todo, crew]\nmode: autopilot\n';

interface Played {
  code: number | null;
  stdout: string;
  stderr: string;
  lines: Line[];
  root: string;
  dir: string;
  asked: Heard[];
}

async function play(
  script: (heard: Heard, all: Heard[]) => Take,
  {
    files = {},
    recipe = RECIPE,
    flags = [],
    config,
  }: { files?: Record<string, string>; recipe?: string; flags?: string[]; config?: string } = {},
): Promise<Played> {
  const root = repository({ 'r.yml': recipe, ...files });
  const asked: Heard[] = [];
  const model = await modelServer((one) => {
    const now = heard(one);
    asked.push(now);
    return script(now, asked);
  });
  const runs = folder();
  const home = folder(config === undefined ? {} : { 'config.yml': config });
  const ended = await galley(
    [
      ...['run', './r.yml', '--workspace', root, '--run-dir', runs, '--model', 'openai/m'],
      ...['--base-url', model.url, ...flags],
    ],
    { cwd: root, env: { OPENAI_API_KEY: KEY, GALLEY_HOME: home } },
  );
  await model.close();
  const dir = runDir(runs);
  return { ...ended, lines: linesOf(dir) as Line[], root, dir, asked };
}

const batch = (tasks: string[], concurrency = 4): Call => ({
  name: 'parallel_subagents',
  args: { tasks: tasks.map((intent) => ({ intent })), concurrency },
});

function valid(lines: Line[]): void {
  for (const line of lines) LineSchema.parse(line);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index));
}

test('forty subagents, four at once, edit one file and lose no line; the transcript is one valid file', async () => {
  const played = await play(
    ({ isChild, task, answers, turn }) => {
      if (!isChild) {
        const from = turn * 10;
        if (from >= 40) return { text: 'All forty are done.' };
        return { calls: [batch(Array.from({ length: 10 }, (_, index) => `write line ${from + index}.`))] };
      }
      const number = /write line (\d+)\./.exec(task)?.[1];
      const last = answers.at(-1) ?? '';
      if (
        /"input"|wrote|written|\[shared\.txt#[0-9A-F]{4}\][\s\S]*line-\d+-by/.test(last) &&
        last.includes(`line-${number}-by`)
      )
        return { text: `Line ${number} is written.` };
      const tag = /shared\.txt#([0-9A-F]{4})/.exec(last)?.[1];
      if (turn > 0 && tag && !/stale|changed|failed/i.test(last))
        return {
          calls: [
            { name: 'hash_edit', args: { input: `[shared.txt#${tag}]\nINS.TAIL:\n+line-${number}-by` } },
            { name: 'read', args: { paths: ['shared.txt'] } },
          ],
        };
      return { calls: [{ name: 'read', args: { paths: ['shared.txt'] } }] };
    },
    { files: { 'shared.txt': 'first\n' } },
  );
  expect({ code: played.code, stderr: played.stderr, out: played.stdout.slice(-3000) }).toMatchObject({
    code: 0,
  });
  const written = fs.readFileSync(path.join(played.root, 'shared.txt'), 'utf8').trim().split('\n').slice(1);
  expect(written.sort()).toEqual(Array.from({ length: 40 }, (_, index) => `line-${index}-by`).sort());
  valid(played.lines);
  const ends = played.lines.filter(({ type, agent }) => type === 'end' && agent !== 'main');
  expect(ends).toHaveLength(40);
  let working = 0;
  let most = 0;
  for (const { type, agent } of played.lines.filter((line) => line.agent !== 'main')) {
    if (type === 'start') working += 1;
    if (type === 'end') working -= 1;
    most = Math.max(most, working);
    expect(agent).toMatch(/^a\d+$/);
  }
  expect(most).toBe(4);
}, 120_000);

const spawn = (task: string, more: object = {}): Call => ({ name: 'agent_spawn', args: { task, ...more } });
const results = (lines: Line[], agent = 'main'): string[] =>
  lines.flatMap((line) => (line.type === 'result' && line.agent === agent ? [String(line.text)] : []));

test('a subagent may never do more than its parent, deep ones cannot delegate, and a failure is a report', async () => {
  const played = await play(
    ({ isChild, task, turn, tools, answers }) => {
      if (!isChild)
        return turn > 0
          ? { text: 'closed' }
          : {
              calls: [
                spawn('widen: write where you may not'),
                spawn('look: write although you may only look', { read_only: true }),
                spawn('deep: go as deep as you can'),
                spawn('break: fail'),
                spawn('who are you', { agent: 'nobody' }),
                spawn('other model', { model: 'openai/dear' }),
              ],
            };
      if (task.includes('break:')) return { fault: { status: 400, message: 'no such thing' } };
      if (task.includes('widen:'))
        return turn > 0
          ? { text: answers.join('\n') }
          : {
              calls: [
                { name: 'write', args: { path: 'secret/x.txt', content: 'x' } },
                { name: 'bash', args: { command: 'touch made-by-bash' } },
                { name: 'write', args: { path: '../out.txt', content: 'x' } },
                { name: 'write', args: { path: 'fine.txt', content: 'x\n' } },
              ],
            };
      if (task.includes('look:'))
        return turn > 0
          ? { text: `${tools.includes('write')} ${answers.join('\n')}` }
          : { calls: [{ name: 'write', args: { path: 'looked.txt', content: 'x' } }] };
      if (turn > 0) return { text: `under me: ${answers.join('\n')}` };
      return tools.includes('agent_spawn')
        ? { calls: [spawn('deep: go on')] }
        : { calls: [spawn('deep: although the tool is not there')] };
    },
    {
      recipe:
        'title: T\nprompt: p\ntools: [hashline, bash, crew]\nmode: edits\npermissions: { deny: ["write(secret/**)"] }\n',
      config: 'agents: { max_depth: 2 }\n',
    },
  );
  expect({ code: played.code, stderr: played.stderr }).toMatchObject({ code: 0 });
  const [widen = '', look = '', deep = '', broken = '', nobody = '', dear = ''] = results(played.lines);
  expect(widen).toMatch(/secret\/x\.txt[\s\S]*Nobody is there to approve[\s\S]*leads out of the workspace/);
  expect(fs.existsSync(path.join(played.root, 'fine.txt'))).toBe(true);
  for (const file of ['secret', 'made-by-bash', 'looked.txt'])
    expect(fs.existsSync(path.join(played.root, file))).toBe(false);
  expect(look).toMatch(/false [\s\S]*There is no tool/);
  expect(deep).toMatch(/under me: [\s\S]*under me: [\s\S]*There is no tool/);
  expect(played.lines.some(({ agent }) => agent === 'a3.1')).toBe(true);
  expect(broken).toMatch(/^a4 \(break: fail\) failed: [\s\S]*no such thing/);
  expect(nobody).toContain('There is no agent type "nobody"');
  expect(dear).toContain('The model "openai/dear" is not one of this run\'s: openai/m');
  valid(played.lines);
}, 120_000);

test('a run of so many turns stays within them, however many subagents share it', async () => {
  const played = await play(
    ({ isChild, turn, answers }) =>
      isChild
        ? { calls: [{ name: 'list_files', args: {} }] }
        : turn > 0
          ? { text: `stopped: ${answers.join('')}` }
          : { calls: [batch(['a', 'b', 'c', 'd', 'e', 'f'])] },
    { flags: ['--max-turns', '17'] },
  );
  expect(played.code).toBe(6);
  const answers = played.lines.filter(({ type }) => type === 'assistant');
  // The main agent's wrap-up turn is the one turn over the limit.
  expect(answers).toHaveLength(18);
  expect(answers.at(-1)).toMatchObject({ agent: 'main' });
  expect(played.lines.at(-1)).toMatchObject({ type: 'end', outcome: 'limit', turns: 18 });
  expect(results(played.lines)[0]).toMatch(/summary: total=6 completed=0 failed=6/);
}, 120_000);

test('a hanging subagent ends with the run that is cancelled, and nothing of it is left', async () => {
  const root = repository({ 'r.yml': RECIPE });
  const model = await modelServer((one) => {
    const { isChild, task, turn } = heard(one);
    if (!isChild) return turn > 0 ? { text: 'never' } : { calls: [spawn('silent'), spawn('sleeps')] };
    if (task.includes('silent')) return { fault: 'silent' };
    return { calls: [{ name: 'bash', args: { command: 'sleep 71 & sleep 72' } }] };
  });
  const runs = folder();
  const args = ['run', './r.yml', '--run-dir', runs, '--model', 'openai/m', '--base-url', model.url];
  const running = start(path.join(DIST, 'cli.js'), [...args, '--output', 'stream-json'], {
    cwd: root,
    env: { OPENAI_API_KEY: KEY },
  });
  await running.said(/"type":"call"[^\n]*sleep 72/);
  running.process.kill('SIGINT');
  const ended = await running.done;
  await model.close();
  expect({ code: ended.code, stderr: ended.stderr }).toMatchObject({ code: 130 });
  const lines = linesOf(runDir(runs)) as Line[];
  expect(
    lines
      .filter(({ type }) => type === 'end')
      .map(({ agent, outcome }) => [agent, outcome])
      .sort(),
  ).toEqual([
    ['a1', 'cancelled'],
    ['a2', 'cancelled'],
    ['main', 'cancelled'],
  ]);
  const left = fs.readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && /^sleep\0(71|72)\0/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
    } catch {
      return false;
    }
  });
  expect(left).toEqual([]);
}, 120_000);

test('a subagent with a work tree of its own brings back one patch, or says where it is', async () => {
  const played = await play(
    ({ isChild, task, turn, answers }) => {
      if (!isChild) {
        if (turn === 0)
          return { calls: [spawn('first', { worktree: true }), spawn('second', { worktree: true })] };
        return { text: answers.join('\n') };
      }
      const name = task.includes('first') ? 'first' : 'second';
      if (turn > 1) return { text: `${name} is done` };
      if (turn === 1)
        return {
          calls: [
            { name: 'write', args: { path: 'a.txt', content: `${name}\n` } },
            { name: 'bash', args: { command: `echo ${name} > ${name}.txt; pwd` } },
          ],
        };
      return { calls: [{ name: 'read', args: { paths: ['a.txt'] } }] };
    },
    { files: { 'a.txt': 'old\n' } },
  );
  expect({ code: played.code, stderr: played.stderr }).toMatchObject({ code: 0 });
  const reports = results(played.lines);
  const applied = reports.findIndex((text) =>
    text.includes('Its changes were applied to the work tree: a.txt'),
  );
  const other = reports[1 - applied] ?? '';
  expect(other).toContain('Its changes were NOT applied: they do not fit');
  const name = ['first', 'second'][applied]!;
  expect(fs.readFileSync(path.join(played.root, 'a.txt'), 'utf8')).toBe(`${name}\n`);
  expect(fs.readdirSync(played.root).filter((file) => /^(first|second)\.txt$/.test(file))).toEqual([
    `${name}.txt`,
  ]);
  const patch = /The patch is in (\S+)\./.exec(other)?.[1] ?? '';
  expect(fs.readFileSync(patch, 'utf8')).toMatch(/^-old$[\s\S]*^\+(first|second)$/m);
  expect(git(played.root, 'worktree', 'list').split('\n')).toHaveLength(1);
}, 120_000);

test('after kill -9 a running subagent is a failed one, agent_send goes on with it, and its work tree is swept away', async () => {
  const root = repository({ 'r.yml': RECIPE, 'a.txt': 'a\n' });
  const script = { resumed: false };
  const model = await modelServer((one) => {
    const { isChild, task, turn, answers } = heard(one);
    if (isChild && !script.resumed)
      return task.includes('copy')
        ? { calls: [{ name: 'bash', args: { command: 'echo in-copy; sleep 30' } }] }
        : turn > 0
          ? { calls: [{ name: 'bash', args: { command: 'echo at-work; sleep 30' } }] }
          : { text: 'half', calls: [{ name: 'read', args: { paths: ['a.txt'] } }] };
    if (isChild) return { text: `went on after: ${answers.join('')}` };
    if (!script.resumed)
      return turn === 0
        ? { calls: [spawn('read a.txt', { background: true, label: 'reader' })] }
        : { calls: [spawn('work in a copy', { worktree: true })] };
    const asked = answers.join('');
    if (asked.includes('The run was interrupted and goes on'))
      return { calls: [{ name: 'agent_wait', args: {} }] };
    if (asked.includes('went on after')) return { text: 'closed' };
    return { calls: [{ name: 'agent_send', args: { id: 'a1', message: 'go on' } }] };
  });
  const runs = folder();
  const args = ['run', './r.yml', '--run-dir', runs, '--model', 'openai/m', '--base-url', model.url];
  const env = { OPENAI_API_KEY: KEY };
  const running = start(path.join(DIST, 'cli.js'), [...args, '--output', 'stream-json'], { cwd: root, env });
  await Promise.all([running.said(/"type":"call"[^\n]*at-work/), running.said(/"type":"call"[^\n]*in-copy/)]);
  running.process.kill('SIGKILL');
  await running.done;
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(2);
  script.resumed = true;
  const dir = runDir(runs);
  const ended = await galley([...args, '--resume', path.basename(dir)], { cwd: root, env });
  await model.close();
  expect(ended).toMatchObject({ code: 0 });
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
  const lines = linesOf(dir) as Line[];
  valid(lines);
  const said = results(lines);
  expect(said.find((text) => text.includes('a1 (reader) failed'))).toMatch(
    /interrupted while this subagent worked[\s\S]*half/,
  );
  expect(said.find((text) => text.includes('a2 (work in a copy) failed'))).toBeDefined();
  expect(said.at(-1)).toMatch(
    /a1 \(reader\) completed[\s\S]*went on after[\s\S]*interrupted before this call/,
  );
}, 120_000);

test('subagents in the background are asked, sent messages, and ended with the run, which says so', async () => {
  const played = await play(({ isChild, task, turn, answers }) => {
    if (isChild) {
      if (task.includes('forever')) return { calls: [{ name: 'bash', args: { command: 'sleep 30' } }] };
      return { text: `heard ${answers.join('')}` };
    }
    const steps: Call[][] = [
      [spawn('quick', { background: true }), spawn('forever', { background: true, label: 'sleeper' })],
      [{ name: 'agent_wait', args: { ids: ['a1'] } }],
      [{ name: 'agent_send', args: { id: 'a1', message: 'and now this' } }],
      [
        { name: 'agent_wait', args: { timeout: 0 } },
        { name: 'agent_list', args: {} },
      ],
      [{ name: 'agent_wait', args: { ids: ['a9'] } }],
    ];
    const done = [0, 2, 3, 4, 6, 7].indexOf(turn);
    return steps[done] ? { calls: steps[done] } : { text: 'closed' };
  });
  expect({ code: played.code, stderr: played.stderr }).toMatchObject({ code: 0 });
  const [, , first = '', sent = '', waited = '', list = '', unknown = ''] = results(played.lines);
  expect(first).toMatch(/a1 \(quick\) completed: 1 turn,[\s\S]*heard/);
  expect(sent).toMatch(/a1 \(quick\) completed: 2 turns[\s\S]*and now this/);
  expect(waited).toBe('a2 (sleeper) is still working: 1 turn, 15 tokens');
  expect(list.split('\n')).toHaveLength(2);
  expect(unknown).toContain('There is no subagent "a9". There are: a1, a2.');
  expect(
    JSON.stringify(JSON.parse(fs.readFileSync(path.join(played.dir, 'result.json'), 'utf8')).notices),
  ).toContain('The subagent a2 (sleeper) was still working and was ended.');
}, 120_000);
