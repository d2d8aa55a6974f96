import { z } from 'zod';
import { answer } from '../found-lines.js';
import { defineTool } from '../kit.js';

/** Search of contents, `path:line: text`. Source: seed B, `grep`. */
export const grep = defineTool({
  name: 'grep',
  about:
    'Searches file contents with a regular expression (Rust syntax, line by line) and returns path:line: text; respects .gitignore, skips binary files. Dot folders only when path or glob names them.',
  input: z.strictObject({
    pattern: z.string().min(1).describe('regular expression'),
    path: z.string().default('.').describe('file or folder'),
    glob: z.string().min(1).max(4096).optional().describe('only files matching this glob, such as *.ts'),
    ignore_case: z.boolean().default(false),
    files_only: z.boolean().default(false).describe('return only the paths of files with a match'),
    limit: z.number().int().min(1).max(5000).default(200).describe('most matches'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ pattern, path, glob, ignore_case, files_only, limit }, { kit, signal }) {
    const result = await kit.search.grep(
      {
        pattern,
        path,
        limit,
        ignoreCase: ignore_case,
        filesOnly: files_only,
        ...(glob !== undefined && { glob }),
      },
      signal,
    );
    const lines = files_only
      ? result.files
      : Array.from(result.hits, ({ path, line, text }) => `${path}:${line}: ${text}`);
    return answer(result, lines, { pattern, path, limit });
  },
});
