import { ToolError } from '../contract/error.js';
import type { Lsp } from '../service/lsp/lsp.js';
import type { Kit } from './kit.js';

/** The run's language servers. */
export function lspOf(kit: Kit): Lsp {
  if (kit.lsp) return kit.lsp;
  throw new ToolError(
    'Language servers are off in this run (lsp.enabled). Search the text, or use a check of the project.',
  );
}
