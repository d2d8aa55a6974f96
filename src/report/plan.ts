import type { Intent } from '../contract/intent.js';
import type { PlanFile } from '../contract/result.js';
import { closingLine } from './closing.js';
import { type Caps, sortFindings, stagedFindings } from './findings.js';
import { KINDS, kindOf } from './index.js';
import type { Draft, PlanInput } from './kind.js';
import { answerOf, renderReport, SUMMARY_ROOM } from './render.js';
import { usageTable } from './usage.js';

/** What a run wants published, in the order it is sent. Pure: the same input gives the same bytes. */
export function planIntents(input: PlanInput): Intent[] {
  return draw(input).planned;
}

/** report.md: the whole report for people, also where nothing is published. */
export function reportMarkdown(input: PlanInput): string {
  const draft = draw(input);
  const closing = closingLine(draft);
  const { result, seal, lines } = input;
  const usage = usageTable(lines);
  return `${renderReport(result, draft, { room: SUMMARY_ROOM, seal, style: 'full', closing, usage })}\n`;
}

/** The lines of intents.jsonl. */
export function intentLines(intents: readonly Intent[]): string {
  return intents.map((intent) => `${JSON.stringify(intent)}\n`).join('');
}

/** plan.json: where each finding went, and the outputs that were asked for. */
export function planText(input: PlanInput): string {
  const staged = stagedFindings(input.lines);
  const sorted = input.known?.findings ?? sortFindings(staged, input.diff, undefined);
  const placed = new Map(sorted.all.map(({ finding, ...rest }) => [finding, rest]));
  const plan: PlanFile = {
    outputs: input.outputs,
    findings: staged.map((finding) => placed.get(finding) ?? null),
  };
  return `${JSON.stringify(plan)}\n`;
}

/** What a review may hold; undefined when there is none. */
export function capsOf(input: {
  outputs: PlanInput['outputs'];
  result: { pull: boolean };
}): Caps | undefined {
  const { outputs, result } = input;
  if (outputs.review === undefined || !result.pull) return undefined;
  return { max: outputs.review?.max ?? 50, min_severity: outputs.review?.min_severity ?? 'info' };
}

function draw(input: PlanInput): Draft {
  const { result, lines, diff } = input;
  const draft: Draft = {
    answer: input.known?.answer ?? answerOf(lines, result.output),
    findings: input.known?.findings ?? sortFindings(stagedFindings(lines), diff, capsOf(input)),
    planned: [],
    said: [],
    left: [],
  };
  for (const kind of KINDS) {
    const made = kind.plan(input, draft);
    if (typeof made === 'string') draft.left.push(made);
    else if (made) {
      draft.planned.push(made);
      if (made.kind !== 'comment' && made.kind !== 'summary') draft.said.push(kindOf(made).words(made));
    }
  }
  return draft;
}
