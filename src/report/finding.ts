import type { Finding } from '../contract/intent.js';
import type { Placed } from './kind.js';
import { code, cut, fence, points } from './markdown.js';
import { marker } from './marker.js';
import { prose, proseLine } from './prose.js';

export interface FindingStyle {
  recipe: string;
  suggestions: boolean;
  seal(text: string): string;
}

const HEADLINE = 160;
/** Text grows where signs in it are broken: with a suggestion of 20,000 it must stay below GitHub's 65,536. */
const MOST_BODY = 40_000;
const SIGN = { error: '🔴', warning: '🟡', info: '🔵' };

/** `path:line` of what the finding is about, as inline code. */
export function where(finding: Finding, seal: (text: string) => string): string {
  const { start_line: start, line } = finding;
  const range = line === undefined ? '' : start && start < line ? `:${start}-${line}` : `:${line}`;
  return code(seal(`${finding.path}${range}`));
}

/** The severity and the title, or the first words of the body where there is none. */
export function headline(finding: Finding, seal: (text: string) => string): string {
  const words = finding.title || finding.body.split('\n', 1)[0] || '';
  return `${SIGN[finding.severity]} **${finding.severity}**: ${proseLine(words, seal, HEADLINE)}`;
}

/** An inline comment. A suggestion is applicable only on the exact lines of the new file; elsewhere it is shown as code. */
export function inlineBody({ finding, place, fingerprint }: Placed, style: FindingStyle): string {
  const applies = place.at === 'line' && place.exact && place.side === 'RIGHT' && style.suggestions;
  const moved = finding.line !== undefined && !(place.at === 'line' && place.exact);
  return [
    headline(finding, style.seal),
    moved && `*About ${where(finding, style.seal)}, which this diff does not show.*`,
    hasMore(finding) && cut(prose(finding.body, style.seal), MOST_BODY, '*Cut: the report has all of it.*'),
    suggestion(finding, applies, style.seal),
    `<sub>${[finding.rule && code(style.seal(finding.rule)), `Galley \`${style.recipe}\``].filter(Boolean).join(' · ')}</sub>`,
    marker('finding', style.recipe, fingerprint),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A finding as a part of a longer text: it says itself where it is. */
export function listedBody({ finding }: Placed, style: FindingStyle): string {
  return [
    `${headline(finding, style.seal)} (${where(finding, style.seal)})`,
    hasMore(finding) && prose(finding.body, style.seal),
    suggestion(finding, false, style.seal),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A short body without a title is its own headline. */
function hasMore({ title, body }: Finding): boolean {
  return title !== '' || body.trim().includes('\n') || points(body) > HEADLINE;
}

function suggestion(finding: Finding, applies: boolean, seal: (text: string) => string): string {
  if (finding.suggestion === undefined) return '';
  const text = seal(finding.suggestion);
  // A text that sealing has changed must not be applied with one click.
  if (applies && text === finding.suggestion) return fence(text, 'suggestion');
  return text.trim() === '' ? 'Suggested: take these lines out.' : `Suggested:\n\n${fence(text)}`;
}
