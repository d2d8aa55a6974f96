import type { Config } from '../contract/config.js';
import { Lsp, type LspOptions } from '../service/lsp/lsp.js';
import { serversOf } from '../service/lsp/servers.js';

/**
 * The language servers of a run, when the config switches them on. Servers run code of the project (its plug-ins, its
 * build): a run that may not run commands has none.
 */
export function languageServers(
  { lsp }: Config,
  parts: Pick<LspOptions, 'files' | 'env' | 'wrap' | 'hides'> & { mayRun: boolean },
): Lsp | undefined {
  if (!lsp.enabled || !parts.mayRun) return undefined;
  return new Lsp({
    ...parts,
    servers: serversOf(lsp.servers),
    injects: lsp.inject_diagnostics_on_edit,
    waitMs: lsp.diagnostics_wait_ms,
    idleMinutes: lsp.idle_shutdown_minutes,
  });
}
