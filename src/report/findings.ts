import type { FileDiff } from '../contract/diff.js';
import type { Line } from '../contract/event.js';
import type { Finding } from '../contract/intent.js';
import type { Findings, Placed } from './kind.js';
import { digest } from './marker.js';
import { anchoredText, byPath, place } from './place.js';

const RANK = { error: 0, warning: 1, info: 2 };

/** Every finding the run staged, in the order of the transcript. */
export function stagedFindings(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line) =>
    line.type === 'staged' && line.staged.kind === 'finding' ? [line.staged.finding] : [],
  );
}

/** How many of each severity. */
export function tally(findings: readonly Finding[]): { error: number; warning: number; info: number } {
  const count = { error: 0, warning: 0, info: 0 };
  for (const finding of findings) count[finding.severity]++;
  return count;
}

export interface Caps {
  max: number;
  min_severity: Finding['severity'];
}

/**
 * Gives every finding its place. Count in is count out: throws (a bug) when one is lost. `caps` undefined = nothing is
 * posted on lines, so that all of them are listed.
 */
export function sortFindings(
  staged: readonly Finding[],
  diff: readonly FileDiff[],
  caps: Caps | undefined,
): Findings {
  const files = byPath(diff);
  const seen = new Set<string>();
  const all: Placed[] = [];
  for (const finding of [...staged].sort(order)) {
    const spot = place(finding, files);
    const fingerprint = freshName(finding, anchoredText(spot, files) || `${finding.line ?? ''}`, seen);
    if (fingerprint) all.push({ finding, place: spot, fingerprint });
  }
  return share(all, staged.length, caps);
}

/** Who goes where; `count` is how many came in. */
export function share(all: Placed[], count: number, caps: Caps | undefined): Findings {
  const out: Findings = { all, inline: [], listed: [], below: [], merged: count - all.length };
  for (const each of all) {
    if (!caps) out.listed.push(each);
    else if (RANK[each.finding.severity] > RANK[caps.min_severity]) out.below.push(each);
    else if (each.place.at === 'body' || out.inline.length >= caps.max) out.listed.push(each);
    else out.inline.push(each);
  }
  const total = out.inline.length + out.listed.length + out.below.length + out.merged;
  if (total !== count) throw new Error(`${count} findings came in and ${total} went out`);
  return out;
}

/** The worst first, then by file and line. */
export function order(a: Finding, b: Finding): number {
  return (
    RANK[a.severity] - RANK[b.severity] ||
    (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) ||
    (a.line ?? 0) - (b.line ?? 0)
  );
}

/**
 * What a finding is recognised by in a later run: its file, what it says, and the text it stands on, never the line's
 * number, which moves with every push. The same words on another line of the same text get another name; the same
 * finding said twice gets none.
 */
function freshName(finding: Finding, text: string, seen: Set<string>): string | undefined {
  const says = finding.rule ? `rule:${finding.rule}` : finding.title || finding.body;
  const whole = digest('same', JSON.stringify(finding));
  if (seen.has(whole)) return undefined;
  seen.add(whole);
  for (let nth = 0; ; nth++) {
    const name = digest(finding.path, finding.side, says, text, `${nth}`);
    if (seen.has(name)) continue;
    seen.add(name);
    return name;
  }
}
