import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyEdits, ordered } from '../../../src/service/hashline/apply.js';
import { parsePatch } from '../../../src/service/hashline/parse.js';
import { recover } from '../../../src/service/hashline/recover.js';
import { toEdits } from '../../../src/service/hashline/resolve.js';
import { Text } from '../../../src/service/hashline/text.js';

/** `GALLEY_RUNS=1000000 npm test -- property` runs a million. */
const RUNS = Number(process.env.GALLEY_RUNS ?? 20_000);

// The oracle: a file is tokens of text and line end, and a change is a splice. It shares nothing with the product.
interface Token {
  text: string;
  end: string;
}
interface Splice {
  /** Lines before it; then how many go. */
  at: number;
  remove: number;
  add: string[];
  rank: number;
}

function tokens(text: string): Token[] {
  const found = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return found.map((line) => {
    const end = /\r?\n$/.exec(line)?.[0] ?? '';
    return { text: line.slice(0, line.length - end.length), end };
  });
}

function naive(file: string, splices: Splice[]): string {
  const bom = file.startsWith('\uFEFF') ? '\uFEFF' : '';
  const list = tokens(file.slice(bom.length));
  const end = list[0]?.end || '\n';
  const isEnded = list.length === 0 || list.at(-1)!.end !== '';
  for (const { at, remove, add } of [...splices].reverse())
    list.splice(at, remove, ...add.map((text) => ({ text, end })));
  const text = list.map((token) => token.text + (token.end || end)).join('');
  const last = list.length === 0 || isEnded ? 0 : (list.at(-1)!.end || end).length;
  return bom + text.slice(0, text.length - last);
}

// A body row cannot end in CR in a CR LF file: that is the file's line end.
const words = fc.constantFrom(
  '',
  'x',
  '}',
  '  y',
  '\ttab ',
  '+plus',
  '-minus',
  '[a#1234]',
  'é😀',
  'SWAP 1:',
  '\u2028',
  'a\rb',
);
const unique = fc.nat({ max: 1e9 }).map((n) => `line ${n}`);
const line = fc.oneof({ weight: 3, arbitrary: unique }, words);
const ends = fc.oneof(
  fc.constant(['\n']),
  fc.constant(['\r\n']),
  fc.constant(['\n', '\r\n', '\r\n', '\n', '\n']),
);
const file = fc
  .record({ lines: fc.array(line, { maxLength: 30 }), ends, bom: fc.boolean(), isEnded: fc.boolean() })
  .map(({ lines, ends, bom, isEnded }) => {
    const text = lines.map((text, index) => text + ends[index % ends.length]).join('');
    return (bom ? '\uFEFF' : '') + (isEnded ? text : text.replace(/\r?\n$/, ''));
  });
const step = fc.record({
  skip: fc.nat({ max: 6 }),
  kind: fc.constantFrom('swap', 'del', 'pre', 'post'),
  size: fc.integer({ min: 1, max: 4 }),
  body: fc.array(line, { minLength: 1, maxLength: 3 }),
});
const steps = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  head: fc.option(fc.array(line, { minLength: 1, maxLength: 2 })),
  tail: fc.option(fc.array(line, { minLength: 1, maxLength: 2 })),
});
type Steps = typeof steps extends fc.Arbitrary<infer T> ? T : never;

const way = fc.constantFrom('new' as const, 'copy' as const, 'delete' as const);

