import type { ContextItem, Line } from '../contract/event.js';
import { plainLines } from './inert.js';

/** What stood in the prompts of a run beside the conversation, a line each: its state, kind, name, place, size, and why. */
export function contextText(lines: readonly Line[]): string {
  const rows = lines.flatMap((line) =>
    line.type === 'context' ? line.items.map((item) => row(line.agent, item)) : [],
  );
  if (rows.length === 0) return 'Nothing stood in the context beside the conversation.\n';
  return `${rows.join('\n')}\n`;
}

function row(agent: string, { state, kind, name, from, bytes, why }: ContextItem): string {
  const who = agent === 'main' ? '' : `[${agent}] `;
  const size = bytes < 1_024 ? `${bytes} B` : `${(bytes / 1_024).toFixed(1)} KiB`;
  const text = `${who}${state.padEnd(7)} ${kind.padEnd(12)} ${name} (${from}, ${size})${why ? `: ${why}` : ''}`;
  return plainLines(text).join(' ');
}
