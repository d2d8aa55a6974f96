import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { KINDS, type Kind, MAX_DESCRIPTION, MAX_NAME, NAME, SCOPES } from '../../service/memory/entry.js';
import { defineTool } from '../kit.js';

/** Keeps a note for later runs. Source: seed B, `memory_save`. */
export const memorySave = defineTool({
  name: 'memory_save',
  about:
    'Saves a memory for later runs, in place of one of the same name. Save corrections, decisions, conventions and commands that work; not what code or git history already says, and not what you did.',
  input: z.strictObject({
    name: z
      .string()
      .regex(NAME, 'small letters, digits and single hyphens')
      .max(MAX_NAME)
      .describe('short kebab-case id'),
    description: z.string().min(1).max(MAX_DESCRIPTION).describe('one line: what it is about'),
    content: z.string().min(1).describe('Markdown, as short as it can be'),
    scope: z
      .enum(SCOPES)
      .default('project')
      .describe('project: part of the repository; global: the person’s own'),
    kind: z
      .enum(Object.keys(KINDS) as [Kind, ...Kind[]])
      .default('note')
      .describe('project memories: the section of .galley/GALLEY.md it is listed under'),
  }),
  access: () => [],
  preview: ({ name, scope }) => ({ name, scope }),

  async run(wanted, { kit }) {
    if (!kit.memory) throw new ToolError('There is no memory here.');
    const { path, replaced, sealed } = await kit.memory.save(wanted);
    const note = sealed ? ' A secret in it was replaced by ***: memories hold none.' : '';
    return { text: `${replaced ? 'Replaced' : 'Saved'} ${path}.${note}`, meta: { path } };
  },
});
