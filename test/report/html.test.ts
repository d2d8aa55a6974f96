import { expect, test } from '@jest/globals';
import { parseHTML } from 'linkedom';
import type { Line } from '../../src/contract/event.js';
import { renderHtml } from '../../src/report/html.js';
import { finding, linesOf, resultOf } from './sample.js';

const EVIL = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;\u202e\u0000`;
const about = { v: 1 as const, at: '2026-01-02T03:04:05.000Z', agent: 'main' };

test('the page of a run holds its outcome, turns, findings, coverage, change and steps', () => {
  const html = renderHtml({
    lines: linesOf([finding({ title: 'Bad thing' })], 'All looked at.'),
    result: resultOf({
      coverage: [{ path: 'src/a.ts', status: 'partly', changed: 4, read: 2, why: 'the budget ran out' }],
    }),
    patch: 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n',
  });
  const { document } = parseHTML(html);
  const text = document.body.textContent ?? '';
  for (const each of ['Review', 'findings', 'Bad thing', 'the budget ran out', '+new', 'All looked at.'])
    expect(text).toContain(each);
  expect(document.querySelectorAll('svg').length).toBeGreaterThan(0);
});

test('nothing that a model, a file or a person wrote becomes markup, and the page loads nothing', () => {
  const lines: Line[] = [
    ...linesOf([finding({ path: EVIL, title: EVIL, body: EVIL, suggestion: EVIL })], EVIL),
    {
      ...about,
      seq: 9,
      type: 'call',
      id: EVIL,
      name: EVIL,
      args: { a: EVIL },
      access: [{ kind: 'read', path: EVIL }],
      verdict: { action: 'deny', rule: EVIL, say: EVIL },
    },
    { ...about, agent: EVIL, seq: 10, type: 'result', id: 'x', name: EVIL, ok: true, text: EVIL, ms: 1 },
    { ...about, seq: 11, type: 'todo', items: [{ content: EVIL, status: 'pending' }] },
    { ...about, seq: 12, type: 'notice', level: 'info', text: EVIL },
  ];
  const html = renderHtml({
    lines,
    result: resultOf({ say: EVIL, model: EVIL, recipe: { name: 'x', title: EVIL } }),
    patch: `diff --git ${EVIL}\n+${EVIL}`,
  });
  const { document } = parseHTML(html);
  expect(document.querySelectorAll('script, img, iframe, link, a, [src], [href], [onerror]')).toHaveLength(0);
  expect(html).not.toMatch(/https?:\/\/|url\(|\u202e/);
});

test('a finding reads as text: its code and bold words are shown as such, and the change names its files', () => {
  const html = renderHtml({
    lines: linesOf([finding({ body: 'Use `a<b>` and **never** `**x**`; 2 ** 3 ** 4.' })]),
    patch: 'diff --git a/x y.ts b/x y.ts\n--- a/x y.ts\n+++ b/x y.ts\n@@ -1 +1 @@\n-old\n+new\n',
  });
  const { document } = parseHTML(html);
  const body = document.querySelector('.finding .text');
  expect([...(body?.querySelectorAll('code') ?? [])].map((each) => each.textContent)).toEqual([
    'a<b>',
    '**x**',
  ]);
  expect([...(body?.querySelectorAll('b') ?? [])].map((each) => each.textContent)).toEqual(['never']);
  expect(body?.textContent).toContain('2 ** 3 ** 4.');
  expect(document.querySelector('.diff .del')?.textContent).toBe('-old');
  expect([...document.querySelectorAll('summary code')].some((each) => each.textContent === 'x y.ts')).toBe(
    true,
  );
});

test('a run that was killed still has a page', () => {
  const html = renderHtml({ lines: linesOf([]).slice(0, 1), patch: '' });
  expect(html).toContain('not finished');
});

test('a run of 20,000 steps gives a page that a phone can open', () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, seq): Line => ({
      ...about,
      seq,
      type: 'result',
      id: `${seq}`,
      name: 'read',
      ok: true,
      text: 'x'.repeat(500),
      ms: 1,
    }),
  );
  const calls = lines.map(
    (line): Line => ({
      ...about,
      seq: line.seq,
      type: 'call',
      id: `${line.seq}`,
      name: 'read',
      args: {},
      access: [],
      verdict: { action: 'allow' },
    }),
  );
  expect(
    renderHtml({ lines: [...calls, ...lines], patch: `diff --git a/a b/a\n${'+x\n'.repeat(100_000)}` })
      .length,
  ).toBeLessThan(5_000_000);
});
