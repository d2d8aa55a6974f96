import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { SCOPES } from '../../service/memory/entry.js';
import { defineTool } from '../kit.js';

/** Deletes a memory. Source: seed B, `memory_forget`. */
export const memoryForget = defineTool({
  name: 'memory_forget',
  about: 'Deletes a memory that is wrong or of no more use.',
  input: z.strictObject({
    name: z.string().min(1).max(64),
    scope: z.enum(SCOPES).default('project'),
  }),
  access: () => [],
  preview: ({ name, scope }) => ({ name, scope }),

  async run({ name, scope }, { kit }) {
    if (!kit.memory) throw new ToolError('There is no memory here.');
    await kit.memory.forget(name, scope);
    return { text: `Forgot ${name}.`, meta: { name, scope } };
  },
});
