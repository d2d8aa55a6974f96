import { expect, test } from '@jest/globals';
import type { FileDiff } from '../../../src/contract/diff.js';
import { worldOf } from '../../../src/provider/embedded/review.js';
import { appliesTo, type Rule, type Sample, subjectOf } from '../../../src/provider/embedded/rule.js';
import { RULES } from '../../../src/provider/embedded/rules.js';

test('every rule has its own id, and samples that it must and must not match', () => {
  expect(RULES.length).toBeGreaterThanOrEqual(25);
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
  for (const rule of RULES) {
    expect([rule.id, rule.match.length > 0, rule.notMatch.length > 0]).toEqual([rule.id, true, true]);
    expect(rule.title.length).toBeLessThan(80);
  }
});

for (const rule of RULES)
  test(`the rule ${rule.id} matches its samples and leaves the others alone`, () => {
    for (const sample of rule.match) expect([sample, hits(rule, sample).length > 0]).toEqual([sample, true]);
    for (const sample of rule.notMatch) expect([sample, hits(rule, sample)]).toEqual([sample, []]);
  });

function hits(rule: Rule, sample: Sample): unknown[] {
  const file = fileOf(sample);
  const subject = subjectOf(file);
  const world = worldOf([file], new Map(Object.entries(sample.others ?? {})));
  return appliesTo(rule, subject) ? rule.look(subject, world) : [];
}

function fileOf({ path, text, file }: Sample): FileDiff {
  const isCut = text !== '' && !text.endsWith('\n');
  const texts = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const lines = texts.map((each, index) => ({
    kind: 'add' as const,
    text: each,
    new: index + 1,
    ...(isCut && index === texts.length - 1 && { noNewline: true as const }),
  }));
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines };
  return {
    path,
    oldPath: path,
    status: 'added',
    type: 'file',
    binary: false,
    hunks: lines.length > 0 ? [hunk] : [],
    added: lines.length,
    deleted: 0,
    ...file,
  };
}
