import { z } from 'zod';
import type { Location } from '../../service/lsp/protocol.js';
import { defineTool } from '../kit.js';
import { lspOf } from '../lsp-of.js';
import { PLACE, placesAnswer } from '../place.js';

/** Where a symbol is used. Source: seed A, `references`. */
export const references = defineTool({
  name: 'references',
  about:
    'Places where the symbol at a line and column is used, as path:line:column. Unlike a search of text it knows comments, strings and other symbols of the same name.',
  input: z.strictObject({
    ...PLACE,
    include_declaration: z.boolean().default(false).describe('also where it is declared'),
    limit: z.number().int().min(1).max(500).default(50).describe('most places'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ path, line, column, include_declaration, limit }, { kit, signal }) {
    const lsp = lspOf(kit);
    const further = { context: { includeDeclaration: include_declaration } };
    const found = await lsp.ask<Location[]>(
      'textDocument/references',
      { path, line, column },
      further,
      signal,
    );
    const none = 'Nothing refers to it, or there is no symbol at this place.';
    return placesAnswer(lsp.places(found ?? []), limit, { path, none });
  },
});
