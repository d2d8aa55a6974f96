import { subject } from '../contract/access.js';
import type { Line, LineOf } from '../contract/event.js';
import { duration, many } from './render.js';

/**
 * One line of a subagent as people read it: what it does in a line each, never what it says or is answered (seed A). Its
 * report is its parent's to tell. Empty for lines that tell nothing.
 */
export function childBlock(line: Line, call: LineOf<'call'> | undefined): string {
  const text = words(line, call);
  return text === '' ? '' : `[${line.agent}] ${text}`;
}

function words(line: Line, call: LineOf<'call'> | undefined): string {
  switch (line.type) {
    case 'start':
      return started(line);
    case 'call':
      return line.verdict.action === 'allow'
        ? ''
        : `${line.name} REFUSED: ${line.verdict.rule}: ${first(line.verdict.say)}`;
    case 'result':
      return call && call.verdict.action !== 'allow' ? '' : answered(line, call);
    case 'ttsr_injection':
      return `REMINDER: ${line.rules.join(', ')}: the answer was stopped and the turn is tried again`;
    case 'retry':
      return `RETRY ${line.attempt} in ${duration(line.wait_ms)}: ${first(line.reason)}`;
    case 'hook':
      return line.ok ? '' : `HOOK ${line.label} (${line.phase}): exit ${line.exit ?? 'none'}`;
    case 'compact':
      return 'COMPACTED: the conversation was made shorter';
    case 'todo':
      return planned(line);
    case 'staged':
      return found(line);
    case 'notice':
      return `${line.level === 'warning' ? 'WARNING' : 'NOTE'}: ${first(line.text)}`;
    case 'end':
      return `ENDED: ${line.outcome} after ${many(line.turns, 'turn')}, ${duration(line.ms)}${line.outcome === 'done' ? '' : `: ${first(line.say)}`}`;
    default:
      return '';
  }
}

function started({ label = '', model, child }: LineOf<'start'>): string {
  const facts = [
    child && child.role !== 'agent' && child.role,
    model,
    child?.read_only && 'read-only',
    child?.worktree && 'in a work tree of its own',
  ];
  return `STARTED: ${first(label)} (${facts.filter(Boolean).join(', ')})`;
}

function answered({ name, ok, ms }: LineOf<'result'>, call: LineOf<'call'> | undefined): string {
  const about = call ? first(call.access.map(subject).join(', ')) : '';
  return [name, about, ok ? 'success' : 'failure', duration(ms)].filter(Boolean).join(' ');
}

function planned({ items }: LineOf<'todo'>): string {
  const done = items.filter(({ status }) => status === 'completed').length;
  const now = items.find(({ status }) => status === 'in_progress');
  return `${done} of ${items.length} done${now ? `, now: ${first(now.content)}` : ''}`;
}

function found({ staged }: LineOf<'staged'>): string {
  if (staged.kind !== 'finding') return '';
  const { severity, path, line, title } = staged.finding;
  return `FINDING ${severity}: ${path}${line ? `:${line}` : ''} ${title}`;
}

function first(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}
