import { z } from 'zod';
import { crewOf, REPORT_CHARACTERS, reportText } from '../crew.js';
import { defineTool } from '../kit.js';

/** Waits for subagents' reports. Source: seed B, `agent_wait`. */
export const agentWait = defineTool({
  name: 'agent_wait',
  about:
    'Waits until subagents have ended and returns their reports; says which are still working when the time is over.',
  input: z.strictObject({
    ids: z.array(z.string().min(1)).max(100).default([]).describe('default: all that are still working'),
    timeout: z.number().int().min(0).max(86_400).default(1_800).describe('seconds'),
  }),
  access: () => [],

  async run({ ids, timeout }, { kit, signal }) {
    const crew = crewOf(kit);
    const reports = await crew.wait(ids, { timeoutMs: timeout * 1_000, signal });
    if (reports.length === 0) return { text: 'No subagent is working.' };
    const room = Math.floor(REPORT_CHARACTERS / reports.length);
    const count = (status: string): number => reports.filter((each) => each.status === status).length;
    return {
      text: reports.map((report) => reportText(report, crew, room)).join('\n\n'),
      keep: 'whole',
      meta: {
        total: reports.length,
        completed: count('completed'),
        failed: count('failed') + count('cancelled'),
        working: count('working'),
      },
    };
  },
});
