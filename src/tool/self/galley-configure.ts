import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { defineTool } from '../kit.js';
import { ACTIONS } from '../self.js';

/** Changes Galley's own configuration. Source: seed B, `malac_configure`. */
export const galleyConfigure = defineTool({
  name: 'galley_configure',
  about:
    'Changes Galley’s own configuration: a key of a configuration file (set, unset), an API key (set_api_key, remove_api_key), marketplaces and plugins. What is changed holds from the next run on. Only when the task asks for it.',
  input: z.strictObject({
    action: z.enum(ACTIONS),
    file: z.enum(['user', 'project']).default('user').describe('set, unset: whose configuration'),
    key: z.string().min(1).max(300).optional().describe('set, unset: dotted, such as tools.bash.network'),
    value: z.unknown().optional().describe('set: the value'),
    provider: z
      .string()
      .min(1)
      .optional()
      .describe('set_api_key, remove_api_key: openai, anthropic, or one of the config'),
    api_key: z
      .string()
      .min(1)
      .optional()
      .describe('set_api_key: $NAME of the variable that holds the key (never the key itself)'),
    source: z
      .string()
      .min(1)
      .optional()
      .describe('marketplace_add: a folder, a git URL, or owner/name on GitHub'),
    plugin: z.string().min(1).optional().describe('a plugin (name@marketplace) or a marketplace'),
  }),
  access: ({ action, key, provider, source, plugin, file }) => [
    { kind: 'config', key: `${action}:${key ?? provider ?? plugin ?? source ?? ''}` },
    ...(file === 'project' && /^(un)?set$/.test(action)
      ? [{ kind: 'write' as const, path: '.galley/config.yml' }]
      : []),
  ],
  preview: ({ action, key, plugin }) => ({ action, ...(key && { key }), ...(plugin && { plugin }) }),

  async run(change, { kit }) {
    if (!kit.self) throw new ToolError('Settings cannot be changed here.');
    return { text: await kit.self.configure(change), meta: { action: change.action } };
  },
});
