/** How a run ended, and the exit code of the process for it. One table for the CLI, the Action's output and result.json. */
export const EXIT_CODE = {
  done: 0,
  'no-changes': 0,
  findings: 0,
  recipe: 2,
  untrusted: 3,
  policy: 4,
  'model-error': 5,
  limit: 6,
  'publish-failed': 7,
  auth: 8,
  quota: 9,
  'mcp-failed': 10,
  'unsupported-event': 11,
  'empty-response': 12,
  cancelled: 130,
  bug: 70,
} as const;

export type OutcomeName = keyof typeof EXIT_CODE;
