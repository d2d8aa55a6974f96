import type { Line } from '../contract/event.js';

/** What a replay must repeat: everything the tools and the policy did. Times, ids of runs and costs may differ. */
const COMPARED = ['call', 'result', 'staged', 'todo', 'audit', 'ttsr_injection', 'end'] as const;

type Compared = Extract<Line, { type: (typeof COMPARED)[number] }>;

/** One sentence for each difference between two transcripts, in order. */
export function differences(recorded: readonly Line[], fresh: readonly Line[]): string[] {
  const [before, now] = [recorded, fresh].map((lines) => lines.filter(isCompared)) as [
    Compared[],
    Compared[],
  ];
  const names = placesOf(recorded, fresh);
  const found: string[] = [];
  for (let at = 0; at < Math.max(before.length, now.length); at++) {
    const [old, new_] = [before[at], now[at]];
    if (!old || !new_) {
      found.push(old ? `missing: ${title(old)}` : `added: ${title(new_ as Compared)}`);
      continue;
    }
    const [a, b] = [facts(old, names), facts(new_, names)];
    // Older recordings do not say what the patch was.
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (a[key] !== b[key] && !(key === 'patch' && a[key] === undefined))
        found.push(`${title(old)}: ${key} was ${cut(a[key])} and is ${cut(b[key])}`);
  }
  return found;
}

function isCompared(line: Line): line is Compared {
  return line.agent === 'main' && (COMPARED as readonly string[]).includes(line.type);
}

function title(line: Compared): string {
  if (line.type === 'call' || line.type === 'result') return `line ${line.seq}, ${line.type} of ${line.name}`;
  return `line ${line.seq}, ${line.type}`;
}

/** What differs between two runs of the same thing anyway: run ids and temporary folders. */
function placesOf(...runs: (readonly Line[])[]): string[] {
  return runs.flatMap((lines) => lines.flatMap((line) => (line.type === 'start' ? [line.run] : [])));
}

function facts(line: Compared, names: readonly string[]): Record<string, string> {
  switch (line.type) {
    case 'call':
      return {
        type: line.type,
        tool: line.name,
        arguments: JSON.stringify(line.args),
        verdict: line.verdict.action,
      };
    case 'result':
      return { type: line.type, tool: line.name, ok: String(line.ok), answer: settled(line.text, names) };
    case 'staged':
      return { type: line.type, staged: JSON.stringify(line.staged) };
    case 'todo':
      return { type: line.type, items: JSON.stringify(line.items) };
    case 'audit':
      return { type: line.type, path: line.path, action: line.action };
    case 'ttsr_injection':
      return { type: line.type, rules: line.rules.join() };
    case 'end':
      return {
        type: line.type,
        outcome: line.outcome,
        ...(line.patch !== undefined && { patch: line.patch }),
      };
  }
}

function settled(text: string, names: readonly string[]): string {
  let out = text;
  for (const name of names) out = out.replaceAll(name, '<run>');
  return out
    .replace(/\/[^\s:]*galley-work-[A-Za-z0-9]+\/work/g, '<work>')
    .replace(/\b\d+(\.\d+)? ?(ms|s)\b/g, '<time>');
}

function cut(text: string | undefined): string {
  const shown = JSON.stringify(text ?? null);
  return shown.length > 300 ? `${shown.slice(0, 300)}…` : shown;
}
