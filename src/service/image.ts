/** Largest image that is handed to a model. Source: seed B, `read`. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** The kind of image that the bytes are, whatever the file is called: PNG, JPEG, GIF or WebP. */
export function imageMime(bytes: Buffer): string | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'image/gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}
