import { expect, test } from '@jest/globals';
import { compactor } from '../../src/agent/compact.js';
import { readLines, Transcript } from '../../src/agent/transcript.js';
import { RunError } from '../../src/contract/error.js';
import type { Line } from '../../src/contract/event.js';
import type { Message, Usage } from '../../src/contract/message.js';
import type { Provider } from '../../src/contract/provider.js';
import { checkPrompt } from '../helper/scripted.js';

const FREE: Usage = { input: 0, output: 0, cached: 0, usd: 0 };

/** A conversation of `turns` turns whose results are `size` characters long, in a model's window of so many tokens. */
function setting({
  turns,
  size,
  window,
  input = 0,
}: {
  turns: number;
  size: number;
  window: number;
  input?: number;
}) {
  const lines: Line[] = [];
  const rows: string[] = [];
  const open = (earlier: Line[] = []) =>
    new Transcript(
      {
        agent: 'main',
        seal: (text) => text,
        write: (row) => void rows.push(row),
        tell: (seen) => void ('seq' in seen && lines.push(seen)),
      },
      earlier,
    );
  const transcript = open();
  transcript.add({ type: 'user', source: 'prompt', blocks: [{ type: 'text', text: 'the request' }] });
  const step = (turn: number): void => {
    const call = { type: 'call' as const, id: `c${turn}`, name: 'read', args: { path: `f${turn}` } };
    const usage = { ...FREE, input: input * (turn + 1), output: 10 };
    transcript.add({
      type: 'assistant',
      blocks: [{ type: 'text', text: `step ${turn}` }, call],
      stop: 'tool',
      usage,
      ms: 1,
    });
    transcript.add({
      type: 'result',
      id: `c${turn}`,
      name: 'read',
      ok: true,
      text: `${turn}:${'x'.repeat(size)}`,
      ms: 1,
    });
  };
  for (let turn = 0; turn < turns; turn += 1) step(turn);
  const provider = { name: 'test/m', images: false, contextWindow: window } as Provider;
  const asked: (readonly Message[])[] = [];
  const makeRoom = compactor({
    provider,
    transcript,
    overhead: 'system',
    summarise: async (messages) => {
      asked.push(messages);
      return { text: 'what was done', usage: { ...FREE, output: 7, usd: 0.5 } };
    },
    frame: (summary) => `the request\n\n${summary}`,
  });
  return { transcript, makeRoom, asked, lines, rows, open, step };
}

const compactions = (lines: Line[]) => lines.flatMap((line) => (line.type === 'compact' ? [line] : []));

test('a conversation that fits is left alone, and so is one whose window nobody knows', async () => {
  const fits = setting({ turns: 5, size: 100, window: 100_000 });
  expect(await fits.makeRoom('turn')).toBe(false);
  const unknown = setting({ turns: 50, size: 10_000, window: 0 });
  expect(await unknown.makeRoom('turn')).toBe(false);
  expect(compactions([...fits.lines, ...unknown.lines])).toEqual([]);
});

test('old tool answers are shown short first, and the last turns stay whole', async () => {
  const { transcript, makeRoom, lines, asked } = setting({ turns: 20, size: 4_000, window: 22_000 });
  expect(await makeRoom('turn')).toBe(true);
  expect(compactions(lines).map(({ how }) => how)).toEqual(['results']);
  expect(asked).toEqual([]);
  checkPrompt(transcript.messages);
  const results = transcript.messages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'result' ? [block.text] : [])),
  );
  expect(results[0]).toMatch(/^0:x+\n\[\d+ characters of this old answer left out; call the tool again/);
  expect(results.at(-1)).toHaveLength(4_003);
  const [line] = compactions(lines);
  expect(line?.to).toBeLessThan((line?.from ?? 0) / 2);
});

test('where that is not enough all but the last turns are summed up, and what it cost is counted', async () => {
  const { transcript, makeRoom, lines, asked } = setting({ turns: 60, size: 500, window: 9_000 });
  expect(await makeRoom('turn')).toBe(true);
  expect(compactions(lines).at(-1)).toMatchObject({
    how: 'summary',
    summary: 'the request\n\nwhat was done',
  });
  expect(asked).toHaveLength(1);
  checkPrompt(transcript.messages);
  expect(transcript.messages[0]?.blocks[0]).toEqual({ type: 'text', text: 'the request\n\nwhat was done' });
  expect(JSON.stringify(transcript.messages)).toContain('step 59');
  expect(transcript.spent.usd).toBe(0.5);
  expect(await makeRoom('turn')).toBe(false);
});

test('the record keeps everything, and a run that is resumed has the same conversation', async () => {
  const { transcript, makeRoom, rows, open, step } = setting({ turns: 60, size: 500, window: 9_000 });
  await makeRoom('turn');
  step(60);
  const lines = readLines(rows.join('\n'));
  expect(lines.filter(({ type }) => type === 'result')).toHaveLength(61);
  expect(JSON.stringify(lines)).toContain('step 3');
  expect(open(lines).messages).toEqual(transcript.messages);
});

test("the server's own count beats the estimate", async () => {
  const { makeRoom, lines } = setting({ turns: 10, size: 100, window: 3_500, input: 300 });
  expect(await makeRoom('turn')).toBe(true);
  expect(compactions(lines)[0]?.from).toBeGreaterThan(3_000);
});

test('after a refusal for length the window is taken to be smaller than what was refused', async () => {
  const { makeRoom, transcript, lines, step } = setting({ turns: 30, size: 2_000, window: 0 });
  expect(await makeRoom('overflow')).toBe(true);
  const learned = compactions(lines)[0]?.from ?? 0;
  checkPrompt(transcript.messages);
  for (let turn = 30; turn < 60; turn += 1) {
    step(turn);
    await makeRoom('turn');
  }
  expect(compactions(lines).length).toBeGreaterThan(1);
  for (const { from = 0 } of compactions(lines).slice(1)) expect(from).toBeLessThan(learned);
});

test('one answer that alone is too long is shown short as well', async () => {
  const { makeRoom, transcript } = setting({ turns: 1, size: 80_000, window: 8_000 });
  expect(await makeRoom('turn')).toBe(true);
  expect(JSON.stringify(transcript.messages).length).toBeLessThan(2_000);
});

test('where no model can write a summary the run goes on without one, and says so', async () => {
  const { transcript, lines } = setting({ turns: 60, size: 500, window: 9_000 });
  const makeRoom = compactor({
    provider: { name: 'test/m', images: false, contextWindow: 9_000 } as Provider,
    transcript,
    overhead: '',
    summarise: async () => {
      throw new RunError('quota', 'no credit');
    },
    frame: (summary) => `request ${summary}`,
  });
  expect(await makeRoom('turn')).toBe(true);
  expect(lines.find(({ type }) => type === 'notice')).toMatchObject({
    text: 'The conversation was cut without a summary: no credit',
  });
  checkPrompt(transcript.messages);
});
