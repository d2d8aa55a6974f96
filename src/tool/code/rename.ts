import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import type { WorkspaceEdit } from '../../service/lsp/protocol.js';
import { renameIn } from '../../service/lsp/rename.js';
import { defineTool } from '../kit.js';
import { lspOf } from '../lsp-of.js';
import { PLACE } from '../place.js';

/** Gives a symbol another name everywhere it is used. */
export const rename = defineTool({
  name: 'rename',
  about:
    'Gives the symbol at a line and column another name, everywhere it is used. All files are checked before the first is written. Answers with each file and its new tag.',
  input: z.strictObject({ ...PLACE, new_name: z.string().trim().min(1).max(200).describe('the new name') }),
  access: ({ path }) => [
    { kind: 'read', path },
    { kind: 'write', path },
  ],

  async run({ path, line, column, new_name }, { kit, signal }) {
    const change = await lspOf(kit).ask<WorkspaceEdit>(
      'textDocument/rename',
      { path, line, column },
      { newName: new_name },
      signal,
    );
    if (!change)
      throw new ToolError(`There is nothing to rename at ${path}:${line}:${column}. Nothing was written.`);
    const { text, names, places, diff } = await renameIn(kit.files, change);
    return { text, meta: { paths: names, places, diff } };
  },
});
