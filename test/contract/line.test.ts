import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Line, LineOf } from '../../src/contract/event.js';
import { LineSchema } from '../../src/contract/line.js';

type Parsed = z.output<typeof LineSchema>;
type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Every key required, so that a missing optional one is a difference. */
type Full<T> = T extends (infer U)[] ? Full<U>[] : T extends object ? { [K in keyof T]-?: Full<T[K]> } : T;
type Same<A, B> = Both<A, B> extends true ? Both<Full<A>, Full<B>> : false;

// Does not compile when a type of line is missing on either side, or one line's fields differ.
const sameTypes: Same<Parsed['type'], Line['type']> = true;
const sameFields: { [T in Line['type']]: Same<Extract<Parsed, { type: T }>, LineOf<T>> } = {
  start: true,
  user: true,
  assistant: true,
  call: true,
  result: true,
  ttsr_injection: true,
  retry: true,
  hook: true,
  compact: true,
  todo: true,
  staged: true,
  intent: true,
  audit: true,
  notice: true,
  context: true,
  resume: true,
  end: true,
};

const BASE = { v: 1, seq: 0, at: '2026-01-31T09:00:00.000Z', agent: 'main' };

test('the schema and the type of a transcript line agree, field by field', () => {
  expect(sameTypes).toBe(true);
  expect(new Set(Object.values(sameFields))).toEqual(new Set([true]));
});

test('a line as the transcript writes it fits, and nothing more does', () => {
  const call = {
    ...BASE,
    type: 'call',
    id: 'c1',
    name: 'read',
    args: { paths: ['a'] },
    access: [{ kind: 'read', path: 'a' }],
    verdict: { action: 'deny', rule: 'r', say: 's' },
  };
  expect(LineSchema.parse(call)).toEqual(call);
  for (const wrong of [
    { ...call, extra: 1 },
    { ...call, v: 2 },
    { ...call, at: 'yesterday' },
    { ...call, verdict: { action: 'deny' } },
    { ...call, access: [{ kind: 'fly', path: 'a' }] },
    { ...BASE, type: 'delta', delta: {} },
    { ...BASE, type: 'end', outcome: 'fine', say: '', turns: 1, usage: {}, ms: 1 },
  ]) {
    expect(LineSchema.safeParse(wrong).success).toBe(false);
  }
});
