const BOMS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * Bytes of a response as text. The encoding is what a byte order mark says, else the header's charset, else what an HTML
 * or XML text says of itself in its first 4 KiB, else UTF-8 where the bytes are that, else windows-1252 as browsers do.
 */
export function decode(bytes: Uint8Array, contentType = ''): string {
  const bom = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const label = bom ?? known(/charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]) ?? known(said(bytes));
  if (label !== undefined) return new TextDecoder(label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function said(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const found =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ??
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head);
  // A text that could be read as ASCII so far is no UTF-16, whatever it says.
  return found?.[1]?.replace(/^utf-?16.*$/i, 'utf-8');
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
