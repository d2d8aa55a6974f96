import type { Intent } from '../contract/intent.js';
import { closingLine } from './closing.js';
import { sortFindings, stagedFindings } from './findings.js';
import { KINDS, kindOf } from './index.js';
import type { Draft, PlanInput } from './kind.js';
import { answerOf, renderReport, SUMMARY_ROOM } from './render.js';

/** What a run wants published, in the order it is sent. Pure: the same input gives the same bytes. */
export function planIntents(input: PlanInput): Intent[] {
  return draw(input).planned;
}

/** report.md: the whole report for people, also where nothing is published. */
export function reportMarkdown(input: PlanInput): string {
  const draft = draw(input);
  const closing = closingLine(draft);
  return `${renderReport(input.result, draft, { room: SUMMARY_ROOM, seal: input.seal, style: 'full', closing })}\n`;
}

/** The lines of intents.jsonl. */
export function intentLines(intents: readonly Intent[]): string {
  return intents.map((intent) => `${JSON.stringify(intent)}\n`).join('');
}

function draw(input: PlanInput): Draft {
  const { outputs, result, lines, diff } = input;
  const caps =
    outputs.review === undefined || !result.pull
      ? undefined
      : { max: outputs.review?.max ?? 50, min_severity: outputs.review?.min_severity ?? ('info' as const) };
  const draft: Draft = {
    answer: answerOf(lines, result.output),
    findings: sortFindings(stagedFindings(lines), diff, caps),
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
