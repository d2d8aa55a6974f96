import { z } from 'zod';
import { crewOf, reportLine } from '../crew.js';
import { defineTool } from '../kit.js';

/** Lists the subagents this agent has started. Source: seed B, `agent_list`. */
export const agentList = defineTool({
  name: 'agent_list',
  about: 'Lists the subagents you started: id, label, what they are doing, turns and tokens.',
  input: z.strictObject({}),
  access: () => [],

  async run(_, { kit }) {
    const reports = crewOf(kit).list();
    if (reports.length === 0) return { text: 'You have started no subagent.' };
    return {
      text: reports.map(reportLine).join('\n'),
      meta: { total: reports.length, working: reports.filter(({ status }) => status === 'working').length },
    };
  },
});
