import { createHash } from 'node:crypto';

/**
 * What a text is recognised by later: 32 hex digits. Line ends and blanks at the ends do not count, for a server stores
 * them as it likes; everything else does, an edit within the same second too.
 */
export function frozen(...texts: (string | null | undefined)[]): string {
  const plain = texts.map((text) => (text ?? '').replace(/\r\n?/g, '\n').trim());
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 32);
}
