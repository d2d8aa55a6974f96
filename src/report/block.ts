import { subject } from '../contract/access.js';
import type { Line, LineOf } from '../contract/event.js';
import type { Output } from '../contract/tool.js';
import { childBlock } from './child-block.js';
import { duration, many } from './render.js';

/** Tool output shown to people; all of it is in the transcript. */
const MOST_LINES = 40;
const MOST_CHARS = 4_000;
/** While these run, people see that they do: they change something or take long. Source: seed A, visible tool-call blocks. */
const PENDING: Record<string, string> = { write: 'writing' };
const SHOWN_PENDING = new Set([
  'write',
  'edit',
  'hash_edit',
  'bash',
  'shell',
  'browser',
  'parallel_subagents',
]);

/** One line of the transcript as people read it; empty for lines that tell them nothing. `call` is what a result answers. */
export function block(line: Line, call: LineOf<'call'> | undefined): string {
  if (line.agent !== 'main') return childBlock(line, call);
  switch (line.type) {
    case 'start':
      return `${line.title} (recipe ${line.recipe}, ${line.model}, mode ${line.mode}, run ${line.run})`;
    case 'assistant':
      return said(line);
    case 'call':
      return pending(line);
    case 'result':
      return finished(line, call);
    case 'ttsr_injection':
      return `REMINDER: ${line.rules.join(', ')}: the answer was stopped and the turn is tried again`;
    case 'retry':
      return `RETRY ${line.attempt} in ${duration(line.wait_ms)}: ${line.reason}`;
    case 'hook':
      return line.ok ? '' : `HOOK ${line.label} (${line.phase}): exit ${line.exit ?? 'none'}`;
    case 'compact':
      return `COMPACTED: the conversation was summed up to make room`;
    case 'todo':
      return line.items.map((item) => `  ${BOX[item.status]} ${item.content}`).join('\n');
    case 'staged':
      return line.staged.kind === 'finding'
        ? `FINDING ${line.staged.finding.severity}: ${line.staged.finding.path}${line.staged.finding.line ? `:${line.staged.finding.line}` : ''} ${line.staged.finding.title}`
        : 'RESULT staged';
    case 'audit':
      return line.verdict.action === 'allow'
        ? ''
        : `AUDIT ${line.path}: ${line.action} (${line.verdict.rule})`;
    case 'notice':
      return `${line.level === 'warning' ? 'WARNING' : 'NOTE'}: ${line.text}`;
    case 'end':
      return `OUTCOME: ${line.outcome} after ${many(line.turns, 'turn')}, ${duration(line.ms)}: ${line.say.split('\n')[0]}`;
    default:
      return '';
  }
}

const BOX = { pending: '[ ]', in_progress: '[>]', completed: '[x]' };

function said(line: LineOf<'assistant'>): string {
  return line.blocks
    .flatMap((part) => (part.type === 'text' && part.text.trim() !== '' ? [part.text] : []))
    .join('\n');
}

/** Never contents: only what the tool itself calls safe to show while it runs. */
function pending(line: LineOf<'call'>): string {
  if (line.verdict.action !== 'allow') {
    return `${line.name}\nSTATUS: refused\nRULE: ${line.verdict.rule}\nOUTPUT:\n${line.verdict.say}`;
  }
  if (!SHOWN_PENDING.has(line.name)) return '';
  const facts = Object.entries(line.preview ?? {}).map(([key, value]) => `${key.toUpperCase()}: ${value}`);
  const about = facts.length > 0 ? facts : touched(line);
  return [line.name, `STATUS: ${PENDING[line.name] ?? 'running'}`, ...about].join('\n');
}

function finished(line: LineOf<'result'>, call: LineOf<'call'> | undefined): string {
  if (call && call.verdict.action !== 'allow') return '';
  const facts = metaLines(line.meta ?? {});
  const about =
    facts.some((fact) => fact.startsWith('PATHS: ')) || !call ? facts : [...touched(call), ...facts];
  const output = line.name === 'parallel_subagents' ? crewSummary(line.meta ?? {}) : shorten(line.text);
  return [
    line.name,
    `STATUS: ${line.ok ? 'success' : 'failure'}`,
    ...about,
    ...(output === '' ? [] : ['OUTPUT:', output]),
  ].join('\n');
}

function metaLines(meta: NonNullable<Output['meta']>): string[] {
  return Object.entries(meta).map(
    ([key, value]) => `${key.toUpperCase()}: ${Array.isArray(value) ? value.join(', ') : value}`,
  );
}

/** What the call touches, by name: `PATHS: README.md`. */
function touched(line: LineOf<'call'>): string[] {
  const paths = line.access
    .filter((access) => access.kind === 'read' || access.kind === 'write')
    .map(subject);
  const commands = line.access.filter((access) => access.kind === 'exec').map(subject);
  const urls = line.access.filter((access) => access.kind === 'net').map(subject);
  return [
    ...(paths.length > 0 ? [`PATHS: ${[...new Set(paths)].join(', ')}`] : []),
    ...(commands.length > 0 ? [`COMMAND: ${commands.join(' ; ')}`] : []),
    ...(urls.length > 0 ? [`URL: ${urls.join(', ')}`] : []),
  ];
}

/** Subagents' raw output is never shown, only how many there were. */
function crewSummary(meta: NonNullable<Output['meta']>): string {
  const parts = ['total', 'completed', 'failed'].flatMap((key) =>
    key in meta ? [`${key}=${meta[key]}`] : [],
  );
  return parts.length > 0 ? `summary: ${parts.join(' ')}` : '';
}

function shorten(text: string): string {
  const lines = text.replace(/\n+$/, '').split('\n');
  const kept = lines.slice(0, MOST_LINES).join('\n').slice(0, MOST_CHARS);
  const left = lines.length - kept.split('\n').length;
  const cut = left > 0 || kept.length < lines.slice(0, MOST_LINES).join('\n').length;
  return cut ? `${kept}\n... ${left > 0 ? many(left, 'more line') : 'cut'}: see the transcript` : kept;
}
