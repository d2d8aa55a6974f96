import { z } from 'zod';
import { stripHidden } from '../../service/hidden-text.js';
import { defineTool } from '../kit.js';
import { lspOf } from '../lsp-of.js';
import { PLACE } from '../place.js';

const MOST = 4_000;
type Marked = string | { value?: string };

/** The type and documentation of a symbol. */
export const hover = defineTool({
  name: 'hover',
  about: 'The type and the documentation of the symbol at a line and column.',
  input: z.strictObject(PLACE),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ path, line, column }, { kit, signal }) {
    const lsp = lspOf(kit);
    const found = await lsp.ask<{ contents?: Marked | Marked[] }>(
      'textDocument/hover',
      { path, line, column },
      {},
      signal,
    );
    const parts = [found?.contents ?? []]
      .flat()
      .map((part) => (typeof part === 'string' ? part : (part.value ?? '')));
    const text = stripHidden(parts.join('\n\n').trim());
    return {
      text: text.slice(0, MOST) || 'Nothing is known about this place.',
      meta: { path, truncated: text.length > MOST },
    };
  },
});
