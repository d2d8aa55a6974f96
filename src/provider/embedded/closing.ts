import type { FileDiff } from '../../contract/diff.js';
import type { Finding } from '../../contract/intent.js';
import { subjectOf } from './rule.js';
import { RULES } from './rules.js';

export interface Closing {
  change: readonly FileDiff[];
  all: readonly Finding[];
  /** How many of `all` were handed in or listed. */
  shown: number;
  /** Findings that could not be handed in as comments and stand in the text instead. */
  listed: readonly Finding[];
  refused: number;
  /** Files of the change that could not be seen. */
  unseen: number;
}

/** The last words: that no model was used, what was found, what was looked at and what was not. */
export function closingText({ change, all, shown, listed, refused, unseen }: Closing): string {
  const head = `No model was used: ${RULES.length} fixed rules of Galley's built-in checklist were applied to the added lines of this change.`;
  if (change.length === 0 && unseen === 0) return `${head}\n\nThe change is empty: nothing was reviewed.`;
  return [
    head,
    counts(all),
    ...listed.map(
      ({ severity, path, line, title, rule }) =>
        `- ${severity}: ${path}${line ? `:${line}` : ''}: ${title} (\`${rule}\`)`,
    ),
    covered(change),
    shown < all.length ? `${many(all.length - shown, 'finding')} of lower severity left out.` : '',
    refused > 0 ? `${many(refused, 'finding')} could not be handed in.` : '',
    unseen > 0 ? `Not covered: ${many(unseen, 'file')} whose change could not be seen (whole).` : '',
    'Rules see forms, not meaning: that none matched does not say that the change is right.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(/\n\n- /g, '\n- ');
}

function counts(all: readonly Finding[]): string {
  const count = (severity: Finding['severity']) =>
    all.filter((finding) => finding.severity === severity).length;
  const words = [
    many(count('error'), 'error'),
    many(count('warning'), 'warning'),
    many(count('info'), 'note'),
  ].join(', ');
  return all.length === 0 ? 'No rule matched.' : `**${many(all.length, 'finding')}**: ${words}.`;
}

function covered(change: readonly FileDiff[]): string {
  const lines = change.reduce((sum, file) => sum + file.added, 0);
  const some = (count: number, words: string) => (count > 0 ? [`${count} ${words}`] : []);
  const parts = [
    ...some(change.filter((file) => file.status === 'deleted').length, 'deleted (not looked at)'),
    ...some(change.filter((file) => file.binary).length, 'binary (judged by name)'),
    ...some(
      change.filter((file) => subjectOf(file).isGenerated).length,
      'generated (only secrets and conflicts)',
    ),
  ];
  return `Covered: ${many(change.length, 'file')}, ${many(lines, 'added line')}${parts.length > 0 ? `; of the files, ${parts.join(', ')}` : ''}.`;
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
