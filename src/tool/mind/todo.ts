import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { defineTool } from '../kit.js';

const MARK = { pending: '[ ]', in_progress: '[>]', completed: '[x]' } as const;

const Item = z.strictObject({
  content: z.string().min(1).max(500).describe('what is to be done, in a few words'),
  status: z.enum(['pending', 'in_progress', 'completed']),
});

/** Replaces the task list of the current request; people watching see it. Source: seed B, `todo`. */
export const todo = defineTool({
  name: 'todo',
  about:
    'Replaces your task list. Use it for work with three or more steps: send the whole list every time, keep exactly one item in_progress while you work, and mark items completed as soon as they are.',
  input: z.strictObject({ items: z.array(Item).max(100) }),
  access: () => [],

  async run({ items }, { kit }) {
    const active = items.filter((item) => item.status === 'in_progress').length;
    if (active > 1)
      throw new ToolError(`${active} items are in_progress; keep exactly one. The list was not changed.`);
    kit.record({ type: 'todo', items });
    const done = items.filter((item) => item.status === 'completed').length;
    return {
      text: [
        `${done} of ${items.length} done`,
        ...items.map((item) => `${MARK[item.status]} ${item.content}`),
      ].join('\n'),
    };
  },
});
