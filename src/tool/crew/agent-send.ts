import { z } from 'zod';
import { crewOf, reportOf } from '../crew.js';
import { defineTool } from '../kit.js';
import { MAX_TASK } from './agent-spawn.js';

/** Sends a subagent a further message; it keeps its context. Source: seed B, `agent_send`. */
export const agentSend = defineTool({
  name: 'agent_send',
  about:
    'Gives a subagent a further message and returns its next report. It keeps its own conversation: ask it to go on, or about what it found. One that is working hears it at its next turn.',
  input: z.strictObject({
    id: z.string().min(1),
    message: z.string().trim().min(1).max(MAX_TASK),
    background: z.boolean().default(false).describe('do not wait for the report'),
  }),
  access: () => [{ kind: 'agent', role: 'agent' }],

  async run({ id, message, background }, { kit, signal, id: call }) {
    const crew = crewOf(kit);
    crew.send(id, message, call);
    if (background) return { text: `Sent. agent_wait brings the report of ${id}.`, meta: { id } };
    return reportOf(id, crew, signal);
  },
});
