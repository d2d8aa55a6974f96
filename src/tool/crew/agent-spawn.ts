import { z } from 'zod';
import { crewOf, reportOf } from '../crew.js';
import { defineTool } from '../kit.js';

/** Most characters of a brief. Source: seed A, `context`. */
export const MAX_TASK = 256 * 1024;

/** Starts a subagent with a fresh context; waits for its report unless told otherwise. Source: seed B, `agent_spawn`. */
export const agentSpawn = defineTool({
  name: 'agent_spawn',
  about:
    'Hands a self-contained piece of work to a subagent and returns its report. It sees nothing of this conversation: write everything it needs into task. Several calls in one answer run side by side, four at once. With background: true it returns at once and agent_wait brings the report.',
  input: z.strictObject({
    task: z.string().trim().min(1).max(MAX_TASK).describe('the complete brief'),
    label: z.string().max(80).default('').describe('a few words, for people'),
    agent: z.string().min(1).optional().describe('an agent type, as listed in the system prompt'),
    model: z.string().min(1).optional().describe('one of the models listed in the system prompt'),
    read_only: z.boolean().default(false).describe('it may look and nothing else'),
    background: z.boolean().default(false).describe('do not wait for the report'),
    worktree: z
      .boolean()
      .default(false)
      .describe('it works in a copy; what it changed comes back as one patch when it is done'),
  }),
  access: ({ agent }) => [{ kind: 'agent', role: agent ?? 'agent' }],
  preview: ({ task, label, agent, background, read_only }) => ({
    task: label || firstLine(task),
    ...(agent !== undefined && { agent }),
    ...(background && { background: 'yes' }),
    ...(read_only && { read_only: 'yes' }),
  }),

  async run({ task, label, agent, model, read_only, background, worktree }, { kit, signal, id: call }) {
    const crew = crewOf(kit);
    const id = crew.start(
      {
        task,
        label: label || firstLine(task),
        ...(agent !== undefined && { agent }),
        ...(model !== undefined && { model }),
        readOnly: read_only,
        worktree,
      },
      call,
    );
    if (background) return { text: `Started ${id}. agent_wait brings its report.`, meta: { id } };
    return reportOf(id, crew, signal);
  },
});

function firstLine(task: string): string {
  const [line = ''] = task.trim().split('\n');
  return line.length > 80 ? `${[...line.slice(0, 80)].slice(0, -1).join('')}…` : line;
}
