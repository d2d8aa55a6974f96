import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { defineTool } from '../kit.js';
import { SHOWS } from '../self.js';

/** Looks at Galley's own configuration and state. Source: seed B, `malac_settings`. */
export const galleySettings = defineTool({
  name: 'galley_settings',
  about:
    'Shows Galley’s own configuration and state; never a key. show: config (what holds, and where it was set), reference (every setting there is), models, status, context (instruction files, skills, agent types), plugins. use_model goes on with another of the run’s models.',
  input: z.strictObject({
    show: z.enum(SHOWS).default('status'),
    use_model: z.string().min(1).optional().describe('provider/model, one of those that show: models lists'),
  }),
  access: () => [],

  async run({ show, use_model }, { kit }) {
    if (!kit.self) throw new ToolError('Settings cannot be looked at here.');
    if (use_model !== undefined)
      return { text: `From the next answer on the model is ${await kit.self.useModel(use_model)}.` };
    return { text: await kit.self.show(show), keep: 'head', meta: { show } };
  },
});
