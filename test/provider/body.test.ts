import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Message } from '../../src/contract/message.js';
import { opening, toBytes, WireBodies } from '../../src/provider/body.js';

const said = (text: string): Message => ({ role: 'user', blocks: [{ type: 'text', text }] });

test('a request is the JSON of its head and its items, whatever the requests before it were', () => {
  const item = fc.record({ text: fc.string({ unit: 'grapheme' }), more: fc.integer() });
  const request = fc.record({
    conversation: fc.constantFrom(0, 1),
    head: fc.constantFrom({ model: 'a' }, { model: 'ä', tools: [] }),
    keep: fc.nat(8),
    items: fc.array(item, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
      const bodies = new WireBodies();
      const firsts = [said('a'), said('b')];
      const before: { values: object[]; bytes: Buffer[] }[] = firsts.map(() => ({ values: [], bytes: [] }));
      for (const { conversation, head, keep, items } of requests) {
        const kept = before[conversation] as (typeof before)[number];
        const values = [...kept.values.slice(0, keep), ...items];
        const bytes = [...kept.bytes.slice(0, keep), ...items.map((each) => toBytes([each]))];
        before[conversation] = { values, bytes };
        const body = bodies.of(firsts.slice(conversation), opening(head, 'input'), [toBytes([]), ...bytes]);
        expect(JSON.parse(body.toString())).toEqual({ ...head, input: values });
      }
    }),
  );
});

test('a body stays as it is while another conversation goes on', () => {
  const bodies = new WireBodies();
  const head = opening({ model: 'm' }, 'input');
  const one = bodies.of([said('one')], head, [toBytes([{ a: 1 }])]);
  const text = one.toString();
  bodies.of([said('two')], head, [toBytes([{ b: 2 }]), toBytes([{ c: 3 }])]);
  expect(one.toString()).toBe(text);
});
