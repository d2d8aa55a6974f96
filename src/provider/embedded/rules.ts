import { CODE_RULES } from './rule/code.js';
import { DELIVERY_RULES } from './rule/delivery.js';
import { FILE_RULES } from './rule/file.js';
import { SECRET_RULES } from './rule/secret.js';
import { SECURITY_RULES } from './rule/security.js';
import { WORKFLOW_RULES } from './rule/workflow.js';
import type { Rule } from './rule.js';

/** Every rule of the checklist. To add one: its entry in the file of its family, with samples that test it. */
export const RULES: readonly Rule[] = [
  ...SECRET_RULES,
  ...WORKFLOW_RULES,
  ...SECURITY_RULES,
  ...CODE_RULES,
  ...DELIVERY_RULES,
  ...FILE_RULES,
];

/** The rules as a Markdown table, for the docs. */
export function ruleTable(): string {
  const rows = RULES.map(({ id, severity, languages, title, skip = [] }) => {
    const left = skip.length > 0 ? ` (not in ${skip.map((each) => `${each}s`).join(' and ')})` : '';
    return `| \`${id}\` | ${severity} | ${title} | ${languages.join(', ')}${left} |`;
  });
  return ['| rule | severity | what it says | where it looks |', '|---|---|---|---|', ...rows].join('\n');
}
