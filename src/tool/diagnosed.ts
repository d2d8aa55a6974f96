import type { z } from 'zod';
import type { Output, Tool } from '../contract/tool.js';
import { diagnosticLine, inOrder } from '../service/lsp/words.js';
import type { Kit } from './kit.js';

const MOST_ROWS = 10;
const MOST_BYTES = 4_096;
const WARNING = 2;

/** An editing tool whose answer also says what a language server finds wrong in the files it changed. Source: seed A. */
export function diagnosed<Input extends z.ZodType>(tool: Tool<Input, Kit>): Tool<Input, Kit> {
  return {
    ...tool,
    async run(args, context) {
      const output = await tool.run(args, context);
      const names = output.meta?.paths;
      if (!context.kit.lsp?.injects || output.failed || !Array.isArray(names)) return output;
      const found = await context.kit.lsp.afterEdit(names, context.signal);
      return found.length === 0 ? output : withBlock(output, found);
    },
  };
}

function withBlock(output: Output, found: Awaited<ReturnType<NonNullable<Kit['lsp']>['afterEdit']>>): Output {
  const rows = found.flatMap(({ name, found: all }) =>
    inOrder(all)
      .filter(({ severity }) => (severity ?? 1) <= WARNING)
      .map((each) => diagnosticLine(name, each)),
  );
  if (rows.length === 0) return { ...output, meta: { ...output.meta, diagnostics: 0 } };
  let block = 'DIAGNOSTICS';
  let shown = 0;
  for (const row of rows.slice(0, MOST_ROWS)) {
    if (Buffer.byteLength(block) + Buffer.byteLength(row) > MOST_BYTES) break;
    block += `\n${row}`;
    shown++;
  }
  if (shown < rows.length) block += `\n(${rows.length - shown} more)`;
  return {
    ...output,
    text: `${output.text}\n\n${block}`,
    meta: { ...output.meta, diagnostics: rows.length },
  };
}
