/** Enough of a file for its header: JPEG may carry 64 KiB of metadata before its size. */
const HEAD_CHARACTERS = 120_000;

export interface ImageSize {
  width: number;
  height: number;
}

/** Width and height of a PNG, GIF, JPEG or WebP image, from its base64; undefined when the header does not say. */
export function imageSize(base64: string): ImageSize | undefined {
  const bytes = Buffer.from(base64.slice(0, HEAD_CHARACTERS), 'base64');
  if (bytes.length < 30) return undefined;
  const size = readSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function readSize(bytes: Buffer): ImageSize | undefined {
  const magic = bytes.toString('latin1', 0, 4);
  if (magic === '\x89PNG') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (magic === 'GIF8') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (magic === 'RIFF') return webpSize(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined;
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Walks the segments to the first start of frame. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
