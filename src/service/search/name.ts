import { within } from '../../contract/within.js';

/**
 * File names that are not UTF-8 travel as strings in which each stray byte is a lone surrogate (U+DC80 to U+DCFF), as
 * Python does: they stay distinct, sort, and turn back into the same bytes when the file is opened.
 */
export function nameFromBytes(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!text.includes('\ufffd') || Buffer.from(text, 'utf8').equals(bytes)) return text;
  let name = '';
  for (let at = 0; at < bytes.length; ) {
    const size = sequenceLength(bytes, at);
    name += size > 0 ? bytes.toString('utf8', at, at + size) : String.fromCharCode(0xdc00 + bytes[at]!);
    at += Math.max(size, 1);
  }
  return name;
}

/** Whether a name holds a stray byte. */
export function hasStray(name: string): boolean {
  return STRAY.test(name);
}

/** What the file system is asked for: the string itself, or its bytes where it holds stray ones. */
export function toFile(path: string): string | Buffer {
  if (!hasStray(path)) return path;
  const parts = path.split(/([\udc80-\udcff])(?<![\ud800-\udbff].)/);
  return Buffer.concat(
    parts.map((part) =>
      part.length === 1 && STRAY.test(part)
        ? Buffer.of(part.charCodeAt(0) - 0xdc00)
        : Buffer.from(part, 'utf8'),
    ),
  );
}

/** The path as people and models see it: stray bytes show as U+FFFD. */
export function shown(path: string): string {
  return path.replace(/(?<![\ud800-\udbff])[\udc80-\udcff]/g, '\ufffd');
}

/** The same folder, named from the working directory where it lies in it: the system finds such paths sooner. */
export function nearest(folder: string): string {
  return within('', folder) ?? folder;
}

const STRAY = /(?<![\ud800-\udbff])[\udc80-\udcff]/;

function sequenceLength(bytes: Buffer, at: number): number {
  const first = bytes[at]!;
  const size =
    first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (size === 0 || at + size > bytes.length) return 0;
  return Buffer.from(bytes.toString('utf8', at, at + size), 'utf8').equals(bytes.subarray(at, at + size))
    ? size
    : 0;
}
