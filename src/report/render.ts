import type { Line } from '../contract/event.js';
import type { Coverage, ResultFile } from '../contract/result.js';
import { type FindingStyle, headline, listedBody, where } from './finding.js';
import type { Draft, Findings, Placed } from './kind.js';
import { code, cut, details, head, points } from './markdown.js';
import { prose, proseLine } from './prose.js';

/** How many code points each part may take; together they stay under what the place takes. */
export interface Room {
  answer: number;
  findings: number;
  coverage: number;
}

/** GitHub refuses a body over 65,536 characters (facts 3.1); the parts here add up to less than 60,000. */
export const COMMENT_ROOM: Room = { answer: 28_000, findings: 22_000, coverage: 5_000 };
/** A step summary may have 1 MiB, counted in bytes. */
export const SUMMARY_ROOM: Room = { answer: 60_000, findings: 120_000, coverage: 30_000 };

/** The model's last words: the text of the main agent's last answer that asked for no tool. */
export function answerOf(lines: readonly Line[], output: unknown): string {
  const told = output !== null && typeof output === 'object' && 'summary' in output ? output.summary : '';
  if (typeof told === 'string' && told.trim() !== '') return told;
  const last = lines.findLast(
    (line) => line.type === 'assistant' && line.agent === 'main' && line.structured !== true,
  );
  if (last?.type !== 'assistant') return '';
  return last.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
}

/** Title, outcome, answer, findings, coverage and what was published, without a marker. */
export function renderReport(
  result: ResultFile,
  draft: Draft,
  options: {
    room: Room;
    seal: (text: string) => string;
    style: 'full' | 'table';
    closing: string;
    /** Tokens and cost by turn, where there is room for it. */
    usage?: string;
  },
): string {
  const { room, seal } = options;
  const style: FindingStyle = { recipe: result.recipe.name, suggestions: false, seal };
  const full = options.style === 'full';
  return [
    `### ${proseLine(result.recipe.title, seal, 120)}: ${outcomeWords(result, draft.findings)}`,
    !isFine(result) && proseLine(result.say, seal, 1_000),
    cut(prose(draft.answer, seal), room.answer, '*The answer was cut here; the run’s report has all of it.*'),
    full ? findingsList(draft.findings.all, style, room.findings) : findingsTable(draft.findings, style),
    coverageNote(result.coverage, room.coverage, seal),
    notices(result, seal),
    options.closing,
    options.usage,
    footer(result, seal),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whether the run reached its end: what it says about the change can be relied on. */
export function isFine(result: ResultFile): boolean {
  return result.outcome === 'done' || result.outcome === 'findings' || result.outcome === 'no-changes';
}

function outcomeWords(result: ResultFile, findings: Findings): string {
  const count = findings.all.length;
  if (count > 0) return `${many(count, 'finding')}${isFine(result) ? '' : ` (${result.outcome})`}`;
  const words: Partial<Record<ResultFile['outcome'], string>> = {
    done: 'done',
    findings: 'findings',
    'no-changes': 'nothing to change',
    limit: 'stopped at a limit',
    quota: 'the model’s quota is used up',
    cancelled: 'cancelled',
    policy: 'stopped by the policy',
  };
  return words[result.outcome] ?? `failed (${result.outcome})`;
}

/** Findings one after the other, as many as there is room for; says how many are left out. */
export function findingsList(findings: readonly Placed[], style: FindingStyle, room: number): string {
  const parts: string[] = [];
  let used = 0;
  for (const each of findings) {
    const text = cut(listedBody(each, style), 8_000, '*Cut.*');
    const size = points(text) + 2;
    if (used + size > room) break;
    used += size;
    parts.push(text);
  }
  const left = findings.length - parts.length;
  if (left > 0) parts.push(`*${many(left, 'more finding')} did not fit here: see the run’s report.*`);
  return parts.join('\n\n');
}

const ROWS = 50;

function findingsTable({ all, below, merged }: Findings, style: FindingStyle): string {
  const hidden = new Set(below);
  const shown = all.filter((each) => !hidden.has(each));
  const rows = shown
    .slice(0, ROWS)
    .map(({ finding }) => `| ${cell(where(finding, style.seal))} | ${cell(headline(finding, style.seal))} |`);
  const left = shown.length - rows.length;
  return [
    rows.length > 0 && ['| Where | What |', '| --- | --- |', ...rows].join('\n'),
    left > 0 && `*${many(left, 'more finding')}: see the review or the run’s report.*`,
    below.length > 0 &&
      `*${many(below.length, 'finding')} below the recipe’s \`min_severity\`, not posted on lines.*`,
    merged > 0 && `*${many(merged, 'finding')} said twice, shown once.*`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function cell(text: string): string {
  return text.replace(/\\*\|/g, (bars) => `${bars.slice(0, -1)}\\|`);
}

/** Which changed files were looked at; the files that were not, and why, stand open. */
export function coverageNote(
  coverage: readonly Coverage[],
  room: number,
  seal: (text: string) => string,
): string {
  if (coverage.length === 0) return '';
  const whole = coverage.filter((file) => file.status === 'read');
  const rest = coverage.filter((file) => file.status !== 'read');
  const summary = `Coverage: ${whole.length} of ${coverage.length} changed files read`;
  if (rest.length === 0) return `<sub>${summary}.</sub>`;
  const read = whole.map((file) => code(seal(file.path))).join(', ');
  const list = [...rest.map((file) => coverageLine(file, seal)), read && `- Read whole: ${read}`];
  return details(summary, cut(list.filter(Boolean).join('\n'), room, '*And more: see the run’s report.*'));
}

function coverageLine(file: Coverage, seal: (text: string) => string): string {
  const lines = file.unread ? `, not lines ${proseLine(file.unread, seal, 300)}` : '';
  const read =
    file.status === 'partly' ? `${file.read} of ${file.changed} changed lines read${lines}` : 'not read';
  return `- ${code(seal(file.path))}: ${read}${file.why ? ` (${proseLine(file.why, seal, 200)})` : ''}`;
}

function notices(result: ResultFile, seal: (text: string) => string): string {
  const shown = result.notices.slice(0, 10).map((text) => `> ${proseLine(text, seal)}`);
  const left = result.notices.length - shown.length;
  return [...shown, ...(left > 0 ? [`> ${many(left, 'more notice')}.`] : [])].join('\n');
}

function footer(result: ResultFile, seal: (text: string) => string): string {
  const { usage, run } = result;
  const id = code(run.id);
  const tokens = usage.input + usage.output;
  const parts = [
    `Galley ${result.galley}`,
    code(seal(result.model)),
    many(result.turns, 'turn'),
    tokens > 0 &&
      `${number(usage.input)} tokens in${usage.cached > 0 ? ` (${number(usage.cached)} cached)` : ''}, ${number(usage.output)} out`,
    usage.usd > 0 && `$${usage.usd.toFixed(usage.usd < 0.1 ? 4 : 2)}`,
    duration(result.ms),
    /^https:\/\/[^\s()<>]+$/.test(run.url) ? `[run ${id}](${run.url})` : `run ${id}`,
    run.attempt > 1 && `attempt ${run.attempt}`,
    result.head_sha && `at ${code(head(result.head_sha, 12))}`,
  ];
  return `<sub>${parts.filter(Boolean).join(' · ')}</sub>`;
}

/** `1 finding`, `2 findings`. */
export function many(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `820 ms`, `12 s`, `3 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1_000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
