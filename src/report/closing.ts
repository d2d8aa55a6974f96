import type { ResultFile } from '../contract/result.js';
import type { Draft } from './kind.js';
import { stateLine } from './marker.js';
import { isFine } from './render.js';

/** The one line every report ends with: what else this run publishes, and what not and why. */
export function closingLine(draft: Draft): string {
  const sent = draft.said.length > 0 ? `Published by this run: ${draft.said.join('; ')}.` : '';
  const left = draft.left.length > 0 ? `Not published: ${draft.left.join('; ')}.` : '';
  return [sent, left].filter(Boolean).join(' ') || 'Published by this run: this report.';
}

/**
 * The state (which commit was reviewed; only a run that reached its end and read every changed line moves it on) and the
 * marker, which is last. A run that a fork's own workflow may have forged remembers nothing: else its author could make
 * a later run look away.
 */
export function hiddenLines(result: ResultFile, mark: string): string {
  if (result.trigger.fork && result.trigger.event === 'pull_request') return mark;
  const whole = result.coverage.every((file) => file.status === 'read' || file.changed === 0);
  const sha = isFine(result) && whole ? result.head_sha : result.since_sha;
  return result.pull && /^[0-9a-f]{40,64}$/.test(sha) ? `${stateLine(sha)}\n${mark}` : mark;
}
