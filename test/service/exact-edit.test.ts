import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { replaceExact } from '../../src/service/exact-edit.js';
import { applyEdits } from '../../src/service/hashline/apply.js';
import { Text } from '../../src/service/hashline/text.js';

const RUNS = Number(process.env.GALLEY_RUNS ?? 3_000);

// Few letters, so that random strings are found; line ends as LF or CR LF.
const piece = fc.constantFrom('a', 'b', ' ', '\n', '\r\n', '\n', 'é', '😀');
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const part = fc
  .array(fc.constantFrom('a', 'b', ' ', '\n', 'é', '😀'), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''));
const lf = (value: string) => value.replaceAll('\r\n', '\n');

test('the result is that of a plain replacement, and line ends outside of the change stay what they are', () => {
  let done = 0;
  fc.assert(
    fc.property(text, part, part, fc.boolean(), (file, old, by, all) => {
      fc.pre(old !== by);
      const view = lf(file);
      const count = view.split(old).length - 1;
      const replace = () => replaceExact('f', file, { old, new: by, all });
      if (count === 0 || (count > 1 && !all)) return void expect(replace).toThrow('Nothing was written.');
      done++;
      const { text: result, edits, count: places } = replace();
      expect(places).toBe(count);
      expect(lf(result)).toBe(view.split(old).join(by));
      // The same change as edits of whole lines, which excerpts and diffs are made of; they cannot say that a final
      // line end comes or goes.
      const [before, after] = [new Text(view), new Text(lf(result))];
      if (before.final === after.final)
        expect(new Text(applyEdits(before, edits).toString()).lines()).toEqual(after.lines());
      const first = view.indexOf(old);
      const head = file.slice(0, rawLength(file, first));
      expect(result.startsWith(head)).toBe(true);
    }),
    { numRuns: RUNS },
  );
  expect(done).toBeGreaterThan(RUNS / 10);
});

/** How long the file's own text is up to an offset of its LF form. */
function rawLength(file: string, offset: number): number {
  let raw = 0;
  for (let seen = 0; seen < offset; seen++) raw += file.startsWith('\r\n', raw) ? 2 : 1;
  return raw;
}

test('a CR alone is content', () => {
  expect(replaceExact('f', 'a\rb\r\nc\r', { old: 'b', new: 'x', all: false }).text).toBe('a\rx\r\nc\r');
});
