import { z } from 'zod';
import { defineTool } from '../kit.js';

const MOST = 500;

/** Files by glob, newest first. Source: seed B, `glob`. */
export const glob = defineTool({
  name: 'glob',
  about:
    'Finds files by glob, such as **/*.rs or src/**/mod.rs, newest first; respects .gitignore. Dot files only when the pattern names them (.github/**).',
  input: z.strictObject({
    pattern: z
      .string()
      .min(1)
      .max(4096)
      .describe('* and ? stay inside a name, ** spans folders, {a,b} lists'),
    path: z.string().default('.').describe('folder to search in'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ pattern, path }, { kit, signal }) {
    const { paths, total, notes } = await kit.search.glob(pattern, path, signal, MOST);
    const left = total - paths.length;
    return {
      text: [...notes, ...(paths.length === 0 ? [`No file matches ${pattern} in ${path}`] : paths)].join(
        '\n',
      ),
      keep: 'head',
      ...(left > 0 && { more: `${left} older files not shown: narrow the pattern or the path` }),
      meta: { pattern, path, shown: paths.length, total },
    };
  },
});
