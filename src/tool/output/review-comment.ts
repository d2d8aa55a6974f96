import { Finding } from '../../contract/intent.js';
import { defineTool } from '../kit.js';

/** Stages one finding about the change under review. Nothing is sent: the publisher checks, caps and places it. */
export const reviewComment = defineTool({
  name: 'review_comment',
  about:
    'Hands in one finding about the change under review. It is not posted now: after the run it is placed at `line` of `path` (side RIGHT = the new file, LEFT = a deleted line of the old one), or listed in the report when that line is not part of the diff. One call a finding; do not repeat yourself. `suggestion` replaces exactly the lines start_line to line (or line alone) and must be complete code without a fence.',
  input: Finding,
  access: ({ path }) => [{ kind: 'stage', intent: `finding:${path}` }],
  preview: ({ path, line, severity }) => ({ path, severity, ...(line !== undefined && { line }) }),

  async run(finding, { kit }) {
    kit.stage({ kind: 'finding', finding });
    const where = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    return { text: `Noted (${finding.severity}) at ${where}.` };
  },
});
