import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { type Brief, type Crew, crewOf, REPORT_CHARACTERS, type Report, reportText } from '../crew.js';
import { defineTool } from '../kit.js';

const KIB = 1024;
const byteLimit = (max: number) => (text: string) => Buffer.byteLength(text) <= max;

const Task = z.strictObject({
  intent: z
    .string()
    .refine((text) => text.trim() !== '', 'intent must not be blank')
    .refine(byteLimit(32 * KIB), 'intent is longer than 32 KiB: put the detail into context')
    .describe('what this subagent is to do'),
  agent: z.string().max(80).optional().describe('a name or persona for it; only words'),
  identity: z.string().min(1).optional().describe('an agent type, as listed in the system prompt'),
  context: z
    .string()
    .refine(byteLimit(256 * KIB), 'context is longer than 256 KiB: write it to a file and name the file')
    .optional()
    .describe('facts it needs; it sees nothing of this conversation'),
  cwd: z.string().min(1).optional().describe('the folder it works in, default the workspace'),
});
type Task = z.output<typeof Task>;

/** Runs up to ten subagents, four at once, and returns all reports in the order of the tasks. Source: seed A. */
export const parallelSubagents = defineTool({
  name: 'parallel_subagents',
  about:
    'Runs independent pieces of work in subagents, up to four at once, waits for all of them and returns their reports in the order of the tasks. Each sees only its own intent and context.',
  input: z.strictObject({
    tasks: z.array(Task).min(1).max(10),
    concurrency: z.number().int().min(1).max(4).default(4),
  }),
  access: ({ tasks }) => [
    ...tasks.map(({ identity }) => ({ kind: 'agent' as const, role: identity ?? 'agent' })),
    ...tasks.flatMap(({ cwd }) => (cwd === undefined ? [] : [{ kind: 'read' as const, path: cwd }])),
  ],
  preview: ({ tasks, concurrency }) => ({
    tasks: tasks.length,
    concurrency: Math.min(concurrency, tasks.length),
  }),

  async run({ tasks, concurrency }, { kit, signal, id: call, progress }) {
    const crew = crewOf(kit);
    if (!crew.mayFanOut())
      throw new ToolError('Subagents this deep may not start a batch: do the work yourself.');
    const reports: Report[] = new Array(tasks.length);
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let at = next++; at < tasks.length; at = next++) {
        reports[at] = await runOne(tasks[at]!, crew, call, signal);
        progress(`${reports.filter(Boolean).length} of ${tasks.length} subagents have ended`);
      }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, tasks.length) }, worker));
    const completed = reports.filter(({ status }) => status === 'completed').length;
    const counts = { total: tasks.length, completed, failed: tasks.length - completed };
    const tokens = reports.reduce((sum, report) => sum + report.tokens, 0);
    const room = Math.floor(REPORT_CHARACTERS / tasks.length);
    const parts = reports.map((report, at) => `g${at + 1}: ${reportText(report, crew, room)}`);
    const summary = `summary: total=${counts.total} completed=${counts.completed} failed=${counts.failed}`;
    return {
      text: [summary, ...parts].join('\n\n'),
      keep: 'whole',
      meta: { ...counts, tokens },
      ...(counts.failed > 0 && { failed: true }),
    };
  },
});

/** A task that cannot be started is a failed one; the others run all the same. */
async function runOne(task: Task, crew: Crew, call: string, signal: AbortSignal): Promise<Report> {
  try {
    const [report] = await crew.wait([crew.start(briefOf(task), call)], { signal });
    if (report) return report;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return failed(task, error.message);
  }
  return failed(task, 'It is gone.');
}

function briefOf({ intent, agent, identity, context, cwd }: Task): Brief {
  const persona = agent ? `You are ${agent}.\n\n` : '';
  const facts = context ? `\n\nContext:\n${context}` : '';
  return {
    task: `${persona}${intent}${facts}`,
    label: (agent || (intent.trim().split('\n')[0] ?? '')).slice(0, 80),
    ...(identity !== undefined && { agent: identity }),
    ...(cwd !== undefined && { cwd }),
    readOnly: false,
    worktree: false,
  };
}

function failed({ intent, identity }: Task, text: string): Report {
  const label = (intent.trim().split('\n')[0] ?? '').slice(0, 80);
  return {
    id: 'not started',
    label,
    role: identity ?? 'agent',
    status: 'failed',
    text,
    turns: 0,
    tokens: 0,
    usd: 0,
    changed: [],
  };
}
