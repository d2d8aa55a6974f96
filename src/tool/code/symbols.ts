import { z } from 'zod';
import type { Range } from '../../service/lsp/protocol.js';
import { oneLine } from '../../service/lsp/words.js';
import { defineTool } from '../kit.js';
import { lspOf } from '../lsp-of.js';

const MOST_DEPTH = 20;

interface Symbol {
  name: string;
  kind: number;
  range?: Range;
  selectionRange?: Range;
  location?: { range: Range };
  children?: Symbol[];
}

/** Source: Language Server Protocol 3.17, SymbolKind. */
const KINDS =
  ' file module namespace package class method property field constructor enum interface function variable constant string number boolean array object key null enum-member struct event operator type-parameter'.split(
    ' ',
  );

/** What a file declares, as its language server sees it. */
export const symbols = defineTool({
  name: 'symbols',
  about:
    'What a file declares (classes, functions, members), as line:column kind name, nested by two spaces.',
  input: z.strictObject({
    path: z.string().min(1).describe('file'),
    limit: z.number().int().min(1).max(1_000).default(200).describe('most rows'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ path, limit }, { kit, signal }) {
    const nowhere = { path, line: 0, column: 0 };
    const found = await lspOf(kit).ask<Symbol[]>('textDocument/documentSymbol', nowhere, {}, signal);
    const rows = (found ?? []).flatMap((each) => rowsOf(each, 0));
    const truncated = rows.length > limit;
    return {
      text: rows.length === 0 ? `${path} declares nothing.` : rows.slice(0, limit).join('\n'),
      ...(truncated && { more: `${rows.length - limit} more; raise limit` }),
      meta: { path, symbols: rows.length, truncated },
    };
  },
});

function rowsOf(symbol: Symbol, depth: number): string[] {
  const start = (symbol.selectionRange ?? symbol.range ?? symbol.location?.range)?.start;
  if (!start || depth > MOST_DEPTH) return [];
  const kind = KINDS[symbol.kind] ?? 'symbol';
  const row = `${'  '.repeat(depth)}${start.line + 1}:${start.character + 1} ${kind} ${oneLine(symbol.name, 200)}`;
  return [row, ...(symbol.children ?? []).flatMap((child) => rowsOf(child, depth + 1))];
}
