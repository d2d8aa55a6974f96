import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FileDiff } from '../../src/contract/diff.js';
import { Finding } from '../../src/contract/intent.js';
import { RecipeSchema } from '../../src/contract/recipe.js';
import type { IntentOf } from '../../src/report/kind.js';
import { planIntents } from '../../src/report/plan.js';
import { parseDiff } from '../../src/service/github/diff.js';
import { fileChange, writeChanges } from '../helper/random-change.js';
import { git, gitBytes } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';
import { linesOf, resultOf } from './sample.js';

/** Changes of one file each, many in one repository: each is one case. GALLEY_CASES asks for more. */
const CASES = Number(process.env.GALLEY_CASES) || (process.env.CI ? 2_000 : 400);
const PER_REPOSITORY = 100;

const suggestion = fc
  .array(
    fc.constantFrom(
      'x = 1;',
      '```',
      '````',
      '```suggestion',
      "<b a='q\"'>",
      '@team',
      'fixes #1',
      '\t',
      '',
      '<!-- x -->',
      '&amp;',
      'é😀',
      '~~~',
      '\\',
    ),
    { maxLength: 6 },
  )
  .map((lines) => lines.join('\n'));

/** Findings around the lines of `file`, right and wrong ones: on hunks, between them, turned round, on other files. */
function findingsFor(file: FileDiff): fc.Arbitrary<Finding[]> {
  const most = Math.max(
    10,
    ...file.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)),
  );
  const line = fc.integer({ min: 1, max: most + 20 });
  return fc.array(
    fc
      .record(
        {
          path: fc.constantFrom(file.path, file.path, file.path, file.oldPath, 'elsewhere.ts', '/dev/null'),
          line,
          start_line: line,
          side: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
          severity: fc.constantFrom('error' as const, 'warning' as const, 'info' as const),
          title: fc.constantFrom('', 'A', 'B', '```', '<details>', '| cell |'),
          body: fc.constantFrom(
            'text',
            '```js\nopen',
            '<details>\nopen',
            '@all fixes #1',
            '> quote\n\n- list',
          ),
          suggestion,
        },
        { requiredKeys: ['path', 'body'] },
      )
      .map((fields) => Finding.parse(fields)),
    { maxLength: 12 },
  );
}

/** What GitHub would refuse about an anchor. */
function anchorFault(
  files: readonly FileDiff[],
  { path, line, start_line: start, side }: IntentOf<'review'>['comments'][number],
): string | undefined {
  const file = files.find((each) => each.path === path && !each.bytes);
  if (!file) return `${path} is not in the diff`;
  if (line === undefined) return start === undefined ? undefined : 'a start without an end';
  const key = side === 'RIGHT' ? 'new' : 'old';
  const hunk = file.hunks.find((each) => each.lines.some((row) => row[key] === line));
  if (!hunk) return `${line} ${side} is not part of the diff`;
  if (start === undefined) return undefined;
  if (start >= line) return 'the start does not precede the end';
  return hunk.lines.some((row) => row[key] === start) ? undefined : 'the start is in another hunk';
}

const outputs = RecipeSchema.parse({
  title: 'R',
  prompt: 'x',
  outputs: { review: { max: 8 }, comment: {}, summary: false },
}).outputs;

function check(file: FileDiff, findings: Finding[]): void {
  const intents = planIntents({
    result: resultOf(),
    lines: linesOf(findings),
    outputs,
    diff: [file],
    seal: (text) => text,
  });
  const review = intents.find((intent) => intent.kind === 'review');
  const comment = intents.find((intent) => intent.kind === 'comment');
  if (comment?.kind !== 'comment') throw new Error('no comment');
  const inline = review?.kind === 'review' ? review.comments : [];
  for (const each of inline) expect([each, anchorFault([file], each)]).toEqual([each, undefined]);
  const body = review?.kind === 'review' ? review.body : comment.body;
  const listed = review ? Number(/, (\d+) below|: (\d+) below/.exec(body)?.slice(1).find(Boolean) ?? 0) : 0;
  const twice = Number(/(\d+) findings? said twice/.exec(comment.body)?.[1] ?? 0);
  expect(inline.length + listed + twice).toBe(findings.length);
  expect(body.match(/🔴|🟡|🔵/gu)?.length ?? 0).toBe(listed);
  expect(new Set(inline.map((each) => each.fingerprint)).size).toBe(inline.length);
  for (const each of inline) checkSuggestion(each.body, findings);
}

/** What GitHub would apply is one of the suggestions, byte for byte. Fences are read as CommonMark reads them. */
function checkSuggestion(body: string, findings: readonly Finding[]): void {
  const known = findings.flatMap((each) =>
    each.suggestion === undefined ? [] : [each.suggestion.replace(/\n$/, '')],
  );
  let open: { mark: string; info: string; lines: string[] } | undefined;
  for (const line of body.split('\n')) {
    const [, mark = '', info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!open) {
      if (mark && !(mark.startsWith('`') && info.includes('`')))
        open = { mark, info: info.trim(), lines: [] };
    } else if (mark.startsWith(open.mark) && info.trim() === '') {
      if (open.info === 'suggestion') expect(known).toContain(open.lines.join('\n'));
      open = undefined;
    } else open.lines.push(line);
  }
  expect(open).toBeUndefined();
}

test(`${CASES} random diffs with random findings: none is lost, every anchor stands in a hunk, suggestions are byte-equal`, () => {
  let cases = 0;
  fc.assert(
    fc.property(
      fc.array(fileChange, { minLength: PER_REPOSITORY, maxLength: PER_REPOSITORY }),
      fc.integer(),
      (changes, seed) => {
        const root = folder();
        git(root, 'init', '-q', '--bare', '--template=');
        const { base, head } = writeChanges(root, changes);
        const files = parseDiff(gitBytes(root, ['diff', '-M', base, head]));
        for (const [at, file] of files.entries()) {
          const [findings = []] = fc.sample(findingsFor(file), { numRuns: 1, seed: seed + at });
          check(file, findings);
          cases++;
        }
      },
    ),
    { numRuns: Math.ceil(CASES / PER_REPOSITORY) + 4, endOnFailure: true },
  );
  expect(cases).toBeGreaterThanOrEqual(CASES);
}, 600_000);
