/** Whether a byte order mark of UTF-16 stands at `at`. */
export function isUtf16(bytes: Uint8Array, at = 0): boolean {
  const [first, second] = [bytes[at], bytes[at + 1]];
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** The text behind the byte order mark of UTF-16; half a character at the end is left out. */
export function utf16Text(bytes: Buffer): string {
  if (bytes[0] === 0xff) return bytes.toString('utf16le', 2);
  const units = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
  return units.swap16().toString('utf16le');
}
