import { z } from 'zod';
import { defineTool } from '../kit.js';

/** Fuzzy search of paths, never of contents. Source: seed A, `fffind`. */
export const fffind = defineTool({
  name: 'fffind',
  about:
    'Finds files and folders by fuzzy path, best match first; respects .gitignore. Several words must all match. Folders end with "/". Use ffgrep to search contents.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(512)
      .describe('part of a path or name, such as "lib", "usrctl" or "api test"'),
    kind: z.enum(['files', 'directories', 'mixed']).default('files').describe('what may be found'),
    path: z.string().default('.').describe('folder to search in'),
    limit: z.number().int().min(1).max(200).default(50).describe('most paths returned'),
    offset: z.number().int().min(0).default(0).describe('paths to skip, for the next page'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ query, kind, path, limit, offset }, { kit, signal }) {
    const { paths, total, notes } = await kit.search.find({ query, kind, path, limit, offset }, signal);
    const next = offset + paths.length;
    const none =
      offset > 0 && total > 0
        ? `No more paths: there are ${total}.`
        : `No path matches "${query}" in ${path}`;
    return {
      text: [...notes, ...(paths.length === 0 ? [none] : paths)].join('\n'),
      keep: 'head',
      ...(next < total && paths.length > 0 && { more: `${total - next} more paths: offset=${next}` }),
      meta: { query, path, kind, shown: paths.length, total },
    };
  },
});
