import type { Line, LineOf } from '../contract/event.js';

const MOST_FILES = 200;
const MOST_FINDINGS = 100;

/** What the record itself knows of an agent's work so far: nothing here is a model's memory. Empty when there is nothing. */
export function carriedFacts(lines: readonly Line[]): string {
  const todo = lines.findLast((line) => line.type === 'todo');
  const findings = lines.flatMap((line) =>
    line.type === 'staged' && line.staged.kind === 'finding' ? [line.staged.finding] : [],
  );
  const output = lines.some((line) => line.type === 'staged' && line.staged.kind === 'output');
  const rows = findings.map(
    ({ path, line, title, body }) => `${path}${line ? `:${line}` : ''} ${title || body.slice(0, 80)}`,
  );
  return [
    todo?.type === 'todo' && todo.items.length > 0
      ? `Task list:\n${todo.items.map(({ status, content }) => `- ${status}: ${content}`).join('\n')}`
      : '',
    list('Files changed so far', [...editedFiles(lines)], MOST_FILES),
    list('Findings handed in already (do not hand them in again)', rows, MOST_FINDINGS),
    output ? 'The structured result was handed in.' : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Paths that a call wrote to, where the policy let it and the tool did not fail. */
function editedFiles(lines: readonly Line[]): Set<string> {
  const calls = new Map<string, LineOf<'call'>>();
  const paths = new Set<string>();
  for (const line of lines) {
    if (line.type === 'call') calls.set(line.id, line);
    if (line.type !== 'result' || !line.ok) continue;
    for (const access of calls.get(line.id)?.access ?? [])
      if (access.kind === 'write') paths.add(access.path);
  }
  return paths;
}

function list(heading: string, rows: readonly string[], most: number): string {
  if (rows.length === 0) return '';
  const left = rows.length - most;
  return `${heading}:\n${rows
    .slice(0, most)
    .map((row) => `- ${row}`)
    .join('\n')}${left > 0 ? `\n- and ${left} more` : ''}`;
}
