import { expect, test } from '@jest/globals';
import type { Line, Seen } from '../../src/contract/event.js';
import { type ConsoleOptions, makeConsole } from '../../src/report/console.js';

const usage = { input: 1, output: 1, cached: 0, usd: 0 };
const about = { v: 1 as const, seq: 0, at: '2026-01-02T03:04:05.000Z', agent: 'main' };
const call = (name: string, fields: object = {}): Line =>
  ({
    ...about,
    type: 'call',
    id: 'c1',
    name,
    args: { content: 'SECRET CONTENT' },
    access: [{ kind: 'read', path: 'README.md' }],
    verdict: { action: 'allow' },
    ...fields,
  }) as Line;
const result = (name: string, text: string, fields: object = {}): Line =>
  ({ ...about, type: 'result', id: 'c1', name, ok: true, text, ms: 3, ...fields }) as Line;
const says = (text: string): Line => ({
  ...about,
  type: 'assistant',
  blocks: [{ type: 'text', text }],
  stop: 'end',
  usage,
  ms: 1,
});

function show(seen: Seen[], options: Partial<ConsoleOptions> = {}): string {
  let text = '';
  const see = makeConsole({
    out: (more) => {
      text += more;
    },
    tty: false,
    color: false,
    format: 'text',
    actions: false,
    ...options,
  });
  for (const each of seen) see(each);
  return text;
}

test('a tool call is shown as STATUS, PATHS and OUTPUT', () => {
  expect(show([call('read'), result('read', 'hello\n')])).toBe(
    'read\nSTATUS: success\nPATHS: README.md\nOUTPUT:\nhello\n',
  );
});

test('a write is shown as soon as it starts, with its path and size but never its content', () => {
  const text = show([
    call('write', { access: [{ kind: 'write', path: 'a.txt' }], preview: { path: 'a.txt', bytes: 14 } }),
  ]);
  expect(text).toBe('write\nSTATUS: writing\nPATH: a.txt\nBYTES: 14\n');
});

test('a hash_edit is shown running with its input bytes, then with its result', () => {
  const text = show([
    call('hash_edit', { preview: { input_bytes: 40 } }),
    result('hash_edit', 'done', { ok: false }),
  ]);
  expect(text).toContain('hash_edit\nSTATUS: running\nINPUT_BYTES: 40\n');
  expect(text).toContain('STATUS: failure\n');
});

test('a refused call names the rule and what to do instead', () => {
  const verdict = { action: 'deny', rule: 'boundary', say: 'Stay inside.' };
  expect(show([call('read', { verdict }), result('read', 'Stay inside.', { ok: false })])).toBe(
    'read\nSTATUS: refused\nRULE: boundary\nOUTPUT:\nStay inside.\n',
  );
});

test('subagents are shown as one summary line, never their raw output', () => {
  const text = show([
    result('parallel_subagents', 'RAW CHILD OUTPUT', { meta: { total: 2, completed: 2, failed: 0 } }),
  ]);
  expect(text).toContain('OUTPUT:\nsummary: total=2 completed=2 failed=0\n');
  expect(text).not.toContain('RAW');
});

test.each([
  '::set-output name=a::b',
  '  ::add-mask::x',
  'ok\r::stop-commands::x',
  '\u001b[31m::error::x',
  '\u0000::warning::x',
  '##[error]x',
  'text ##[add-mask]x',
  '\u2028::endgroup::',
  '\u0085::endgroup::',
])('in a runner’s log %j is inert, whoever says it', (evil) => {
  const seen: Seen[] = [
    says(`hello\n${evil}`),
    result('bash', evil),
    call(evil),
    { ...about, type: 'notice', level: 'warning', text: evil },
    {
      ...about,
      type: 'staged',
      staged: {
        kind: 'finding',
        finding: { path: evil, line: 1, side: 'RIGHT', severity: 'error', title: evil, body: evil },
      },
    },
  ];
  for (const format of ['text', 'stream-json'] as const) {
    const text = show(seen, { actions: true, format });
    for (const line of text.split(/\r\n|\r|\n/)) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what the runner trims before it looks
      expect(line.replace(/^[\s\u0000-\u001f\u0085\u2028]+/, '')).not.toMatch(/^::/);
      expect(line).not.toContain('##[');
    }
  }
});

test('on a terminal escape sequences of tools do nothing', () => {
  expect(show([result('bash', '\u001b]0;title\u0007\u001b[2Jhi\u202e')])).toContain('OUTPUT:\nhi\n');
});

test('stream-json prints every line of the transcript as one line of JSON, and nothing that passes', () => {
  const passing: Seen = { type: 'delta', delta: { type: 'text', text: 'half a sec' }, agent: 'main' };
  const text = show([says('##[x]\u2028'), passing], { format: 'stream-json' });
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(text)).toEqual(says('##[x]\u2028'));
});

test('on a terminal the status line counts what is written and ends with its last words; elsewhere nothing passes', () => {
  const delta = (text: string): Seen => ({ type: 'delta', delta: { type: 'text', text }, agent: 'main' });
  const text = show([delta('One.\nThe last\u001b[2J words')], { tty: true });
  expect(text).toContain('turn 1, 23 characters');
  expect(text.endsWith(': The last words')).toBe(true);
  expect(show([delta('words')])).toBe('');
});

test('long output is shown shortened', () => {
  const text = show([result('bash', `${'line\n'.repeat(500)}`)]);
  expect(text).toContain('... 460 more lines: see the transcript');
});

test('a heartbeat says how long it has been running and what ran last', () => {
  let text = '';
  let time = 0;
  const see = makeConsole({
    out: (more) => {
      text += more;
    },
    tty: false,
    color: false,
    format: 'text',
    actions: true,
    now: () => time,
  });
  see(call('bash'));
  time = 61_000;
  see.heartbeat();
  expect(text).toContain('... still running: 61 s, turn 1, last: bash\n');
});
