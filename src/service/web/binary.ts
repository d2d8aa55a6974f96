/** What a file of these kinds starts with, read as latin1. Source: WHATWG mimesniff, and each format's own page. */
const MAGIC = [
  '%PDF-',
  'PK\x03\x04',
  '\x89PNG\r\n',
  'GIF87a',
  'GIF89a',
  '\xff\xd8\xff',
  '\x1f\x8b\x08',
  '\x7fELF',
];
const MOST_LOOKED_AT = 1_445;

/** Whether bytes are no text, whatever their server calls them: a known kind of file, or more than 2 % control characters. */
export function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return false;
  const head = bytes.subarray(0, MOST_LOOKED_AT);
  const start = Buffer.from(head.subarray(0, 8)).toString('latin1');
  if (MAGIC.some((magic) => start.startsWith(magic))) return true;
  return head.filter(isControl).length * 50 > head.length;
}

/** Tab, line feed, form feed, carriage return and escape (ISO-2022-JP) stand in texts. */
function isControl(byte: number): boolean {
  return byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte);
}
