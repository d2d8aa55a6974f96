import fs from 'node:fs';
import { isUtf16, utf16Text } from '../search/utf16.js';

/** Source files are no larger. */
export const MOST_FILE_BYTES = 1_048_576;
/** How much of a file's start says whether it is binary, or generated. */
export const HEAD_BYTES = 1_024;

const FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0);

/**
 * Reads a file into `buffer` (a byte longer than the largest file); answers with its size, or -1 when it is binary, too
 * large or cannot be read. UTF-16 with a byte order mark becomes UTF-8. A read that is not filled has reached the end:
 * one is enough where `expected` is right.
 */
export function load(file: string | Buffer, buffer: Buffer, expected = MOST_FILE_BYTES): number {
  let handle: number | undefined;
  try {
    handle = fs.openSync(file, FLAGS);
    let size = 0;
    for (let wanted = expected + 1; size <= MOST_FILE_BYTES; wanted = MOST_FILE_BYTES + 1 - size) {
      const read = fs.readSync(handle, buffer, size, wanted, null);
      size += read;
      if (read < wanted) break;
    }
    if (size <= MOST_FILE_BYTES && size >= 2 && size % 2 === 0 && isUtf16(buffer))
      size = toUtf8(buffer, size);
    const isBinary = buffer.subarray(0, Math.min(size, HEAD_BYTES)).includes(0);
    return size > MOST_FILE_BYTES || isBinary ? -1 : size;
  } catch {
    return -1;
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

/** Writes UTF-16 with a byte order mark as UTF-8 without one; answers with the size, which may be too large. */
function toUtf8(buffer: Buffer, size: number): number {
  const bytes = Buffer.from(utf16Text(buffer.subarray(0, size)));
  bytes.copy(buffer, 0, 0, MOST_FILE_BYTES);
  return bytes.length;
}
