import { z } from 'zod';
import type { Location } from '../../service/lsp/protocol.js';
import { defineTool } from '../kit.js';
import { lspOf } from '../lsp-of.js';
import { PLACE, placesAnswer } from '../place.js';

const MOST = 50;

/** Where a symbol is defined. */
export const definition = defineTool({
  name: 'definition',
  about: 'Where the symbol at a line and column is defined, as path:line:column.',
  input: z.strictObject(PLACE),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ path, line, column }, { kit, signal }) {
    const lsp = lspOf(kit);
    const found = await lsp.ask<Location | Location[]>(
      'textDocument/definition',
      { path, line, column },
      {},
      signal,
    );
    const none = 'No definition is known for this place.';
    return placesAnswer(lsp.places([found ?? []].flat()), MOST, { path, none });
  },
});
