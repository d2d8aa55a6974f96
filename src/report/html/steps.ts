import { subject } from '../../contract/access.js';
import type { Line, LineOf } from '../../contract/event.js';
import { duration, many } from '../render.js';
import { escapeHtml, shorten } from './escape-html.js';

const MOST_STEPS = 3_000;
const MOST_CHARS = 12_000;

/**
 * The run step by step: what the model said, each call with what it touched, the verdict and the answer. A subagent's
 * steps stand folded where it was started.
 */
export function steps(lines: readonly Line[]): string {
  const results = new Map(
    lines.flatMap((line) => (line.type === 'result' ? [[key(line), line] as const] : [])),
  );
  const groups = grouped(lines.filter((line) => line.type !== 'result' && line.type !== 'intent'));
  let shown = 0;
  let left = 0;
  const render = (group: readonly Line[]): string[] =>
    group.flatMap((line) => {
      if (line.type === 'start' && line.child) return [subagent(line, groups.get(line.agent) ?? [], render)];
      if (shown >= MOST_STEPS) left += 1;
      else shown += 1;
      return left > 0 ? [] : [step(line, results)];
    });
  const html = render(groups.get('') ?? []).join('\n');
  return `${html}${left > 0 ? `<p class="dim">${many(left, 'more step')}: see the transcript.</p>` : ''}`;
}

/** Lines by the subagent they belong to, '' for all others; a subagent's first line stands with its parent's. */
function grouped(lines: readonly Line[]): ReadonlyMap<string, Line[]> {
  const nested = new Set(lines.flatMap((line) => (line.type === 'start' && line.child ? [line.agent] : [])));
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const agent = line.type === 'start' && line.child ? (line.parent ?? '') : line.agent;
    const name = nested.has(agent) ? agent : '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(line);
  }
  return groups;
}

function subagent(
  { agent, label = '', model, child }: LineOf<'start'>,
  lines: readonly Line[],
  render: (lines: readonly Line[]) => string[],
): string {
  const end = lines.findLast((line) => line.type === 'end');
  const state = end?.type !== 'end' ? 'warn' : end.outcome === 'done' ? 'good' : 'bad';
  const ended =
    end?.type === 'end' ? `${end.outcome}, ${many(end.turns, 'turn')}, ${duration(end.ms)}` : 'no end';
  const role = child && child.role !== 'agent' ? `${child.role}, ` : '';
  return `<details class="call ${state}"><summary><b class="who">${escapeHtml(agent)}</b> ${escapeHtml(shorten(label, 160))} <span class="dim">${escapeHtml(`${role}${model}: ${ended}`)}</span></summary>${render(lines).join('\n')}</details>`;
}

function key(line: { agent: string; id: string }): string {
  return `${line.agent} ${line.id}`;
}

function step(line: Line, results: ReadonlyMap<string, LineOf<'result'>>): string {
  const who = line.agent === 'main' ? '' : `<b class="who">${escapeHtml(line.agent)}</b> `;
  switch (line.type) {
    case 'user':
      return folded(
        `${who}${line.source === 'prompt' ? 'Prompt' : `From ${line.source}`}`,
        textOf(line.blocks),
      );
    case 'assistant': {
      const text = textOf(line.blocks);
      const thought = line.blocks
        .flatMap((block) => (block.type === 'thought' ? [block.text] : []))
        .join('\n');
      return `${thought ? folded(`${who}Thought`, thought) : ''}${text ? `<div class="say">${who}${pre(text)}</div>` : ''}`;
    }
    case 'call':
      return call(line, results.get(key(line)), who);
    case 'ttsr_injection':
      return note(
        'warn',
        `${who}Answer stopped by ${escapeHtml(line.rules.join(', '))}: ${escapeHtml(line.reminder)}`,
      );
    case 'retry':
      return note(
        'warn',
        `${who}Retry ${line.attempt} after ${duration(line.wait_ms)}: ${escapeHtml(line.reason)}`,
      );
    case 'compact':
      return folded(`${who}The conversation was summed up`, line.summary);
    case 'todo':
      return `<ul class="todo">${line.items.map((item) => `<li class="${item.status}">${escapeHtml(item.content)}</li>`).join('')}</ul>`;
    case 'audit':
      return line.verdict.action === 'allow'
        ? ''
        : note('bad', `Audit: ${escapeHtml(line.path)} ${line.action} (${escapeHtml(line.verdict.rule)})`);
    case 'notice':
      return note(line.level === 'warning' ? 'warn' : 'dim', `${who}${escapeHtml(line.text)}`);
    case 'hook':
      return note(
        line.ok ? 'dim' : 'warn',
        `${who}Hook ${escapeHtml(line.label)} (${escapeHtml(line.phase)}), exit ${line.exit ?? 'none'}`,
      );
    case 'resume':
      return note('dim', `Resumed after line ${line.from}`);
    default:
      return '';
  }
}

function call(line: LineOf<'call'>, result: LineOf<'result'> | undefined, who: string): string {
  const refused = line.verdict.action !== 'allow';
  const state = refused ? 'bad' : !result ? 'warn' : result.ok ? 'good' : 'bad';
  const word = refused ? 'refused' : !result ? 'no answer' : result.ok ? duration(result.ms) : 'failed';
  const about = line.access.map(subject).join(', ');
  const verdict =
    line.verdict.action === 'allow'
      ? ''
      : `<p class="bad">${escapeHtml(line.verdict.rule)}: ${escapeHtml(line.verdict.say)}</p>`;
  const args = typeof line.args === 'string' ? line.args : (JSON.stringify(line.args, null, 2) ?? '');
  return `<details class="call ${state}"><summary>${who}<code>${escapeHtml(line.name)}</code> ${escapeHtml(shorten(about, 160))} <span class="dim">${word}</span></summary>${verdict}${pre(args)}${result ? pre(result.text) : ''}</details>`;
}

function textOf(blocks: readonly { type: string; text?: string }[]): string {
  return blocks
    .flatMap((block) => (block.type === 'text' ? [block.text ?? ''] : []))
    .join('\n\n')
    .trim();
}

function folded(title: string, text: string): string {
  return `<details><summary>${title}</summary>${pre(text)}</details>`;
}

function pre(text: string): string {
  return text === '' ? '' : `<pre>${escapeHtml(shorten(text, MOST_CHARS))}</pre>`;
}

function note(kind: string, html: string): string {
  return `<p class="note ${kind}">${html}</p>`;
}
