import { z } from 'zod';
import type { ExecEnd } from './exec.js';

/** What a hook may write to stdout to tell the model something. */
const Injection = z.object({
  version: z.literal(1),
  context_items: z.array(z.union([z.string(), z.object({ text: z.string() })])).max(100),
});

/** The text a hook wants the model to see, at most `max` bytes; undefined when its output is something else. */
export function contextFrom(stdout: string, max: number): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(stdout);
  } catch {
    return undefined;
  }
  const parsed = Injection.safeParse(json);
  if (!parsed.success) return undefined;
  const text = parsed.data.context_items
    .map((item) => (typeof item === 'string' ? item : item.text))
    .join('\n');
  const bytes = Buffer.from(text);
  if (bytes.length <= max) return text || undefined;
  // A character cut in two at the end becomes U+FFFD and is dropped.
  return bytes
    .subarray(0, max)
    .toString('utf8')
    .replace(/\ufffd+$/, '');
}

/** Why a hook's run counts as a failure; undefined when it does not. */
export function failure(end: ExecEnd | { error: string }, timeout: number): string | undefined {
  if ('error' in end) return `cannot be started (${end.error})`;
  if (end.timedOut) return `took longer than ${timeout} s`;
  if (end.exit === 0) return undefined;
  return end.exit === null ? `ended by ${end.signal}` : `exit code ${end.exit}`;
}

/** The last `max` characters of a text. */
export function tailOf(text: string, max: number): string {
  const trimmed = text.trim();
  return trimmed.length <= max ? trimmed : `…${trimmed.slice(1 - max)}`;
}
