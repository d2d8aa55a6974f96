import { z } from 'zod';
import { answer } from '../found-lines.js';
import { defineTool } from '../kit.js';

const MOST_BYTES = 65_536;

/** Search of contents, `path:line:content`. Source: seed A, `ffgrep`. */
export const ffgrep = defineTool({
  name: 'ffgrep',
  about:
    'Searches file contents with a regular expression (Rust syntax, line by line), in-process and fast; returns path:line:content. Respects .gitignore, skips binary files; dot folders only when path names them. A pattern that is no regular expression is searched for literally.',
  input: z.strictObject({
    pattern: z.string().min(1).describe('regular expression, or plain text'),
    path: z.string().default('.').describe('file or folder'),
    limit: z.number().int().min(1).max(1000).default(100).describe('most lines returned, context included'),
    context: z.number().int().min(0).max(20).default(0).describe('lines shown before and after each match'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ pattern, path, limit, context }, { kit, signal }) {
    const result = await kit.search.grep({ pattern, path, limit, context }, signal);
    const lines = Array.from(result.hits, (hit) => `${hit.path}:${hit.line}:${hit.text}`);
    return answer(result, lines, { pattern, path, limit, bytes: MOST_BYTES });
  },
});
