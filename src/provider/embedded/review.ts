import type { FileDiff } from '../../contract/diff.js';
import type { Finding } from '../../contract/intent.js';
import { appliesTo, type Hit, type Rule, type Subject, subjectOf, type World } from './rule.js';
import { RULES } from './rules.js';

/** Further places of one rule in one file are counted in the last of these findings, not repeated. */
const MOST_PER_RULE_AND_FILE = 3;
const WEIGHT = { error: 0, warning: 1, info: 2 };

/** What the rules say about a change: the gravest first, then by file and line. */
export function review(change: readonly FileDiff[], read: ReadonlyMap<string, string>): Finding[] {
  const world = worldOf(change, read);
  const findings = change.flatMap((file) => {
    const subject = subjectOf(file);
    return RULES.filter((rule) => appliesTo(rule, subject)).flatMap((rule) =>
      toFindings(rule, file, rule.look(subject, world)),
    );
  });
  return findings.sort(
    (a, b) =>
      WEIGHT[a.severity] - WEIGHT[b.severity] ||
      (a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0)),
  );
}

/** Files that rules want to see whole and that the diff does not show whole. */
export function wanted(change: readonly FileDiff[]): string[] {
  const paths = change.flatMap((file) => {
    const subject: Subject = subjectOf(file);
    return RULES.filter((rule) => rule.needs && appliesTo(rule, subject)).flatMap(
      (rule) => rule.needs?.(subject) ?? [],
    );
  });
  const isShown = (path: string) => change.some((file) => file.path === path && file.status === 'added');
  return [...new Set(paths)].filter((path) => !isShown(path));
}

/** A new file stands whole in the diff; others are known when they were read. */
export function worldOf(change: readonly FileDiff[], read: ReadonlyMap<string, string>): World {
  const known = new Map<string, readonly string[]>();
  for (const [path, text] of read) known.set(path, text.split('\n'));
  for (const file of change)
    if (file.status === 'added')
      known.set(
        file.path,
        file.hunks.flatMap((hunk) => hunk.lines.map((line) => line.text.replace(/\r$/, ''))),
      );
  return { change, whole: (path) => known.get(path) };
}

function toFindings(rule: Rule, file: FileDiff, hits: Hit[]): Finding[] {
  const shown = hits.slice(0, MOST_PER_RULE_AND_FILE);
  const more = hits
    .slice(MOST_PER_RULE_AND_FILE)
    .flatMap((hit) => (hit.line === undefined ? [] : [hit.line]));
  return shown.map((hit, index) => {
    const lines = more.slice(0, 20).join(', ') + (more.length > 20 ? ' …' : '');
    const also =
      index === shown.length - 1 && more.length > 0
        ? `Also in ${more.length} more lines of this file: ${lines}.`
        : '';
    return {
      path: file.path,
      ...(hit.line !== undefined && { line: hit.line }),
      side: 'RIGHT',
      severity: rule.severity,
      title: rule.title,
      body: [rule.say, hit.note ?? '', also].filter((part) => part !== '').join('\n\n'),
      rule: rule.id,
    };
  });
}
