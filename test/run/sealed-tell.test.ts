import { expect, test } from '@jest/globals';
import type { Line, Seen } from '../../src/contract/event.js';
import { makeSealer } from '../../src/policy/seal.js';
import { sealedTell } from '../../src/run/sealed-tell.js';

const KEY = 'cnry_Ab3dE9fGh1JkLm5nOpQr7tUv';
const sealer = makeSealer({ secrets: [KEY] });

/** What somebody is told of pieces of `size` characters, by kind of delta. */
function told(make: (piece: string) => Seen, size: number, text: string): string {
  const seen: Seen[] = [];
  const tell = sealedTell(sealer, (each) => seen.push(each));
  for (const piece of text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []) tell(make(piece));
  return seen
    .map((each) =>
      each.type === 'progress' ? each.text : 'delta' in each ? Object.values(each.delta).at(-1) : '',
    )
    .join('');
}

const kinds: [string, (piece: string) => Seen][] = [
  ['text', (text) => ({ type: 'delta', agent: 'main', delta: { type: 'text', text } })],
  ['reasoning', (text) => ({ type: 'delta', agent: 'main', delta: { type: 'thought', text } })],
  ['arguments', (json) => ({ type: 'delta', agent: 'main', delta: { type: 'args', id: 'c1', json } })],
  ['output', (text) => ({ type: 'progress', agent: 'main', id: 'c1', text })],
];

test.each(kinds)('a key in passing %s is seen by nobody, however it is cut', (_name, make) => {
  for (const size of [1, 3, 7, 20, 1_000]) {
    const text = told(make, size, `The key is ${KEY} and the rest follows. ${'word '.repeat(20)}`);
    expect(text).not.toMatch(/cnry_|Ab3dE9|GH1JkLm|7tUv/i);
    expect(text).toContain('The key is ***');
    expect(text).toContain('the rest follows');
  }
});

test('sources do not mix, and a whole line begins every stream anew', () => {
  const seen: Seen[] = [];
  const tell = sealedTell(sealer, (each) => seen.push(each));
  const [, text] = kinds[0]!;
  const [, args] = kinds[2]!;
  tell(text(`x ${KEY.slice(0, 14)}`));
  tell(args(KEY.slice(14)));
  const line = { type: 'notice', agent: 'main', level: 'info', text: 'a line' } as Line;
  tell(line);
  tell(text('fresh start '));
  expect(seen.at(-1)).toEqual(text('fresh start '));
  expect(JSON.stringify(seen)).not.toContain(KEY);
});
