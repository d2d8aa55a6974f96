import { stripHidden } from '../hidden-text.js';
import type { Diagnostic } from './protocol.js';

const SEVERITY = ['', 'error', 'warning', 'info', 'hint'];
const MESSAGE = 300;

/** One diagnostic as one line: `path:line:column severity code: message`. A server's words are bounded and kept on the line. */
export function diagnosticLine(path: string, { range, severity, code, source, message }: Diagnostic): string {
  const place = `${path}:${range.start.line + 1}:${range.start.character + 1}`;
  const from = [source, code]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => oneLine(String(part), 40));
  return `${place} ${SEVERITY[severity ?? 1] ?? 'error'}${from.length > 0 ? ` [${from.join(' ')}]` : ''}: ${oneLine(String(message), MESSAGE)}`;
}

/** Errors first, then by place. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics
    .filter(({ range, message }) => range?.start !== undefined && typeof message === 'string')
    .sort(
      (a, b) =>
        (a.severity ?? 1) - (b.severity ?? 1) ||
        a.range.start.line - b.range.start.line ||
        a.range.start.character - b.range.start.character,
    );
}

/** Text of a server or of source code on one line, bounded. */
export function oneLine(text: string, most: number): string {
  const line = stripHidden(text).replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
