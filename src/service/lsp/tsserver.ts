import { fileURLToPath } from 'node:url';
import type { Connection } from './connection.js';
import type { Diagnostic } from './protocol.js';

const COMMAND = 'typescript.tsserverRequest';

/** Source: TypeScript's lib/typescript.d.ts, `server.protocol.Diagnostic`; lines and offsets count from 1. */
interface Told {
  start: { line: number; offset: number };
  end: { line: number; offset: number };
  text: string;
  code?: number;
  category: string;
}

const SEVERITY: Record<string, number> = { error: 1, warning: 2, message: 3, suggestion: 4 };

/**
 * Whether TypeScript's server can be asked through this one. It publishes nothing for a file that was clean and stays so,
 * and waiting for that would cost every good edit the whole wait.
 */
export function isTsserver({ capabilities }: Connection): boolean {
  const { commands } = (capabilities.executeCommandProvider ?? {}) as { commands?: string[] };
  return commands?.includes(COMMAND) ?? false;
}

/** Diagnostics of an open file, asked for. */
export async function askTsserver(
  connection: Connection,
  uri: string,
  signal: AbortSignal,
): Promise<Diagnostic[]> {
  const file = fileURLToPath(uri);
  const kinds = ['syntacticDiagnosticsSync', 'semanticDiagnosticsSync'];
  const answers = await Promise.all(
    kinds.map((kind) =>
      connection.ask<{ body?: Told[] }>(
        'workspace/executeCommand',
        { command: COMMAND, arguments: [kind, { file }] },
        signal,
      ),
    ),
  );
  return answers.flatMap((answer) => answer?.body ?? []).map(diagnosticOf);
}

function diagnosticOf({ start, end, text, code, category }: Told): Diagnostic {
  return {
    range: {
      start: { line: start.line - 1, character: start.offset - 1 },
      end: { line: end.line - 1, character: end.offset - 1 },
    },
    severity: SEVERITY[category] ?? 1,
    source: 'typescript',
    message: text,
    ...(code !== undefined && { code }),
  };
}
