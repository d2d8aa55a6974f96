import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { defineTool } from '../kit.js';

/** Direct children of a folder, folders first; reads no file contents. Source: seed A, `list_files`. */
export const listFiles = defineTool({
  name: 'list_files',
  about:
    'Lists the direct children of a folder, folders first (they end with "/"), dot files included, ignored ones left out. Use fffind to search deeper.',
  input: z.strictObject({
    path: z.string().default('.').describe('folder, relative to the workspace'),
    limit: z.number().int().min(1).max(1000).default(200).describe('most entries returned'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ path, limit }, { kit }) {
    const entries = await kit.search.list(path);
    if (entries === undefined) {
      throw new ToolError(`${path} is not a folder. Use read for a file, fffind to look for a name.`);
    }
    const shown = entries.slice(0, limit).map((entry) => (entry.isFolder ? `${entry.name}/` : entry.name));
    const left = entries.length - shown.length;
    return {
      text: shown.length === 0 ? `${path} has no entries that may be shown.` : shown.join('\n'),
      ...(left > 0 && { more: `${left} more entries: limit=${Math.min(entries.length, 1000)}` }),
      meta: { path, entries: shown.length },
    };
  },
});
