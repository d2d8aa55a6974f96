import { z } from 'zod';
import { diagnosticLine, inOrder } from '../../service/lsp/words.js';
import { defineTool } from '../kit.js';
import { lspOf } from '../lsp-of.js';

/** What language servers say is wrong. Source: seed A, `diagnostics`. */
export const diagnostics = defineTool({
  name: 'diagnostics',
  about:
    'Errors and warnings that a language server has for a file, or, without a path, for all files it was shown so far. It does not replace the checks of the project.',
  input: z.strictObject({
    path: z.string().min(1).optional().describe('file to check'),
    limit: z.number().int().min(1).max(200).default(50).describe('most rows'),
  }),
  access: ({ path }) => [{ kind: 'read', path: path ?? '.' }],

  async run({ path, limit }, { kit, signal }) {
    const lsp = lspOf(kit);
    if (path === undefined) {
      const all = await lsp.known();
      const rows = all.flatMap(({ name, found }) => inOrder(found).map((each) => diagnosticLine(name, each)));
      return answer(rows, limit, { files: all.length }, 'No file that was opened so far has diagnostics.');
    }
    const { name, server, found } = await lsp.diagnostics(path, signal);
    const rows = inOrder(found).map((each) => diagnosticLine(name, each));
    return answer(rows, limit, { path: name, server }, `${server} finds nothing wrong in ${name}.`);
  },
});

function answer(rows: string[], limit: number, meta: Record<string, string | number>, none: string) {
  const truncated = rows.length > limit;
  return {
    text: rows.length === 0 ? none : rows.slice(0, limit).join('\n'),
    ...(truncated && { more: `${rows.length - limit} more; name a path, or raise limit` }),
    meta: { ...meta, diagnostics: rows.length, truncated },
  };
}
