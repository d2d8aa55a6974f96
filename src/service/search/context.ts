import fs from 'node:fs';
import { SHOWN_LINE, type ShownLine } from './lines.js';
import { toFile } from './name.js';
import { isUtf16, utf16Text } from './utf16.js';

const MOST_BYTES = 16_777_216;

/**
 * The matching lines of a file with `around` lines before and after each, in order and once. A file that cannot be read
 * again, or is very large, keeps its matches alone.
 */
export function withContext(file: string, matches: ShownLine[], around: number): ShownLine[] {
  const lines = linesOf(file);
  if (!lines) return matches;
  const byLine = new Map(matches.map((match) => [match.line, match]));
  const shown: ShownLine[] = [];
  for (const match of matches) {
    const from = Math.max(match.line - around, (shown.at(-1)?.line ?? 0) + 1, 1);
    const to = Math.min(match.line + around, lines.length);
    for (let line = from; line <= to; line++) {
      shown.push(byLine.get(line) ?? { line, text: cut(lines[line - 1]!) });
    }
  }
  return shown;
}

function linesOf(file: string): string[] | undefined {
  let bytes: Buffer;
  try {
    const name = toFile(file);
    if (fs.statSync(name).size > MOST_BYTES) return undefined;
    bytes = fs.readFileSync(name);
  } catch {
    return undefined;
  }
  const text = isUtf16(bytes) ? utf16Text(bytes) : bytes.toString('utf8').replace(/^\uFEFF/, '');
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function cut(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  return text.length > SHOWN_LINE ? `${text.slice(0, SHOWN_LINE)}…` : text;
}