/** Random steps as a valid patch of `count` lines, and as the splices it means. */
function patchOf({ steps, head, tail }: Steps, count: number): { patch: string; splices: Splice[] } {
  const rows: string[] = [];
  const splices: Splice[] = [];
  const body = (lines: string[]) => lines.map((text) => `+${text}`);
  if (head) {
    rows.push('INS.HEAD:', ...body(head));
    splices.push({ at: 0, remove: 0, add: head, rank: 0 });
  }
  let next = 0;
  for (const { skip, kind, size, body: add } of steps) {
    const [from, to] = [next + skip, Math.min(count, next + skip + size)];
    if (from >= count) break;
    if (kind === 'swap') rows.push(`SWAP ${from + 1}.=${to}:`, ...body(add));
    if (kind === 'del') rows.push(from + 1 === to ? `DEL ${to}` : `DEL ${from + 1}.=${to}`);
    if (kind === 'pre') rows.push(`INS.PRE ${from + 1}:`, ...body(add));
    if (kind === 'post') rows.push(`INS.POST ${from + 1}:`, ...body(add));
    const remove = kind === 'swap' || kind === 'del' ? to - from : 0;
    splices.push({
      at: kind === 'post' ? from + 1 : from,
      remove,
      add: kind === 'del' ? [] : add,
      rank: remove > 0 ? 5 : kind === 'post' ? 2 : 4,
    });
    next = kind === 'swap' || kind === 'del' ? to : from + 1;
  }
  if (tail || rows.length === 0) {
    const add = tail ?? ['tail'];
    rows.push('INS.TAIL:', ...body(add));
    splices.push({ at: count, remove: 0, add, rank: 9 });
  }
  return { patch: `[f#0000]\n${rows.join('\n')}\n`, splices };
}

function edits(patch: string, count: number) {
  return ordered(toEdits(parsePatch(patch)[0]!.ops, count, new Map()).edits, count);
}

/** As `expect`, which would be most of the time of so many cases. */
function same(got: string, wanted: string): void {
  if (got !== wanted) expect(got).toBe(wanted);
}

test('a patch does to any file what plain splicing of its lines does, and no other byte changes', () => {
  fc.assert(
    fc.property(file, steps, (text, random) => {
      const lines = new Text(text);
      const { patch, splices } = patchOf(random, lines.count);
      const result = applyEdits(lines, edits(patch, lines.count)).toString();
      same(result, naive(text, splices));
    }),
    { numRuns: RUNS },
  );
});

test('with an old tag the result is the merge of both changes, or a refusal', () => {
  let landed = 0;
  fc.assert(
    fc.property(file, steps, steps, fc.boolean(), way, (text, mine, theirs, isOwn, how) => {
      const lines = new Text(text);
      const count = lines.count;
      const a = patchOf(mine, count);
      const b = {
        splices: readable(patchOf(theirs, count).splices, how, tokens(text.replace('\uFEFF', ''))),
      };
      const live = naive(text, b.splices);
      // An empty line added to a file without final line end is, once written, the line end itself.
      const grown = b.splices.reduce((sum, { add, remove }) => sum + add.length - remove, 0);
      if (
        live === text ||
        live.replace('\uFEFF', '') === '' ||
        tokens(live.replace('\uFEFF', '')).length !== count + grown
      )
        return;
      const now = new Text(live);
      const found = recover(edits(a.patch, count), lines.lines(), now.lines(), isOwn);
      if (!found) return;
      landed++;
      const both = applyEdits(now, found.edits).toString();
      // Which line end new lines get is the first property's matter: the other change may have altered the file's.
      const merge = naive(text, bothSplices(a.splices, b.splices));
      same(both.replaceAll('\r\n', '\n'), merge.replaceAll('\r\n', '\n'));
    }),
    { numRuns: RUNS },
  );
  expect(landed).toBeGreaterThan(RUNS / 50);
});

/**
 * The other change so that its result can only be read in one way: new lines, one copy of old lines, or deletions. (One
 * that deletes and adds the same lines elsewhere is, to every merge, another change than the one that was made.)
 */
function readable(splices: Splice[], how: 'new' | 'copy' | 'delete', file: Token[]): Splice[] {
  return (how === 'copy' ? splices.slice(0, 1) : splices).map(({ at, remove, add, rank }, index) => {
    if (how === 'delete') return { at, remove, add: [], rank };
    if (how === 'new') return { at, remove, add: add.map((_, row) => `theirs ${index}.${row}`), rank };
    return {
      at,
      remove: 0,
      add: file.slice(Math.max(0, at - 3), at + 5).map((token) => token.text),
      rank: 3,
    };
  });
}

/** Both changes at once. At one place: what I put at the head or after a line, theirs, what I put before a line or at the tail. */
function bothSplices(mine: Splice[], theirs: Splice[]): Splice[] {
  const others = theirs.map((splice) => ({ ...splice, rank: splice.remove > 0 ? 5 : 3 }));
  return [...mine, ...others].sort((a, b) => a.at - b.at || a.rank - b.rank);
}
